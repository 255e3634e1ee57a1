// The types in `queries/list-oauth2-credentials`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-oauth2-credentials.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Oauth2Credential } from "../shapes/oauth2-credentials.js";

function checkListOauth2CredentialsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListOauth2CredentialsRequest = types.ListOauth2CredentialsRequest;
/** Judges and reads a {@link ListOauth2CredentialsRequest} as it is sent. */
export const ListOauth2CredentialsRequest: RecordType<ListOauth2CredentialsRequest> = /* @__PURE__ */ sent(
  checkListOauth2CredentialsRequest,
  { organizationId: OrganizationId },
);

export type ListOauth2CredentialsResponse = types.ListOauth2CredentialsResponse;
/** Judges and reads a {@link ListOauth2CredentialsResponse} as it is answered. */
export const ListOauth2CredentialsResponse: RecordType<ListOauth2CredentialsResponse> = /* @__PURE__ */ answered({
  oauth2Credentials: { kind: "array", of: () => Oauth2Credential, minItems: 0, maxItems: 100 },
});
