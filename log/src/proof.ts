// Proofs to keep beside a record (C2SP tlog-proof): index, inclusion proof and a signed checkpoint, in one text.

import { base64, checkNumber, fromBase64, fromDecimal, fromUtf8, hashFromBase64, utf8 } from "./encoding.js";
import { LogError } from "./error.js";
import { maxProofLength } from "./merkle/proof.js";
import { maxNoteBytes, parseNote } from "./note/note.js";

export interface LogProof {
  readonly index: number;
  /** From the leaf's sibling up to a child of the root. */
  readonly hashes: readonly Uint8Array[];
  /** A signed note. */
  readonly checkpoint: Uint8Array;
  /** What the application adds. Nothing authenticates it. */
  readonly extra?: Uint8Array;
}

const header = "c2sp.org/tlog-proof@v1";
const where = "log proof";
export const maxExtraBytes = 64 * 1024;
export const maxProofBytes = maxNoteBytes + 2 * maxExtraBytes;

export function formatProof({ index, hashes, checkpoint, extra }: LogProof): Uint8Array {
  checkNumber(index, `${where}, index`);
  if (extra && extra.length > maxExtraBytes) throw LogError.malformed(where, `extra exceeds ${maxExtraBytes} bytes`);
  checkLength(hashes.length);
  const lines = [header, ...(extra ? [`extra ${base64(extra)}`] : []), `index ${index}`, ...hashes.map(base64), ""];
  const text = `${lines.join("\n")}\n${fromUtf8(checkpoint, where)}`;
  parseProof(utf8(text));
  return utf8(text);
}

/** @throws LogError unless the bytes are a proof; nothing in it is verified */
export function parseProof(bytes: Uint8Array): LogProof {
  if (bytes.length > maxProofBytes) {
    throw LogError.malformed(where, `${bytes.length} bytes, more than ${maxProofBytes}`);
  }
  const text = fromUtf8(bytes, where);
  const end = text.indexOf("\n\n");
  if (end < 0) throw LogError.malformed(where, "no empty line between proof and checkpoint");
  const lines = text.slice(0, end).split("\n");
  if (lines[0] !== header) throw LogError.malformed(`${where}, line 1`, `expected ${header}`);
  const hasExtra = lines[1]?.startsWith("extra ") ?? false;
  const extra = hasExtra ? extraOf(lines[1] as string) : undefined;
  const at = hasExtra ? 2 : 1;
  const [, index] = /^index (.*)$/.exec(lines[at] ?? "") ?? [];
  if (index === undefined) throw LogError.malformed(`${where}, line ${at + 1}`, "expected index and a number");
  const hashes = lines.slice(at + 1);
  checkLength(hashes.length);
  const checkpoint = utf8(text.slice(end + 2));
  parseNote(checkpoint);
  return {
    index: fromDecimal(index, `${where}, line ${at + 1} (index)`),
    hashes: hashes.map((line, row) => hashFromBase64(line, `${where}, line ${at + 2 + row}`)),
    checkpoint,
    ...(extra && { extra }),
  };
}

function extraOf(line: string): Uint8Array {
  const extra = fromBase64(line.slice("extra ".length), `${where}, line 2 (extra)`);
  if (extra.length > maxExtraBytes) throw LogError.malformed(where, `extra exceeds ${maxExtraBytes} bytes`);
  return extra;
}

function checkLength(length: number): void {
  if (length > maxProofLength) throw LogError.malformed(where, `${length} hashes, more than ${maxProofLength}`);
}
