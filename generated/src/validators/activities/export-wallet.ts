// Validators of the types in `activities/export-wallet`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ExportWalletActivity,
  ExportWalletIntent,
  ExportWalletRequest,
  ExportWalletResponse,
  ExportWalletResult,
} from "../../activities/export-wallet.js";
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
import { activityStatusDescriptor, isMnemonicLanguage, mnemonicLanguageDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  exportBundleDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  targetPublicKeyDescriptor,
  walletIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link ExportWalletActivity} holds. */
export const exportWalletActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportWalletActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET"], open: false },
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
  intent: /* @__PURE__ */ record("", { exportWalletIntent: () => exportWalletIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "exportWalletResult?": () => exportWalletResultDescriptor }),
});

/** Member `intent` of {@link ExportWalletActivity}. */
function isExportWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedExportWalletIntent(value.exportWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link ExportWalletActivity}. */
function isExportWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.exportWalletResult) && !isExportWalletResult(value.exportWalletResult)) return false;
  return true;
}

/** Whether a value is a {@link ExportWalletActivity} as it may be answered. */
export function isExportWalletActivity(value: unknown): value is ExportWalletActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_EXPORT_WALLET") return false;
  if (!isExportWalletActivityIntent(value.intent) || !isExportWalletActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link ExportWalletActivity}, without explicit nulls, or its issues. */
export const parseExportWalletActivity = (value: unknown): ParseResult<ExportWalletActivity> =>
  parse(isExportWalletActivity, exportWalletActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletActivity} as it may be answered. */
export const explainExportWalletActivity = (value: unknown): readonly Issue[] =>
  explain(exportWalletActivityDescriptor, value, "tolerant");
/** {@link parseExportWalletActivity} as a Standard Schema. */
export const ExportWalletActivitySchema: StandardSchema<ExportWalletActivity> =
  /* @__PURE__ */ standardSchema(parseExportWalletActivity);

/** What a {@link ExportWalletIntent} holds. */
export const exportWalletIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportWalletIntent", {
  walletId: walletIdDescriptor,
  targetPublicKey: targetPublicKeyDescriptor,
  "language?": mnemonicLanguageDescriptor,
});

const exportWalletIntentMembers = ["walletId", "targetPublicKey", "language"];

/** Whether a value is a {@link ExportWalletIntent} fit to be sent. */
export function isExportWalletIntent(value: unknown): value is ExportWalletIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const walletId = value.walletId;
  if (typeof walletId !== "string" || (walletId.length > 64 && codePoints(walletId) > 64)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  const language = value.language;
  if (language !== undefined) {
    present++;
    if (language === null) absent.nulls++;
    else if (!isMnemonicLanguage(language)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, exportWalletIntentMembers);
}

/** The value as a {@link ExportWalletIntent}, without explicit nulls, or its issues. */
export const parseExportWalletIntent = (value: unknown): ParseResult<ExportWalletIntent> =>
  parse(isExportWalletIntent, exportWalletIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link ExportWalletIntent} fit to be sent. */
export const explainExportWalletIntent = (value: unknown): readonly Issue[] =>
  explain(exportWalletIntentDescriptor, value, "strict");
/** {@link parseExportWalletIntent} as a Standard Schema. */
export const ExportWalletIntentSchema: StandardSchema<ExportWalletIntent> =
  /* @__PURE__ */ standardSchema(parseExportWalletIntent);

/** Whether a value is a {@link ExportWalletIntent} as it may be answered. */
export function isReceivedExportWalletIntent(value: unknown): value is ExportWalletIntent {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  if (typeof value.language !== "string" && isPresent(value.language)) return false;
  return true;
}

/** The value as a {@link ExportWalletIntent}, without explicit nulls, or its issues. */
export const parseReceivedExportWalletIntent = (value: unknown): ParseResult<ExportWalletIntent> =>
  parse(isReceivedExportWalletIntent, exportWalletIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletIntent} as it may be answered. */
export const explainReceivedExportWalletIntent = (value: unknown): readonly Issue[] =>
  explain(exportWalletIntentDescriptor, value, "tolerant");
/** {@link parseReceivedExportWalletIntent} as a Standard Schema. */
export const ReceivedExportWalletIntentSchema: StandardSchema<ExportWalletIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedExportWalletIntent,
);

/** What a {@link ExportWalletResult} holds. */
export const exportWalletResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportWalletResult", {
  walletId: walletIdDescriptor,
  exportBundle: exportBundleDescriptor,
});

/** Whether a value is a {@link ExportWalletResult} as it may be answered. */
export function isExportWalletResult(value: unknown): value is ExportWalletResult {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  if (typeof value.exportBundle !== "string") return false;
  return true;
}

/** The value as a {@link ExportWalletResult}, without explicit nulls, or its issues. */
export const parseExportWalletResult = (value: unknown): ParseResult<ExportWalletResult> =>
  parse(isExportWalletResult, exportWalletResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletResult} as it may be answered. */
export const explainExportWalletResult = (value: unknown): readonly Issue[] =>
  explain(exportWalletResultDescriptor, value, "tolerant");
/** {@link parseExportWalletResult} as a Standard Schema. */
export const ExportWalletResultSchema: StandardSchema<ExportWalletResult> =
  /* @__PURE__ */ standardSchema(parseExportWalletResult);

/** What a {@link ExportWalletRequest} holds. */
export const exportWalletRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportWalletRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => exportWalletIntentDescriptor,
});

const exportWalletRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link ExportWalletRequest} fit to be sent. */
export function isExportWalletRequest(value: unknown): value is ExportWalletRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_WALLET") return false;
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
  if (!isExportWalletIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, exportWalletRequestMembers);
}

/** The value as a {@link ExportWalletRequest}, without explicit nulls, or its issues. */
export const parseExportWalletRequest = (value: unknown): ParseResult<ExportWalletRequest> =>
  parse(isExportWalletRequest, exportWalletRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ExportWalletRequest} fit to be sent. */
export const explainExportWalletRequest = (value: unknown): readonly Issue[] =>
  explain(exportWalletRequestDescriptor, value, "strict");
/** {@link parseExportWalletRequest} as a Standard Schema. */
export const ExportWalletRequestSchema: StandardSchema<ExportWalletRequest> =
  /* @__PURE__ */ standardSchema(parseExportWalletRequest);

/** What a {@link ExportWalletResponse} holds. */
export const exportWalletResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExportWalletResponse", {
  activity: () => exportWalletActivityDescriptor,
});

/** Whether a value is a {@link ExportWalletResponse} as it may be answered. */
export function isExportWalletResponse(value: unknown): value is ExportWalletResponse {
  if (!isObject(value) || !isExportWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ExportWalletResponse}, without explicit nulls, or its issues. */
export const parseExportWalletResponse = (value: unknown): ParseResult<ExportWalletResponse> =>
  parse(isExportWalletResponse, exportWalletResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExportWalletResponse} as it may be answered. */
export const explainExportWalletResponse = (value: unknown): readonly Issue[] =>
  explain(exportWalletResponseDescriptor, value, "tolerant");
/** {@link parseExportWalletResponse} as a Standard Schema. */
export const ExportWalletResponseSchema: StandardSchema<ExportWalletResponse> =
  /* @__PURE__ */ standardSchema(parseExportWalletResponse);
