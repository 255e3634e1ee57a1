// What was exported may be deleted; everything else has to be given up by name.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { firstOf, present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { junk, moverOf, signerKeyOf } from "./mover.js";
import type { Mover } from "./mover.js";

const accounts = [account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM")];

describe("deleting", () => {
  let service: RunningService;
  let mover: Mover;
  beforeAll(async () => {
    service = await startService();
    mover = await someone();
  });
  afterAll(() => service.close());

  const someone = async () => moverOf(await newSubOrganization(rootOf(service)), await signerKeyOf(service));
  const newWallet = async (walletName: string, by = mover) =>
    await complete(by, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts });
  const newKey = async (privateKeyName: string, by = mover) => {
    const curve = "CURVE_SECP256K1" as const;
    const privateKeys = [{ privateKeyName, curve, privateKeyTags: [], addressFormats: [] }];
    const result = await complete(by, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
    return present(firstOf(result.privateKeys).privateKeyId);
  };
  const deleteWallets = (...walletIds: string[]) => complete(mover, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds });
  const deleteKeys = (...privateKeyIds: string[]) =>
    complete(mover, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds });
  const deleteOrganization = (by: Mover, deleteWithoutExport?: boolean) =>
    complete(by, "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", { ...(deleteWithoutExport && { deleteWithoutExport }) });

  test("wallets takes an export of each of them, and names those that were never exported", async () => {
    const [one, two] = [await newWallet("one"), await newWallet("two")];
    await mover.exportWords(one.walletId);
    const refused = deleteWallets(one.walletId, two.walletId);
    await expect(refused).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, `never exported: ${two.walletId};`),
    );
    await deleteWallets(one.walletId);
    await mover.exportWords(two.walletId);
    await deleteWallets(two.walletId);
    await expect(mover.exportWords(one.walletId)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no wallet"));
    await expect(mover.exportAccount(firstOf(two.addresses))).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "no wallet account"),
    );
  });

  test("a wallet takes more than the export of its only account", async () => {
    const { walletId, addresses } = await newWallet("accounts only");
    await mover.exportAccount(firstOf(addresses));
    await expect(deleteWallets(walletId)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "never exported"),
    );
  });

  test("private keys takes an export of each of them, and names those that were never exported", async () => {
    const [one, two] = [await newKey("one"), await newKey("two")];
    await mover.exportKey(one);
    await expect(deleteKeys(one, two)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, `never exported: ${two};`),
    );
    await deleteKeys(one);
    await expect(mover.exportKey(one)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no private key"));
  });

  test("what was imported takes an export too: where it came from may be gone", async () => {
    const { walletId } = await mover.importWords("imported", junk.words);
    const { privateKeyId } = await mover.importKey("imported", junk.privateKey);
    await expect(deleteWallets(walletId)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "never exported"),
    );
    await expect(deleteKeys(privateKeyId)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "never exported"),
    );
    await mover.exportWords(walletId);
    await mover.exportKey(privateKeyId);
    await deleteWallets(walletId);
    await deleteKeys(privateKeyId);
  });

  test("a sub-organization takes an export of all its wallets and private keys", async () => {
    const branch = await someone();
    const { walletId } = await newWallet("wallet", branch);
    const privateKeyId = await newKey("key", branch);
    await expect(deleteOrganization(branch)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "2 private keys and wallets were never exported"),
    );
    await branch.exportWords(walletId);
    await expect(deleteOrganization(branch)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, `among them private key ${privateKeyId}`),
    );
    await branch.exportKey(privateKeyId);
    await deleteOrganization(branch);
    await expect(branch.exportWords(walletId)).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });

    const other = await someone();
    await newWallet("given up", other);
    await deleteOrganization(other, true);
  });
});
