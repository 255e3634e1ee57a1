// The types in `queries/get-session-profiles`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-session-profiles.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { SessionProfile } from "../shapes/session-profiles.js";

function checkGetSessionProfilesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type GetSessionProfilesRequest = types.GetSessionProfilesRequest;
/** Judges and reads a {@link GetSessionProfilesRequest} as it is sent. */
export const GetSessionProfilesRequest: RecordType<GetSessionProfilesRequest> = /* @__PURE__ */ sent(
  checkGetSessionProfilesRequest,
  { organizationId: OrganizationId },
);

export type GetSessionProfilesResponse = types.GetSessionProfilesResponse;
/** Judges and reads a {@link GetSessionProfilesResponse} as it is answered. */
export const GetSessionProfilesResponse: RecordType<GetSessionProfilesResponse> = /* @__PURE__ */ answered({
  sessionProfiles: { kind: "array", of: () => SessionProfile, minItems: 0, maxItems: 100 },
});
