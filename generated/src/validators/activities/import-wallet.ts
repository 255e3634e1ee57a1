// Validators of the types in `activities/import-wallet`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ImportWalletActivity,
  ImportWalletIntent,
  ImportWalletRequest,
  ImportWalletResponse,
  ImportWalletResult,
} from "../../activities/import-wallet.js";
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
  encryptedBundleDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
  walletIdDescriptor,
  walletNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  isReceivedWalletAccountParams,
  isWalletAccountParams,
  walletAccountParamsDescriptor,
} from "../shapes/wallets.js";

/** What a {@link ImportWalletActivity} holds. */
export const importWalletActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportWalletActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_WALLET"], open: false },
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
  intent: /* @__PURE__ */ record("", { importWalletIntent: () => importWalletIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "importWalletResult?": () => importWalletResultDescriptor }),
});

/** Member `intent` of {@link ImportWalletActivity}. */
function isImportWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedImportWalletIntent(value.importWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link ImportWalletActivity}. */
function isImportWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.importWalletResult) && !isImportWalletResult(value.importWalletResult)) return false;
  return true;
}

/** Whether a value is a {@link ImportWalletActivity} as it may be answered. */
export function isImportWalletActivity(value: unknown): value is ImportWalletActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_IMPORT_WALLET") return false;
  if (!isImportWalletActivityIntent(value.intent) || !isImportWalletActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link ImportWalletActivity}, without explicit nulls, or its issues. */
export const parseImportWalletActivity = (value: unknown): ParseResult<ImportWalletActivity> =>
  parse(isImportWalletActivity, importWalletActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportWalletActivity} as it may be answered. */
export const explainImportWalletActivity = (value: unknown): readonly Issue[] =>
  explain(importWalletActivityDescriptor, value, "tolerant");
/** {@link parseImportWalletActivity} as a Standard Schema. */
export const ImportWalletActivitySchema: StandardSchema<ImportWalletActivity> =
  /* @__PURE__ */ standardSchema(parseImportWalletActivity);

/** What a {@link ImportWalletIntent} holds. */
export const importWalletIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportWalletIntent", {
  userId: userIdDescriptor,
  walletName: walletNameDescriptor,
  encryptedBundle: encryptedBundleDescriptor,
  accounts: { kind: "array", of: () => walletAccountParamsDescriptor, minItems: 0, maxItems: 100 },
});

const importWalletIntentMembers = ["userId", "walletName", "encryptedBundle", "accounts"];

/** Whether a value is a {@link ImportWalletIntent} fit to be sent. */
export function isImportWalletIntent(value: unknown): value is ImportWalletIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const walletName = value.walletName;
  if (
    typeof walletName !== "string" ||
    (walletName.length > 256 && codePoints(walletName) > 256) ||
    walletName.length === 0
  )
    return false;
  const encryptedBundle = value.encryptedBundle;
  if (typeof encryptedBundle !== "string" || (encryptedBundle.length > 65536 && codePoints(encryptedBundle) > 65536))
    return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isWalletAccountParams(accounts[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, importWalletIntentMembers);
}

/** The value as a {@link ImportWalletIntent}, without explicit nulls, or its issues. */
export const parseImportWalletIntent = (value: unknown): ParseResult<ImportWalletIntent> =>
  parse(isImportWalletIntent, importWalletIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link ImportWalletIntent} fit to be sent. */
export const explainImportWalletIntent = (value: unknown): readonly Issue[] =>
  explain(importWalletIntentDescriptor, value, "strict");
/** {@link parseImportWalletIntent} as a Standard Schema. */
export const ImportWalletIntentSchema: StandardSchema<ImportWalletIntent> =
  /* @__PURE__ */ standardSchema(parseImportWalletIntent);

/** Whether a value is a {@link ImportWalletIntent} as it may be answered. */
export function isReceivedImportWalletIntent(value: unknown): value is ImportWalletIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  if (typeof value.walletName !== "string" || typeof value.encryptedBundle !== "string") return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isReceivedWalletAccountParams(accounts[i])) return false;
  }
  return true;
}

/** The value as a {@link ImportWalletIntent}, without explicit nulls, or its issues. */
export const parseReceivedImportWalletIntent = (value: unknown): ParseResult<ImportWalletIntent> =>
  parse(isReceivedImportWalletIntent, importWalletIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportWalletIntent} as it may be answered. */
export const explainReceivedImportWalletIntent = (value: unknown): readonly Issue[] =>
  explain(importWalletIntentDescriptor, value, "tolerant");
/** {@link parseReceivedImportWalletIntent} as a Standard Schema. */
export const ReceivedImportWalletIntentSchema: StandardSchema<ImportWalletIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedImportWalletIntent,
);

/** What a {@link ImportWalletResult} holds. */
export const importWalletResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportWalletResult", {
  walletId: walletIdDescriptor,
  addresses: { kind: "array", of: chainAddressDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ImportWalletResult} as it may be answered. */
export function isImportWalletResult(value: unknown): value is ImportWalletResult {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    if (typeof addresses[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link ImportWalletResult}, without explicit nulls, or its issues. */
export const parseImportWalletResult = (value: unknown): ParseResult<ImportWalletResult> =>
  parse(isImportWalletResult, importWalletResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportWalletResult} as it may be answered. */
export const explainImportWalletResult = (value: unknown): readonly Issue[] =>
  explain(importWalletResultDescriptor, value, "tolerant");
/** {@link parseImportWalletResult} as a Standard Schema. */
export const ImportWalletResultSchema: StandardSchema<ImportWalletResult> =
  /* @__PURE__ */ standardSchema(parseImportWalletResult);

/** What a {@link ImportWalletRequest} holds. */
export const importWalletRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportWalletRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_WALLET"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => importWalletIntentDescriptor,
});

const importWalletRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link ImportWalletRequest} fit to be sent. */
export function isImportWalletRequest(value: unknown): value is ImportWalletRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_IMPORT_WALLET") return false;
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
  if (!isImportWalletIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, importWalletRequestMembers);
}

/** The value as a {@link ImportWalletRequest}, without explicit nulls, or its issues. */
export const parseImportWalletRequest = (value: unknown): ParseResult<ImportWalletRequest> =>
  parse(isImportWalletRequest, importWalletRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ImportWalletRequest} fit to be sent. */
export const explainImportWalletRequest = (value: unknown): readonly Issue[] =>
  explain(importWalletRequestDescriptor, value, "strict");
/** {@link parseImportWalletRequest} as a Standard Schema. */
export const ImportWalletRequestSchema: StandardSchema<ImportWalletRequest> =
  /* @__PURE__ */ standardSchema(parseImportWalletRequest);

/** What a {@link ImportWalletResponse} holds. */
export const importWalletResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportWalletResponse", {
  activity: () => importWalletActivityDescriptor,
});

/** Whether a value is a {@link ImportWalletResponse} as it may be answered. */
export function isImportWalletResponse(value: unknown): value is ImportWalletResponse {
  if (!isObject(value) || !isImportWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ImportWalletResponse}, without explicit nulls, or its issues. */
export const parseImportWalletResponse = (value: unknown): ParseResult<ImportWalletResponse> =>
  parse(isImportWalletResponse, importWalletResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportWalletResponse} as it may be answered. */
export const explainImportWalletResponse = (value: unknown): readonly Issue[] =>
  explain(importWalletResponseDescriptor, value, "tolerant");
/** {@link parseImportWalletResponse} as a Standard Schema. */
export const ImportWalletResponseSchema: StandardSchema<ImportWalletResponse> =
  /* @__PURE__ */ standardSchema(parseImportWalletResponse);
