// Validators of the types in `activities/update-wallet`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateWalletActivity,
  UpdateWalletIntent,
  UpdateWalletRequest,
  UpdateWalletResponse,
  UpdateWalletResult,
} from "../../activities/update-wallet.js";
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
  walletIdDescriptor,
  walletNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateWalletActivity} holds. */
export const updateWalletActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateWalletActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET"], open: false },
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
  intent: /* @__PURE__ */ record("", { updateWalletIntent: () => updateWalletIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "updateWalletResult?": () => updateWalletResultDescriptor }),
});

/** Member `intent` of {@link UpdateWalletActivity}. */
function isUpdateWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdateWalletIntent(value.updateWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateWalletActivity}. */
function isUpdateWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateWalletResult) && !isUpdateWalletResult(value.updateWalletResult)) return false;
  return true;
}

/** Whether a value is a {@link UpdateWalletActivity} as it may be answered. */
export function isUpdateWalletActivity(value: unknown): value is UpdateWalletActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_UPDATE_WALLET") return false;
  if (!isUpdateWalletActivityIntent(value.intent) || !isUpdateWalletActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateWalletActivity}, without explicit nulls, or its issues. */
export const parseUpdateWalletActivity = (value: unknown): ParseResult<UpdateWalletActivity> =>
  parse(isUpdateWalletActivity, updateWalletActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletActivity} as it may be answered. */
export const explainUpdateWalletActivity = (value: unknown): readonly Issue[] =>
  explain(updateWalletActivityDescriptor, value, "tolerant");
/** {@link parseUpdateWalletActivity} as a Standard Schema. */
export const UpdateWalletActivitySchema: StandardSchema<UpdateWalletActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletActivity);

/** What a {@link UpdateWalletIntent} holds. */
export const updateWalletIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateWalletIntent", {
  walletId: walletIdDescriptor,
  "walletName?": walletNameDescriptor,
});

const updateWalletIntentMembers = ["walletId", "walletName"];

/** Whether a value is a {@link UpdateWalletIntent} fit to be sent. */
export function isUpdateWalletIntent(value: unknown): value is UpdateWalletIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const walletId = value.walletId;
  if (typeof walletId !== "string" || (walletId.length > 64 && codePoints(walletId) > 64)) return false;
  const walletName = value.walletName;
  if (walletName !== undefined) {
    present++;
    if (walletName === null) absent.nulls++;
    else if (
      typeof walletName !== "string" ||
      (walletName.length > 256 && codePoints(walletName) > 256) ||
      walletName.length === 0
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateWalletIntentMembers);
}

/** The value as a {@link UpdateWalletIntent}, without explicit nulls, or its issues. */
export const parseUpdateWalletIntent = (value: unknown): ParseResult<UpdateWalletIntent> =>
  parse(isUpdateWalletIntent, updateWalletIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateWalletIntent} fit to be sent. */
export const explainUpdateWalletIntent = (value: unknown): readonly Issue[] =>
  explain(updateWalletIntentDescriptor, value, "strict");
/** {@link parseUpdateWalletIntent} as a Standard Schema. */
export const UpdateWalletIntentSchema: StandardSchema<UpdateWalletIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletIntent);

/** Whether a value is a {@link UpdateWalletIntent} as it may be answered. */
export function isReceivedUpdateWalletIntent(value: unknown): value is UpdateWalletIntent {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  if (typeof value.walletName !== "string" && isPresent(value.walletName)) return false;
  return true;
}

/** The value as a {@link UpdateWalletIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateWalletIntent = (value: unknown): ParseResult<UpdateWalletIntent> =>
  parse(isReceivedUpdateWalletIntent, updateWalletIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletIntent} as it may be answered. */
export const explainReceivedUpdateWalletIntent = (value: unknown): readonly Issue[] =>
  explain(updateWalletIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateWalletIntent} as a Standard Schema. */
export const ReceivedUpdateWalletIntentSchema: StandardSchema<UpdateWalletIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedUpdateWalletIntent,
);

/** What a {@link UpdateWalletResult} holds. */
export const updateWalletResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateWalletResult", {
  walletId: walletIdDescriptor,
});

/** Whether a value is a {@link UpdateWalletResult} as it may be answered. */
export function isUpdateWalletResult(value: unknown): value is UpdateWalletResult {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateWalletResult}, without explicit nulls, or its issues. */
export const parseUpdateWalletResult = (value: unknown): ParseResult<UpdateWalletResult> =>
  parse(isUpdateWalletResult, updateWalletResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletResult} as it may be answered. */
export const explainUpdateWalletResult = (value: unknown): readonly Issue[] =>
  explain(updateWalletResultDescriptor, value, "tolerant");
/** {@link parseUpdateWalletResult} as a Standard Schema. */
export const UpdateWalletResultSchema: StandardSchema<UpdateWalletResult> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletResult);

/** What a {@link UpdateWalletRequest} holds. */
export const updateWalletRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateWalletRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updateWalletIntentDescriptor,
});

const updateWalletRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateWalletRequest} fit to be sent. */
export function isUpdateWalletRequest(value: unknown): value is UpdateWalletRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WALLET") return false;
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
  if (!isUpdateWalletIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateWalletRequestMembers);
}

/** The value as a {@link UpdateWalletRequest}, without explicit nulls, or its issues. */
export const parseUpdateWalletRequest = (value: unknown): ParseResult<UpdateWalletRequest> =>
  parse(isUpdateWalletRequest, updateWalletRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateWalletRequest} fit to be sent. */
export const explainUpdateWalletRequest = (value: unknown): readonly Issue[] =>
  explain(updateWalletRequestDescriptor, value, "strict");
/** {@link parseUpdateWalletRequest} as a Standard Schema. */
export const UpdateWalletRequestSchema: StandardSchema<UpdateWalletRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletRequest);

/** What a {@link UpdateWalletResponse} holds. */
export const updateWalletResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateWalletResponse", {
  activity: () => updateWalletActivityDescriptor,
});

/** Whether a value is a {@link UpdateWalletResponse} as it may be answered. */
export function isUpdateWalletResponse(value: unknown): value is UpdateWalletResponse {
  if (!isObject(value) || !isUpdateWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateWalletResponse}, without explicit nulls, or its issues. */
export const parseUpdateWalletResponse = (value: unknown): ParseResult<UpdateWalletResponse> =>
  parse(isUpdateWalletResponse, updateWalletResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletResponse} as it may be answered. */
export const explainUpdateWalletResponse = (value: unknown): readonly Issue[] =>
  explain(updateWalletResponseDescriptor, value, "tolerant");
/** {@link parseUpdateWalletResponse} as a Standard Schema. */
export const UpdateWalletResponseSchema: StandardSchema<UpdateWalletResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletResponse);
