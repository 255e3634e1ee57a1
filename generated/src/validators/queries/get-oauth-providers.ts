// Validators of the types in `queries/get-oauth-providers`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetOauthProvidersRequest, GetOauthProvidersResponse } from "../../queries/get-oauth-providers.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { isOauthProvider, oauthProviderDescriptor } from "../shapes/credentials.js";

/** What a {@link GetOauthProvidersRequest} holds. */
export const getOauthProvidersRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetOauthProvidersRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "userId", type: userIdDescriptor, optional: true },
  ],
};

const getOauthProvidersRequestMembers = ["organizationId", "userId"];

/** Whether a value is a {@link GetOauthProvidersRequest} fit to be sent. */
export function isGetOauthProvidersRequest(value: unknown): value is GetOauthProvidersRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (userId === null) absent.nulls++;
    else if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, getOauthProvidersRequestMembers);
}

/** The value as a {@link GetOauthProvidersRequest}, without explicit nulls, or its issues. */
export function parseGetOauthProvidersRequest(value: unknown): ParseResult<GetOauthProvidersRequest> {
  return parse(isGetOauthProvidersRequest, getOauthProvidersRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetOauthProvidersRequest} fit to be sent. */
export function explainGetOauthProvidersRequest(value: unknown): readonly Issue[] {
  return explain(getOauthProvidersRequestDescriptor, value, "strict");
}

/** {@link parseGetOauthProvidersRequest} as a Standard Schema. */
export const GetOauthProvidersRequestSchema: StandardSchema<GetOauthProvidersRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetOauthProvidersRequest,
);

/** What a {@link GetOauthProvidersResponse} holds. */
export const getOauthProvidersResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetOauthProvidersResponse",
  extra: false,
  members: [
    { name: "oauthProviders", type: { kind: "array", of: () => oauthProviderDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link GetOauthProvidersResponse} as it may be answered. */
export function isGetOauthProvidersResponse(value: unknown): value is GetOauthProvidersResponse {
  if (!isObject(value)) return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProvider(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link GetOauthProvidersResponse}, without explicit nulls, or its issues. */
export function parseGetOauthProvidersResponse(value: unknown): ParseResult<GetOauthProvidersResponse> {
  return parse(isGetOauthProvidersResponse, getOauthProvidersResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetOauthProvidersResponse} as it may be answered. */
export function explainGetOauthProvidersResponse(value: unknown): readonly Issue[] {
  return explain(getOauthProvidersResponseDescriptor, value, "tolerant");
}

/** {@link parseGetOauthProvidersResponse} as a Standard Schema. */
export const GetOauthProvidersResponseSchema: StandardSchema<GetOauthProvidersResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseGetOauthProvidersResponse);
