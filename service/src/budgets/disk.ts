// How much room the disk has. A part of it is reserve: once that is begun, nothing but what signs and what frees goes on,
// and no family of organizations takes more of it than it leaves to others, nor an organization more than to its family.

import type { Settings } from "../config/settings.js";
import type { Logger } from "../log/log.js";
import type { Room } from "../store/engine.js";

export type StorageSettings = Settings["storage"];

/**
 * What an activity does to storage:
 *
 * - `stores`: it adds something that stays
 * - `signs`: nothing but its own record stays
 * - `frees`: it takes something away
 */
export type StorageEffect = "stores" | "signs" | "frees";

/** An organization, and the one at the top of its family: itself or its parent. */
export interface DiskUser {
  readonly id: string;
  readonly familyId: string;
}

export interface DiskParts {
  readonly settings: StorageSettings;
  readonly log: Logger;
  /** Looks how much room there is; undefined where that is not known. */
  readonly look: () => Promise<Room | undefined>;
}

const lookMilliseconds = 5000;
const largestDefault = 2 ** 30;
const defaultShare = 1 / 20;
/** What an activity takes on the disk, by its body: with its event, in the write-ahead log and in the file. */
const copies = 4;
/** After this part of what is free above the reserve was taken, it is looked at anew. */
const share = 1 / 4;

export class Disk {
  readonly #parts: DiskParts;
  #room: Room | undefined;
  /** Taken by what was admitted since the last look. */
  #taken = 0;
  /** Of the reserve, by organization and by family. */
  readonly #takenBy = new Map<string, number>();
  readonly #takenByFamily = new Map<string, number>();
  #isShort = false;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: DiskParts) {
    this.#parts = parts;
  }

  /** Looks for the first time, and every few seconds from then on. */
  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), lookMilliseconds);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Whether the reserve is begun. */
  get isNearlyFull(): boolean {
    return this.#isShort;
  }

  /** Bytes that are free; undefined where that is not known. */
  get free(): number | undefined {
    return this.#room && Math.max(0, this.#room.free - this.#taken);
  }

  get reserve(): number | undefined {
    if (!this.#room) return undefined;
    return this.#parts.settings.reserveBytes ?? Math.min(largestDefault, Math.floor(this.#room.total * defaultShare));
  }

  /**
   * Whether an organization's activity may go on; counts what it takes.
   *
   * @param bytes of its body
   */
  admits({ id, familyId }: DiskUser, effect: StorageEffect, bytes: number): boolean {
    const taken = bytes * copies;
    if (this.#isShort) {
      if (effect === "stores") return false;
      const own = (this.#takenBy.get(id) ?? 0) + taken;
      const ofFamily = (this.#takenByFamily.get(familyId) ?? 0) + taken;
      const left = (this.free ?? 0) - taken;
      // Whoever has taken nothing yet is let through, to be answered by the database itself.
      if (ofFamily > taken && ofFamily > left) return false;
      if (own > taken && own > left - ofFamily) return false;
      this.#takenBy.set(id, own);
      this.#takenByFamily.set(familyId, ofFamily);
    }
    this.#taken += taken;
    if (this.#room && this.#taken > (this.#room.free - (this.reserve ?? 0)) * share) void this.look();
    this.#judge();
    return true;
  }

  /** Looks how much room there is now, once for all who ask at the same time. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const before = this.#taken;
    try {
      this.#room = await this.#parts.look();
      this.#taken -= before;
    } catch (error) {
      this.#parts.log.error({ err: error }, "free space cannot be read");
    }
    this.#judge();
  }

  #judge(): void {
    const { free, reserve } = this;
    const isShort = free !== undefined && reserve !== undefined && free < reserve;
    if (isShort === this.#isShort) return;
    this.#isShort = isShort;
    this.#takenBy.clear();
    this.#takenByFamily.clear();
    if (isShort)
      this.#parts.log.error(
        { free, reserve },
        "storage is nearly full: only requests that sign or free space are accepted",
      );
    else this.#parts.log.info({ free, reserve }, "storage has enough space again");
  }
}
