// Signing of payloads through the public API. A library that the service does not sign with checks every signature.

import { createHash, createPublicKey, verify } from "node:crypto";
import { ErrorCode, HashFunction } from "@countersign/api";
import type { AddressFormat, Curve } from "@countersign/api";
import { schnorr } from "@noble/curves/secp256k1.js";
import { base58, bech32m, hex } from "@scure/base";
import { Address } from "@ton/core";
import { keccak256, recoverAddress } from "viem";
import type { Hex } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { inDatabase } from "../../support/database.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { entryOf, firstOf, present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";

const digest = "f8483a6d88d074d1f60330d2d14082717c406a99afaad98a2b586f5ce99ab762";
const text = "A text of just thirty-two bytes.";
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

const accounts = [
  account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
  account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
  account("m/86'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"),
  account("m/44'/607'/0'", "ADDRESS_FORMAT_TON_V4R2", "CURVE_ED25519"),
  account("m/44'/60'/0'/0/1", "ADDRESS_FORMAT_UNCOMPRESSED"),
  account("m/44'/118'/0'/0/0", "ADDRESS_FORMAT_COSMOS"),
];

interface Signature {
  readonly r: string;
  readonly s: string;
  readonly v: string;
}

/** Those that stand for bytes; the others have tests of their own, typed-data.test.ts. */
type BytesEncoding = "PAYLOAD_ENCODING_HEXADECIMAL" | "PAYLOAD_ENCODING_TEXT_UTF8";

describe("signing", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  let ethereum: Hex;
  let solana: string;
  let taproot: string;
  let ton: string;
  let uncompressed: string;
  let cosmos: string;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
    const createWalletResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "signing", accounts });
    const { addresses } = createWalletResult;
    ethereum = addresses[0] as Hex;
    [solana, taproot, ton, uncompressed, cosmos] = addresses.slice(1) as [string, string, string, string, string];
  });
  afterAll(() => service.close());

  interface How {
    readonly payload?: string;
    readonly encoding?: BytesEncoding;
    readonly hashFunction?: HashFunction;
  }
  const sign = async (signWith: string, how: How = {}, owner = ours): Promise<Signature> => {
    const asDigest = {
      payload: digest,
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_NO_OP",
    } as const;
    const parameters = { signWith, ...asDigest, ...how };
    return await complete(owner, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", parameters);
  };
  const onEd25519 = { hashFunction: "HASH_FUNCTION_NOT_APPLICABLE" } as const;
  const newPrivateKey = async (name: string, curve: Curve, addressFormats: AddressFormat[] = [], owner = ours) => {
    const privateKeys = [{ privateKeyName: name, curve, addressFormats, privateKeyTags: [] }];
    const createPrivateKeysResultV2 = await complete(owner, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
    const made = firstOf(createPrivateKeysResultV2.privateKeys);
    return {
      id: present(made.privateKeyId, "privateKeyId"),
      addresses: present(made.addresses, "addresses").map(({ address }) => present(address, "address")),
    };
  };
  const publicKeyOf = async (privateKeyId: string) =>
    (await ours.generatedClient.getPrivateKey({ organizationId: ours.organizationId, privateKeyId })).privateKey
      .publicKey;

  const recovered = (hash: Hex, { r, s, v }: Signature) =>
    recoverAddress({ hash, signature: { r: `0x${r}`, s: `0x${s}`, yParity: Number(v) } });
  const isEd25519 = (publicKey: Uint8Array, message: Uint8Array, { r, s }: Signature) => {
    const key = { kty: "OKP", crv: "Ed25519", x: Buffer.from(publicKey).toString("base64url") };
    return verify(null, message, createPublicKey({ key, format: "jwk" }), Buffer.from(r + s, "hex"));
  };

  const payloads: Readonly<Record<BytesEncoding, string>> = {
    PAYLOAD_ENCODING_HEXADECIMAL: digest,
    PAYLOAD_ENCODING_TEXT_UTF8: text,
  };
  const hashes: Readonly<Record<HashFunction, (message: Buffer) => Hex>> = {
    HASH_FUNCTION_NO_OP: (message) => `0x${message.toString("hex")}`,
    HASH_FUNCTION_SHA256: (message) => `0x${createHash("sha256").update(message).digest("hex")}`,
    HASH_FUNCTION_KECCAK256: (message) => keccak256(message),
    HASH_FUNCTION_NOT_APPLICABLE: () => "0x",
  };
  const matrix = (Object.keys(payloads) as BytesEncoding[]).flatMap((encoding) =>
    Object.values(HashFunction).map((hashFunction) => ({ encoding, hashFunction })),
  );
  const bytesOf = (encoding: BytesEncoding) =>
    Buffer.from(payloads[encoding], encoding === "PAYLOAD_ENCODING_HEXADECIMAL" ? "hex" : "utf8");
  const isFor = (curve: Curve) => (how: { hashFunction: HashFunction }) =>
    (how.hashFunction === "HASH_FUNCTION_NOT_APPLICABLE") === (curve === "CURVE_ED25519");

  test.each(matrix.filter(isFor("CURVE_SECP256K1")))(
    "secp256k1 signs $encoding with $hashFunction: low S, and the recovery id leads to the address",
    async ({ encoding, hashFunction }) => {
      const signature = await sign(ethereum, { payload: payloads[encoding], encoding, hashFunction });
      expect(signature).toEqual({
        r: expect.stringMatching(/^[0-9a-f]{64}$/),
        s: expect.stringMatching(/^[0-9a-f]{64}$/),
        v: expect.stringMatching(/^0[01]$/),
      });
      expect(await recovered(hashes[hashFunction](bytesOf(encoding)), signature)).toBe(ethereum);
      expect(BigInt(`0x${signature.s}`) <= halfOrder).toBe(true);
    },
  );

  test.each(matrix.filter(isFor("CURVE_ED25519")))(
    "Ed25519 signs $encoding itself",
    async ({ encoding, hashFunction }) => {
      const signature = await sign(solana, { payload: payloads[encoding], encoding, hashFunction });
      expect(isEd25519(base58.decode(solana), bytesOf(encoding), signature)).toBe(true);
      expect(signature.v).toBe("00");
    },
  );

  test("secp256k1 refuses HASH_FUNCTION_NOT_APPLICABLE, Ed25519 everything else", async () => {
    for (const { encoding, hashFunction } of matrix) {
      const how = { payload: payloads[encoding], encoding, hashFunction };
      const signWith = isFor("CURVE_SECP256K1")(how) ? solana : ethereum;
      await expect(sign(signWith, how)).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, /hashFunction is/));
    }
  });

  test.each<[string, How, RegExp]>([
    ["a digest of 31 bytes", { payload: digest.slice(2) }, /31 bytes.*32 bytes/],
    ["half a byte", { payload: digest.slice(1) }, /odd number/],
    ["what is not a hex digit", { payload: `${digest.slice(2)}0g` }, /"g" at position 63/],
  ])("%s is refused", async (_, how, message) => {
    await expect(sign(ethereum, how)).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, message));
  });

  test("a hexadecimal payload may begin with 0x", async () => {
    expect(await sign(ethereum, { payload: `0x${digest}` })).toEqual(await sign(ethereum));
  });

  test("a Taproot address signs by BIP-340 with the key of its output", async () => {
    const { r, s, v } = await sign(taproot);
    const [version, ...words] = bech32m.decode(taproot as `bc1${string}`).words;
    expect([version, v]).toEqual([1, "00"]);
    expect(schnorr.verify(hex.decode(r + s), hex.decode(digest), bech32m.fromWords(words))).toBe(true);
  });

  test("a private key signs by its id and by each of its addresses", async () => {
    const { id, addresses } = await newPrivateKey("by id", "CURVE_SECP256K1", [
      "ADDRESS_FORMAT_TRON",
      "ADDRESS_FORMAT_ETHEREUM",
      "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR",
      "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR",
    ]);
    const [tron, own, tweaked] = addresses as [string, string, string];
    const signature = await sign(id);
    expect(await recovered(`0x${digest}`, signature)).toBe(own);
    expect([await sign(tron), await sign(own)]).toEqual([signature, signature]);
    const { r, s } = await sign(tweaked);
    const output = bech32m.fromWords(bech32m.decode(tweaked as `tb1${string}`).words.slice(1));
    expect(schnorr.verify(hex.decode(r + s), hex.decode(digest), output)).toBe(true);
  });

  test("an Ed25519 private key without addresses signs by its id", async () => {
    const { id } = await newPrivateKey("no addresses", "CURVE_ED25519");
    const publicKey = hex.decode(await publicKeyOf(id));
    expect(isEd25519(publicKey, hex.decode(digest), await sign(id, onEd25519))).toBe(true);
  });

  test("addresses are taken in any form that their chain takes", async () => {
    const [inEthereum, inTaproot] = [await sign(ethereum), await sign(taproot)];
    for (const form of [ethereum.toLowerCase(), `0x${ethereum.slice(2).toUpperCase()}`]) {
      expect(await sign(form)).toEqual(inEthereum);
    }
    expect((await sign(taproot.toUpperCase())).v).toBe(inTaproot.v);
    expect(await sign(uncompressed.toUpperCase())).toEqual(await sign(uncompressed));
    expect(await sign(cosmos.toUpperCase())).toEqual(await sign(cosmos));
    const bounceable = Address.parse(ton).toString({ bounceable: true, urlSafe: false });
    expect(bounceable).not.toBe(ton);
    expect(await sign(bounceable, onEd25519)).toEqual(await sign(ton, onEd25519));
    await expect(sign(solana.toLowerCase(), onEd25519)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
  });

  test.each(["0x0000000000000000000000000000000000000000", "01980000-0000-7000-8000-000000000000", "", " ", "é"])(
    "what names no key is not found: %j",
    async (signWith) => {
      await expect(sign(signWith)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no key with the address or id/));
    },
  );

  test("another organization's keys are not found, by address or by id", async () => {
    const { id } = await newPrivateKey("ours alone", "CURVE_SECP256K1");
    await sign(id);
    await sign(ethereum);
    for (const signWith of [id, ethereum, taproot]) {
      await expect(sign(signWith, {}, theirs)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no key with/));
    }
    await expect(sign(solana, onEd25519, theirs)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
  });

  test("an account signs from the moment it is made, though it was asked for in vain before", async () => {
    const createWalletResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "later",
      accounts: [],
    });
    const { id } = await newPrivateKey("asked too early", "CURVE_SECP256K1");
    await expect(sign("0x00000000000000000000000000000000000000aa")).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
    const createWalletAccountsResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", {
      walletId: createWalletResult.walletId,
      accounts: [account("m/0", "ADDRESS_FORMAT_ETHEREUM")],
    });
    const address = firstOf(createWalletAccountsResult.addresses);
    expect(await recovered(`0x${digest}`, await sign(address))).toBe(address);
    await sign(id);
  });

  test("a disabled key signs nothing from then on, by whatever name", async () => {
    const { id, addresses } = await newPrivateKey("to be disabled", "CURVE_SECP256K1", ["ADDRESS_FORMAT_ETHEREUM"]);
    const address = firstOf(addresses);
    await sign(id);
    await sign(address);
    const { organizationId, generatedClient: client } = ours;
    await client.disablePrivateKey({ organizationId, timestampMs: nextTimestamp(), parameters: { privateKeyId: id } });
    for (const signWith of [id, address])
      await expect(sign(signWith)).rejects.toEqual(refusal(ErrorCode.FAILED_PRECONDITION, /disabled/));
    const transaction = { signWith: id, unsignedTransaction: "c0", type: "TRANSACTION_TYPE_ETHEREUM" as const };
    await expect(complete(ours, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", transaction)).rejects.toEqual(
      refusal(ErrorCode.FAILED_PRECONDITION, /disabled/),
    );
  });

  test("a deleted private key signs nothing from then on, by whatever name", async () => {
    const { id, addresses } = await newPrivateKey("to be deleted", "CURVE_SECP256K1", ["ADDRESS_FORMAT_ETHEREUM"]);
    for (const signWith of [id, firstOf(addresses)]) await sign(signWith);
    await complete(ours, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds: [id], deleteWithoutExport: true });
    for (const signWith of [id, firstOf(addresses)])
      await expect(sign(signWith)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no key with/));
  });

  test("the accounts of a deleted wallet sign nothing from then on", async () => {
    const createWalletResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "to go",
      accounts: [firstOf(accounts)],
    });
    const { walletId, addresses } = createWalletResult;
    await sign(firstOf(addresses));
    await complete(ours, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId], deleteWithoutExport: true });
    await expect(sign(firstOf(addresses))).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, /no key with/));
  });

  test("while a key is deleted, requests are signed or do not find it, and none is signed afterwards", async () => {
    const { id } = await newPrivateKey("racing", "CURVE_SECP256K1");
    let isDeleted = false;
    const lateSignatures: Signature[] = [];
    const signUntilRefused = async (): Promise<unknown> => {
      for (;;) {
        const startedAfter = isDeleted;
        const outcome = await sign(id).catch((error: unknown) => error);
        if (outcome instanceof Error) return outcome;
        if (startedAfter) lateSignatures.push(outcome as Signature);
      }
    };
    const signing = Array.from({ length: 4 }, signUntilRefused);
    await complete(ours, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds: [id], deleteWithoutExport: true });
    isDeleted = true;
    expect(await Promise.all(signing)).toEqual(Array(4).fill(refusal(ErrorCode.NOT_FOUND, /no key with/)));
    expect(lateSignatures).toEqual([]);
  });

  describe("several payloads", () => {
    const signAll = async (signWith: string, payloads: string[], hashFunction: HashFunction) => {
      const parameters = { signWith, payloads, encoding: "PAYLOAD_ENCODING_TEXT_UTF8" as const, hashFunction };
      return present((await complete(ours, "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", parameters)).signatures, "signatures");
    };

    test("are signed in their order, up to a hundred", async () => {
      const texts = Array.from({ length: 100 }, (_, index) => `payload ${index}`);
      const signatures = await signAll(ethereum, texts, "HASH_FUNCTION_KECCAK256");
      const signers = texts.map((each, index) => recovered(keccak256(Buffer.from(each)), entryOf(signatures, index)));
      expect(new Set(await Promise.all(signers))).toEqual(new Set([ethereum]));
      expect(signatures).toHaveLength(100);
      const ofSolana = await signAll(solana, texts, "HASH_FUNCTION_NOT_APPLICABLE");
      const key = base58.decode(solana);
      expect(texts.every((each, index) => isEd25519(key, Buffer.from(each), entryOf(ofSolana, index)))).toBe(true);
      await expect(signAll(ethereum, [...texts, "one more"], "HASH_FUNCTION_KECCAK256")).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT),
      );
    });

    test("are signed all or none, and the wrong one is named", async () => {
      const right = text;
      await expect(signAll(ethereum, [right, right, "short"], "HASH_FUNCTION_NO_OP")).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /payloads\.2: payload has 5 bytes/),
      );
      await expect(signAll(ethereum, [], "HASH_FUNCTION_NO_OP")).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /payloads/),
      );
    });
  });

  test("what is sealed stays in the database: no answer and no log holds it", async () => {
    const { organizationId, generatedClient: client } = ours;
    const rows = await inDatabase(service, async ({ database }) => [
      ...(await database.selectFrom("wallets").select("sealed").execute()),
      ...(await database.selectFrom("private_keys").select("sealed").execute()),
    ]);
    const said = JSON.stringify([
      await client.listActivities({ organizationId, paginationOptions: { limit: "100" } }),
      await client.listWallets({ organizationId }),
      await client.listPrivateKeys({ organizationId }),
      service.logs,
    ]);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ sealed }) => said.includes(sealed.slice(-40)))).toEqual([]);
  });
});
