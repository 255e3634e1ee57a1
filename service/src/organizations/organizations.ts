// Keeps organizations that are in use in memory. What is kept is checked against the database's revision, so that
// another process's changes are seen.

import { LRUCache } from "lru-cache";
import type { TimeSlices } from "../event-loop/time-slices.js";
import { findRevision } from "../store/organizations.js";
import type { Store } from "../store/store.js";
import { loadOrganization } from "./organization.js";
import type { Organization } from "./organization.js";

const kept = 2_000;

export class Organizations {
  readonly #store: Store;
  readonly #slices: TimeSlices;
  readonly #organizations = new LRUCache<string, Organization>({ max: kept });
  /** Checked in this turn of the event loop. Whoever asks meanwhile has asked before any later change was answered. */
  readonly #checked = new Set<string>();
  /** Those that are being read: however many requests wait for one, it is read once. */
  readonly #loading = new Map<string, Promise<Organization | undefined>>();

  constructor(store: Store, slices: TimeSlices) {
    this.#store = store;
    this.#slices = slices;
  }

  /** The organization as it is now; undefined when it was deleted or never was. */
  async find(id: string): Promise<Organization | undefined> {
    const known = await this.#findKnown(id);
    if (known) return known;
    const begunBefore = this.#loading.get(id);
    if (!begunBefore) return this.#load(id);
    // It may have begun before a change that this request has to see.
    await begunBefore;
    return (await this.#findKnown(id)) ?? this.#loading.get(id) ?? this.#load(id);
  }

  async #findKnown(id: string): Promise<Organization | undefined> {
    const cached = this.#organizations.get(id);
    if (!cached) return undefined;
    if (this.#checked.has(id)) return cached;
    if ((await findRevision(this.#store.in(id))) !== cached.revision) return undefined;
    if (this.#checked.size === 0) setImmediate(() => this.#checked.clear());
    this.#checked.add(id);
    return cached;
  }

  #load(id: string): Promise<Organization | undefined> {
    const loading = loadOrganization(this.#store.in(id), this.#slices.task(id, "load"))
      .then((loaded) => {
        if (loaded) this.#organizations.set(id, loaded);
        else this.#organizations.delete(id);
        return loaded;
      })
      .finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }
}
