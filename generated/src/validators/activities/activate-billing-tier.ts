// Validators of the types in `activities/activate-billing-tier`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ActivateBillingTierActivity,
  ActivateBillingTierIntent,
  ActivateBillingTierRequest,
  ActivateBillingTierResponse,
  ActivateBillingTierResult,
} from "../../activities/activate-billing-tier.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  productIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link ActivateBillingTierIntent} holds. */
export const activateBillingTierIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ActivateBillingTierIntent",
  { productId: productIdDescriptor },
);

const activateBillingTierIntentMembers = ["productId"];

/** Whether a value is a {@link ActivateBillingTierIntent} fit to be sent. */
export function isActivateBillingTierIntent(value: unknown): value is ActivateBillingTierIntent {
  if (!isObject(value)) return false;
  const productId = value.productId;
  if (typeof productId !== "string" || (productId.length > 64 && codePoints(productId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, activateBillingTierIntentMembers);
}

/** The value as a {@link ActivateBillingTierIntent}, without explicit nulls, or its issues. */
export const parseActivateBillingTierIntent = (value: unknown): ParseResult<ActivateBillingTierIntent> =>
  parse(isActivateBillingTierIntent, activateBillingTierIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link ActivateBillingTierIntent} fit to be sent. */
export const explainActivateBillingTierIntent = (value: unknown): readonly Issue[] =>
  explain(activateBillingTierIntentDescriptor, value, "strict");
/** {@link parseActivateBillingTierIntent} as a Standard Schema. */
export const ActivateBillingTierIntentSchema: StandardSchema<ActivateBillingTierIntent> =
  /* @__PURE__ */ standardSchema(parseActivateBillingTierIntent);

/** Whether a value is a {@link ActivateBillingTierIntent} as it may be answered. */
export function isReceivedActivateBillingTierIntent(value: unknown): value is ActivateBillingTierIntent {
  if (!isObject(value) || typeof value.productId !== "string") return false;
  return true;
}

/** The value as a {@link ActivateBillingTierIntent}, without explicit nulls, or its issues. */
export const parseReceivedActivateBillingTierIntent = (value: unknown): ParseResult<ActivateBillingTierIntent> =>
  parse(isReceivedActivateBillingTierIntent, activateBillingTierIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivateBillingTierIntent} as it may be answered. */
export const explainReceivedActivateBillingTierIntent = (value: unknown): readonly Issue[] =>
  explain(activateBillingTierIntentDescriptor, value, "tolerant");
/** {@link parseReceivedActivateBillingTierIntent} as a Standard Schema. */
export const ReceivedActivateBillingTierIntentSchema: StandardSchema<ActivateBillingTierIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedActivateBillingTierIntent);

/** What a {@link ActivateBillingTierResult} holds. */
export const activateBillingTierResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ActivateBillingTierResult",
  { productId: productIdDescriptor },
);

/** Whether a value is a {@link ActivateBillingTierResult} as it may be answered. */
export function isActivateBillingTierResult(value: unknown): value is ActivateBillingTierResult {
  if (!isObject(value) || typeof value.productId !== "string") return false;
  return true;
}

/** The value as a {@link ActivateBillingTierResult}, without explicit nulls, or its issues. */
export const parseActivateBillingTierResult = (value: unknown): ParseResult<ActivateBillingTierResult> =>
  parse(isActivateBillingTierResult, activateBillingTierResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivateBillingTierResult} as it may be answered. */
export const explainActivateBillingTierResult = (value: unknown): readonly Issue[] =>
  explain(activateBillingTierResultDescriptor, value, "tolerant");
/** {@link parseActivateBillingTierResult} as a Standard Schema. */
export const ActivateBillingTierResultSchema: StandardSchema<ActivateBillingTierResult> =
  /* @__PURE__ */ standardSchema(parseActivateBillingTierResult);

/** What a {@link ActivateBillingTierRequest} holds. */
export const activateBillingTierRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ActivateBillingTierRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACTIVATE_BILLING_TIER"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => activateBillingTierIntentDescriptor,
  },
);

const activateBillingTierRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link ActivateBillingTierRequest} fit to be sent. */
export function isActivateBillingTierRequest(value: unknown): value is ActivateBillingTierRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER") return false;
  const timestampMs = value.timestampMs;
  if (
    typeof timestampMs !== "string" ||
    (timestampMs.length > 20 && codePoints(timestampMs) > 20) ||
    !matchesMillisecondTimestamp(timestampMs)
  )
    return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (generateAppProofs === null) absent.nulls++;
    else if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!isActivateBillingTierIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, activateBillingTierRequestMembers);
}

/** The value as a {@link ActivateBillingTierRequest}, without explicit nulls, or its issues. */
export const parseActivateBillingTierRequest = (value: unknown): ParseResult<ActivateBillingTierRequest> =>
  parse(isActivateBillingTierRequest, activateBillingTierRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ActivateBillingTierRequest} fit to be sent. */
export const explainActivateBillingTierRequest = (value: unknown): readonly Issue[] =>
  explain(activateBillingTierRequestDescriptor, value, "strict");
/** {@link parseActivateBillingTierRequest} as a Standard Schema. */
export const ActivateBillingTierRequestSchema: StandardSchema<ActivateBillingTierRequest> =
  /* @__PURE__ */ standardSchema(parseActivateBillingTierRequest);

/** What a {@link ActivateBillingTierResponse} holds. */
export const activateBillingTierResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ActivateBillingTierResponse",
  { activity: () => activateBillingTierActivityDescriptor },
);

/** Whether a value is a {@link ActivateBillingTierResponse} as it may be answered. */
export function isActivateBillingTierResponse(value: unknown): value is ActivateBillingTierResponse {
  if (!isObject(value) || !isActivateBillingTierActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ActivateBillingTierResponse}, without explicit nulls, or its issues. */
export const parseActivateBillingTierResponse = (value: unknown): ParseResult<ActivateBillingTierResponse> =>
  parse(isActivateBillingTierResponse, activateBillingTierResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivateBillingTierResponse} as it may be answered. */
export const explainActivateBillingTierResponse = (value: unknown): readonly Issue[] =>
  explain(activateBillingTierResponseDescriptor, value, "tolerant");
/** {@link parseActivateBillingTierResponse} as a Standard Schema. */
export const ActivateBillingTierResponseSchema: StandardSchema<ActivateBillingTierResponse> =
  /* @__PURE__ */ standardSchema(parseActivateBillingTierResponse);

/** What a {@link ActivateBillingTierActivity} holds. */
export const activateBillingTierActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ActivateBillingTierActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACTIVATE_BILLING_TIER"], open: false },
    id: activityIdDescriptor,
    organizationId: organizationIdDescriptor,
    status: activityStatusDescriptor,
    votes: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 },
    fingerprint: fingerprintDescriptor,
    canApprove: { kind: "boolean" },
    canReject: { kind: "boolean" },
    createdAt: () => timestampDescriptor,
    updatedAt: () => timestampDescriptor,
    "failure?": () => statusDescriptor,
    intent: /* @__PURE__ */ record("", { activateBillingTierIntent: () => activateBillingTierIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "activateBillingTierResult?": () => activateBillingTierResultDescriptor }),
  },
);

/** Member `intent` of {@link ActivateBillingTierActivity}. */
function isActivateBillingTierActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedActivateBillingTierIntent(value.activateBillingTierIntent)) return false;
  return true;
}

/** Member `result` of {@link ActivateBillingTierActivity}. */
function isActivateBillingTierActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.activateBillingTierResult) && !isActivateBillingTierResult(value.activateBillingTierResult))
    return false;
  return true;
}

/** Whether a value is a {@link ActivateBillingTierActivity} as it may be answered. */
export function isActivateBillingTierActivity(value: unknown): value is ActivateBillingTierActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER") return false;
  if (!isActivateBillingTierActivityIntent(value.intent)) return false;
  return isActivateBillingTierActivityResult(value.result);
}

/** The value as a {@link ActivateBillingTierActivity}, without explicit nulls, or its issues. */
export const parseActivateBillingTierActivity = (value: unknown): ParseResult<ActivateBillingTierActivity> =>
  parse(isActivateBillingTierActivity, activateBillingTierActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivateBillingTierActivity} as it may be answered. */
export const explainActivateBillingTierActivity = (value: unknown): readonly Issue[] =>
  explain(activateBillingTierActivityDescriptor, value, "tolerant");
/** {@link parseActivateBillingTierActivity} as a Standard Schema. */
export const ActivateBillingTierActivitySchema: StandardSchema<ActivateBillingTierActivity> =
  /* @__PURE__ */ standardSchema(parseActivateBillingTierActivity);
