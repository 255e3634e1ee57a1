// The types in `operations/oauth2-authenticate`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../operations/oauth2-authenticate.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, codePoints, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { Oauth2Provider } from "../enums.js";
import { OidcToken } from "../scalars.js";

function checkOauth2AuthenticateRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!Oauth2Provider.check(value.provider)) return false;
  const authCode = value.authCode;
  if (typeof authCode !== "string" || (authCode.length > 16384 && codePoints(authCode) > 16384)) return false;
  const redirectUri = value.redirectUri;
  if (typeof redirectUri !== "string" || (redirectUri.length > 16384 && codePoints(redirectUri) > 16384)) return false;
  const codeVerifier = value.codeVerifier;
  if (typeof codeVerifier !== "string" || (codeVerifier.length > 16384 && codePoints(codeVerifier) > 16384))
    return false;
  const nonce = value.nonce;
  if (typeof nonce !== "string" || (nonce.length > 16384 && codePoints(nonce) > 16384)) return false;
  const clientId = value.clientId;
  if (typeof clientId !== "string" || (clientId.length > 16384 && codePoints(clientId) > 16384)) return false;
  return sizeOf(value) === 6;
}

export type Oauth2AuthenticateRequest = types.Oauth2AuthenticateRequest;
/** Judges and reads a {@link Oauth2AuthenticateRequest} as it is sent. */
export const Oauth2AuthenticateRequest: RecordType<Oauth2AuthenticateRequest> = /* @__PURE__ */ sent(
  checkOauth2AuthenticateRequest,
  {
    provider: Oauth2Provider,
    authCode: { kind: "string", maxLength: 16384 },
    redirectUri: { kind: "string", maxLength: 16384 },
    codeVerifier: { kind: "string", maxLength: 16384 },
    nonce: { kind: "string", maxLength: 16384 },
    clientId: { kind: "string", maxLength: 16384 },
  },
);

export type Oauth2AuthenticateResponse = types.Oauth2AuthenticateResponse;
/** Judges and reads a {@link Oauth2AuthenticateResponse} as it is answered. */
export const Oauth2AuthenticateResponse: RecordType<Oauth2AuthenticateResponse> = /* @__PURE__ */ answered({
  oidcToken: OidcToken,
});
