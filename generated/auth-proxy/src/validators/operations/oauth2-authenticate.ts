// Validators of the types in `operations/oauth2-authenticate`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Oauth2AuthenticateRequest, Oauth2AuthenticateResponse } from "../../operations/oauth2-authenticate.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { oauth2ProviderDescriptor } from "../enums.js";
import { oidcTokenDescriptor } from "../scalars.js";

/** What a {@link Oauth2AuthenticateRequest} holds. */
export const oauth2AuthenticateRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Oauth2AuthenticateRequest",
  extra: false,
  members: [
    { name: "provider", type: oauth2ProviderDescriptor },
    { name: "authCode", type: { kind: "string", maxLength: 16384 } },
    { name: "redirectUri", type: { kind: "string", maxLength: 16384 } },
    { name: "codeVerifier", type: { kind: "string", maxLength: 16384 } },
    { name: "nonce", type: { kind: "string", maxLength: 16384 } },
    { name: "clientId", type: { kind: "string", maxLength: 16384 } },
  ],
};

const oauth2AuthenticateRequestMembers = ["provider", "authCode", "redirectUri", "codeVerifier", "nonce", "clientId"];

/** Whether a value is a {@link Oauth2AuthenticateRequest} fit to be sent. */
export function isOauth2AuthenticateRequest(value: unknown): value is Oauth2AuthenticateRequest {
  if (!isObject(value)) return false;
  const provider = value.provider;
  if (provider !== "OAUTH2_PROVIDER_X" && provider !== "OAUTH2_PROVIDER_DISCORD") return false;
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
  let members = 0;
  for (const _ in value) members++;
  return members === 6 || hasOnly(value, oauth2AuthenticateRequestMembers);
}

/** The value as a {@link Oauth2AuthenticateRequest}, without explicit nulls, or its issues. */
export function parseOauth2AuthenticateRequest(value: unknown): ParseResult<Oauth2AuthenticateRequest> {
  return parse(isOauth2AuthenticateRequest, oauth2AuthenticateRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link Oauth2AuthenticateRequest} fit to be sent. */
export function explainOauth2AuthenticateRequest(value: unknown): readonly Issue[] {
  return explain(oauth2AuthenticateRequestDescriptor, value, "strict");
}

/** {@link parseOauth2AuthenticateRequest} as a Standard Schema. */
export const Oauth2AuthenticateRequestSchema: StandardSchema<Oauth2AuthenticateRequest> =
  /* @__PURE__ */ standardSchema("auth-proxy", parseOauth2AuthenticateRequest);

/** What a {@link Oauth2AuthenticateResponse} holds. */
export const oauth2AuthenticateResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Oauth2AuthenticateResponse",
  extra: false,
  members: [{ name: "oidcToken", type: oidcTokenDescriptor }],
};

/** Whether a value is a {@link Oauth2AuthenticateResponse} as it may be answered. */
export function isOauth2AuthenticateResponse(value: unknown): value is Oauth2AuthenticateResponse {
  if (!isObject(value)) return false;
  const oidcToken = value.oidcToken;
  if (typeof oidcToken !== "string") return false;
  return true;
}

/** The value as a {@link Oauth2AuthenticateResponse}, without explicit nulls, or its issues. */
export function parseOauth2AuthenticateResponse(value: unknown): ParseResult<Oauth2AuthenticateResponse> {
  return parse(isOauth2AuthenticateResponse, oauth2AuthenticateResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Oauth2AuthenticateResponse} as it may be answered. */
export function explainOauth2AuthenticateResponse(value: unknown): readonly Issue[] {
  return explain(oauth2AuthenticateResponseDescriptor, value, "tolerant");
}

/** {@link parseOauth2AuthenticateResponse} as a Standard Schema. */
export const Oauth2AuthenticateResponseSchema: StandardSchema<Oauth2AuthenticateResponse> =
  /* @__PURE__ */ standardSchema("auth-proxy", parseOauth2AuthenticateResponse);
