// What is planned of a spending limit happens once there is one.

import type { CreateSpendingLimitIntent } from "@countersign/api";
import fc from "fast-check";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serializeTransaction } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SupposedLedger } from "../../../service/src/spending/supposed-ledger.js";
import { countersign } from "../cli/running.js";
import { act, newWallet, submit } from "../support/requests.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { Model } from "./model.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const limit: CreateSpendingLimitIntent = {
  name: "payouts",
  assets: ["eip155:1/slip44:60"],
  measure: "SPENDING_MEASURE_AMOUNT",
  maximum: "10",
  window: { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" },
  scope: "SPENDING_SCOPE_WALLET",
  excess: "SPENDING_EXCESS_DENY",
};

/** Nonces and amounts: a small one, one that is too much, a replacement, what is left, and one more. */
const payments = [
  [0, 4],
  [1, 7],
  [0, 5],
  [2, 5],
  [3, 1],
] as const;

const transactions = payments.map(([nonce, value]) =>
  serializeTransaction({
    chainId: 1,
    type: "eip1559",
    nonce,
    to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    value: BigInt(value),
    gas: 21_000n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
  }).slice(2),
);

/** Signs all of them with a new wallet. @returns those that were refused, and the ids of the activities */
async function payAll(name: string) {
  const signWith = await newWallet(world.root, name);
  const refused: number[] = [];
  const ids: (string | undefined)[] = [];
  for (const [index, unsignedTransaction] of transactions.entries()) {
    const { activity, error } = await submit(world.root, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction,
    });
    ids.push(activity?.id);
    if (error) refused.push(index);
  }
  return { refused, ids };
}

test("countersign policies plan shows which requests a proposed limit would have refused, and it then refuses these", async () => {
  const { dataFolder, baseUrl } = world.service;
  const { refused, ids } = await payAll("Before");
  expect(refused).toEqual([]);
  const plan = async (...args: string[]) => {
    await writeFile(join(dataFolder, "limited.json"), JSON.stringify({ policies: [], spendingLimits: [limit] }));
    return countersign([...args, "policies", "plan", "--proposed", "limited.json"], {
      cwd: dataFolder,
      env: { COUNTERSIGN_DATA_DIR: dataFolder, COUNTERSIGN_BASE_URL: baseUrl },
    });
  };
  const { beyondLimits } = JSON.parse((await plan("--json")).out) as {
    readonly beyondLimits: readonly { readonly activityId: string; readonly reason: string }[];
  };
  const planned = beyondLimits.map(({ activityId }) => ids.indexOf(activityId)).toReversed();
  expect((await plan()).out).toMatch(
    /^beyond a limit +2\n[^]*^BEYOND A PROPOSED LIMIT\n[^]*sign-transaction-v2 .*denied: "payouts" +0 of 10 left for \S+, and this takes 1$/m,
  );
  await act(world.root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", { ...limit });
  expect((await payAll("After")).refused).toEqual(planned);
  expect(planned).toEqual([1, 4]);
});

test("a limit that cannot be is refused, with its place in the list", async () => {
  const { organizationId, generatedClient: client } = world.root;
  const plan = (...spendingLimits: CreateSpendingLimitIntent[]) =>
    client.planPolicies({ organizationId, policies: [], spendingLimits });
  await expect(plan(limit, limit)).rejects.toThrow('spendingLimits.1.name: another limit has it, "payouts"');
  await expect(plan({ ...limit, assets: [] })).rejects.toThrow("spendingLimits.0.assets: an amount is of an asset");
});

test("what is added up in memory is what a slow reading of the limit says", () => {
  const hour = 3_600_000;
  const items = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer({ min: 1, max: 6 }), { minKeys: 1 });
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom("", "other"), items));
  const measures = fc.constantFrom(
    "SPENDING_MEASURE_AMOUNT" as const,
    "SPENDING_MEASURE_COUNT" as const,
    "SPENDING_MEASURE_RECEIVERS" as const,
  );
  const windows = fc.constantFrom(
    { period: "SPENDING_PERIOD_ROLLING" as const, seconds: 6 * 3600, timeZone: "UTC" },
    { period: "SPENDING_PERIOD_DAY" as const, seconds: 0, timeZone: "Europe/Paris" },
    { period: "SPENDING_PERIOD_EVER" as const, seconds: 0, timeZone: "UTC" },
  );
  fc.assert(
    fc.property(windows, measures, fc.integer({ min: 1, max: 20 }), steps, (window, measure, maximum, taken) => {
      const model = new Model({ window, measure, maximum });
      const ledger = new SupposedLedger();
      const supposed = { name: "payouts", measure, maximum: BigInt(maximum), window };
      let now = Date.UTC(2026, 2, 27);
      for (const [hours, holder, wanted] of taken) {
        now += hours * hour;
        const amounts = Object.entries(wanted).map(([item, amount]): [string, bigint] => [
          item,
          measure === "SPENDING_MEASURE_AMOUNT" ? BigInt(amount) : 1n,
        ]);
        const counts = amounts.map(([item, amount]) => ({ limit: supposed, holder, item, amount }));
        expect(ledger.count(counts, now).length === 0).toBe(model.spend(holder, amounts, now));
      }
    }),
  );
});
