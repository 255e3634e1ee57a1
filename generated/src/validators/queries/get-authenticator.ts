// The types in `queries/get-authenticator`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-authenticator.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AuthenticatorId, OrganizationId } from "../scalars.js";
import { Authenticator } from "../shapes/credentials.js";

function checkGetAuthenticatorRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!AuthenticatorId.check(value.authenticatorId)) return false;
  return sizeOf(value) === 2;
}

export type GetAuthenticatorRequest = types.GetAuthenticatorRequest;
/** Judges and reads a {@link GetAuthenticatorRequest} as it is sent. */
export const GetAuthenticatorRequest: RecordType<GetAuthenticatorRequest> = /* @__PURE__ */ sent(
  checkGetAuthenticatorRequest,
  { organizationId: OrganizationId, authenticatorId: AuthenticatorId },
);

export type GetAuthenticatorResponse = types.GetAuthenticatorResponse;
/** Judges and reads a {@link GetAuthenticatorResponse} as it is answered. */
export const GetAuthenticatorResponse: RecordType<GetAuthenticatorResponse> = /* @__PURE__ */ answered({
  authenticator: () => Authenticator,
});
