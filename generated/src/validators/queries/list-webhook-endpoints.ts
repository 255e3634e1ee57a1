// Validators of the types in `queries/list-webhook-endpoints`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ListWebhookEndpointsRequest,
  ListWebhookEndpointsResponse,
} from "../../queries/list-webhook-endpoints.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isWebhookEndpointData, webhookEndpointDataDescriptor } from "../shapes/webhook-endpoints.js";

/** What a {@link ListWebhookEndpointsRequest} holds. */
export const listWebhookEndpointsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListWebhookEndpointsRequest",
  { organizationId: organizationIdDescriptor },
);

const listWebhookEndpointsRequestMembers = ["organizationId"];

/** Whether a value is a {@link ListWebhookEndpointsRequest} fit to be sent. */
export function isListWebhookEndpointsRequest(value: unknown): value is ListWebhookEndpointsRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, listWebhookEndpointsRequestMembers);
}

/** The value as a {@link ListWebhookEndpointsRequest}, without explicit nulls, or its issues. */
export const parseListWebhookEndpointsRequest = (value: unknown): ParseResult<ListWebhookEndpointsRequest> =>
  parse(isListWebhookEndpointsRequest, listWebhookEndpointsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListWebhookEndpointsRequest} fit to be sent. */
export const explainListWebhookEndpointsRequest = (value: unknown): readonly Issue[] =>
  explain(listWebhookEndpointsRequestDescriptor, value, "strict");
/** {@link parseListWebhookEndpointsRequest} as a Standard Schema. */
export const ListWebhookEndpointsRequestSchema: StandardSchema<ListWebhookEndpointsRequest> =
  /* @__PURE__ */ standardSchema(parseListWebhookEndpointsRequest);

/** What a {@link ListWebhookEndpointsResponse} holds. */
export const listWebhookEndpointsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListWebhookEndpointsResponse",
  { webhookEndpoints: { kind: "array", of: () => webhookEndpointDataDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link ListWebhookEndpointsResponse} as it may be answered. */
export function isListWebhookEndpointsResponse(value: unknown): value is ListWebhookEndpointsResponse {
  if (!isObject(value)) return false;
  const webhookEndpoints = value.webhookEndpoints;
  if (!Array.isArray(webhookEndpoints)) return false;
  for (let i = 0; i < webhookEndpoints.length; i++) {
    if (!isWebhookEndpointData(webhookEndpoints[i])) return false;
  }
  return true;
}

/** The value as a {@link ListWebhookEndpointsResponse}, without explicit nulls, or its issues. */
export const parseListWebhookEndpointsResponse = (value: unknown): ParseResult<ListWebhookEndpointsResponse> =>
  parse(isListWebhookEndpointsResponse, listWebhookEndpointsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListWebhookEndpointsResponse} as it may be answered. */
export const explainListWebhookEndpointsResponse = (value: unknown): readonly Issue[] =>
  explain(listWebhookEndpointsResponseDescriptor, value, "tolerant");
/** {@link parseListWebhookEndpointsResponse} as a Standard Schema. */
export const ListWebhookEndpointsResponseSchema: StandardSchema<ListWebhookEndpointsResponse> =
  /* @__PURE__ */ standardSchema(parseListWebhookEndpointsResponse);
