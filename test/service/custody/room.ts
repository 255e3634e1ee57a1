// A custody room on a key file of its own, as tests use it, and the caller of the other side with a key of theirs.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { ApiError } from "@countersign/api";
import { generateP256KeyPair } from "@turnkey/crypto";
import { type Custody, type SealedSecret, type SecretOwner } from "../../../service/src/custody/custody.js";
import { createMasterKeyFile } from "../../../service/src/custody/master-key-file.js";
import { openCustody } from "../../../service/src/custody/open.js";

export const walletOwner: SecretOwner = { organizationId: "org", kind: "wallet", id: "wallet" };
export const privateKeyOwner: SecretOwner = { organizationId: "org", kind: "privateKey", id: "key" };
export const transferOwner: SecretOwner = { organizationId: "org", kind: "transfer", id: "import" };
export const signerOwner: SecretOwner = { organizationId: "deployment", kind: "service", id: "signer" };
export const codeOwner: SecretOwner = { organizationId: "org", kind: "code", id: "otp" };
export const messageOwner: SecretOwner = { organizationId: "org", kind: "message", id: "mail" };

export interface Room extends AsyncDisposable {
  readonly custody: Custody;
  /** Of the key-encryption keys. */
  readonly path: string;
  readonly worker: Worker;
}

export async function openRoom(): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), "custody-"));
  const path = join(folder, "master.key");
  createMasterKeyFile(path);
  let worker: Worker | undefined;
  const remember = (started: Worker): void => void (worker = started);
  process.on("worker", remember);
  const custody = await openCustody({ masterKey: { kind: "file", path } });
  process.off("worker", remember);
  if (!worker) throw new Error("custody has a worker");
  const close = async (): Promise<void> => {
    await custody.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { custody, path, worker, [Symbol.asyncDispose]: close };
}

/** A caller's own key: `privateKey` 32 bytes, `publicKey` 65 and `compressed` 33, in hex. */
export function newTarget(): { privateKey: string; publicKey: string; compressed: string } {
  const { privateKey, publicKey, publicKeyUncompressed } = generateP256KeyPair();
  return { privateKey, publicKey: publicKeyUncompressed, compressed: publicKey };
}

export async function newTransferKey(
  custody: Custody,
  owner = transferOwner,
): Promise<{ secret: SealedSecret; publicKey: string }> {
  const { sealed, publicKey } = await custody.createTransferKey(owner);
  return { secret: { owner, sealed }, publicKey };
}

export async function newWallet(custody: Custody): Promise<SealedSecret> {
  return { owner: walletOwner, ...(await custody.createWallet(walletOwner, 12)) };
}

export async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error("it did not fail with an ApiError", { cause: error });
}

export const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, "hex"));
export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
