// Names of wallet accounts, previews of addresses, and the deletion of accounts, through the public API.
import { ErrorCode } from "@countersign/api";

import type { WalletAccountParams } from "@countersign/api";
import { generateP256KeyPair } from "@turnkey/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf, Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { entryOf, firstOf, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";
import { race, raceOf, warmUp } from "./races.js";

const key = newKey();
const ada = { key, apiKey: { apiKeyName: "key", publicKey: key.publicKey } };
const nobody = "01980000-0000-7000-8000-000000000000";
const at = (index: number, name?: string): WalletAccountParams => ({
  ...account(`m/44'/60'/0'/0/${index}`, "ADDRESS_FORMAT_ETHEREUM"),
  ...(name !== undefined && { name }),
});

describe("wallet accounts", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
  });
  afterAll(() => service.close());

  const create = async (walletName: string, accounts: WalletAccountParams[], owner = ours) =>
    await complete(owner, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts });
  const add = async (walletId: string, accounts: WalletAccountParams[], persist?: boolean) => {
    const parameters = { walletId, accounts, ...(persist !== undefined && { persist }) };
    return (await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", parameters)).addresses;
  };
  const listed = async (walletId: string, { organizationId, generatedClient: client } = ours) => {
    const { accounts } = await client.listWalletAccounts({ organizationId, walletId });
    return accounts.toReversed();
  };
  const idsOf = async (walletId: string, owner = ours) =>
    (await listed(walletId, owner)).map(({ walletAccountId }) => walletAccountId);
  const rename = (walletAccountId: string, name: string, { organizationId, generatedClient: client } = ours) =>
    client.updateWalletAccountName({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { walletAccountId, name },
    });
  const remove = async (walletAccountIds: string[], deleteWithoutExport?: boolean, owner = ours) => {
    const { activity } = await owner.generatedClient.deleteWalletAccounts({
      organizationId: owner.organizationId,
      timestampMs: nextTimestamp(),
      parameters: { walletAccountIds, ...(deleteWithoutExport !== undefined && { deleteWithoutExport }) },
    });
    return resultOf(activity, "deleteWalletAccountsResult").walletAccountIds;
  };
  const sign = async (signWith: string) => {
    const how = { encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction: "HASH_FUNCTION_KECCAK256" } as const;
    return await complete(ours, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", { signWith, payload: "hello", ...how });
  };
  const { publicKeyUncompressed: targetPublicKey } = generateP256KeyPair();

  describe("names", () => {
    test("are given with a wallet and with further accounts, and left out where there are none", async () => {
      const { walletId } = await create("named", [at(0, "first"), at(1)]);
      await add(walletId, [at(2, "third")]);
      const found = await listed(walletId);
      expect(found.map(({ name }) => name)).toEqual(["first", undefined, "third"]);
      expect("name" in entryOf(found, 1)).toBe(false);
    });

    test("are taken once in an organization, in whichever wallet, and are free in another", async () => {
      const { walletId } = await create("taken here", [at(0, "taken")]);
      const inOther = create("taken there", [at(0), at(1, "taken")]);
      await expect(inOther).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS, /accounts\.1\.name: a wallet account named "taken" exists/),
      );
      await expect(add(walletId, [at(1, "taken")])).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS, /accounts\.0\.name/),
      );
      await expect(create("twice", [at(0, "same"), at(1, "same")])).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS, /accounts\.1\.name: repeats accounts\.0\.name/),
      );
      expect(await create("taken here", [at(0, "taken")], theirs)).toHaveProperty("walletId");
    });

    test.each([
      ["", /name/],
      ["x".repeat(257), /name/],
    ])("of 1 to 256 characters: not %j", async (name, message) => {
      await expect(create("bounds", [at(0, name)])).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, message));
      await expect(rename(nobody, name)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    });

    test("can be given and changed later, also to the one that the account has", async () => {
      const { walletId } = await create("renamed", [at(0), at(1, "held")]);
      const first = firstOf(await idsOf(walletId));
      for (const name of ["new", "new", "newer"]) {
        const { activity } = await rename(first, name);
        expect(activity.result.updateWalletAccountNameResult).toEqual({ walletAccountId: first });
        expect(firstOf(await listed(walletId)).name).toBe(name);
      }
      await expect(rename(first, "held")).rejects.toMatchObject({ code: ErrorCode.ALREADY_EXISTS, status: 409 });
      await rename(first, "newest");
      await create("has the free name", [at(0, "newer")]);
    });

    test("of accounts that are not there or another organization's are not given", async () => {
      const { walletId } = await create("theirs", [at(0)], theirs);
      const foreign = firstOf(await idsOf(walletId, theirs));
      for (const id of [nobody, foreign, "no id at all"]) {
        await expect(rename(id, "stolen")).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND, status: 404 });
        await expect(remove([id], true)).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND, status: 404 });
      }
      expect((await listed(walletId, theirs))[0]).not.toHaveProperty("name");
    });

    test("asked for by many at once go to one", async () => {
      await warmUp(ours);
      const { walletId } = await create("contested", [at(0), at(1), at(2), at(3)]);
      const attempts = (await idsOf(walletId)).map((id) => rename(id, "contested"));
      expect(await race(attempts)).toEqual(raceOf(4, 1, expect.objectContaining({ code: ErrorCode.ALREADY_EXISTS })));
      const more = Array.from({ length: 6 }, (_, index) => create(`wallet ${index}`, [at(0, "wanted")]));
      expect(await race(more)).toEqual(raceOf(6, 1, refusal(ErrorCode.ALREADY_EXISTS, /named "wanted" exists/)));
    });
  });

  describe("without persist", () => {
    test("addresses are those that the accounts would have, and nothing is stored", async () => {
      const { walletId, addresses } = await create("previewed", [at(0, "kept")]);
      const preview = await add(walletId, [at(0, "kept"), at(1, "next")], false);
      expect(preview[0]).toBe(addresses[0]);
      expect(await listed(walletId)).toHaveLength(1);
      await expect(sign(entryOf(preview, 1))).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no key with/));
      expect(await add(walletId, [at(1, "next")], true)).toEqual([preview[1]]);
      await expect(add(walletId, [at(1)])).rejects.toEqual(refusal(ErrorCode.ALREADY_EXISTS, /has an account at/));
    });

    test("what is wrong with the accounts themselves is refused all the same", async () => {
      const { walletId } = await create("previewed in vain", []);
      await expect(add(walletId, [at(0), at(0)], false)).rejects.toEqual(
        refusal(ErrorCode.ALREADY_EXISTS, /repeats accounts\.0\.path/),
      );
      await expect(add(walletId, [{ ...at(0), path: "44'" }], false)).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /accounts\.0\.path/),
      );
      await expect(add(nobody, [at(0)], false)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
    });
  });

  describe("deleting", () => {
    test("needs a prior export of the account or of its wallet, or to be told that it does not", async () => {
      const { walletId, addresses } = await create("deleted", [at(0), at(1), at(2)]);
      const [first, second, third] = (await idsOf(walletId)) as [string, string, string];
      const refused = remove([first, second]);
      await expect(refused).rejects.toMatchObject({
        code: ErrorCode.FAILED_PRECONDITION,
        message: expect.stringContaining(`never exported: ${first}, ${second}`) as string,
        details: [expect.objectContaining({ turnkeyErrorCode: "WALLET_ACCOUNT_NOT_EXPORTED" })],
      });
      const { organizationId, generatedClient: client } = ours;
      await client.exportWalletAccount({
        organizationId,
        timestampMs: nextTimestamp(),
        parameters: { address: firstOf(addresses), targetPublicKey },
      });
      await expect(remove([first, second])).rejects.toMatchObject({ message: expect.stringMatching(`: ${second};`) });
      expect(await remove([first])).toEqual([first]);
      await client.exportWallet({
        organizationId,
        timestampMs: nextTimestamp(),
        parameters: { walletId, targetPublicKey },
      });
      expect(await remove([third, second])).toEqual([third, second]);
      expect(await listed(walletId)).toEqual([]);
    });

    test("takes the account's right to sign at once; its wallet derives the same key again", async () => {
      const { walletId, addresses } = await create("derived again", [at(0, "to go"), at(1)]);
      const first = firstOf(await idsOf(walletId));
      const signature = await sign(firstOf(addresses));
      await remove([first], true);
      await expect(sign(firstOf(addresses))).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no key with/));
      expect(await sign(entryOf(addresses, 1))).toBeDefined();
      expect(await add(walletId, [at(0, "to go")])).toEqual([addresses[0]]);
      expect(await sign(firstOf(addresses))).toEqual(signature);
    });

    test("is for all or none, each once", async () => {
      const { walletId } = await create("all or none", [at(0), at(1)]);
      const [first, second] = (await idsOf(walletId)) as [string, string];
      await expect(remove([first, nobody], true)).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
      await expect(remove([first, first], true)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
      await expect(remove([], true)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
      expect(await idsOf(walletId)).toEqual([first, second]);
      const attempts = Array.from({ length: 4 }, () => remove([first], true));
      expect(await race(attempts)).toEqual(raceOf(4, 1, expect.objectContaining({ code: ErrorCode.NOT_FOUND })));
    });
  });

  test("policies see the wallet and the address of an account that is named or deleted", async () => {
    const { organizationId, generatedClient: client } = ours;
    const { walletId, addresses } = await create("under policies", [at(0), at(1)]);
    const [first, second] = (await idsOf(walletId)) as [string, string];
    const { activity } = await client.createApiOnlyUsers({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { apiOnlyUsers: [{ userName: "Ada", userTags: [], apiKeys: [ada.apiKey] }] },
    });
    expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    const condition = `wallet.id == '${walletId}' && wallet_account.address == '${addresses[0]}'`;
    await client.createPolicy({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { policyName: "one account", effect: "EFFECT_ALLOW", condition },
    });
    const asAda = new Person(service, ada.key, ours);
    await rename(first, "by Ada", asAda);
    await expect(rename(second, "not by Ada", asAda)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    await expect(remove([first, second], true, asAda)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    expect(await remove([first], true, asAda)).toEqual([first]);
  });
});
