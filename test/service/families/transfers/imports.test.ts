// What comes in by the packages of existing clients is what was sent: it has the published addresses, signs with them,
// and goes out again byte for byte.
import { ErrorCode } from "@countersign/api";
import type { HashFunction } from "@countersign/api";

import { ed25519 } from "@noble/curves/ed25519.js";
import { Keypair } from "@solana/web3.js";
import { base58 } from "@scure/base";
import { randomBytes } from "node:crypto";
import { hashMessage, recoverAddress } from "viem";
import { english, french, generateMnemonic, mnemonicToAccount, privateKeyToAddress } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { firstOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import {
  importPrivateKey,
  importWallet,
  initImportPrivateKey,
  initImportWallet,
  junk,
  moverOf,
  signerKeyOf,
} from "./mover.js";
import type { Mover } from "./mover.js";

const abandon = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";

describe("imports", () => {
  let service: RunningService;
  let mover: Mover;
  beforeAll(async () => {
    service = await startService();
    mover = moverOf(await newSubOrganization(rootOf(service)), await signerKeyOf(service));
  });
  afterAll(() => service.close());

  const sign = async (signWith: string, payload: Uint8Array, hashFunction: HashFunction) => {
    const encoding = "PAYLOAD_ENCODING_HEXADECIMAL" as const;
    const parameters = { signWith, payload: Buffer.from(payload).toString("hex"), encoding, hashFunction };
    const { r, s, v } = await complete(mover, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", parameters);
    return { r, s, v };
  };
  const readWallet = async (walletId: string) =>
    (await mover.client.getWallet({ organizationId: mover.organizationId, walletId })).wallet;
  const readKey = async (privateKeyId: string) =>
    (await mover.client.getPrivateKey({ organizationId: mover.organizationId, privateKeyId })).privateKey;

  test("a wallet has the addresses that are published for its words, and is marked as imported", async () => {
    const { walletId, addresses } = await mover.importWords("junk", junk.words, junk.accounts);
    expect(addresses).toEqual(junk.addresses);
    expect(await readWallet(walletId)).toMatchObject({ walletName: "junk", imported: true, exported: false });
  });

  test("the vectors of BIP-44, BIP-84 and BIP-86 come true", async () => {
    const { addresses } = await mover.importWords("abandon", abandon, [
      account("m/44'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH"),
      account("m/84'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH"),
      account("m/86'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"),
    ]);
    expect(addresses).toEqual([
      "1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA",
      "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu",
      "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr",
    ]);
  });

  test("an imported wallet signs with its addresses, and accounts that are derived later too", async () => {
    const mnemonic = generateMnemonic(english, 256);
    const first = account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM");
    const second = account("m/44'/60'/0'/0/7", "ADDRESS_FORMAT_ETHEREUM");
    const { walletId, addresses } = await mover.importWords("of 24 words", mnemonic, [first]);
    const added = await complete(mover, "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", { walletId, accounts: [second] });
    const all = [...addresses, ...added.addresses];
    expect(all).toEqual([0, 7].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }).address));
    for (const address of all) {
      const hash = hashMessage(address);
      const { r, s, v } = await sign(address, Buffer.from(hash.slice(2), "hex"), "HASH_FUNCTION_NO_OP");
      expect(await recoverAddress({ hash, signature: `0x${r}${s}${v === "00" ? "1b" : "1c"}` })).toBe(address);
    }
  });

  test.each([128, 160, 192, 224, 256])("words of %d bits go out as they came in", async (strength) => {
    const words = generateMnemonic(english, strength);
    const { walletId } = await mover.importWords(`words of ${strength} bits`, words);
    expect(await mover.exportWords(walletId)).toBe(words);
  });

  test("words of another language stay in it, and are handed out in no other", async () => {
    const words = generateMnemonic(french, 128).normalize("NFKD");
    const accounts = [account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM")];
    const { walletId, addresses } = await mover.importWords("en français", words, accounts);
    expect(addresses).toEqual([mnemonicToAccount(words).address]);
    // What the package returns are bytes, one for each character.
    const read = async (language?: "MNEMONIC_LANGUAGE_FRENCH") =>
      Buffer.from(await mover.exportWords(walletId, language), "latin1").toString("utf8");
    expect((await read()).normalize("NFKD")).toBe(words);
    expect((await read("MNEMONIC_LANGUAGE_FRENCH")).normalize("NFKD")).toBe(words);
    const english = mover.exportWords(walletId, "MNEMONIC_LANGUAGE_ENGLISH");
    await expect(english).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "another language"));
  });

  test("a private key on secp256k1 has its addresses, signs, and goes out as it came in", async () => {
    const formats = ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_COMPRESSED"] as const;
    const { privateKeyId, addresses } = await mover.importKey("ether", junk.privateKey, "CURVE_SECP256K1", formats);
    expect(addresses.map(({ format }) => format)).toEqual(formats);
    expect(firstOf(addresses).address).toBe(junk.addresses[0]);
    expect(await readKey(privateKeyId)).toMatchObject({ imported: true, exported: false, addresses });
    const hash = hashMessage("hello");
    const { r, s, v } = await sign(privateKeyId, Buffer.from(hash.slice(2), "hex"), "HASH_FUNCTION_NO_OP");
    const signature = `0x${r}${s}${v === "00" ? "1b" : "1c"}` as const;
    expect(await recoverAddress({ hash, signature })).toBe(junk.addresses[0]);
    expect(await mover.exportKey(privateKeyId)).toBe(junk.privateKey);
  });

  test("a Solana key pair has its address, signs, and goes out as it came in", async () => {
    const pair = Keypair.generate();
    const secret = base58.encode(pair.secretKey);
    const formats = ["ADDRESS_FORMAT_SOLANA"] as const;
    const { privateKeyId, addresses } = await mover.importKey("solana", secret, "CURVE_ED25519", formats);
    expect(addresses).toEqual([{ format: "ADDRESS_FORMAT_SOLANA", address: pair.publicKey.toBase58() }]);
    const message = randomBytes(50);
    const { r, s } = await sign(pair.publicKey.toBase58(), message, "HASH_FUNCTION_NOT_APPLICABLE");
    expect(ed25519.verify(Buffer.from(r + s, "hex"), message, pair.publicKey.toBytes())).toBe(true);
    expect(await mover.exportKey(privateKeyId, "SOLANA")).toBe(secret);
  });

  test("random private keys go out as they came in, whatever bytes they begin with", async () => {
    for (const first of ["00", "01", "7f", "80", "fe"]) {
      const privateKey = first + randomBytes(31).toString("hex");
      const formats = ["ADDRESS_FORMAT_ETHEREUM"] as const;
      const { privateKeyId, addresses } = await mover.importKey(`${first}…`, privateKey, "CURVE_SECP256K1", formats);
      expect(firstOf(addresses).address).toBe(privateKeyToAddress(`0x${privateKey}`));
      expect(await mover.exportKey(privateKeyId)).toBe(privateKey);
    }
  });

  test.each([
    ["a wrong checksum", abandon.replace("about", "abandon"), "checksum"],
    ["a word that is in no list", abandon.replace("about", "countersign"), "not a mnemonic"],
    ["eleven words", abandon.split(" ").slice(1).join(" "), "12, 15, 18, 21, 24 words"],
    ["a private key", junk.privateKey, "not a mnemonic"],
  ])("%s is no mnemonic, and the message repeats nothing of it", async (_, words, message) => {
    const bundle = await mover.encryptWords(words, await initImportWallet(mover));
    const refused = importWallet(mover, "refused", bundle);
    await expect(refused).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, message));
    await expect(refused).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "encryptedBundle: "));
    const said = await refused.catch(({ message }: Error) => message);
    for (const word of new Set(words.split(" "))) expect(said).not.toContain(word);
  });

  test.each([
    ["zero", "CURVE_SECP256K1", "00".repeat(32)],
    ["the order", "CURVE_SECP256K1", "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"],
    ["31 bytes", "CURVE_SECP256K1", "11".repeat(31)],
    ["33 bytes", "CURVE_SECP256K1", "11".repeat(33)],
    ["zero", "CURVE_P256", "00".repeat(32)],
    ["the order", "CURVE_P256", "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"],
    ["all ones", "CURVE_P256", "ff".repeat(32)],
    ["31 bytes", "CURVE_P256", "11".repeat(31)],
    ["33 bytes", "CURVE_P256", "11".repeat(33)],
  ] as const)("%s is no private key on %s", async (_, curve, privateKey) => {
    const bundle = await mover.encryptKey(privateKey, await initImportPrivateKey(mover));
    await expect(importPrivateKey(mover, "refused", bundle, curve)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "encryptedBundle: the bundle does not contain a private key"),
    );
  });

  test("what a new wallet or key must fulfil, an imported one must too, and the target key is left for it", async () => {
    const bundle = await mover.encryptWords(junk.words, await initImportWallet(mover));
    const ethereum = account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM");
    await importThenFail(ErrorCode.ALREADY_EXISTS, "exists already", "junk", []);
    await importThenFail(ErrorCode.INVALID_ARGUMENT, "accounts.0.path", "new", [
      account("44'/60'", "ADDRESS_FORMAT_ETHEREUM"),
    ]);
    await importThenFail(ErrorCode.ALREADY_EXISTS, "accounts.1.path", "new", [ethereum, ethereum]);
    expect((await importWallet(mover, "new", bundle, [ethereum])).addresses).toEqual([junk.addresses[0]]);

    const keyBundle = await mover.encryptKey(junk.privateKey, await initImportPrivateKey(mover));
    const importKey = (name: string, ...formats: "ADDRESS_FORMAT_SOLANA"[]) =>
      importPrivateKey(mover, name, keyBundle, "CURVE_SECP256K1", formats);
    await expect(importKey("ether")).rejects.toMatchObject(refusal(ErrorCode.ALREADY_EXISTS, "exists already"));
    await expect(importKey("other", "ADDRESS_FORMAT_SOLANA")).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "addressFormats.0"),
    );
    await importKey("other");

    async function importThenFail(code: ErrorCode, message: string, name: string, accounts: (typeof ethereum)[]) {
      await expect(importWallet(mover, name, bundle, accounts)).rejects.toMatchObject(refusal(code, message));
    }
  });
});

test("limits count what is imported", async () => {
  const service = await startService({ config: { "limits.wallets": "1", "limits.privateKeys": "1" } });
  try {
    const mover = moverOf(rootOf(service), await signerKeyOf(service));
    await mover.importWords("one", junk.words);
    await mover.importKey("one", junk.privateKey);
    await expect(mover.importWords("two", abandon)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "wallets"),
    );
    await expect(mover.importKey("two", "11".repeat(32))).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "private keys"),
    );
  } finally {
    await service.close();
  }
});
