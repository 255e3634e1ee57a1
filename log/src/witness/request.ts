// The body of add-checkpoint (C2SP tlog-witness): the size that the witness knows, a consistency proof from there, and the
// new checkpoint.

import { base64, checkNumber, fromDecimal, fromUtf8, hashFromBase64, utf8 } from "../encoding.js";
import { LogError } from "../error.js";
import { maxProofLength } from "../merkle/proof.js";
import { maxNoteBytes } from "../note/note.js";

export interface AddCheckpoint {
  /** The size of the latest checkpoint that the witness cosigned, or 0. */
  readonly oldSize: number;
  readonly proof: readonly Uint8Array[];
  /** A signed note. */
  readonly checkpoint: Uint8Array;
}

const where = "add-checkpoint";
/** Servers read no more of a request than this. */
export const maxRequestBytes = maxNoteBytes + 4096;

export function formatAddCheckpoint({ oldSize, proof, checkpoint }: AddCheckpoint): Uint8Array {
  checkNumber(oldSize, `${where}, old size`);
  checkLength(proof.length);
  const lines = [`old ${oldSize}`, ...proof.map(base64), ""].map((line) => `${line}\n`).join("");
  return utf8(lines + fromUtf8(checkpoint, where));
}

/** @throws LogError unless the bytes are such a body; whether its checkpoint is a note is not looked at */
export function parseAddCheckpoint(bytes: Uint8Array): AddCheckpoint {
  if (bytes.length > maxRequestBytes) {
    throw LogError.malformed(where, `${bytes.length} bytes, more than ${maxRequestBytes}`);
  }
  const text = fromUtf8(bytes, where);
  const end = text.indexOf("\n\n");
  if (end < 0) throw LogError.malformed(where, "no empty line before the checkpoint");
  const [first = "", ...hashes] = text.slice(0, end).split("\n");
  if (!first.startsWith("old ")) throw LogError.malformed(`${where}, line 1`, "expected old and a size");
  checkLength(hashes.length);
  return {
    oldSize: fromDecimal(first.slice("old ".length), `${where}, line 1 (old size)`),
    proof: hashes.map((line, index) => hashFromBase64(line, `${where}, line ${index + 2}`)),
    checkpoint: utf8(text.slice(end + 2)),
  };
}

function checkLength(length: number): void {
  if (length > maxProofLength) throw LogError.malformed(where, `${length} hashes, more than ${maxProofLength}`);
}
