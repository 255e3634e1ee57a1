// Votes show users as they were then. A record is written when it is first needed, and again only after it has changed.

import { LRUCache } from "lru-cache";
import type { Member } from "../organizations/organization.js";
import { keepUserRecord } from "../store/activities.js";
import type { WriteScope } from "../store/store.js";

export class UserRecords {
  /**
   * Known to be in the database, by organization and record. The same record may be in several: users of a parent ask
   * for log-ins in its sub-organizations.
   */
  readonly #kept = new LRUCache<string, true>({ max: 10_000 });

  /** Writes the record with the vote that needs it, unless it is known to be there. */
  async keep(scope: WriteScope, member: Member): Promise<void> {
    if (this.#kept.has(nameOf(scope.organizationId, member))) return;
    await keepUserRecord(scope, member.recordId, member.record);
  }

  /** To be called after the commit. */
  kept(organizationId: string, member: Member): void {
    this.#kept.set(nameOf(organizationId, member), true);
  }
}

function nameOf(organizationId: string, { recordId }: Member): string {
  return `${organizationId} ${recordId}`;
}
