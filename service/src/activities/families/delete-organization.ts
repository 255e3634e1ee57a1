// Deletes the organization, at the top, in which the request is made.

import { ApiError } from "@countersign/api";
import { rootOrganizationSetting } from "../../organizations/bootstrap.js";
import { prepareDeletion } from "../../organizations/deletion.js";
import { findSetting } from "../../store/deployment.js";
import type { Family } from "../family.js";

export const deleteOrganization: Family<"ACTIVITY_TYPE_DELETE_ORGANIZATION"> = async (context, { organizationId }) => {
  const { id, parentId } = context.organization;
  if (organizationId !== id) {
    throw new ApiError(3, `parameters.organizationId: must be ${id}, the organization that the request itself names`);
  }
  if (parentId !== undefined) {
    throw new ApiError(9, "organizationId: this is a sub-organization; delete_sub_organization deletes it");
  }
  if (id === (await findSetting(context.scope, rootOrganizationSetting))) {
    throw new ApiError(9, "organizationId: the deployment's first organization makes all others and cannot be deleted");
  }
  const remove = await prepareDeletion(context, false);
  return async (scope, transaction) => {
    await remove(scope, transaction);
    return { organizationId: id };
  };
};
