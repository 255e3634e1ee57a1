// Validators of the types in `operations/oauth-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { OauthLoginRequest, OauthLoginResponse } from "../../operations/oauth-login.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import {
  oidcTokenDescriptor,
  organizationIdDescriptor,
  publicKeyDescriptor,
  sessionJwtDescriptor,
} from "../scalars.js";

/** What a {@link OauthLoginRequest} holds. */
export const oauthLoginRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthLoginRequest", {
  oidcToken: oidcTokenDescriptor,
  publicKey: publicKeyDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "organizationId?": organizationIdDescriptor,
});

const oauthLoginRequestMembers = ["oidcToken", "publicKey", "invalidateExisting", "organizationId"];

/** Whether a value is a {@link OauthLoginRequest} fit to be sent. */
export function isOauthLoginRequest(value: unknown): value is OauthLoginRequest {
  if (!isObject(value)) return false;
  let present = 2;
  const oidcToken = value.oidcToken;
  if (typeof oidcToken !== "string" || (oidcToken.length > 16384 && codePoints(oidcToken) > 16384)) return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
  }
  const organizationId = value.organizationId;
  if (organizationId !== undefined) {
    present++;
    if (organizationId === null) absent.nulls++;
    else if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, oauthLoginRequestMembers);
}

/** The value as a {@link OauthLoginRequest}, without explicit nulls, or its issues. */
export const parseOauthLoginRequest = (value: unknown): ParseResult<OauthLoginRequest> =>
  parse(isOauthLoginRequest, oauthLoginRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link OauthLoginRequest} fit to be sent. */
export const explainOauthLoginRequest = (value: unknown): readonly Issue[] =>
  explain(oauthLoginRequestDescriptor, value, "strict");
/** {@link parseOauthLoginRequest} as a Standard Schema. */
export const OauthLoginRequestSchema: StandardSchema<OauthLoginRequest> =
  /* @__PURE__ */ standardSchema(parseOauthLoginRequest);

/** What a {@link OauthLoginResponse} holds. */
export const oauthLoginResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthLoginResponse", {
  session: sessionJwtDescriptor,
});

/** Whether a value is a {@link OauthLoginResponse} as it may be answered. */
export function isOauthLoginResponse(value: unknown): value is OauthLoginResponse {
  if (!isObject(value) || typeof value.session !== "string") return false;
  return true;
}

/** The value as a {@link OauthLoginResponse}, without explicit nulls, or its issues. */
export const parseOauthLoginResponse = (value: unknown): ParseResult<OauthLoginResponse> =>
  parse(isOauthLoginResponse, oauthLoginResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthLoginResponse} as it may be answered. */
export const explainOauthLoginResponse = (value: unknown): readonly Issue[] =>
  explain(oauthLoginResponseDescriptor, value, "tolerant");
/** {@link parseOauthLoginResponse} as a Standard Schema. */
export const OauthLoginResponseSchema: StandardSchema<OauthLoginResponse> =
  /* @__PURE__ */ standardSchema(parseOauthLoginResponse);
