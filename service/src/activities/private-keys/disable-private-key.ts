// Puts a private key out of use. Doing it again changes nothing.

import { found } from "../../params/found.js";
import { disablePrivateKeyRow, findPrivateKey } from "../../store/private-keys.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DISABLE_PRIVATE_KEY"> = async ({ organization, scope, custody }, { privateKeyId }) => {
  const { id, sealed, disabled } = await found("private key", privateKeyId, (id) => findPrivateKey(scope, id));
  await custody.forget({ owner: { organizationId: organization.id, kind: "privateKey", id }, sealed });
  return async (scope) => {
    if (!disabled) await disablePrivateKeyRow(scope, id);
    return { privateKeyId };
  };
};

export const disablePrivateKey: Family<"disablePrivateKey"> = {
  subjects: { privateKeyId: "privateKey" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: { ...plain, plan } },
};
