// Tags of users and of private keys.

import type { Tag, TagType } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import type { Scope, Store } from "../store/store.js";
import { listTags } from "../store/tags.js";
import type { TagRow } from "../store/tags.js";
import { toTimestamp } from "../store/timestamp.js";

export function tagQueries(store: Store): Pick<Service<Call>, "listUserTags" | "listPrivateKeyTags"> {
  return {
    listUserTags: ({ caller }) => new Streamed({ userTags: readTags(store.in(caller.organization), "TAG_TYPE_USER") }),

    listPrivateKeyTags: ({ caller }) =>
      new Streamed({ privateKeyTags: readTags(store.in(caller.organization), "TAG_TYPE_PRIVATE_KEY") }),
  };
}

/** Tags of one type, or all, as they are answered, oldest first. */
export async function* readTags(scope: Scope, type?: TagType): AsyncGenerator<Tag[]> {
  for await (const rows of listTags(scope, type)) yield rows.map(toTag);
}

function toTag(row: TagRow): Tag {
  return {
    tagId: row.id,
    tagName: row.name,
    tagType: row.type,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}
