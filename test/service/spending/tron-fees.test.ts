// What a limit counts of a transaction of TRON beside what it pays: all that nodes may burn for it, from the bytes that they get.

import fc from "fast-check";
import { expect, test } from "vitest";
import { readTronTransaction } from "../../../service/src/chains/tron/transaction.js";
import { tronContext } from "../../../service/src/policy/transaction-context.js";
import { spendingOf } from "../../../service/src/spending/charges.js";
import { owner, payee, rawDataOf, token } from "../chains/tron-raw-data.js";
import type { Draft } from "../chains/tron-raw-data.js";

const sun = 1_000_000n;
/** What nodes add to the size for the result that they write. */
const resultBytes = 64;
const signature = { r: "1".repeat(64), s: "2".repeat(64), v: "00" };

const counted = (draft: Draft): bigint => {
  const tx = tronContext(readTronTransaction(rawDataOf(draft)));
  const { movements } = spendingOf({ tron: { tx } }, "CURVE_SECP256K1");
  return movements.reduce((sum, { token: name, amount }) => (name === "" ? sum + amount : sum), 0n);
};

/** By the prices of the main network, of an account without bandwidth whose five keys sign. */
const burnt = (draft: Draft): bigint => {
  const whole = readTronTransaction(rawDataOf(draft)).sign(signature).length / 2;
  const bytes = whole + 4 * (65 + 2) + resultBytes;
  const ofReceiver = draft.type === "TransferContract" ? sun + sun / 10n : 0n;
  return BigInt(bytes) * 1000n + sun + (draft.data ? sun : 0n) + ofReceiver + BigInt(draft.feeLimit ?? 0);
};

test("whatever is signed, no more is burnt than is counted, and what is counted beside is a bit of a TRX", () => {
  const contract = fc.oneof(
    fc.integer({ min: 1, max: 1e9 }).map((amount) => ({
      type: "TransferContract",
      value: { owner_address: owner, to_address: payee, amount },
      paid: amount,
    })),
    fc.string({ unit: fc.constantFrom("0", "f"), minLength: 1, maxLength: 4000 }).map((data) => ({
      type: "TriggerSmartContract",
      value: { owner_address: owner, contract_address: token, data: data + data },
      paid: 0,
    })),
    fc.constant({
      type: "VoteWitnessContract",
      value: { owner_address: owner, votes: [{ vote_address: payee, vote_count: 1 }] },
      paid: 0,
    }),
  );
  const draft = fc.record({
    contract,
    note: fc.nat({ max: 100_000 }),
    feeLimit: fc.nat({ max: 1e9 }),
    permissionId: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(draft, ({ contract: { paid, ...asked }, note, feeLimit, permissionId }) => {
      const signed = { ...asked, permissionId, ...(note && { data: "61".repeat(note) }), feeLimit };
      const beside = counted(signed) - BigInt(paid) - burnt(signed);
      expect(beside).toBeGreaterThanOrEqual(0n);
      expect(beside).toBeLessThan(sun / 2n);
    }),
    { numRuns: 200 },
  );
});
