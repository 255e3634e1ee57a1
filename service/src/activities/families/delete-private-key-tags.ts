// Deletes private key tags, also from the keys that carry them.

import { findPrivateKeyIdsByTags } from "../../store/private-keys.js";
import { deleteTags } from "../../store/tags.js";
import { findTags } from "../../tags/rules.js";
import { checkDistinct } from "../distinct.js";
import { anyone, byPolicy, plain } from "../descriptor.js";
import type { Family } from "../descriptor.js";
import type { Plan } from "../family.js";

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
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: { ...plain, plan },
  },
};
