// Validators of the types in `activities/init-import-wallet`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  InitImportWalletActivity,
  InitImportWalletIntent,
  InitImportWalletRequest,
  InitImportWalletResponse,
  InitImportWalletResult,
} from "../../activities/init-import-wallet.js";
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
export const initImportWalletActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitImportWalletActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_WALLET"], open: false },
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
  intent: /* @__PURE__ */ record("", { initImportWalletIntent: () => initImportWalletIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "initImportWalletResult?": () => initImportWalletResultDescriptor }),
});

/** Member `intent` of {@link InitImportWalletActivity}. */
function isInitImportWalletActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedInitImportWalletIntent(value.initImportWalletIntent)) return false;
  return true;
}

/** Member `result` of {@link InitImportWalletActivity}. */
function isInitImportWalletActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initImportWalletResult) && !isInitImportWalletResult(value.initImportWalletResult)) return false;
  return true;
}

/** Whether a value is a {@link InitImportWalletActivity} as it may be answered. */
export function isInitImportWalletActivity(value: unknown): value is InitImportWalletActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_WALLET") return false;
  if (!isInitImportWalletActivityIntent(value.intent)) return false;
  return isInitImportWalletActivityResult(value.result);
}

/** The value as a {@link InitImportWalletActivity}, without explicit nulls, or its issues. */
export const parseInitImportWalletActivity = (value: unknown): ParseResult<InitImportWalletActivity> =>
  parse(isInitImportWalletActivity, initImportWalletActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportWalletActivity} as it may be answered. */
export const explainInitImportWalletActivity = (value: unknown): readonly Issue[] =>
  explain(initImportWalletActivityDescriptor, value, "tolerant");
/** {@link parseInitImportWalletActivity} as a Standard Schema. */
export const InitImportWalletActivitySchema: StandardSchema<InitImportWalletActivity> =
  /* @__PURE__ */ standardSchema(parseInitImportWalletActivity);

/** What a {@link InitImportWalletIntent} holds. */
export const initImportWalletIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitImportWalletIntent", {
  userId: userIdDescriptor,
});

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
export const parseInitImportWalletIntent = (value: unknown): ParseResult<InitImportWalletIntent> =>
  parse(isInitImportWalletIntent, initImportWalletIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link InitImportWalletIntent} fit to be sent. */
export const explainInitImportWalletIntent = (value: unknown): readonly Issue[] =>
  explain(initImportWalletIntentDescriptor, value, "strict");
/** {@link parseInitImportWalletIntent} as a Standard Schema. */
export const InitImportWalletIntentSchema: StandardSchema<InitImportWalletIntent> =
  /* @__PURE__ */ standardSchema(parseInitImportWalletIntent);

/** Whether a value is a {@link InitImportWalletIntent} as it may be answered. */
export function isReceivedInitImportWalletIntent(value: unknown): value is InitImportWalletIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link InitImportWalletIntent}, without explicit nulls, or its issues. */
export const parseReceivedInitImportWalletIntent = (value: unknown): ParseResult<InitImportWalletIntent> =>
  parse(isReceivedInitImportWalletIntent, initImportWalletIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportWalletIntent} as it may be answered. */
export const explainReceivedInitImportWalletIntent = (value: unknown): readonly Issue[] =>
  explain(initImportWalletIntentDescriptor, value, "tolerant");
/** {@link parseReceivedInitImportWalletIntent} as a Standard Schema. */
export const ReceivedInitImportWalletIntentSchema: StandardSchema<InitImportWalletIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedInitImportWalletIntent);

/** What a {@link InitImportWalletResult} holds. */
export const initImportWalletResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitImportWalletResult", {
  importBundle: importBundleDescriptor,
});

/** Whether a value is a {@link InitImportWalletResult} as it may be answered. */
export function isInitImportWalletResult(value: unknown): value is InitImportWalletResult {
  if (!isObject(value) || typeof value.importBundle !== "string") return false;
  return true;
}

/** The value as a {@link InitImportWalletResult}, without explicit nulls, or its issues. */
export const parseInitImportWalletResult = (value: unknown): ParseResult<InitImportWalletResult> =>
  parse(isInitImportWalletResult, initImportWalletResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportWalletResult} as it may be answered. */
export const explainInitImportWalletResult = (value: unknown): readonly Issue[] =>
  explain(initImportWalletResultDescriptor, value, "tolerant");
/** {@link parseInitImportWalletResult} as a Standard Schema. */
export const InitImportWalletResultSchema: StandardSchema<InitImportWalletResult> =
  /* @__PURE__ */ standardSchema(parseInitImportWalletResult);

/** What a {@link InitImportWalletRequest} holds. */
export const initImportWalletRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitImportWalletRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_WALLET"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => initImportWalletIntentDescriptor,
});

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
export const parseInitImportWalletRequest = (value: unknown): ParseResult<InitImportWalletRequest> =>
  parse(isInitImportWalletRequest, initImportWalletRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link InitImportWalletRequest} fit to be sent. */
export const explainInitImportWalletRequest = (value: unknown): readonly Issue[] =>
  explain(initImportWalletRequestDescriptor, value, "strict");
/** {@link parseInitImportWalletRequest} as a Standard Schema. */
export const InitImportWalletRequestSchema: StandardSchema<InitImportWalletRequest> =
  /* @__PURE__ */ standardSchema(parseInitImportWalletRequest);

/** What a {@link InitImportWalletResponse} holds. */
export const initImportWalletResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitImportWalletResponse", {
  activity: () => initImportWalletActivityDescriptor,
});

/** Whether a value is a {@link InitImportWalletResponse} as it may be answered. */
export function isInitImportWalletResponse(value: unknown): value is InitImportWalletResponse {
  if (!isObject(value) || !isInitImportWalletActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitImportWalletResponse}, without explicit nulls, or its issues. */
export const parseInitImportWalletResponse = (value: unknown): ParseResult<InitImportWalletResponse> =>
  parse(isInitImportWalletResponse, initImportWalletResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportWalletResponse} as it may be answered. */
export const explainInitImportWalletResponse = (value: unknown): readonly Issue[] =>
  explain(initImportWalletResponseDescriptor, value, "tolerant");
/** {@link parseInitImportWalletResponse} as a Standard Schema. */
export const InitImportWalletResponseSchema: StandardSchema<InitImportWalletResponse> =
  /* @__PURE__ */ standardSchema(parseInitImportWalletResponse);
