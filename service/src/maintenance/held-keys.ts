// The keys of a service that runs: it says in the database which key-encryption keys it holds and which keys it signs with,
// and learns there which ones count, so that commands can change them beside it. Files, and the record of wrapped keys, are
// read again twice a second, and at SIGHUP.

import { hostname } from "node:os";
import { uuidv7 } from "uuidv7";
import { ConfigurationError } from "../config/configuration-error.js";
import type { Custody, WrappedKeys } from "../custody/custody.js";
import { inTime } from "../event-loop/in-time.js";
import type { Logger } from "../log/log.js";
import { WriteConflict } from "../store/conflict.js";
import { holdCurrentKey, listKeys } from "../store/key-encryption-keys.js";
import { putProcess, removeDeadProcesses, removeProcess } from "../store/processes.js";
import type { PublishedKeyIds } from "../store/processes.js";
import type { Store, Transaction } from "../store/store.js";
import { findWrappedKeys } from "../store/wrapped-keys.js";
import { useAuthorityKeys } from "./authority-keys.js";

/** When what is done. */
export interface HeldKeysTimes {
  /** Between two looks at the file and the database. */
  readonly lookMilliseconds: number;
  /** How long the process counts as alive after it was last heard of. */
  readonly leaseMilliseconds: number;
  /** How long a dropped key still opens what requests have read before. */
  readonly graceMilliseconds: number;
}

export interface HeldKeysParts {
  readonly store: Store;
  readonly custody: Custody;
  readonly log: Logger;
  /** Called when a key was dropped: sealed texts that were read before may be of no use any more. */
  readonly onDropped?: () => void;
  readonly times?: Partial<HeldKeysTimes>;
}

/** Keys that commands change, which the process reads again with its own. */
export interface SigningKeys {
  /** Ids of those that are published. */
  keyIds(): PublishedKeyIds;
  /** Reads them again. */
  refresh(): Promise<void>;
}

const defaultTimes: HeldKeysTimes = { lookMilliseconds: 500, leaseMilliseconds: 15_000, graceMilliseconds: 60_000 };
const attempts = 3;
const longestFarewellMilliseconds = 1000;

export class HeldKeys {
  readonly #store: Store;
  readonly #custody: Custody;
  readonly #log: Logger;
  readonly #onDropped: () => void;
  readonly #times: HeldKeysTimes;
  readonly #process = { id: uuidv7(), name: `process ${process.pid} on ${hostname()}` };
  /** Ids of the keys that the source has, oldest first. */
  #held: readonly string[] = [];
  #sealsUnder = "";
  /** The keys with which rows are proved. */
  #proves = "";
  #signing: SigningKeys | undefined;
  /** Id of the key that seals in the deployment. */
  #current = "";
  /** When each key was first missed that the source has no more and the deployment has dropped. */
  readonly #dropped = new Map<string, number>();
  #reported = { state: "", at: -Infinity };
  #complaint = "";
  /** What wraps the keys. */
  #where = "";
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isClosed = false;

  private constructor({ store, custody, log, onDropped = () => {}, times }: HeldKeysParts) {
    this.#store = store;
    this.#custody = custody;
    this.#log = log;
    this.#onDropped = onDropped;
    this.#times = { ...defaultTimes, ...times };
  }

  /**
   * Enters the process in the database, before it seals anything.
   *
   * @throws ConfigurationError when it lacks the key that seals
   */
  static async open(parts: HeldKeysParts): Promise<HeldKeys> {
    const keys = new HeldKeys(parts);
    await keys.#enter();
    keys.#lookLater();
    return keys;
  }

  /** Reads the keys again and looks which one seals. */
  refresh(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** Has them read again, and said in the database, from now on. */
  async reportSigning(signing: SigningKeys): Promise<void> {
    this.#signing = signing;
    await this.refresh();
  }

  /** @throws Error while the process lacks the key that seals */
  check(): void {
    if (!this.#held.includes(this.#current)) throw new Error(lacking(this.#current));
  }

  /** Says that the process is no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking?.catch(() => {});
    // Where that cannot be written, the lease ends by itself.
    const removed = this.#store.write((transaction) => removeProcess(transaction, this.#process.id));
    await inTime(removed, longestFarewellMilliseconds).catch(() => {});
  }

  async #enter(): Promise<void> {
    const wrapped = await findWrappedKeys(this.#store);
    this.#held = await this.#custody.readMasterKeys(wrapped);
    this.#where = placeOf(wrapped);
    const enter = () =>
      this.#store.write(async (transaction) => {
        await removeDeadProcesses(transaction);
        const current = await holdCurrentKey(transaction, this.#held);
        if (current === undefined || !this.#held.includes(current)) throw new ConfigurationError(misfit(current));
        await this.#report(transaction, current);
        return current;
      });
    this.#current = await again(enter);
    await this.#custody.sealUnder(this.#current);
    this.#sealsUnder = this.#current;
    await this.#prove();
    this.#noteReport();
  }

  #noteWhere(wrapped: WrappedKeys | undefined): void {
    const where = placeOf(wrapped);
    if (where !== this.#where) this.#log.info({ from: this.#where, to: where }, "the key-encryption keys have moved");
    this.#where = where;
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.refresh().finally(() => this.#lookLater());
    }, this.#times.lookMilliseconds);
    this.#timer.unref();
  }

  /** A look that fails is followed by others. Nothing that this process seals meanwhile can be lost. */
  async #look(): Promise<void> {
    let complaint: unknown;
    try {
      const wrapped = await findWrappedKeys(this.#store);
      this.#held = await this.#custody.readMasterKeys(wrapped);
      this.#noteWhere(wrapped);
    } catch (error) {
      // The process lives, and has the keys that it had.
      complaint = error;
    }
    try {
      const keys = await listKeys(this.#store);
      this.#current = keys.find(({ state }) => state === "current")?.id ?? this.#current;
      if (this.#sealsUnder !== this.#current && this.#held.includes(this.#current)) await this.#sealUnderCurrent();
      await this.#forgetDropped(new Set(keys.map(({ id }) => id)));
      await this.#prove();
      await this.#signing?.refresh();
      await this.#renew();
      if (!this.#held.includes(this.#current)) complaint ??= new Error(lacking(this.#current));
    } catch (error) {
      complaint ??= error;
    }
    this.#complain(complaint);
  }

  async #sealUnderCurrent(): Promise<void> {
    await this.#custody.sealUnder(this.#current);
    this.#sealsUnder = this.#current;
    this.#log.info({ key: this.#current }, "now sealing under another key-encryption key");
  }

  /** Has rows proved with what the key-encryption keys are good for now. */
  async #prove(): Promise<void> {
    const keys = JSON.stringify([this.#held, this.#sealsUnder, [...this.#dropped.keys()]]);
    if (keys === this.#proves) return;
    await useAuthorityKeys(this.#store, this.#custody, this.#sealsUnder);
    this.#proves = keys;
  }

  /** Texts under a key that has gone are in the database no more; whoever has read one before is given time to use it. */
  async #forgetDropped(known: ReadonlySet<string>): Promise<void> {
    const now = performance.now();
    for (const id of await this.#custody.spareMasterKeys()) {
      if (known.has(id)) continue;
      const since = this.#dropped.get(id);
      if (since === undefined) this.#dropped.set(id, now);
      this.#onDropped();
      if (now - (since ?? now) < this.#times.graceMilliseconds) continue;
      await this.#custody.forgetMasterKey(id);
      this.#dropped.delete(id);
      this.#log.info({ key: id }, "removed a dropped key-encryption key from memory");
    }
  }

  async #renew(): Promise<void> {
    const { state, at } = this.#reported;
    const isDue = performance.now() - at > this.#times.leaseMilliseconds / 3;
    if (!isDue && state === this.#state()) return;
    await this.#store.write((transaction) => this.#report(transaction, this.#sealsUnder));
    this.#noteReport();
  }

  #report(transaction: Transaction, sealsUnder: string): Promise<void> {
    const signingKeys = this.#signing?.keyIds() ?? {};
    const report = { ...this.#process, keyIds: this.#held, sealsUnder, signingKeys };
    return putProcess(transaction, report, this.#times.leaseMilliseconds);
  }

  #noteReport(): void {
    this.#reported = { state: this.#state(), at: performance.now() };
  }

  #state(): string {
    return JSON.stringify([this.#held, this.#sealsUnder, this.#signing?.keyIds()]);
  }

  /** Once for as long as it lasts. */
  #complain(error: unknown): void {
    const complaint = error instanceof Error ? error.message : "";
    if (complaint !== "" && complaint !== this.#complaint) {
      this.#log.error({ err: error }, "checking the key-encryption keys failed");
    }
    this.#complaint = complaint;
  }
}

function placeOf(wrapped: WrappedKeys | undefined): string {
  return wrapped ? `${wrapped.provider} ${wrapped.providerKey}` : "file or environment";
}

/** Another process of a new deployment may be faster. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WriteConflict) || attempt === attempts) throw error;
    }
  }
}

function lacking(current: string): string {
  return (
    `this process lacks key-encryption key ${current}, under which the deployment seals: copy the master key file here, or ` +
    "append the key to the environment and restart"
  );
}

function misfit(current: string | undefined): string {
  const key = current === undefined ? "other keys" : `key-encryption key ${current}`;
  return (
    `the master key does not belong to this deployment: its secrets are sealed under ${key}, which this service does not have; ` +
    "give it the deployment's own master key file or environment"
  );
}
