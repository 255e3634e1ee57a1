// Writes to a SQLite file. Transactions that are waiting are committed together, because the flush to the disk is what a
// commit costs. Where one of them fails, all run again, each in a savepoint of its own. Which of them come next is decided
// by turns of their organizations.

import type { Database } from "better-sqlite3";
import { FairQueue } from "../../event-loop/fair-queue.js";
import type { Owner } from "../../event-loop/owner.js";
import { HeldRows } from "../held-rows.js";
import type { StoreMetrics } from "../metrics.js";
import type { Durability } from "./durability.js";
import { sqliteError } from "./errors.js";
import { whenUnlocked } from "./lock.js";
import type { Access, Work, WriteAccess } from "../store.js";
import { StoreUnavailable } from "../unavailable.js";

// Enough for the flush to be a small part of each; few enough that the first does not wait long for the last.
const largestGroup = 64;
// When a group takes no other transaction in: what is committed together is done in few turns of the event loop.
const longestGroupMilliseconds = 5;
// When a flush begins although others are on their way: they may turn out to be reads, or take long.
const patienceMilliseconds = 8;
// Of those on their way, how many have to be there for the flush to begin at once.
const companyShare = 1 / 3;
// How long the database may be locked by another process, such as a command of the operator, until writes are refused.
const lockMilliseconds = 5000;

// After one that failed, of how many groups each job has a savepoint at once: who makes one fail could do so again, and
// others would work twice.
const carefulGroups = 16;

/** What a job is answered that was undone. */
class Refused {
  readonly reason: unknown;

  constructor(reason: unknown) {
    this.reason = reason;
  }
}

interface Job {
  /** When it came, on the monotonic clock. */
  readonly since: number;
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommitParts {
  readonly file: Database;
  /** The way to the file, for the work. */
  readonly writer: Access;
  readonly durability: Durability;
  /** How many writes there may soon be, those that wait already included. */
  readonly expectedWrites: () => number;
  readonly metrics?: StoreMetrics | undefined;
}

export class GroupCommit {
  readonly #parts: GroupCommitParts;
  readonly #statements: Readonly<Record<"begin" | "rollback" | "save" | "release" | "undo", () => void>>;
  readonly #waiting = new FairQueue<Job>();
  #running: Promise<void> | undefined;
  /** Left by the group before, which had taken long enough: they have had their turn, and are the first of the next. */
  #leftOver: Job[] = [];
  #careful = 0;
  /** How many are being flushed. */
  #flushing = 0;
  /** Ends the wait for others, while there is one. */
  #onEnough: (() => void) | undefined;

  constructor(parts: GroupCommitParts) {
    const statement = (text: string) => {
      const prepared = parts.file.prepare(text);
      return () => void prepared.run();
    };
    this.#parts = parts;
    this.#statements = {
      begin: statement("begin immediate"),
      rollback: statement("rollback"),
      save: statement("savepoint job"),
      release: statement("release job"),
      undo: statement("rollback to job"),
    };
  }

  /** Runs work in a transaction. The promise is settled when the rows are on the disk. */
  write<Result>(work: Work<Result>, owner: Owner): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(owner, { since: performance.now(), work, resolve: resolve as Job["resolve"], reject });
      if (!this.#running) this.#running = this.#run();
      else if (this.#onEnough && this.#isEnough()) this.#onEnough();
    });
  }

  /** When nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
    await this.#parts.durability.settled;
  }

  async #run(): Promise<void> {
    while (this.#waiting.size + this.#leftOver.length > 0) {
      await this.#gather();
      const group = this.#leftOver.splice(0);
      while (group.length < largestGroup && this.#waiting.size > 0) group.push(this.#waiting.shift()!);
      await this.#runGroup(group);
    }
    this.#running = undefined;
  }

  #isEnough(): boolean {
    if (this.#leftOver.length > 0) return true;
    const expected = this.#parts.expectedWrites() - this.#flushing;
    return this.#waiting.size >= Math.min(expected * companyShare, largestGroup);
  }

  #gather(): Promise<void> {
    return new Promise<void>((resolve) => {
      // Those whose data arrived at the same time get into the same group in any case.
      if (this.#isEnough()) return void setImmediate(resolve);
      const begin = () => {
        this.#onEnough = undefined;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(begin, patienceMilliseconds);
      this.#onEnough = begin;
    });
  }

  async #runGroup(group: Job[]): Promise<void> {
    const { file, durability, metrics } = this.#parts;
    const refuse = (error: unknown) => {
      metrics?.failed("write_refused");
      for (const { reject } of group) reject(sqliteError(error));
    };
    try {
      await durability.prepare();
      const settle = await (group.length === 1 ? this.#runAlone(group[0]!) : this.#runTogether(group));
      // A refusal may rest on what others have just written.
      await durability.settled;
      const { length } = group;
      const answer = () => {
        for (const tell of settle) tell();
      };
      // One that was alone, and refused, has left nothing to be committed.
      if (!file.inTransaction) return answer();
      const flushed = durability.commit();
      metrics?.committed(length);
      this.#flushing += length;
      flushed.then(answer, refuse).finally(() => (this.#flushing -= length));
    } catch (error) {
      // Nothing is known to be on the disk.
      durability.makeRoom();
      refuse(error);
    }
    try {
      if (file.inTransaction) this.#statements.rollback();
    } catch {
      // The next group cannot begin then, and comes by here again.
    }
  }

  /**
   * Carries jobs out in one transaction, and takes those out of the group that are left for the next one.
   *
   * @returns the answers, to be given when everything is on the disk
   */
  async #runTogether(group: Job[]): Promise<(() => void)[]> {
    const settle = (await this.#runAtOnce(group)) ?? (await this.#runApart(group));
    this.#leftOver = group.splice(settle.length);
    return settle;
  }

  /** @returns undefined where one of the jobs fails, and no other has happened */
  async #runAtOnce(group: readonly Job[]): Promise<(() => void)[] | undefined> {
    await this.#begin(group[0]!);
    if (this.#careful > 0) {
      this.#careful--;
      return undefined;
    }
    try {
      const access = this.#access();
      const settle = await this.#runAll(group, (work) => work(access));
      await access.held.write();
      return settle;
    } catch {
      this.#careful = carefulGroups;
    }
    // SQLite ends the transaction by itself after some errors, such as a full disk.
    if (this.#parts.file.inTransaction) this.#statements.rollback();
    await this.#begin(group[0]!);
    return undefined;
  }

  /** Each in a savepoint of its own. */
  async #runApart(group: readonly Job[]): Promise<(() => void)[]> {
    const access = this.#access();
    const settle = await this.#runAll(group, (work) => this.#runInSavepoint(work, access));
    await access.held.write();
    return settle;
  }

  async #runAll(group: readonly Job[], run: (work: Work<unknown>) => Promise<unknown>): Promise<(() => void)[]> {
    const settle: (() => void)[] = [];
    const end = performance.now() + longestGroupMilliseconds;
    for (const { work, resolve, reject } of group) {
      if (settle.length > 0 && performance.now() > end) break;
      const value = await run(work);
      // After the commit only: a refusal, too, may rest on what others of the group have just written.
      settle.push(value instanceof Refused ? () => reject(value.reason) : () => resolve(value));
    }
    return settle;
  }

  async #runInSavepoint(work: Work<unknown>, access: WriteAccess): Promise<unknown> {
    const { save, release, undo } = this.#statements;
    save();
    try {
      const held = new HeldRows(access.held);
      const value = await work({ ...access, held });
      // What it adds may be refused, and then it alone is.
      await held.writeAdded();
      held.pass();
      return value;
    } catch (error) {
      // SQLite ends the transaction of all by itself after some errors, such as a full disk.
      if (!this.#parts.file.inTransaction) throw error;
      undo();
      return new Refused(sqliteError(error));
    } finally {
      if (this.#parts.file.inTransaction) release();
    }
  }

  async #runAlone(job: Job): Promise<(() => void)[]> {
    const { work, resolve, reject } = job;
    await this.#begin(job);
    try {
      const access = this.#access();
      const value = await work(access);
      await access.held.write();
      return [() => resolve(value)];
    } catch (error) {
      const refusal = sqliteError(error);
      if (refusal instanceof StoreUnavailable) {
        this.#parts.metrics?.failed("write_refused");
        this.#parts.durability.makeRoom();
      }
      if (this.#parts.file.inTransaction) this.#statements.rollback();
      return [() => reject(refusal)];
    }
  }

  /** For transactions that are committed together. */
  #access(): WriteAccess {
    return { held: new HeldRows(), ...this.#parts.writer };
  }

  /** As soon as no other process has a transaction, unless that takes too long for the first of a group. */
  #begin({ since }: Job): Promise<void> {
    return whenUnlocked(this.#statements.begin, since, lockMilliseconds);
  }
}
