// Deletes the sub-organization in which the request is made.

import { ApiError, ErrorCode } from "@countersign/api";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { prepareDeletion } from "./deletion.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"> = async (context, intent) => {
  const { id, parentId } = context.organization;
  if (parentId === undefined) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      "organizationId: this is not a sub-organization; delete_organization deletes it",
    );
  }
  const remove = await prepareDeletion(context, intent.deleteWithoutExport ?? false);
  return async (scope, transaction) => {
    await remove(scope, transaction);
    return { subOrganizationUuid: id };
  };
};

export const deleteSubOrganization: Family<"deleteSubOrganization"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicy,
  keyUse: "deletes",
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: { ...plain, plan } },
};
