// Validators of the types in `queries/get-oauth-providers`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetOauthProvidersRequest, GetOauthProvidersResponse } from "../../queries/get-oauth-providers.js";
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
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { isOauthProvider, oauthProviderDescriptor } from "../shapes/credentials.js";

/** What a {@link GetOauthProvidersRequest} holds. */
export const getOauthProvidersRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetOauthProvidersRequest", {
  organizationId: organizationIdDescriptor,
  "userId?": userIdDescriptor,
});

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
export const parseGetOauthProvidersRequest = (value: unknown): ParseResult<GetOauthProvidersRequest> =>
  parse(isGetOauthProvidersRequest, getOauthProvidersRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetOauthProvidersRequest} fit to be sent. */
export const explainGetOauthProvidersRequest = (value: unknown): readonly Issue[] =>
  explain(getOauthProvidersRequestDescriptor, value, "strict");
/** {@link parseGetOauthProvidersRequest} as a Standard Schema. */
export const GetOauthProvidersRequestSchema: StandardSchema<GetOauthProvidersRequest> =
  /* @__PURE__ */ standardSchema(parseGetOauthProvidersRequest);

/** What a {@link GetOauthProvidersResponse} holds. */
export const getOauthProvidersResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetOauthProvidersResponse",
  { oauthProviders: { kind: "array", of: () => oauthProviderDescriptor, minItems: 0, maxItems: 100 } },
);

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
export const parseGetOauthProvidersResponse = (value: unknown): ParseResult<GetOauthProvidersResponse> =>
  parse(isGetOauthProvidersResponse, getOauthProvidersResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetOauthProvidersResponse} as it may be answered. */
export const explainGetOauthProvidersResponse = (value: unknown): readonly Issue[] =>
  explain(getOauthProvidersResponseDescriptor, value, "tolerant");
/** {@link parseGetOauthProvidersResponse} as a Standard Schema. */
export const GetOauthProvidersResponseSchema: StandardSchema<GetOauthProvidersResponse> =
  /* @__PURE__ */ standardSchema(parseGetOauthProvidersResponse);
