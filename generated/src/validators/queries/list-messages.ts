// Validators of the types in `queries/list-messages`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListMessagesRequest, ListMessagesResponse } from "../../queries/list-messages.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isPagination, paginationDescriptor } from "../shapes/common.js";
import { isUnsentMessage, unsentMessageDescriptor } from "../shapes/messages.js";

/** What a {@link ListMessagesRequest} holds. */
export const listMessagesRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ListMessagesRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "paginationOptions", type: () => paginationDescriptor, optional: true },
  ],
};

const listMessagesRequestMembers = ["organizationId", "paginationOptions"];

/** Whether a value is a {@link ListMessagesRequest} fit to be sent. */
export function isListMessagesRequest(value: unknown): value is ListMessagesRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (paginationOptions === null) absent.nulls++;
    else if (!isPagination(paginationOptions)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, listMessagesRequestMembers);
}

/** The value as a {@link ListMessagesRequest}, without explicit nulls, or its issues. */
export function parseListMessagesRequest(value: unknown): ParseResult<ListMessagesRequest> {
  return parse(isListMessagesRequest, listMessagesRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ListMessagesRequest} fit to be sent. */
export function explainListMessagesRequest(value: unknown): readonly Issue[] {
  return explain(listMessagesRequestDescriptor, value, "strict");
}

/** {@link parseListMessagesRequest} as a Standard Schema. */
export const ListMessagesRequestSchema: StandardSchema<ListMessagesRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseListMessagesRequest,
);

/** What a {@link ListMessagesResponse} holds. */
export const listMessagesResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ListMessagesResponse",
  extra: false,
  members: [
    { name: "messages", type: { kind: "array", of: () => unsentMessageDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link ListMessagesResponse} as it may be answered. */
export function isListMessagesResponse(value: unknown): value is ListMessagesResponse {
  if (!isObject(value)) return false;
  const messages = value.messages;
  if (!Array.isArray(messages)) return false;
  for (let i = 0; i < messages.length; i++) {
    if (!isUnsentMessage(messages[i])) return false;
  }
  return true;
}

/** The value as a {@link ListMessagesResponse}, without explicit nulls, or its issues. */
export function parseListMessagesResponse(value: unknown): ParseResult<ListMessagesResponse> {
  return parse(isListMessagesResponse, listMessagesResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ListMessagesResponse} as it may be answered. */
export function explainListMessagesResponse(value: unknown): readonly Issue[] {
  return explain(listMessagesResponseDescriptor, value, "tolerant");
}

/** {@link parseListMessagesResponse} as a Standard Schema. */
export const ListMessagesResponseSchema: StandardSchema<ListMessagesResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseListMessagesResponse,
);
