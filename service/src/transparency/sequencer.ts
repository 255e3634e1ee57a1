// Gives records their places in the log: one process at a time reads those that wait, appends their leaves, and signs a
// checkpoint. Places, tiles and checkpoint are committed together, and only on top of the checkpoint that they were made
// for, by whoever holds the lease: killed at any moment, a record has one place or still waits for it.

import {
  LogError,
  LogWriter,
  ed25519Verifier,
  openNote,
  readConsistencyProof,
  verifyContinuation,
} from "@countersign/log";
import type { Checkpoint, NoteKey } from "@countersign/log";
import { LRUCache } from "lru-cache";
import { setImmediate as nextTurn } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { atMost } from "../event-loop/at-most.js";
import { inTime } from "../event-loop/in-time.js";
import type { Logger } from "../log/log.js";
import { WriteConflict } from "../store/conflict.js";
import {
  findDeletedWithRecords,
  forgetLogRecords,
  lastRecordNumber,
  listWaitingRecords,
  placeLogRecords,
} from "../store/log-records.js";
import type { LogPlace, WaitingRecord } from "../store/log-records.js";
import { findLogByNumber, leaseLog, releaseLog } from "../store/logs.js";
import type { LogLease } from "../store/logs.js";
import type { Store } from "../store/store.js";
import type { DeploymentLog } from "./deployment-log.js";
import { leafOfRecord, recordOf } from "./event.js";
import { logKey, logKeysOf } from "./log-keys.js";
import type { CheckpointKeys } from "./log-keys.js";
import type { LogMetrics } from "./metrics.js";
import { StoreStorage } from "./store-storage.js";

/** When what is done. */
export interface SequencerTimes {
  /** Between two looks for records. */
  readonly lookMilliseconds: number;
  /** How long nobody else sequences after a commit, by the database's clock. */
  readonly leaseMilliseconds: number;
}

export interface SequencerParts {
  readonly store: Store;
  readonly deploymentLog: DeploymentLog;
  readonly signer: CheckpointKeys;
  readonly log: Logger;
  readonly metrics?: Pick<LogMetrics, "committed" | "failed" | "contradicted"> | undefined;
  /** Told of a checkpoint that was committed, a signed note. */
  readonly onCheckpoint?: ((signed: Uint8Array) => void) | undefined;
  readonly times?: Partial<SequencerTimes> | undefined;
}

/** What this process has while it holds the lease. */
interface Held {
  readonly lease: LogLease;
  readonly storage: StoreStorage;
  readonly writer: LogWriter;
  /** By which the writer signs. */
  readonly publicKey: string;
  /** Of organizations, the number of the last record. Nobody else numbers records meanwhile. */
  readonly numbers: LRUCache<string, number>;
  /** On the monotonic clock: until then the lease is surely not over. */
  until: number;
}

const defaultTimes: SequencerTimes = { lookMilliseconds: 900, leaseMilliseconds: 5000 };
/** A tile, which is written once then. */
const batchSize = 256;
/** So many of a batch are hashed or placed until requests have their turn: with all 256 the event loop is held for 10 ms. */
const sliceSize = 64;
const rememberedNumbers = 10_000;
const longestFarewellMilliseconds = 2000;
const complaintMilliseconds = 60_000;

export class Sequencer {
  readonly #parts: SequencerParts;
  readonly #times: SequencerTimes;
  readonly #holder = uuidv7();
  #held: Held | undefined;
  /** The newest checkpoint that this process has seen committed: nothing else may take its place. */
  #seen: Checkpoint | undefined;
  /** By which the latest checkpoint is signed, as far as that was looked at. */
  #signedBy: string | undefined;
  #hasForgotten = false;
  #stopped: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #complaint = { text: "", at: -Infinity };
  #isClosed = false;

  constructor(parts: SequencerParts) {
    this.#parts = parts;
    this.#times = { ...defaultTimes, ...parts.times };
  }

  start(): void {
    this.#lookLater();
  }

  /** Looks at once: somebody waits for a place. */
  async look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** Signs nothing any more: the log in the database is an older one than others have. */
  stop(reason: string): void {
    this.#stopped = reason;
  }

  /** Gives what still waits its places, and lets another process go on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const farewell = async () => {
      await this.#looking;
      await this.look();
      const held = this.#held;
      if (!held) return;
      const { store, deploymentLog } = this.#parts;
      await store.write((transaction) => releaseLog(transaction, deploymentLog.number, held.lease));
    };
    // Where that cannot be written, the lease ends by itself.
    await inTime(farewell(), longestFarewellMilliseconds).catch(() => {});
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.look().finally(() => this.#lookLater());
    }, this.#times.lookMilliseconds);
    this.#timer.unref();
  }

  /** A look that fails is followed by others. */
  async #look(): Promise<void> {
    const { store, metrics } = this.#parts;
    try {
      if (this.#stopped !== undefined) throw LogError.damaged(`${this.#stopped}; the next start begins another log`);
      for (;;) {
        const limit = batchOf(this.#seen);
        let records = await listWaitingRecords(store, limit);
        const isToSignAnew = await this.#isToSignAnew();
        if (records.length === 0 && !isToSignAnew) break;
        const known = this.#held;
        const held = await this.#hold();
        if (!held) return;
        // Whoever held the lease before may have given these their places meanwhile.
        if (held !== known) records = await listWaitingRecords(store, limit);
        if (records.length === 0 && !isToSignAnew) break;
        await this.#append(held, records);
        await this.#forgetDeleted(records.map(({ organization_id }) => organization_id));
        if (records.length < limit) break;
        await nextTurn();
      }
      this.#complaint.text = "";
    } catch (error) {
      // Whether it was committed, the database knows.
      this.#held = undefined;
      if (error instanceof WriteConflict || (error instanceof LogError && error.code === "conflict")) return;
      metrics?.failed();
      this.#complain(error);
    }
  }

  /** Whether the latest checkpoint is by another key than signs now, which may be retired soon. */
  async #isToSignAnew(): Promise<boolean> {
    const { store, deploymentLog, signer } = this.#parts;
    const { publicKey } = signer.published().current;
    if (this.#signedBy === publicKey) return false;
    const { checkpoint } = await findLogByNumber(store, deploymentLog.number);
    if (checkpoint !== null && !isSignedBy(checkpoint, logKey(deploymentLog.origin, publicKey))) return true;
    this.#signedBy = publicKey;
    return false;
  }

  async #hold(): Promise<Held | undefined> {
    const { store, deploymentLog, signer } = this.#parts;
    const { leaseMilliseconds } = this.#times;
    const { publicKey } = signer.published().current;
    const known = this.#held;
    if (known && known.publicKey === publicKey && performance.now() < known.until) return known;
    const until = performance.now() + leaseMilliseconds / 2;
    const { number, origin } = deploymentLog;
    const lease = await store.write((transaction) => leaseLog(transaction, number, this.#holder, leaseMilliseconds));
    if (!lease) return (this.#held = undefined);
    if (known && known.publicKey === publicKey && known.lease.fence === lease.fence) {
      known.until = until;
      return known;
    }
    const storage = new StoreStorage(store, { number, lease, leaseMilliseconds });
    const writer = await LogWriter.open(storage, logKeysOf(origin, signer));
    await this.#check(writer.checkpoint, storage);
    return (this.#held = {
      lease,
      storage,
      writer,
      publicKey,
      numbers: new LRUCache(atMost(rememberedNumbers)),
      until,
    });
  }

  /** @throws LogError where the log is not the one that was seen before, continued */
  async #check(checkpoint: Checkpoint, { read }: StoreStorage): Promise<void> {
    const { metrics } = this.#parts;
    const seen = this.#seen;
    try {
      if (seen && checkpoint.size < seen.size) {
        throw LogError.damaged(`the log has ${checkpoint.size} entries, and had ${seen.size} before`);
      }
      if (seen) verifyContinuation(seen, checkpoint, await readConsistencyProof(read, seen, checkpoint));
    } catch (error) {
      metrics?.contradicted(true);
      throw error;
    }
    metrics?.contradicted(false);
    this.#seen = checkpoint;
  }

  async #append({ storage, writer, ...held }: Held, records: readonly WaitingRecord[]): Promise<void> {
    const { deploymentLog, metrics, onCheckpoint } = this.#parts;
    const started = performance.now();
    const numbers = await this.#lastNumbers(held, records);
    const first = writer.checkpoint.size;
    const places: LogPlace[] = [];
    const leaves: Uint8Array[] = [];
    for (const { position, organization_id, event, salt } of records) {
      if (leaves.length % sliceSize === 0) await nextTurn();
      const number = (numbers.get(organization_id) ?? 0) + 1;
      numbers.set(organization_id, number);
      places.push({ position, number, leaf: first + leaves.length });
      leaves.push(leafOfRecord(salt, recordOf(organization_id, number, event)));
    }
    await nextTurn();
    storage.alongside(async (transaction) => {
      for (let at = 0; at < places.length; at += sliceSize) {
        await placeLogRecords(transaction, deploymentLog.number, places.slice(at, at + sliceSize));
        await nextTurn();
      }
    });
    const { checkpoint, signed } = await writer.append(leaves);
    for (const [organization, number] of numbers) held.numbers.set(organization, number);
    if (this.#held?.lease === held.lease) this.#held.until = started + this.#times.leaseMilliseconds / 2;
    this.#seen = checkpoint;
    this.#signedBy = held.publicKey;
    metrics?.committed(checkpoint.size);
    onCheckpoint?.(signed);
  }

  /** The numbers of the last records of those organizations to which these belong. */
  async #lastNumbers(
    { numbers }: Pick<Held, "numbers">,
    records: readonly WaitingRecord[],
  ): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (const { organization_id: id } of records) {
      if (!found.has(id)) found.set(id, numbers.get(id) ?? (await lastRecordNumber(this.#parts.store, id)));
    }
    return found;
  }

  /** Once they are in the log, records of deleted organizations are forgotten, their salts first of all. */
  async #forgetDeleted(organizations: readonly string[]): Promise<void> {
    const { store } = this.#parts;
    const among = this.#hasForgotten ? [...new Set(organizations)] : undefined;
    if (among?.length === 0) return;
    for (const id of await findDeletedWithRecords(store, among)) {
      while (await store.write((transaction) => forgetLogRecords(transaction.in(id))));
    }
    this.#hasForgotten = true;
  }

  /** Once in a while for as long as it lasts. */
  #complain(error: unknown): void {
    const text = error instanceof Error ? error.message : "";
    const now = performance.now();
    if (text === this.#complaint.text && now - this.#complaint.at < complaintMilliseconds) return;
    this.#complaint = { text, at: now };
    this.#parts.log.error({ err: error }, "records wait for their places in the transparency log; that is tried again");
  }
}

/** How many records are placed at a time, so that the last of some batches completes a tile. */
function batchOf(seen: Checkpoint | undefined): number {
  return batchSize - ((seen?.size ?? 0) % batchSize);
}

function isSignedBy(signed: string, key: NoteKey): boolean {
  try {
    openNote(new TextEncoder().encode(signed), [ed25519Verifier(key)]);
    return true;
  } catch {
    return false;
  }
}
