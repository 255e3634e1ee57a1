import { ErrorCode } from "@countersign/api";
import { base58, hex } from "@scure/base";
import fc from "fast-check";
import { ECDH } from "node:crypto";
import { publicKeyToAddress } from "viem/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { present, resultOf } from "../support/results.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { furnish } from "./furnished.js";
import type { Furnished } from "./furnished.js";
import { itemsBackwards, itemsForwards } from "./pages.js";

const nobody = "019aa099-6bc6-710b-ae3b-c4c77bffa7a7";
const notFound = { code: ErrorCode.NOT_FOUND, message: expect.stringContaining("in this organization") as string };
const noAccount = { code: ErrorCode.NOT_FOUND, message: expect.stringContaining("in this wallet") as string };
const time = {
  seconds: expect.stringMatching(/^[0-9]+$/) as string,
  nanos: "0",
};
const dated = { createdAt: time, updatedAt: time };

const ethereumPath = (index: number) => `m/44'/60'/0'/0/${index}`;

describe("private keys and wallets", () => {
  let world: World;
  let made: Furnished;
  let of: { readonly organizationId: string };
  let inWallet: { readonly organizationId: string; readonly walletId: string };
  let secondWalletId: string;
  /** Addresses of the first wallet's accounts, newest first. */
  let addresses: readonly string[];

  beforeAll(async () => {
    world = await openWorld();
    made = await furnish(world, world.root);
    of = { organizationId: made.organizationId };
    inWallet = { ...of, walletId: made.walletId };
    const account = (index: number) => ({
      curve: "CURVE_SECP256K1" as const,
      pathFormat: "PATH_FORMAT_BIP32" as const,
      path: ethereumPath(index),
      addressFormat: "ADDRESS_FORMAT_ETHEREUM" as const,
    });
    const second = await made.client.createWallet(
      made.request("ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Reserve", accounts: [account(0)] }),
    );
    secondWalletId = resultOf(second.activity, "createWalletResult").walletId;
    const more = await made.client.createWalletAccounts(
      made.request("ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", {
        walletId: made.walletId,
        accounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(account),
      }),
    );
    addresses = [...made.addresses, ...resultOf(more.activity, "createWalletAccountsResult").addresses].reverse();
  });
  afterAll(() => world.close());

  const expectedKey = (index: 0 | 1) =>
    index === 0
      ? {
          privateKeyId: made.privateKeyIds[0],
          publicKey: expect.stringMatching(/^04[0-9a-f]{128}$/) as string,
          privateKeyName: "Settlement",
          curve: "CURVE_SECP256K1",
          privateKeyTags: [made.privateKeyTagId],
          addresses: [
            { format: "ADDRESS_FORMAT_ETHEREUM", address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) as string },
            { format: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH", address: expect.stringMatching(/^bc1q/) as string },
          ],
          exported: false,
          imported: false,
          ...dated,
        }
      : {
          privateKeyId: made.privateKeyIds[1],
          publicKey: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          privateKeyName: "Fees",
          curve: "CURVE_ED25519",
          privateKeyTags: [],
          addresses: [{ format: "ADDRESS_FORMAT_SOLANA", address: expect.any(String) as string }],
          exported: false,
          imported: false,
          ...dated,
        };

  test("a private key is read with its addresses in the order asked for, its tags, and no secret", async () => {
    for (const index of [0, 1] as const) {
      const { privateKey } = await made.client.getPrivateKey({ ...of, privateKeyId: made.privateKeyIds[index] });
      expect(privateKey).toEqual(expectedKey(index));
    }
  });

  test("private keys are listed oldest first", async () => {
    expect(await made.client.getPrivateKeys(of)).toEqual({ privateKeys: [expectedKey(0), expectedKey(1)] });
  });

  test("private key tags are listed without those of users", async () => {
    expect(await made.client.listPrivateKeyTags(of)).toEqual({
      privateKeyTags: [{ tagId: made.privateKeyTagId, tagName: "hot", tagType: "TAG_TYPE_PRIVATE_KEY", ...dated }],
    });
  });

  test("wallets are read one by one and listed oldest first", async () => {
    const first = { walletId: made.walletId, walletName: "Operations", exported: false, imported: false, ...dated };
    const second = { ...first, walletId: secondWalletId, walletName: "Reserve" };
    expect(await made.client.getWallet(inWallet)).toEqual({ wallet: first });
    expect(await made.client.getWallets(of)).toEqual({ wallets: [first, second] });
  });

  test("an account is found by its address and by its path", async () => {
    const { client } = made;
    const expected = {
      walletAccountId: expect.any(String) as string,
      ...inWallet,
      curve: "CURVE_SECP256K1",
      pathFormat: "PATH_FORMAT_BIP32",
      path: ethereumPath(0),
      addressFormat: "ADDRESS_FORMAT_ETHEREUM",
      address: made.addresses[0],
      publicKey: expect.stringMatching(/^0[23][0-9a-f]{64}$/) as string,
      caip2Prefix: "eip155",
      ...dated,
    };
    expect(await client.getWalletAccount({ ...inWallet, address: made.addresses[0] })).toEqual({ account: expected });
    expect(await client.getWalletAccount({ ...inWallet, path: ethereumPath(0) })).toEqual({ account: expected });
    const both = { address: made.addresses[0], path: ethereumPath(0) };
    expect(await client.getWalletAccount({ ...inWallet, ...both })).toEqual({ account: expected });
  });

  test("an address is found in any case that its chain takes, and in no other", async () => {
    const [ethereum, solana] = made.addresses;
    const { account } = await made.client.getWalletAccount({ ...inWallet, address: ethereum.toLowerCase() });
    expect(account.address).toBe(ethereum);
    const request = { ...inWallet, address: solana.toLowerCase() };
    await expect(made.client.getWalletAccount(request)).rejects.toMatchObject(noAccount);
  });

  test("an address of one account and the path of another find nothing", async () => {
    const request = { ...inWallet, address: made.addresses[0], path: ethereumPath(1) };
    await expect(made.client.getWalletAccount(request)).rejects.toMatchObject(noAccount);
  });

  test("an account is not found in another wallet", async () => {
    const request = { ...of, walletId: secondWalletId, address: made.addresses[0] };
    await expect(made.client.getWalletAccount(request)).rejects.toMatchObject(noAccount);
  });

  test("without address and path no account is named", async () => {
    await expect(made.client.getWalletAccount(inWallet)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });

  test.each([{ path: "44'/60'" }, { path: "m/44h" }, { path: "" }])("%j is no derivation path", async (name) => {
    await expect(made.client.getWalletAccount({ ...inWallet, ...name })).rejects.toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
    });
  });

  test.each([nobody, "no id at all"])("%j names no private key and no wallet", async (id) => {
    const { client } = made;
    await expect(client.getPrivateKey({ ...of, privateKeyId: id })).rejects.toMatchObject(notFound);
    await expect(client.getWallet({ ...of, walletId: id })).rejects.toMatchObject(notFound);
    await expect(client.getWalletAccounts({ ...of, walletId: id })).rejects.toMatchObject(notFound);
    const account = client.getWalletAccount({ ...of, walletId: id, path: ethereumPath(0) });
    await expect(account).rejects.toMatchObject(notFound);
  });

  test("the ten newest accounts are listed first unless more are asked for", async () => {
    const found = async (paginationOptions?: object) => {
      const request = { ...inWallet, ...(paginationOptions && { paginationOptions }) };
      return (await made.client.getWalletAccounts(request)).accounts.map(({ address }) => address);
    };
    expect(await found()).toEqual(addresses.slice(0, 10));
    expect(await found({ limit: "100" })).toEqual(addresses);
  });

  test("walks in pages of any size visit every account of the wallet once, in both directions", async () => {
    const list = async (paginationOptions: object) => {
      const { accounts } = await made.client.getWalletAccounts({ ...inWallet, paginationOptions });
      return accounts.map(({ walletAccountId }) => walletAccountId);
    };
    const ids = await list({ limit: "100" });
    expect(new Set(ids).size).toBe(addresses.length);
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 13 }), async (limit) => {
      expect(await itemsForwards(list, limit)).toEqual(ids);
      expect(await itemsBackwards(list, limit, present(ids.at(-1)))).toEqual(ids.slice(0, -1));
    });
    await fc.assert(property, { numRuns: 6 });
  });

  test("without a wallet, the accounts of all are listed, and walks visit each once in both directions", async () => {
    const { client } = world.service;
    const list = async (paginationOptions: { limit: string; after?: string; before?: string }) => {
      const { accounts } = await client.listWalletAccounts({ ...of, paginationOptions });
      return accounts.map(({ walletAccountId }) => walletAccountId);
    };
    const { accounts } = await client.listWalletAccounts({ ...of, paginationOptions: { limit: "100" } });
    const ids = accounts.map(({ walletAccountId }) => walletAccountId);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(new Set(accounts.map(({ walletId }) => walletId))).toEqual(new Set([made.walletId, secondWalletId]));
    expect(accounts.filter(({ walletId }) => walletId === made.walletId).map(({ address }) => address)).toEqual(
      addresses,
    );
    for (const limit of [1, 4, 13]) {
      expect(await itemsForwards(list, limit)).toEqual(ids);
      expect(await itemsBackwards(list, limit, present(ids.at(-1)))).toEqual(ids.slice(0, -1));
    }
  });

  test("each account comes with its wallet where that is asked for, and without otherwise", async () => {
    const { client } = world.service;
    const page = { paginationOptions: { limit: "100" } };
    const [plain, detailed] = await Promise.all([
      client.listWalletAccounts({ ...of, ...page, includeWalletDetails: false }),
      client.listWalletAccounts({ ...of, ...page, includeWalletDetails: true }),
    ]);
    expect(plain.accounts.filter((account) => "walletDetails" in account)).toEqual([]);
    const { wallets } = await client.listWallets(of);
    const details = new Map(wallets.map((wallet) => [wallet.walletId, wallet]));
    expect(detailed.accounts).toEqual(
      plain.accounts.map((account) => ({ ...account, walletDetails: details.get(account.walletId) })),
    );
    const one = await client.listWalletAccounts({ ...inWallet, ...page, includeWalletDetails: true });
    expect(one.accounts).toEqual(detailed.accounts.filter(({ walletId }) => walletId === made.walletId));
  });

  test("the public key of an account is that of its address, compressed", async () => {
    const { accounts } = await world.service.client.listWalletAccounts({ ...of, paginationOptions: { limit: "100" } });
    for (const { address, addressFormat, curve, publicKey, caip2Prefix } of accounts) {
      expect(publicKey).toMatch(curve === "CURVE_ED25519" ? /^[0-9a-f]{64}$/ : /^0[23][0-9a-f]{64}$/);
      const isEthereum = addressFormat === "ADDRESS_FORMAT_ETHEREUM";
      expect(
        isEthereum
          ? publicKeyToAddress(uncompressed(present(publicKey, "publicKey")))
          : base58.encode(hex.decode(present(publicKey, "publicKey"))),
      ).toBe(address);
      expect(caip2Prefix).toBe(isEthereum ? "eip155" : "solana");
    }
    const curves = new Set(accounts.map(({ curve }) => curve));
    expect(curves).toEqual(new Set(["CURVE_SECP256K1", "CURVE_ED25519"]));
  });
});

function uncompressed(publicKey: string): `0x${string}` {
  return `0x${ECDH.convertKey(publicKey, "secp256k1", "hex", "hex", "uncompressed") as string}`;
}
