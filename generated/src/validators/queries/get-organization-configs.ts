// The types in `queries/get-organization-configs`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-organization-configs.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Config } from "../shapes/organizations.js";

function checkGetOrganizationConfigsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type GetOrganizationConfigsRequest = types.GetOrganizationConfigsRequest;
/** Judges and reads a {@link GetOrganizationConfigsRequest} as it is sent. */
export const GetOrganizationConfigsRequest: RecordType<GetOrganizationConfigsRequest> = /* @__PURE__ */ sent(
  checkGetOrganizationConfigsRequest,
  { organizationId: OrganizationId },
);

export type GetOrganizationConfigsResponse = types.GetOrganizationConfigsResponse;
/** Judges and reads a {@link GetOrganizationConfigsResponse} as it is answered. */
export const GetOrganizationConfigsResponse: RecordType<GetOrganizationConfigsResponse> = /* @__PURE__ */ answered({
  configs: () => Config,
});
