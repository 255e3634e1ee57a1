import { ErrorCode, MnemonicLanguage, type ApiError, type Curve } from "@countersign/api";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { base58 } from "@scure/base";
import {
  decryptCredentialBundle,
  decryptExportBundle,
  encryptPrivateKeyToBundle,
  encryptWalletToBundle,
  formatHpkeBuf,
  getPublicKey,
  hpkeEncrypt,
} from "@turnkey/crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ciphertext, Custody, SealedSecret } from "../../../service/src/custody/custody.js";
import { mnemonicWords, readMnemonic, wordlistOf } from "../../../service/src/custody/mnemonic.js";
import {
  bytes,
  failure,
  hex,
  newTarget,
  newTransferKey,
  newWallet,
  openRoom,
  privateKeyOwner,
  signerOwner,
  transferOwner,
  walletOwner,
  type Room,
} from "./room.js";

const SECP256K1 = "CURVE_SECP256K1";
const ED25519 = "CURVE_ED25519";
const ORGANIZATION = "3f1b0b8e-0000-4000-8000-000000000001";
const USER = "3f1b0b8e-0000-4000-8000-000000000002";
const ETHEREUM = { curve: SECP256K1, path: "m/44'/60'/0'/0/0" } as const;
const LANGUAGES = Object.values(MnemonicLanguage);

let room: Room;
let custody: Custody;
let signer: { secret: SealedSecret; publicKey: string };
let target: { secret: SealedSecret; publicKey: string };

beforeAll(async () => {
  room = await openRoom();
  custody = room.custody;
  signer = await newTransferKey(custody, signerOwner);
  target = await newTransferKey(custody);
});
afterAll(() => room[Symbol.asyncDispose]());

/** The envelope around what clients verify and open. */
async function envelope(data: object): Promise<string> {
  const message = Buffer.from(JSON.stringify(data), "utf8");
  return JSON.stringify({
    version: "v1.0.0",
    data: hex(message),
    dataSignature: await custody.signTransfer(signer.secret, message),
    enclaveQuorumPublic: signer.publicKey,
  });
}

async function decrypted(
  exported: Ciphertext,
  embeddedKey: string,
  form: { returnMnemonic: boolean; keyFormat?: "SOLANA" },
): Promise<string> {
  return decryptExportBundle({
    exportBundle: await envelope({ ...exported, organizationId: ORGANIZATION }),
    organizationId: ORGANIZATION,
    embeddedKey,
    dangerouslyOverrideSignerPublicKey: signer.publicKey,
    ...form,
  });
}

async function importEnvelope(): Promise<{
  importBundle: string;
  organizationId: string;
  userId: string;
  dangerouslyOverrideSignerPublicKey: string;
}> {
  const data = { targetPublic: target.publicKey, organizationId: ORGANIZATION, userId: USER };
  return {
    importBundle: await envelope(data),
    organizationId: ORGANIZATION,
    userId: USER,
    dangerouslyOverrideSignerPublicKey: signer.publicKey,
  };
}

/** A bundle of any plaintext, made by the client's library. */
function bundleOf(plaintext: Uint8Array, targetPublic = target.publicKey): Ciphertext {
  const encrypted = hpkeEncrypt({ plainTextBuf: plaintext, targetKeyBuf: bytes(targetPublic) });
  return JSON.parse(formatHpkeBuf(encrypted)) as Ciphertext;
}

const importWords = (words: string): Promise<{ sealed: string }> =>
  custody.importWallet(walletOwner, target.secret, bundleOf(Buffer.from(words, "utf8")));
const importKey = (key: Uint8Array, curve: Curve): Promise<{ sealed: string; publicKey: string }> =>
  custody.importPrivateKey(privateKeyOwner, target.secret, bundleOf(key), curve);

describe("exports open with the unmodified client library", () => {
  test("as the words of a wallet, from which the same accounts follow", async () => {
    const wallet = await newWallet(custody);
    const { privateKey, publicKey } = newTarget();
    const words = await decrypted(await custody.exportSecret(wallet, publicKey), privateKey, { returnMnemonic: true });
    expect(words.split(" ")).toHaveLength(12);
    const imported = { owner: walletOwner, ...(await importWords(words)) };
    expect(await custody.derive(imported, [ETHEREUM])).toEqual(await custody.derive(wallet, [ETHEREUM]));
  });

  test("as the private keys of a wallet's accounts", async () => {
    const wallet = await newWallet(custody);
    for (const account of [ETHEREUM, { curve: ED25519, path: "m/44'/501'/0'/0'" } as const]) {
      const { privateKey, publicKey } = newTarget();
      const exported = await custody.exportSecret(wallet, publicKey, { account });
      const key = bytes(await decrypted(exported, privateKey, { returnMnemonic: false }));
      const derived = account.curve === SECP256K1 ? secp256k1.getPublicKey(key, false) : ed25519.getPublicKey(key);
      expect([hex(derived)]).toEqual(await custody.derive(wallet, [account]));
    }
  });

  test("as private keys on either curve, also to a compressed target key", async () => {
    for (const curve of [SECP256K1, ED25519] as const) {
      const created = await custody.createPrivateKey(privateKeyOwner, curve);
      const { privateKey, compressed } = newTarget();
      const exported = await custody.exportSecret({ owner: privateKeyOwner, ...created }, compressed);
      expect(exported.encappedPublic).toMatch(/^04[0-9a-f]{128}$/);
      const key = bytes(await decrypted(exported, privateKey, { returnMnemonic: false }));
      expect(key).toHaveLength(32);
      const derived = curve === SECP256K1 ? secp256k1.getPublicKey(key, false) : ed25519.getPublicKey(key);
      expect(hex(derived)).toBe(created.publicKey);
    }
  });

  test("as Solana's private and public key in one", async () => {
    const created = await custody.createPrivateKey(privateKeyOwner, ED25519);
    const { privateKey, publicKey } = newTarget();
    const exported = await custody.exportSecret({ owner: privateKeyOwner, ...created }, publicKey);
    const solana = await decrypted(exported, privateKey, { returnMnemonic: false, keyFormat: "SOLANA" });
    expect(hex(base58.decode(solana).slice(32))).toBe(created.publicKey);
  });

  test("and differ every time", async () => {
    const wallet = await newWallet(custody);
    const { publicKey } = newTarget();
    const [one, two] = [await custody.exportSecret(wallet, publicKey), await custody.exportSecret(wallet, publicKey)];
    expect(one.encappedPublic).not.toBe(two.encappedPublic);
    expect(one.ciphertext).not.toBe(two.ciphertext);
  });
});

describe("imports of what the unmodified client library encrypts", () => {
  test("bring a wallet in", async () => {
    const mnemonic = "test test test test test test test test test test test junk";
    const bundle = await encryptWalletToBundle({ mnemonic, ...(await importEnvelope()) });
    const imported = await custody.importWallet(walletOwner, target.secret, JSON.parse(bundle) as Ciphertext);
    const publicKey = bytes("ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
    expect(await custody.derive({ owner: walletOwner, ...imported }, [ETHEREUM])).toEqual([
      hex(secp256k1.getPublicKey(publicKey, false)),
    ]);
  });

  test("bring private keys in, in hex and in Solana's form, and they sign", async () => {
    const key = secp256k1.utils.randomSecretKey();
    const bundle = await encryptPrivateKeyToBundle({
      privateKey: hex(key),
      keyFormat: "HEXADECIMAL",
      ...(await importEnvelope()),
    });
    const { sealed, publicKey } = await custody.importPrivateKey(
      privateKeyOwner,
      target.secret,
      JSON.parse(bundle) as Ciphertext,
      SECP256K1,
    );
    expect(publicKey).toBe(hex(secp256k1.getPublicKey(key, false)));
    const digest = new Uint8Array(32).fill(7);
    const secret = { owner: privateKeyOwner, sealed };
    const [signature] = await custody.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]);
    const compact = bytes(`${signature?.r}${signature?.s}`);
    expect(secp256k1.verify(compact, digest, bytes(publicKey), { prehash: false })).toBe(true);

    const seed = ed25519.utils.randomSecretKey();
    const solana = base58.encode(new Uint8Array([...seed, ...ed25519.getPublicKey(seed)]));
    const solanaBundle = await encryptPrivateKeyToBundle({
      privateKey: solana,
      keyFormat: "SOLANA",
      ...(await importEnvelope()),
    });
    const imported = await custody.importPrivateKey(
      privateKeyOwner,
      target.secret,
      JSON.parse(solanaBundle) as Ciphertext,
      ED25519,
    );
    expect(imported.publicKey).toBe(hex(ed25519.getPublicKey(seed)));
  });

  test("keep wallets of every language and length as they are, there and back", async () => {
    const entropies = fc
      .constantFrom(16, 20, 24, 28, 32)
      .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
    await fc.assert(
      fc.asyncProperty(entropies, fc.constantFrom(...LANGUAGES), async (entropy, language) => {
        const words = mnemonicWords({ language, entropy });
        const { privateKey, publicKey } = newTarget();
        const imported = { owner: walletOwner, ...(await importWords(words)) };
        const exported = await custody.exportSecret(imported, publicKey, { language });
        const there = await decrypted(exported, privateKey, { returnMnemonic: false });
        expect(Buffer.from(there, "hex").toString("utf8").normalize("NFKD")).toBe(words.normalize("NFKD"));
      }),
      { numRuns: 60 },
    );
  });
});

describe("the language of a wallet", () => {
  test("is the only one in which its words are exported; the refusal names it", async () => {
    const wallet = await newWallet(custody);
    const { publicKey } = newTarget();
    const { ENGLISH, FRENCH } = MnemonicLanguage;
    await custody.exportSecret(wallet, publicKey, { language: ENGLISH });
    expect(await failure(custody.exportSecret(wallet, publicKey, { language: FRENCH }))).toMatchObject({
      code: ErrorCode.FAILED_PRECONDITION,
      message: expect.stringContaining(ENGLISH),
    });
  });

  test("may be another one whose words they are as well, as with Chinese characters that both scripts share", async () => {
    const { SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE } = MnemonicLanguage;
    const traditional = new Set(wordlistOf(TRADITIONAL_CHINESE));
    const shared = wordlistOf(SIMPLIFIED_CHINESE).filter((word) => traditional.has(word));
    expect(shared.length).toBeGreaterThan(1000);
    const words = firstMnemonic(shared, [SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE]);
    const wallet = { owner: walletOwner, ...(await importWords(words)) };
    const { privateKey, publicKey } = newTarget();
    for (const language of [SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE]) {
      const exported = await custody.exportSecret(wallet, publicKey, { language });
      const there = await decrypted(exported, privateKey, { returnMnemonic: false });
      expect(Buffer.from(there, "hex").toString("utf8")).toBe(words);
    }
  });

  test("is asked for with words only", async () => {
    const wallet = await newWallet(custody);
    const key = await custody.createPrivateKey(privateKeyOwner, SECP256K1);
    const { publicKey } = newTarget();
    const language = MnemonicLanguage.ENGLISH;
    for (const work of [
      custody.exportSecret(wallet, publicKey, { account: ETHEREUM, language }),
      custody.exportSecret({ owner: privateKeyOwner, ...key }, publicKey, { language }),
    ]) {
      expect(await failure(work)).toMatchObject({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringMatching(/^language applies to wallets only/),
      });
    }
  });

  test("must be one that there is", async () => {
    const language = "MNEMONIC_LANGUAGE_LATIN" as MnemonicLanguage;
    const error = await failure(custody.exportSecret(await newWallet(custody), newTarget().publicKey, { language }));
    expect(error).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringContaining("unknown mnemonic language"),
    });
  });
});

/** Twelve words that are a mnemonic in each of the languages. One try in 256 is, for two. */
function firstMnemonic(words: readonly string[], languages: readonly MnemonicLanguage[]): string {
  for (let seed = 0; ; seed++) {
    const text = Array.from({ length: 12 }, (_, i) => words[(seed * 31 + i * 97) % words.length]).join(" ");
    if (languages.every((language) => readMnemonic(text, language))) return text;
  }
}

describe("credentials", () => {
  test("open with the unmodified client library as the private half of their public key", async () => {
    for (const form of ["publicKey", "compressed"] as const) {
      const caller = newTarget();
      const { publicKey, credentialBundle } = await custody.createCredential(caller[form]);
      expect(publicKey).toMatch(/^0[23][0-9a-f]{64}$/);
      const privateKey = decryptCredentialBundle(credentialBundle, caller.privateKey);
      expect(privateKey).toMatch(/^[0-9a-f]{64}$/);
      expect(hex(getPublicKey(privateKey, true))).toBe(publicKey);
    }
  });

  test("are drawn anew each time, and open for nobody else", async () => {
    const caller = newTarget();
    const drawn = await Promise.all(Array.from({ length: 20 }, () => custody.createCredential(caller.publicKey)));
    expect(new Set(drawn.map(({ publicKey }) => publicKey)).size).toBe(20);
    const [first] = drawn;
    expect(() => decryptCredentialBundle(first?.credentialBundle ?? "", newTarget().privateKey)).toThrow(
      /Error decrypting bundle/,
    );
  });
});

describe("signatures of bundles", () => {
  test("are ECDSA on P-256 over SHA-256 of the message, in DER, and verify with another library", async () => {
    const message = Buffer.from('{"organizationId":"…"}', "utf8");
    const signature = bytes(await custody.signTransfer(signer.secret, message));
    const verify = (message: Uint8Array): boolean =>
      p256.verify(signature, message, bytes(signer.publicKey), { format: "der", lowS: false });
    expect(verify(new Uint8Array(message))).toBe(true);
    expect(verify(new Uint8Array(message.subarray(1)))).toBe(false);
  });

  test("are not made over more than 1 MiB", async () => {
    await custody.signTransfer(signer.secret, new Uint8Array(1_048_576));
    const error = await failure(custody.signTransfer(signer.secret, new Uint8Array(1_048_577)));
    expect(error).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringContaining("1048577 bytes"),
    });
  });
});

describe("target keys", () => {
  test.each([
    ["nothing", ""],
    ["a byte too few", newTarget().publicKey.slice(2)],
    ["0x before it", `0x${newTarget().publicKey}`],
    ["not on the curve", `04${"11".repeat(64)}`],
    ["a key of Ed25519", hex(ed25519.getPublicKey(ed25519.utils.randomSecretKey()))],
    ["a megabyte", "04".repeat(1_000_000)],
  ])("are refused before a secret is opened: %s", async (_, publicKey) => {
    const wallet = { owner: walletOwner, sealed: "not sealed" };
    for (const work of [custody.exportSecret(wallet, publicKey), custody.createCredential(publicKey)]) {
      expect(await failure(work)).toMatchObject({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringMatching(/^targetPublicKey: it is not a public key on P-256; .* 65 bytes uncompressed/),
      });
    }
  });
});

describe("bundles that are no good are refused with code 3", () => {
  const phrase = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";

  test("with a byte of the ciphertext, the tag or the encapsulated key changed", async () => {
    const bundle = bundleOf(Buffer.from(phrase, "utf8"));
    await custody.importWallet(walletOwner, target.secret, bundle);
    const flip = (text: string, at: number): string =>
      text.slice(0, at) + (text.charAt(at) === "0" ? "1" : "0") + text.slice(at + 1);
    const altered: Ciphertext[] = [];
    for (let at = 0; at < bundle.ciphertext.length; at += 2) {
      altered.push({ ...bundle, ciphertext: flip(bundle.ciphertext, at) });
    }
    for (let at = 0; at < bundle.encappedPublic.length; at += 2) {
      altered.push({ ...bundle, encappedPublic: flip(bundle.encappedPublic, at) });
    }
    const errors = await Promise.all(
      altered.map((wrong) => failure(custody.importWallet(walletOwner, target.secret, wrong))),
    );
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set([3]));
    expect(errors.slice(0, bundle.ciphertext.length / 2).map(({ message }) => message)).toEqual(
      Array.from(
        { length: bundle.ciphertext.length / 2 },
        () => "the bundle does not open: it was altered, or encrypted to another target key",
      ),
    );
  });

  test("encrypted to another target key, or with another's encapsulated key", async () => {
    const other = await newTransferKey(custody, { ...transferOwner, id: "other" });
    const plaintext = Buffer.from(phrase, "utf8");
    const bundle = bundleOf(plaintext);
    for (const [key, wrong] of [
      [other.secret, bundle],
      [target.secret, { ...bundle, encappedPublic: bundleOf(plaintext).encappedPublic }],
    ] as const) {
      const error = await failure(custody.importWallet(walletOwner, key, wrong));
      expect(error.message).toBe("the bundle does not open: it was altered, or encrypted to another target key");
    }
  });

  test.each<[string, RegExp, Partial<Ciphertext>]>([
    ["without an encapsulated key", /^encappedPublic .* 65 bytes/, { encappedPublic: "" }],
    ["a compressed encapsulated key", /^encappedPublic .* 65 bytes/, { encappedPublic: newTarget().compressed }],
    ["an encapsulated key off the curve", /^encappedPublic /, { encappedPublic: `04${"11".repeat(64)}` }],
    ["without a ciphertext", /^ciphertext .* 17 to 4112 bytes/, { ciphertext: "" }],
    ["a ciphertext of a tag alone", /^ciphertext /, { ciphertext: "00".repeat(16) }],
    ["a ciphertext that is too long", /^ciphertext /, { ciphertext: "00".repeat(4113) }],
    ["a ciphertext of other characters", /^ciphertext /, { ciphertext: "xy".repeat(40) }],
    ["a ciphertext of half a byte", /^ciphertext /, { ciphertext: `${"00".repeat(40)}0` }],
  ])("%s", async (_, message, wrong) => {
    const bundle = { ...bundleOf(Buffer.from(phrase, "utf8")), ...wrong };
    for (const work of [
      custody.importWallet(walletOwner, target.secret, bundle),
      custody.importPrivateKey(privateKeyOwner, target.secret, bundle, SECP256K1),
    ]) {
      expect(await failure(work)).toMatchObject({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringMatching(message),
      });
    }
  });

  test.each([
    ["a wrong checksum", "zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo"],
    [
      "words of two languages",
      "abandon abaisser abandon abandon abandon abandon abandon abandon abandon about zoo zoo",
    ],
    ["thirteen words", `${phrase} zoo`],
    ["a private key", "11".repeat(32)],
    ["white space", "   "],
    ["four thousand characters", "zoo ".repeat(1000)],
  ])("no mnemonic: %s; the message repeats no word", async (_, words) => {
    const error = await failure(importWords(words));
    expect(error).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringMatching(/^not a mnemonic: expected 12, 15/),
    });
    expect(error.message).not.toMatch(/zoo|abandon|abaisser|about|1111/);
  });

  test("bytes that are no UTF-8", async () => {
    const bundle = bundleOf(new Uint8Array(32).fill(0xff));
    const error = await failure(custody.importWallet(walletOwner, target.secret, bundle));
    expect(error).toMatchObject({ code: ErrorCode.INVALID_ARGUMENT, message: expect.stringContaining("UTF-8") });
  });

  const order = bytes("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141");
  test.each<[string, Uint8Array]>([
    ["zero", new Uint8Array(32)],
    ["the order of the curve", order],
    ["above the order", new Uint8Array(32).fill(0xff)],
  ])("a private key out of the range of secp256k1, which Ed25519 has not: %s", async (_, key) => {
    expect(await failure(importKey(key, SECP256K1))).toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    expect((await importKey(key, ED25519)).publicKey).toBe(hex(ed25519.getPublicKey(key)));
  });

  test.each([1, 31, 33, 64, 4096])("a private key of %i bytes", async (length) => {
    for (const curve of [SECP256K1, ED25519] as const) {
      const error = await failure(importKey(new Uint8Array(length).fill(1), curve));
      expect(error).toMatchObject({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining(`32 bytes, got ${length}`),
      });
    }
  });

  test("an unknown curve", async () => {
    const error = await failure(importKey(new Uint8Array(32).fill(1), "CURVE_X25519" as Curve));
    expect(error).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringContaining("unknown curve"),
    });
  });
});

test("errors are made here, and carry neither what was inside nor a library's words", async () => {
  const secret = "correct horse battery staple secretword";
  const errors: ApiError[] = [
    await failure(importWords(secret)),
    await failure(importKey(Buffer.from(secret, "utf8"), SECP256K1)),
    await failure(
      custody.importWallet(walletOwner, target.secret, bundleOf(Buffer.from(secret), newTarget().publicKey)),
    ),
  ];
  for (const { code, message, cause } of errors) {
    expect(code).toBe(3);
    expect(cause).toBeUndefined();
    expect(message).not.toMatch(/horse|secretword/);
  }
});
