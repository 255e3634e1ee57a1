// Validators of the types in `activities/delete-wallet-accounts`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteWalletAccountsActivity,
  DeleteWalletAccountsIntent,
  DeleteWalletAccountsRequest,
  DeleteWalletAccountsResponse,
  DeleteWalletAccountsResult,
} from "../../activities/delete-wallet-accounts.js";
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
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteWalletAccountsActivity} holds. */
export const deleteWalletAccountsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWalletAccountsActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS"], open: false },
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
    intent: /* @__PURE__ */ record("", { deleteWalletAccountsIntent: () => deleteWalletAccountsIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deleteWalletAccountsResult?": () => deleteWalletAccountsResultDescriptor }),
  },
);

/** Member `intent` of {@link DeleteWalletAccountsActivity}. */
function isDeleteWalletAccountsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedDeleteWalletAccountsIntent(value.deleteWalletAccountsIntent);
}

/** Member `result` of {@link DeleteWalletAccountsActivity}. */
function isDeleteWalletAccountsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteWalletAccountsResult) && !isDeleteWalletAccountsResult(value.deleteWalletAccountsResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeleteWalletAccountsActivity} as it may be answered. */
export function isDeleteWalletAccountsActivity(value: unknown): value is DeleteWalletAccountsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS") return false;
  if (!isDeleteWalletAccountsActivityIntent(value.intent)) return false;
  return isDeleteWalletAccountsActivityResult(value.result);
}

/** The value as a {@link DeleteWalletAccountsActivity}, without explicit nulls, or its issues. */
export const parseDeleteWalletAccountsActivity = (value: unknown): ParseResult<DeleteWalletAccountsActivity> =>
  parse(isDeleteWalletAccountsActivity, deleteWalletAccountsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletAccountsActivity} as it may be answered. */
export const explainDeleteWalletAccountsActivity = (value: unknown): readonly Issue[] =>
  explain(deleteWalletAccountsActivityDescriptor, value, "tolerant");
/** {@link parseDeleteWalletAccountsActivity} as a Standard Schema. */
export const DeleteWalletAccountsActivitySchema: StandardSchema<DeleteWalletAccountsActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletAccountsActivity);

/** What a {@link DeleteWalletAccountsIntent} holds. */
export const deleteWalletAccountsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWalletAccountsIntent",
  {
    walletAccountIds: { kind: "array", of: walletAccountIdDescriptor, minItems: 1, maxItems: 100 },
    "deleteWithoutExport?": { kind: "boolean" },
  },
);

const deleteWalletAccountsIntentMembers = ["walletAccountIds", "deleteWithoutExport"];

/** Whether a value is a {@link DeleteWalletAccountsIntent} fit to be sent. */
export function isDeleteWalletAccountsIntent(value: unknown): value is DeleteWalletAccountsIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const walletAccountIds = value.walletAccountIds;
  if (!Array.isArray(walletAccountIds) || walletAccountIds.length > 100 || walletAccountIds.length === 0) return false;
  for (let i = 0; i < walletAccountIds.length; i++) {
    const item: unknown = walletAccountIds[i];
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
  return members === present || hasOnly(value, deleteWalletAccountsIntentMembers);
}

/** The value as a {@link DeleteWalletAccountsIntent}, without explicit nulls, or its issues. */
export const parseDeleteWalletAccountsIntent = (value: unknown): ParseResult<DeleteWalletAccountsIntent> =>
  parse(isDeleteWalletAccountsIntent, deleteWalletAccountsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteWalletAccountsIntent} fit to be sent. */
export const explainDeleteWalletAccountsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteWalletAccountsIntentDescriptor, value, "strict");
/** {@link parseDeleteWalletAccountsIntent} as a Standard Schema. */
export const DeleteWalletAccountsIntentSchema: StandardSchema<DeleteWalletAccountsIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletAccountsIntent);

/** Whether a value is a {@link DeleteWalletAccountsIntent} as it may be answered. */
export function isReceivedDeleteWalletAccountsIntent(value: unknown): value is DeleteWalletAccountsIntent {
  if (!isObject(value)) return false;
  const walletAccountIds = value.walletAccountIds;
  if (!Array.isArray(walletAccountIds)) return false;
  for (let i = 0; i < walletAccountIds.length; i++) {
    if (typeof walletAccountIds[i] !== "string") return false;
  }
  if (typeof value.deleteWithoutExport !== "boolean" && isPresent(value.deleteWithoutExport)) return false;
  return true;
}

/** The value as a {@link DeleteWalletAccountsIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteWalletAccountsIntent = (value: unknown): ParseResult<DeleteWalletAccountsIntent> =>
  parse(isReceivedDeleteWalletAccountsIntent, deleteWalletAccountsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletAccountsIntent} as it may be answered. */
export const explainReceivedDeleteWalletAccountsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteWalletAccountsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteWalletAccountsIntent} as a Standard Schema. */
export const ReceivedDeleteWalletAccountsIntentSchema: StandardSchema<DeleteWalletAccountsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteWalletAccountsIntent);

/** What a {@link DeleteWalletAccountsResult} holds. */
export const deleteWalletAccountsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWalletAccountsResult",
  { walletAccountIds: { kind: "array", of: walletAccountIdDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link DeleteWalletAccountsResult} as it may be answered. */
export function isDeleteWalletAccountsResult(value: unknown): value is DeleteWalletAccountsResult {
  if (!isObject(value)) return false;
  const walletAccountIds = value.walletAccountIds;
  if (!Array.isArray(walletAccountIds)) return false;
  for (let i = 0; i < walletAccountIds.length; i++) {
    if (typeof walletAccountIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteWalletAccountsResult}, without explicit nulls, or its issues. */
export const parseDeleteWalletAccountsResult = (value: unknown): ParseResult<DeleteWalletAccountsResult> =>
  parse(isDeleteWalletAccountsResult, deleteWalletAccountsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletAccountsResult} as it may be answered. */
export const explainDeleteWalletAccountsResult = (value: unknown): readonly Issue[] =>
  explain(deleteWalletAccountsResultDescriptor, value, "tolerant");
/** {@link parseDeleteWalletAccountsResult} as a Standard Schema. */
export const DeleteWalletAccountsResultSchema: StandardSchema<DeleteWalletAccountsResult> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletAccountsResult);

/** What a {@link DeleteWalletAccountsRequest} holds. */
export const deleteWalletAccountsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWalletAccountsRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deleteWalletAccountsIntentDescriptor,
  },
);

const deleteWalletAccountsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteWalletAccountsRequest} fit to be sent. */
export function isDeleteWalletAccountsRequest(value: unknown): value is DeleteWalletAccountsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS") return false;
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
  if (!isDeleteWalletAccountsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteWalletAccountsRequestMembers);
}

/** The value as a {@link DeleteWalletAccountsRequest}, without explicit nulls, or its issues. */
export const parseDeleteWalletAccountsRequest = (value: unknown): ParseResult<DeleteWalletAccountsRequest> =>
  parse(isDeleteWalletAccountsRequest, deleteWalletAccountsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteWalletAccountsRequest} fit to be sent. */
export const explainDeleteWalletAccountsRequest = (value: unknown): readonly Issue[] =>
  explain(deleteWalletAccountsRequestDescriptor, value, "strict");
/** {@link parseDeleteWalletAccountsRequest} as a Standard Schema. */
export const DeleteWalletAccountsRequestSchema: StandardSchema<DeleteWalletAccountsRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletAccountsRequest);

/** What a {@link DeleteWalletAccountsResponse} holds. */
export const deleteWalletAccountsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWalletAccountsResponse",
  { activity: () => deleteWalletAccountsActivityDescriptor },
);

/** Whether a value is a {@link DeleteWalletAccountsResponse} as it may be answered. */
export function isDeleteWalletAccountsResponse(value: unknown): value is DeleteWalletAccountsResponse {
  if (!isObject(value) || !isDeleteWalletAccountsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteWalletAccountsResponse}, without explicit nulls, or its issues. */
export const parseDeleteWalletAccountsResponse = (value: unknown): ParseResult<DeleteWalletAccountsResponse> =>
  parse(isDeleteWalletAccountsResponse, deleteWalletAccountsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWalletAccountsResponse} as it may be answered. */
export const explainDeleteWalletAccountsResponse = (value: unknown): readonly Issue[] =>
  explain(deleteWalletAccountsResponseDescriptor, value, "tolerant");
/** {@link parseDeleteWalletAccountsResponse} as a Standard Schema. */
export const DeleteWalletAccountsResponseSchema: StandardSchema<DeleteWalletAccountsResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteWalletAccountsResponse);
