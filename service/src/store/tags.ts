// Tags and what carries them. Members are users or private keys, as the tag's type says.

import type { TagType } from "@countersign/api";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { batchSizes, inBatches } from "./batches.js";
import type { TagsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type TagRow = TagsTable;

/** Tags of one type, or all, oldest first. */
export function listTags({ database, organizationId }: Scope, type?: TagType): AsyncGenerator<TagRow[]> {
  const all = database.selectFrom("tags").selectAll().where("organization_id", "=", organizationId);
  return inBatches(type ? all.where("type", "=", type) : all, ["id"], batchSizes.short);
}

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

/** Ids of the tags that one user or private key carries. */
export async function listTagsOf({ database, organizationId }: Scope, memberId: string): Promise<string[]> {
  const rows = await database
    .selectFrom("tag_members")
    .select("tag_id")
    .where("organization_id", "=", organizationId)
    .where("member_id", "=", memberId)
    .orderBy("tag_id")
    .execute();
  return rows.map(({ tag_id }) => tag_id);
}

export async function insertTag(
  { database, organizationId, changed }: WriteScope,
  tag: { readonly id: string; readonly type: TagType; readonly name: string },
): Promise<void> {
  const now = Date.now();
  changed("holdings");
  await database
    .insertInto("tags")
    .values({ ...tag, organization_id: organizationId, created_at: now, updated_at: now })
    .execute();
}

export async function renameTag(
  { database, organizationId, changed }: WriteScope,
  id: string,
  name: string,
): Promise<void> {
  changed("holdings");
  await database
    .updateTable("tags")
    .set({ name, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** Puts a tag on members; those that carry it already keep it. */
export async function addTagMembers(
  { database, organizationId, changed }: WriteScope,
  tagId: string,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  changed({ users: memberIds });
  await database
    .insertInto("tag_members")
    .values(memberIds.map((id) => ({ organization_id: organizationId, tag_id: tagId, member_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a tag off members, or, without a tag, all tags. */
export async function removeTagMembers(
  { database, organizationId, changed }: WriteScope,
  tagId: string | undefined,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  changed({ users: memberIds });
  const remove = database
    .deleteFrom("tag_members")
    .where("organization_id", "=", organizationId)
    .where("member_id", "in", memberIds);
  await (tagId === undefined ? remove : remove.where("tag_id", "=", tagId)).execute();
}

/** Removes tags, also from whatever carries them. */
export async function deleteTags(
  { database, organizationId, changed }: WriteScope,
  ids: readonly string[],
): Promise<void> {
  changed("all");
  await database
    .deleteFrom("tag_members")
    .where("organization_id", "=", organizationId)
    .where("tag_id", "in", ids)
    .execute();
  await database.deleteFrom("tags").where("organization_id", "=", organizationId).where("id", "in", ids).execute();
}
