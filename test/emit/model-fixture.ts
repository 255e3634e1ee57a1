// A small contract, already linked: a library that lends books. It holds one of everything that emitters tell apart:
// versions (derived, custom and left behind), an operation that answers with another activity, records that contain
// themselves, open and closed enums, nullable and deprecated members.

import type {
  Contract,
  Enum,
  Errors,
  Family,
  Field,
  Json,
  Model,
  Query,
  Scalar,
  Shape,
  Step,
  Type,
  Union,
  Version,
} from "../../generator/src/model/model.js";
import { entryOf, firstOf, present } from "../service/support/results.js";
import { answered, both, enumOf, field, list, of, position, scalar, sent, shape, text } from "./model-parts.js";

export const Id: Scalar = scalar("Id", "b-1", { bounds: { maxLength: 64 }, format: "uuid" });
export const Millis: Scalar = scalar("Millis", "1700000000000", {
  bounds: { maxLength: 20, pattern: "^[0-9]+$" },
  format: "decimal",
});
export const Days: Scalar = scalar("Days", 14, { bounds: { minimum: 1, maximum: 90 } });

const ActivityType = enumOf(
  "ActivityType",
  { LEND_BOOK: "Lends one.", LEND_BOOK_V2: "Lends by id.", LEND_BOOK_V3: "Lends many.", AGREE: "Agrees." },
  { open: true },
);
const Resource = enumOf("Resource", { LOAN: "What was lent.", RULE: "What is allowed." }, { usage: answered });
const Status = enumOf(
  "Status",
  { STATUS_PENDING: "Not yet.", STATUS_DONE: "Done.", STATUS_LOST: "Lost." },
  { usage: answered },
);
export const Genre: Enum = enumOf("Genre", { POEM: "Verse.", NOVEL: "A long story." }, { open: true });

const shelfFields: Field[] = [];
export const Shelf: Shape = shape("Shelf", shelfFields);
shelfFields.push(field("label", text), field("parent?", of(Shelf)), field("children", list(of(Shelf))));
export const Book: Shape = shape("Book", [
  field("id", of(Id), { doc: "" }),
  field("genre", of(Genre), { doc: "" }),
  field("shelf?", of(Shelf)),
  field("remark?", text, { nullable: "absent", example: "signed" }),
  field("isbn?", text, { deprecated: "Use `id`." }),
]);
const ErrorBody = shape(
  "ErrorBody",
  [field("code", { kind: "int32", bounds: {} }), field("message", text), field("details", list({ kind: "json" }))],
  { usage: answered },
);
const Seal = shape("Seal", [field("by", of(Id)), field("mark", text)], { usage: sent });

const record = (name: string, fields: Field[], usage = both, more: Partial<Shape> = {}): Shape =>
  shape(name, fields, { usage, home: "activities/lend-book", ...more });
const LendIntent = record("LendBookIntent", [field("title", text), field("days?", of(Days))], both, { role: "intent" });
const LendIntentV2Fields = [field("bookId", of(Id)), field("days", of(Days))];
const LendIntentV2 = record("LendBookIntentV2", LendIntentV2Fields, both, { role: "intent" });
const LendIntentV3Fields = [field("bookIds", list(of(Id), 1)), field("days", of(Days)), field("genre?", of(Genre))];
const LendResult = record("LendBookResult", [field("books", list(of(Book)))], answered, { role: "result" });
const AgreeIntent = record("AgreeIntent", [field("fingerprint", text)], both, { role: "intent" });

const toV2: Step = {
  from: LendIntent,
  to: LendIntentV2,
  upgrade: {
    kind: "custom",
    why: "a title does not say which copy",
    members: [],
    asked: LendIntentV2Fields,
  },
  changes: [
    { kind: "drop", field: "title" },
    { kind: "add", field: "bookId" },
  ],
};
const LendIntentV3 = record("LendBookIntentV3", LendIntentV3Fields, both, { role: "intent" });
const toV3: Step = {
  from: LendIntentV2,
  to: LendIntentV3,
  upgrade: {
    kind: "derived",
    members: [
      {
        field: firstOf(LendIntentV3Fields),
        source: {
          kind: "array",
          items: [{ kind: "path", path: ["bookId"], optional: false, orElse: undefined, convert: { kind: "same" } }],
        },
      },
      {
        field: entryOf(LendIntentV3Fields, 1),
        source: { kind: "path", path: ["days"], optional: false, orElse: undefined, convert: { kind: "same" } },
      },
    ],
  },
  changes: [
    { kind: "wrap", field: "bookIds", uses: ["bookId"] },
    { kind: "add", field: "genre" },
    { kind: "retype", field: "days", from: "int32", to: "Days" },
    { kind: "rename", field: "when", to: "days" },
    { kind: "add", field: "quorum", default: 1 },
  ],
};
Object.assign(LendIntentV2, { step: toV2 });
Object.assign(LendIntentV3, { step: toV3 });

const baseFields = [
  field("id", of(Id)),
  field("libraryId", of(Id)),
  field("status", of(Status)),
  field("failure?", text),
];
const Base = shape("ActivityBase", baseFields, { usage: answered });
const inline = (name: string, type: Shape, optional: boolean): Type =>
  of(shape("", [field(optional ? `${name}?` : name, of(type))], { role: "inline", usage: answered }));
const intents = {
  lendBookIntent: LendIntent,
  lendBookIntentV2: LendIntentV2,
  lendBookIntentV3: LendIntentV3,
  agreeIntent: AgreeIntent,
};
const Intent = shape(
  "Intent",
  Object.entries(intents).map(([name, type]) => field(`${name}?`, of(type))),
  { usage: answered },
);
const Result = shape("Result", [field("lendBookResult?", of(LendResult))], { usage: answered });
const literal = (value: string): Field => field("type", { kind: "literal", value, of: ActivityType });
const activityOf = (name: string, type: Field, intent: Type, result: Type): Shape => {
  const fields = [
    ...baseFields.slice(0, 3),
    type,
    field("intent", intent),
    field("result", result),
    ...baseFields.slice(3),
  ];
  return shape(name, fields, { role: "activity", usage: answered, home: "activities/lend-book" });
};
const UnknownActivity = activityOf("UnknownActivity", field("type", of(ActivityType)), of(Intent), of(Result));

const envelope = [field("sentAtMs", of(Millis), { fill: "nowMs" }), field("libraryId", of(Id), { example: "l-1" })];
type Written = Pick<Version, "number" | "type" | "intentKey" | "intent"> & Partial<Version>;

function version(family: string, own: Written, submitted = true): Version {
  const suffix = own.number === 1 ? "" : `V${own.number}`;
  const result = own.result ? inline(own.resultKey ?? "", own.result, true) : of(Result);
  const activity = activityOf(
    `${family}Activity${suffix}`,
    literal(own.type),
    inline(own.intentKey, own.intent, false),
    result,
  );
  const fields = [literal(own.type), ...envelope, field("parameters", of(own.intent), { doc: "" })];
  const home = "activities/lend-book";
  const request = shape(`${family}Request${suffix}`, fields, {
    role: "request",
    usage: sent,
    home,
    deprecated: own.deprecated,
  });
  const response = shape(`${family}Response${suffix}`, [field("activity", of(activity))], {
    role: "response",
    usage: answered,
    home,
  });
  return {
    suffix,
    doc: `About ${own.type}.`,
    deprecated: undefined,
    resultKey: undefined,
    result: undefined,
    submit: submitted
      ? {
          request,
          response: own.result ? response : ActivityResponse,
          operation: `${family.charAt(0).toLowerCase()}${family.slice(1)}${suffix}`,
          numbered: undefined,
        }
      : undefined,
    why: submitted ? undefined : "it named no copy",
    activity,
    next: undefined,
    step: undefined,
    position,
    ...own,
  };
}

const variants: { value: string; shape: Shape }[] = [];
export const Activity: Union = {
  name: "Activity",
  doc: "What was asked and what came of it.",
  tag: "type",
  variants,
  fallback: UnknownActivity,
  usage: answered,
  home: "activity",
  position,
};
const ActivityResponse = shape("ActivityResponse", [field("activity", { kind: "union", union: Activity })], {
  role: "response",
  usage: answered,
});

const lendV3 = version("LendBook", {
  number: 3,
  type: "LEND_BOOK_V3",
  intentKey: "lendBookIntentV3",
  intent: LendIntentV3,
  resultKey: "lendBookResult",
  result: LendResult,
});
const lendV2 = version("LendBook", {
  number: 2,
  type: "LEND_BOOK_V2",
  intentKey: "lendBookIntentV2",
  intent: LendIntentV2,
  resultKey: "lendBookResult",
  result: LendResult,
  deprecated: "Version 3 takes its place.",
  next: lendV3,
  step: toV3,
});
const lendV1 = version(
  "LendBook",
  {
    number: 1,
    type: "LEND_BOOK",
    intentKey: "lendBookIntent",
    intent: LendIntent,
    resultKey: "lendBookResult",
    result: LendResult,
    deprecated: "Version 2 takes its place.",
    next: lendV2,
    step: toV2,
  },
  false,
);
const agreeV1 = version("Agree", { number: 1, type: "AGREE", intentKey: "agreeIntent", intent: AgreeIntent });
for (const { type, activity } of [lendV1, lendV2, lendV3, agreeV1]) variants.push({ value: type, shape: activity });

const request = (of: Version): Shape => present(of.submit, "submit").request;
const LendBody: Union = {
  name: "LendBookBody",
  doc: "Any version of the request.",
  tag: "type",
  variants: [lendV2, lendV3].map((each) => ({ value: each.type, shape: request(each) })),
  fallback: undefined,
  usage: sent,
  home: "activities/lend-book",
  position,
};
const book: Json = { id: "b-1", genre: "NOVEL" };
const trait = (value: string): Family["traits"] => [{ name: "resource", enum: Resource, value }];

export const lendBook: Family = {
  name: "lendBook",
  doc: "Lends books to a reader. The reader is the one who asks.",
  path: "submit/lend_book",
  traits: trait("LOAN"),
  versions: [lendV1, lendV2, lendV3],
  newest: lendV3,
  current: lendV3,
  body: { kind: "union", union: LendBody },
  answers: [lendV2, lendV3].map((each) => present(each.submit, "submit").response),
  examples: [
    { version: lendV2, doc: undefined, parameters: { bookId: "b-1", days: 7 }, result: { books: [book] } },
    { version: lendV3, doc: "Two books.", parameters: { bookIds: ["b-1", "b-2"], days: 7 }, result: { books: [book] } },
  ],
  home: "activities/lend-book",
  terms: {},
  position,
};
export const agree: Family = {
  name: "agree",
  doc: "Agrees to what another asked.",
  path: "submit/agree",
  traits: trait("RULE"),
  versions: [agreeV1],
  newest: agreeV1,
  current: agreeV1,
  body: of(request(agreeV1)),
  answers: [ActivityResponse],
  examples: [{ version: agreeV1, doc: undefined, parameters: { fingerprint: "f-1" }, result: undefined }],
  home: "activities/lend-book",
  terms: {},
  position,
};
export const getActivity: Query = {
  kind: "query",
  traits: [],
  idempotent: true,
  name: "getActivity",
  doc: "Reads one activity.",
  path: "query/get_activity",
  request: shape("GetActivityRequest", [field("libraryId", of(Id)), field("activityId", of(Id))], {
    role: "request",
    usage: sent,
  }),
  response: ActivityResponse,
  examples: [
    {
      doc: "A pending one.",
      request: { libraryId: "l-1", activityId: "a-1" },
      response: {
        activity: {
          id: "a-1",
          libraryId: "l-1",
          status: "STATUS_PENDING",
          type: "LEND_BOOK_V3",
          intent: { lendBookIntentV3: { bookIds: ["b-1"], days: 7 } },
          result: {},
        },
      },
    },
  ],
  home: "queries/get-activity",
  terms: {},
  position,
};

const contract: Contract = {
  name: "library",
  package: "@library/api",
  version: "1.2.3",
  title: "Library API",
  doc: "Lends books. For readers.",
  basePath: "/v1",
  server: "http://localhost:8080",
  lastRelease: undefined,
  docs: { command: undefined, sample: undefined, start: undefined },
  json: "strict",
  limits: { bodyBytes: 1048576, stringLength: 65536, arrayItems: 100 },
  manifest: {
    license: "MIT",
    author: "Town library <desk@library.example>",
    repository: "https://library.example/api.git",
    typescript: "5.4",
    openapi: undefined,
    emit: ["validators", "upgrades", "server", "mock", "openapi", "schemas", "docs"],
    go: undefined,
    python: undefined,
    rust: undefined,
    runtime: undefined,
  },
  emitters: [],
  security: [
    {
      name: "seal",
      header: "X-Seal",
      doc: "The reader's seal.",
      content: Seal,
      only: undefined,
      stampers: [{ name: "main", scheme: undefined, position }],
      position,
    },
    {
      name: "card",
      header: "X-Card",
      doc: "A reader's card.",
      content: undefined,
      only: "queries",
      stampers: [{ name: "card", scheme: undefined, position }],
      position,
    },
  ],
};
const errors: Errors = {
  body: ErrorBody,
  media: "application/json",
  mediaPosition: position,
  codes: [
    {
      name: "NOT_FOUND",
      code: 5,
      status: 404,
      doc: "There is no such book.",
      details: undefined,
      refuses: [],
      position,
    },
  ],
};

export const model: Model = {
  contract,
  scalars: [Days, Id, Millis],
  enums: [ActivityType, Genre, Resource, Status],
  shapes: [Book, ErrorBody, Seal, Shelf],
  imports: [],
  unions: [],
  families: [agree, lendBook],
  operations: [],
  queries: [getActivity],
  errors,
  headers: [],
  webhooks: [
    {
      name: "activityUpdate",
      doc: "Tells of a new activity.",
      payload: { kind: "union", union: Activity },
      headers: [field("X-Event-Id", of(Id)), field("X-Genre?", of(Genre))],
      position,
    },
  ],
  activity: {
    members: { type: "type", intent: "intent", result: "result", parameters: "parameters" },
    base: Base,
    record: UnknownActivity,
    union: Activity,
    types: ActivityType,
    intent: Intent,
    result: Result,
    envelope,
    summary: [],
    response: ActivityResponse,
    traits: [{ name: "resource", enum: Resource }],
    idempotent: true,
    status: { field: "status", pending: ["STATUS_PENDING"], final: [{ outcome: "completed", value: "STATUS_DONE" }] },
    poll: {
      query: getActivity,
      by: [
        { parameter: "libraryId", field: "libraryId" },
        { parameter: "activityId", field: "id" },
      ],
    },
  },
};
