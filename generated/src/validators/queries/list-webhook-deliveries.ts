// Validators of the types in `queries/list-webhook-deliveries`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ListWebhookDeliveriesRequest,
  ListWebhookDeliveriesResponse,
} from "../../queries/list-webhook-deliveries.js";
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
import { isWebhookDelivery, webhookDeliveryDescriptor } from "../shapes/webhook-endpoints.js";

/** What a {@link ListWebhookDeliveriesRequest} holds. */
export const listWebhookDeliveriesRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListWebhookDeliveriesRequest",
  { organizationId: organizationIdDescriptor, "paginationOptions?": () => paginationDescriptor },
);

const listWebhookDeliveriesRequestMembers = ["organizationId", "paginationOptions"];

/** Whether a value is a {@link ListWebhookDeliveriesRequest} fit to be sent. */
export function isListWebhookDeliveriesRequest(value: unknown): value is ListWebhookDeliveriesRequest {
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
  return members === present || hasOnly(value, listWebhookDeliveriesRequestMembers);
}

/** The value as a {@link ListWebhookDeliveriesRequest}, without explicit nulls, or its issues. */
export const parseListWebhookDeliveriesRequest = (value: unknown): ParseResult<ListWebhookDeliveriesRequest> =>
  parse(isListWebhookDeliveriesRequest, listWebhookDeliveriesRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListWebhookDeliveriesRequest} fit to be sent. */
export const explainListWebhookDeliveriesRequest = (value: unknown): readonly Issue[] =>
  explain(listWebhookDeliveriesRequestDescriptor, value, "strict");
/** {@link parseListWebhookDeliveriesRequest} as a Standard Schema. */
export const ListWebhookDeliveriesRequestSchema: StandardSchema<ListWebhookDeliveriesRequest> =
  /* @__PURE__ */ standardSchema(parseListWebhookDeliveriesRequest);

/** What a {@link ListWebhookDeliveriesResponse} holds. */
export const listWebhookDeliveriesResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListWebhookDeliveriesResponse",
  { deliveries: { kind: "array", of: () => webhookDeliveryDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link ListWebhookDeliveriesResponse} as it may be answered. */
export function isListWebhookDeliveriesResponse(value: unknown): value is ListWebhookDeliveriesResponse {
  if (!isObject(value)) return false;
  const deliveries = value.deliveries;
  if (!Array.isArray(deliveries)) return false;
  for (let i = 0; i < deliveries.length; i++) {
    if (!isWebhookDelivery(deliveries[i])) return false;
  }
  return true;
}

/** The value as a {@link ListWebhookDeliveriesResponse}, without explicit nulls, or its issues. */
export const parseListWebhookDeliveriesResponse = (value: unknown): ParseResult<ListWebhookDeliveriesResponse> =>
  parse(isListWebhookDeliveriesResponse, listWebhookDeliveriesResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListWebhookDeliveriesResponse} as it may be answered. */
export const explainListWebhookDeliveriesResponse = (value: unknown): readonly Issue[] =>
  explain(listWebhookDeliveriesResponseDescriptor, value, "tolerant");
/** {@link parseListWebhookDeliveriesResponse} as a Standard Schema. */
export const ListWebhookDeliveriesResponseSchema: StandardSchema<ListWebhookDeliveriesResponse> =
  /* @__PURE__ */ standardSchema(parseListWebhookDeliveriesResponse);
