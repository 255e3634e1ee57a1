// Validators of the types in `queries/whoami`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { WhoamiRequest, WhoamiResponse } from "../../queries/whoami.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import {
  organizationIdDescriptor,
  organizationNameDescriptor,
  userIdDescriptor,
  userNameDescriptor,
} from "../scalars.js";

/** What a {@link WhoamiRequest} holds. */
export const whoamiRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WhoamiRequest", {
  organizationId: organizationIdDescriptor,
});

const whoamiRequestMembers = ["organizationId"];

/** Whether a value is a {@link WhoamiRequest} fit to be sent. */
export function isWhoamiRequest(value: unknown): value is WhoamiRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, whoamiRequestMembers);
}

/** The value as a {@link WhoamiRequest}, without explicit nulls, or its issues. */
export const parseWhoamiRequest = (value: unknown): ParseResult<WhoamiRequest> =>
  parse(isWhoamiRequest, whoamiRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link WhoamiRequest} fit to be sent. */
export const explainWhoamiRequest = (value: unknown): readonly Issue[] =>
  explain(whoamiRequestDescriptor, value, "strict");
/** {@link parseWhoamiRequest} as a Standard Schema. */
export const WhoamiRequestSchema: StandardSchema<WhoamiRequest> = /* @__PURE__ */ standardSchema(parseWhoamiRequest);

/** What a {@link WhoamiResponse} holds. */
export const whoamiResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WhoamiResponse", {
  organizationId: organizationIdDescriptor,
  organizationName: organizationNameDescriptor,
  userId: userIdDescriptor,
  username: userNameDescriptor,
});

/** Whether a value is a {@link WhoamiResponse} as it may be answered. */
export function isWhoamiResponse(value: unknown): value is WhoamiResponse {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  if (typeof value.organizationName !== "string" || typeof value.userId !== "string") return false;
  if (typeof value.username !== "string") return false;
  return true;
}

/** The value as a {@link WhoamiResponse}, without explicit nulls, or its issues. */
export const parseWhoamiResponse = (value: unknown): ParseResult<WhoamiResponse> =>
  parse(isWhoamiResponse, whoamiResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WhoamiResponse} as it may be answered. */
export const explainWhoamiResponse = (value: unknown): readonly Issue[] =>
  explain(whoamiResponseDescriptor, value, "tolerant");
/** {@link parseWhoamiResponse} as a Standard Schema. */
export const WhoamiResponseSchema: StandardSchema<WhoamiResponse> = /* @__PURE__ */ standardSchema(parseWhoamiResponse);
