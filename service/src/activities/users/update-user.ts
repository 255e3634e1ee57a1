// Changes a user. What is absent stays; an empty e-mail address or phone number is taken away, and a new one is not
// verified. Keys that were sent to another address end.

import type { UpdateUserIntent } from "@countersign/api";
import { foundAll } from "../../params/found-all.js";
import { collect } from "../../store/batches.js";
import { addTagMembers, listTags, removeTagMembers } from "../../store/tags.js";
import { updateUser as updateUserRow } from "../../store/users.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { prepareContactChange } from "./contact-change.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_USER"> = async (context, { userName, userTagIds, ...params }) => {
  const { userId } = params;
  const contacts = await prepareContactChange(context, params);
  const { scope } = context;
  const tags =
    userTagIds &&
    (await foundAll("user tag", "userTagIds", userTagIds, () => collect(listTags(scope, "TAG_TYPE_USER"))));
  return async (scope, transaction) => {
    await updateUserRow(scope, userId, { name: userName, ...contacts.columns });
    await contacts.conclude(scope, transaction);
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
  versions: { ACTIVITY_TYPE_UPDATE_USER: { ...plain, plan } },
};
