// What `diff` says of the wire is so. Pairs of contracts are made by random edits, and values at random: where requests
// are said to stay compatible, whatever the old strict validator takes the new one takes; where answers are, whatever the
// new contract answers the old tolerant one reads; and every break is shown by a value, which the validators of both
// contracts judge. DIFF_RUNS asks for more pairs.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change } from "../../../generator/src/diff/change.js";
import { compare } from "../../../generator/src/diff/compare.js";
import { fits } from "../../../generator/src/values/issues.js";
import type { Json, Model, Type } from "../../../generator/src/model/model.js";
import { plainOperations } from "../../../generator/src/model/operations.js";
import { findIssues } from "../../../templates/runtime/validate-explain.js";
import { resolve } from "../../../templates/runtime/validate-descriptor.js";
import type { Mode } from "../../../templates/runtime/validate-descriptor.js";
import { share, turn } from "../../share.js";
import { fitting, mutated } from "../../validators/arbitrary.js";
import { library, modelOf, onBase, sourcesOf } from "../fixture.js";
import { contracts } from "../random-contract.js";
import { shop } from "./cases.js";
import { Descriptors } from "./descriptors.js";
import { decisions, editedAtRandom, everySingle } from "./random-edits.js";

const runs = Number(process.env["DIFF_RUNS"] ?? 30);
const valuesPerBody = 8;

interface Body {
  readonly at: string;
  readonly request: Type;
  readonly answer: Type;
}

/** What is sent to each operation and answered by it. */
function bodies(model: Model): readonly Body[] {
  const { contract, families } = model;
  const shape = (value: Extract<Type, { kind: "shape" }>["shape"]) => ({ kind: "shape", shape: value }) as const;
  const ofVersions = families.flatMap(({ path, versions }) =>
    versions.flatMap(({ submit, type }) =>
      submit
        ? [
            {
              at: `POST ${contract.basePath}/${path} ${type}`,
              request: shape(submit.request),
              answer: shape(submit.response),
            },
          ]
        : [],
    ),
  );
  const ofPlain = plainOperations(model).map(({ path, request, response }) => ({
    at: `POST ${contract.basePath}/${path}`,
    request: shape(request),
    answer: shape(response),
  }));
  return [...ofVersions, ...ofPlain];
}

function judgedBy(type: Type, value: unknown, mode: Mode): boolean {
  return findIssues(resolve(new Descriptors().of(type)), value, mode, 1).length === 0;
}

const count = { pairs: 0, witnesses: 0, compatible: 0, values: 0, undecided: 0 };

/** Where a verdict is wrong; none where it is right. */
async function disagreements(old: Model, now: Model, seed: number): Promise<string[]> {
  const changes = await compare(old, now);
  count.pairs++;
  const newBodies = new Map(bodies(now).map((body) => [body.at, body]));
  const safe = { requests: isSafe(changes, "requests"), responses: isSafe(changes, "responses") };
  const refused = bodies(old).flatMap((before) => {
    const after = newBodies.get(before.at);
    if (!after) return [];
    return [
      ...(safe.requests ? refusals(before.request, after.request, "strict", seed) : []),
      ...(safe.responses ? refusals(after.answer, before.answer, "tolerant", seed) : []),
    ];
  });
  return [...refused, ...changes.flatMap((change) => unproved(change, old, now))];
}

function isSafe(changes: readonly Change[], axis: "requests" | "responses"): boolean {
  const safe = changes.every(({ effects }) => effects[axis] === "safe");
  if (safe) count.compatible++;
  return safe;
}

/** Values that one contract makes and the other refuses, although none should be. */
function refusals(made: Type, reading: Type, mode: Mode, seed: number): string[] {
  const ref = new Descriptors().of(made);
  const arbitrary = fc.oneof(fitting(ref, mode), mutated(ref, mode));
  return fc.sample(arbitrary, { numRuns: valuesPerBody, seed }).flatMap((value) => {
    const text = JSON.stringify(value);
    const taken = judgedBy(made, value, mode);
    // `-0` and the like are no JSON: what is compared is what arrives.
    const json = JSON.parse(text) as Json;
    if (judgedBy(made, json, mode) !== fits(made, json, mode)) return [`the interpreter judges otherwise: ${text}`];
    // What is answered has no members but those that are listed.
    if (!taken || (mode === "tolerant" && !fits(made, json, "answer"))) return [];
    count.values++;
    return judgedBy(reading, json, mode) ? [] : [`refused: ${text}`];
  });
}

/** A break without a value that shows it, or with one that does not. */
function unproved({ rule, subject, effects, witness }: Change, old: Model, now: Model): string[] {
  const isBroken = effects.requests === "breaks" || effects.responses === "breaks";
  if (effects.requests === "depends" || effects.responses === "depends") count.undecided++;
  if (!isBroken) return [];
  if (!witness) return [`no witness: ${rule} ${subject}`];
  if (witness.value === undefined || witness.at.startsWith("part of")) return [];
  const isRequest = witness.kind === "request";
  const [made, reading] = isRequest ? [old, now] : [now, old];
  const mode = isRequest ? "strict" : "tolerant";
  const typesIn = (model: Model): readonly Type[] =>
    bodies(model)
      .filter(({ at }) => at === witness.at || at.startsWith(`${witness.at} `))
      .map(({ request, answer }) => (isRequest ? request : answer));
  const others = typesIn(reading);
  const pairs = typesIn(made).flatMap((type, index): [Type, Type][] => (others[index] ? [[type, others[index]]] : []));
  if (pairs.length === 0) return [];
  count.witnesses++;
  const isShown = pairs.some(
    ([one, other]) => judgedBy(one, witness.value, mode) && !judgedBy(other, witness.value, mode),
  );
  return isShown ? [] : [`not shown: ${rule} ${subject} ${JSON.stringify(witness)}`];
}

test("every verdict about a single edit of the tea shop is proved, wherever it is made", async () => {
  const model = modelOf(shop);
  const edits = everySingle(model);
  expect(edits.length).toBeGreaterThan(300);
  // Another half for each commit.
  for (const [seed, edit] of share([...edits.entries()], turn(2)))
    expect(await disagreements(model, editedAtRandom(model, [edit]), seed), JSON.stringify(edit)).toEqual([]);
}, 600_000);

test("every verdict about the library and what random edits make of it is proved", async () => {
  const model = modelOf(sourcesOf(library));
  await fc.assert(
    fc.asyncProperty(decisions, fc.nat(), async (edits, seed) => {
      expect(await disagreements(model, editedAtRandom(model, edits), seed)).toEqual([]);
    }),
    { numRuns: runs },
  );
}, 600_000);

test("every verdict about random contracts is proved, both ways", async () => {
  await fc.assert(
    fc.asyncProperty(contracts, decisions, fc.nat(), async (files, edits, seed) => {
      const old = modelOf(onBase(files));
      const now = editedAtRandom(old, edits);
      expect(await disagreements(old, now, seed)).toEqual([]);
      expect(await disagreements(now, old, seed)).toEqual([]);
    }),
    { numRuns: Math.ceil(runs / 3) },
  );
}, 600_000);

test("the pairs above had breaks, compatible pairs, and values to show both", () => {
  if (process.env["DIFF_COUNT"]) process.stdout.write(`${JSON.stringify(count)}\n`);
  expect(count.witnesses).toBeGreaterThan(runs / 3);
  expect(count.compatible).toBeGreaterThan(runs / 3);
  expect(count.values).toBeGreaterThan(runs * 5);
});
