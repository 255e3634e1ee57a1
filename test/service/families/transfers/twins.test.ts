// One key can be there several times: made here and taken in again, or taken in twice. It then signs as its oldest one
// that is not disabled, and a policy on that one decides.
import { ErrorCode } from "@countersign/api";

import { ed25519 } from "@noble/curves/ed25519.js";
import { hashMessage, recoverAddress } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { firstOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { junk, moverOf, signerKeyOf } from "./mover.js";
import type { Mover } from "./mover.js";

const ethereum = account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM");
const formats = ["ADDRESS_FORMAT_ETHEREUM"] as const;
const [address] = junk.addresses;
const hash = hashMessage("hello");

describe("keys with one address", () => {
  let service: RunningService;
  let root: Mover;
  /** May sign with what the test's policies name, and with nothing else. */
  let signer: Person;
  beforeAll(async () => {
    service = await startService();
    await anew();
  });
  afterAll(() => service.close());

  async function anew(): Promise<void> {
    root = moverOf(await newSubOrganization(rootOf(service)), await signerKeyOf(service));
    signer = await newUser(root);
  }
  const allow = (condition: string) =>
    complete(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: condition,
      effect: "EFFECT_ALLOW",
      condition,
      consensus: `approvers.any(user, user.id == '${signer.userId}')`,
      notes: "",
    });
  const sign = async (by: Person = signer) => {
    const parameters = {
      signWith: address,
      payload: hash,
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_NO_OP",
    } as const;
    const { r, s, v } = await complete(by, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", parameters);
    return recoverAddress({ hash, signature: `0x${r}${s}${v === "00" ? "1b" : "1c"}` });
  };
  const denied = { code: ErrorCode.PERMISSION_DENIED };
  const disable = (privateKeyId: string) => {
    const request = root.request("ACTIVITY_TYPE_DISABLE_PRIVATE_KEY", { privateKeyId });
    return root.client.request("/public/v1/submit/disable_private_key", request);
  };

  test("may be imported as often as one likes, each under a name of its own", async () => {
    const [one, two] = [
      await root.importKey("one", junk.privateKey, "CURVE_SECP256K1", formats),
      await root.importKey("two", junk.privateKey, "CURVE_SECP256K1", formats),
    ];
    expect(one.addresses).toEqual(two.addresses);
    expect(one.privateKeyId).not.toBe(two.privateKeyId);
    await root.importWords("words", junk.words, [ethereum]);
    await root.importWords("the same words", junk.words, [ethereum]);
    expect(await sign(root)).toBe(address);
  });

  test("sign as the oldest private key, then as the next one when that is disabled or deleted", async () => {
    await anew();
    const { privateKeyId: one } = await root.importKey("one", junk.privateKey, "CURVE_SECP256K1", formats);
    await allow(`private_key.id == '${one}'`);
    expect(await sign()).toBe(address);
    const { privateKeyId: two } = await root.importKey("two", junk.privateKey, "CURVE_SECP256K1", formats);
    // The newer one changes nothing.
    expect(await sign()).toBe(address);
    await disable(one);
    await expect(sign()).rejects.toMatchObject(denied);
    expect(await sign(root)).toBe(address);
    await allow(`private_key.id == '${two}'`);
    expect(await sign()).toBe(address);
    await disable(two);
    await expect(sign(root)).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "disabled"));
  });

  test("sign as the older of a private key and a wallet account", async () => {
    await anew();
    const { walletId } = await root.importWords("words", junk.words, [ethereum]);
    const { privateKeyId } = await root.importKey("key", junk.privateKey, "CURVE_SECP256K1", formats);
    await allow(`private_key.id == '${privateKeyId}'`);
    await expect(sign()).rejects.toMatchObject(denied);
    await allow(`wallet.id == '${walletId}'`);
    expect(await sign()).toBe(address);
    await root.exportWords(walletId);
    await complete(root, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId] });
    expect(await sign()).toBe(address);
  });

  test("go out as the account of the oldest wallet, judged by a policy on that wallet", async () => {
    await anew();
    const { walletId: older } = await root.importWords("older", junk.words, [ethereum]);
    const { walletId: newer } = await root.importWords("newer", junk.words, [ethereum]);
    const own = moverOf(signer, await signerKeyOf(service));
    await allow(`activity.action == 'EXPORT' && wallet.id == '${newer}'`);
    await expect(own.exportAccount(address)).rejects.toMatchObject(denied);
    await allow(`activity.action == 'EXPORT' && wallet.id == '${older}'`);
    expect(await own.exportAccount(address)).toBe(junk.privateKey);
  });

  test("an account is the same key as its export that was taken in again", async () => {
    await anew();
    const sol = account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519");
    const { addresses } = await root.importWords("words", junk.words, [sol]);
    const exported = await root.exportAccount(firstOf(addresses), "SOLANA");
    const again = await root.importKey("again", exported, "CURVE_ED25519", ["ADDRESS_FORMAT_SOLANA"]);
    expect(again.addresses).toEqual([{ format: "ADDRESS_FORMAT_SOLANA", address: junk.addresses[2] }]);
    expect(await root.exportKey(again.privateKeyId, "SOLANA")).toBe(exported);
    const { publicKey } = (
      await root.client.getPrivateKey({ organizationId: root.organizationId, privateKeyId: again.privateKeyId })
    ).privateKey;
    const seed = Buffer.from(await root.exportKey(again.privateKeyId), "hex");
    expect(Buffer.from(ed25519.getPublicKey(seed)).toString("hex")).toBe(publicKey);
  });
});
