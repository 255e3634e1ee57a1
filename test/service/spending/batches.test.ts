// Several transactions in one request against limits and controls, on a running service: they come to what the same
// transactions come to one after the other, all or none.

import fc from "fast-check";
import { parseEther, serializeTransaction } from "viem";
import type { Hex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company, rule } from "../policy/company.js";
import { ethereumAccount } from "../support/accounts.js";
import type { Person } from "../support/people.js";
import { act, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { entryOf, firstOf, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const receivers: readonly Hex[] = [
  "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
  "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
];
const asset = "eip155:1/slip44:60";
const window = { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" };

interface Payment {
  readonly nonce: number;
  readonly to: number;
  readonly ether: number;
}

const payments = fc.array(
  fc.record({ nonce: fc.nat({ max: 4 }), to: fc.nat({ max: 2 }), ether: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 5 },
);

const few: Payment[] = [{ nonce: 0, to: 0, ether: 1 }];
const many = [1, 2, 3, 4, 5].map((nonce) => ({ nonce, to: nonce % 3, ether: 3 }));

/** Gas is free here, so that amounts are round. */
const unsigned = ({ nonce, to, ether }: Payment) =>
  serializeTransaction({
    ...({ chainId: 1, type: "eip1559", nonce, to: entryOf(receivers, to), gas: 21_000n, maxFeePerGas: 0n } as const),
    value: parseEther(String(ether)),
  }).slice(2);

const ofEachWallet = { scope: "SPENDING_SCOPE_WALLET", assets: [asset], excess: "SPENDING_EXCESS_DENY", window };
const limits = [
  { name: "amount", measure: "SPENDING_MEASURE_AMOUNT", maximum: String(parseEther("7")) },
  { name: "count", measure: "SPENDING_MEASURE_COUNT", maximum: "3" },
  { name: "receivers", measure: "SPENDING_MEASURE_RECEIVERS", maximum: "2" },
] as const;

const control = (identifier: string, dataSource: object, method: string, operator: string, threshold: string) => ({
  name: identifier,
  identifier,
  dataSource,
  aggregation: {
    method: `VELOCITY_CONTROL_AGGREGATION_METHOD_${method}`,
    operator: `VELOCITY_CONTROL_AGGREGATION_OPERATOR_${operator}`,
    threshold,
    window: { rolling: { duration: "86400" } },
    groupBy: { wallet: {} },
  },
});
const transfers = { chainAssetTransfer: { definition: [{ caip19: asset, decimals: "18" }] } };
const signatures = {
  activityExecution: { filter: { activity: [{ activityType: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2" }] } },
};
const controls = [
  control("sum", transfers, "SUM", "LESS_THAN_OR_EQUAL", "6"),
  control("often", signatures, "COUNT", "GREATER_THAN_OR_EQUAL", "5"),
];

/** Each says of a wallet's transactions what may be signed, beside the limit. */
const guards = [
  { limit: limits[0] },
  { limit: limits[1] },
  { limit: limits[2] },
  { limit: limits[0], condition: "limit('amount').remaining >= 3000000000000000000" },
  { limit: limits[1], condition: "limit('count').remaining >= 2" },
  { limit: limits[0], condition: "controls.sum" },
  { limit: limits[0], condition: "controls.often == false" },
] as const;

let walletsMade = 0;
async function wallet(root: Person) {
  const parameters = { walletName: `Wallet ${++walletsMade}`, accounts: [ethereumAccount] };
  const { walletId, addresses } = resultOf(
    await act(root, "ACTIVITY_TYPE_CREATE_WALLET", parameters),
    "createWalletResult",
  );
  return { walletId, address: firstOf(addresses) };
}

const isSigned = ({ activity }: Answer) => activity?.status === "ACTIVITY_STATUS_COMPLETED";

test.each(guards)("%j: all are signed if each would be after the others, else none", async ({ limit, ...guard }) => {
  const { root, staff } = await company(world.service, "Ada");
  const [ada] = staff;
  const { organizationId } = root;
  await rule(root, "ALLOW", "condition" in guard ? guard.condition : "activity.action == 'SIGN'");
  await act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", { ...ofEachWallet, ...limit });
  for (const each of controls) await act(root, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", each);
  const { spendingLimits } = await root.generatedClient.listSpendingLimits({ organizationId });
  const { spendingLimitId } = firstOf(spendingLimits);
  const usageOf = async (wallet: string) => {
    const { usages } = await root.generatedClient.getSpendingUsage({ organizationId, spendingLimitId });
    return usages.find(({ holder }) => holder === wallet)?.spent ?? "0";
  };
  const seen = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(payments, payments, async (before, paid) => {
      const common = { type: "TRANSACTION_TYPE_ETHEREUM" };
      const wallets = [await wallet(root), await wallet(root)];
      const [made, ids] = [wallets.map(({ address }) => address), wallets.map(({ walletId }) => walletId)];
      const signAlone = (signWith: string, payment: Payment) =>
        submit(ada, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
          ...common,
          signWith,
          unsignedTransaction: unsigned(payment),
        });
      for (const signWith of made) await signAlone(signWith, firstOf(before));
      const [spent] = await Promise.all(ids.map(usageOf));
      let each = true;
      for (const payment of paid) each &&= isSigned(await signAlone(entryOf(made, 1), payment));
      const together = await submit(ada, "ACTIVITY_TYPE_SIGN_TRANSACTIONS", {
        ...common,
        signWith: firstOf(made),
        unsignedTransactions: paid.map(unsigned),
      });
      expect(isSigned(together)).toBe(each);
      const [batch, singles] = await Promise.all(ids.map(usageOf));
      expect(batch).toBe(each ? singles : spent);
      seen.add(each);
    }),
    {
      numRuns: 6,
      examples: [
        [few, few],
        [few, many],
      ],
    },
  );
  expect(seen.size).toBe(2);
});
