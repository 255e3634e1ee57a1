// Votes show users as they were then. A record is written when it is first needed, and again only after it has changed.

import { LRUCache } from "lru-cache";
import type { Member } from "../organizations/organization.js";
import { keepUserRecord } from "../store/activities.js";
import type { WriteScope } from "../store/store.js";

export class UserRecords {
  /** Known to be in the database. The id is a hash of the record, which holds the user's id. */
  readonly #kept = new LRUCache<string, true>({ max: 10_000 });

  /** Writes the record with the vote that needs it, unless it is known to be there. */
  async keep(scope: WriteScope, member: Member): Promise<void> {
    if (!this.#kept.has(member.recordId)) await keepUserRecord(scope, member.recordId, member.record);
  }

  /** To be called after the commit. */
  kept(member: Member): void {
    this.#kept.set(member.recordId, true);
  }
}
