// Validators of the types in `operations/oauth-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { OauthLoginRequest, OauthLoginResponse } from "../../operations/oauth-login.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import {
  oidcTokenDescriptor,
  organizationIdDescriptor,
  publicKeyDescriptor,
  sessionJwtDescriptor,
} from "../scalars.js";

/** What a {@link OauthLoginRequest} holds. */
export const oauthLoginRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OauthLoginRequest",
  extra: false,
  members: [
    { name: "oidcToken", type: oidcTokenDescriptor },
    { name: "publicKey", type: publicKeyDescriptor },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "organizationId", type: organizationIdDescriptor, optional: true },
  ],
};

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
export function parseOauthLoginRequest(value: unknown): ParseResult<OauthLoginRequest> {
  return parse(isOauthLoginRequest, oauthLoginRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link OauthLoginRequest} fit to be sent. */
export function explainOauthLoginRequest(value: unknown): readonly Issue[] {
  return explain(oauthLoginRequestDescriptor, value, "strict");
}

/** {@link parseOauthLoginRequest} as a Standard Schema. */
export const OauthLoginRequestSchema: StandardSchema<OauthLoginRequest> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseOauthLoginRequest,
);

/** What a {@link OauthLoginResponse} holds. */
export const oauthLoginResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OauthLoginResponse",
  extra: false,
  members: [{ name: "session", type: sessionJwtDescriptor }],
};

/** Whether a value is a {@link OauthLoginResponse} as it may be answered. */
export function isOauthLoginResponse(value: unknown): value is OauthLoginResponse {
  if (!isObject(value)) return false;
  const session = value.session;
  if (typeof session !== "string") return false;
  return true;
}

/** The value as a {@link OauthLoginResponse}, without explicit nulls, or its issues. */
export function parseOauthLoginResponse(value: unknown): ParseResult<OauthLoginResponse> {
  return parse(isOauthLoginResponse, oauthLoginResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OauthLoginResponse} as it may be answered. */
export function explainOauthLoginResponse(value: unknown): readonly Issue[] {
  return explain(oauthLoginResponseDescriptor, value, "tolerant");
}

/** {@link parseOauthLoginResponse} as a Standard Schema. */
export const OauthLoginResponseSchema: StandardSchema<OauthLoginResponse> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseOauthLoginResponse,
);
