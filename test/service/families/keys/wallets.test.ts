// Wallets and their accounts, through the public API.

import { AddressFormat } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { suits } from "../../../../service/src/chains/addresses.js";
import { databases, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { account, newTenant, race, raceOf, reading, refusal, rootTenant, timestampMs, warmUp } from "./tenants.js";
import type { Tenant } from "./tenants.js";

const ethereum = account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM");
const solana = account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519");
const nobody = "01980000-0000-7000-8000-000000000000";

describe.each(databases)("wallets on %s", (database) => {
  let service: RunningService;
  let ours: Tenant;
  let theirs: Tenant;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    ours = rootTenant(service);
    theirs = await newTenant(service);
  });
  afterAll(() => service.close());

  const create = async (walletName: string, accounts: (typeof ethereum)[] = [], owner = ours) =>
    (await owner.submit("createWallet", { walletName, accounts })).createWalletResult!;
  const accountsOf = async (walletId: string, owner = ours) => {
    const { organizationId, client } = owner;
    return (await client.listWalletAccounts({ organizationId, walletId, paginationOptions: { limit: "100" } }))
      .accounts;
  };

  const sealedLength = (walletId: string) =>
    reading(service, async (database) => {
      const wallet = database.selectFrom("wallets").select("sealed").where("id", "=", walletId);
      return (await wallet.executeTakeFirstOrThrow()).sealed.length;
    });

  test("a new wallet is listed with its accounts, their addresses in the order of the request", async () => {
    const { walletId, addresses } = await create("first", [ethereum, solana]);
    const { organizationId, client } = ours;
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
      const { createWalletResult } = await ours.submit("createWallet", parameters);
      lengths.push(await sealedLength(createWalletResult!.walletId));
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
    await expect(create("refused", [ethereum, wrong])).rejects.toEqual(refusal(3, message));
    const { wallets } = await ours.client.listWallets({ organizationId: ours.organizationId });
    expect(wallets.filter(({ walletName }) => walletName === "refused")).toEqual([]);

    const { walletId } = await create(`for ${wrong.path} ${wrong.curve}`);
    const parameters = { walletId, accounts: [ethereum, wrong] };
    await expect(ours.submit("createWalletAccounts", parameters)).rejects.toEqual(refusal(3, message));
    expect(await accountsOf(walletId)).toEqual([]);
  });

  test("a name is taken once in an organization, and free in another", async () => {
    await create("taken");
    await expect(create("taken")).rejects.toEqual(refusal(6, /named "taken" exists/));
    expect(await create("taken", [], theirs)).toHaveProperty("walletId");
  });

  test("the same body sent at once many times makes one wallet", async () => {
    const body = {
      timestampMs: timestampMs(),
      organizationId: ours.organizationId,
      parameters: { walletName: "once", accounts: [ethereum] },
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => ours.client.createWallet(body)));
    const results = answers.map(({ activity }) => activity.result.createWalletResult);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const { wallets } = await ours.client.listWallets({ organizationId: ours.organizationId });
    expect(wallets.filter(({ walletName }) => walletName === "once")).toHaveLength(1);
  });

  test("of many requests for one name at once, one is carried out and the others hear that it is taken", async () => {
    const attempts = Array.from({ length: 8 }, () => create("contested", [solana]));
    expect(await race(attempts)).toEqual(raceOf(8, 1, refusal(6, /named "contested" exists/)));
  });

  describe("further accounts", () => {
    test("are listed behind the first ones, each with an address of its own", async () => {
      const { walletId, addresses } = await create("growing", [ethereum]);
      const more = Array.from({ length: 20 }, (_, index) =>
        account(`m/44'/60'/0'/0/${index + 1}`, "ADDRESS_FORMAT_ETHEREUM"),
      );
      const { createWalletAccountsResult } = await ours.submit("createWalletAccounts", { walletId, accounts: more });
      const all = [...addresses, ...createWalletAccountsResult!.addresses];
      expect((await accountsOf(walletId)).toReversed().map(({ address }) => address)).toEqual(all);
      expect(new Set(all).size).toBe(21);
    });

    test("cannot have a path that the wallet has, nor one path twice, and then none of them is made", async () => {
      const { walletId } = await create("paths", [ethereum]);
      const next = account("m/44'/60'/0'/0/1", "ADDRESS_FORMAT_ETHEREUM");
      const again = { ...ethereum, addressFormat: "ADDRESS_FORMAT_TRON" as const };
      await expect(ours.submit("createWalletAccounts", { walletId, accounts: [next, again] })).rejects.toEqual(
        refusal(6, /accounts\.1\.path: the wallet has an account at m\/44'\/60'\/0'\/0\/0/),
      );
      await expect(ours.submit("createWalletAccounts", { walletId, accounts: [next, next] })).rejects.toEqual(
        refusal(6, /accounts\.1\.path: repeats accounts\.0\.path/),
      );
      await expect(create("twice", [next, next])).rejects.toEqual(refusal(6, /accounts\.1\.path: repeats/));
      expect(await accountsOf(walletId)).toHaveLength(1);
    });

    test("of the same path asked for at once are made once", async () => {
      const { walletId } = await create("contested paths");
      const attempts = Array.from({ length: 6 }, () =>
        ours.submit("createWalletAccounts", { walletId, accounts: [ethereum] }),
      );
      expect(await race(attempts)).toEqual(raceOf(6, 1, refusal(6, /has an account at/)));
      expect(await accountsOf(walletId)).toHaveLength(1);
    });
  });

  describe("renaming", () => {
    test("gives a wallet a new name, or its own again", async () => {
      const { walletId } = await create("old name");
      const result = await ours.submit("updateWallet", { walletId, walletName: "new name" });
      expect(result.updateWalletResult).toEqual({ walletId });
      await ours.submit("updateWallet", { walletId, walletName: "new name" });
      await ours.submit("updateWallet", { walletId });
      const { wallet } = await ours.client.getWallet({ organizationId: ours.organizationId, walletId });
      expect(wallet.walletName).toBe("new name");
      expect(await create("old name")).toHaveProperty("walletId");
    });

    test("to a name that is taken is refused", async () => {
      await create("occupied");
      const { walletId } = await create("moving");
      await expect(ours.submit("updateWallet", { walletId, walletName: "occupied" })).rejects.toEqual(refusal(6));
    });
  });

  describe("deleting", () => {
    test("takes the accounts along, for good", async () => {
      const { walletId } = await create("leaving", [ethereum, solana]);
      const result = await ours.submit("deleteWallets", { walletIds: [walletId], deleteWithoutExport: true });
      expect(result.deleteWalletsResult).toEqual({ walletIds: [walletId] });
      const { organizationId, client } = ours;
      await expect(client.getWallet({ organizationId, walletId })).rejects.toEqual(refusal(5));
      await expect(client.listWalletAccounts({ organizationId, walletId })).rejects.toEqual(refusal(5));
      const rest = await reading(service, (database) =>
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
        await expect(ours.submit("deleteWallets", parameters)).rejects.toEqual(refusal(9, walletId));
        expect((await ours.client.getWallet({ organizationId: ours.organizationId, walletId })).wallet.walletId).toBe(
          walletId,
        );
      },
    );

    test("happens to all of a list or to none", async () => {
      const [one, other] = [await create("one of two"), await create("other of two")];
      const walletIds = [one.walletId, nobody, other.walletId];
      await expect(ours.submit("deleteWallets", { walletIds, deleteWithoutExport: true })).rejects.toEqual(
        refusal(5, /walletIds\.1: no wallet/),
      );
      const twice = [one.walletId, other.walletId, one.walletId];
      await expect(ours.submit("deleteWallets", { walletIds: twice, deleteWithoutExport: true })).rejects.toEqual(
        refusal(3, /walletIds\.2/),
      );
      const both = [one.walletId, other.walletId];
      await ours.submit("deleteWallets", { walletIds: both, deleteWithoutExport: true });
      const { wallets } = await ours.client.listWallets({ organizationId: ours.organizationId });
      expect(wallets.filter(({ walletId }) => both.includes(walletId))).toEqual([]);
    });
  });

  test("another organization's wallet is not found, whatever is asked of it", async () => {
    const { walletId } = await create("not yours", [ethereum]);
    const missing = refusal(5, /no wallet/);
    await expect(theirs.submit("createWalletAccounts", { walletId, accounts: [solana] })).rejects.toEqual(missing);
    await expect(theirs.submit("updateWallet", { walletId, walletName: "mine" })).rejects.toEqual(missing);
    await expect(theirs.submit("deleteWallets", { walletIds: [walletId], deleteWithoutExport: true })).rejects.toEqual(
      missing,
    );
    await expect(theirs.submit("updateWallet", { walletId: "no id", walletName: "mine" })).rejects.toEqual(missing);
    expect(await accountsOf(walletId)).toHaveLength(1);
  });
});

describe.each(databases)("limits of wallets on %s", (database) => {
  let service: RunningService;
  let ours: Tenant;
  beforeAll(async () => {
    const config = { "limits.wallets": "2", "limits.walletAccounts": "3" };
    service = await startService({ postgres: database === "postgres", config });
    ours = rootTenant(service);
  });
  afterAll(() => service.close());

  test("are kept, also by requests at the same time", async () => {
    const first = await ours.submit("createWallet", { walletName: "first", accounts: [ethereum] });
    const { walletId } = first.createWalletResult!;
    await warmUp(ours);
    const wallets = Array.from({ length: 12 }, (_, index) =>
      ours.submit("createWallet", { walletName: `wallet ${index}`, accounts: [] }),
    );
    expect(await race(wallets)).toEqual(raceOf(12, 1, refusal(8, /of at most 2/)));

    const accounts = Array.from({ length: 12 }, (_, index) =>
      ours.submit("createWalletAccounts", { walletId, accounts: [account(`m/${index}`, "ADDRESS_FORMAT_ETHEREUM")] }),
    );
    expect(await race(accounts)).toEqual(raceOf(12, 2, refusal(8, /wallet accounts/)));
  });
});
