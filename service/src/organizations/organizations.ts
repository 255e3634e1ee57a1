// Keeps organizations that are in use in memory. What is kept is checked against the database's revision, so that
// another process's changes are seen.

import { LRUCache } from "lru-cache";
import { findRevision } from "../store/organizations.js";
import type { Store } from "../store/store.js";
import { loadOrganization } from "./organization.js";
import type { Organization } from "./organization.js";

const kept = 2_000;

export class Organizations {
  readonly #store: Store;
  readonly #organizations = new LRUCache<string, Organization>({ max: kept });
  /** Checked in this turn of the event loop. Whoever asks meanwhile has asked before any later change was answered. */
  readonly #checked = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The organization as it is now; undefined when it was deleted or never was. */
  async find(id: string): Promise<Organization | undefined> {
    const scope = this.#store.in(id);
    const cached = this.#organizations.get(id);
    if (cached && this.#checked.has(id)) return cached;
    if (cached && (await findRevision(scope)) === cached.revision) {
      if (this.#checked.size === 0) setImmediate(() => this.#checked.clear());
      this.#checked.add(id);
      return cached;
    }
    const loaded = await loadOrganization(scope);
    if (loaded) this.#organizations.set(id, loaded);
    else this.#organizations.delete(id);
    return loaded;
  }
}
