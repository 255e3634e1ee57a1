// Several transactions in one request: the decision is the strictest of those that each of them would get alone.

import fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "../../../service/src/policy/decide.js";
import { explain } from "../../../service/src/policy/explanation.js";
import type { Subject } from "../../../service/src/policy/subject.js";
import { entryOf } from "../support/results.js";
import { anyKey } from "./language/contexts.js";
import { organizationOf, proposalBy } from "./organization.js";
import type { Rule } from "./organization.js";

const people = [
  { id: "root", root: true },
  { id: "ada", tags: ["signers"] },
  { id: "ben", tags: ["signers"] },
  { id: "cleo" },
];

interface Payment {
  readonly to: string;
  readonly value: bigint;
}

const payments = fc.record({ to: fc.constantFrom("0xAa", "0xBb"), value: fc.bigInt({ min: 0n, max: 3n }) });

const subjectOf = ({ to, value }: Payment): Subject => ({
  wallet: { id: "w", ...anyKey },
  wallet_account: { address: "0xFf" },
  eth: {
    tx: {
      from: "0xFf",
      to,
      data: "0x",
      value,
      gas: 1n,
      gas_price: 1n,
      max_fee_per_gas: 1n,
      fee: 1n,
      type: 2n,
      max_priority_fee_per_gas: 1n,
      max_fee_per_blob_gas: 0n,
      chain_id: 1n,
      nonce: 0n,
      authorization_list: [],
      erc20_transfers: [],
    },
  },
});
const textOf = ({ to, value }: Payment) => `${to.slice(2)}0${value}`;
const common = { signWith: "0xFf", type: "TRANSACTION_TYPE_ETHEREUM" } as const;

const single = (approvers: readonly string[], payment: Payment) =>
  proposalBy(approvers, {
    type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    intent: { ...common, unsignedTransaction: textOf(payment) },
    subject: subjectOf(payment),
  });
const batch = (approvers: readonly string[], several: readonly Payment[]) =>
  proposalBy(approvers, {
    type: "ACTIVITY_TYPE_SIGN_TRANSACTIONS",
    intent: { ...common, unsignedTransactions: several.map(textOf) },
    subjects: several.map(subjectOf),
  });

/** Conditions that mean the same for a transaction alone and among others, as what it is and by what it says. */
const conditions = [
  "",
  "activity.action == 'SIGN'",
  "activity.resource == 'PRIVATE_KEY'",
  "wallet.id == 'w'",
  "wallet.id == 'v'",
  "eth.tx.to == '0xAa'",
  "eth.tx.value > 1",
  "eth.tx.value > 2 && wallet.id == 'w'",
  "eth.tx.data[0..10] == '0x'",
  "solana.tx.fee > 1",
];
/** Conditions that single transactions meet by their type or parameters. */
const ofSingles = [
  "activity.type == 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2'",
  "activity.kind == 'SIGN_TRANSACTION' && eth.tx.to == '0xBb'",
  "activity.params.unsigned_transaction == 'Aa01'",
];
const ofBatches = ["activity.type == 'ACTIVITY_TYPE_SIGN_TRANSACTIONS'", "activity.kind != 'SIGN_TRANSACTIONS'"];
const consensuses = [
  "",
  "approvers.count() >= 2",
  "approvers.any(u, u.tags.contains('signers'))",
  "approvers.filter(u, u.tags.contains('signers')).count() >= 3",
  "approvers[9].id == 'x'",
];

const rules = (allowing: readonly string[], denying: readonly string[]): fc.Arbitrary<readonly Rule[]> => {
  const rule = (effect: Rule["effect"], among: readonly string[]) =>
    fc.record({
      effect: fc.constant(effect),
      condition: fc.constantFrom(...among),
      consensus: fc.constantFrom(...consensuses),
    });
  return fc.array(fc.oneof({ weight: 3, arbitrary: rule("ALLOW", allowing) }, rule("DENY", denying)), { maxLength: 4 });
};
const approvals = fc.shuffledSubarray(
  people.map(({ id }) => id),
  { minLength: 1 },
);
const several = fc.array(payments, { minLength: 1, maxLength: 5 });

type Verdict = "allow" | "consensusNeeded" | "deny";
const grave: readonly Verdict[] = ["allow", "consensusNeeded", "deny"];
const gravest = (verdicts: readonly Verdict[]): Verdict =>
  entryOf(grave, Math.max(...verdicts.map((verdict) => grave.indexOf(verdict))));

test("is the strictest of those on each of them, under any policies that deny by what single transactions are", () => {
  const seen = new Set<Verdict>();
  fc.assert(
    fc.property(rules(conditions, [...conditions, ...ofSingles]), approvals, several, (given, approvers, paid) => {
      const organization = organizationOf(people, 2, given);
      const decided = decide(organization, batch(approvers, paid));
      const alone = paid.map((payment) => decide(organization, single(approvers, payment)).outcome);
      expect(decided.outcome).toBe(gravest(alone));
      expect(explain(organization, batch(approvers, paid)).decision).toEqual(decided);
      seen.add(decided.outcome);
    }),
    { numRuns: 300 },
  );
  expect([...seen].sort()).toEqual([...grave].sort());
});

test("is never less strict, whatever policies say", () => {
  const all = [...conditions, ...ofSingles, ...ofBatches];
  fc.assert(
    fc.property(rules(all, all), approvals, several, (given, approvers, paid) => {
      const organization = organizationOf(people, 2, given);
      const decided = decide(organization, batch(approvers, paid)).outcome;
      const alone = gravest(paid.map((payment) => decide(organization, single(approvers, payment)).outcome));
      expect(grave.indexOf(decided)).toBeGreaterThanOrEqual(grave.indexOf(alone));
    }),
    { numRuns: 300 },
  );
});
