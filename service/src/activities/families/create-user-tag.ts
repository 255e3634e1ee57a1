// Creates a tag for users and puts it on some of them.

import { uuidv7 } from "uuidv7";
import { addTagMembers, insertTag } from "../../store/tags.js";
import { checkNewTag } from "../../tags/rules.js";
import { findMembers } from "../../users/member.js";
import type { Family } from "../family.js";

const type = "TAG_TYPE_USER";

export const createUserTag: Family<"ACTIVITY_TYPE_CREATE_USER_TAG"> = async (context, { userTagName, userIds }) => {
  await checkNewTag(context, type, "userTagName", userTagName);
  await findMembers(context.organization, "userIds", userIds);
  return async (scope) => {
    const id = uuidv7();
    await insertTag(scope, { id, type, name: userTagName });
    await addTagMembers(scope, id, userIds);
    return { userTagId: id, userIds };
  };
};
