// Validators of the types in `activities/update-wallet-account-name`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  UpdateWalletAccountNameActivity,
  UpdateWalletAccountNameIntent,
  UpdateWalletAccountNameRequest,
  UpdateWalletAccountNameResponse,
  UpdateWalletAccountNameResult,
} from "../../activities/update-wallet-account-name.js";
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
  walletAccountIdDescriptor,
  walletAccountNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateWalletAccountNameActivity} holds. */
export const updateWalletAccountNameActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWalletAccountNameActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      updateWalletAccountNameIntent: () => updateWalletAccountNameIntentDescriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "updateWalletAccountNameResult?": () => updateWalletAccountNameResultDescriptor,
    }),
  },
);

/** Member `intent` of {@link UpdateWalletAccountNameActivity}. */
function isUpdateWalletAccountNameActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedUpdateWalletAccountNameIntent(value.updateWalletAccountNameIntent);
}

/** Member `result` of {@link UpdateWalletAccountNameActivity}. */
function isUpdateWalletAccountNameActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.updateWalletAccountNameResult) &&
    !isUpdateWalletAccountNameResult(value.updateWalletAccountNameResult)
  )
    return false;
  return true;
}

/** Whether a value is a {@link UpdateWalletAccountNameActivity} as it may be answered. */
export function isUpdateWalletAccountNameActivity(value: unknown): value is UpdateWalletAccountNameActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME") return false;
  if (!isUpdateWalletAccountNameActivityIntent(value.intent)) return false;
  return isUpdateWalletAccountNameActivityResult(value.result);
}

/** The value as a {@link UpdateWalletAccountNameActivity}, without explicit nulls, or its issues. */
export const parseUpdateWalletAccountNameActivity = (value: unknown): ParseResult<UpdateWalletAccountNameActivity> =>
  parse(isUpdateWalletAccountNameActivity, updateWalletAccountNameActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletAccountNameActivity} as it may be answered. */
export const explainUpdateWalletAccountNameActivity = (value: unknown): readonly Issue[] =>
  explain(updateWalletAccountNameActivityDescriptor, value, "tolerant");
/** {@link parseUpdateWalletAccountNameActivity} as a Standard Schema. */
export const UpdateWalletAccountNameActivitySchema: StandardSchema<UpdateWalletAccountNameActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletAccountNameActivity);

/** What a {@link UpdateWalletAccountNameIntent} holds. */
export const updateWalletAccountNameIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWalletAccountNameIntent",
  { walletAccountId: walletAccountIdDescriptor, name: walletAccountNameDescriptor },
);

const updateWalletAccountNameIntentMembers = ["walletAccountId", "name"];

/** Whether a value is a {@link UpdateWalletAccountNameIntent} fit to be sent. */
export function isUpdateWalletAccountNameIntent(value: unknown): value is UpdateWalletAccountNameIntent {
  if (!isObject(value)) return false;
  const walletAccountId = value.walletAccountId;
  if (typeof walletAccountId !== "string" || (walletAccountId.length > 64 && codePoints(walletAccountId) > 64))
    return false;
  const name = value.name;
  if (typeof name !== "string" || (name.length > 256 && codePoints(name) > 256) || name.length === 0) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, updateWalletAccountNameIntentMembers);
}

/** The value as a {@link UpdateWalletAccountNameIntent}, without explicit nulls, or its issues. */
export const parseUpdateWalletAccountNameIntent = (value: unknown): ParseResult<UpdateWalletAccountNameIntent> =>
  parse(isUpdateWalletAccountNameIntent, updateWalletAccountNameIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateWalletAccountNameIntent} fit to be sent. */
export const explainUpdateWalletAccountNameIntent = (value: unknown): readonly Issue[] =>
  explain(updateWalletAccountNameIntentDescriptor, value, "strict");
/** {@link parseUpdateWalletAccountNameIntent} as a Standard Schema. */
export const UpdateWalletAccountNameIntentSchema: StandardSchema<UpdateWalletAccountNameIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletAccountNameIntent);

/** Whether a value is a {@link UpdateWalletAccountNameIntent} as it may be answered. */
export function isReceivedUpdateWalletAccountNameIntent(value: unknown): value is UpdateWalletAccountNameIntent {
  if (!isObject(value) || typeof value.walletAccountId !== "string") return false;
  if (typeof value.name !== "string") return false;
  return true;
}

/** The value as a {@link UpdateWalletAccountNameIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateWalletAccountNameIntent = (
  value: unknown,
): ParseResult<UpdateWalletAccountNameIntent> =>
  parse(isReceivedUpdateWalletAccountNameIntent, updateWalletAccountNameIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletAccountNameIntent} as it may be answered. */
export const explainReceivedUpdateWalletAccountNameIntent = (value: unknown): readonly Issue[] =>
  explain(updateWalletAccountNameIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateWalletAccountNameIntent} as a Standard Schema. */
export const ReceivedUpdateWalletAccountNameIntentSchema: StandardSchema<UpdateWalletAccountNameIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateWalletAccountNameIntent);

/** What a {@link UpdateWalletAccountNameResult} holds. */
export const updateWalletAccountNameResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWalletAccountNameResult",
  { walletAccountId: walletAccountIdDescriptor },
);

/** Whether a value is a {@link UpdateWalletAccountNameResult} as it may be answered. */
export function isUpdateWalletAccountNameResult(value: unknown): value is UpdateWalletAccountNameResult {
  if (!isObject(value) || typeof value.walletAccountId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateWalletAccountNameResult}, without explicit nulls, or its issues. */
export const parseUpdateWalletAccountNameResult = (value: unknown): ParseResult<UpdateWalletAccountNameResult> =>
  parse(isUpdateWalletAccountNameResult, updateWalletAccountNameResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletAccountNameResult} as it may be answered. */
export const explainUpdateWalletAccountNameResult = (value: unknown): readonly Issue[] =>
  explain(updateWalletAccountNameResultDescriptor, value, "tolerant");
/** {@link parseUpdateWalletAccountNameResult} as a Standard Schema. */
export const UpdateWalletAccountNameResultSchema: StandardSchema<UpdateWalletAccountNameResult> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletAccountNameResult);

/** What a {@link UpdateWalletAccountNameRequest} holds. */
export const updateWalletAccountNameRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWalletAccountNameRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => updateWalletAccountNameIntentDescriptor,
  },
);

const updateWalletAccountNameRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link UpdateWalletAccountNameRequest} fit to be sent. */
export function isUpdateWalletAccountNameRequest(value: unknown): value is UpdateWalletAccountNameRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME") return false;
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
  if (!isUpdateWalletAccountNameIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateWalletAccountNameRequestMembers);
}

/** The value as a {@link UpdateWalletAccountNameRequest}, without explicit nulls, or its issues. */
export const parseUpdateWalletAccountNameRequest = (value: unknown): ParseResult<UpdateWalletAccountNameRequest> =>
  parse(isUpdateWalletAccountNameRequest, updateWalletAccountNameRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateWalletAccountNameRequest} fit to be sent. */
export const explainUpdateWalletAccountNameRequest = (value: unknown): readonly Issue[] =>
  explain(updateWalletAccountNameRequestDescriptor, value, "strict");
/** {@link parseUpdateWalletAccountNameRequest} as a Standard Schema. */
export const UpdateWalletAccountNameRequestSchema: StandardSchema<UpdateWalletAccountNameRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletAccountNameRequest);

/** What a {@link UpdateWalletAccountNameResponse} holds. */
export const updateWalletAccountNameResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWalletAccountNameResponse",
  { activity: () => updateWalletAccountNameActivityDescriptor },
);

/** Whether a value is a {@link UpdateWalletAccountNameResponse} as it may be answered. */
export function isUpdateWalletAccountNameResponse(value: unknown): value is UpdateWalletAccountNameResponse {
  if (!isObject(value) || !isUpdateWalletAccountNameActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateWalletAccountNameResponse}, without explicit nulls, or its issues. */
export const parseUpdateWalletAccountNameResponse = (value: unknown): ParseResult<UpdateWalletAccountNameResponse> =>
  parse(isUpdateWalletAccountNameResponse, updateWalletAccountNameResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWalletAccountNameResponse} as it may be answered. */
export const explainUpdateWalletAccountNameResponse = (value: unknown): readonly Issue[] =>
  explain(updateWalletAccountNameResponseDescriptor, value, "tolerant");
/** {@link parseUpdateWalletAccountNameResponse} as a Standard Schema. */
export const UpdateWalletAccountNameResponseSchema: StandardSchema<UpdateWalletAccountNameResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateWalletAccountNameResponse);
