// The types in `queries/get-oauth-providers`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-oauth-providers.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, UserId } from "../scalars.js";
import { OauthProvider } from "../shapes/credentials.js";

function checkGetOauthProvidersRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (!UserId.check(userId)) return false;
  }
  return sizeOf(value) === present;
}

export type GetOauthProvidersRequest = types.GetOauthProvidersRequest;
/** Judges and reads a {@link GetOauthProvidersRequest} as it is sent. */
export const GetOauthProvidersRequest: RecordType<GetOauthProvidersRequest> = /* @__PURE__ */ sent(
  checkGetOauthProvidersRequest,
  { organizationId: OrganizationId, "userId?": UserId },
);

export type GetOauthProvidersResponse = types.GetOauthProvidersResponse;
/** Judges and reads a {@link GetOauthProvidersResponse} as it is answered. */
export const GetOauthProvidersResponse: RecordType<GetOauthProvidersResponse> = /* @__PURE__ */ answered({
  oauthProviders: { kind: "array", of: () => OauthProvider, minItems: 0, maxItems: 100 },
});
