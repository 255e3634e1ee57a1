// The types in `queries/get-organization`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-organization.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { OrganizationData } from "../shapes/organizations.js";

function checkGetOrganizationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type GetOrganizationRequest = types.GetOrganizationRequest;
/** Judges and reads a {@link GetOrganizationRequest} as it is sent. */
export const GetOrganizationRequest: RecordType<GetOrganizationRequest> = /* @__PURE__ */ sent(
  checkGetOrganizationRequest,
  { organizationId: OrganizationId },
);

export type GetOrganizationResponse = types.GetOrganizationResponse;
/** Judges and reads a {@link GetOrganizationResponse} as it is answered. */
export const GetOrganizationResponse: RecordType<GetOrganizationResponse> = /* @__PURE__ */ answered({
  organizationData: () => OrganizationData,
});
