// Policies that are not evaluated because it can be told that they do not apply.

import fc from "fast-check";
import { expect, test } from "vitest";
import { compilePolicy } from "../../../service/src/organizations/compiled-policy.js";
import { PolicyIndex } from "../../../service/src/organizations/policy-index.js";
import { anyCondition, anyContext } from "./language/generated.js";
import { plenty, word } from "./language/outcomes.js";
import { print } from "./language/reference.js";
import { present } from "../support/results.js";
import { runs } from "../support/runs.js";

function policiesOf(conditions: readonly string[]) {
  return conditions.map((condition, index) =>
    compilePolicy({
      id: String(index),
      organization_id: "o",
      name: String(index),
      effect: "EFFECT_ALLOW",
      condition,
      consensus: "",
      time: "",
      notes: "",
      created_at: 0,
      updated_at: 0,
    }),
  );
}

const text = fc.constantFrom("''", "'a'", "'b'", "'0xaB'", "'0xAb'", "'0xzZ'", "'0xzz'");
/** What conditions mostly begin with. */
const comparison = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        "activity.type",
        "activity.action",
        "wallet.label",
        "wallet_account.address",
        "eth.tx.to",
        "eth.tx.data[0..1]",
        "activity.params.limit[0..1]",
      ),
      text,
    )
    .map(([left, right]) => `${left} == ${right}`),
  text.map((left) => `${left} == eth.tx.from`),
  fc
    .tuple(
      fc.constantFrom("activity.resource", "private_key.id", "eth.tx.to"),
      fc.array(text, { minLength: 1, maxLength: 3 }),
    )
    .map(([left, list]) => `${left} in [${list.join(", ")}]`),
  fc.constantFrom(
    "wallet.imported",
    "eth.tx.value <= 2",
    "eth.tx.data != 'a'",
    "wallets.count == 1",
    "eth.tx.to[0..2] == '0x'",
  ),
);
const condition = fc.oneof(
  { weight: 5, arbitrary: fc.array(comparison, { minLength: 1, maxLength: 4 }).map((all) => all.join(" && ")) },
  { weight: 1, arbitrary: fc.tuple(comparison, comparison).map(([one, other]) => `${one} || ${other}`) },
  { weight: 1, arbitrary: fc.tuple(comparison, anyCondition).map(([one, other]) => `${one} && (${print(other)})`) },
  { weight: 1, arbitrary: anyCondition.map(print) },
);

test("whatever is left out neither holds nor is in error, and the others keep their order", () => {
  let [left, among] = [0, 0];
  fc.assert(
    fc.property(
      fc.array(condition, { maxLength: 12 }),
      fc.array(anyContext, { minLength: 1, maxLength: 6 }),
      (conditions, contexts) => {
        const policies = policiesOf(conditions);
        const index = new PolicyIndex(policies);
        for (const context of contexts) {
          const found = index.among(context);
          expect(found).toEqual(policies.filter((policy) => found.includes(policy)));
          const others = policies.filter((policy) => !found.includes(policy));
          for (const { condition: program, row } of others) {
            expect(["false", "not applicable"], row.condition).toContain(word(program.evaluate(context, plenty())));
          }
          among += found.length;
          left += others.length;
        }
      },
    ),
    { numRuns: runs(750) },
  );
  // Of the policies that could be left out, many are.
  expect(left).toBeGreaterThan(among / 3);
});

test("long texts and policies that take long are evaluated", () => {
  const [context] = fc.sample(
    anyContext.filter(({ eth }) => eth !== undefined),
    { numRuns: 1, seed: 1 },
  );
  const tx = present(context?.eth?.tx);
  const policies = policiesOf(["eth.tx.to == 'x' && eth.tx.data != 'y'", "eth.tx.to == 'x' && eth.tx.value == 1"]);
  const long = policiesOf([`eth.tx.to == 'x'${" && wallet.id != 'a'".repeat(790)}`]);
  const index = new PolicyIndex(policies);
  const about = (data: string, to: string) =>
    index.among({ ...present(context), eth: { tx: { ...tx, data, to, value: 2n } } });
  expect(about("0x", "z")).toEqual([]);
  expect(new PolicyIndex(long).among({ ...present(context), eth: { tx: { ...tx, to: "z" } } })).toEqual(long);
  expect(about("0x", "x")).toEqual(policies);
  expect(about("0".repeat(65), "z")).toEqual([policies[0]]);
  expect(about("0".repeat(65), "z".repeat(65))).toEqual(policies);
});

test("of a thousand policies that read other things, no more than 64 things are read at once", () => {
  const policies = policiesOf(
    Array.from({ length: 1000 }, (_, at) => `wallet.label == 'x' && eth.tx.data[${at}..${at + 1}] == '0'`),
  );
  const read: string[] = [];
  for (const {
    condition: { guard },
  } of policies) {
    for (const reading of guard?.readings ?? []) {
      const { read: own } = reading;
      Object.assign(reading, { read: (context: never) => (read.push(reading.text), own(context)) });
    }
  }
  const [context] = fc.sample(anyContext, { numRuns: 1, seed: 1 });
  new PolicyIndex(policies).among(present(context));
  expect(read.length).toBeGreaterThan(32);
  expect(read.length).toBeLessThanOrEqual(64);
});
