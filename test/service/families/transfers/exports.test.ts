// What goes out is opened by the packages of existing clients, with the target key alone, and is the key of the address.
import { ErrorCode } from "@countersign/api";
import type { AddressFormat, Curve } from "@countersign/api";

import { Keypair } from "@solana/web3.js";
import { base58 } from "@scure/base";
import { createECDH, createPublicKey, verify } from "node:crypto";
import { mnemonicToAccount, privateKeyToAddress } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { entryOf, firstOf, present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { moverOf, newTargetKey, signerKeyOf } from "./mover.js";
import type { Mover } from "./mover.js";

const ethereum = account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM");
const solana = account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519");
const nobody = "01980000-0000-7000-8000-000000000000";

describe("exports", () => {
  let service: RunningService;
  let signerKey: string;
  let ours: Mover;
  let theirs: Mover;
  beforeAll(async () => {
    service = await startService();
    signerKey = await signerKeyOf(service);
    const root = rootOf(service);
    ours = moverOf(await newSubOrganization(root), signerKey);
    theirs = moverOf(await newSubOrganization(root), signerKey);
  });
  afterAll(() => service.close());

  const newWallet = async (walletName: string, mnemonicLength?: number) => {
    const parameters = { walletName, accounts: [ethereum, solana], ...(mnemonicLength && { mnemonicLength }) };
    return await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", parameters);
  };
  const newKey = async (privateKeyName: string, curve: Curve, ...addressFormats: AddressFormat[]) => {
    const privateKeys = [{ privateKeyName, curve, privateKeyTags: [], addressFormats }];
    const result = await complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
    const { privateKeyId, addresses } = firstOf(result.privateKeys);
    return {
      privateKeyId: present(privateKeyId),
      addresses: present(addresses).map(({ address }) => present(address)),
    };
  };
  const readWallet = async (walletId: string) =>
    (await ours.client.getWallet({ organizationId: ours.organizationId, walletId })).wallet;
  const readKey = async (privateKeyId: string) =>
    (await ours.client.getPrivateKey({ organizationId: ours.organizationId, privateKeyId })).privateKey;

  test.each([12, 15, 18, 21, 24])("a wallet goes out as %d words that its addresses follow from", async (count) => {
    const { walletId, addresses } = await newWallet(`${count} words`, count);
    expect((await readWallet(walletId)).exported).toBe(false);
    const words = await ours.exportWords(walletId);
    expect(words.split(" ")).toHaveLength(count);
    expect(mnemonicToAccount(words).address).toBe(addresses[0]);
    expect(await readWallet(walletId)).toMatchObject({ exported: true, imported: false });
    expect(await ours.exportWords(walletId, "MNEMONIC_LANGUAGE_ENGLISH")).toBe(words);
  });

  test("an account goes out as its private key, and leaves its wallet one that was not exported", async () => {
    const { walletId, addresses } = await newWallet("of accounts");
    const [ether = "", sol = ""] = addresses;
    expect(privateKeyToAddress(`0x${await ours.exportAccount(ether)}`)).toBe(ether);
    const pair = Keypair.fromSecretKey(base58.decode(await ours.exportAccount(sol, "SOLANA")));
    expect(pair.publicKey.toBase58()).toBe(sol);
    expect((await readWallet(walletId)).exported).toBe(false);
  });

  test("a private key goes out as the key of its addresses", async () => {
    const ether = await newKey("ether", "CURVE_SECP256K1", "ADDRESS_FORMAT_ETHEREUM");
    expect((await readKey(ether.privateKeyId)).exported).toBe(false);
    const privateKey = await ours.exportKey(ether.privateKeyId);
    expect(privateKeyToAddress(`0x${privateKey}`)).toBe(ether.addresses[0]);
    expect(await readKey(ether.privateKeyId)).toMatchObject({ exported: true, imported: false });
    const sol = await newKey("sol", "CURVE_ED25519", "ADDRESS_FORMAT_SOLANA");
    const pair = Keypair.fromSecretKey(base58.decode(await ours.exportKey(sol.privateKeyId, "SOLANA")));
    expect(pair.publicKey.toBase58()).toBe(sol.addresses[0]);
  });

  test("a private key that is disabled can still be saved", async () => {
    const { privateKeyId, addresses } = await newKey("disabled", "CURVE_SECP256K1", "ADDRESS_FORMAT_ETHEREUM");
    // The package has no method for it.
    const disable = ours.request("ACTIVITY_TYPE_DISABLE_PRIVATE_KEY", { privateKeyId });
    await ours.client.request("/public/v1/submit/disable_private_key", disable);
    expect(privateKeyToAddress(`0x${await ours.exportKey(privateKeyId)}`)).toBe(addresses[0]);
  });

  test("a bundle is an envelope of four members, signed by the deployment's key over the bytes of its data", async () => {
    const { walletId } = await newWallet("enveloped");
    const { publicKey: targetPublicKey } = newTargetKey();
    const result = await complete(ours, "ACTIVITY_TYPE_EXPORT_WALLET", { walletId, targetPublicKey });
    const envelope = JSON.parse(result.exportBundle) as Record<string, string>;
    expect(Object.keys(envelope)).toEqual(["version", "data", "dataSignature", "enclaveQuorumPublic"]);
    expect(envelope).toMatchObject({ version: "v1.0.0", enclaveQuorumPublic: signerKey });
    const data = Buffer.from(entryOf(envelope, "data"), "hex");
    const { encappedPublic, ciphertext, ...rest } = JSON.parse(data.toString()) as Record<string, string>;
    expect(rest).toEqual({ organizationId: ours.organizationId });
    expect(encappedPublic).toMatch(/^04[0-9a-f]{128}$/);
    expect(ciphertext).toMatch(/^([0-9a-f]{2})+$/);
    // SubjectPublicKeyInfo of an uncompressed point on P-256 (RFC 5480 §2).
    const der = Buffer.from(`3059301306072a8648ce3d020106082a8648ce3d030107034200${signerKey}`, "hex");
    const key = createPublicKey({ key: der, format: "der", type: "spki" });
    expect(verify("sha256", data, key, Buffer.from(entryOf(envelope, "dataSignature"), "hex"))).toBe(true);
  });

  test("a bundle opens for its target key, in its organization, and under the deployment's key only", async () => {
    const { walletId } = await newWallet("for one");
    const target = newTargetKey();
    const parameters = { walletId, targetPublicKey: target.publicKey };
    const { exportBundle } = await complete(ours, "ACTIVITY_TYPE_EXPORT_WALLET", parameters);
    await ours.decryptWords(exportBundle, target);
    await expect(ours.decryptWords(exportBundle, newTargetKey())).rejects.toThrow(/decrypt/i);
    await expect(theirs.decryptWords(exportBundle, target)).rejects.toThrow(/organization id does not match/);
    const others = moverOf(ours, newTargetKey().publicKey);
    await expect(others.decryptWords(exportBundle, target)).rejects.toThrow(/does not match signer key/);
  });

  test("a target key that is no point of P-256 is refused, and nothing counts as exported", async () => {
    const { walletId, addresses } = await newWallet("kept");
    const { privateKeyId } = await newKey("kept", "CURVE_SECP256K1");
    const curve25519 = "04" + "11".repeat(64);
    const secp256k1 = createECDH("secp256k1").generateKeys("hex");
    for (const targetPublicKey of [
      "",
      "04",
      newTargetKey().publicKey.slice(2),
      curve25519,
      secp256k1,
      "zz".repeat(65),
    ]) {
      const exports = [
        complete(ours, "ACTIVITY_TYPE_EXPORT_WALLET", { walletId, targetPublicKey }),
        complete(ours, "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", { privateKeyId, targetPublicKey }),
        complete(ours, "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", { address: firstOf(addresses), targetPublicKey }),
      ];
      for (const outcome of await Promise.allSettled(exports)) {
        expect(outcome).toMatchObject({
          status: "rejected",
          reason: refusal(ErrorCode.INVALID_ARGUMENT, "not a public key on P-256"),
        });
      }
    }
    expect([(await readWallet(walletId)).exported, (await readKey(privateKeyId)).exported]).toEqual([false, false]);
  });

  test("an account is found by its address exactly, and by no other form of it", async () => {
    const { addresses } = await newWallet("exact");
    const [ether = ""] = addresses;
    for (const address of [ether.toLowerCase(), ether.slice(2), `${ether} `, "", "0x00"]) {
      await expect(ours.exportAccount(address)).rejects.toMatchObject(
        refusal(ErrorCode.NOT_FOUND, "no wallet account with the address"),
      );
    }
    const { addresses: keys } = await newKey("addressed", "CURVE_SECP256K1", "ADDRESS_FORMAT_ETHEREUM");
    await expect(ours.exportAccount(firstOf(keys))).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "no wallet account"),
    );
  });

  test("what belongs to another organization, or to nobody, is not found", async () => {
    const { walletId, addresses } = await newWallet("ours");
    const { privateKeyId } = await newKey("ours", "CURVE_SECP256K1");
    for (const id of [walletId, nobody, ""]) {
      await expect(theirs.exportWords(id)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no wallet"));
    }
    for (const id of [privateKeyId, nobody, ""]) {
      await expect(theirs.exportKey(id)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no private key"));
    }
    await expect(theirs.exportAccount(firstOf(addresses))).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "no wallet account"),
    );
    // Ids of the one are none of the other.
    await expect(ours.exportWords(privateKeyId)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no wallet"));
    await expect(ours.exportKey(walletId)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no private key"));
    expect([(await readWallet(walletId)).exported, (await readKey(privateKeyId)).exported]).toEqual([false, false]);
  });
});
