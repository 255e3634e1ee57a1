// The tags of users and private keys, as a column of their rows.

import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Tags of a user or private key, as a column of its row. */
export interface Tagged {
  /** Ids with commas between, in any order; null where there are none. */
  readonly tag_ids: string | null;
}

/**
 * Value of the column `tag_ids`.
 *
 * A subquery, which looks the tags of each row up. Of a join, both databases may make one that reads all tags of all.
 */
export function tagIdsOf(table: "users" | "private_keys"): RawBuilder<string | null> {
  return sql<string | null>`(
    select string_agg(tag_members.tag_id, ',') from tag_members
    where tag_members.organization_id = ${sql.ref(`${table}.organization_id`)}
      and tag_members.member_id = ${sql.ref(`${table}.id`)}
  )`;
}

/** The tags' ids in their order. */
export function readTagIds({ tag_ids }: Tagged): string[] {
  return tag_ids === null ? [] : tag_ids.split(",").sort();
}
