// Hands out a private key, also one that is disabled. It may be deleted from then on.

import { found } from "../../params/found.js";
import { findPrivateKey, markPrivateKeyExported } from "../../store/private-keys.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { exportBundle } from "./export-bundle.js";

const plan: Plan<"ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"> = async (context, { privateKeyId, targetPublicKey }) => {
  const privateKey = await found("private key", privateKeyId, (id) => findPrivateKey(context.scope, id));
  const { id, sealed, restrictions } = privateKey;
  const bundle = await exportBundle(context, { kind: "privateKey", id, sealed, restrictions }, targetPublicKey);
  return async (scope) => {
    await markPrivateKeyExported(scope, privateKey);
    return { privateKeyId: id, exportBundle: bundle };
  };
};

export const exportPrivateKey: Family<"exportPrivateKey"> = {
  subjects: { privateKeyId: "privateKey" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "exports",
  versions: { ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: { ...plain, plan } },
};
