// Reads of an organization's revision, which every request begins with. Requests that come while one is under way share the
// next: it begins after they have asked, so that each sees every change that was answered before. This is the law of
// `organizations.ts`. Where no other process shares the database, those of one turn of the event loop share one, until
// something is committed.

import { idOf } from "../event-loop/owner.js";
import type { OwnerOrId } from "../event-loop/owner.js";
import { findRevision } from "../store/organizations.js";
import type { Revision, Store } from "../store/store.js";

interface Reading {
  readonly now: Promise<Revision | undefined>;
  next?: Promise<Revision | undefined>;
}

/** Of one turn of the event loop. */
interface TurnsReadings {
  /** The store's commits by then. */
  readonly commits: number;
  readonly revisions: Map<string, Promise<Revision | undefined>>;
}

export class RevisionReads {
  readonly #store: Store;
  /** By organization. */
  readonly #underWay = new Map<string, Reading>();
  #ofTurn: TurnsReadings | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Of how many organizations the revision is being read. */
  get size(): number {
    return this.#underWay.size;
  }

  /** The present revision; undefined where the organization was deleted or never was. */
  read(organization: OwnerOrId): Promise<Revision | undefined> {
    if (!this.#store.isShared) return this.#readInTurn(organization);
    const id = idOf(organization);
    const reading = this.#underWay.get(id);
    if (!reading) return this.#begin(organization);
    return (reading.next ??= reading.now.then(
      () => this.#begin(organization),
      () => this.#begin(organization),
    ));
  }

  #readInTurn(organization: OwnerOrId): Promise<Revision | undefined> {
    const { commits } = this.#store;
    if (!this.#ofTurn) setImmediate(() => (this.#ofTurn = undefined));
    if (this.#ofTurn?.commits !== commits) this.#ofTurn = { commits, revisions: new Map() };
    const { revisions } = this.#ofTurn;
    const id = idOf(organization);
    const shared = revisions.get(id);
    if (shared) return shared;
    const revision = findRevision(this.#store.in(organization));
    revisions.set(id, revision);
    revision.catch(() => revisions.delete(id));
    return revision;
  }

  #begin(organization: OwnerOrId): Promise<Revision | undefined> {
    const reading: Reading = { now: findRevision(this.#store.in(organization)) };
    const id = idOf(organization);
    this.#underWay.set(id, reading);
    const end = () => {
      if (!reading.next) this.#underWay.delete(id);
    };
    reading.now.then(end, end);
    return reading.now;
  }
}
