// The types in `operations/oauth-login`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../operations/oauth-login.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { OidcToken, OrganizationId, PublicKey, SessionJwt } from "../scalars.js";

function checkOauthLoginRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OidcToken.check(value.oidcToken)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
  }
  const organizationId = value.organizationId;
  if (organizationId !== undefined) {
    present++;
    if (!OrganizationId.check(organizationId)) return false;
  }
  return sizeOf(value) === present;
}

export type OauthLoginRequest = types.OauthLoginRequest;
/** Judges and reads a {@link OauthLoginRequest} as it is sent. */
export const OauthLoginRequest: RecordType<OauthLoginRequest> = /* @__PURE__ */ sent(checkOauthLoginRequest, {
  oidcToken: OidcToken,
  publicKey: PublicKey,
  "invalidateExisting?": { kind: "boolean" },
  "organizationId?": OrganizationId,
});

export type OauthLoginResponse = types.OauthLoginResponse;
/** Judges and reads a {@link OauthLoginResponse} as it is answered. */
export const OauthLoginResponse: RecordType<OauthLoginResponse> = /* @__PURE__ */ answered({ session: SessionJwt });
