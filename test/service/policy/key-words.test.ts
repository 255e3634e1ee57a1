// What policies know of wallets and private keys besides their ids, of credentials, and of the kind of an activity:
// through the public API.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { junk, moverOf, signerKeyOf } from "../families/transfers/mover.js";
import { ethereumAccount } from "../support/accounts.js";
import type { Person } from "../support/people.js";
import { rejectionOf } from "../support/refusal.js";
import { ask, complete, submit } from "../support/requests.js";
import { firstOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { company, rule } from "./company.js";

const payload = {
  payload: "00".repeat(32),
  encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
  hashFunction: "HASH_FUNCTION_NO_OP",
} as const;
const implicitly = "7 policy engine denied request: no policy allows it";
const explicitly = "7 policy engine denied request explicitly";

describe("a policy sees", () => {
  let service: RunningService;
  let signerKey: string;
  beforeAll(async () => {
    service = await startService();
    signerKey = await signerKeyOf(service);
  });
  afterAll(() => service.close());

  async function treasury() {
    const { root, staff } = await company(service, "Ada");
    const accounts = [ethereumAccount as never];
    const wallet = await complete(root, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Treasury", accounts });
    return { root, ada: staff[0], walletId: wallet.walletId, address: firstOf(wallet.addresses) };
  }

  const outcome = (by: Person, signWith: string) =>
    rejectionOf(ask(by, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", { signWith, ...payload }));
  const newWallet = async (by: Person, walletName: string) =>
    (await complete(by, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts: [] })).walletId;
  const newPrivateKey = async (by: Person, privateKeyName: string) => {
    const { privateKeys } = await complete(by, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
      privateKeys: [
        { privateKeyName, curve: "CURVE_SECP256K1", privateKeyTags: [], addressFormats: ["ADDRESS_FORMAT_ETHEREUM"] },
      ],
    });
    const { privateKeyId = "", addresses } = firstOf(privateKeys);
    return { privateKeyId, address: firstOf(addresses).address ?? "" };
  };

  test("the label that a wallet has now, whichever it had when a key of it was used before", async () => {
    const { root, ada, walletId, address } = await treasury();
    await rule(root, "ALLOW", "wallet.label == 'Treasury'");
    expect(await outcome(ada, address)).toBeUndefined();
    await complete(root, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "Old treasury" });
    expect(await outcome(ada, address)).toBe(implicitly);
    await newWallet(root, "Treasury");
    expect(await outcome(ada, address)).toBe(implicitly);
    await complete(root, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "Treasury 2" });
    await rule(root, "ALLOW", "wallet.label.contains('2') && wallet_account.address != ''");
    expect(await outcome(ada, address)).toBeUndefined();
  });

  test("whether a wallet has been exported, from its first export on, by account and by id", async () => {
    const { root, ada, walletId, address } = await treasury();
    const mover = moverOf(root, signerKey);
    await rule(root, "ALLOW", "wallet.exported == false && wallet.imported == false");
    expect(await outcome(ada, address)).toBeUndefined();
    // One account's key tells nothing of the others.
    await mover.exportAccount(address);
    expect(await outcome(ada, address)).toBeUndefined();
    await mover.exportWords(walletId);
    expect(await outcome(ada, address)).toBe(implicitly);
    const rename = ask(ada, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "Mine" });
    expect(await rejectionOf(rename)).toBe(implicitly);
  });

  test("whether a private key has been exported, whatever it is called by, and its label", async () => {
    const { root, ada } = await treasury();
    const mover = moverOf(root, signerKey);
    const { privateKeyId, address } = await newPrivateKey(root, "Hot");
    const names = [privateKeyId, address];
    await rule(root, "ALLOW", "private_key.label == 'Hot' && private_key.exported == false");
    for (const name of names) expect(await outcome(ada, name)).toBeUndefined();
    await mover.exportKey(privateKeyId);
    for (const name of names) expect(await outcome(ada, name)).toBe(implicitly);
    const remove = () => ask(ada, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds: [privateKeyId] });
    expect(await rejectionOf(remove())).toBe(implicitly);
    await rule(root, "ALLOW", "private_key.exported && private_key.tags.count() == 0 && private_key.label == 'Hot'");
    expect(await rejectionOf(remove())).toBeUndefined();
  });

  test("which wallets and private keys were imported", async () => {
    const { root, ada, address } = await treasury();
    const mover = moverOf(root, signerKey);
    const { addresses } = await mover.importWords("Brought along", junk.words, junk.accounts.slice(1, 2));
    const { privateKeyId } = await mover.importKey("Brought, too", junk.privateKey);
    await rule(root, "ALLOW", "wallet.imported && wallet.exported == false");
    await rule(root, "ALLOW", "private_key.imported && private_key.exported == false");
    expect(await outcome(ada, firstOf(addresses))).toBeUndefined();
    expect(await outcome(ada, privateKeyId)).toBeUndefined();
    expect(await outcome(ada, address)).toBe(implicitly);
  });

  test("all wallets of a request beside the one that is decided about", async () => {
    const { root, ada, walletId } = await treasury();
    const spare = await newWallet(root, "Spare");
    const more = await newWallet(root, "More");
    await rule(root, "ALLOW", "wallets.count() <= 2 && wallets.all(w, w.label != 'Treasury' || w.id == wallet.id)");
    const removal = (...walletIds: string[]) =>
      rejectionOf(ask(ada, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds, deleteWithoutExport: true }));
    expect(await removal(spare, walletId)).toBe(implicitly);
    await rule(root, "DENY", "wallets.count() > 2");
    expect(await removal(spare, more, walletId)).toBe(explicitly);
    expect(await removal(spare, more)).toBeUndefined();
    expect(await removal(walletId)).toBeUndefined();
    // There are none where a request is about other things.
    expect(await rejectionOf(ask(ada, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Tag", userIds: [] }))).toBe(
      implicitly,
    );
  });

  test("by its id with which API key users approved, which has no credential id", async () => {
    const { root, ada, address } = await treasury();
    const { user } = await ada.client.getUser({ organizationId: ada.organizationId, userId: ada.userId });
    const { apiKeyId } = firstOf(user.apiKeys);
    await rule(root, "ALLOW", "", `credentials.any(c, c.id == '${ada.userId}' || c.credential_id != '')`);
    expect(await outcome(ada, address)).toBe(implicitly);
    await rule(root, "ALLOW", "", `credentials.all(c, c.id == '${apiKeyId}' && c.credential_id == '')`);
    expect(await outcome(ada, address)).toBeUndefined();
  });

  test("the kind of an activity, the same for each of its versions, and parameters in snake case", async () => {
    const { root, ada, address } = await treasury();
    const users = { users: [{ userName: "Bob", userTags: [], apiKeys: [], authenticators: [] }] };
    const older = () => submit(ada, "ACTIVITY_TYPE_CREATE_USERS_V2", users);
    const newer = () =>
      submit(ada, "ACTIVITY_TYPE_CREATE_USERS_V3", { users: [{ ...firstOf(users.users), oauthProviders: [] }] });
    const condition = `activity.kind == 'SIGN_RAW_PAYLOAD' && activity.params.hash_function == '${payload.hashFunction}'`;
    await rule(root, "ALLOW", condition);
    await rule(root, "ALLOW", "activity.kind == 'CREATE_USERS' && activity.params.users.all(u, u.user_name == 'Bob')");
    expect(await outcome(ada, address)).toBeUndefined();
    for (const create of [older, newer]) expect(await create()).toMatchObject({ status: 200 });
    expect(await rejectionOf(newWallet(ada, "Mine"))).toBe(implicitly);
    await rule(root, "DENY", "activity.kind in ['SIGN_RAW_PAYLOAD', 'CREATE_USERS']");
    expect(await outcome(ada, address)).toBe(explicitly);
    for (const create of [older, newer]) expect(await create()).toMatchObject({ status: 403 });
  });
});
