// Tags of users and of private keys.

import type { Tag } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import type { Store } from "../store/store.js";
import { listTags } from "../store/tags.js";
import type { TagRow } from "../store/tags.js";
import { toTimestamp } from "../store/timestamp.js";

export function tagQueries(store: Store): Pick<Service<Call>, "listUserTags" | "listPrivateKeyTags"> {
  return {
    async listUserTags({ caller }) {
      const rows = await listTags(store.in(caller.organization.id), "TAG_TYPE_USER");
      return { userTags: rows.map(toTag) };
    },

    async listPrivateKeyTags({ caller }) {
      const rows = await listTags(store.in(caller.organization.id), "TAG_TYPE_PRIVATE_KEY");
      return { privateKeyTags: rows.map(toTag) };
    },
  };
}

export function toTag(row: TagRow): Tag {
  return {
    tagId: row.id,
    tagName: row.name,
    tagType: row.type,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}
