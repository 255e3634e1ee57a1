// Renames a tag of users, puts it on some and takes it off others.

import { ApiError, ErrorCode } from "@countersign/api";
import { findMembers } from "../../organizations/found-member.js";
import { addTagMembers, removeTagMembers, renameTag } from "../../store/tags.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkTagName, findTags } from "./tags.js";

const type = "TAG_TYPE_USER";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_USER_TAG"> = async ({ organization, scope }, intent) => {
  const { userTagId, newUserTagName, addUserIds, removeUserIds } = intent;
  await findTags(scope, type, () => "userTagId", [userTagId]);
  if (newUserTagName !== undefined) await checkTagName(scope, type, "newUserTagName", newUserTagName, userTagId);
  await findMembers(organization, "addUserIds", addUserIds);
  await findMembers(organization, "removeUserIds", removeUserIds);
  const both = removeUserIds.findIndex((id) => addUserIds.includes(id));
  if (both !== -1) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `removeUserIds.${both}: this user is also in addUserIds; add or remove the tag, not both`,
    );
  }
  return async (scope) => {
    if (newUserTagName !== undefined) await renameTag(scope, userTagId, newUserTagName);
    await addTagMembers(scope, userTagId, addUserIds);
    await removeTagMembers(scope, userTagId, removeUserIds);
    return { userTagId };
  };
};

export const updateUserTag: Family<"updateUserTag"> = {
  subjects: { userTagId: "userTag", addUserIds: "user", removeUserIds: "user" },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_USER_TAG: { ...plain, plan } },
};
