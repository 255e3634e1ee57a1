// Validators of the types in `activities/init-import-wallet`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  InitImportWalletActivity,
  InitImportWalletIntent,
  InitImportWalletRequest,
  InitImportWalletResponse,
  InitImportWalletResult,
} from "../../activities/init-import-wallet.js";
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
  importBundleDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link InitImportWalletActivity} holds. */
export const initImportWalletActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitImportWalletActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_WALLET"], open: false },
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
        members: [{ name: "initImportWalletIntent", type: () => initImportWalletIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "initImportWalletResult", type: () => initImportWalletResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link InitImportWalletActivity}. */
function isInitImportWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedInitImportWalletIntent(value.initImportWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link InitImportWalletActivity}. */
function isInitImportWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const initImportWalletResult = value.initImportWalletResult;
  if (initImportWalletResult !== undefined) {
    if (initImportWalletResult === null) absent.nulls++;
    else if (!isInitImportWalletResult(initImportWalletResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link InitImportWalletActivity} as it may be answered. */
export function isInitImportWalletActivity(value: unknown): value is InitImportWalletActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_WALLET") return false;
  if (!isInitImportWalletActivityIntent(value.intent)) return false;
  if (!isInitImportWalletActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link InitImportWalletActivity}, without explicit nulls, or its issues. */
export function parseInitImportWalletActivity(value: unknown): ParseResult<InitImportWalletActivity> {
  return parse(isInitImportWalletActivity, initImportWalletActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitImportWalletActivity} as it may be answered. */
export function explainInitImportWalletActivity(value: unknown): readonly Issue[] {
  return explain(initImportWalletActivityDescriptor, value, "tolerant");
}

/** {@link parseInitImportWalletActivity} as a Standard Schema. */
export const InitImportWalletActivitySchema: StandardSchema<InitImportWalletActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitImportWalletActivity,
);

/** What a {@link InitImportWalletIntent} holds. */
export const initImportWalletIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitImportWalletIntent",
  extra: false,
  members: [{ name: "userId", type: userIdDescriptor }],
};

const initImportWalletIntentMembers = ["userId"];

/** Whether a value is a {@link InitImportWalletIntent} fit to be sent. */
export function isInitImportWalletIntent(value: unknown): value is InitImportWalletIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, initImportWalletIntentMembers);
}

/** The value as a {@link InitImportWalletIntent}, without explicit nulls, or its issues. */
export function parseInitImportWalletIntent(value: unknown): ParseResult<InitImportWalletIntent> {
  return parse(isInitImportWalletIntent, initImportWalletIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitImportWalletIntent} fit to be sent. */
export function explainInitImportWalletIntent(value: unknown): readonly Issue[] {
  return explain(initImportWalletIntentDescriptor, value, "strict");
}

/** {@link parseInitImportWalletIntent} as a Standard Schema. */
export const InitImportWalletIntentSchema: StandardSchema<InitImportWalletIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitImportWalletIntent,
);

/** Whether a value is a {@link InitImportWalletIntent} as it may be answered. */
export function isReceivedInitImportWalletIntent(value: unknown): value is InitImportWalletIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link InitImportWalletIntent}, without explicit nulls, or its issues. */
export function parseReceivedInitImportWalletIntent(value: unknown): ParseResult<InitImportWalletIntent> {
  return parse(isReceivedInitImportWalletIntent, initImportWalletIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitImportWalletIntent} as it may be answered. */
export function explainReceivedInitImportWalletIntent(value: unknown): readonly Issue[] {
  return explain(initImportWalletIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedInitImportWalletIntent} as a Standard Schema. */
export const ReceivedInitImportWalletIntentSchema: StandardSchema<InitImportWalletIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedInitImportWalletIntent);

/** What a {@link InitImportWalletResult} holds. */
export const initImportWalletResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitImportWalletResult",
  extra: false,
  members: [{ name: "importBundle", type: importBundleDescriptor }],
};

/** Whether a value is a {@link InitImportWalletResult} as it may be answered. */
export function isInitImportWalletResult(value: unknown): value is InitImportWalletResult {
  if (!isObject(value)) return false;
  const importBundle = value.importBundle;
  if (typeof importBundle !== "string") return false;
  return true;
}

/** The value as a {@link InitImportWalletResult}, without explicit nulls, or its issues. */
export function parseInitImportWalletResult(value: unknown): ParseResult<InitImportWalletResult> {
  return parse(isInitImportWalletResult, initImportWalletResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitImportWalletResult} as it may be answered. */
export function explainInitImportWalletResult(value: unknown): readonly Issue[] {
  return explain(initImportWalletResultDescriptor, value, "tolerant");
}

/** {@link parseInitImportWalletResult} as a Standard Schema. */
export const InitImportWalletResultSchema: StandardSchema<InitImportWalletResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitImportWalletResult,
);

/** What a {@link InitImportWalletRequest} holds. */
export const initImportWalletRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitImportWalletRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_WALLET"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => initImportWalletIntentDescriptor },
  ],
};

const initImportWalletRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitImportWalletRequest} fit to be sent. */
export function isInitImportWalletRequest(value: unknown): value is InitImportWalletRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_WALLET") return false;
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
  if (!isInitImportWalletIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initImportWalletRequestMembers);
}

/** The value as a {@link InitImportWalletRequest}, without explicit nulls, or its issues. */
export function parseInitImportWalletRequest(value: unknown): ParseResult<InitImportWalletRequest> {
  return parse(isInitImportWalletRequest, initImportWalletRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitImportWalletRequest} fit to be sent. */
export function explainInitImportWalletRequest(value: unknown): readonly Issue[] {
  return explain(initImportWalletRequestDescriptor, value, "strict");
}

/** {@link parseInitImportWalletRequest} as a Standard Schema. */
export const InitImportWalletRequestSchema: StandardSchema<InitImportWalletRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitImportWalletRequest,
);

/** What a {@link InitImportWalletResponse} holds. */
export const initImportWalletResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitImportWalletResponse",
  extra: false,
  members: [{ name: "activity", type: () => initImportWalletActivityDescriptor }],
};

/** Whether a value is a {@link InitImportWalletResponse} as it may be answered. */
export function isInitImportWalletResponse(value: unknown): value is InitImportWalletResponse {
  if (!isObject(value)) return false;
  if (!isInitImportWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitImportWalletResponse}, without explicit nulls, or its issues. */
export function parseInitImportWalletResponse(value: unknown): ParseResult<InitImportWalletResponse> {
  return parse(isInitImportWalletResponse, initImportWalletResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitImportWalletResponse} as it may be answered. */
export function explainInitImportWalletResponse(value: unknown): readonly Issue[] {
  return explain(initImportWalletResponseDescriptor, value, "tolerant");
}

/** {@link parseInitImportWalletResponse} as a Standard Schema. */
export const InitImportWalletResponseSchema: StandardSchema<InitImportWalletResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitImportWalletResponse,
);
