// Validators of the types in `activities/import-private-key`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ImportPrivateKeyActivity,
  ImportPrivateKeyIntent,
  ImportPrivateKeyRequest,
  ImportPrivateKeyResponse,
  ImportPrivateKeyResult,
} from "../../activities/import-private-key.js";
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
import { activityStatusDescriptor, addressFormatDescriptor, curveDescriptor, isAddressFormat } from "../enums.js";
import {
  activityIdDescriptor,
  encryptedBundleDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  privateKeyIdDescriptor,
  privateKeyNameDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { addressDescriptor, isAddress, statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link ImportPrivateKeyActivity} holds. */
export const importPrivateKeyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportPrivateKeyActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_PRIVATE_KEY"], open: false },
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
  intent: /* @__PURE__ */ record("", { importPrivateKeyIntent: () => importPrivateKeyIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "importPrivateKeyResult?": () => importPrivateKeyResultDescriptor }),
});

/** Member `intent` of {@link ImportPrivateKeyActivity}. */
function isImportPrivateKeyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedImportPrivateKeyIntent(value.importPrivateKeyIntent)) return false;
  return true;
}

/** Member `result` of {@link ImportPrivateKeyActivity}. */
function isImportPrivateKeyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.importPrivateKeyResult) && !isImportPrivateKeyResult(value.importPrivateKeyResult)) return false;
  return true;
}

/** Whether a value is a {@link ImportPrivateKeyActivity} as it may be answered. */
export function isImportPrivateKeyActivity(value: unknown): value is ImportPrivateKeyActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY") return false;
  if (!isImportPrivateKeyActivityIntent(value.intent)) return false;
  return isImportPrivateKeyActivityResult(value.result);
}

/** The value as a {@link ImportPrivateKeyActivity}, without explicit nulls, or its issues. */
export const parseImportPrivateKeyActivity = (value: unknown): ParseResult<ImportPrivateKeyActivity> =>
  parse(isImportPrivateKeyActivity, importPrivateKeyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportPrivateKeyActivity} as it may be answered. */
export const explainImportPrivateKeyActivity = (value: unknown): readonly Issue[] =>
  explain(importPrivateKeyActivityDescriptor, value, "tolerant");
/** {@link parseImportPrivateKeyActivity} as a Standard Schema. */
export const ImportPrivateKeyActivitySchema: StandardSchema<ImportPrivateKeyActivity> =
  /* @__PURE__ */ standardSchema(parseImportPrivateKeyActivity);

/** What a {@link ImportPrivateKeyIntent} holds. */
export const importPrivateKeyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportPrivateKeyIntent", {
  userId: userIdDescriptor,
  privateKeyName: privateKeyNameDescriptor,
  encryptedBundle: encryptedBundleDescriptor,
  curve: curveDescriptor,
  addressFormats: { kind: "array", of: addressFormatDescriptor, minItems: 0, maxItems: 100 },
});

const importPrivateKeyIntentMembers = ["userId", "privateKeyName", "encryptedBundle", "curve", "addressFormats"];

/** Whether a value is a {@link ImportPrivateKeyIntent} fit to be sent. */
export function isImportPrivateKeyIntent(value: unknown): value is ImportPrivateKeyIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const privateKeyName = value.privateKeyName;
  if (
    typeof privateKeyName !== "string" ||
    (privateKeyName.length > 256 && codePoints(privateKeyName) > 256) ||
    privateKeyName.length === 0
  )
    return false;
  const encryptedBundle = value.encryptedBundle;
  if (typeof encryptedBundle !== "string" || (encryptedBundle.length > 65536 && codePoints(encryptedBundle) > 65536))
    return false;
  const curve = value.curve;
  if (curve !== "CURVE_SECP256K1" && curve !== "CURVE_ED25519" && curve !== "CURVE_P256") return false;
  const addressFormats = value.addressFormats;
  if (!Array.isArray(addressFormats) || addressFormats.length > 100) return false;
  for (let i = 0; i < addressFormats.length; i++) {
    if (!isAddressFormat(addressFormats[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 5 || hasOnly(value, importPrivateKeyIntentMembers);
}

/** The value as a {@link ImportPrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseImportPrivateKeyIntent = (value: unknown): ParseResult<ImportPrivateKeyIntent> =>
  parse(isImportPrivateKeyIntent, importPrivateKeyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link ImportPrivateKeyIntent} fit to be sent. */
export const explainImportPrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(importPrivateKeyIntentDescriptor, value, "strict");
/** {@link parseImportPrivateKeyIntent} as a Standard Schema. */
export const ImportPrivateKeyIntentSchema: StandardSchema<ImportPrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseImportPrivateKeyIntent);

/** Whether a value is a {@link ImportPrivateKeyIntent} as it may be answered. */
export function isReceivedImportPrivateKeyIntent(value: unknown): value is ImportPrivateKeyIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  if (typeof value.privateKeyName !== "string" || typeof value.encryptedBundle !== "string") return false;
  if (typeof value.curve !== "string") return false;
  const addressFormats = value.addressFormats;
  if (!Array.isArray(addressFormats)) return false;
  for (let i = 0; i < addressFormats.length; i++) {
    if (typeof addressFormats[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link ImportPrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseReceivedImportPrivateKeyIntent = (value: unknown): ParseResult<ImportPrivateKeyIntent> =>
  parse(isReceivedImportPrivateKeyIntent, importPrivateKeyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportPrivateKeyIntent} as it may be answered. */
export const explainReceivedImportPrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(importPrivateKeyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedImportPrivateKeyIntent} as a Standard Schema. */
export const ReceivedImportPrivateKeyIntentSchema: StandardSchema<ImportPrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedImportPrivateKeyIntent);

/** What a {@link ImportPrivateKeyResult} holds. */
export const importPrivateKeyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportPrivateKeyResult", {
  privateKeyId: privateKeyIdDescriptor,
  addresses: { kind: "array", of: () => addressDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ImportPrivateKeyResult} as it may be answered. */
export function isImportPrivateKeyResult(value: unknown): value is ImportPrivateKeyResult {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    if (!isAddress(addresses[i])) return false;
  }
  return true;
}

/** The value as a {@link ImportPrivateKeyResult}, without explicit nulls, or its issues. */
export const parseImportPrivateKeyResult = (value: unknown): ParseResult<ImportPrivateKeyResult> =>
  parse(isImportPrivateKeyResult, importPrivateKeyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportPrivateKeyResult} as it may be answered. */
export const explainImportPrivateKeyResult = (value: unknown): readonly Issue[] =>
  explain(importPrivateKeyResultDescriptor, value, "tolerant");
/** {@link parseImportPrivateKeyResult} as a Standard Schema. */
export const ImportPrivateKeyResultSchema: StandardSchema<ImportPrivateKeyResult> =
  /* @__PURE__ */ standardSchema(parseImportPrivateKeyResult);

/** What a {@link ImportPrivateKeyRequest} holds. */
export const importPrivateKeyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportPrivateKeyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_PRIVATE_KEY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => importPrivateKeyIntentDescriptor,
});

const importPrivateKeyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link ImportPrivateKeyRequest} fit to be sent. */
export function isImportPrivateKeyRequest(value: unknown): value is ImportPrivateKeyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY") return false;
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
  if (!isImportPrivateKeyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, importPrivateKeyRequestMembers);
}

/** The value as a {@link ImportPrivateKeyRequest}, without explicit nulls, or its issues. */
export const parseImportPrivateKeyRequest = (value: unknown): ParseResult<ImportPrivateKeyRequest> =>
  parse(isImportPrivateKeyRequest, importPrivateKeyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ImportPrivateKeyRequest} fit to be sent. */
export const explainImportPrivateKeyRequest = (value: unknown): readonly Issue[] =>
  explain(importPrivateKeyRequestDescriptor, value, "strict");
/** {@link parseImportPrivateKeyRequest} as a Standard Schema. */
export const ImportPrivateKeyRequestSchema: StandardSchema<ImportPrivateKeyRequest> =
  /* @__PURE__ */ standardSchema(parseImportPrivateKeyRequest);

/** What a {@link ImportPrivateKeyResponse} holds. */
export const importPrivateKeyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ImportPrivateKeyResponse", {
  activity: () => importPrivateKeyActivityDescriptor,
});

/** Whether a value is a {@link ImportPrivateKeyResponse} as it may be answered. */
export function isImportPrivateKeyResponse(value: unknown): value is ImportPrivateKeyResponse {
  if (!isObject(value) || !isImportPrivateKeyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ImportPrivateKeyResponse}, without explicit nulls, or its issues. */
export const parseImportPrivateKeyResponse = (value: unknown): ParseResult<ImportPrivateKeyResponse> =>
  parse(isImportPrivateKeyResponse, importPrivateKeyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ImportPrivateKeyResponse} as it may be answered. */
export const explainImportPrivateKeyResponse = (value: unknown): readonly Issue[] =>
  explain(importPrivateKeyResponseDescriptor, value, "tolerant");
/** {@link parseImportPrivateKeyResponse} as a Standard Schema. */
export const ImportPrivateKeyResponseSchema: StandardSchema<ImportPrivateKeyResponse> =
  /* @__PURE__ */ standardSchema(parseImportPrivateKeyResponse);
