import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { ApiError, ErrorCode, type Curve } from "@countersign/api";
import { ed25519 } from "@noble/curves/ed25519.js";
import { schnorr, secp256k1 } from "@noble/curves/secp256k1.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decodeContent, encodeContent } from "../../../service/src/custody/content.js";
import {
  type Custody,
  type SealedSecret,
  type SecretOwner,
  type Signature,
} from "../../../service/src/custody/custody.js";
import { WalletTree } from "../../../service/src/custody/derive.js";
import { loadSecp256k1 } from "../../../service/src/custody/secp256k1.js";
import { addMasterKey, createMasterKeyFile, dropOldMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { MasterKeys } from "../../../service/src/custody/master-keys.js";
import { mnemonicSeed } from "../../../service/src/custody/mnemonic.js";
import { openCustody, type CustodyOptions } from "../../../service/src/custody/open.js";
import { masterKeyIdOf, open, seal } from "../../../service/src/custody/seal.js";
import { Thread } from "../../../service/src/custody/thread.js";

const SECP256K1 = "CURVE_SECP256K1";
const ED25519 = "CURVE_ED25519";
const VARIABLE = "CUSTODY_TEST_MASTER_KEY";
const digest = new Uint8Array(32).fill(0xd1);
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "hex"));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const privateKeyOwner: SecretOwner = { organizationId: "org", kind: "privateKey", id: "key" };
const walletOwner: SecretOwner = { organizationId: "org", kind: "wallet", id: "wallet" };

let folder: string;
let path: string;
const opened: Custody[] = [];
const workers: Worker[] = [];
const remember = (worker: Worker): void => void workers.push(worker);

beforeAll(() => void process.on("worker", remember));
afterAll(() => void process.off("worker", remember));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "custody-"));
  path = join(folder, "master.key");
  createMasterKeyFile(path);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((custody) => custody.close()));
  workers.length = 0;
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<CustodyOptions> = {}): Promise<Custody> {
  const custody = await openCustody({ masterKey: { kind: "file", path }, ...options });
  opened.push(custody);
  return custody;
}

async function newKey(custody: Custody, curve: Curve): Promise<{ secret: SealedSecret; publicKey: string }> {
  const { sealed, publicKey } = await custody.createPrivateKey(privateKeyOwner, curve);
  return { secret: { owner: privateKeyOwner, sealed }, publicKey };
}

async function newWallet(custody: Custody): Promise<SealedSecret> {
  return { owner: walletOwner, ...(await custody.createWallet(walletOwner, 12)) };
}

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error("it did not fail with an ApiError", { cause: error });
}

/** What a secret holds, opened by the test itself. */
function contentOf(secret: SealedSecret): ReturnType<typeof decodeContent> {
  const keys = new MasterKeys({ kind: "file", path });
  return decodeContent(open((id) => keys.find(id), secret));
}

function isEcdsa({ r, s, v }: Signature, publicKey: string): boolean {
  const signature = secp256k1.Signature.fromHex(r + s).addRecoveryBit(Number(v));
  return (
    secp256k1.verify(bytes(r + s), digest, bytes(publicKey), { prehash: false, lowS: true }) &&
    hex(signature.recoverPublicKey(digest).toBytes(false)) === publicKey
  );
}

describe("private keys", () => {
  test("on secp256k1 sign by ECDSA and in Taproot so that another library verifies it", async () => {
    const custody = await start();
    const { secret, publicKey } = await newKey(custody, SECP256K1);
    expect(publicKey).toMatch(/^04[0-9a-f]{128}$/);
    const key = { secret, curve: SECP256K1 } as const;
    const [ecdsa] = await custody.sign(key, "ecdsa", [digest]);
    if (!ecdsa) throw new Error("one message has one signature");
    expect(isEcdsa(ecdsa, publicKey)).toBe(true);
    const [taproot] = await custody.sign(key, "taproot", [digest]);
    const internalKey = bytes(publicKey.slice(2, 66));
    const tweak = BigInt(`0x${hex(schnorr.utils.taggedHash("TapTweak", internalKey))}`);
    const outputKey = schnorr.utils.lift_x(BigInt(`0x${hex(internalKey)}`)).add(secp256k1.Point.BASE.multiply(tweak));
    const signature = `${taproot?.r}${taproot?.s}`;
    expect(schnorr.verify(bytes(signature), digest, schnorr.utils.pointToBytes(outputKey))).toBe(true);
    expect(taproot?.v).toBe("00");
  });

  test("on Ed25519 sign messages of any length so that another library verifies it", async () => {
    const custody = await start();
    const { secret, publicKey } = await newKey(custody, ED25519);
    expect(publicKey).toMatch(/^[0-9a-f]{64}$/);
    const messages = [new Uint8Array(), randomBytes(1), randomBytes(100_000)];
    const signatures = await custody.sign({ secret, curve: ED25519 }, "ed25519", messages);
    expect(signatures.map(({ v }) => v)).toEqual(["00", "00", "00"]);
    messages.forEach((message, i) => {
      const { r = "", s = "" } = signatures[i] ?? {};
      expect(ed25519.verify(bytes(r + s), message, bytes(publicKey))).toBe(true);
    });
  });

  test("of the deployment itself can be made and used, such as one that signs webhooks", async () => {
    const custody = await start();
    const owner: SecretOwner = { organizationId: "deployment", kind: "service", id: "webhooks" };
    const { sealed, publicKey } = await custody.createPrivateKey(owner, ED25519);
    const [signature] = await custody.sign({ secret: { owner, sealed }, curve: ED25519 }, "ed25519", [digest]);
    expect(ed25519.verify(bytes(`${signature?.r}${signature?.s}`), digest, bytes(publicKey))).toBe(true);
  });
});

describe("wallets", () => {
  test.each([
    [12, 16],
    [15, 20],
    [18, 24],
    [21, 28],
    [24, 32],
  ] as const)("of %i words hold %i bytes of entropy", async (words, length) => {
    const custody = await start();
    const content = contentOf({ owner: walletOwner, ...(await custody.createWallet(walletOwner, words)) });
    expect(content.kind === "wallet" && content.mnemonic.entropy.length).toBe(length);
  });

  test("derive as many accounts as are asked for, in their order, and sign with each", async () => {
    const custody = await start();
    const wallet = await newWallet(custody);
    const accounts = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0
        ? ({ curve: SECP256K1, path: `m/44'/60'/0'/0/${i}` } as const)
        : ({ curve: ED25519, path: `m/44'/501'/${i}'/0'` } as const),
    );
    const publicKeys = await custody.derive(wallet, accounts);
    const content = contentOf(wallet);
    if (content.kind !== "wallet") throw new Error("a wallet was sealed");
    const tree = new WalletTree(mnemonicSeed(content.mnemonic), loadSecp256k1());
    expect(publicKeys).toEqual(
      accounts.map((account) => {
        const privateKey = tree.privateKey(account);
        return hex(
          account.curve === SECP256K1 ? secp256k1.getPublicKey(privateKey, false) : ed25519.getPublicKey(privateKey),
        );
      }),
    );
    for (const [i, { curve, path }] of accounts.slice(0, 4).entries()) {
      const publicKey = publicKeys[i] ?? "";
      const algorithm = curve === SECP256K1 ? "ecdsa" : "ed25519";
      const [signature] = await custody.sign({ secret: wallet, curve, path }, algorithm, [digest]);
      if (!signature) throw new Error("one message has one signature");
      const isRight =
        curve === SECP256K1
          ? isEcdsa(signature, publicKey)
          : ed25519.verify(bytes(signature.r + signature.s), digest, bytes(publicKey));
      expect(isRight).toBe(true);
    }
  });

  test("that were written down in another language derive from the words of that language", async () => {
    const custody = await start();
    const mnemonic = { language: "MNEMONIC_LANGUAGE_FRENCH", entropy: randomBytes(16) } as const;
    const sealed = seal(
      new MasterKeys({ kind: "file", path }).current(),
      walletOwner,
      encodeContent({ kind: "wallet", mnemonic }),
    );
    const account = { curve: SECP256K1, path: "m/44'/60'/0'/0/0" } as const;
    const privateKey = new WalletTree(mnemonicSeed(mnemonic), loadSecp256k1()).privateKey(account);
    expect(await custody.derive({ owner: walletOwner, sealed }, [account])).toEqual([
      hex(secp256k1.getPublicKey(privateKey, false)),
    ]);
  });
});

describe("rotation of the key-encryption key", () => {
  test("reseals secrets, which sign as before, also once the old key is gone", async () => {
    const custody = await start();
    const { secret, publicKey } = await newKey(custody, SECP256K1);
    expect(await custody.reseal(secret)).toBe(secret.sealed);
    const added = addMasterKey(path);
    const resealed = { ...secret, sealed: await custody.reseal(secret) };
    expect(masterKeyIdOf(resealed.sealed)).toBe(added);
    expect(await custody.reseal(resealed)).toBe(resealed.sealed);
    dropOldMasterKeys(path);

    const later = await start();
    const [signature] = await later.sign({ secret: resealed, curve: SECP256K1 }, "ecdsa", [digest]);
    expect(signature && isEcdsa(signature, publicKey)).toBe(true);
    const error = await failure(later.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]));
    expect(error.message).toMatch(/which this service does not have/);
  });

  test("a running service opens what a command has resealed meanwhile, and seals under the new key itself", async () => {
    const service = await start();
    const { secret, publicKey } = await newKey(service, SECP256K1);
    const added = addMasterKey(path);
    const command = await start();
    const sealed = await command.reseal(secret);
    const [signature] = await service.sign({ secret: { ...secret, sealed }, curve: SECP256K1 }, "ecdsa", [digest]);
    expect(signature && isEcdsa(signature, publicKey)).toBe(true);
    expect(masterKeyIdOf((await newWallet(service)).sealed)).toBe(added);
  });
});

describe("opening custody", () => {
  test("fails with the reason when others can read the key file", async () => {
    chmodSync(path, 0o644);
    await expect(start()).rejects.toThrow(`run: chmod 600 ${path}`);
    expect(workers).toHaveLength(1);
  });

  test("fails with the reason when the key file is missing or broken", async () => {
    writeFileSync(path, "12345", { mode: 0o600 });
    await expect(start()).rejects.toThrow(/has 5 characters; a key is 64 hex digits/);
    rmSync(path);
    await expect(start({ workers: 2 })).rejects.toThrow(/does not exist/);
  });

  test.each<[Partial<CustodyOptions>, RegExp]>([
    [{ cacheSize: 0 }, /cacheSize is 0; expected an integer from 1 to 1000000/],
    [{ workers: 0 }, /workers is 0; expected an integer from 1 to 64/],
    [{ workers: 1.5 }, /workers is 1.5/],
  ])("refuses options out of range: %o", async (options, message) => {
    await expect(start(options)).rejects.toThrow(message);
  });

  test("with a key from the environment removes the variable, and survives the death of its worker", async () => {
    process.env[VARIABLE] = randomBytes(32).toString("hex");
    const custody = await start({ masterKey: { kind: "environment", name: VARIABLE } });
    expect(process.env[VARIABLE]).toBeUndefined();
    const { secret, publicKey } = await newKey(custody, SECP256K1);
    await workers.at(-1)?.terminate();
    const [signature] = await custody.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]);
    expect(signature && isEcdsa(signature, publicKey)).toBe(true);
  });

  test("names the environment variable that is missing", async () => {
    await expect(start({ masterKey: { kind: "environment", name: VARIABLE } })).rejects.toThrow(
      `environment variable ${VARIABLE} is not set`,
    );
  });
});

describe("the worker", () => {
  test("a request that fails takes no other with it", async () => {
    const custody = await start();
    const { secret, publicKey } = await newKey(custody, SECP256K1);
    const key = { secret, curve: SECP256K1 } as const;
    const good: Promise<Signature[]>[] = [];
    const bad: Promise<ApiError>[] = [];
    for (let length = 0; length < 32; length++) {
      bad.push(failure(custody.sign(key, "ecdsa", [digest.slice(0, length)])));
      good.push(custody.sign(key, "ecdsa", [digest]));
    }
    const signatures = (await Promise.all(good)).flat();
    expect(signatures.filter((signature) => isEcdsa(signature, publicKey))).toHaveLength(32);
    expect((await Promise.all(bad)).map(({ message }) => message)).toEqual(
      bad.map((_, length) => `message 0 has ${length} bytes; on CURVE_SECP256K1 a digest of 32 is signed`),
    );
  });

  test("answers with words of its own where a library or the code fails, and gives the log a place only", async () => {
    const custody = await start();
    const unknown = Buffer.from("\u0009a content that no version has ever written", "latin1");
    const sealed = seal(new MasterKeys({ kind: "file", path }).current(), walletOwner, unknown);
    const error = await failure(custody.derive({ owner: walletOwner, sealed }, [{ curve: SECP256K1, path: "m" }]));
    expect(error).toMatchObject({ code: ErrorCode.INTERNAL, message: "custody failed to carry out the request" });
    expect(error.cause).toMatchObject({
      message: expect.stringMatching(/^Error at decodeContent .*worker-entry\.js:\d+:\d+\)$/),
    });
  });

  test("starts in a thread that was loaded before, and the next one in one of its own", async () => {
    const threads = [new Thread()];
    const custody = await start({ threads });
    expect(threads).toEqual([]);
    const { secret, publicKey } = await newKey(custody, SECP256K1);
    expect(workers).toHaveLength(1);
    await workers[0]?.terminate();
    const [signature] = await custody.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]);
    expect(signature && isEcdsa(signature, publicKey)).toBe(true);
    expect(workers).toHaveLength(2);
  });

  test("rejects what was waiting with code 14 when it dies, and is started again", async () => {
    const custody = await start();
    const { secret, publicKey } = await newKey(custody, SECP256K1);
    const key = { secret, curve: SECP256K1 } as const;
    const waiting = Array.from({ length: 5 }, () => failure(custody.sign(key, "ecdsa", [digest])));
    await workers[0]?.terminate();
    for (const error of await Promise.all(waiting)) {
      expect(error).toMatchObject({ code: ErrorCode.UNAVAILABLE, message: "the custody worker ended; try again" });
    }
    expect(workers).toHaveLength(2);
    const [signature] = await custody.sign(key, "ecdsa", [digest]);
    expect(signature && isEcdsa(signature, publicKey)).toBe(true);
  });

  test("is not started again for ever when it keeps dying", async () => {
    const custody = await start();
    for (let death = 0; death < 5; death++) {
      await custody.createWallet(walletOwner, 12);
      await workers.at(-1)?.terminate();
    }
    const error = await failure(custody.createWallet(walletOwner, 12));
    expect(error).toMatchObject({
      code: ErrorCode.UNAVAILABLE,
      message: "the custody worker keeps ending; try again in a minute",
    });
    expect(workers).toHaveLength(5);
  });

  test("answers what was asked before custody is closed, and nothing afterwards", async () => {
    const custody = await start();
    const { secret } = await newKey(custody, SECP256K1);
    const key = { secret, curve: SECP256K1 } as const;
    const before = Array.from({ length: 20 }, () => custody.sign(key, "ecdsa", [digest]));
    const closed = custody.close();
    expect(await Promise.all(before)).toHaveLength(20);
    await closed;
    expect(await failure(custody.sign(key, "ecdsa", [digest]))).toMatchObject({
      code: ErrorCode.UNAVAILABLE,
      message: "custody is closed",
    });
    expect(workers).toHaveLength(1);
  });

  test("lets nothing secret out: not in answers, not in errors, not on the console", async () => {
    const custody = await start();
    const said: string[] = [];
    const [worker] = workers;
    worker?.on("message", (message: unknown) => said.push(JSON.stringify(message)));
    for (const stream of [worker?.stdout, worker?.stderr])
      stream?.on("data", (data: Buffer) => said.push(data.toString()));
    const { secret } = await newKey(custody, SECP256K1);
    const wallet = await newWallet(custody);
    await custody.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]);
    await custody.derive(wallet, [{ curve: SECP256K1, path: "m/0" }]);
    await failure(custody.sign({ secret: wallet, curve: SECP256K1 }, "ecdsa", [digest]));
    await failure(custody.sign({ secret, curve: ED25519 }, "ed25519", [digest]));
    await failure(custody.derive(wallet, [{ curve: ED25519, path: "m/0" }]));
    await custody.close();
    const key = contentOf(secret);
    const words = contentOf(wallet);
    if (key.kind !== "privateKey" || words.kind !== "wallet") throw new Error("a key and a wallet were sealed");
    expect(said.length).toBeGreaterThanOrEqual(6);
    for (const material of [key.privateKey, words.mnemonic.entropy, mnemonicSeed(words.mnemonic)]) {
      for (const encoding of ["hex", "base64", "base64url", "latin1"] as const) {
        expect(said.join("\n").includes(Buffer.from(material).toString(encoding))).toBe(false);
      }
    }
  });

  test("shares the work among as many threads as are asked for", async () => {
    const custody = await start({ workers: 3, cacheSize: 1 });
    expect(workers).toHaveLength(3);
    const asked = [0, 0, 0];
    workers.forEach((worker, i) =>
      worker.on("message", (answers: unknown[]) => void (asked[i] = (asked[i] ?? 0) + answers.length)),
    );
    const owners = Array.from({ length: 60 }, (_, i) => ({ ...privateKeyOwner, id: `key ${i}` }));
    const created = await Promise.all(owners.map((owner) => custody.createPrivateKey(owner, SECP256K1)));
    expect(Math.min(...asked)).toBeGreaterThan(5);
    const signed = await Promise.all(
      created.map(({ sealed }, i) =>
        custody.sign({ secret: { owner: owners[i] ?? privateKeyOwner, sealed }, curve: SECP256K1 }, "ecdsa", [digest]),
      ),
    );
    signed.forEach(([signature], i) => {
      expect(signature && isEcdsa(signature, created[i]?.publicKey ?? "")).toBe(true);
    });
  });

  test("turns away with code 14 what is too much to wait, answers the rest, and later ones too", async () => {
    const custody = await start();
    const { secret } = await newKey(custody, SECP256K1);
    const asked = Array.from({ length: 16_400 }, (_, n) =>
      custody.onBehalfOf({ id: `organization ${n % 10}`, parentId: undefined }).forget(secret),
    );
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(16);
    for (const outcome of refused) {
      expect(outcome).toMatchObject({
        reason: { code: ErrorCode.UNAVAILABLE, message: expect.stringMatching(/^too many requests/) },
      });
    }
    await custody.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]);
  });

  test("forgets a secret without harm to what is signed later", async () => {
    const custody = await start();
    const { secret, publicKey } = await newKey(custody, SECP256K1);
    const key = { secret, curve: SECP256K1 } as const;
    await custody.sign(key, "ecdsa", [digest]);
    await custody.forget(secret);
    const [signature] = await custody.sign(key, "ecdsa", [digest]);
    expect(signature && isEcdsa(signature, publicKey)).toBe(true);
  });
});
