// Deletes secrets for good.

import { foundAll } from "../../params/found-all.js";
import { deleteSecretRows, findSecretRecords } from "../../store/secrets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_SECRETS"> = async ({ scope }, { secretIds }) => {
  await foundAll("secret", "secretIds", secretIds, (ids) => findSecretRecords(scope, ids));
  return async (written) => {
    await deleteSecretRows(written, secretIds);
    return { secretIds };
  };
};

export const deleteSecrets: Family<"deleteSecrets"> = {
  subjects: { secretIds: "secret" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_SECRETS: { ...plain, plan } },
};
