// Renames a private key tag, puts it on keys and takes it off keys.

import { ApiError, ErrorCode } from "@countersign/api";
import { foundAll } from "../../params/found-all.js";
import { findPrivateKeys } from "../../store/private-keys.js";
import { addTagMembers, removeTagMembers, renameTag } from "../../store/tags.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkTagName, findTags } from "./tags.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"> = async (
  { scope },
  { privateKeyTagId, newPrivateKeyTagName, addPrivateKeyIds, removePrivateKeyIds },
) => {
  await findTags(scope, "TAG_TYPE_PRIVATE_KEY", () => "privateKeyTagId", [privateKeyTagId]);
  if (newPrivateKeyTagName !== undefined) {
    await checkTagName(scope, "TAG_TYPE_PRIVATE_KEY", "newPrivateKeyTagName", newPrivateKeyTagName, privateKeyTagId);
  }
  await foundAll("private key", "addPrivateKeyIds", addPrivateKeyIds, (ids) => findPrivateKeys(scope, ids));
  await foundAll("private key", "removePrivateKeyIds", removePrivateKeyIds, (ids) => findPrivateKeys(scope, ids));
  const both = removePrivateKeyIds.findIndex((id) => addPrivateKeyIds.includes(id));
  if (both >= 0)
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `removePrivateKeyIds.${both}: is also in addPrivateKeyIds`);
  return async (scope) => {
    if (newPrivateKeyTagName !== undefined) await renameTag(scope, privateKeyTagId, newPrivateKeyTagName);
    await addTagMembers(scope, privateKeyTagId, addPrivateKeyIds);
    await removeTagMembers(scope, privateKeyTagId, removePrivateKeyIds);
    return { privateKeyTagId };
  };
};

export const updatePrivateKeyTag: Family<"updatePrivateKeyTag"> = {
  subjects: { privateKeyTagId: "privateKeyTag", addPrivateKeyIds: "privateKey", removePrivateKeyIds: "privateKey" },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: { ...plain, plan } },
};
