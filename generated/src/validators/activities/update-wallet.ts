// Validators of the types in `activities/update-wallet`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateWalletActivity,
  UpdateWalletIntent,
  UpdateWalletRequest,
  UpdateWalletResponse,
  UpdateWalletResult,
} from "../../activities/update-wallet.js";
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
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  walletIdDescriptor,
  walletNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateWalletActivity} holds. */
export const updateWalletActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateWalletActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET"], open: false },
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
        members: [{ name: "updateWalletIntent", type: () => updateWalletIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updateWalletResult", type: () => updateWalletResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateWalletActivity}. */
function isUpdateWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateWalletIntent(value.updateWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateWalletActivity}. */
function isUpdateWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateWalletResult = value.updateWalletResult;
  if (updateWalletResult !== undefined) {
    if (updateWalletResult === null) absent.nulls++;
    else if (!isUpdateWalletResult(updateWalletResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateWalletActivity} as it may be answered. */
export function isUpdateWalletActivity(value: unknown): value is UpdateWalletActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WALLET") return false;
  if (!isUpdateWalletActivityIntent(value.intent)) return false;
  if (!isUpdateWalletActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateWalletActivity}, without explicit nulls, or its issues. */
export function parseUpdateWalletActivity(value: unknown): ParseResult<UpdateWalletActivity> {
  return parse(isUpdateWalletActivity, updateWalletActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateWalletActivity} as it may be answered. */
export function explainUpdateWalletActivity(value: unknown): readonly Issue[] {
  return explain(updateWalletActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateWalletActivity} as a Standard Schema. */
export const UpdateWalletActivitySchema: StandardSchema<UpdateWalletActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateWalletActivity,
);

/** What a {@link UpdateWalletIntent} holds. */
export const updateWalletIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateWalletIntent",
  extra: false,
  members: [
    { name: "walletId", type: walletIdDescriptor },
    { name: "walletName", type: walletNameDescriptor, optional: true },
  ],
};

const updateWalletIntentMembers = ["walletId", "walletName"];

/** Whether a value is a {@link UpdateWalletIntent} fit to be sent. */
export function isUpdateWalletIntent(value: unknown): value is UpdateWalletIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const walletId = value.walletId;
  if (typeof walletId !== "string" || (walletId.length > 64 && codePoints(walletId) > 64)) return false;
  const walletName = value.walletName;
  if (walletName !== undefined) {
    present++;
    if (walletName === null) absent.nulls++;
    else if (
      typeof walletName !== "string" ||
      (walletName.length > 256 && codePoints(walletName) > 256) ||
      walletName.length === 0
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateWalletIntentMembers);
}

/** The value as a {@link UpdateWalletIntent}, without explicit nulls, or its issues. */
export function parseUpdateWalletIntent(value: unknown): ParseResult<UpdateWalletIntent> {
  return parse(isUpdateWalletIntent, updateWalletIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateWalletIntent} fit to be sent. */
export function explainUpdateWalletIntent(value: unknown): readonly Issue[] {
  return explain(updateWalletIntentDescriptor, value, "strict");
}

/** {@link parseUpdateWalletIntent} as a Standard Schema. */
export const UpdateWalletIntentSchema: StandardSchema<UpdateWalletIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateWalletIntent,
);

/** Whether a value is a {@link UpdateWalletIntent} as it may be answered. */
export function isReceivedUpdateWalletIntent(value: unknown): value is UpdateWalletIntent {
  if (!isObject(value)) return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string") return false;
  const walletName = value.walletName;
  if (walletName !== undefined) {
    if (walletName === null) absent.nulls++;
    else if (typeof walletName !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateWalletIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateWalletIntent(value: unknown): ParseResult<UpdateWalletIntent> {
  return parse(isReceivedUpdateWalletIntent, updateWalletIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateWalletIntent} as it may be answered. */
export function explainReceivedUpdateWalletIntent(value: unknown): readonly Issue[] {
  return explain(updateWalletIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateWalletIntent} as a Standard Schema. */
export const ReceivedUpdateWalletIntentSchema: StandardSchema<UpdateWalletIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUpdateWalletIntent,
);

/** What a {@link UpdateWalletResult} holds. */
export const updateWalletResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateWalletResult",
  extra: false,
  members: [{ name: "walletId", type: walletIdDescriptor }],
};

/** Whether a value is a {@link UpdateWalletResult} as it may be answered. */
export function isUpdateWalletResult(value: unknown): value is UpdateWalletResult {
  if (!isObject(value)) return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateWalletResult}, without explicit nulls, or its issues. */
export function parseUpdateWalletResult(value: unknown): ParseResult<UpdateWalletResult> {
  return parse(isUpdateWalletResult, updateWalletResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateWalletResult} as it may be answered. */
export function explainUpdateWalletResult(value: unknown): readonly Issue[] {
  return explain(updateWalletResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateWalletResult} as a Standard Schema. */
export const UpdateWalletResultSchema: StandardSchema<UpdateWalletResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateWalletResult,
);

/** What a {@link UpdateWalletRequest} holds. */
export const updateWalletRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateWalletRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateWalletIntentDescriptor },
  ],
};

const updateWalletRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateWalletRequest} fit to be sent. */
export function isUpdateWalletRequest(value: unknown): value is UpdateWalletRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WALLET") return false;
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
  if (!isUpdateWalletIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateWalletRequestMembers);
}

/** The value as a {@link UpdateWalletRequest}, without explicit nulls, or its issues. */
export function parseUpdateWalletRequest(value: unknown): ParseResult<UpdateWalletRequest> {
  return parse(isUpdateWalletRequest, updateWalletRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateWalletRequest} fit to be sent. */
export function explainUpdateWalletRequest(value: unknown): readonly Issue[] {
  return explain(updateWalletRequestDescriptor, value, "strict");
}

/** {@link parseUpdateWalletRequest} as a Standard Schema. */
export const UpdateWalletRequestSchema: StandardSchema<UpdateWalletRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateWalletRequest,
);

/** What a {@link UpdateWalletResponse} holds. */
export const updateWalletResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateWalletResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateWalletActivityDescriptor }],
};

/** Whether a value is a {@link UpdateWalletResponse} as it may be answered. */
export function isUpdateWalletResponse(value: unknown): value is UpdateWalletResponse {
  if (!isObject(value)) return false;
  if (!isUpdateWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateWalletResponse}, without explicit nulls, or its issues. */
export function parseUpdateWalletResponse(value: unknown): ParseResult<UpdateWalletResponse> {
  return parse(isUpdateWalletResponse, updateWalletResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateWalletResponse} as it may be answered. */
export function explainUpdateWalletResponse(value: unknown): readonly Issue[] {
  return explain(updateWalletResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateWalletResponse} as a Standard Schema. */
export const UpdateWalletResponseSchema: StandardSchema<UpdateWalletResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateWalletResponse,
);
