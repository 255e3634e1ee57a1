// The types in `queries/get-session-profile`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-session-profile.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, SessionProfileId } from "../scalars.js";
import { SessionProfile } from "../shapes/session-profiles.js";

function checkGetSessionProfileRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!SessionProfileId.check(value.sessionProfileId)) return false;
  return sizeOf(value) === 2;
}

export type GetSessionProfileRequest = types.GetSessionProfileRequest;
/** Judges and reads a {@link GetSessionProfileRequest} as it is sent. */
export const GetSessionProfileRequest: RecordType<GetSessionProfileRequest> = /* @__PURE__ */ sent(
  checkGetSessionProfileRequest,
  { organizationId: OrganizationId, sessionProfileId: SessionProfileId },
);

export type GetSessionProfileResponse = types.GetSessionProfileResponse;
/** Judges and reads a {@link GetSessionProfileResponse} as it is answered. */
export const GetSessionProfileResponse: RecordType<GetSessionProfileResponse> = /* @__PURE__ */ answered({
  sessionProfile: () => SessionProfile,
});
