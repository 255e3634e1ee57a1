// Validators of the types in `activities/delete-wallets`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteWalletsActivity,
  DeleteWalletsIntent,
  DeleteWalletsRequest,
  DeleteWalletsResponse,
  DeleteWalletsResult,
} from "../../activities/delete-wallets.js";
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
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteWalletsActivity} holds. */
export const deleteWalletsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteWalletsActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLETS"], open: false },
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
  intent: /* @__PURE__ */ record("", { deleteWalletsIntent: () => deleteWalletsIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "deleteWalletsResult?": () => deleteWalletsResultDescriptor }),
});

/** Member `intent` of {@link DeleteWalletsActivity}. */
function isDeleteWalletsActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeleteWalletsIntent(value.deleteWalletsIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteWalletsActivity}. */
function isDeleteWalletsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteWalletsResult) && !isDeleteWalletsResult(value.deleteWalletsResult)) return false;
  return true;
}

/** Whether a value is a {@link DeleteWalletsActivity} as it may be answered. */
export function isDeleteWalletsActivity(value: unknown): value is DeleteWalletsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WALLETS") return false;
  if (!isDeleteWalletsActivityIntent(value.intent)) return false;
  return isDeleteWalletsActivityResult(value.result);
}

/** The value as a {@link DeleteWalletsActivity}, without explicit nulls, or its issues. */
export const parseDeleteWalletsActivity = (value: unknown): ParseResult<DeleteWalletsActivity> =>
  parse(isDeleteWalletsActivity, deleteWalletsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletsActivity} as it may be answered. */
export const explainDeleteWalletsActivity = (value: unknown): readonly Issue[] =>
  explain(deleteWalletsActivityDescriptor, value, "tolerant");
/** {@link parseDeleteWalletsActivity} as a Standard Schema. */
export const DeleteWalletsActivitySchema: StandardSchema<DeleteWalletsActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletsActivity);

/** What a {@link DeleteWalletsIntent} holds. */
export const deleteWalletsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteWalletsIntent", {
  walletIds: { kind: "array", of: walletIdDescriptor, minItems: 1, maxItems: 100 },
  "deleteWithoutExport?": { kind: "boolean" },
});

const deleteWalletsIntentMembers = ["walletIds", "deleteWithoutExport"];

/** Whether a value is a {@link DeleteWalletsIntent} fit to be sent. */
export function isDeleteWalletsIntent(value: unknown): value is DeleteWalletsIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const walletIds = value.walletIds;
  if (!Array.isArray(walletIds) || walletIds.length > 100 || walletIds.length === 0) return false;
  for (let i = 0; i < walletIds.length; i++) {
    const item: unknown = walletIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    present++;
    if (deleteWithoutExport === null) absent.nulls++;
    else if (typeof deleteWithoutExport !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteWalletsIntentMembers);
}

/** The value as a {@link DeleteWalletsIntent}, without explicit nulls, or its issues. */
export const parseDeleteWalletsIntent = (value: unknown): ParseResult<DeleteWalletsIntent> =>
  parse(isDeleteWalletsIntent, deleteWalletsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteWalletsIntent} fit to be sent. */
export const explainDeleteWalletsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteWalletsIntentDescriptor, value, "strict");
/** {@link parseDeleteWalletsIntent} as a Standard Schema. */
export const DeleteWalletsIntentSchema: StandardSchema<DeleteWalletsIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletsIntent);

/** Whether a value is a {@link DeleteWalletsIntent} as it may be answered. */
export function isReceivedDeleteWalletsIntent(value: unknown): value is DeleteWalletsIntent {
  if (!isObject(value)) return false;
  const walletIds = value.walletIds;
  if (!Array.isArray(walletIds)) return false;
  for (let i = 0; i < walletIds.length; i++) {
    if (typeof walletIds[i] !== "string") return false;
  }
  if (typeof value.deleteWithoutExport !== "boolean" && isPresent(value.deleteWithoutExport)) return false;
  return true;
}

/** The value as a {@link DeleteWalletsIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteWalletsIntent = (value: unknown): ParseResult<DeleteWalletsIntent> =>
  parse(isReceivedDeleteWalletsIntent, deleteWalletsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletsIntent} as it may be answered. */
export const explainReceivedDeleteWalletsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteWalletsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteWalletsIntent} as a Standard Schema. */
export const ReceivedDeleteWalletsIntentSchema: StandardSchema<DeleteWalletsIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedDeleteWalletsIntent,
);

/** What a {@link DeleteWalletsResult} holds. */
export const deleteWalletsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteWalletsResult", {
  walletIds: { kind: "array", of: walletIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link DeleteWalletsResult} as it may be answered. */
export function isDeleteWalletsResult(value: unknown): value is DeleteWalletsResult {
  if (!isObject(value)) return false;
  const walletIds = value.walletIds;
  if (!Array.isArray(walletIds)) return false;
  for (let i = 0; i < walletIds.length; i++) {
    if (typeof walletIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteWalletsResult}, without explicit nulls, or its issues. */
export const parseDeleteWalletsResult = (value: unknown): ParseResult<DeleteWalletsResult> =>
  parse(isDeleteWalletsResult, deleteWalletsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletsResult} as it may be answered. */
export const explainDeleteWalletsResult = (value: unknown): readonly Issue[] =>
  explain(deleteWalletsResultDescriptor, value, "tolerant");
/** {@link parseDeleteWalletsResult} as a Standard Schema. */
export const DeleteWalletsResultSchema: StandardSchema<DeleteWalletsResult> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletsResult);

/** What a {@link DeleteWalletsRequest} holds. */
export const deleteWalletsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteWalletsRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLETS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deleteWalletsIntentDescriptor,
});

const deleteWalletsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteWalletsRequest} fit to be sent. */
export function isDeleteWalletsRequest(value: unknown): value is DeleteWalletsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WALLETS") return false;
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
  if (!isDeleteWalletsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteWalletsRequestMembers);
}

/** The value as a {@link DeleteWalletsRequest}, without explicit nulls, or its issues. */
export const parseDeleteWalletsRequest = (value: unknown): ParseResult<DeleteWalletsRequest> =>
  parse(isDeleteWalletsRequest, deleteWalletsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteWalletsRequest} fit to be sent. */
export const explainDeleteWalletsRequest = (value: unknown): readonly Issue[] =>
  explain(deleteWalletsRequestDescriptor, value, "strict");
/** {@link parseDeleteWalletsRequest} as a Standard Schema. */
export const DeleteWalletsRequestSchema: StandardSchema<DeleteWalletsRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletsRequest);

/** What a {@link DeleteWalletsResponse} holds. */
export const deleteWalletsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteWalletsResponse", {
  activity: () => deleteWalletsActivityDescriptor,
});

/** Whether a value is a {@link DeleteWalletsResponse} as it may be answered. */
export function isDeleteWalletsResponse(value: unknown): value is DeleteWalletsResponse {
  if (!isObject(value) || !isDeleteWalletsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteWalletsResponse}, without explicit nulls, or its issues. */
export const parseDeleteWalletsResponse = (value: unknown): ParseResult<DeleteWalletsResponse> =>
  parse(isDeleteWalletsResponse, deleteWalletsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletsResponse} as it may be answered. */
export const explainDeleteWalletsResponse = (value: unknown): readonly Issue[] =>
  explain(deleteWalletsResponseDescriptor, value, "tolerant");
/** {@link parseDeleteWalletsResponse} as a Standard Schema. */
export const DeleteWalletsResponseSchema: StandardSchema<DeleteWalletsResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletsResponse);
