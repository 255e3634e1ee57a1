// Keys on P-256 through the public API; node:crypto checks every signature.
import { ErrorCode } from "@countersign/api";

import { createECDH, createPublicKey, ECDH, randomBytes, verify } from "node:crypto";
import type { Curve, HashFunction } from "@countersign/api";
import { keccak256 } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { entryOf, firstOf, present, take } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { moverOf, signerKeyOf } from "../transfers/mover.js";
import type { Mover } from "../transfers/mover.js";

const p256: Curve = "CURVE_P256";
const text = "A text of just thirty-two bytes.";
const formats = ["ADDRESS_FORMAT_COMPRESSED", "ADDRESS_FORMAT_UNCOMPRESSED"] as const;
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

interface Signature {
  readonly r: string;
  readonly s: string;
  readonly v: string;
}

const uncompressed = (publicKey: string) =>
  ECDH.convertKey(publicKey, "prime256v1", "hex", "hex", "uncompressed") as string;

/** Whether node:crypto takes it for a signature over SHA-256 of a message, by a public key in hex. */
function isSignature(publicKey: string, message: Uint8Array, { r, s, v }: Signature): boolean {
  expect([r, s, v]).toEqual([/^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/, /^0[01]$/].map((form) => expect.stringMatching(form)));
  const point = Buffer.from(uncompressed(publicKey), "hex");
  const [x, y] = take(
    [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url")),
    2,
  );
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x, y: y }, format: "jwk" });
  return verify("sha256", message, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(r + s, "hex"));
}

describe("keys on P-256", () => {
  let service: RunningService;
  let tenant: Person;
  let mover: Mover;
  let addresses: readonly string[];
  beforeAll(async () => {
    service = await startService();
    tenant = await newSubOrganization(rootOf(service));
    mover = moverOf(await newSubOrganization(rootOf(service)), await signerKeyOf(service));
    const accounts = formats.map((format, index) => account(`m/44'/0/${index}`, format, p256));
    const createWalletResult = await complete(tenant, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "P-256", accounts });
    addresses = createWalletResult.addresses;
  });
  afterAll(() => service.close());

  const sign = async (signWith: string, hashFunction: HashFunction, payload = text) => {
    const parameters = { signWith, payload, encoding: "PAYLOAD_ENCODING_TEXT_UTF8" as const, hashFunction };
    return await complete(tenant, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", parameters);
  };
  const newPrivateKey = async (privateKeyName: string) => {
    const privateKeys = [{ privateKeyName, curve: p256, addressFormats: [...formats], privateKeyTags: [] }];
    const createPrivateKeysResultV2 = await complete(tenant, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
    return firstOf(createPrivateKeysResultV2.privateKeys);
  };

  test("an account's address is its public key, by which it signs", async () => {
    expect(addresses).toEqual([
      expect.stringMatching(/^0[23][0-9a-f]{64}$/),
      expect.stringMatching(/^04[0-9a-f]{128}$/),
    ]);
    for (const address of addresses) {
      expect(isSignature(address, Buffer.from(text), await sign(address, "HASH_FUNCTION_SHA256"))).toBe(true);
    }
  });

  test("a digest is signed as it is, and the same digest has the same signature", async () => {
    const signature = await sign(firstOf(addresses), "HASH_FUNCTION_NO_OP");
    expect(await sign(firstOf(addresses), "HASH_FUNCTION_NO_OP")).toEqual(signature);
    const keccak = await sign(firstOf(addresses), "HASH_FUNCTION_KECCAK256");
    const payload = keccak256(Buffer.from(text)).slice(2);
    const parameters = { signWith: firstOf(addresses), payload, encoding: "PAYLOAD_ENCODING_HEXADECIMAL" as const };
    const result = await complete(tenant, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
      ...parameters,
      hashFunction: "HASH_FUNCTION_NO_OP",
    });
    expect(result).toEqual(keccak);
  });

  test("several payloads are signed at once, with s in either half of the order", async () => {
    const payloads = Array.from({ length: 100 }, (_, index) => `payload ${index}`);
    const how = { encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction: "HASH_FUNCTION_SHA256" } as const;
    const signRawPayloadsResult = await complete(tenant, "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", {
      signWith: firstOf(addresses),
      payloads,
      ...how,
    });
    const signatures = present(signRawPayloadsResult.signatures, "signatures");
    const good = payloads.filter((payload, i) =>
      isSignature(firstOf(addresses), Buffer.from(payload), entryOf(signatures, i)),
    );
    expect(good).toEqual(payloads);
    expect(new Set(signatures.map(({ s }) => BigInt(`0x${s}`) > order / 2n)).size).toBe(2);
    expect(new Set(signatures.map(({ v }) => v))).toEqual(new Set(["00", "01"]));
  });

  test("a private key is listed with its public key, signs by id and addresses, and is gone once deleted", async () => {
    const made = await newPrivateKey("drawn");
    const { organizationId, generatedClient: client } = tenant;
    const { privateKeys } = await client.listPrivateKeys({ organizationId });
    const found = firstOf(privateKeys.filter(({ privateKeyId }) => privateKeyId === made.privateKeyId));
    expect(found).toMatchObject({ curve: p256, addresses: made.addresses, exported: false, imported: false });
    expect(present(made.addresses, "addresses").map(({ address }) => address)).toEqual([
      ECDH.convertKey(found.publicKey, "prime256v1", "hex", "hex", "compressed"),
      found.publicKey,
    ]);
    for (const signWith of [
      present(made.privateKeyId, "privateKeyId"),
      ...present(made.addresses, "addresses").map(({ address }) => present(address, "address")),
    ]) {
      const signature = await sign(signWith, "HASH_FUNCTION_SHA256");
      expect(isSignature(found.publicKey, Buffer.from(text), signature)).toBe(true);
    }
    await complete(tenant, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", {
      privateKeyIds: [present(made.privateKeyId, "privateKeyId")],
      deleteWithoutExport: true,
    });
    await expect(sign(present(made.privateKeyId, "privateKeyId"), "HASH_FUNCTION_SHA256")).rejects.toEqual(
      refusal(ErrorCode.NOT_FOUND, /no key with/),
    );
  });

  test("what has no meaning on P-256 is refused", async () => {
    await expect(sign(firstOf(addresses), "HASH_FUNCTION_NOT_APPLICABLE")).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, /a key on CURVE_P256 takes HASH_FUNCTION_SHA256 or HASH_FUNCTION_KECCAK256/),
    );
    for (const format of ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR", "ADDRESS_FORMAT_SOLANA"]) {
      const accounts = [account("m/0", format as "ADDRESS_FORMAT_ETHEREUM", p256)];
      await expect(complete(tenant, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: format, accounts })).rejects.toEqual(
        refusal(
          ErrorCode.INVALID_ARGUMENT,
          /does not suit a key on CURVE_P256.*are ADDRESS_FORMAT_UNCOMPRESSED, ADDRESS_FORMAT_COMPRESSED\b/,
        ),
      );
    }
    await expect(
      complete(tenant, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
        signWith: firstOf(addresses),
        payload: JSON.stringify({ address: `0x${"11".repeat(20)}`, chainId: 1, nonce: 0 }),
        encoding: "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION",
        hashFunction: "HASH_FUNCTION_NO_OP",
      }),
    ).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, /a key on CURVE_P256 cannot sign PAYLOAD_ENCODING_EIP7702_AUTHORIZATION/),
    );
  });

  test.each([
    ["TRANSACTION_TYPE_ETHEREUM", /a key on CURVE_P256 cannot sign Ethereum transactions/],
    ["TRANSACTION_TYPE_SOLANA", /a key on CURVE_P256 cannot sign Solana transactions/],
  ] as const)("%s is signed by no key on P-256", async (type, message) => {
    const parameters = { signWith: firstOf(addresses), unsignedTransaction: "c0", type };
    await expect(complete(tenant, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", parameters)).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, message),
    );
  });

  test("a key comes in and goes out by the bundles of existing clients, whatever it begins with", async () => {
    for (const first of ["00", "7f", "fe"]) {
      const privateKey = first + randomBytes(31).toString("hex");
      const imported = await mover.importKey(`${first}…`, privateKey, p256, formats);
      const ecdh = createECDH("prime256v1");
      ecdh.setPrivateKey(privateKey, "hex");
      expect(imported.addresses.map(({ address }) => address)).toEqual([
        ecdh.getPublicKey("hex", "compressed"),
        ecdh.getPublicKey("hex", "uncompressed"),
      ]);
      expect(await mover.exportKey(imported.privateKeyId)).toBe(privateKey);
    }
  });

  test("an account's key goes out, and is the one that signs as the account", async () => {
    const words = "test test test test test test test test test test test junk";
    const accounts = [account("m/44'/0/0", "ADDRESS_FORMAT_COMPRESSED", p256)];
    const imported = await mover.importWords("P-256 of published words", words, accounts);
    const ecdh = createECDH("prime256v1");
    ecdh.setPrivateKey(await mover.exportAccount(firstOf(imported.addresses)), "hex");
    expect(ecdh.getPublicKey("hex", "compressed")).toBe(imported.addresses[0]);
    const wrong = mover.importWords("hex is no path", words, [account("m/0h", "ADDRESS_FORMAT_COMPRESSED", p256)]);
    await expect(wrong).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "accounts.0.path"));
  });
});
