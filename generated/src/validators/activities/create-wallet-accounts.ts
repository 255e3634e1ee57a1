// Validators of the types in `activities/create-wallet-accounts`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateWalletAccountsActivity,
  CreateWalletAccountsIntent,
  CreateWalletAccountsRequest,
  CreateWalletAccountsResponse,
  CreateWalletAccountsResult,
} from "../../activities/create-wallet-accounts.js";
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
export const createWalletAccountsActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletAccountsActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"], open: false },
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
        members: [{ name: "createWalletAccountsIntent", type: () => createWalletAccountsIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createWalletAccountsResult", type: () => createWalletAccountsResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateWalletAccountsActivity}. */
function isCreateWalletAccountsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateWalletAccountsIntent(value.createWalletAccountsIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateWalletAccountsActivity}. */
function isCreateWalletAccountsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createWalletAccountsResult = value.createWalletAccountsResult;
  if (createWalletAccountsResult !== undefined) {
    if (createWalletAccountsResult === null) absent.nulls++;
    else if (!isCreateWalletAccountsResult(createWalletAccountsResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateWalletAccountsActivity} as it may be answered. */
export function isCreateWalletAccountsActivity(value: unknown): value is CreateWalletAccountsActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS") return false;
  if (!isCreateWalletAccountsActivityIntent(value.intent)) return false;
  if (!isCreateWalletAccountsActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateWalletAccountsActivity}, without explicit nulls, or its issues. */
export function parseCreateWalletAccountsActivity(value: unknown): ParseResult<CreateWalletAccountsActivity> {
  return parse(isCreateWalletAccountsActivity, createWalletAccountsActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletAccountsActivity} as it may be answered. */
export function explainCreateWalletAccountsActivity(value: unknown): readonly Issue[] {
  return explain(createWalletAccountsActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateWalletAccountsActivity} as a Standard Schema. */
export const CreateWalletAccountsActivitySchema: StandardSchema<CreateWalletAccountsActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWalletAccountsActivity);

/** What a {@link CreateWalletAccountsIntent} holds. */
export const createWalletAccountsIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletAccountsIntent",
  extra: false,
  members: [
    { name: "walletId", type: walletIdDescriptor },
    { name: "accounts", type: { kind: "array", of: () => walletAccountParamsDescriptor, minItems: 1, maxItems: 100 } },
    { name: "persist", type: { kind: "boolean" }, optional: true },
  ],
};

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
export function parseCreateWalletAccountsIntent(value: unknown): ParseResult<CreateWalletAccountsIntent> {
  return parse(isCreateWalletAccountsIntent, createWalletAccountsIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateWalletAccountsIntent} fit to be sent. */
export function explainCreateWalletAccountsIntent(value: unknown): readonly Issue[] {
  return explain(createWalletAccountsIntentDescriptor, value, "strict");
}

/** {@link parseCreateWalletAccountsIntent} as a Standard Schema. */
export const CreateWalletAccountsIntentSchema: StandardSchema<CreateWalletAccountsIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWalletAccountsIntent);

/** Whether a value is a {@link CreateWalletAccountsIntent} as it may be answered. */
export function isReceivedCreateWalletAccountsIntent(value: unknown): value is CreateWalletAccountsIntent {
  if (!isObject(value)) return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string") return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isReceivedWalletAccountParams(accounts[i])) return false;
  }
  const persist = value.persist;
  if (persist !== undefined) {
    if (persist === null) absent.nulls++;
    else if (typeof persist !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link CreateWalletAccountsIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateWalletAccountsIntent(value: unknown): ParseResult<CreateWalletAccountsIntent> {
  return parse(isReceivedCreateWalletAccountsIntent, createWalletAccountsIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletAccountsIntent} as it may be answered. */
export function explainReceivedCreateWalletAccountsIntent(value: unknown): readonly Issue[] {
  return explain(createWalletAccountsIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateWalletAccountsIntent} as a Standard Schema. */
export const ReceivedCreateWalletAccountsIntentSchema: StandardSchema<CreateWalletAccountsIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateWalletAccountsIntent);

/** What a {@link CreateWalletAccountsResult} holds. */
export const createWalletAccountsResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletAccountsResult",
  extra: false,
  members: [{ name: "addresses", type: { kind: "array", of: chainAddressDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link CreateWalletAccountsResult} as it may be answered. */
export function isCreateWalletAccountsResult(value: unknown): value is CreateWalletAccountsResult {
  if (!isObject(value)) return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    const item: unknown = addresses[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateWalletAccountsResult}, without explicit nulls, or its issues. */
export function parseCreateWalletAccountsResult(value: unknown): ParseResult<CreateWalletAccountsResult> {
  return parse(isCreateWalletAccountsResult, createWalletAccountsResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletAccountsResult} as it may be answered. */
export function explainCreateWalletAccountsResult(value: unknown): readonly Issue[] {
  return explain(createWalletAccountsResultDescriptor, value, "tolerant");
}

/** {@link parseCreateWalletAccountsResult} as a Standard Schema. */
export const CreateWalletAccountsResultSchema: StandardSchema<CreateWalletAccountsResult> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWalletAccountsResult);

/** What a {@link CreateWalletAccountsRequest} holds. */
export const createWalletAccountsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletAccountsRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createWalletAccountsIntentDescriptor },
  ],
};

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
export function parseCreateWalletAccountsRequest(value: unknown): ParseResult<CreateWalletAccountsRequest> {
  return parse(isCreateWalletAccountsRequest, createWalletAccountsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateWalletAccountsRequest} fit to be sent. */
export function explainCreateWalletAccountsRequest(value: unknown): readonly Issue[] {
  return explain(createWalletAccountsRequestDescriptor, value, "strict");
}

/** {@link parseCreateWalletAccountsRequest} as a Standard Schema. */
export const CreateWalletAccountsRequestSchema: StandardSchema<CreateWalletAccountsRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWalletAccountsRequest);

/** What a {@link CreateWalletAccountsResponse} holds. */
export const createWalletAccountsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletAccountsResponse",
  extra: false,
  members: [{ name: "activity", type: () => createWalletAccountsActivityDescriptor }],
};

/** Whether a value is a {@link CreateWalletAccountsResponse} as it may be answered. */
export function isCreateWalletAccountsResponse(value: unknown): value is CreateWalletAccountsResponse {
  if (!isObject(value)) return false;
  if (!isCreateWalletAccountsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateWalletAccountsResponse}, without explicit nulls, or its issues. */
export function parseCreateWalletAccountsResponse(value: unknown): ParseResult<CreateWalletAccountsResponse> {
  return parse(isCreateWalletAccountsResponse, createWalletAccountsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletAccountsResponse} as it may be answered. */
export function explainCreateWalletAccountsResponse(value: unknown): readonly Issue[] {
  return explain(createWalletAccountsResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateWalletAccountsResponse} as a Standard Schema. */
export const CreateWalletAccountsResponseSchema: StandardSchema<CreateWalletAccountsResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWalletAccountsResponse);
