// Changes a user. What is absent stays; an empty e-mail address or phone number is taken away, and a new one is not
// verified. Keys that were sent to another address end.

import type { UpdateUserIntent } from "@countersign/api";
import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { keyIdsOf, mailedKeys } from "../../features/users/login-keys.js";
import { findMember } from "../../features/users/member.js";
import { checkReach } from "../../organizations/reach.js";
import { readEmail, readPhoneNumber } from "../../params/contact.js";
import { foundAll } from "../../params/found-all.js";
import { collect } from "../../store/batches.js";
import { deleteCredentials } from "../../store/credentials.js";
import { addTagMembers, listTags, removeTagMembers } from "../../store/tags.js";
import { updateUser as updateUserRow } from "../../store/users.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_USER"> = async ({ organization, scope }, intent) => {
  const { userId, userName, userEmail, userPhoneNumber, userTagIds } = intent;
  const { record } = findMember(organization, "userId", userId);
  const email = readEmail("userEmail", userEmail);
  const phoneNumber = readPhoneNumber("userPhoneNumber", userPhoneNumber);
  const tags =
    userTagIds &&
    (await foundAll("user tag", "userTagIds", userTagIds, () => collect(listTags(scope, "TAG_TYPE_USER"))));
  const changed = {
    ...record,
    ...(userEmail !== undefined && { userEmail: email ?? "" }),
    ...(userPhoneNumber !== undefined && { userPhoneNumber: phoneNumber ?? "" }),
  };
  checkReach(organization, { users: new Map([[userId, changed]]) });

  const movesAway = record.userEmail !== undefined && changed.userEmail !== record.userEmail;
  const mailed = movesAway ? keyIdsOf(organization, userId, mailedKeys) : [];

  return async (scope) => {
    if (mailed.length > 0) await deleteCredentials(scope, "api_keys", mailed);
    await updateUserRow(scope, userId, {
      name: userName,
      // One that stays the same stays verified.
      email: changed.userEmail === record.userEmail ? undefined : (email ?? null),
      phoneNumber: changed.userPhoneNumber === record.userPhoneNumber ? undefined : (phoneNumber ?? null),
    });
    if (tags) {
      await removeTagMembers(scope, undefined, [userId]);
      for (const { id } of tags) await addTagMembers(scope, id, [userId]);
    }
    return { userId };
  };
};

/** Whoever has a user's contacts can log in as that user. */
function contactsOf({ userId, userEmail, userPhoneNumber }: UpdateUserIntent): readonly string[] {
  return userEmail === undefined && userPhoneNumber === undefined ? [] : [userId];
}

export const updateUser: Family<"updateUser"> = {
  subjects: { userId: "user", userTagIds: "userTag" },
  createsSubject: false,
  authority: { ...byPolicy, accessOf: contactsOf },
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_UPDATE_USER: { ...plain, plan },
  },
};
