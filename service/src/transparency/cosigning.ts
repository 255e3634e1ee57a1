// Has witnesses cosign checkpoints (C2SP tlog-witness), each as soon as it has answered about the one before. A checkpoint
// counts as cosigned once the policy's quorum has.

import {
  LogError,
  formatNote,
  isQuorum,
  monitoringPath,
  nodesFromTiles,
  openNote,
  parseCheckpoint,
  parseNote,
  proveConsistency,
  requestCosignatures,
} from "@countersign/log";
import type { NoteSignature, Policy, PolicyWitness, ReadPath } from "@countersign/log";
import { inTime } from "../event-loop/in-time.js";
import type { Logger } from "../log/log.js";
import { findLogByNumber, putCosigned } from "../store/logs.js";
import type { Store } from "../store/store.js";
import { isContinued } from "./continuation.js";
import type { DeploymentLog } from "./deployment-log.js";
import { logKeysOf } from "./log-keys.js";
import type { CheckpointKeys } from "./log-keys.js";
import type { LogMetrics } from "./metrics.js";
import { postTo, readFrom } from "./witness-post.js";

export interface CosigningParts {
  readonly store: Store;
  readonly log: DeploymentLog;
  /** By whose keys a witness shows what was published of the log. */
  readonly signer: CheckpointKeys;
  readonly policy: Policy;
  /** Reads tiles of the log. */
  readonly read: ReadPath;
  readonly logger: Logger;
  readonly metrics: Pick<LogMetrics, "cosigned" | "witnessFailed">;
  readonly timeoutMs: number;
  /** Told how many entries a witness has of the log, where the database's does not continue them. */
  readonly onOlder: (size: number) => void;
}

const longestFarewellMilliseconds = 2000;
const retryMilliseconds = 5000;
const complaintMilliseconds = 60_000;

/** A witness, and what it knows. */
interface Asked {
  readonly witness: PolicyWitness;
  known: number;
  complainedAt: number;
}

export class Cosigning {
  readonly #parts: CosigningParts;
  readonly #asked: readonly Asked[];
  #next: Uint8Array | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  #working: Promise<void> | undefined;

  constructor(parts: CosigningParts) {
    this.#parts = parts;
    this.#asked = parts.policy.witnesses.map((witness) => ({ witness, known: 0, complainedAt: -Infinity }));
  }

  /** Begins with the latest checkpoint, unless that is cosigned. */
  async start(): Promise<void> {
    const { store, log } = this.#parts;
    const { checkpoint, cosigned } = await findLogByNumber(store, log.number);
    if (checkpoint !== null && (cosigned === null || sizeOf(cosigned) < sizeOf(checkpoint))) {
      this.add(encoded(checkpoint));
    }
  }

  /** Has a checkpoint cosigned, unless a later one comes before its turn. */
  add(signed: Uint8Array): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#next = signed;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#next = undefined;
    if (this.#working) await inTime(this.#working, longestFarewellMilliseconds).catch(() => {});
  }

  async #work(): Promise<void> {
    for (let signed = this.#next; signed; signed = this.#next) {
      this.#next = undefined;
      try {
        if (await this.#cosign(signed)) continue;
      } catch (error) {
        this.#parts.logger.error({ err: error }, "a checkpoint was not cosigned; that is tried again");
      }
      if (this.#next || this.#isClosed) continue;
      this.#retry = setTimeout(() => this.add(signed), retryMilliseconds);
      this.#retry.unref();
    }
  }

  /** @returns whether enough witnesses have */
  async #cosign(signed: Uint8Array): Promise<boolean> {
    const { policy, store, log, metrics } = this.#parts;
    const { text, signatures: own } = parseNote(signed);
    const { size } = parseCheckpoint(text);
    const answers = await Promise.all(this.#asked.map((asked) => this.#ask(asked, signed, size)));
    const cosigners = new Set(this.#asked.flatMap(({ witness }, at) => (answers[at] ? [witness] : [])));
    if (!isQuorum(policy.quorum, cosigners)) return false;
    const signatures = [...own, ...answers.flatMap((answer) => answer ?? [])];
    const cosigned = Buffer.from(formatNote({ text, signatures })).toString();
    // Another process may have been faster with a later one.
    const isLater = (before: string) => sizeOf(before) <= size;
    await store.write((transaction) => putCosigned(transaction, log.number, cosigned, isLater));
    metrics.cosigned(size);
    return true;
  }

  /**
   * Whether the database's log continues what the witness has of it, which counts where this log's own key has signed it.
   */
  async #compare({ name, url }: PolicyWitness): Promise<void> {
    const { store, log, signer, read, logger, timeoutMs, onOlder } = this.#parts;
    try {
      const shown = await readFrom(`${url?.replace(/\/$/, "")}/${monitoringPath(log.origin)}`, timeoutMs);
      const { verifiers } = logKeysOf(log.origin, signer);
      const witnessed = parseCheckpoint(openNote(shown, verifiers).text);
      const { checkpoint } = await findLogByNumber(store, log.number);
      const own = checkpoint === null ? undefined : parseCheckpoint(parseNote(encoded(checkpoint)).text);
      if (own && (await isContinued(read, witnessed, own))) return;
      logger.error(
        { witness: name, size: witnessed.size, own: own?.size ?? 0 },
        "a witness has another or longer transparency log than the database; nothing more is signed before the next start",
      );
      onOlder(witnessed.size);
    } catch (error) {
      logger.debug({ witness: name, err: error }, "a witness does not show what it has of the log");
    }
  }

  /** @returns undefined where the witness has not cosigned */
  async #ask(asked: Asked, signed: Uint8Array, size: number): Promise<readonly NoteSignature[] | undefined> {
    const { read, logger, metrics, timeoutMs } = this.#parts;
    const { witness } = asked;
    const nodes = nodesFromTiles(read, size);
    const prove = (older: number) => proveConsistency(older, size, nodes);
    const send = (body: Uint8Array) => postTo(`${witness.url?.replace(/\/$/, "")}/add-checkpoint`, body, timeoutMs);
    try {
      const cosigned = await requestCosignatures(signed, [witness.verifier], prove, send, asked.known);
      asked.known = cosigned.size;
      return cosigned.signatures;
    } catch (error) {
      metrics.witnessFailed(witness.name);
      if (error instanceof LogError && error.code === "refused") await this.#compare(witness);
      const now = performance.now();
      if (now - asked.complainedAt > complaintMilliseconds) {
        asked.complainedAt = now;
        logger.warn({ err: error, witness: witness.name }, "a witness has not cosigned a checkpoint");
      }
      return undefined;
    }
  }
}

function sizeOf(signed: string): number {
  return parseCheckpoint(parseNote(encoded(signed)).text).size;
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
