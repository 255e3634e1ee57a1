// Deletes the organization, at the top, in which the request is made.

import { ApiError, ErrorCode } from "@countersign/api";
import { findSetting } from "../../store/deployment.js";
import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { rootOrganizationSetting } from "./bootstrap.js";
import { prepareDeletion } from "./deletion.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_ORGANIZATION"> = async (context, { organizationId }) => {
  const { id, parentId } = context.organization;
  if (organizationId.toLowerCase() !== id) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `parameters.organizationId: must be ${id}, the organization that the request itself names`,
    );
  }
  if (parentId !== undefined) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      "organizationId: this is a sub-organization; delete_sub_organization deletes it",
    );
  }
  if (id === (await findSetting(context.scope, rootOrganizationSetting))) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      "organizationId: the deployment's first organization creates all others and cannot be deleted",
    );
  }
  const remove = await prepareDeletion(context, false);
  return async (scope, transaction) => {
    await remove(scope, transaction);
    return { organizationId: id };
  };
};

export const deleteOrganization: Family<"deleteOrganization"> = {
  subjects: { organizationId: noSubject("the organization itself, whose policies these are") },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "deletes",
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_ORGANIZATION: { ...plain, plan } },
};
