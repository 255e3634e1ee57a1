// Bundles on the command line, with no service anywhere: what it encrypts and decrypts is read and made by the client that
// people have already, and what was tampered with is refused.

import { createSign, generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256 } from "@noble/hashes/sha2.js";
import { base58, createBase58check } from "@scure/base";
import { formatHpkeBuf, generateP256KeyPair, hpkeDecrypt, hpkeEncrypt } from "@turnkey/crypto";
import { Keypair } from "@solana/web3.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { present } from "../support/results.js";
import { countersign, organizationId } from "./running.js";
import type { Ended } from "./running.js";

const userId = "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10";
const words = "test test test test test test test test test test test junk";
const hexKey = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

/** Signs bundles as the service does. */
function newSigner() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const hex = publicKey.export({ format: "der", type: "spki" }).subarray(-65).toString("hex");
  const wrap = (data: object, changed: object = {}): string => {
    const bytes = Buffer.from(JSON.stringify(data));
    const dataSignature = createSign("sha256").update(bytes).sign(privateKey, "hex");
    const envelope = { version: "v1.0.0", data: bytes.toString("hex"), dataSignature, enclaveQuorumPublic: hex };
    return JSON.stringify({ ...envelope, ...changed });
  };
  return { publicKey: hex, wrap };
}

const signer = newSigner();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "countersign-bundles-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text, { mode: 0o600 });
  return name;
}

function run(args: readonly string[], stdin = ""): Promise<Ended> {
  return countersign(args, { cwd: folder, stdin });
}

const known = ["--organization", organizationId, "--signer-key", signer.publicKey];

describe("countersign encrypt", () => {
  const target = generateP256KeyPair();
  const data = { targetPublic: target.publicKeyUncompressed, organizationId, userId };

  async function encrypt(bundle: string, plaintext: string, ...more: string[]): Promise<Ended> {
    await put("import.json", bundle);
    const args = ["encrypt", "--import-bundle-input", "import.json", "--plaintext-input", "-", "--user", userId];
    return run([...args, ...known, ...more], plaintext);
  }

  function opened(encryptedBundle: string): Buffer {
    const { encappedPublic, ciphertext } = JSON.parse(encryptedBundle) as Record<string, string>;
    return Buffer.from(
      hpkeDecrypt({
        ciphertextBuf: Buffer.from(present(ciphertext, "ciphertext"), "hex"),
        encappedKeyBuf: Buffer.from(present(encappedPublic, "encappedPublic"), "hex"),
        receiverPriv: target.privateKey,
      }),
    );
  }

  test("accepts a bundle that any of several keys has signed", async () => {
    const [previous, next] = [newSigner(), newSigner()];
    const keys = ["--signer-key", `${previous.publicKey}, ${signer.publicKey},${next.publicKey}`];
    for (const each of [previous, signer, next]) {
      expect(await encrypt(each.wrap(data), words, ...keys)).toMatchObject({ code: 0, err: "" });
    }
    const other = await encrypt(newSigner().wrap(data), words, ...keys);
    expect(other).toMatchObject({ code: 2, out: "" });
    expect(other.err).toContain(`expected ${previous.publicKey} or ${signer.publicKey} or ${next.publicKey}`);
    expect(await encrypt(signer.wrap(data), words, "--signer-key", `${signer.publicKey},`)).toMatchObject({ code: 2 });
    // The key that another one's bundle names has to have signed it.
    const forged = previous.wrap(data, { enclaveQuorumPublic: signer.publicKey });
    expect(await encrypt(forged, words, ...keys)).toMatchObject({ code: 2, out: "" });
  });

  test("encrypts words to the target key, with single spaces between them", async () => {
    const { code, out, err } = await encrypt(signer.wrap(data), `  ${words.replaceAll(" ", "\n ")}\n`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(opened(out).toString()).toBe(words);
  });

  test("encrypts the 32 bytes of a private key that is written in hexadecimal digits or as Solana's wallets do", async () => {
    const hexadecimal = await encrypt(signer.wrap(data), `0x${hexKey}\n`, "--key-format", "hexadecimal");
    expect(opened(hexadecimal.out).toString("hex")).toBe(hexKey);
    const pair = Keypair.generate();
    const text = base58.encode(pair.secretKey);
    const solana = await encrypt(signer.wrap(data), text, "--key-format", "solana");
    expect(opened(solana.out)).toEqual(Buffer.from(pair.secretKey.subarray(0, 32)));
  });

  test("writes a file that only its owner may read, and overwrites none", async () => {
    const to = ["--encrypted-bundle-output", "encrypted.json"];
    expect(await encrypt(signer.wrap(data), words, ...to)).toMatchObject({ code: 0 });
    expect((await stat(join(folder, "encrypted.json"))).mode & 0o777).toBe(0o600);
    expect(opened(await readFile(join(folder, "encrypted.json"), "utf8")).toString()).toBe(words);
    const again = await encrypt(signer.wrap(data), words, ...to);
    expect(again).toMatchObject({ code: 2, out: "" });
    expect(again.err).toContain("exists, and files are never overwritten");
  });

  const other = newSigner();
  const altered = Buffer.from(JSON.stringify({ ...data, targetPublic: generateP256KeyPair().publicKeyUncompressed }));
  test.each([
    ["signed by another key", other.wrap(data), "names the signer"],
    ["that only says it is the service's", other.wrap(data, { enclaveQuorumPublic: signer.publicKey }), "signature"],
    ["whose target key was exchanged", signer.wrap(data, { data: altered.toString("hex") }), "signature"],
    ["of another version", signer.wrap(data, { version: "v2.0.0" }), "v1.0.0"],
    ["for another organization", signer.wrap({ ...data, organizationId: userId }), `organization ${userId}`],
    ["for another user", signer.wrap({ ...data, userId: organizationId }), `user ${organizationId}`],
    ["without a target key", signer.wrap({ organizationId, userId }), "targetPublic"],
    ["that is no JSON", "{", "not JSON"],
    ["with two signatures", signer.wrap(data).replace("{", '{"dataSignature":"00",'), "without duplicate members"],
  ])("refuses an import bundle %s", async (_, bundle, message) => {
    const ended = await encrypt(bundle, words);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain(message);
    expect(ended.err).not.toContain("junk");
  });

  const mixed = Keypair.generate().secretKey.fill(1, 0, 32);
  test.each([
    ["too few words", "test test junk", []],
    ["digits that are missing", hexKey.slice(2), ["--key-format", "hexadecimal"]],
    ["no base58 text", "0OIl", ["--key-format", "solana"]],
    ["halves that do not belong together", base58.encode(mixed), ["--key-format", "solana"]],
  ])("refuses %s without repeating them", async (_, secret, more) => {
    const ended = await encrypt(signer.wrap(data), secret, ...more);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).not.toContain(secret);
  });

  test("does not read bundle and secret from the one standard input", async () => {
    const args = "encrypt --import-bundle-input - --plaintext-input -".split(" ");
    const ended = await countersign(args, { cwd: folder, stdin: words });
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("not both");
  });

  test("reads no secret from a file that others can read", async () => {
    await put("import.json", signer.wrap(data));
    await writeFile(join(folder, "words"), words, { mode: 0o644 });
    const args = `encrypt --import-bundle-input import.json --plaintext-input words --user ${userId}`;
    const ended = await run([...args.split(" "), ...known]);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("chmod 600");
  });
});

describe("countersign decrypt", () => {
  let publicKey: string;
  beforeEach(async () => {
    const { out } = await run(["encryption-keys", "generate", "--encryption-key", "mine", "--json"]);
    ({ publicKey } = JSON.parse(out) as { publicKey: string });
  });

  function exported(secret: Uint8Array, members: object = {}): string {
    const sealed = hpkeEncrypt({ plainTextBuf: secret, targetKeyBuf: Buffer.from(publicKey, "hex") });
    return signer.wrap({ ...(JSON.parse(formatHpkeBuf(sealed)) as object), organizationId, ...members });
  }

  async function decrypt(bundle: string, ...more: string[]): Promise<Ended> {
    return run(["decrypt", "--export-bundle-input", "-", "--encryption-key", "mine", ...known, ...more], bundle);
  }

  test("gives back words, and a key in the form that is asked for", async () => {
    expect(await decrypt(exported(Buffer.from(words)))).toEqual({ code: 0, out: `${words}\n`, err: "" });
    const key = exported(Buffer.from(hexKey, "hex"));
    expect((await decrypt(key)).out).toBe(`${hexKey}\n`);
    const pair = Keypair.fromSeed(Buffer.from(hexKey, "hex"));
    const solana = await decrypt(key, "--solana-address", pair.publicKey.toBase58());
    expect(solana.out.trim()).toBe(base58.encode(pair.secretKey));
  });

  test("refuses a Solana key that is not the address's", async () => {
    const address = Keypair.generate().publicKey.toBase58();
    const ended = await decrypt(exported(Buffer.from(hexKey, "hex")), "--solana-address", address);
    expect(ended).toMatchObject({ code: 2, out: "" });
  });

  test("writes the secret to a new file that only its owner may read", async () => {
    const ended = await decrypt(exported(Buffer.from(words)), "--plaintext-output", "words");
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.out).not.toContain("junk");
    expect(await readFile(join(folder, "words"), "utf8")).toBe(`${words}\n`);
    expect((await stat(join(folder, "words"))).mode & 0o777).toBe(0o600);
  });

  test("refuses a bundle of another organization, another signer, or to another key", async () => {
    const elsewhere = await decrypt(exported(Buffer.from(words), { organizationId: userId }));
    expect(elsewhere).toMatchObject({ code: 2, out: "" });
    const key = newSigner().publicKey;
    const forged = await decrypt(exported(Buffer.from(words)), "--signer-key", key);
    expect(forged).toMatchObject({ code: 2, out: "" });
    expect(forged.err).toContain("names the signer");
    await run(["encryption-keys", "generate", "--encryption-key", "other"]);
    const closed = await decrypt(exported(Buffer.from(words)), "--encryption-key", "other");
    expect(closed).toMatchObject({ code: 2, out: "" });
    expect(closed.err).toContain("does not open");
  });

  test("takes the signer key from COUNTERSIGN_SIGNER_KEY where the options name none", async () => {
    const args = [
      "decrypt",
      "--export-bundle-input",
      "-",
      "--encryption-key",
      "mine",
      "--organization",
      organizationId,
    ];
    const around = { cwd: folder, stdin: exported(Buffer.from(words)) };
    const opened = await countersign(args, { ...around, env: { COUNTERSIGN_SIGNER_KEY: signer.publicKey } });
    expect(opened).toEqual({ code: 0, out: `${words}\n`, err: "" });
    const forged = { COUNTERSIGN_SIGNER_KEY: newSigner().publicKey };
    expect(await countersign(args, { ...around, env: forged })).toMatchObject({ code: 2, out: "" });
  });

  test("wants a signer key that is a point on the curve", async () => {
    const ended = await decrypt(exported(Buffer.from(words)), "--signer-key", `04${"11".repeat(64)}`);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("--signer-key");
  });
});

test("countersign login bundle keeps the key that a credential bundle holds", async () => {
  const { out } = await run(["encryption-keys", "generate", "--encryption-key", "laptop", "--json"]);
  const { publicKey } = JSON.parse(out) as { publicKey: string };
  const pair = generateP256KeyPair();
  const sealed = hpkeEncrypt({
    plainTextBuf: Buffer.from(pair.privateKey, "hex"),
    targetKeyBuf: Buffer.from(publicKey, "hex"),
  });
  const bundle = createBase58check(sha256).encode(sealed);
  const args = ["login", "bundle", "--encryption-key", "laptop", "--save-as", "short"];
  expect(await run(args, `${bundle}\n`)).toMatchObject({ code: 0, err: "" });
  const file = join(folder, ".config/countersign/keys/short.private");
  expect(await readFile(file, "utf8")).toBe(`${pair.privateKey}:p256`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const damaged = await run([...args.slice(0, -1), "other"], bundle.slice(1));
  expect(damaged).toMatchObject({ code: 2, out: "" });
  expect(damaged.err).toContain("checksum");
});
