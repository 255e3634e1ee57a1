// Validators of the types in `activities/export-private-key`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ExportPrivateKeyActivity,
  ExportPrivateKeyIntent,
  ExportPrivateKeyRequest,
  ExportPrivateKeyResponse,
  ExportPrivateKeyResult,
} from "../../activities/export-private-key.js";
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
  exportBundleDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  privateKeyIdDescriptor,
  targetPublicKeyDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link ExportPrivateKeyActivity} holds. */
export const exportPrivateKeyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportPrivateKeyActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"], open: false },
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
  intent: /* @__PURE__ */ record("", { exportPrivateKeyIntent: () => exportPrivateKeyIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "exportPrivateKeyResult?": () => exportPrivateKeyResultDescriptor }),
});

/** Member `intent` of {@link ExportPrivateKeyActivity}. */
function isExportPrivateKeyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedExportPrivateKeyIntent(value.exportPrivateKeyIntent)) return false;
  return true;
}

/** Member `result` of {@link ExportPrivateKeyActivity}. */
function isExportPrivateKeyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.exportPrivateKeyResult) && !isExportPrivateKeyResult(value.exportPrivateKeyResult)) return false;
  return true;
}

/** Whether a value is a {@link ExportPrivateKeyActivity} as it may be answered. */
export function isExportPrivateKeyActivity(value: unknown): value is ExportPrivateKeyActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY") return false;
  if (!isExportPrivateKeyActivityIntent(value.intent)) return false;
  return isExportPrivateKeyActivityResult(value.result);
}

/** The value as a {@link ExportPrivateKeyActivity}, without explicit nulls, or its issues. */
export const parseExportPrivateKeyActivity = (value: unknown): ParseResult<ExportPrivateKeyActivity> =>
  parse(isExportPrivateKeyActivity, exportPrivateKeyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportPrivateKeyActivity} as it may be answered. */
export const explainExportPrivateKeyActivity = (value: unknown): readonly Issue[] =>
  explain(exportPrivateKeyActivityDescriptor, value, "tolerant");
/** {@link parseExportPrivateKeyActivity} as a Standard Schema. */
export const ExportPrivateKeyActivitySchema: StandardSchema<ExportPrivateKeyActivity> =
  /* @__PURE__ */ standardSchema(parseExportPrivateKeyActivity);

/** What a {@link ExportPrivateKeyIntent} holds. */
export const exportPrivateKeyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportPrivateKeyIntent", {
  privateKeyId: privateKeyIdDescriptor,
  targetPublicKey: targetPublicKeyDescriptor,
});

const exportPrivateKeyIntentMembers = ["privateKeyId", "targetPublicKey"];

/** Whether a value is a {@link ExportPrivateKeyIntent} fit to be sent. */
export function isExportPrivateKeyIntent(value: unknown): value is ExportPrivateKeyIntent {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string" || (privateKeyId.length > 64 && codePoints(privateKeyId) > 64)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, exportPrivateKeyIntentMembers);
}

/** The value as a {@link ExportPrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseExportPrivateKeyIntent = (value: unknown): ParseResult<ExportPrivateKeyIntent> =>
  parse(isExportPrivateKeyIntent, exportPrivateKeyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link ExportPrivateKeyIntent} fit to be sent. */
export const explainExportPrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(exportPrivateKeyIntentDescriptor, value, "strict");
/** {@link parseExportPrivateKeyIntent} as a Standard Schema. */
export const ExportPrivateKeyIntentSchema: StandardSchema<ExportPrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseExportPrivateKeyIntent);

/** Whether a value is a {@link ExportPrivateKeyIntent} as it may be answered. */
export function isReceivedExportPrivateKeyIntent(value: unknown): value is ExportPrivateKeyIntent {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  return true;
}

/** The value as a {@link ExportPrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseReceivedExportPrivateKeyIntent = (value: unknown): ParseResult<ExportPrivateKeyIntent> =>
  parse(isReceivedExportPrivateKeyIntent, exportPrivateKeyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportPrivateKeyIntent} as it may be answered. */
export const explainReceivedExportPrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(exportPrivateKeyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedExportPrivateKeyIntent} as a Standard Schema. */
export const ReceivedExportPrivateKeyIntentSchema: StandardSchema<ExportPrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedExportPrivateKeyIntent);

/** What a {@link ExportPrivateKeyResult} holds. */
export const exportPrivateKeyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportPrivateKeyResult", {
  privateKeyId: privateKeyIdDescriptor,
  exportBundle: exportBundleDescriptor,
});

/** Whether a value is a {@link ExportPrivateKeyResult} as it may be answered. */
export function isExportPrivateKeyResult(value: unknown): value is ExportPrivateKeyResult {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  if (typeof value.exportBundle !== "string") return false;
  return true;
}

/** The value as a {@link ExportPrivateKeyResult}, without explicit nulls, or its issues. */
export const parseExportPrivateKeyResult = (value: unknown): ParseResult<ExportPrivateKeyResult> =>
  parse(isExportPrivateKeyResult, exportPrivateKeyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportPrivateKeyResult} as it may be answered. */
export const explainExportPrivateKeyResult = (value: unknown): readonly Issue[] =>
  explain(exportPrivateKeyResultDescriptor, value, "tolerant");
/** {@link parseExportPrivateKeyResult} as a Standard Schema. */
export const ExportPrivateKeyResultSchema: StandardSchema<ExportPrivateKeyResult> =
  /* @__PURE__ */ standardSchema(parseExportPrivateKeyResult);

/** What a {@link ExportPrivateKeyRequest} holds. */
export const exportPrivateKeyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportPrivateKeyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => exportPrivateKeyIntentDescriptor,
});

const exportPrivateKeyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link ExportPrivateKeyRequest} fit to be sent. */
export function isExportPrivateKeyRequest(value: unknown): value is ExportPrivateKeyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY") return false;
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
  if (!isExportPrivateKeyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, exportPrivateKeyRequestMembers);
}

/** The value as a {@link ExportPrivateKeyRequest}, without explicit nulls, or its issues. */
export const parseExportPrivateKeyRequest = (value: unknown): ParseResult<ExportPrivateKeyRequest> =>
  parse(isExportPrivateKeyRequest, exportPrivateKeyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ExportPrivateKeyRequest} fit to be sent. */
export const explainExportPrivateKeyRequest = (value: unknown): readonly Issue[] =>
  explain(exportPrivateKeyRequestDescriptor, value, "strict");
/** {@link parseExportPrivateKeyRequest} as a Standard Schema. */
export const ExportPrivateKeyRequestSchema: StandardSchema<ExportPrivateKeyRequest> =
  /* @__PURE__ */ standardSchema(parseExportPrivateKeyRequest);

/** What a {@link ExportPrivateKeyResponse} holds. */
export const exportPrivateKeyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportPrivateKeyResponse", {
  activity: () => exportPrivateKeyActivityDescriptor,
});

/** Whether a value is a {@link ExportPrivateKeyResponse} as it may be answered. */
export function isExportPrivateKeyResponse(value: unknown): value is ExportPrivateKeyResponse {
  if (!isObject(value) || !isExportPrivateKeyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ExportPrivateKeyResponse}, without explicit nulls, or its issues. */
export const parseExportPrivateKeyResponse = (value: unknown): ParseResult<ExportPrivateKeyResponse> =>
  parse(isExportPrivateKeyResponse, exportPrivateKeyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportPrivateKeyResponse} as it may be answered. */
export const explainExportPrivateKeyResponse = (value: unknown): readonly Issue[] =>
  explain(exportPrivateKeyResponseDescriptor, value, "tolerant");
/** {@link parseExportPrivateKeyResponse} as a Standard Schema. */
export const ExportPrivateKeyResponseSchema: StandardSchema<ExportPrivateKeyResponse> =
  /* @__PURE__ */ standardSchema(parseExportPrivateKeyResponse);
