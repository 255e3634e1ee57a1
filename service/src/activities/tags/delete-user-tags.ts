// Deletes tags of users. The users stay.

import { checkDistinct } from "../../params/distinct.js";
import { deleteTags } from "../../store/tags.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findTags } from "./tags.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_USER_TAGS"> = async ({ organization, scope }, intent) => {
  const { userTagIds } = intent;
  checkDistinct("userTagIds", userTagIds);
  await findTags(scope, "TAG_TYPE_USER", (index) => `userTagIds.${index}`, userTagIds);
  const carriers = [...organization.members.values()].filter(({ record }) =>
    record.userTags.some((id) => userTagIds.includes(id)),
  );
  return async (scope) => {
    await deleteTags(scope, userTagIds);
    return { userTagIds, userIds: carriers.map(({ id }) => id) };
  };
};

export const deleteUserTags: Family<"deleteUserTags"> = {
  subjects: { userTagIds: "userTag" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_USER_TAGS: { ...plain, plan } },
};
