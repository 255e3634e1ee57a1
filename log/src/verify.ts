// Verification under a policy, offline: checkpoints, receipts, and that one checkpoint continues another.

import { parseCheckpoint, type Checkpoint } from "./checkpoint.js";
import { cosignatureTime } from "./cosignature.js";
import { LogError } from "./error.js";
import { leafOf } from "./leaf.js";
import { leafHash } from "./merkle/hash.js";
import { verifyConsistency, verifyInclusion } from "./merkle/proof.js";
import { keyText, openNote } from "./note/note.js";
import { describeQuorum, isQuorum, type Policy, type PolicyLog } from "./policy.js";
import { parseProof } from "./proof.js";

export interface VerifiedCheckpoint extends Checkpoint {
  readonly log: PolicyLog;
  /** The policy's witnesses that cosigned, with the latest time that each states, in seconds since 1970. */
  readonly witnesses: readonly { readonly name: string; readonly time: number }[];
}

/** What shows that a record is in a log: to keep as it is, and to verify without asking anybody. */
export interface Receipt {
  /** A C2SP tlog-proof. */
  readonly proof: Uint8Array;
  readonly salt: Uint8Array;
  /** A canonical record. */
  readonly record: Uint8Array;
}

export interface VerifiedEntry {
  readonly index: number;
  readonly checkpoint: VerifiedCheckpoint;
}

/**
 * Verifies a signed checkpoint: by one of the policy's logs, and by its quorum of witnesses.
 *
 * @throws LogError when it is malformed, a known key's signature fails, or signatures are missing
 */
export function verifyCheckpoint(policy: Policy, bytes: Uint8Array): VerifiedCheckpoint {
  const keys = [...policy.logs, ...policy.witnesses].map(({ verifier }) => verifier);
  const note = openNote(bytes, keys);
  const checkpoint = parseCheckpoint(note.text);
  const signed = new Set(note.verified.map(keyText));
  const log = policy.logs.find(({ verifier }) => verifier.name === checkpoint.origin && signed.has(keyText(verifier)));
  if (!log) {
    throw LogError.unverified(`no log of the policy with the origin ${checkpoint.origin} has signed the checkpoint`);
  }
  const cosigned = policy.witnesses.filter(({ verifier }) => signed.has(keyText(verifier)));
  if (policy.quorum && !isQuorum(policy.quorum, new Set(cosigned))) {
    const found = cosigned.map(({ name }) => name).join(", ") || "none";
    throw LogError.unverified(
      `the checkpoint lacks cosignatures: the policy asks for ${describeQuorum(policy.quorum)}, found ${found}`,
    );
  }
  const witnesses = cosigned.map(({ name, verifier }) => {
    const own = note.verified.filter((signature) => signature.verifier === verifier);
    return { name, time: Math.max(...own.map(({ signature }) => cosignatureTime(signature))) };
  });
  return { ...checkpoint, log, witnesses };
}

/** Verifies a proof for a log entry of any kind. */
export function verifyEntry(policy: Policy, entry: Uint8Array, proof: Uint8Array): VerifiedEntry {
  const { index, hashes, checkpoint: signed } = parseProof(proof);
  const checkpoint = verifyCheckpoint(policy, signed);
  verifyInclusion(leafHash(entry), index, hashes, checkpoint);
  return { index, checkpoint };
}

/** Verifies that a record of this product is in a log. */
export function verifyReceipt(policy: Policy, { proof, salt, record }: Receipt): VerifiedEntry {
  return verifyEntry(policy, leafOf(salt, record), proof);
}

/**
 * Verifies that one checkpoint continues another of the same log.
 *
 * @param proof from the smaller to the larger tree
 */
export function verifyContinuation(older: Checkpoint, newer: Checkpoint, proof: readonly Uint8Array[]): void {
  if (older.origin !== newer.origin) {
    throw LogError.unverified(`the checkpoints are of two logs: ${older.origin} and ${newer.origin}`);
  }
  verifyConsistency(older, newer, proof);
}
