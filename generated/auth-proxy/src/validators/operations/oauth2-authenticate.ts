// Validators of the types in `operations/oauth2-authenticate`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Oauth2AuthenticateRequest, Oauth2AuthenticateResponse } from "../../operations/oauth2-authenticate.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { oauth2ProviderDescriptor } from "../enums.js";
import { oidcTokenDescriptor } from "../scalars.js";

/** What a {@link Oauth2AuthenticateRequest} holds. */
export const oauth2AuthenticateRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "Oauth2AuthenticateRequest",
  {
    provider: oauth2ProviderDescriptor,
    authCode: { kind: "string", maxLength: 16384 },
    redirectUri: { kind: "string", maxLength: 16384 },
    codeVerifier: { kind: "string", maxLength: 16384 },
    nonce: { kind: "string", maxLength: 16384 },
    clientId: { kind: "string", maxLength: 16384 },
  },
);

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
export const parseOauth2AuthenticateRequest = (value: unknown): ParseResult<Oauth2AuthenticateRequest> =>
  parse(isOauth2AuthenticateRequest, oauth2AuthenticateRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link Oauth2AuthenticateRequest} fit to be sent. */
export const explainOauth2AuthenticateRequest = (value: unknown): readonly Issue[] =>
  explain(oauth2AuthenticateRequestDescriptor, value, "strict");
/** {@link parseOauth2AuthenticateRequest} as a Standard Schema. */
export const Oauth2AuthenticateRequestSchema: StandardSchema<Oauth2AuthenticateRequest> =
  /* @__PURE__ */ standardSchema(parseOauth2AuthenticateRequest);

/** What a {@link Oauth2AuthenticateResponse} holds. */
export const oauth2AuthenticateResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "Oauth2AuthenticateResponse",
  { oidcToken: oidcTokenDescriptor },
);

/** Whether a value is a {@link Oauth2AuthenticateResponse} as it may be answered. */
export function isOauth2AuthenticateResponse(value: unknown): value is Oauth2AuthenticateResponse {
  if (!isObject(value) || typeof value.oidcToken !== "string") return false;
  return true;
}

/** The value as a {@link Oauth2AuthenticateResponse}, without explicit nulls, or its issues. */
export const parseOauth2AuthenticateResponse = (value: unknown): ParseResult<Oauth2AuthenticateResponse> =>
  parse(isOauth2AuthenticateResponse, oauth2AuthenticateResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Oauth2AuthenticateResponse} as it may be answered. */
export const explainOauth2AuthenticateResponse = (value: unknown): readonly Issue[] =>
  explain(oauth2AuthenticateResponseDescriptor, value, "tolerant");
/** {@link parseOauth2AuthenticateResponse} as a Standard Schema. */
export const Oauth2AuthenticateResponseSchema: StandardSchema<Oauth2AuthenticateResponse> =
  /* @__PURE__ */ standardSchema(parseOauth2AuthenticateResponse);
