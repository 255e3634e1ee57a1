// Which activities move, in slices that are small enough to be deleted at once.

import { LRUCache } from "lru-cache";
import { isWaiting } from "../store/activities.js";
import { findOrganizationWithActivities, listOldActivities } from "../store/archive.js";
import type { OldActivity } from "../store/archive.js";
import { waitsForActivityBefore } from "../store/log-records.js";
import { findParent } from "../store/organizations.js";
import { listActivitiesOfEvents } from "../store/outbox.js";
import type { Milliseconds } from "../store/schema.js";
import type { Store } from "../store/store.js";

/** Activities of one organization, oldest first. */
export interface Part {
  readonly organizationId: string;
  readonly ids: readonly string[];
}

const largest = { activities: 250, bytes: 4 * 2 ** 20 };
/** Ids of activities whose events were not delivered, of all organizations that are kept in mind. */
const keptInMind = 200_000;

/**
 * All activities that may move, slice by slice: finished by a time, of a request of before, and named by no webhook event
 * that was not delivered. Each slice has one activity at least. What it has may have moved by the time that it is looked at.
 *
 * @param pace awaited between two reads
 */
export async function* findSlices(
  store: Store,
  before: Milliseconds,
  pace: () => Promise<void>,
): AsyncGenerator<readonly Part[]> {
  const beforeId = firstIdAt(before);
  // The transparency log reads them when it gives their records places. Where it has not done so for days, it complains.
  if (await waitsForActivityBefore(store, beforeId)) return;
  const events = new UndeliveredEvents(store, beforeId, pace);
  let slice: Part[] = [];
  let [activities, bytes] = [0, 0];
  let organizationId: string | undefined = "";
  while ((organizationId = await findOrganizationWithActivities(store, organizationId)) !== undefined) {
    const scope = store.in(organizationId);
    let ids: string[] = [];
    let last = "";
    for (let rows = await listOldActivities(scope, last, beforeId); rows.length > 0;) {
      for (const row of rows) {
        if (!isOver(row, before) || (await events.tellOf(organizationId, row.id))) continue;
        ids.push(row.id);
        activities++;
        bytes += row.bytes;
        if (activities < largest.activities && bytes < largest.bytes) continue;
        yield [...slice, { organizationId, ids }];
        [slice, ids, activities, bytes] = [[], [], 0, 0];
      }
      await pace();
      last = rows.at(-1)?.id ?? last;
      rows = await listOldActivities(scope, last, beforeId);
    }
    if (ids.length > 0) slice.push({ organizationId, ids });
    await pace();
  }
  if (slice.length > 0) yield slice;
}

/** Whether nothing can come to an activity any more, nor the same request again. */
function isOver({ status, requested_at, created_at, updated_at }: OldActivity, before: Milliseconds): boolean {
  return !isWaiting({ status }) && Math.max(requested_at, created_at, updated_at) < before;
}

/** The least UUIDv7 of a time (RFC 9562 §5.7). */
function firstIdAt(time: Milliseconds): string {
  const digits = Math.max(0, time).toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

/** Old activities of which undelivered events tell. Of what is old, there will be no new ones. */
class UndeliveredEvents {
  readonly #store: Store;
  readonly #before: string;
  readonly #pace: () => Promise<void>;
  /** By the organization whose webhooks they are for; undefined where there are too many. */
  readonly #named = new LRUCache<string, { readonly ids: ReadonlySet<string> | undefined }>({
    max: 1000,
    maxSize: keptInMind,
    sizeCalculation: ({ ids }) => 1 + (ids?.size ?? 0),
  });

  constructor(store: Store, before: string, pace: () => Promise<void>) {
    this.#store = store;
    this.#before = before;
    this.#pace = pace;
  }

  /** Whether there is one, or may be one, in the organization or its parent. */
  async tellOf(organizationId: string, activityId: string): Promise<boolean> {
    const parentId = await this.#parentOf(organizationId);
    for (const receiver of parentId === undefined ? [organizationId] : [organizationId, parentId]) {
      const { ids } = this.#named.get(receiver) ?? (await this.#read(receiver));
      if (!ids || ids.has(activityId)) return true;
    }
    return false;
  }

  #known: { readonly organizationId: string; readonly parentId: string | undefined } | undefined;

  async #parentOf(organizationId: string): Promise<string | undefined> {
    if (this.#known?.organizationId !== organizationId) {
      this.#known = { organizationId, parentId: await findParent(this.#store.in(organizationId)) };
    }
    return this.#known.parentId;
  }

  async #read(receiver: string): Promise<{ readonly ids: ReadonlySet<string> | undefined }> {
    const ids = new Set<string>();
    let found: { readonly ids: ReadonlySet<string> | undefined } = { ids };
    for await (const rows of listActivitiesOfEvents(this.#store.in(receiver), this.#before)) {
      for (const { activity_id: id } of rows) ids.add(id);
      if (ids.size >= keptInMind) {
        found = { ids: undefined };
        break;
      }
      await this.#pace();
    }
    this.#named.set(receiver, found);
    return found;
  }
}
