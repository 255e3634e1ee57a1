// Cases of operations: families, versions, queries, authentication.

import type { Case } from "./case.js";
import { add, all, remove, replace } from "./edit.js";

const order = "activities/order-tea.yaml";
const approve = "activities/approve-task.yaml";
const where = "queries/whereabouts.yaml";

const gardens = `
query: listGardens
doc: Lists the gardens.
path: query/list_gardens
request: { fields: {} }
response: { fields: { count: { type: int32, doc: How many. } } }
examples: [{ request: {}, response: { count: 1 } }]
`;

const move = `
family: whereabouts
doc: Asks where the shop is.
path: submit/whereabouts
traits: { desk: FRONT }
versions:
  1: { type: TASK_WHEREABOUTS, intent: { fields: {} }, result: { fields: { street: { type: string, doc: Its street. } } } }
examples: [{ parameters: {}, result: { street: Main Street } }]
`;

/** The query is deprecated, with its last day. */
const until = (day: string) =>
  replace(
    where,
    "doc: Tells where the shop is.",
    `doc: Tells where the shop is.\ndeprecated: { why: Ask a clerk., until: "${day}" }`,
  );

const answersItself = all(
  replace(approve, "result: { of: target }", "result: { fields: { done: { type: boolean, doc: Whether it is. } } }"),
  replace(approve, "parameters: { task: t1 }", "parameters: { task: t1 }, result: { done: true }"),
);

const third = all(
  replace(
    order,
    "    result: { sameAs: 1 }\n",
    "    result: { sameAs: 1 }\n  3:\n    type: TASK_ORDER_TEA_V3\n    intent: { from: 2, add: { gift?: { type: string, doc: For whom. } } }\n    result: { sameAs: 1 }\n",
  ),
  replace(
    order,
    "  - { parameters: { teas: [Assam], weight: 100, hurry: true }",
    "  - { version: 3, parameters: { teas: [Assam], weight: 100, hurry: true }",
  ),
);

const current = (version: number) => replace(order, "versions:\n", `current: ${version}\nversions:\n`);

const strict = "intent: { fields: { tea: TeaName";
const tolerant = "intent: { extra: true, fields: { tea: TeaName";

export const activityCases: readonly Case[] = [
  {
    rule: "object-made-strict",
    about: "what another operation answers with, before it is met where it is sent",
    subject: "OrderTeaIntent",
    effects: "●–◐––",
    mirror: "object-made-tolerant",
    before: replace(order, strict, tolerant),
    edit: replace(order, tolerant, strict),
  },
  {
    rule: "operation-added",
    about: "a query is new",
    subject: "listGardens",
    effects: "–––●–",
    mirror: "operation-removed",
    edit: add("queries/list-gardens.yaml", gardens),
  },
  {
    rule: "operation-removed",
    about: "a query is gone",
    subject: "whereabouts",
    effects: "●●●◐–",
    mirror: "operation-added",
    edit: remove(where),
  },
  {
    rule: "operation-removed",
    about: "a version can be read only",
    subject: "orderTea v1",
    effects: "●–●◐–",
    mirror: "operation-added",
    edit: replace(
      order,
      "    type: TASK_ORDER_TEA\n",
      "    type: TASK_ORDER_TEA\n    submit: false\n    why: It named one tea only.\n",
    ),
    before: replace(
      order,
      "  - { version: 1, parameters: { tea: Assam, weight: 100 }, result: { receipt: R1 } }\n",
      "",
    ),
  },
  {
    rule: "path-changed",
    about: "a query is found elsewhere",
    subject: "whereabouts",
    effects: "●––––",
    mirror: "path-changed",
    edit: replace(where, "query/whereabouts", "query/where"),
  },
  {
    rule: "path-changed",
    about: "everything is found elsewhere",
    subject: "basePath",
    effects: "●––––",
    mirror: "path-changed",
    edit: replace("contract.yaml", "basePath: /api", "basePath: /shop"),
  },
  {
    rule: "operation-renamed",
    about: "a query has another name",
    subject: "whereabouts",
    effects: "––●●–",
    mirror: "operation-renamed",
    edit: replace(where, "query: whereabouts", "query: location"),
  },
  {
    rule: "operation-kind-changed",
    about: "a query became a kind of activity",
    subject: "whereabouts",
    effects: "●●●●–",
    mirror: "operation-kind-changed",
    edit: all(remove(where), add("activities/whereabouts.yaml", move)),
  },
  {
    rule: "authentication-removed",
    about: "a header no longer authenticates",
    subject: "door",
    effects: "●–◐––",
    mirror: "authentication-added",
    edit: replace(
      "contract.yaml",
      "  door: { header: X-Door, only: queries, doc: Which door the caller came through. }\n",
      "",
    ),
  },
  {
    rule: "authentication-removed",
    about: "a header authenticates queries only",
    subject: "badge",
    effects: "●–◐––",
    mirror: "authentication-added",
    edit: replace("contract.yaml", "content: Badge,", "content: Badge, only: queries,"),
  },
  {
    rule: "authentication-removed",
    about: "a header authenticates submits only, no longer queries",
    subject: "door",
    effects: "●–◐––",
    mirror: "authentication-removed",
    edit: replace("contract.yaml", "only: queries", "only: submits"),
  },
  {
    rule: "authentication-added",
    about: "a header more authenticates",
    subject: "window",
    effects: "–––––",
    mirror: "authentication-removed",
    edit: replace("contract.yaml", "security:\n", "security:\n  window: { header: X-Window, doc: Which window. }\n"),
  },
  {
    rule: "authentication-removed",
    about: "a header no longer authenticates one operation",
    subject: "listTeas door",
    effects: "●–◐––",
    mirror: "authentication-added",
    edit: replace("queries/list-teas.yaml", "doc: Lists teas.", "doc: Lists teas.\nsecurity: [badge]"),
  },
  {
    rule: "authentication-removed",
    about: "an operation that anybody could call",
    subject: "listTeas nothing",
    effects: "●–◐––",
    mirror: "authentication-added",
    before: replace("queries/list-teas.yaml", "doc: Lists teas.", "doc: Lists teas.\nsecurity: none"),
    edit: replace("queries/list-teas.yaml", "security: none", "security: [badge]"),
  },
  {
    rule: "error-changed",
    about: "an operation no longer says what it fails with",
    subject: "listTeas errors.NOT_FOUND",
    effects: "––●◐–",
    mirror: undefined,
    before: replace("queries/list-teas.yaml", "doc: Lists teas.", "doc: Lists teas.\nerrors: [NOT_FOUND]"),
    edit: replace("queries/list-teas.yaml", "\nerrors: [NOT_FOUND]", ""),
  },
  {
    rule: "error-added",
    about: "an operation fails with a code more",
    subject: "listTeas errors.SOLD_OUT",
    effects: "–◐◐––",
    mirror: "error-changed",
    before: replace("queries/list-teas.yaml", "doc: Lists teas.", "doc: Lists teas.\nerrors: [NOT_FOUND]"),
    edit: replace("queries/list-teas.yaml", "errors: [NOT_FOUND]", "errors: [NOT_FOUND, SOLD_OUT]"),
  },
  {
    rule: "deprecated",
    about: "an operation is deprecated",
    subject: "whereabouts",
    effects: "–––––",
    mirror: undefined,
    edit: replace(where, "doc: Tells where the shop is.", "doc: Tells where the shop is.\ndeprecated: Ask a clerk."),
  },
  {
    rule: "removal-date-too-near",
    about: "an operation goes earlier than announced",
    subject: "whereabouts",
    effects: "–––––",
    mirror: undefined,
    before: until("2999-12-31"),
    edit: replace(where, "2999-12-31", "2999-06-30"),
  },
  {
    rule: "removal-date-too-near",
    about: "an operation is said to have gone",
    subject: "whereabouts",
    effects: "–––––",
    mirror: undefined,
    edit: until("2020-01-01"),
  },
  {
    rule: "operation-removed-as-announced",
    about: "an operation is gone after its date",
    subject: "whereabouts",
    effects: "◐◐◐◐–",
    mirror: "operation-added",
    before: until("2020-01-01"),
    edit: remove(where),
  },
  {
    rule: "idempotency-changed",
    about: "clients no longer fill in the time",
    subject: "envelope.sentAt",
    effects: "◐◐●◐–",
    mirror: "idempotency-changed",
    edit: replace("contract.yaml", "sentAt: { type: Instant, fill: nowMs }", "sentAt: { type: Instant }"),
  },
  {
    rule: "idempotency-changed",
    about: "clients may send a submit again",
    subject: "activities.idempotent",
    effects: "◐◐◐◐–",
    mirror: "idempotency-changed",
    edit: replace("contract.yaml", "activities:\n", "activities:\n  idempotent: true\n"),
  },
  {
    rule: "version-added",
    about: "a family has a newer version",
    subject: "orderTea v3",
    effects: "–◐◐●◐",
    mirror: "version-removed",
    edit: third,
  },
  {
    rule: "version-added",
    about: "a family has a newer version, and the plain name stays",
    subject: "orderTea v3",
    effects: "–◐◐●◐",
    mirror: "version-removed",
    edit: all(third, current(2)),
  },
  {
    rule: "plain-name-moved",
    about: "a family has a newer version, and does not say which one is current",
    subject: "orderTea",
    effects: "––●––",
    mirror: "plain-name-moved",
    edit: third,
  },
  {
    rule: "plain-name-moved",
    about: "a newer version is current from now on",
    subject: "orderTea",
    effects: "––●––",
    mirror: "plain-name-moved",
    before: all(third, current(2)),
    edit: replace(order, "current: 2", "current: 3"),
  },
  {
    rule: "operation-renamed",
    about: "the family no longer says which version is current, so that it has no number",
    subject: "orderTeaV3",
    effects: "––●––",
    mirror: undefined,
    before: all(third, current(3)),
    edit: replace(order, "current: 3\n", ""),
  },
  {
    rule: "version-removed",
    about: "a family lost its newest version",
    subject: "orderTea v3",
    effects: "●◐●●◐",
    mirror: "version-added",
    before: third,
    edit: (files) => {
      const text = files.get(order) ?? "";
      files.set(order, text.replace(/ {2}3:\n(?: {4}.*\n)+/, "").replace("{ version: 3, ", "{ "));
    },
  },
  {
    rule: "wire-type-changed",
    about: "the type of a version",
    subject: "approveTask v1",
    effects: "●●●●◐",
    mirror: "wire-type-changed",
    edit: replace(approve, "TASK_APPROVE_TASK", "TASK_AGREE"),
    before: replace(
      "queries/get-task.yaml",
      "found: { id: t1, type: TASK_APPROVE_TASK, state: DONE, intent: { approveTaskIntent: { task: t1 } }, result: {} }",
      "found: { id: t1, type: TASK_ORDER_TEA, state: DONE, intent: { orderTeaIntent: { tea: Assam, weight: 1 } }, result: {} }",
    ),
  },
  {
    rule: "intent-key-renamed",
    about: "a version has a result of its own",
    subject: "orderTea v2 orderTeaResult",
    effects: "–◐●●–",
    mirror: "intent-key-renamed",
    edit: replace(
      order,
      "result: { sameAs: 1 }",
      "result: { fields: { receipt: { type: string, doc: Number of the receipt. } } }",
    ),
  },
  {
    rule: "intent-key-renamed",
    about: "the family has another name",
    subject: "approveTask v1 approveTaskIntent",
    effects: "–●●●–",
    mirror: "intent-key-renamed",
    edit: all(
      replace(approve, "family: approveTask", "family: agreeToTask"),
      replace("queries/get-task.yaml", "approveTaskIntent", "agreeToTaskIntent"),
    ),
  },
  {
    rule: "result-added",
    about: "an operation answers with its own activity",
    subject: "approveTask v1",
    effects: "––◐●–",
    mirror: "result-removed",
    edit: answersItself,
  },
  {
    rule: "result-removed",
    about: "an operation answers with another activity",
    subject: "approveTask v1",
    effects: "–●●◐–",
    mirror: "result-added",
    before: answersItself,
    edit: all(
      replace(
        approve,
        "result: { fields: { done: { type: boolean, doc: Whether it is. } } }",
        "result: { of: target }",
      ),
      replace(approve, ", result: { done: true }", ""),
    ),
  },
  {
    rule: "upgrade-changed",
    about: "a template fills in something else",
    subject: "orderTea v1",
    effects: "◐––◐–",
    mirror: "upgrade-changed",
    edit: replace(order, "value: [$tea]", "value: [$tea, $tea]"),
  },
  {
    rule: "upgrade-changed",
    about: "a hook makes another member",
    subject: "orderTea v1",
    effects: "◐––◐–",
    mirror: "upgrade-changed",
    before: replace(order, "default: false } }\n", "default: false } }\n      upgrade: { custom: ask }\n"),
    edit: replace(order, "urgent., default: false", "urgent."),
  },
  {
    rule: "upgrade-removed",
    about: "an older version is left behind",
    subject: "orderTea v1",
    effects: "◐–●◐–",
    mirror: undefined,
    edit: (files) => {
      const text = files.get(order) ?? "";
      const fields = `    intent:
      fields:
        weight: Grams
        teas: { type: "TeaName[]", doc: What to order. }
        hurry: { type: boolean, doc: Whether it is urgent. }
      upgrade: { none: it is another kind of order }
`;
      files.set(
        order,
        text.replace(/ {4}intent:\n {6}from: 1\n(?: {6}.*\n)+/, () => fields),
      );
    },
  },
  {
    rule: "default-changed",
    about: "older requests get another default",
    subject: "OrderTeaIntentV2.hurry",
    effects: "◐––◐–",
    mirror: "default-changed",
    edit: replace(order, "default: false", "default: true"),
  },
  {
    rule: "trait-changed",
    about: "a family belongs to another desk",
    subject: "orderTea desk",
    effects: "––––●",
    mirror: "trait-changed",
    edit: replace(order, "desk: FRONT", "desk: BACK"),
  },
  {
    rule: "request-member-required-with-default",
    about: "a version takes a member more, with a default for older ones",
    subject: "OrderTeaIntentV2.gift",
    effects: "●–●––",
    mirror: "request-member-removed",
    edit: all(
      replace(
        order,
        "default: false }",
        "default: false }, gift: { type: boolean, doc: Whether it is one., default: false }",
      ),
      replace(order, "hurry: true }", "hurry: true, gift: true }"),
    ),
  },
  {
    rule: "outcomes-changed",
    about: "waiting ends in another way too",
    subject: "activities.status",
    effects: "––◐––",
    mirror: "outcomes-changed",
    edit: all(
      replace("contract.yaml", "refused: REFUSED", "refused: REFUSED, lost: LOST"),
      replace("enums.yaml", "REFUSED: Will not be done.", "REFUSED: Will not be done., LOST: Nobody knows."),
    ),
  },
];
