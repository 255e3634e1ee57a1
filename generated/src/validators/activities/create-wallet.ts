// Validators of the types in `activities/create-wallet`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateWalletActivity,
  CreateWalletIntent,
  CreateWalletRequest,
  CreateWalletResponse,
  CreateWalletResult,
} from "../../activities/create-wallet.js";
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
export const createWalletActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET"], open: false },
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
        members: [{ name: "createWalletIntent", type: () => createWalletIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "createWalletResult", type: () => createWalletResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link CreateWalletActivity}. */
function isCreateWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateWalletIntent(value.createWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateWalletActivity}. */
function isCreateWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createWalletResult = value.createWalletResult;
  if (createWalletResult !== undefined) {
    if (createWalletResult === null) absent.nulls++;
    else if (!isCreateWalletResult(createWalletResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateWalletActivity} as it may be answered. */
export function isCreateWalletActivity(value: unknown): value is CreateWalletActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WALLET") return false;
  if (!isCreateWalletActivityIntent(value.intent)) return false;
  if (!isCreateWalletActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateWalletActivity}, without explicit nulls, or its issues. */
export function parseCreateWalletActivity(value: unknown): ParseResult<CreateWalletActivity> {
  return parse(isCreateWalletActivity, createWalletActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletActivity} as it may be answered. */
export function explainCreateWalletActivity(value: unknown): readonly Issue[] {
  return explain(createWalletActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateWalletActivity} as a Standard Schema. */
export const CreateWalletActivitySchema: StandardSchema<CreateWalletActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateWalletActivity,
);

/** What a {@link CreateWalletIntent} holds. */
export const createWalletIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletIntent",
  extra: false,
  members: [
    { name: "walletName", type: walletNameDescriptor },
    { name: "accounts", type: { kind: "array", of: () => walletAccountParamsDescriptor, minItems: 0, maxItems: 100 } },
    { name: "mnemonicLength", type: mnemonicLengthDescriptor, optional: true },
  ],
};

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
export function parseCreateWalletIntent(value: unknown): ParseResult<CreateWalletIntent> {
  return parse(isCreateWalletIntent, createWalletIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateWalletIntent} fit to be sent. */
export function explainCreateWalletIntent(value: unknown): readonly Issue[] {
  return explain(createWalletIntentDescriptor, value, "strict");
}

/** {@link parseCreateWalletIntent} as a Standard Schema. */
export const CreateWalletIntentSchema: StandardSchema<CreateWalletIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateWalletIntent,
);

/** Whether a value is a {@link CreateWalletIntent} as it may be answered. */
export function isReceivedCreateWalletIntent(value: unknown): value is CreateWalletIntent {
  if (!isObject(value)) return false;
  const walletName = value.walletName;
  if (typeof walletName !== "string") return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isReceivedWalletAccountParams(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (mnemonicLength !== undefined) {
    if (mnemonicLength === null) absent.nulls++;
    else if (typeof mnemonicLength !== "number" || (mnemonicLength | 0) !== mnemonicLength) return false;
  }
  return true;
}

/** The value as a {@link CreateWalletIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateWalletIntent(value: unknown): ParseResult<CreateWalletIntent> {
  return parse(isReceivedCreateWalletIntent, createWalletIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletIntent} as it may be answered. */
export function explainReceivedCreateWalletIntent(value: unknown): readonly Issue[] {
  return explain(createWalletIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateWalletIntent} as a Standard Schema. */
export const ReceivedCreateWalletIntentSchema: StandardSchema<CreateWalletIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedCreateWalletIntent,
);

/** What a {@link CreateWalletResult} holds. */
export const createWalletResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletResult",
  extra: false,
  members: [
    { name: "walletId", type: walletIdDescriptor },
    { name: "addresses", type: { kind: "array", of: chainAddressDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link CreateWalletResult} as it may be answered. */
export function isCreateWalletResult(value: unknown): value is CreateWalletResult {
  if (!isObject(value)) return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    const item: unknown = addresses[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateWalletResult}, without explicit nulls, or its issues. */
export function parseCreateWalletResult(value: unknown): ParseResult<CreateWalletResult> {
  return parse(isCreateWalletResult, createWalletResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletResult} as it may be answered. */
export function explainCreateWalletResult(value: unknown): readonly Issue[] {
  return explain(createWalletResultDescriptor, value, "tolerant");
}

/** {@link parseCreateWalletResult} as a Standard Schema. */
export const CreateWalletResultSchema: StandardSchema<CreateWalletResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateWalletResult,
);

/** What a {@link CreateWalletRequest} holds. */
export const createWalletRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createWalletIntentDescriptor },
  ],
};

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
export function parseCreateWalletRequest(value: unknown): ParseResult<CreateWalletRequest> {
  return parse(isCreateWalletRequest, createWalletRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateWalletRequest} fit to be sent. */
export function explainCreateWalletRequest(value: unknown): readonly Issue[] {
  return explain(createWalletRequestDescriptor, value, "strict");
}

/** {@link parseCreateWalletRequest} as a Standard Schema. */
export const CreateWalletRequestSchema: StandardSchema<CreateWalletRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateWalletRequest,
);

/** What a {@link CreateWalletResponse} holds. */
export const createWalletResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWalletResponse",
  extra: false,
  members: [{ name: "activity", type: () => createWalletActivityDescriptor }],
};

/** Whether a value is a {@link CreateWalletResponse} as it may be answered. */
export function isCreateWalletResponse(value: unknown): value is CreateWalletResponse {
  if (!isObject(value)) return false;
  if (!isCreateWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateWalletResponse}, without explicit nulls, or its issues. */
export function parseCreateWalletResponse(value: unknown): ParseResult<CreateWalletResponse> {
  return parse(isCreateWalletResponse, createWalletResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWalletResponse} as it may be answered. */
export function explainCreateWalletResponse(value: unknown): readonly Issue[] {
  return explain(createWalletResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateWalletResponse} as a Standard Schema. */
export const CreateWalletResponseSchema: StandardSchema<CreateWalletResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateWalletResponse,
);
