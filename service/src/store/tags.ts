// Tags and what carries them. Members are users or private keys, as the tag's type says.

import type { TagType } from "@countersign/api";
import { insertRow, removeRows, tagMembers, untagMembers, updateRows } from "./authority/writer.js";
import { batchSizes, inBatches } from "./batches.js";
import type { TagsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type TagRow = TagsTable;

/** Tags of one type, or all, oldest first. */
export function listTags({ database, organizationId }: Scope, type?: TagType): AsyncGenerator<TagRow[]> {
  const all = database.selectFrom("tags").selectAll().where("organization_id", "=", organizationId);
  return inBatches(type ? all.where("type", "=", type) : all, ["id"], batchSizes.short);
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
  scope: WriteScope,
  tag: { readonly id: string; readonly type: TagType; readonly name: string },
): Promise<void> {
  const now = Date.now();
  scope.changed("holdings");
  await insertRow(scope, "tags", { ...tag, created_at: now, updated_at: now });
}

export async function renameTag(scope: WriteScope, id: string, name: string): Promise<void> {
  scope.changed("holdings");
  await updateRows(scope, "tags", [["id", "=", id]], { name, updated_at: Date.now() });
}

/** Puts a tag on members; those that carry it already keep it. */
export async function addTagMembers(scope: WriteScope, tagId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  scope.changed({ users: memberIds });
  await tagMembers(scope, tagId, memberIds);
}

/** Takes a tag off members, or, without a tag, all tags. */
export async function removeTagMembers(
  scope: WriteScope,
  tagId: string | undefined,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  scope.changed({ users: memberIds });
  await untagMembers(scope, tagId, memberIds);
}

/** Removes tags, also from whatever carries them. */
export async function deleteTags(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("all");
  for (const id of ids) await untagMembers(scope, id, await listMembersOf(scope, id));
  await removeRows(scope, "tags", [["id", "in", ids]]);
}

/** Ids of all users and private keys that carry a tag. */
async function listMembersOf({ database, organizationId }: Scope, tagId: string): Promise<string[]> {
  const rows = await database
    .selectFrom("tag_members")
    .select("member_id")
    .where("organization_id", "=", organizationId)
    .where("tag_id", "=", tagId)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
