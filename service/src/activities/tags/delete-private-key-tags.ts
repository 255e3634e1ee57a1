// Deletes private key tags, also from the keys that carry them.

import { checkDistinct } from "../../params/distinct.js";
import { findPrivateKeyIdsByTags } from "../../store/private-keys.js";
import { deleteTags } from "../../store/tags.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findTags } from "./tags.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS"> = async ({ scope }, { privateKeyTagIds }) => {
  checkDistinct("privateKeyTagIds", privateKeyTagIds);
  await findTags(scope, "TAG_TYPE_PRIVATE_KEY", (index) => `privateKeyTagIds.${index}`, privateKeyTagIds);
  return async (scope) => {
    const privateKeyIds = await findPrivateKeyIdsByTags(scope, privateKeyTagIds);
    await deleteTags(scope, privateKeyTagIds);
    return { privateKeyTagIds, privateKeyIds };
  };
};

export const deletePrivateKeyTags: Family<"deletePrivateKeyTags"> = {
  subjects: { privateKeyTagIds: "privateKeyTag" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: { ...plain, plan } },
};
