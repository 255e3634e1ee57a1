// Deletes the sub-organization in which the request is made.

import { ApiError } from "@countersign/api";
import { prepareDeletion } from "../../organizations/deletion.js";
import type { Family } from "../family.js";

export const deleteSubOrganization: Family<"ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"> = async (context, intent) => {
  const { id, parentId } = context.organization;
  if (parentId === undefined) {
    throw new ApiError(9, "organizationId: this is not a sub-organization; delete_organization deletes it");
  }
  const remove = await prepareDeletion(context, intent.deleteWithoutExport ?? false);
  return async (scope, transaction) => {
    await remove(scope, transaction);
    return { subOrganizationUuid: id };
  };
};
