// The user that the receiver of an invitation will be.

import type { User } from "@countersign/api";
import { hash } from "node:crypto";
import type { Member } from "../../organizations/member.js";
import { collect } from "../../store/batches.js";
import type { InvitationRow } from "../../store/invitations.js";
import type { Scope } from "../../store/store.js";
import { listTags } from "../../store/tags.js";
import { toTimestamp } from "../../store/timestamp.js";

/** Ids of the tags that the receiver will carry: those of the invitation that have not been deleted since. */
export async function tagsOfReceiver(scope: Scope, { receiver_tags }: InvitationRow): Promise<string[]> {
  const present = new Set((await collect(listTags(scope, "TAG_TYPE_USER"))).map(({ id }) => id));
  return (JSON.parse(receiver_tags) as string[]).filter((id) => present.has(id));
}

/** The receiver as a member who has no credentials yet. */
export async function toInvitedMember(scope: Scope, invitation: InvitationRow): Promise<Member> {
  const record: User = {
    userId: invitation.user_id,
    userName: invitation.receiver_name,
    userEmail: invitation.receiver_email,
    authenticators: [],
    apiKeys: [],
    userTags: await tagsOfReceiver(scope, invitation),
    oauthProviders: [],
    mfaPolicies: [],
    createdAt: toTimestamp(invitation.created_at),
    updatedAt: toTimestamp(invitation.updated_at),
  };
  return {
    id: invitation.user_id,
    root: false,
    emailVerified: true,
    phoneNumberVerified: false,
    changedAt: invitation.updated_at,
    record,
    recordId: hash("sha256", JSON.stringify(record)),
    sum: 0n,
  };
}
