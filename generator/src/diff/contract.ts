// What the whole contract shares: where it is served, its limits, what clients fill in and wait for.

import type { Model } from "../model/model.js";
import type { Changes, Side } from "./change.js";
import { notFound } from "./operations.js";
import type { Pair } from "./pair.js";

const position = { file: "contract.yaml", line: 1, column: 1, length: 1 };

function side(text: string): Side {
  return { text, position };
}

export function compareContract({ changes, pair }: { changes: Changes; pair: Pair }): void {
  const [old, now] = [pair.old.contract, pair.now.contract];
  if (old.basePath !== now.basePath) {
    const message = `everything is found below \`${now.basePath}\`; it was \`${old.basePath}\``;
    const sides = { before: side(`basePath: ${old.basePath}`), after: side(`basePath: ${now.basePath}`) };
    const first = pair.old.queries[0] ?? pair.old.families[0] ?? pair.old.operations[0];
    const witness = notFound(`${old.basePath}/${first?.path ?? ""}`);
    changes.add({ rule: "path-changed", subject: "basePath", message, ...sides, witness });
  }
  compareBodyLimit(changes, old.limits.bodyBytes, now.limits.bodyBytes);
  compareJson(changes, old.json, now.json);
  compareIdempotency(changes, pair);
  compareOutcomes(changes, pair);
  const said = ({ contract }: Model): string => JSON.stringify([contract.title, contract.doc, contract.server]);
  if (said(pair.old) !== said(pair.now)) {
    changes.add({
      rule: "documentation-changed",
      subject: "contract",
      message: "title, documentation or default address of the contract has changed",
      before: side(said(pair.old)),
      after: side(said(pair.now)),
    });
  }
}

function compareBodyLimit(changes: Changes, before: number, after: number): void {
  if (before === after) return;
  changes.add({
    rule: after < before ? "bound-tightened" : "bound-loosened",
    subject: "limits.bodyBytes",
    message: `bodies have at most ${after} bytes; it was ${before}`,
    before: side(`bodyBytes: ${before}`),
    after: side(`bodyBytes: ${after}`),
    ...(after < before && {
      witness: {
        kind: "request",
        at: `any operation, with a body of ${after + 1} bytes`,
        value: undefined,
        refusal: `at most ${after} bytes`,
      } as const,
    }),
  });
}

function compareJson(changes: Changes, before: string, after: string): void {
  if (before === after) return;
  const strict = after === "strict";
  changes.add({
    rule: strict ? "bound-tightened" : "bound-loosened",
    subject: "json",
    message: `requests ${strict ? "no longer have" : "may have"} JSON as clients of protocol buffers write it`,
    before: side(`json: ${before}`),
    after: side(`json: ${after}`),
    ...(strict && {
      witness: {
        kind: "request",
        at: "any operation, with the name of a member in snake_case",
        value: undefined,
        refusal: "no other members",
      } as const,
    }),
  });
}

/** Whether clients send a submit again whose answer they did not get. */
function compareIdempotency(changes: Changes, pair: Pair): void {
  const [before, after] = [pair.old.activity, pair.now.activity];
  if (!before || !after || before.idempotent === after.idempotent) return;
  changes.add({
    rule: "idempotency-changed",
    subject: "activities.idempotent",
    message: after.idempotent
      ? "submits may be sent again: clients retry them"
      : "submits take effect each time: clients no longer retry them",
    before: side(`idempotent: ${before.idempotent}`),
    after: side(`idempotent: ${after.idempotent}`),
  });
}

/** How the waiting for an activity can end is a union that callers switch over. */
function compareOutcomes(changes: Changes, pair: Pair): void {
  const final = ({ activity }: Model): readonly string[] =>
    (activity?.status?.final ?? []).map(({ outcome, value }) => `${outcome}: ${value}`);
  const [before, after] = [final(pair.old), final(pair.now)];
  const text = (outcomes: readonly string[]): string => (outcomes.length > 0 ? outcomes.join(", ") : "none");
  if (text(before) === text(after)) return;
  changes.add({
    rule: "outcomes-changed",
    subject: "activities.status",
    message: `waiting ends in ${text(after)}; it was ${text(before)}`,
    before: side(text(before)),
    after: side(text(after)),
    effects: { callers: before.every((one) => after.includes(one)) ? "depends" : "breaks" },
  });
}
