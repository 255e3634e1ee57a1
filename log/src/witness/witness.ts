// A witness (C2SP tlog-witness): cosigns a log's checkpoints as long as each continues the one before. It answers requests
// as values; a server of any kind puts them on the wire.

import { parseCheckpoint, type Checkpoint } from "../checkpoint.js";
import { cosignatureTime } from "../cosignature.js";
import { utf8 } from "../encoding.js";
import { LogError } from "../error.js";
import { emptyRoot } from "../merkle/hash.js";
import { verifyConsistency } from "../merkle/proof.js";
import { signatureTypes, type NoteSigner, type NoteVerifier } from "../note/key.js";
import {
  formatNote,
  formatSignatures,
  keyText,
  parseNote,
  signText,
  verifiedSignatures,
  type Note,
  type NoteSignature,
} from "../note/note.js";
import { originHash, parseMonitoringPath } from "./origin.js";
import { parseAddCheckpoint } from "./request.js";
import type { WitnessState } from "./state.js";

export interface WitnessedLog {
  readonly origin: string;
  /** A checkpoint has to be signed by one of these. */
  readonly verifiers: readonly NoteVerifier[];
}

export interface WitnessResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

export const sizeContentType = "text/x.tlog.size";
const textContentType = "text/plain; charset=utf-8";

export class Witness {
  readonly #signers: readonly NoteSigner[];
  readonly #logs: ReadonlyMap<string, WitnessedLog>;
  readonly #state: WitnessState;

  /**
   * @param signers such as `cosigner` and `mlDsaCosigner` make
   * @throws LogError when a signer does not make cosignatures, which have a time
   */
  constructor(signers: readonly NoteSigner[], logs: readonly WitnessedLog[], state: WitnessState) {
    const { cosignature, mlDsaCosignature } = signatureTypes;
    const wrong = signers.find(({ type }) => type !== cosignature && type !== mlDsaCosignature);
    if (wrong)
      throw LogError.malformed("witness", `the key ${wrong.name} has signature type ${wrong.type}, expected 4 or 6`);
    this.#signers = signers;
    this.#logs = new Map(logs.map((log) => [log.origin, log]));
    this.#state = state;
  }

  /**
   * Answers a request to either API.
   *
   * @param path below the prefix, without a slash in front
   */
  async respond(method: string, path: string, body: Uint8Array): Promise<WitnessResponse> {
    if (path === "add-checkpoint") {
      return method === "POST" ? this.addCheckpoint(body) : failure(405, "use POST");
    }
    const hash = parseMonitoringPath(path);
    if (hash === undefined) return failure(404, "no such path");
    return method === "GET" || method === "HEAD" ? this.latestCheckpoint(hash) : failure(405, "use GET");
  }

  async addCheckpoint(body: Uint8Array): Promise<WitnessResponse> {
    try {
      return await this.#addCheckpoint(body);
    } catch (error) {
      if (error instanceof LogError && error.code === "malformed") return failure(400, error.message);
      throw error;
    }
  }

  /** The monitoring API: the latest checkpoint that was cosigned, with those cosignatures. */
  async latestCheckpoint(hash: string): Promise<WitnessResponse> {
    const log = [...this.#logs.values()].find(({ origin }) => originHash(origin) === hash);
    const signed = log && (await this.#state.latest(log.origin));
    if (!signed) return failure(404, "no checkpoint cosigned for a log of this origin hash");
    return { status: 200, contentType: textContentType, body: signed };
  }

  async #addCheckpoint(body: Uint8Array): Promise<WitnessResponse> {
    const { oldSize, proof, checkpoint: signed } = parseAddCheckpoint(body);
    const note = parseNote(signed);
    const next = parseCheckpoint(note.text);
    const log = this.#logs.get(next.origin);
    if (!log) return failure(404, `unknown log ${next.origin}`);
    const trusted = attempt(() => verifiedSignatures(note, log.verifiers));
    if (typeof trusted === "string") return failure(403, trusted);
    if (trusted.length === 0) return failure(403, `no known key of ${log.origin} has signed the checkpoint`);
    if (oldSize > next.size) return failure(400, `the old size ${oldSize} exceeds the checkpoint's, ${next.size}`);

    const stored = await this.#state.latest(log.origin);
    const latest = stored && latestOf(stored, log);
    const knownSize = latest?.checkpoint.size ?? 0;
    if (oldSize !== knownSize) return conflict(knownSize);
    const older = latest?.checkpoint ?? { size: 0, root: emptyRoot };
    const failed = attempt(() => verifyConsistency(older, next, proof));
    if (typeof failed === "string") return failure(422, failed);

    const cosignatures = await signText(note.text, this.#signers);
    if (latest && isEarlier(cosignatures, latest.note)) {
      return failure(503, "the witness's clock is behind its latest cosignature");
    }
    const cosigned = formatNote({ text: note.text, signatures: [...trusted, ...cosignatures] });
    if (!(await this.#state.replace(log.origin, stored, cosigned))) {
      // Another request came first: its checkpoint counts.
      const now = await this.#state.latest(log.origin);
      return conflict(now ? latestOf(now, log).checkpoint.size : 0);
    }
    return { status: 200, contentType: textContentType, body: utf8(formatSignatures(cosignatures)) };
  }
}

/** @throws LogError when what the witness stored is not a checkpoint of the log: it cosigns nothing then */
function latestOf(
  stored: Uint8Array,
  { origin }: WitnessedLog,
): { readonly note: Note; readonly checkpoint: Checkpoint } {
  let latest;
  try {
    const note = parseNote(stored);
    latest = { note, checkpoint: parseCheckpoint(note.text) };
  } catch (cause) {
    throw new LogError("damaged", `the witness's state of ${origin} can't be read`, { cause });
  }
  if (latest.checkpoint.origin !== origin) {
    throw LogError.damaged(`the witness's state of ${origin} is of ${latest.checkpoint.origin}`);
  }
  return latest;
}

/** A cosignature says that nothing larger was seen by its time: for a larger tree the time can't go back. */
function isEarlier(cosignatures: readonly NoteSignature[], before: Note): boolean {
  const times = new Map(cosignatures.map((signature) => [keyText(signature), cosignatureTime(signature.signature)]));
  return before.signatures.some((signature) => {
    const time = times.get(keyText(signature));
    return time !== undefined && time < cosignatureTime(signature.signature);
  });
}

/** @returns what was made, or the message of the LogError */
function attempt<Result>(make: () => Result): Result | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof LogError) return error.message;
    throw error;
  }
}

function conflict(size: number): WitnessResponse {
  return { status: 409, contentType: sizeContentType, body: utf8(`${size}\n`) };
}

function failure(status: number, message: string): WitnessResponse {
  return { status, contentType: textContentType, body: utf8(`${message}\n`) };
}
