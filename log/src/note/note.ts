// Signed notes (C2SP signed-note): a text, an empty line, and signature lines.

import { base64, concatBytes, fromBase64, fromUtf8, isWellFormed, utf8 } from "../encoding.js";
import { LogError } from "../error.js";
import { checkKeyName, hexOf, type NoteKey, type NoteSigner, type NoteVerifier } from "./key.js";

/** Room for 64 post-quantum signatures. */
export const maxNoteBytes = 512 * 1024;
export const maxSignatures = 64;

/** One line of a note: which key it is said to be of, and the bytes after the key id. */
export interface NoteSignature {
  readonly name: string;
  readonly id: number;
  readonly signature: Uint8Array;
}

export interface Note {
  /** What is signed, with its last newline. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** A signature that was verified. */
export interface VerifiedSignature extends NoteSignature {
  readonly verifier: NoteVerifier;
}

/** @throws LogError unless the bytes are a note; it says nothing of who signed it */
export function parseNote(bytes: Uint8Array): Note {
  if (bytes.length > maxNoteBytes) {
    throw LogError.malformed("note", `${bytes.length} bytes, more than ${maxNoteBytes}`);
  }
  const whole = fromUtf8(bytes, "note");
  const end = whole.lastIndexOf("\n\n");
  if (end < 0) throw LogError.malformed("note", "no empty line between text and signatures");
  const text = whole.slice(0, end + 1);
  checkText(text);
  return { text, signatures: parseSignatures(whole.slice(end + 2), "note") };
}

/** @throws LogError unless these are signature lines, at least one */
export function parseSignatures(lines: string, where: string): NoteSignature[] {
  if (!lines.endsWith("\n")) throw LogError.malformed(where, "the last line does not end in a newline");
  const rows = lines.slice(0, -1).split("\n");
  if (rows.length > maxSignatures) {
    throw LogError.malformed(where, `${rows.length} signatures, more than ${maxSignatures}`);
  }
  return rows.map((row, index) => parseSignature(row, `${where}, signature ${index + 1}`));
}

function parseSignature(row: string, where: string): NoteSignature {
  const [, name, encoded] = /^— ([^ ]+) ([^ ]+)$/.exec(row) ?? [];
  if (name === undefined || encoded === undefined) {
    throw LogError.malformed(where, "expected an em dash, a space, a key name, a space and base64");
  }
  checkKeyName(name, where);
  const bytes = fromBase64(encoded, where);
  if (bytes.length < 5) throw LogError.malformed(where, "shorter than a key id and a signature");
  return { name, id: new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), signature: bytes.slice(4) };
}

/** @throws LogError when the text can't be that of a note, or there is no signature */
export function formatNote({ text, signatures }: Note): Uint8Array {
  checkText(text);
  if (signatures.length === 0) throw LogError.malformed("note", "no signature");
  if (signatures.length > maxSignatures) {
    throw LogError.malformed("note", `${signatures.length} signatures, more than ${maxSignatures}`);
  }
  const bytes = utf8(`${text}\n${formatSignatures(signatures)}`);
  if (bytes.length > maxNoteBytes) throw LogError.malformed("note", `longer than ${maxNoteBytes} bytes`);
  return bytes;
}

export function formatSignatures(signatures: readonly NoteSignature[]): string {
  return signatures
    .map(({ name, id, signature }) => {
      checkKeyName(name, "note");
      return `— ${name} ${base64(concatBytes(idBytes(id), signature))}\n`;
    })
    .join("");
}

/** Signs a text with each key, in order. */
export async function signText(text: string, signers: readonly NoteSigner[]): Promise<NoteSignature[]> {
  checkText(text);
  const bytes = utf8(text);
  const signatures: NoteSignature[] = [];
  for (const signer of signers) {
    signatures.push({ name: signer.name, id: signer.id, signature: await signer.sign(bytes) });
  }
  return signatures;
}

/**
 * Verifies every signature whose key is known, and leaves out those of unknown keys.
 *
 * @returns what was verified, possibly nothing
 * @throws LogError when a signature of a known key does not verify
 */
export function verifiedSignatures(note: Note, verifiers: Iterable<NoteVerifier>): VerifiedSignature[] {
  const byKey = new Map([...verifiers].map((verifier) => [keyText(verifier), verifier]));
  const text = utf8(note.text);
  return note.signatures.flatMap((signature) => {
    const verifier = byKey.get(keyText(signature));
    if (!verifier) return [];
    if (!verifier.verify(text, signature.signature)) {
      throw LogError.unverified(`the signature of ${signature.name} (${hexOf(signature.id)}) does not verify`);
    }
    return [{ ...signature, verifier }];
  });
}

/** @throws LogError unless at least one known key signed the note, and each known key's signatures verify */
export function openNote(
  bytes: Uint8Array,
  verifiers: Iterable<NoteVerifier>,
): Note & { verified: VerifiedSignature[] } {
  const note = parseNote(bytes);
  const verified = verifiedSignatures(note, verifiers);
  if (verified.length === 0) throw LogError.unverified("no known key has signed the note");
  return { ...note, verified };
}

/** What tells keys apart: names have no spaces. */
export function keyText({ name, id }: Pick<NoteKey, "name" | "id">): string {
  return `${name} ${hexOf(id)}`;
}

function checkText(text: string): void {
  if (!text.endsWith("\n")) throw LogError.malformed("note", "the text does not end in a newline");
  if (!isWellFormed(text)) throw LogError.malformed("note", "the text is not valid Unicode");
  if (/[\u0000-\u0009\u000b-\u001f]/.test(text)) throw LogError.malformed("note", "a control character");
}

function idBytes(id: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, id);
  return bytes;
}
