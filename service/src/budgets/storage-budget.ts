// How many bytes organizations may store. What stores is refused first; what signs goes on for longer, and what frees for
// longest. The database has the counts; this process adds to them what its own transactions have stored every few seconds.

import { ApiError, ErrorCode } from "@countersign/api";
import { LRUCache } from "lru-cache";
import { atMost } from "../event-loop/at-most.js";
import type { Limits } from "../config/limits.js";
import type { Logger } from "../log/log.js";
import type { Organization } from "../organizations/organization.js";
import { tenantOf } from "../organizations/tenant.js";
import { addStoredBytes, findStoredBytes } from "../store/stored-bytes.js";
import type { StoredBytes, StoredTotals } from "../store/stored-bytes.js";
import type { Store } from "../store/store.js";
import type { Disk, StorageEffect } from "./disk.js";
import { Usage } from "./usage.js";

export type StorageOwner = Pick<Organization, "id" | "parentId" | "signedUp">;

export interface StorageBudgetMetrics {
  refused(reason: "budget" | "disk"): void;
  /** Told of a function that says which part of its limit the fullest organization at the top uses. */
  watchFullest(fullest: () => number): void;
}

export interface StorageBudgetParts {
  readonly store: Store;
  readonly limits: Limits;
  readonly disk: Disk;
  readonly log: Logger;
  readonly metrics?: StorageBudgetMetrics | undefined;
}

/** Up to which part of its budget an organization may do what. */
const shares: Readonly<Record<StorageEffect, number>> = { stores: 3 / 4, signs: 7 / 8, frees: 1 };

/** What is stored of a small activity beside its body. */
const besideBody = 2048;
/** Of a limit of an organization at the top. Past it the operator is warned: nothing is refused before three quarters. */
const warnedShare = 1 / 2;
const warningMilliseconds = 3_600_000;
const remembered = 10_000;
const flushMilliseconds = 10_000;
/** So much of one organization is written at once. */
const flushBytes = 4 * 2 ** 20;

interface Budget {
  readonly usage: Usage;
  /** Name of the setting. */
  readonly limit: keyof Limits;
  /** Whether it is one that others of the family share. */
  readonly isShared: boolean;
}

/** Bytes that are counted here, and not in the database yet. */
interface Pending {
  bytes: number;
  /** What has them in its count already. */
  readonly usages: Map<Usage, number>;
}

export class StorageBudget {
  readonly #parts: StorageBudgetParts;
  readonly #usages = new LRUCache<string, Usage>(atMost(remembered));
  readonly #owners = new LRUCache<string, StorageOwner>(atMost(remembered));
  /** Organizations at the top past half of a limit: which part they use, and when the operator was warned last. */
  readonly #filling = new LRUCache<string, { readonly share: number; readonly warnedAt: number }>(atMost(remembered));
  #pending = new Map<string, Pending>();
  #flushing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: StorageBudgetParts) {
    this.#parts = parts;
    parts.metrics?.watchFullest(() => Math.max(0, ...[...this.#filling.values()].map(({ share }) => share)));
  }

  /** Begins to write down what is stored. */
  start(): void {
    this.#timer = setInterval(() => void this.#flush(), flushMilliseconds);
    this.#timer.unref();
  }

  /** Writes down what is not yet. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushing;
    await this.#flush();
  }

  /**
   * Asks for room for an activity.
   *
   * @param bytes of its body
   * @param byStrangers whether it is for somebody who has nothing here yet, by the organization's auth proxy
   * @returns to be called when it was committed, or will not be
   * @throws ApiError RESOURCE_EXHAUSTED at the end of a budget; UNAVAILABLE where the disk is nearly full
   */
  async admit(owner: StorageOwner, effect: StorageEffect, bytes: number, byStrangers = false): Promise<() => void> {
    const { disk, limits, metrics } = this.#parts;
    if (!this.#owners.has(owner.id)) this.#owners.set(owner.id, owner);
    if (!disk.admits({ id: owner.id, familyId: tenantOf(owner) }, effect, bytes)) {
      metrics?.refused("disk");
      throw new ApiError(ErrorCode.UNAVAILABLE, nearlyFull);
    }
    const taken: Usage[] = [];
    const giveBack = () => {
      for (const usage of taken) usage.drop(bytes + besideBody);
    };
    for (const { usage, limit, isShared } of this.#budgetsOf(owner, byStrangers)) {
      let isTaken = false;
      try {
        isTaken = await usage.take(bytes + besideBody, Math.floor(limits[limit] * shares[effect]));
      } finally {
        if (!isTaken) giveBack();
      }
      if (!isTaken) {
        metrics?.refused("budget");
        throw new ApiError(ErrorCode.RESOURCE_EXHAUSTED, exhausted(limit, limits[limit], isShared));
      }
      taken.push(usage);
      if (limit === "storedBytes" || limit === "familyStoredBytes") this.#watch(tenantOf(owner), limit, usage.bytes);
    }
    return giveBack;
  }

  /** Warns of an organization at the top that has used half of a limit, once an hour. */
  #watch(organizationId: string, limit: "storedBytes" | "familyStoredBytes", bytes: number): void {
    const share = bytes / this.#parts.limits[limit];
    const name = `${organizationId}/${limit}`;
    if (!(share > warnedShare)) return void this.#filling.delete(name);
    const now = performance.now();
    let warnedAt = this.#filling.get(name)?.warnedAt ?? -Infinity;
    if (now - warnedAt >= warningMilliseconds) {
      warnedAt = now;
      this.#parts.log.warn(
        { organizationId, limit: `limits.${limit}`, bytes, of: this.#parts.limits[limit] },
        "an organization has used more than half of its stored bytes; beyond three quarters, requests that store are refused",
      );
    }
    this.#filling.set(name, { share, warnedAt });
  }

  /** Transactions have stored this, by organization. */
  stored(stored: StoredBytes): void {
    for (const [id, bytes] of stored) {
      const pending = this.#add(id, bytes);
      const owner = this.#owners.get(id);
      for (const { usage } of owner ? this.#budgetsOf(owner) : []) {
        usage.add(bytes);
        addTo(pending.usages, usage, bytes);
      }
      if (Math.abs(pending.bytes) > flushBytes) void this.#flush();
    }
  }

  #budgetsOf(owner: StorageOwner, byStrangers = false): Budget[] {
    const { id, parentId, signedUp } = owner;
    const familyId = tenantOf(owner);
    const ofSub = signedUp ? ("signedUpStoredBytes" as const) : ("subOrganizationStoredBytes" as const);
    return [
      ...this.#budget(parentId === undefined ? "storedBytes" : ofSub, id, "bytes"),
      ...this.#budget("familyStoredBytes", familyId, "family"),
      ...(signedUp || byStrangers ? this.#budget("allSignedUpStoredBytes", familyId, "signedUp") : []),
    ];
  }

  /** None where there is no limit. */
  #budget(limit: keyof Limits, id: string, total: keyof StoredTotals): Budget[] {
    if (this.#parts.limits[limit] === Number.MAX_SAFE_INTEGER) return [];
    const name = `${id}/${total}`;
    let usage = this.#usages.get(name);
    if (!usage) {
      // What is not written down yet is missing in the database alone.
      usage = new Usage(async () => (await findStoredBytes(this.#parts.store.in(id)))[total]);
      this.#usages.set(name, usage);
    }
    return [{ usage, limit, isShared: total !== "bytes" }];
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => (this.#flushing = undefined));
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const taken = this.#pending;
    if (taken.size === 0) return;
    this.#pending = new Map();
    const stored = new Map([...taken].map(([id, { bytes }]) => [id, bytes]));
    try {
      await this.#parts.store.write((transaction) => addStoredBytes(transaction, stored));
    } catch (error) {
      this.#parts.log.error({ err: error }, "stored bytes not saved yet");
      for (const [id, { bytes, usages }] of taken) {
        const pending = this.#add(id, bytes);
        for (const [usage, some] of usages) addTo(pending.usages, usage, some);
      }
      return;
    }
    for (const { usages } of taken.values()) for (const [usage, bytes] of usages) usage.settle(bytes);
  }

  /** Adds bytes to those of an organization that are not written down yet. */
  #add(id: string, bytes: number): Pending {
    const pending = this.#pending.get(id) ?? { bytes: 0, usages: new Map<Usage, number>() };
    this.#pending.set(id, pending);
    pending.bytes += bytes;
    return pending;
  }
}

function addTo(usages: Map<Usage, number>, usage: Usage, bytes: number): void {
  usages.set(usage, (usages.get(usage) ?? 0) + bytes);
}

const nearlyFull =
  "the service's storage is nearly full: until its operator makes room, it only accepts queries and requests that sign or " +
  "delete; send the same request again then";

function exhausted(limit: keyof Limits, bytes: number, isShared: boolean): string {
  const whose = isShared
    ? "the organization and the others of its parent have used up what they may store together"
    : "the organization has used up what it may store";
  return (
    `${whose}, ${bytes} bytes (limits.${limit}): delete unneeded wallets, wallet accounts or sub-organizations, ` +
    "or ask the operator to archive old activities or raise the limit; signing stays possible for longer, and " +
    "deleting for longest"
  );
}
