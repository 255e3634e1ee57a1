// Wallets and their accounts, through the public API.

import { AddressFormat, ErrorCode } from "@countersign/api";
import type { WalletAccountParams } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { suits } from "../../../../service/src/chains/formats.js";
import { account } from "../../support/accounts.js";
import { inDatabase } from "../../support/database.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";
import { race, raceOf, warmUp } from "./races.js";

const ethereum = account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM");
const solana = account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519");
const nobody = "01980000-0000-7000-8000-000000000000";

describe("wallets", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
  });
  afterAll(() => service.close());

  const create = async (walletName: string, accounts: readonly WalletAccountParams[] = [], owner = ours) =>
    await complete(owner, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts });
  const accountsOf = async (walletId: string, owner = ours) => {
    const { organizationId, generatedClient: client } = owner;
    return (await client.listWalletAccounts({ organizationId, walletId, paginationOptions: { limit: "100" } }))
      .accounts;
  };

  const sealedLength = (walletId: string) =>
    inDatabase(service, async ({ database }) => {
      const wallet = database.selectFrom("wallets").select("sealed").where("id", "=", walletId);
      return (await wallet.executeTakeFirstOrThrow()).sealed.length;
    });

  test("a new wallet is listed with its accounts, their addresses in the order of the request", async () => {
    const { walletId, addresses } = await create("first", [ethereum, solana]);
    const { organizationId, generatedClient: client } = ours;
    expect((await client.getWallet({ organizationId, walletId })).wallet).toMatchObject({
      walletId,
      walletName: "first",
      exported: false,
      imported: false,
    });
    const accounts = (await accountsOf(walletId)).toReversed();
    expect(accounts).toMatchObject([
      { ...ethereum, walletId, organizationId, address: addresses[0] },
      { ...solana, walletId, organizationId, address: addresses[1] },
    ]);
    expect(addresses[0]).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });

  test("an account can have any of the address formats on its curve", async () => {
    const curves = ["CURVE_SECP256K1", "CURVE_ED25519", "CURVE_P256"] as const;
    const accounts = curves.flatMap((curve) =>
      Object.values(AddressFormat)
        .filter((format) => suits(format, curve))
        .map((format, index) => account(`m/${curves.indexOf(curve)}'/${index}'`, format, curve)),
    );
    const { walletId, addresses } = await create("every format", accounts);
    expect(new Set(accounts.map(({ addressFormat }) => addressFormat)).size).toBe(Object.keys(AddressFormat).length);
    expect(new Set(addresses).size).toBe(accounts.length);
    expect((await accountsOf(walletId)).toReversed().map(({ address }) => address)).toEqual(addresses);
  });

  test("a wallet has as many words as are asked for, and 12 when nothing is said", async () => {
    const lengths: number[] = [];
    for (const mnemonicLength of [12, 15, 18, 21, 24, undefined]) {
      const parameters = {
        walletName: `${mnemonicLength} words`,
        accounts: [],
        ...(mnemonicLength && { mnemonicLength }),
      };
      const createWalletResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", parameters);
      lengths.push(await sealedLength(createWalletResult.walletId));
    }
    // What is sealed is the entropy, which grows by four bytes for every three words; in base64 that shows.
    const asked = lengths.slice(0, -1);
    expect(asked).toEqual([...new Set(asked)].sort((one, other) => one - other));
    expect(lengths.at(-1)).toBe(asked[0]);
  });

  test("wallets of the same paths have different keys", async () => {
    const [one, other] = [await create("one", [solana]), await create("other", [solana])];
    expect(one.addresses).not.toEqual(other.addresses);
  });

  test.each([
    [
      "a path that is not BIP-32's",
      account("44'/60'/0'", "ADDRESS_FORMAT_ETHEREUM"),
      /accounts\.1\.path: .*start with m/,
    ],
    ["h for a hardened step", account("m/44h", "ADDRESS_FORMAT_ETHEREUM"), /accounts\.1\.path: .*apostrophe/],
    ["an index of 2^31", account("m/2147483648", "ADDRESS_FORMAT_ETHEREUM"), /accounts\.1\.path: .*2147483647/],
    [
      "an open step on Ed25519",
      account("m/44'/501'/0", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
      /accounts\.1\.path: step 3 .* must be hardened/,
    ],
    [
      "a format of another curve",
      account("m/44'", "ADDRESS_FORMAT_SOLANA"),
      /accounts\.1\.addressFormat: .*ADDRESS_FORMAT_ETHEREUM/,
    ],
  ])("%s is refused with its place, and nothing is made", async (_, wrong, message) => {
    await expect(create("refused", [ethereum, wrong])).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, message));
    const { wallets } = await ours.generatedClient.listWallets({ organizationId: ours.organizationId });
    expect(wallets.filter(({ walletName }) => walletName === "refused")).toEqual([]);

    const { walletId } = await create(`for ${wrong.path} ${wrong.curve}`);
    const parameters = { walletId, accounts: [ethereum, wrong] };
    await expect(complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", parameters)).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, message),
    );
    expect(await accountsOf(walletId)).toEqual([]);
  });

  test("a name is taken once in an organization, and free in another", async () => {
    await create("taken");
    await expect(create("taken")).rejects.toEqual(refusal(ErrorCode.ALREADY_EXISTS, /named "taken" exists/));
    expect(await create("taken", [], theirs)).toHaveProperty("walletId");
  });

  test("the same body sent at once many times makes one wallet", async () => {
    const body = {
      timestampMs: nextTimestamp(),
      organizationId: ours.organizationId,
      parameters: { walletName: "once", accounts: [ethereum] },
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => ours.generatedClient.createWallet(body)));
    const results = answers.map(({ activity }) => activity.result.createWalletResult);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const { wallets } = await ours.generatedClient.listWallets({ organizationId: ours.organizationId });
    expect(wallets.filter(({ walletName }) => walletName === "once")).toHaveLength(1);
  });

  test("of many requests for one name at once, one is carried out and the others hear that it is taken", async () => {
    const attempts = Array.from({ length: 8 }, () => create("contested", [solana]));
    expect(await race(attempts)).toEqual(raceOf(8, 1, refusal(ErrorCode.ALREADY_EXISTS, /named "contested" exists/)));
  });

  describe("further accounts", () => {
    test("are listed behind the first ones, each with an address of its own", async () => {
      const { walletId, addresses } = await create("growing", [ethereum]);
      const more = Array.from({ length: 20 }, (_, index) =>
        account(`m/44'/60'/0'/0/${index + 1}`, "ADDRESS_FORMAT_ETHEREUM"),
      );
      const createWalletAccountsResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", {
        walletId,
        accounts: more,
      });
      const all = [...addresses, ...present(createWalletAccountsResult, "createWalletAccountsResult").addresses];
      expect((await accountsOf(walletId)).toReversed().map(({ address }) => address)).toEqual(all);
      expect(new Set(all).size).toBe(21);
    });

    test("cannot have a path that the wallet has, nor one path twice, and then none of them is made", async () => {
      const { walletId } = await create("paths", [ethereum]);
      const next = account("m/44'/60'/0'/0/1", "ADDRESS_FORMAT_ETHEREUM");
      const again = { ...ethereum, addressFormat: "ADDRESS_FORMAT_TRON" as const };
      await expect(
        complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", { walletId, accounts: [next, again] }),
      ).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS, /accounts\.1\.path: the wallet has an account at m\/44'\/60'\/0'\/0\/0/),
      );
      await expect(
        complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", { walletId, accounts: [next, next] }),
      ).rejects.toEqual(refusal(ErrorCode.ALREADY_EXISTS, /accounts\.1\.path: repeats accounts\.0\.path/));
      await expect(create("twice", [next, next])).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS, /accounts\.1\.path: repeats/),
      );
      expect(await accountsOf(walletId)).toHaveLength(1);
    });

    test("of the same path asked for at once are made once", async () => {
      const { walletId } = await create("contested paths");
      const attempts = Array.from({ length: 6 }, () =>
        complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", { walletId, accounts: [ethereum] }),
      );
      expect(await race(attempts)).toEqual(raceOf(6, 1, refusal(ErrorCode.ALREADY_EXISTS, /has an account at/)));
      expect(await accountsOf(walletId)).toHaveLength(1);
    });
  });

  describe("renaming", () => {
    test("gives a wallet a new name, or its own again", async () => {
      const { walletId } = await create("old name");
      const result = await complete(ours, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "new name" });
      expect(result).toEqual({ walletId });
      await complete(ours, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "new name" });
      await complete(ours, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId });
      const { wallet } = await ours.generatedClient.getWallet({ organizationId: ours.organizationId, walletId });
      expect(wallet.walletName).toBe("new name");
      expect(await create("old name")).toHaveProperty("walletId");
    });

    test("to a name that is taken is refused", async () => {
      await create("occupied");
      const { walletId } = await create("moving");
      await expect(complete(ours, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "occupied" })).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS),
      );
    });
  });

  describe("deleting", () => {
    test("takes the accounts along, for good", async () => {
      const { walletId } = await create("leaving", [ethereum, solana]);
      const result = await complete(ours, "ACTIVITY_TYPE_DELETE_WALLETS", {
        walletIds: [walletId],
        deleteWithoutExport: true,
      });
      expect(result).toEqual({ walletIds: [walletId] });
      const { organizationId, generatedClient: client } = ours;
      await expect(client.getWallet({ organizationId, walletId })).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
      await expect(client.listWalletAccounts({ organizationId, walletId })).rejects.toEqual(
        refusal(ErrorCode.NOT_FOUND),
      );
      const rest = await inDatabase(service, ({ database }) =>
        database.selectFrom("wallet_accounts").select("path").where("wallet_id", "=", walletId).execute(),
      );
      expect(rest).toEqual([]);
      expect(await create("leaving", [ethereum])).toHaveProperty("walletId");
    });

    test.each([false, undefined])(
      "a wallet that was never exported is refused with deleteWithoutExport %s",
      async (flag) => {
        const { walletId } = await create(`kept ${flag}`);
        const parameters = { walletIds: [walletId], ...(flag !== undefined && { deleteWithoutExport: flag }) };
        await expect(complete(ours, "ACTIVITY_TYPE_DELETE_WALLETS", parameters)).rejects.toEqual(
          refusal(ErrorCode.FAILED_PRECONDITION, walletId),
        );
        expect(
          (await ours.generatedClient.getWallet({ organizationId: ours.organizationId, walletId })).wallet.walletId,
        ).toBe(walletId);
      },
    );

    test("happens to all of a list or to none", async () => {
      const [one, other] = [await create("one of two"), await create("other of two")];
      const walletIds = [one.walletId, nobody, other.walletId];
      await expect(
        complete(ours, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds, deleteWithoutExport: true }),
      ).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /walletIds\.1: no wallet/));
      const twice = [one.walletId, other.walletId, one.walletId];
      await expect(
        complete(ours, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: twice, deleteWithoutExport: true }),
      ).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, /walletIds\.2/));
      const both = [one.walletId, other.walletId];
      await complete(ours, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: both, deleteWithoutExport: true });
      const { wallets } = await ours.generatedClient.listWallets({ organizationId: ours.organizationId });
      expect(wallets.filter(({ walletId }) => both.includes(walletId))).toEqual([]);
    });
  });

  test("another organization's wallet is not found, whatever is asked of it", async () => {
    const { walletId } = await create("not yours", [ethereum]);
    const missing = refusal(ErrorCode.NOT_FOUND, /no wallet/);
    await expect(
      complete(theirs, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", { walletId, accounts: [solana] }),
    ).rejects.toEqual(missing);
    await expect(complete(theirs, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "mine" })).rejects.toEqual(
      missing,
    );
    await expect(
      complete(theirs, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId], deleteWithoutExport: true }),
    ).rejects.toEqual(missing);
    await expect(
      complete(theirs, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId: "no id", walletName: "mine" }),
    ).rejects.toEqual(missing);
    expect(await accountsOf(walletId)).toHaveLength(1);
  });
});

describe("limits of wallets", () => {
  let service: RunningService;
  let ours: Person;
  beforeAll(async () => {
    const config = { "limits.wallets": "2", "limits.walletAccounts": "3" };
    service = await startService({ config });
    ours = rootOf(service);
  });
  afterAll(() => service.close());

  test("are kept, also by requests at the same time", async () => {
    const first = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "first", accounts: [ethereum] });
    const { walletId } = first;
    await warmUp(ours);
    const wallets = Array.from({ length: 12 }, (_, index) =>
      complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: `wallet ${index}`, accounts: [] }),
    );
    expect(await race(wallets)).toEqual(raceOf(12, 1, refusal(ErrorCode.RESOURCE_EXHAUSTED, /and may have at most 2/)));

    const accounts = Array.from({ length: 12 }, (_, index) =>
      complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", {
        walletId,
        accounts: [account(`m/${index}`, "ADDRESS_FORMAT_ETHEREUM")],
      }),
    );
    expect(await race(accounts)).toEqual(raceOf(12, 2, refusal(ErrorCode.RESOURCE_EXHAUSTED, /wallet accounts/)));
  });
});
