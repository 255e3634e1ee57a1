// What spending limits name as their scope, on a running service: in whatever form, the limit binds it, or is not created.

import { SpendingScope } from "@countersign/api";
import { parseEther, serializeTransaction } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHolder } from "../../../service/src/spending/charges.js";
import { ethereumAccount } from "../support/accounts.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, newWallet, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
let ada: Person;
let address: string;
let walletId: string;
let privateKeyId: string;
let tagId: string;
beforeAll(async () => {
  world = await openWorld();
  [ada] = await newSubOrganizationOf(rootOf(world.service), "Ada");
  address = await newWallet(ada, "Treasury");
  const { organizationId } = ada;
  ({ walletId } = firstOf((await ada.generatedClient.listWallets({ organizationId })).wallets));
  const key = await act(ada, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    privateKeys: [{ privateKeyName: "Hot", curve: "CURVE_SECP256K1", addressFormats: [], privateKeyTags: [] }],
  });
  privateKeyId = present(firstOf(resultOf(key, "createPrivateKeysResultV2").privateKeys).privateKeyId);
  const tagging = { userTagName: "Desk", userIds: [ada.userId] };
  tagId = resultOf(await act(ada, "ACTIVITY_TYPE_CREATE_USER_TAG", tagging), "createUserTagResult").userTagId;
});
afterAll(() => world.close());

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const inUpperCase = (hex: string) => `0x${hex.slice(2).toUpperCase()}`;
const outcome = ({ activity, error }: Answer) => error?.message ?? activity?.status;
const completed = "ACTIVITY_STATUS_COMPLETED";
let names = 0;

const limited = (scope: string, scopeId: string | undefined) =>
  submit(ada, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: `limit-${++names}`,
    assets: ["eip155:1/slip44:60"],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: String(parseEther("1")),
    window: { period: "SPENDING_PERIOD_DAY" },
    scope,
    ...(scopeId !== undefined && { scopeId }),
    excess: "SPENDING_EXCESS_DENY",
  });
const remove = async ({ activity }: Answer) => {
  const { spendingLimitId } = resultOf(present(activity), "createSpendingLimitResult");
  await act(ada, "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS", { spendingLimitIds: [spendingLimitId] });
};
const payment = serializeTransaction({
  chainId: 1,
  type: "eip1559",
  nonce: 0,
  to: receiver,
  value: parseEther("2"),
  gas: 21_000n,
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
}).slice(2);
const pay = async (signWith: string) => {
  const unsigned = { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: payment };
  return outcome(await submit(ada, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", unsigned));
};

/** What each scope can name, and what it cannot. */
const named: Readonly<
  Record<SpendingScope, { readonly is: () => (string | undefined)[]; readonly isNot: () => string[] }>
> = {
  SPENDING_SCOPE_ORGANIZATION: { is: () => [undefined], isNot: () => [ada.organizationId] },
  SPENDING_SCOPE_WALLET: { is: () => [walletId], isNot: () => [walletId.toUpperCase(), privateKeyId, address] },
  SPENDING_SCOPE_ACCOUNT: {
    is: () => [address, address.toLowerCase(), inUpperCase(address), privateKeyId],
    isNot: () => [receiver, address.slice(2), walletId, privateKeyId.toUpperCase()],
  },
  SPENDING_SCOPE_USER: { is: () => [ada.userId], isNot: () => [ada.userId.toUpperCase(), tagId, "Ada"] },
  SPENDING_SCOPE_USER_TAG: { is: () => [tagId], isNot: () => [tagId.toUpperCase(), ada.userId, "Desk"] },
  SPENDING_SCOPE_RECEIVER: {
    is: () => [receiver, receiver.toLowerCase(), inUpperCase(receiver)],
    isNot: () => [receiver.slice(2), receiver.slice(0, -1), "TLEaY8XoqpBmndLsjcfThgdKLN1ssNuUcF"],
  },
};

test.each(Object.values(SpendingScope))(
  "%s names what there is, in any form, or the limit is refused",
  async (scope) => {
    const { is, isNot } = named[scope];
    for (const name of is()) {
      const limit = await limited(scope, name);
      expect([name, outcome(limit)]).toEqual([name, completed]);
      const signWith = name === privateKeyId ? privateKeyId : address;
      expect([name, await pay(signWith)]).toEqual([name, expect.stringContaining("spending limit denied request")]);
      await remove(limit);
    }
    for (const name of [...isNot(), "00000000-0000-4000-8000-000000000000", "x"]) {
      expect([name, outcome(await limited(scope, name))]).toEqual([name, expect.stringMatching(/^scopeId: /)]);
    }
  },
);

test.each(["each one", "this one", "this one in lower case"])(
  "a limit for %s keeps wallet accounts, whose key could have another address",
  async (which) => {
    const other = await newWallet(ada, `Wallet ${which}`);
    const { organizationId } = ada;
    const { wallets } = await ada.generatedClient.listWallets({ organizationId });
    const wallet = present(wallets.find(({ walletName }) => walletName === `Wallet ${which}`));
    const { accounts } = await ada.generatedClient.listWalletAccounts({ organizationId, walletId: wallet.walletId });
    const deletion = { walletAccountIds: [firstOf(accounts).walletAccountId], deleteWithoutExport: true };
    const name = which === "each one" ? undefined : which === "this one" ? other : other.toLowerCase();
    const limit = await limited("SPENDING_SCOPE_ACCOUNT", name);
    const deleted = () => submit(ada, "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS", deletion);
    expect(outcome(await deleted())).toMatch(/^walletAccountIds: spending limit "limit-\d+" counts what 0x/);
    await remove(limit);
    const another = await limited("SPENDING_SCOPE_ACCOUNT", address);
    expect(outcome(await deleted())).toBe(completed);
    await remove(another);
    const again = {
      walletId: wallet.walletId,
      accounts: [{ ...ethereumAccount, addressFormat: "ADDRESS_FORMAT_COMPRESSED" }],
    };
    expect(outcome(await submit(ada, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", again))).toBe(completed);
  },
);

test("a limit that was created with an address in another form counts it, too", () => {
  const scope = "SPENDING_SCOPE_ACCOUNT";
  for (const scopeId of [address.toLowerCase(), inUpperCase(address)]) {
    expect(isHolder({ scope, scopeId }, address)).toBe(true);
    expect(isHolder({ scope, scopeId }, receiver)).toBe(false);
  }
});
