// Validators of the types in `activities/create-wallet`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateWalletActivity,
  CreateWalletIntent,
  CreateWalletRequest,
  CreateWalletResponse,
  CreateWalletResult,
} from "../../activities/create-wallet.js";
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
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  mnemonicLengthDescriptor,
  organizationIdDescriptor,
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

/** What a {@link CreateWalletActivity} holds. */
export const createWalletActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateWalletActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET"], open: false },
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
  intent: /* @__PURE__ */ record("", { createWalletIntent: () => createWalletIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "createWalletResult?": () => createWalletResultDescriptor }),
});

/** Member `intent` of {@link CreateWalletActivity}. */
function isCreateWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateWalletIntent(value.createWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateWalletActivity}. */
function isCreateWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createWalletResult) && !isCreateWalletResult(value.createWalletResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateWalletActivity} as it may be answered. */
export function isCreateWalletActivity(value: unknown): value is CreateWalletActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_CREATE_WALLET") return false;
  if (!isCreateWalletActivityIntent(value.intent) || !isCreateWalletActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateWalletActivity}, without explicit nulls, or its issues. */
export const parseCreateWalletActivity = (value: unknown): ParseResult<CreateWalletActivity> =>
  parse(isCreateWalletActivity, createWalletActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletActivity} as it may be answered. */
export const explainCreateWalletActivity = (value: unknown): readonly Issue[] =>
  explain(createWalletActivityDescriptor, value, "tolerant");
/** {@link parseCreateWalletActivity} as a Standard Schema. */
export const CreateWalletActivitySchema: StandardSchema<CreateWalletActivity> =
  /* @__PURE__ */ standardSchema(parseCreateWalletActivity);

/** What a {@link CreateWalletIntent} holds. */
export const createWalletIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateWalletIntent", {
  walletName: walletNameDescriptor,
  accounts: { kind: "array", of: () => walletAccountParamsDescriptor, minItems: 0, maxItems: 100 },
  "mnemonicLength?": mnemonicLengthDescriptor,
});

const createWalletIntentMembers = ["walletName", "accounts", "mnemonicLength"];

/** Whether a value is a {@link CreateWalletIntent} fit to be sent. */
export function isCreateWalletIntent(value: unknown): value is CreateWalletIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const walletName = value.walletName;
  if (
    typeof walletName !== "string" ||
    (walletName.length > 256 && codePoints(walletName) > 256) ||
    walletName.length === 0
  )
    return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isWalletAccountParams(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (mnemonicLength !== undefined) {
    present++;
    if (mnemonicLength === null) absent.nulls++;
    else if (
      typeof mnemonicLength !== "number" ||
      (mnemonicLength | 0) !== mnemonicLength ||
      mnemonicLength < 12 ||
      mnemonicLength > 24 ||
      mnemonicLength % 3 !== 0
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createWalletIntentMembers);
}

/** The value as a {@link CreateWalletIntent}, without explicit nulls, or its issues. */
export const parseCreateWalletIntent = (value: unknown): ParseResult<CreateWalletIntent> =>
  parse(isCreateWalletIntent, createWalletIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateWalletIntent} fit to be sent. */
export const explainCreateWalletIntent = (value: unknown): readonly Issue[] =>
  explain(createWalletIntentDescriptor, value, "strict");
/** {@link parseCreateWalletIntent} as a Standard Schema. */
export const CreateWalletIntentSchema: StandardSchema<CreateWalletIntent> =
  /* @__PURE__ */ standardSchema(parseCreateWalletIntent);

/** Whether a value is a {@link CreateWalletIntent} as it may be answered. */
export function isReceivedCreateWalletIntent(value: unknown): value is CreateWalletIntent {
  if (!isObject(value) || typeof value.walletName !== "string") return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isReceivedWalletAccountParams(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (isPresent(mnemonicLength)) {
    if (typeof mnemonicLength !== "number" || (mnemonicLength | 0) !== mnemonicLength) return false;
  }
  return true;
}

/** The value as a {@link CreateWalletIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateWalletIntent = (value: unknown): ParseResult<CreateWalletIntent> =>
  parse(isReceivedCreateWalletIntent, createWalletIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletIntent} as it may be answered. */
export const explainReceivedCreateWalletIntent = (value: unknown): readonly Issue[] =>
  explain(createWalletIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateWalletIntent} as a Standard Schema. */
export const ReceivedCreateWalletIntentSchema: StandardSchema<CreateWalletIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedCreateWalletIntent,
);

/** What a {@link CreateWalletResult} holds. */
export const createWalletResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateWalletResult", {
  walletId: walletIdDescriptor,
  addresses: { kind: "array", of: chainAddressDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreateWalletResult} as it may be answered. */
export function isCreateWalletResult(value: unknown): value is CreateWalletResult {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    if (typeof addresses[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateWalletResult}, without explicit nulls, or its issues. */
export const parseCreateWalletResult = (value: unknown): ParseResult<CreateWalletResult> =>
  parse(isCreateWalletResult, createWalletResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletResult} as it may be answered. */
export const explainCreateWalletResult = (value: unknown): readonly Issue[] =>
  explain(createWalletResultDescriptor, value, "tolerant");
/** {@link parseCreateWalletResult} as a Standard Schema. */
export const CreateWalletResultSchema: StandardSchema<CreateWalletResult> =
  /* @__PURE__ */ standardSchema(parseCreateWalletResult);

/** What a {@link CreateWalletRequest} holds. */
export const createWalletRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateWalletRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createWalletIntentDescriptor,
});

const createWalletRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateWalletRequest} fit to be sent. */
export function isCreateWalletRequest(value: unknown): value is CreateWalletRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WALLET") return false;
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
  if (!isCreateWalletIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createWalletRequestMembers);
}

/** The value as a {@link CreateWalletRequest}, without explicit nulls, or its issues. */
export const parseCreateWalletRequest = (value: unknown): ParseResult<CreateWalletRequest> =>
  parse(isCreateWalletRequest, createWalletRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateWalletRequest} fit to be sent. */
export const explainCreateWalletRequest = (value: unknown): readonly Issue[] =>
  explain(createWalletRequestDescriptor, value, "strict");
/** {@link parseCreateWalletRequest} as a Standard Schema. */
export const CreateWalletRequestSchema: StandardSchema<CreateWalletRequest> =
  /* @__PURE__ */ standardSchema(parseCreateWalletRequest);

/** What a {@link CreateWalletResponse} holds. */
export const createWalletResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateWalletResponse", {
  activity: () => createWalletActivityDescriptor,
});

/** Whether a value is a {@link CreateWalletResponse} as it may be answered. */
export function isCreateWalletResponse(value: unknown): value is CreateWalletResponse {
  if (!isObject(value) || !isCreateWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateWalletResponse}, without explicit nulls, or its issues. */
export const parseCreateWalletResponse = (value: unknown): ParseResult<CreateWalletResponse> =>
  parse(isCreateWalletResponse, createWalletResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletResponse} as it may be answered. */
export const explainCreateWalletResponse = (value: unknown): readonly Issue[] =>
  explain(createWalletResponseDescriptor, value, "tolerant");
/** {@link parseCreateWalletResponse} as a Standard Schema. */
export const CreateWalletResponseSchema: StandardSchema<CreateWalletResponse> =
  /* @__PURE__ */ standardSchema(parseCreateWalletResponse);
