// The types in `queries/get-oauth2-credential`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-oauth2-credential.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { Oauth2CredentialId, OrganizationId } from "../scalars.js";
import { Oauth2Credential } from "../shapes/oauth2-credentials.js";

function checkGetOauth2CredentialRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!Oauth2CredentialId.check(value.oauth2CredentialId)) return false;
  return sizeOf(value) === 2;
}

export type GetOauth2CredentialRequest = types.GetOauth2CredentialRequest;
/** Judges and reads a {@link GetOauth2CredentialRequest} as it is sent. */
export const GetOauth2CredentialRequest: RecordType<GetOauth2CredentialRequest> = /* @__PURE__ */ sent(
  checkGetOauth2CredentialRequest,
  { organizationId: OrganizationId, oauth2CredentialId: Oauth2CredentialId },
);

export type GetOauth2CredentialResponse = types.GetOauth2CredentialResponse;
/** Judges and reads a {@link GetOauth2CredentialResponse} as it is answered. */
export const GetOauth2CredentialResponse: RecordType<GetOauth2CredentialResponse> = /* @__PURE__ */ answered({
  oauth2Credential: () => Oauth2Credential,
});
