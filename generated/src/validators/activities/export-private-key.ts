// Validators of the types in `activities/export-private-key`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ExportPrivateKeyActivity,
  ExportPrivateKeyIntent,
  ExportPrivateKeyRequest,
  ExportPrivateKeyResponse,
  ExportPrivateKeyResult,
} from "../../activities/export-private-key.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const exportPrivateKeyActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ExportPrivateKeyActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"], open: false },
    },
    { name: "id", type: activityIdDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "status", type: activityStatusDescriptor },
    { name: "votes", type: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 } },
    { name: "fingerprint", type: fingerprintDescriptor },
    { name: "canApprove", type: { kind: "boolean" } },
    { name: "canReject", type: { kind: "boolean" } },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
    { name: "failure", type: () => statusDescriptor, optional: true },
    {
      name: "intent",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "exportPrivateKeyIntent", type: () => exportPrivateKeyIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "exportPrivateKeyResult", type: () => exportPrivateKeyResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link ExportPrivateKeyActivity}. */
function isExportPrivateKeyActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedExportPrivateKeyIntent(value.exportPrivateKeyIntent)) return false;
  return true;
}

/** Member `result` of {@link ExportPrivateKeyActivity}. */
function isExportPrivateKeyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const exportPrivateKeyResult = value.exportPrivateKeyResult;
  if (exportPrivateKeyResult !== undefined) {
    if (exportPrivateKeyResult === null) absent.nulls++;
    else if (!isExportPrivateKeyResult(exportPrivateKeyResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link ExportPrivateKeyActivity} as it may be answered. */
export function isExportPrivateKeyActivity(value: unknown): value is ExportPrivateKeyActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY") return false;
  if (!isExportPrivateKeyActivityIntent(value.intent)) return false;
  if (!isExportPrivateKeyActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link ExportPrivateKeyActivity}, without explicit nulls, or its issues. */
export function parseExportPrivateKeyActivity(value: unknown): ParseResult<ExportPrivateKeyActivity> {
  return parse(isExportPrivateKeyActivity, exportPrivateKeyActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ExportPrivateKeyActivity} as it may be answered. */
export function explainExportPrivateKeyActivity(value: unknown): readonly Issue[] {
  return explain(exportPrivateKeyActivityDescriptor, value, "tolerant");
}

/** {@link parseExportPrivateKeyActivity} as a Standard Schema. */
export const ExportPrivateKeyActivitySchema: StandardSchema<ExportPrivateKeyActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseExportPrivateKeyActivity,
);

/** What a {@link ExportPrivateKeyIntent} holds. */
export const exportPrivateKeyIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ExportPrivateKeyIntent",
  extra: false,
  members: [
    { name: "privateKeyId", type: privateKeyIdDescriptor },
    { name: "targetPublicKey", type: targetPublicKeyDescriptor },
  ],
};

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
export function parseExportPrivateKeyIntent(value: unknown): ParseResult<ExportPrivateKeyIntent> {
  return parse(isExportPrivateKeyIntent, exportPrivateKeyIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ExportPrivateKeyIntent} fit to be sent. */
export function explainExportPrivateKeyIntent(value: unknown): readonly Issue[] {
  return explain(exportPrivateKeyIntentDescriptor, value, "strict");
}

/** {@link parseExportPrivateKeyIntent} as a Standard Schema. */
export const ExportPrivateKeyIntentSchema: StandardSchema<ExportPrivateKeyIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseExportPrivateKeyIntent,
);

/** Whether a value is a {@link ExportPrivateKeyIntent} as it may be answered. */
export function isReceivedExportPrivateKeyIntent(value: unknown): value is ExportPrivateKeyIntent {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string") return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string") return false;
  return true;
}

/** The value as a {@link ExportPrivateKeyIntent}, without explicit nulls, or its issues. */
export function parseReceivedExportPrivateKeyIntent(value: unknown): ParseResult<ExportPrivateKeyIntent> {
  return parse(isReceivedExportPrivateKeyIntent, exportPrivateKeyIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ExportPrivateKeyIntent} as it may be answered. */
export function explainReceivedExportPrivateKeyIntent(value: unknown): readonly Issue[] {
  return explain(exportPrivateKeyIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedExportPrivateKeyIntent} as a Standard Schema. */
export const ReceivedExportPrivateKeyIntentSchema: StandardSchema<ExportPrivateKeyIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedExportPrivateKeyIntent);

/** What a {@link ExportPrivateKeyResult} holds. */
export const exportPrivateKeyResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ExportPrivateKeyResult",
  extra: false,
  members: [
    { name: "privateKeyId", type: privateKeyIdDescriptor },
    { name: "exportBundle", type: exportBundleDescriptor },
  ],
};

/** Whether a value is a {@link ExportPrivateKeyResult} as it may be answered. */
export function isExportPrivateKeyResult(value: unknown): value is ExportPrivateKeyResult {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string") return false;
  const exportBundle = value.exportBundle;
  if (typeof exportBundle !== "string") return false;
  return true;
}

/** The value as a {@link ExportPrivateKeyResult}, without explicit nulls, or its issues. */
export function parseExportPrivateKeyResult(value: unknown): ParseResult<ExportPrivateKeyResult> {
  return parse(isExportPrivateKeyResult, exportPrivateKeyResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ExportPrivateKeyResult} as it may be answered. */
export function explainExportPrivateKeyResult(value: unknown): readonly Issue[] {
  return explain(exportPrivateKeyResultDescriptor, value, "tolerant");
}

/** {@link parseExportPrivateKeyResult} as a Standard Schema. */
export const ExportPrivateKeyResultSchema: StandardSchema<ExportPrivateKeyResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseExportPrivateKeyResult,
);

/** What a {@link ExportPrivateKeyRequest} holds. */
export const exportPrivateKeyRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ExportPrivateKeyRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => exportPrivateKeyIntentDescriptor },
  ],
};

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
export function parseExportPrivateKeyRequest(value: unknown): ParseResult<ExportPrivateKeyRequest> {
  return parse(isExportPrivateKeyRequest, exportPrivateKeyRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ExportPrivateKeyRequest} fit to be sent. */
export function explainExportPrivateKeyRequest(value: unknown): readonly Issue[] {
  return explain(exportPrivateKeyRequestDescriptor, value, "strict");
}

/** {@link parseExportPrivateKeyRequest} as a Standard Schema. */
export const ExportPrivateKeyRequestSchema: StandardSchema<ExportPrivateKeyRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseExportPrivateKeyRequest,
);

/** What a {@link ExportPrivateKeyResponse} holds. */
export const exportPrivateKeyResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ExportPrivateKeyResponse",
  extra: false,
  members: [{ name: "activity", type: () => exportPrivateKeyActivityDescriptor }],
};

/** Whether a value is a {@link ExportPrivateKeyResponse} as it may be answered. */
export function isExportPrivateKeyResponse(value: unknown): value is ExportPrivateKeyResponse {
  if (!isObject(value)) return false;
  if (!isExportPrivateKeyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ExportPrivateKeyResponse}, without explicit nulls, or its issues. */
export function parseExportPrivateKeyResponse(value: unknown): ParseResult<ExportPrivateKeyResponse> {
  return parse(isExportPrivateKeyResponse, exportPrivateKeyResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ExportPrivateKeyResponse} as it may be answered. */
export function explainExportPrivateKeyResponse(value: unknown): readonly Issue[] {
  return explain(exportPrivateKeyResponseDescriptor, value, "tolerant");
}

/** {@link parseExportPrivateKeyResponse} as a Standard Schema. */
export const ExportPrivateKeyResponseSchema: StandardSchema<ExportPrivateKeyResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseExportPrivateKeyResponse,
);
