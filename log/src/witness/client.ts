// A log's side of add-checkpoint (C2SP tlog-witness): asks witnesses to cosign a checkpoint.

import { parseCheckpoint } from "../checkpoint.js";
import { fromDecimal, fromUtf8 } from "../encoding.js";
import { LogError } from "../error.js";
import type { NoteVerifier } from "../note/key.js";
import { maxNoteBytes, parseNote, parseSignatures, verifiedSignatures, type NoteSignature } from "../note/note.js";
import { formatAddCheckpoint } from "./request.js";
import type { WitnessResponse } from "./witness.js";

/** Sends a request to a witness: for HTTP, a POST of the body to `add-checkpoint` below the submission prefix. */
export type SendToWitness = (body: Uint8Array) => Promise<Pick<WitnessResponse, "status" | "body">>;

/** Proves that the tree of a checkpoint continues the one of an older size. */
export type ProveFrom = (oldSize: number) => Promise<readonly Uint8Array[]>;

export interface Cosigned {
  readonly signatures: readonly NoteSignature[];
  /** What the witness knows now, to begin with the next time. */
  readonly size: number;
}

export type AddCheckpointAnswer =
  | { readonly kind: "cosigned"; readonly signatures: readonly NoteSignature[] }
  | { readonly kind: "conflict"; readonly size: number };

/** A witness may have moved on in between, because of another process of the log. */
const maxAttempts = 3;

/**
 * Has a witness cosign a checkpoint, from whatever size it knows.
 *
 * @param checkpoint a signed note
 * @param oldSize what the witness probably knows, or 0
 * @throws LogError when the witness refuses, answers something else, or signs with other keys
 */
export async function requestCosignatures(
  checkpoint: Uint8Array,
  verifiers: readonly NoteVerifier[],
  prove: ProveFrom,
  send: SendToWitness,
  oldSize = 0,
): Promise<Cosigned> {
  const { size } = parseCheckpoint(parseNote(checkpoint).text);
  let known = oldSize;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    if (known > size) {
      throw LogError.refused(`the witness knows ${known} entries of the log, more than the checkpoint's ${size}`);
    }
    const proof = await prove(known);
    const response = await send(formatAddCheckpoint({ oldSize: known, proof, checkpoint }));
    const answer = readAddCheckpointAnswer(response, checkpoint, verifiers);
    if (answer.kind === "cosigned") return { signatures: answer.signatures, size };
    known = answer.size;
  }
  throw LogError.refused(`the witness named another size ${maxAttempts} times, at last ${known}`);
}

/**
 * Reads a witness's answer.
 *
 * @param verifiers of the witness; signatures of other keys are ignored
 * @throws LogError when the witness refuses, or no known key has cosigned, or a signature does not verify
 */
export function readAddCheckpointAnswer(
  { status, body }: Pick<WitnessResponse, "status" | "body">,
  checkpoint: Uint8Array,
  verifiers: readonly NoteVerifier[],
): AddCheckpointAnswer {
  const where = "answer of the witness";
  if (body.length > maxNoteBytes) throw LogError.malformed(where, `${body.length} bytes, more than ${maxNoteBytes}`);
  if (status === 409) {
    const text = fromUtf8(body.subarray(0, 64), where);
    if (!text.endsWith("\n")) throw LogError.malformed(where, "expected a size and a newline");
    return { kind: "conflict", size: fromDecimal(text.slice(0, -1), where) };
  }
  if (status !== 200) {
    const reason = new TextDecoder().decode(body.subarray(0, 200)).trim();
    throw LogError.refused(`the witness answers with status ${status}: ${JSON.stringify(reason)}`);
  }
  const { text } = parseNote(checkpoint);
  const signatures = verifiedSignatures({ text, signatures: parseSignatures(fromUtf8(body, where), where) }, verifiers);
  if (signatures.length === 0) throw LogError.refused("the witness has not signed with a known key");
  return {
    kind: "cosigned",
    signatures: signatures.map(({ name, id, signature }) => ({ name, id, signature })),
  };
}
