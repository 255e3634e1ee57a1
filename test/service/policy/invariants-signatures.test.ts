// No signature without a decision that allows it: random policies and votes, sent to a real service.

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ethereumAccount } from "../support/accounts.js";
import type { Person } from "../support/people.js";
import { rejectionOf } from "../support/refusal.js";
import { ask } from "../support/requests.js";
import { entryOf, firstOf, resultOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { approve, company, reject, rule, see, tag } from "./company.js";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

// Of the four users, the first two carry the tag.
const tagged = [true, true, false, false];

const allowance = fc.record({
  applies: fc.boolean(),
  /** So many with the tag have to approve. */
  count: fc.integer({ min: 0, max: 3 }),
});
const story = fc.record({
  allowances: fc.array(allowance, { maxLength: 2 }),
  denied: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  initiator: fc.nat({ max: 3 }),
  votes: fc.array(fc.record({ voter: fc.nat({ max: 3 }), rejects: fc.nat({ max: 5 }).map((n) => n === 0) }), {
    maxLength: 5,
  }),
});

test("a signature is made when the policies allow it, and at no other time", async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ allowances, denied, initiator, votes }) => {
      const { root, staff } = await company(service, "Ada", "Ben", "Cleo", "Dan");
      const users: readonly Person[] = staff;
      const tagId = await tag(root, "Signers", ...users.filter((_, index) => tagged[index]));
      const accounts = [ethereumAccount as never];
      const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Treasury", accounts });
      const { addresses, walletId } = resultOf({ result }, "createWalletResult");
      for (const { applies, count } of allowances) {
        const condition = `wallet.id == '${applies ? walletId : "another"}'`;
        await rule(root, "ALLOW", condition, `approvers.filter(u, u.tags.contains('${tagId}')).count() >= ${count}`);
      }
      if (denied) await rule(root, "DENY", "activity.params.payload[0..2] == 'ab'");

      const counts = allowances.filter(({ applies }) => applies).map(({ count }) => count);
      const fewest = denied ? Infinity : Math.min(Infinity, ...counts);
      const approvers = new Set([initiator]);
      const isAllowed = () => [...approvers].filter((index) => tagged[index]).length >= fewest;
      const asked = ask(entryOf(users, initiator), "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
        signWith: firstOf(addresses),
        payload: "ab".repeat(32),
        encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
        hashFunction: "HASH_FUNCTION_NO_OP",
      });
      const denial = await rejectionOf(asked);
      expect(denial?.startsWith("7 policy engine denied request") ?? false).toBe(fewest > 2);
      if (denial !== undefined) return;
      const activity = await asked;
      const signed = async () => (await see(root, activity)).result.signRawPayloadResult !== undefined;
      expect(await signed()).toBe(isAllowed());
      for (const { voter, rejects } of votes) {
        const before = isAllowed();
        const isAsked = entryOf(tagged, voter) && !before;
        const refused = await rejectionOf((rejects ? reject : approve)(entryOf(users, voter), activity));
        const counted = isAsked && (rejects || !approvers.has(voter));
        expect(refused === undefined).toBe(counted);
        if (counted && !rejects) approvers.add(voter);
        expect(await signed()).toBe(isAllowed());
        if (counted && rejects) return;
      }
    }),
    { numRuns: 25 },
  );
});
