// Votes show users as they were then. A record is written when it is first needed, and again only after it has changed.

import { LRUCache } from "lru-cache";
import { atMost } from "../../event-loop/at-most.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { keepUserRecord } from "../../store/activities.js";
import { serverOf } from "../../store/organizations.js";
import type { WriteScope } from "../../store/store.js";

export class UserRecords {
  /**
   * Known to be in the database, by the run of its server, the organization and the record: a server that takes over
   * may have lost it. The same record may be in several organizations: users of a parent ask for logins in its
   * sub-organizations.
   */
  readonly #kept = new LRUCache<string, true>(atMost(10_000));

  /**
   * Writes the record with the vote that needs it, unless it is known to be there.
   *
   * @param organization whose revision the transaction holds
   */
  async keep(scope: WriteScope, organization: Organization, member: Member): Promise<void> {
    if (this.#kept.has(nameOf(organization, member))) return;
    await keepUserRecord(scope, member.recordId, member.record);
  }

  /** To be called after the commit. */
  kept(organization: Organization, member: Member): void {
    this.#kept.set(nameOf(organization, member), true);
  }
}

function nameOf({ id, revision }: Organization, { recordId }: Member): string {
  return `${serverOf(revision)} ${id} ${recordId}`;
}
