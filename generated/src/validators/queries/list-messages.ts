// Validators of the types in `queries/list-messages`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListMessagesRequest, ListMessagesResponse } from "../../queries/list-messages.js";
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
import { organizationIdDescriptor } from "../scalars.js";
import { isPagination, paginationDescriptor } from "../shapes/common.js";
import { isUnsentMessage, unsentMessageDescriptor } from "../shapes/messages.js";

/** What a {@link ListMessagesRequest} holds. */
export const listMessagesRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListMessagesRequest", {
  organizationId: organizationIdDescriptor,
  "paginationOptions?": () => paginationDescriptor,
});

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
export const parseListMessagesRequest = (value: unknown): ParseResult<ListMessagesRequest> =>
  parse(isListMessagesRequest, listMessagesRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListMessagesRequest} fit to be sent. */
export const explainListMessagesRequest = (value: unknown): readonly Issue[] =>
  explain(listMessagesRequestDescriptor, value, "strict");
/** {@link parseListMessagesRequest} as a Standard Schema. */
export const ListMessagesRequestSchema: StandardSchema<ListMessagesRequest> =
  /* @__PURE__ */ standardSchema(parseListMessagesRequest);

/** What a {@link ListMessagesResponse} holds. */
export const listMessagesResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListMessagesResponse", {
  messages: { kind: "array", of: () => unsentMessageDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseListMessagesResponse = (value: unknown): ParseResult<ListMessagesResponse> =>
  parse(isListMessagesResponse, listMessagesResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListMessagesResponse} as it may be answered. */
export const explainListMessagesResponse = (value: unknown): readonly Issue[] =>
  explain(listMessagesResponseDescriptor, value, "tolerant");
/** {@link parseListMessagesResponse} as a Standard Schema. */
export const ListMessagesResponseSchema: StandardSchema<ListMessagesResponse> =
  /* @__PURE__ */ standardSchema(parseListMessagesResponse);
