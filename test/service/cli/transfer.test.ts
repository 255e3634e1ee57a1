// Keys that come in and go out by the command line, with a real service, and with the client that people have already on
// the other side.

import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { base58 } from "@scure/base";
import { Keypair } from "@solana/web3.js";
import {
  decryptExportBundle,
  encryptPrivateKeyToBundle,
  encryptWalletToBundle,
  generateP256KeyPair,
} from "@turnkey/crypto";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entryOf, present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { countersign } from "./running.js";
import type { Ended } from "./running.js";

const words = "test test test test test test test test test test test junk";
const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const hexKey = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

let service: RunningService;
let folder: string;
let signerKey: string;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), "countersign-transfer-"));
  signerKey = (await done("signer-key")).trim();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);
const text = (name: string) => readFile(file(name), "utf8");

function run(args: readonly string[], stdin = ""): Promise<Ended> {
  return countersign(args, { cwd: folder, env: { COUNTERSIGN_DATA_DIR: service.dataFolder }, stdin });
}

/** What a command prints, once it has ended well. */
async function done(args: string, stdin = ""): Promise<string> {
  const { code, out, err } = await run(args.split(" "), stdin);
  expect({ args, code, err }).toEqual({ args, code: 0, err: "" });
  return out;
}

async function wallets(): Promise<readonly { walletName: string; exported: boolean; imported: boolean }[]> {
  return (await service.client.listWallets({ organizationId: service.root.organizationId })).wallets;
}

test("signer-key prints the key at the public place, also for whoever has no key", async () => {
  const answer = await fetch(`${service.baseUrl}/public/v1/discovery/signer`);
  expect(await answer.json()).toEqual({ publicKey: signerKey });
  expect(signerKey).toMatch(/^04[\da-f]{128}$/);
  const stranger = await countersign(["signer-key", "--base-url", service.baseUrl], { cwd: folder });
  expect(stranger).toEqual({ code: 0, out: `${signerKey}\n`, err: "" });
});

test("a wallet's words come in by one command and go out by one", async () => {
  const made = await done("wallets import --name Main --plaintext-input - --chain ethereum", `${words}\n`);
  expect(made).toMatch(new RegExp(`^address +${address}$`, "m"));
  expect(await wallets()).toMatchObject([{ walletName: "Main", imported: true, exported: false }]);
  expect(await done("wallets export --wallet Main --reveal")).toBe(`${words}\n`);
  expect(await wallets()).toMatchObject([{ walletName: "Main", exported: true }]);
});

test("words go to a new file that only its owner may read, and are then not shown", async () => {
  const shown = await done("wallets export --wallet Main --plaintext-output words");
  expect(shown).not.toContain("junk");
  expect(await text("words")).toBe(`${words}\n`);
  expect((await stat(file("words"))).mode & 0o777).toBe(0o600);
  const json = JSON.parse(await done("wallets export --wallet Main --plaintext-output more --json")) as object;
  expect(json).toMatchObject({ activity: { type: "ACTIVITY_TYPE_EXPORT_WALLET" } });
  expect(await text("more")).toBe(`${words}\n`);
});

test("an export that would go nowhere is refused before anything is sent", async () => {
  await done("wallets create --name Kept");
  for (const options of [
    [],
    ["--reveal", "--json"],
    ["--export-bundle-output", "b"],
    ["--plaintext-output", "words"],
    ["--plaintext-output", "no-folder/words"],
  ]) {
    const ended = await run(["wallets", "export", "--wallet", "Kept", ...options]);
    expect({ options, ...ended }).toMatchObject({ options, code: 2, out: "" });
  }
  expect((await wallets()).find(({ walletName }) => walletName === "Kept")).toMatchObject({ exported: false });
  expect(await readdir(folder)).not.toContain("b");
});

test("words that another client encrypts for the command line's import bundle come in", async () => {
  const userId = entryOf(
    present(/^user id +(\S+)$/m.exec(await done("wallets init-import --import-bundle-output import.json"))),
    1,
  );
  const { organizationId } = service.root;
  const encryptedBundle = await encryptWalletToBundle({
    mnemonic: words,
    importBundle: await text("import.json"),
    userId,
    organizationId,
    dangerouslyOverrideSignerPublicKey: signerKey,
  });
  await writeFile(file("encrypted.json"), encryptedBundle);
  const made = await done("wallets import --name Other --encrypted-bundle-input encrypted.json --chain ethereum");
  expect(made).toContain(address);
});

test("a key comes in by three steps, of which the middle one asks no service", async () => {
  const start = "private-keys init-import --import-bundle-output key-import.json";
  const userId = entryOf(present(/^user id +(\S+)$/m.exec(await done(start))), 1);
  await writeFile(file("key"), `0x${hexKey}\n`, { mode: 0o600 });
  const files =
    "--import-bundle-input key-import.json --plaintext-input key --encrypted-bundle-output key-encrypted.json";
  const ids = `--user ${userId} --organization ${service.root.organizationId} --signer-key ${signerKey}`;
  const encrypt = `encrypt ${files} --key-format hexadecimal ${ids}`.split(" ");
  // No folder of the service, no key, and an address where nothing listens.
  const offline = await countersign([...encrypt, "--base-url", "http://127.0.0.1:9"], { cwd: folder });
  expect(offline).toMatchObject({ code: 0, err: "" });
  const rest = "--curve secp256k1 --address-format ethereum --encrypted-bundle-input key-encrypted.json";
  expect(await done(`private-keys import --name Hot ${rest}`)).toContain(address);
  const again = await run(`private-keys import --name Twice ${rest}`.split(" "));
  expect(again).toMatchObject({ code: 1, out: "" });
});

test("what is exported to a key of the folder, or to another client's, that client decrypts", async () => {
  const { organizationId } = service.root;
  await done("encryption-keys generate --encryption-key mine");
  const keyFile = file(".config/countersign/keys/encryption/mine.private");
  const [mine = ""] = (await readFile(keyFile, "utf8")).split(":");
  await done("private-keys export --private-key Hot --encryption-key mine --export-bundle-output hot.json");
  const opened = { organizationId, dangerouslyOverrideSignerPublicKey: signerKey };
  const exportBundle = await text("hot.json");
  expect(await decryptExportBundle({ ...opened, exportBundle, embeddedKey: mine, returnMnemonic: false })).toBe(hexKey);
  expect(await done("decrypt --export-bundle-input hot.json --encryption-key mine")).toBe(`${hexKey}\n`);
  const { publicKeyUncompressed, privateKey } = generateP256KeyPair();
  const bundle = await done(`wallets export --wallet Main --target-key ${publicKeyUncompressed}`);
  const mnemonic = { exportBundle: bundle, embeddedKey: privateKey, returnMnemonic: true };
  expect(await decryptExportBundle({ ...opened, ...mnemonic })).toBe(words);
});

test("an account's key is that of its address", async () => {
  const key = await done(`wallets accounts export --address ${address} --reveal`);
  expect(privateKeyToAccount(`0x${key.trim()}`).address).toBe(address);
});

test("a Solana key comes in and goes out as its wallets write it", async () => {
  const pair = Keypair.generate();
  const secret = base58.encode(pair.secretKey);
  const options = "--name Sol --curve ed25519 --address-format solana --key-format solana --plaintext-input -";
  expect(await done(`private-keys import ${options}`, secret)).toContain(pair.publicKey.toBase58());
  expect((await done("private-keys export --private-key Sol --reveal --key-format solana")).trim()).toBe(secret);
});

test("nothing is encrypted for a service that signs with another key than the one that was given", async () => {
  const forged = generateP256KeyPair().publicKeyUncompressed;
  const args = ["wallets", "import", "--name", "Never", "--plaintext-input", "-", "--signer-key", forged];
  const ended = await run(args, words);
  expect(ended).toMatchObject({ code: 2, out: "" });
  expect(ended.err).toContain("names the signer");
  expect((await wallets()).map(({ walletName }) => walletName)).not.toContain("Never");
});

test("an import for another user than the bundle's is refused by the other client and here alike", async () => {
  await done("private-keys init-import --import-bundle-output someone.json");
  const { organizationId } = service.root;
  const someone = {
    privateKey: hexKey,
    keyFormat: "HEXADECIMAL",
    importBundle: await text("someone.json"),
    userId: organizationId,
    organizationId,
    dangerouslyOverrideSignerPublicKey: signerKey,
  };
  await expect(encryptPrivateKeyToBundle(someone)).rejects.toThrow("user id does not match");
  const args = `encrypt --import-bundle-input someone.json --plaintext-input - --user ${organizationId}`;
  const ended = await run([...args.split(" "), "--key-format", "hexadecimal"], hexKey);
  expect(ended).toMatchObject({ code: 2, out: "" });
});

test("a session reads without a key, and does not write", async () => {
  const shown = await done("sessions create --output session.json");
  expect((await stat(file("session.json"))).mode & 0o777).toBe(0o600);
  const { session } = JSON.parse(await text("session.json")) as { session: string };
  expect(shown).not.toContain(session);
  const stranger = (...args: string[]) => countersign([...args, "--session", "session.json"], { cwd: folder });
  expect(await stranger("whoami")).toMatchObject({ code: 0, err: "" });
  expect((await stranger("wallets", "list")).out).toContain("Main");
  const refused = await stranger("wallets", "create", "--name", "No");
  expect(refused).toMatchObject({ code: 2, out: "" });
  expect(refused.err).toContain("--session: a read-only session cannot");
  expect((await stranger("signer-key")).out.trim()).toBe(signerKey);
  expect(await stranger("whoami", "--key-name", "x")).toMatchObject({ code: 2, out: "" });
  expect(await done("sessions create")).toMatch(/^session +\S{20,}\nends +\d{4}-/);
  const program = await done("--json sessions create --output second.json");
  const { session: second } = JSON.parse(await text("second.json")) as { session: string };
  expect(program).not.toContain(second);
  expect(JSON.parse(program)).toMatchObject({ activity: { result: { createReadOnlySessionResult: { session: "" } } } });
});

test("countersign request --session sends the session, not the key that lies in the folder", async () => {
  const generate = ["api-keys", "generate", "--key-name", "reader", "--organization", service.root.organizationId];
  const { out: publicKey } = await run(generate);
  await done(`users create --name Reader --api-key ${publicKey.trim()}`);
  const made = await run(
    `sessions create --output reader.json --key-name reader --base-url ${service.baseUrl}`.split(" "),
  );
  expect(made).toMatchObject({ code: 0, err: "" });
  const ask = (path: string) => {
    const body = JSON.stringify({ organizationId: service.root.organizationId });
    return run(["request", "--session", "reader.json", "--path", path, "--body", body]);
  };
  expect(JSON.parse((await ask("/public/v1/query/whoami")).out)).toMatchObject({ username: "Reader" });
  expect(await ask("/public/v1/submit/create_wallet")).toMatchObject({ code: 2, out: "" });
});

test("an export that others have to approve is decrypted after that, by a key that was kept for it", async () => {
  const { organizationId } = service.root;
  const publicKey = await countersign(["api-keys", "generate", "--key-name", "bob", "--organization", organizationId], {
    cwd: folder,
  });
  await done(`users create --name Bob --api-key ${publicKey.out.trim()}`);
  const { users } = await service.client.listUsers({ organizationId });
  const parameters = { threshold: 2, userIds: users.map(({ userId }) => userId) };
  await service.client.updateRootQuorum({ organizationId, parameters });
  const waiting = await done("wallets export --wallet Main --reveal");
  const [, approve] = present(/countersign (activities approve \S+)/.exec(waiting));
  const [, decrypt] = present(/countersign (decrypt .+)/.exec(waiting));
  const early = await run(present(decrypt, "decrypt").split(" "));
  expect(early).toMatchObject({ code: 2, out: "" });
  await done(`${present(approve, "approve")} --key-name bob --base-url ${service.baseUrl}`);
  expect(await done(present(decrypt, "decrypt"))).toBe(`${words}\n`);
});
