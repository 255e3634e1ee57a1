// Creates a tag for private keys and puts it on some of them.

import { uuidv7 } from "uuidv7";
import { foundAll } from "../../params/found-all.js";
import { findPrivateKeys } from "../../store/private-keys.js";
import { addTagMembers, insertTag } from "../../store/tags.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkNewTag } from "./tags.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"> = async (context, { privateKeyTagName, privateKeyIds }) => {
  const { scope } = context;
  await checkNewTag(context, "TAG_TYPE_PRIVATE_KEY", "privateKeyTagName", privateKeyTagName);
  await foundAll("private key", "privateKeyIds", privateKeyIds, (ids) => findPrivateKeys(scope, ids));
  return async (scope) => {
    const id = uuidv7();
    await insertTag(scope, { id, type: "TAG_TYPE_PRIVATE_KEY", name: privateKeyTagName });
    await addTagMembers(scope, id, privateKeyIds);
    return { privateKeyTagId: id, privateKeyIds };
  };
};

export const createPrivateKeyTag: Family<"createPrivateKeyTag"> = {
  subjects: { privateKeyIds: "privateKey" },
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: { ...plain, plan } },
};
