// The types in `queries/get-authenticators`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-authenticators.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, UserId } from "../scalars.js";
import { Authenticator } from "../shapes/credentials.js";

function checkGetAuthenticatorsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

export type GetAuthenticatorsRequest = types.GetAuthenticatorsRequest;
/** Judges and reads a {@link GetAuthenticatorsRequest} as it is sent. */
export const GetAuthenticatorsRequest: RecordType<GetAuthenticatorsRequest> = /* @__PURE__ */ sent(
  checkGetAuthenticatorsRequest,
  { organizationId: OrganizationId, userId: UserId },
);

export type GetAuthenticatorsResponse = types.GetAuthenticatorsResponse;
/** Judges and reads a {@link GetAuthenticatorsResponse} as it is answered. */
export const GetAuthenticatorsResponse: RecordType<GetAuthenticatorsResponse> = /* @__PURE__ */ answered({
  authenticators: { kind: "array", of: () => Authenticator, minItems: 0, maxItems: 100 },
});
