import { randomBytes } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import { formatHpkeBuf, hpkeEncrypt } from "@turnkey/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeContent, encodeContent } from "../../../service/src/custody/content.js";
import type { Ciphertext, Custody, SealedSecret, SecretOwner } from "../../../service/src/custody/custody.js";
import { addMasterKey, dropOldMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { MasterKeys } from "../../../service/src/custody/master-keys.js";
import { masterKeyIdOf, seal } from "../../../service/src/custody/seal.js";
import {
  bytes,
  codeOwner,
  failure,
  messageOwner,
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
const KINDS = ["wallet", "privateKey", "service", "transfer", "message", "code"] as const;
const digest = new Uint8Array(32).fill(1);
const phrase = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";

let room: Room;
let custody: Custody;

beforeAll(async () => {
  room = await openRoom();
  custody = room.custody;
});
afterAll(() => room[Symbol.asyncDispose]());

/** Contents, each sealed for an owner of any kind, as no version of this service would. */
function sealedFor(owner: SecretOwner): Record<"wallet" | "privateKey" | "transferKey" | "text", SealedSecret> {
  const current = new MasterKeys({ kind: "file", path: room.path }).current();
  const sealed = (content: Parameters<typeof encodeContent>[0]): SealedSecret => ({
    owner,
    sealed: seal(current, owner, encodeContent(content)),
  });
  return {
    wallet: sealed({ kind: "wallet", mnemonic: { language: "MNEMONIC_LANGUAGE_ENGLISH", entropy: randomBytes(16) } }),
    privateKey: sealed({ kind: "privateKey", curve: SECP256K1, privateKey: randomBytes(32) }),
    transferKey: sealed({ kind: "transferKey", privateKey: randomBytes(32).fill(0, 0, 1) }),
    text: sealed({ kind: "text", text: randomBytes(22) }),
  };
}

const bundle = (publicKey: string): Ciphertext =>
  JSON.parse(
    formatHpkeBuf(hpkeEncrypt({ plainTextBuf: Buffer.from(phrase), targetKeyBuf: bytes(publicKey) })),
  ) as Ciphertext;

/** What can be asked of a secret, and which contents of which owners it is good for. */
const USES: readonly [string, (secret: SealedSecret) => Promise<unknown>, readonly string[]][] = [
  [
    "signing as a private key",
    (secret) => custody.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]),
    KINDS.map((kind) => `${kind} privateKey`),
  ],
  [
    "signing as a wallet's account",
    (secret) => custody.sign({ secret, curve: SECP256K1, path: "m/0" }, "ecdsa", [digest]),
    KINDS.map((kind) => `${kind} wallet`),
  ],
  [
    "deriving",
    (secret) => custody.derive(secret, [{ curve: SECP256K1, path: "m/0" }]),
    KINDS.map((kind) => `${kind} wallet`),
  ],
  ["signing bundles", (secret) => custody.signTransfer(secret, digest), ["service transferKey"]],
  [
    "exporting",
    (secret) => custody.exportSecret(secret, newTarget().publicKey),
    ["wallet wallet", "wallet privateKey", "privateKey wallet", "privateKey privateKey"],
  ],
  [
    "exporting an account",
    (secret) => custody.exportSecret(secret, newTarget().publicKey, { account: { curve: SECP256K1, path: "m/0" } }),
    ["wallet wallet", "privateKey wallet"],
  ],
  ["opening a text", (secret) => custody.openText(secret), ["message text"]],
];

describe("a secret of one kind does not serve as another", () => {
  test.each(USES)("in %s", async (_, use, good) => {
    const served: string[] = [];
    for (const kind of KINDS) {
      const secrets = sealedFor({ organizationId: "org", kind, id: "any" });
      for (const [content, secret] of Object.entries(secrets)) {
        const code = await use(secret).then(
          () => 0,
          (error: unknown) => (error instanceof ApiError ? error.code : undefined),
        );
        if (code !== 3) served.push(`${kind} ${content}${code === 0 ? "" : `: code ${code}`}`);
      }
    }
    expect(served.toSorted()).toEqual([...good].toSorted());
  });

  test("in opening imports: only a transfer key of an import does", async () => {
    const served: string[] = [];
    const { publicKey } = newTarget();
    for (const kind of KINDS) {
      for (const [content, secret] of Object.entries(sealedFor({ organizationId: "org", kind, id: "any" }))) {
        const { message } = await failure(custody.importWallet(walletOwner, secret, bundle(publicKey)));
        if (message.startsWith("the bundle does not open")) served.push(`${kind} ${content}`);
      }
    }
    expect(served).toEqual(["transfer transferKey"]);
  });

  test("in coming in: wallets are a wallet's, private keys a private key's, transfer keys a service's or an import's", async () => {
    const target = await newTransferKey(custody);
    const imported = bundle(target.publicKey);
    for (const kind of KINDS) {
      const owner: SecretOwner = { organizationId: "org", kind, id: "new" };
      const isRefused = async (work: Promise<unknown>): Promise<boolean> => {
        const message = await work.then(
          () => "",
          (error: unknown) => String(error),
        );
        return message.includes("the owner of such a secret is");
      };
      expect(await isRefused(custody.importWallet(owner, target.secret, imported))).toBe(kind !== "wallet");
      expect(await isRefused(custody.importPrivateKey(owner, target.secret, imported, SECP256K1))).toBe(
        kind !== "privateKey",
      );
      expect(await isRefused(custody.createTransferKey(owner))).toBe(kind !== "service" && kind !== "transfer");
      expect(await isRefused(custody.createPrivateKey(owner, SECP256K1))).toBe(
        kind !== "privateKey" && kind !== "service",
      );
    }
  });
});

test("a sealed secret of a form that this version does not know is not read as another", () => {
  for (const wrong of [
    [0, 0],
    [3, 1, ...randomBytes(32)],
    [3, 0, ...randomBytes(31)],
    [4, 1, 0x30],
    [4, 0, ...randomBytes(65)],
    [5, 0, ...randomBytes(32)],
  ]) {
    expect(() => decodeContent(Buffer.from(wrong))).toThrow(/content that this version does not know/);
  }
});

test("rotation reseals every kind, and each serves as before once the old key is gone", async () => {
  const signer = await newTransferKey(custody, signerOwner);
  const target = await newTransferKey(custody, transferOwner);
  const wallet = await newWallet(custody);
  const key = { owner: privateKeyOwner, ...(await custody.createPrivateKey(privateKeyOwner, SECP256K1)) };
  const message = {
    owner: messageOwner,
    sealed: (await custody.createOneTimeSecret(codeOwner, messageOwner, "token")).sealed,
  };
  const text = await custody.openText(message);
  const added = addMasterKey(room.path);
  const reseal = async (secret: SealedSecret): Promise<SealedSecret> => {
    const sealed = await custody.reseal(secret);
    expect(masterKeyIdOf(sealed)).toBe(added);
    return { owner: secret.owner, sealed };
  };
  const resealed = {
    signer: await reseal(signer.secret),
    target: await reseal(target.secret),
    wallet: await reseal(wallet),
    key: await reseal(key),
    message: await reseal(message),
  };
  const dropped = dropOldMasterKeys(room.path);
  await newWallet(custody);
  // It opens as long as custody holds the key that the file has no more, and not a moment longer.
  expect(await custody.openText(message)).toBe(text);
  expect(await custody.spareMasterKeys()).toEqual(dropped);
  for (const id of dropped) await custody.forgetMasterKey(id);
  expect(await failure(custody.openText(message))).toMatchObject({ code: ErrorCode.INTERNAL });
  expect(await custody.openText(resealed.message)).toBe(text);
  expect(await custody.signTransfer(resealed.signer, digest)).toMatch(/^30/);
  await custody.importWallet(walletOwner, resealed.target, bundle(target.publicKey));
  await custody.exportSecret(resealed.wallet, newTarget().publicKey);
  await custody.exportSecret(resealed.key, newTarget().publicKey);
});
