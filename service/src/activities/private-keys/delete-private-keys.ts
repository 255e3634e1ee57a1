// Deletes private keys.

import { ApiError, ErrorCode } from "@countersign/api";
import { foundAll } from "../../params/found-all.js";
import { deletePrivateKeyRows, findPrivateKeys } from "../../store/private-keys.js";
import { removeTagMembers } from "../../store/tags.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"> = async (
  { organization, scope, custody },
  { privateKeyIds, deleteWithoutExport },
) => {
  const privateKeys = await foundAll("private key", "privateKeyIds", privateKeyIds, (ids) =>
    findPrivateKeys(scope, ids),
  );
  const kept = privateKeys.filter(({ exported }) => !exported).map(({ id }) => id);
  if (kept.length > 0 && !deleteWithoutExport) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `never exported: ${kept.join(", ")}; export these keys first, or set deleteWithoutExport to lose them`,
    );
  }
  const owned = { organizationId: organization.id, kind: "privateKey" } as const;
  await Promise.all(privateKeys.map(({ id, sealed }) => custody.forget({ owner: { ...owned, id }, sealed })));
  return async (scope) => {
    await removeTagMembers(scope, undefined, privateKeyIds);
    await deletePrivateKeyRows(scope, privateKeyIds);
    return { privateKeyIds };
  };
};

export const deletePrivateKeys: Family<"deletePrivateKeys"> = {
  subjects: { privateKeyIds: "privateKey" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "deletes",
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: { ...plain, plan } },
};
