// Validators of the types in `activities/export-wallet-account`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ExportWalletAccountActivity,
  ExportWalletAccountIntent,
  ExportWalletAccountRequest,
  ExportWalletAccountResponse,
  ExportWalletAccountResult,
} from "../../activities/export-wallet-account.js";
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
  chainAddressDescriptor,
  exportBundleDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  targetPublicKeyDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link ExportWalletAccountActivity} holds. */
export const exportWalletAccountActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ExportWalletAccountActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT"], open: false },
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
    intent: /* @__PURE__ */ record("", { exportWalletAccountIntent: () => exportWalletAccountIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "exportWalletAccountResult?": () => exportWalletAccountResultDescriptor }),
  },
);

/** Member `intent` of {@link ExportWalletAccountActivity}. */
function isExportWalletAccountActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedExportWalletAccountIntent(value.exportWalletAccountIntent)) return false;
  return true;
}

/** Member `result` of {@link ExportWalletAccountActivity}. */
function isExportWalletAccountActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.exportWalletAccountResult) && !isExportWalletAccountResult(value.exportWalletAccountResult))
    return false;
  return true;
}

/** Whether a value is a {@link ExportWalletAccountActivity} as it may be answered. */
export function isExportWalletAccountActivity(value: unknown): value is ExportWalletAccountActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT") return false;
  if (!isExportWalletAccountActivityIntent(value.intent)) return false;
  return isExportWalletAccountActivityResult(value.result);
}

/** The value as a {@link ExportWalletAccountActivity}, without explicit nulls, or its issues. */
export const parseExportWalletAccountActivity = (value: unknown): ParseResult<ExportWalletAccountActivity> =>
  parse(isExportWalletAccountActivity, exportWalletAccountActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletAccountActivity} as it may be answered. */
export const explainExportWalletAccountActivity = (value: unknown): readonly Issue[] =>
  explain(exportWalletAccountActivityDescriptor, value, "tolerant");
/** {@link parseExportWalletAccountActivity} as a Standard Schema. */
export const ExportWalletAccountActivitySchema: StandardSchema<ExportWalletAccountActivity> =
  /* @__PURE__ */ standardSchema(parseExportWalletAccountActivity);

/** What a {@link ExportWalletAccountIntent} holds. */
export const exportWalletAccountIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ExportWalletAccountIntent",
  { address: chainAddressDescriptor, targetPublicKey: targetPublicKeyDescriptor },
);

const exportWalletAccountIntentMembers = ["address", "targetPublicKey"];

/** Whether a value is a {@link ExportWalletAccountIntent} fit to be sent. */
export function isExportWalletAccountIntent(value: unknown): value is ExportWalletAccountIntent {
  if (!isObject(value)) return false;
  const address = value.address;
  if (typeof address !== "string" || (address.length > 256 && codePoints(address) > 256)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, exportWalletAccountIntentMembers);
}

/** The value as a {@link ExportWalletAccountIntent}, without explicit nulls, or its issues. */
export const parseExportWalletAccountIntent = (value: unknown): ParseResult<ExportWalletAccountIntent> =>
  parse(isExportWalletAccountIntent, exportWalletAccountIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link ExportWalletAccountIntent} fit to be sent. */
export const explainExportWalletAccountIntent = (value: unknown): readonly Issue[] =>
  explain(exportWalletAccountIntentDescriptor, value, "strict");
/** {@link parseExportWalletAccountIntent} as a Standard Schema. */
export const ExportWalletAccountIntentSchema: StandardSchema<ExportWalletAccountIntent> =
  /* @__PURE__ */ standardSchema(parseExportWalletAccountIntent);

/** Whether a value is a {@link ExportWalletAccountIntent} as it may be answered. */
export function isReceivedExportWalletAccountIntent(value: unknown): value is ExportWalletAccountIntent {
  if (!isObject(value) || typeof value.address !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  return true;
}

/** The value as a {@link ExportWalletAccountIntent}, without explicit nulls, or its issues. */
export const parseReceivedExportWalletAccountIntent = (value: unknown): ParseResult<ExportWalletAccountIntent> =>
  parse(isReceivedExportWalletAccountIntent, exportWalletAccountIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletAccountIntent} as it may be answered. */
export const explainReceivedExportWalletAccountIntent = (value: unknown): readonly Issue[] =>
  explain(exportWalletAccountIntentDescriptor, value, "tolerant");
/** {@link parseReceivedExportWalletAccountIntent} as a Standard Schema. */
export const ReceivedExportWalletAccountIntentSchema: StandardSchema<ExportWalletAccountIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedExportWalletAccountIntent);

/** What a {@link ExportWalletAccountResult} holds. */
export const exportWalletAccountResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ExportWalletAccountResult",
  { address: chainAddressDescriptor, exportBundle: exportBundleDescriptor },
);

/** Whether a value is a {@link ExportWalletAccountResult} as it may be answered. */
export function isExportWalletAccountResult(value: unknown): value is ExportWalletAccountResult {
  if (!isObject(value) || typeof value.address !== "string") return false;
  if (typeof value.exportBundle !== "string") return false;
  return true;
}

/** The value as a {@link ExportWalletAccountResult}, without explicit nulls, or its issues. */
export const parseExportWalletAccountResult = (value: unknown): ParseResult<ExportWalletAccountResult> =>
  parse(isExportWalletAccountResult, exportWalletAccountResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletAccountResult} as it may be answered. */
export const explainExportWalletAccountResult = (value: unknown): readonly Issue[] =>
  explain(exportWalletAccountResultDescriptor, value, "tolerant");
/** {@link parseExportWalletAccountResult} as a Standard Schema. */
export const ExportWalletAccountResultSchema: StandardSchema<ExportWalletAccountResult> =
  /* @__PURE__ */ standardSchema(parseExportWalletAccountResult);

/** What a {@link ExportWalletAccountRequest} holds. */
export const exportWalletAccountRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ExportWalletAccountRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => exportWalletAccountIntentDescriptor,
  },
);

const exportWalletAccountRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link ExportWalletAccountRequest} fit to be sent. */
export function isExportWalletAccountRequest(value: unknown): value is ExportWalletAccountRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT") return false;
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
  if (!isExportWalletAccountIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, exportWalletAccountRequestMembers);
}

/** The value as a {@link ExportWalletAccountRequest}, without explicit nulls, or its issues. */
export const parseExportWalletAccountRequest = (value: unknown): ParseResult<ExportWalletAccountRequest> =>
  parse(isExportWalletAccountRequest, exportWalletAccountRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ExportWalletAccountRequest} fit to be sent. */
export const explainExportWalletAccountRequest = (value: unknown): readonly Issue[] =>
  explain(exportWalletAccountRequestDescriptor, value, "strict");
/** {@link parseExportWalletAccountRequest} as a Standard Schema. */
export const ExportWalletAccountRequestSchema: StandardSchema<ExportWalletAccountRequest> =
  /* @__PURE__ */ standardSchema(parseExportWalletAccountRequest);

/** What a {@link ExportWalletAccountResponse} holds. */
export const exportWalletAccountResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ExportWalletAccountResponse",
  { activity: () => exportWalletAccountActivityDescriptor },
);

/** Whether a value is a {@link ExportWalletAccountResponse} as it may be answered. */
export function isExportWalletAccountResponse(value: unknown): value is ExportWalletAccountResponse {
  if (!isObject(value) || !isExportWalletAccountActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ExportWalletAccountResponse}, without explicit nulls, or its issues. */
export const parseExportWalletAccountResponse = (value: unknown): ParseResult<ExportWalletAccountResponse> =>
  parse(isExportWalletAccountResponse, exportWalletAccountResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletAccountResponse} as it may be answered. */
export const explainExportWalletAccountResponse = (value: unknown): readonly Issue[] =>
  explain(exportWalletAccountResponseDescriptor, value, "tolerant");
/** {@link parseExportWalletAccountResponse} as a Standard Schema. */
export const ExportWalletAccountResponseSchema: StandardSchema<ExportWalletAccountResponse> =
  /* @__PURE__ */ standardSchema(parseExportWalletAccountResponse);
