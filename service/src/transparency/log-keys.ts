// The keys of a log: its origin is their name, and the deployment's keys of checkpoints sign.

import { ed25519Signer, ed25519Verifier, formatVkey, noteKey, signatureTypes } from "@countersign/log";
import type { LogKeys, NoteKey } from "@countersign/log";
import type { DeploymentSigner } from "../deployment-keys/signer.js";

/** Has the keys that sign checkpoints. */
export type CheckpointKeys = Pick<DeploymentSigner, "published">;

/** @param publicKey 32 bytes in hex */
export function logKey(origin: string, publicKey: string): NoteKey {
  return noteKey(origin, signatureTypes.ed25519, new Uint8Array(Buffer.from(publicKey, "hex")));
}

/** The keys as they are at the moment: one signs, and by those of before and after it is verified as well. */
export function logKeysOf(origin: string, signer: CheckpointKeys): LogKeys {
  const { current, publicKeys } = signer.published();
  const sign = async (message: Uint8Array) => new Uint8Array(Buffer.from(await current.sign(message), "hex"));
  const { publicKey } = logKey(origin, current.publicKey);
  return {
    origin,
    signers: [ed25519Signer(origin, publicKey, sign)],
    verifiers: publicKeys.map((each) => ed25519Verifier(logKey(origin, each))),
  };
}

/** All keys by which checkpoints of a log may be signed, as vkeys, the one that signs first. */
export function logVkeys(origin: string, signer: CheckpointKeys): readonly string[] {
  return vkeysOf(origin, signer.published().publicKeys);
}

/** @param publicKeys in hex */
export function vkeysOf(origin: string, publicKeys: readonly string[]): readonly string[] {
  return publicKeys.map((each) => formatVkey(logKey(origin, each)));
}
