// Keeps organizations that are in use in memory. What is kept is checked against the database's revision, so that
// another process's changes are seen.
//
// The law: a request is answered from a reading that began after the request came. A change is acknowledged once it is
// committed, so whoever asks after an acknowledgement, by whichever process, sees the change. A reading that was under way
// when the request came, or that ended just before, does not count, however short the time: between the database's reply
// and the request, another process may have acknowledged a change, and one poll of the sockets finds both. Requests that
// wait for the same reading share it. A file is served by one process alone, so there a reading counts until the turn of the
// event loop ends or the process commits something: what a command of the operator changes is seen by the next turn.

import { LRUCache } from "lru-cache";
import type { Owner } from "../event-loop/owner.js";
import { TimeSlices } from "../event-loop/time-slices.js";
import type { Store } from "../store/store.js";
import { sizeOf } from "./compiled-policy.js";
import { loadOrganization } from "./organization.js";
import type { Organization } from "./organization.js";
import { RevisionReads } from "./revision-reads.js";

const kept = 2_000;
/**
 * Of all kept organizations together: some 200 MB. Users of a parent can make as many full organizations as they like.
 */
const keptRows = 200_000;
const bytesOfRow = 1_000;

export interface OrganizationsOptions {
  /** How many users, credentials and policies are cached at most. Default: 200,000. */
  readonly rows?: number;
  /** By which reading a large organization gives way to others. */
  readonly slices?: TimeSlices;
  /** Told when an organization turns out not to be as the service has left it, and when it is again. */
  readonly onStanding?: (organization: Organization) => void;
}

/** After that, an organization that was refused is read again: its rows may have been put back. */
const refusedMilliseconds = 1_000;

export class Organizations {
  readonly #store: Store;
  readonly #revisions: RevisionReads;
  readonly #slices: TimeSlices;
  readonly #onStanding: (organization: Organization) => void;
  /** Those that are refused, with the time at which they were read last. */
  readonly #refused = new Map<string, number>();
  readonly #organizations: LRUCache<string, Organization>;
  /** Those that are being read: however many requests wait for one, it is read once. */
  readonly #loading = new Map<string, Promise<Organization | undefined>>();

  constructor(store: Store, options: OrganizationsOptions = {}) {
    const { rows = keptRows, slices = new TimeSlices(), onStanding = () => {} } = options;
    this.#onStanding = onStanding;
    this.#store = store;
    this.#revisions = new RevisionReads(store);
    this.#slices = slices;
    this.#organizations = new LRUCache({
      max: kept,
      maxSize: rows,
      // One that would be too large alone is kept all the same: each of its requests would read all of it again.
      sizeCalculation: (organization) => Math.min(rowsOf(organization), rows),
    });
  }

  /** How many organizations are refused now, of those that are kept. */
  get refused(): number {
    return this.#refused.size;
  }

  /** How many organizations are kept now. */
  get size(): number {
    return this.#organizations.size;
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
    if (!cached || this.#mayHaveBeenPutBack(id)) return undefined;
    return (await this.#revisions.read(cached)) === cached.revision ? cached : undefined;
  }

  #load(id: string): Promise<Organization | undefined> {
    const begin = (owner: Owner) => this.#slices.task(owner, "load");
    const loading = loadOrganization(this.#store, id, begin, this.#organizations.get(id))
      .then((loaded) => {
        if (loaded) this.#organizations.set(id, loaded);
        else this.#organizations.delete(id);
        this.#noteStanding(id, loaded);
        return loaded;
      })
      .finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  #mayHaveBeenPutBack(id: string): boolean {
    const at = this.#refused.get(id);
    return at !== undefined && performance.now() - at > refusedMilliseconds;
  }

  #noteStanding(id: string, loaded: Organization | undefined): void {
    const wasRefused = this.#refused.delete(id);
    if (loaded && loaded.standing.refusal !== undefined) this.#refused.set(id, performance.now());
    if (loaded && wasRefused !== this.#refused.has(id)) this.#onStanding(loaded);
  }
}

/** A policy takes as much as several rows where it is long. */
function rowsOf(organization: Organization): number {
  const { members, apiKeys, authenticators, policies, webhookEndpoints, ipAllowlists, contractInterfaces, freezes } =
    organization;
  const ofPolicies = policies.reduce((sum, policy) => sum + 1 + sizeOf(policy) / bytesOfRow, 0);
  const others = webhookEndpoints.length + freezes.size + contractInterfaces.size + 5 * ipAllowlists.size;
  return Math.ceil(1 + members.size + apiKeys.size + authenticators.size + others + ofPolicies);
}
