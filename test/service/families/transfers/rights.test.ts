// Who may move keys: policies tell importing from exporting and one kind of key from another, and a quorum of two has to
// agree before anything goes out.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { ask, complete } from "../../support/requests.js";
import { firstOf, present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { importWallet, initImportWallet, junk, moverOf, newTargetKey, signerKeyOf } from "./mover.js";
import type { Mover } from "./mover.js";

const accounts = [account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM")];

let service: RunningService;
let signerKey: string;
let root: Mover;
beforeAll(async () => {
  service = await startService();
  signerKey = await signerKeyOf(service);
});
afterAll(() => service.close());

const newOrganization = async () => moverOf(await newSubOrganization(rootOf(service)), signerKey);
const newMember = async (by: Person) => moverOf(await newUser(by), signerKey);
const newWallet = async (by: Person, walletName: string) =>
  complete(by, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts });
const newPrivateKey = async (by: Person, privateKeyName: string) => {
  const curve = "CURVE_SECP256K1" as const;
  const privateKeys = [{ privateKeyName, curve, privateKeyTags: [], addressFormats: [] }];
  const result = await complete(by, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
  return present(firstOf(result.privateKeys).privateKeyId);
};
const addPolicy = async (by: Person, effect: "ALLOW" | "DENY", condition: string, consensus?: string) => {
  const policyName = `${effect} ${condition}`;
  const parameters = { policyName, effect: `EFFECT_${effect}` as const, condition, notes: "" };
  await complete(by, "ACTIVITY_TYPE_CREATE_POLICY_V3", { ...parameters, ...(consensus && { consensus }) });
};

describe("policies", () => {
  let member: Mover;
  let wallets: readonly { readonly walletId: string; readonly addresses: readonly string[] }[];
  let privateKeyId: string;
  beforeAll(async () => {
    root = await newOrganization();
    member = await newMember(root);
    wallets = [await newWallet(root, "one"), await newWallet(root, "two")];
    privateKeyId = await newPrivateKey(root, "key");
  });

  test("without one, a member moves nothing", async () => {
    const [{ walletId, addresses }] = wallets as [(typeof wallets)[0]];
    for (const attempt of [
      () => initImportWallet(member),
      () => member.importKey("mine", junk.privateKey),
      () => member.exportWords(walletId),
      () => member.exportAccount(firstOf(addresses)),
      () => member.exportKey(privateKeyId),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    }
  });

  test("one that allows PRIVATE_KEY / IMPORT lets private keys in, and nothing else in or out", async () => {
    await addPolicy(root, "ALLOW", "activity.resource == 'PRIVATE_KEY' && activity.action == 'IMPORT'");
    const { privateKeyId: mine } = await member.importKey("mine", junk.privateKey);
    await expect(initImportWallet(member)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    await expect(member.exportKey(mine)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
  });

  test("one that denies WALLET / EXPORT keeps words and accounts in, whatever another one allows", async () => {
    const [{ walletId, addresses }] = wallets as [(typeof wallets)[0]];
    await addPolicy(root, "ALLOW", "activity.action == 'EXPORT'");
    expect(await member.exportKey(privateKeyId)).toMatch(/^[0-9a-f]{64}$/);
    expect((await member.exportWords(walletId)).split(" ")).toHaveLength(12);
    await addPolicy(root, "DENY", "activity.resource == 'WALLET' && activity.action == 'EXPORT'");
    for (const attempt of [() => member.exportWords(walletId), () => member.exportAccount(firstOf(addresses))]) {
      await expect(attempt()).rejects.toMatchObject(
        refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied request explicitly"),
      );
    }
    expect(await member.exportKey(privateKeyId)).toMatch(/^[0-9a-f]{64}$/);
    // The root quorum is asked first.
    expect((await root.exportWords(walletId)).split(" ")).toHaveLength(12);
  });

  test("one that names a wallet holds for its words and for its accounts, and for no other wallet", async () => {
    const other = await newOrganization();
    const user = await newMember(other);
    const [open, closed] = [await newWallet(other, "open"), await newWallet(other, "closed")];
    const name = `wallet.id == '${open.walletId}'`;
    await addPolicy(other, "ALLOW", `activity.action == 'EXPORT' && ${name}`);
    await user.exportWords(open.walletId);
    await user.exportAccount(firstOf(open.addresses));
    await expect(user.exportWords(closed.walletId)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    await expect(user.exportAccount(firstOf(closed.addresses))).rejects.toMatchObject({
      code: ErrorCode.PERMISSION_DENIED,
    });
  });
});

describe("a quorum of two", () => {
  let one: Mover;
  let two: Mover;
  let wallet: { readonly walletId: string; readonly addresses: readonly string[] };
  beforeAll(async () => {
    one = await newOrganization();
    two = await newMember(one);
    wallet = await newWallet(one, "guarded");
    const quorum = { threshold: 2, userIds: [one.userId, two.userId] };
    await complete(one, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", quorum);
  });
  const approve = (by: Person, { fingerprint }: { readonly fingerprint: string }) =>
    ask(by, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
  const isExported = async () =>
    (await one.client.getWallet({ organizationId: one.organizationId, walletId: wallet.walletId })).wallet.exported;

  test("lets a wallet out with the second vote, encrypted to the key of who asked", async () => {
    const target = newTargetKey();
    const parameters = { walletId: wallet.walletId, targetPublicKey: target.publicKey };
    const asked = await ask(one, "ACTIVITY_TYPE_EXPORT_WALLET", parameters);
    expect(asked).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: {} });
    expect(await isExported()).toBe(false);
    const approved = await approve(two, asked);
    expect(approved).toMatchObject({ id: asked.id, status: "ACTIVITY_STATUS_COMPLETED" });
    expect(await isExported()).toBe(true);
    const { organizationId } = one;
    const { activity } = await one.client.getActivity({ organizationId, activityId: asked.id });
    const { exportBundle } = resultOf(activity, "exportWalletResult");
    expect(exportBundle).toBe(resultOf(approved, "exportWalletResult").exportBundle);
    expect((await one.decryptWords(exportBundle, target)).split(" ")).toHaveLength(12);
  });

  test("lets nothing out that it rejects", async () => {
    const target = newTargetKey();
    const parameters = { address: firstOf(wallet.addresses), targetPublicKey: target.publicKey };
    const asked = await ask(one, "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", parameters);
    const rejected = await ask(two, "ACTIVITY_TYPE_REJECT_ACTIVITY", { fingerprint: asked.fingerprint });
    expect(rejected).toMatchObject({ status: "ACTIVITY_STATUS_REJECTED", result: {} });
    await expect(approve(two, asked)).rejects.toMatchObject({ code: ErrorCode.FAILED_PRECONDITION });
  });

  test("lets a wallet in with the second vote: its target key waits for it, and serves once", async () => {
    const started = await ask(one, "ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId: one.userId });
    expect(started).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: {} });
    const { importBundle } = resultOf(await approve(two, started), "initImportWalletResult");
    const encryptedBundle = await one.encryptWords(junk.words, importBundle);
    const parameters = { userId: one.userId, walletName: "junk", encryptedBundle, accounts };
    const asked = await ask(one, "ACTIVITY_TYPE_IMPORT_WALLET", parameters);
    const again = await ask(one, "ACTIVITY_TYPE_IMPORT_WALLET", { ...parameters, walletName: "again" });
    expect(asked.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const approved = await approve(two, asked);
    expect(resultOf(approved, "importWalletResult").addresses).toEqual([junk.addresses[0]]);
    expect(await approve(two, again)).toMatchObject({
      status: "ACTIVITY_STATUS_FAILED",
      failure: refusal(ErrorCode.FAILED_PRECONDITION, "start with init_import_wallet"),
    });
  });

  test("is not asked about words that someone has sent as they are: nothing of them is kept", async () => {
    const count = async () => {
      const { organizationId } = one;
      const filterByStatus = ["ACTIVITY_STATUS_CONSENSUS_NEEDED" as const];
      return (await one.client.getActivities({ organizationId, filterByStatus })).activities.length;
    };
    const before = await count();
    const { words } = junk;
    for (const encryptedBundle of [words, JSON.stringify({ encappedPublic: words, ciphertext: words })]) {
      const parameters = { userId: one.userId, walletName: "bare", encryptedBundle, accounts };
      const attempt = ask(one, "ACTIVITY_TYPE_IMPORT_WALLET", parameters);
      await expect(attempt).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "encryptedBundle: "));
    }
    expect(await count()).toBe(before);
  });

  test("sees why an import that it let in has failed, and who asked can try again with the same key", async () => {
    const started = await ask(one, "ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId: one.userId });
    const { importBundle } = resultOf(await approve(two, started), "initImportWalletResult");
    const importWords = async (words: string, walletName: string) => {
      const encryptedBundle = await one.encryptWords(words, importBundle);
      const parameters = { userId: one.userId, walletName, encryptedBundle, accounts };
      return approve(two, await ask(one, "ACTIVITY_TYPE_IMPORT_WALLET", parameters));
    };
    expect(await importWords(junk.words.replace("junk", "test"), "mistyped")).toMatchObject({
      status: "ACTIVITY_STATUS_FAILED",
      failure: refusal(ErrorCode.INVALID_ARGUMENT, "checksum"),
    });
    expect(await importWords(junk.words, "right")).toMatchObject({ status: "ACTIVITY_STATUS_COMPLETED" });
  });
});

test("a user of the parent organization neither starts an import in a sub-organization nor exports from it", async () => {
  const sub = await newOrganization();
  const { walletId } = await newWallet(sub, "sub's");
  const parent = rootOf(service);
  const target = newTargetKey().publicKey;
  const bodyOf = (type: string, parameters: object) => ({ ...sub.request(type, parameters) }) as never;
  for (const attempt of [
    () => parent.client.exportWallet(bodyOf("ACTIVITY_TYPE_EXPORT_WALLET", { walletId, targetPublicKey: target })),
    () => parent.client.initImportWallet(bodyOf("ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId: parent.userId })),
  ]) {
    await expect(attempt()).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "parent organization"));
  }
  const bundle = await sub.encryptWords(junk.words, await initImportWallet(sub));
  await importWallet(sub, "sub's own", bundle);
});
