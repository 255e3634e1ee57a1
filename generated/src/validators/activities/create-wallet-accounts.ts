// Validators of the types in `activities/create-wallet-accounts`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateWalletAccountsActivity,
  CreateWalletAccountsIntent,
  CreateWalletAccountsRequest,
  CreateWalletAccountsResponse,
  CreateWalletAccountsResult,
} from "../../activities/create-wallet-accounts.js";
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
  organizationIdDescriptor,
  walletIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  isReceivedWalletAccountParams,
  isWalletAccountParams,
  walletAccountParamsDescriptor,
} from "../shapes/wallets.js";

/** What a {@link CreateWalletAccountsActivity} holds. */
export const createWalletAccountsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWalletAccountsActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"], open: false },
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
    intent: /* @__PURE__ */ record("", { createWalletAccountsIntent: () => createWalletAccountsIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createWalletAccountsResult?": () => createWalletAccountsResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateWalletAccountsActivity}. */
function isCreateWalletAccountsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateWalletAccountsIntent(value.createWalletAccountsIntent);
}

/** Member `result` of {@link CreateWalletAccountsActivity}. */
function isCreateWalletAccountsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createWalletAccountsResult) && !isCreateWalletAccountsResult(value.createWalletAccountsResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateWalletAccountsActivity} as it may be answered. */
export function isCreateWalletAccountsActivity(value: unknown): value is CreateWalletAccountsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS") return false;
  if (!isCreateWalletAccountsActivityIntent(value.intent)) return false;
  return isCreateWalletAccountsActivityResult(value.result);
}

/** The value as a {@link CreateWalletAccountsActivity}, without explicit nulls, or its issues. */
export const parseCreateWalletAccountsActivity = (value: unknown): ParseResult<CreateWalletAccountsActivity> =>
  parse(isCreateWalletAccountsActivity, createWalletAccountsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletAccountsActivity} as it may be answered. */
export const explainCreateWalletAccountsActivity = (value: unknown): readonly Issue[] =>
  explain(createWalletAccountsActivityDescriptor, value, "tolerant");
/** {@link parseCreateWalletAccountsActivity} as a Standard Schema. */
export const CreateWalletAccountsActivitySchema: StandardSchema<CreateWalletAccountsActivity> =
  /* @__PURE__ */ standardSchema(parseCreateWalletAccountsActivity);

/** What a {@link CreateWalletAccountsIntent} holds. */
export const createWalletAccountsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWalletAccountsIntent",
  {
    walletId: walletIdDescriptor,
    accounts: { kind: "array", of: () => walletAccountParamsDescriptor, minItems: 1, maxItems: 100 },
    "persist?": { kind: "boolean" },
  },
);

const createWalletAccountsIntentMembers = ["walletId", "accounts", "persist"];

/** Whether a value is a {@link CreateWalletAccountsIntent} fit to be sent. */
export function isCreateWalletAccountsIntent(value: unknown): value is CreateWalletAccountsIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const walletId = value.walletId;
  if (typeof walletId !== "string" || (walletId.length > 64 && codePoints(walletId) > 64)) return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100 || accounts.length === 0) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isWalletAccountParams(accounts[i])) return false;
  }
  const persist = value.persist;
  if (persist !== undefined) {
    present++;
    if (persist === null) absent.nulls++;
    else if (typeof persist !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createWalletAccountsIntentMembers);
}

/** The value as a {@link CreateWalletAccountsIntent}, without explicit nulls, or its issues. */
export const parseCreateWalletAccountsIntent = (value: unknown): ParseResult<CreateWalletAccountsIntent> =>
  parse(isCreateWalletAccountsIntent, createWalletAccountsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateWalletAccountsIntent} fit to be sent. */
export const explainCreateWalletAccountsIntent = (value: unknown): readonly Issue[] =>
  explain(createWalletAccountsIntentDescriptor, value, "strict");
/** {@link parseCreateWalletAccountsIntent} as a Standard Schema. */
export const CreateWalletAccountsIntentSchema: StandardSchema<CreateWalletAccountsIntent> =
  /* @__PURE__ */ standardSchema(parseCreateWalletAccountsIntent);

/** Whether a value is a {@link CreateWalletAccountsIntent} as it may be answered. */
export function isReceivedCreateWalletAccountsIntent(value: unknown): value is CreateWalletAccountsIntent {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isReceivedWalletAccountParams(accounts[i])) return false;
  }
  if (typeof value.persist !== "boolean" && isPresent(value.persist)) return false;
  return true;
}

/** The value as a {@link CreateWalletAccountsIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateWalletAccountsIntent = (value: unknown): ParseResult<CreateWalletAccountsIntent> =>
  parse(isReceivedCreateWalletAccountsIntent, createWalletAccountsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletAccountsIntent} as it may be answered. */
export const explainReceivedCreateWalletAccountsIntent = (value: unknown): readonly Issue[] =>
  explain(createWalletAccountsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateWalletAccountsIntent} as a Standard Schema. */
export const ReceivedCreateWalletAccountsIntentSchema: StandardSchema<CreateWalletAccountsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateWalletAccountsIntent);

/** What a {@link CreateWalletAccountsResult} holds. */
export const createWalletAccountsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWalletAccountsResult",
  { addresses: { kind: "array", of: chainAddressDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link CreateWalletAccountsResult} as it may be answered. */
export function isCreateWalletAccountsResult(value: unknown): value is CreateWalletAccountsResult {
  if (!isObject(value)) return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    if (typeof addresses[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateWalletAccountsResult}, without explicit nulls, or its issues. */
export const parseCreateWalletAccountsResult = (value: unknown): ParseResult<CreateWalletAccountsResult> =>
  parse(isCreateWalletAccountsResult, createWalletAccountsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletAccountsResult} as it may be answered. */
export const explainCreateWalletAccountsResult = (value: unknown): readonly Issue[] =>
  explain(createWalletAccountsResultDescriptor, value, "tolerant");
/** {@link parseCreateWalletAccountsResult} as a Standard Schema. */
export const CreateWalletAccountsResultSchema: StandardSchema<CreateWalletAccountsResult> =
  /* @__PURE__ */ standardSchema(parseCreateWalletAccountsResult);

/** What a {@link CreateWalletAccountsRequest} holds. */
export const createWalletAccountsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWalletAccountsRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createWalletAccountsIntentDescriptor,
  },
);

const createWalletAccountsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateWalletAccountsRequest} fit to be sent. */
export function isCreateWalletAccountsRequest(value: unknown): value is CreateWalletAccountsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS") return false;
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
  if (!isCreateWalletAccountsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createWalletAccountsRequestMembers);
}

/** The value as a {@link CreateWalletAccountsRequest}, without explicit nulls, or its issues. */
export const parseCreateWalletAccountsRequest = (value: unknown): ParseResult<CreateWalletAccountsRequest> =>
  parse(isCreateWalletAccountsRequest, createWalletAccountsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateWalletAccountsRequest} fit to be sent. */
export const explainCreateWalletAccountsRequest = (value: unknown): readonly Issue[] =>
  explain(createWalletAccountsRequestDescriptor, value, "strict");
/** {@link parseCreateWalletAccountsRequest} as a Standard Schema. */
export const CreateWalletAccountsRequestSchema: StandardSchema<CreateWalletAccountsRequest> =
  /* @__PURE__ */ standardSchema(parseCreateWalletAccountsRequest);

/** What a {@link CreateWalletAccountsResponse} holds. */
export const createWalletAccountsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWalletAccountsResponse",
  { activity: () => createWalletAccountsActivityDescriptor },
);

/** Whether a value is a {@link CreateWalletAccountsResponse} as it may be answered. */
export function isCreateWalletAccountsResponse(value: unknown): value is CreateWalletAccountsResponse {
  if (!isObject(value) || !isCreateWalletAccountsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateWalletAccountsResponse}, without explicit nulls, or its issues. */
export const parseCreateWalletAccountsResponse = (value: unknown): ParseResult<CreateWalletAccountsResponse> =>
  parse(isCreateWalletAccountsResponse, createWalletAccountsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWalletAccountsResponse} as it may be answered. */
export const explainCreateWalletAccountsResponse = (value: unknown): readonly Issue[] =>
  explain(createWalletAccountsResponseDescriptor, value, "tolerant");
/** {@link parseCreateWalletAccountsResponse} as a Standard Schema. */
export const CreateWalletAccountsResponseSchema: StandardSchema<CreateWalletAccountsResponse> =
  /* @__PURE__ */ standardSchema(parseCreateWalletAccountsResponse);
