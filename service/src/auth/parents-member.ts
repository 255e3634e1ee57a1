// Users of a parent as its sub-organizations see them. What they ask for in one is kept there, with who asked, and the
// customers whose organization it is read it: they are told a name, not how to reach the parent's staff or get in as
// them.

import { hash } from "node:crypto";
import type { Member } from "../organizations/member.js";

/**
 * A user of the parent as a sub-organization keeps and shows them: with name and id, without contacts, credentials,
 * tags.
 */
export function toParentsMember(member: Member): Member {
  const { userId, userName, createdAt, updatedAt } = member.record;
  const nothing = { authenticators: [], apiKeys: [], userTags: [], oauthProviders: [], mfaPolicies: [] };
  const record = { userId, userName, ...nothing, createdAt, updatedAt };
  return { ...member, record, recordId: hash("sha256", JSON.stringify(record)) };
}
