// Creates a tag for users and puts it on some of them.

import { uuidv7 } from "uuidv7";
import { findMembers } from "../../organizations/found-member.js";
import { addTagMembers, insertTag } from "../../store/tags.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkNewTag } from "./tags.js";

const type = "TAG_TYPE_USER";

const plan: Plan<"ACTIVITY_TYPE_CREATE_USER_TAG"> = async (context, { userTagName, userIds }) => {
  await checkNewTag(context, type, "userTagName", userTagName);
  await findMembers(context.organization, "userIds", userIds);
  return async (scope) => {
    const id = uuidv7();
    await insertTag(scope, { id, type, name: userTagName });
    await addTagMembers(scope, id, userIds);
    return { userTagId: id, userIds };
  };
};

export const createUserTag: Family<"createUserTag"> = {
  subjects: { userIds: "user" },
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_USER_TAG: { ...plain, plan } },
};
