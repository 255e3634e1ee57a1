// Validators of the types in `activities/update-policy`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdatePolicyActivity,
  UpdatePolicyActivityV2,
  UpdatePolicyBody,
  UpdatePolicyIntent,
  UpdatePolicyIntentV2,
  UpdatePolicyRequest,
  UpdatePolicyRequestV2,
  UpdatePolicyResponse,
  UpdatePolicyResponseV2,
  UpdatePolicyResult,
  UpdatePolicyResultV2,
} from "../../activities/update-policy.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema, UnionDescriptor } from "../../runtime/validate.js";
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
import { activityStatusDescriptor, effectDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  policyExpressionDescriptor,
  policyIdDescriptor,
  policyNameDescriptor,
  policyNotesDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdatePolicyActivity} holds. */
export const updatePolicyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY"], open: false },
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
  intent: /* @__PURE__ */ record("", { updatePolicyIntent: () => updatePolicyIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "updatePolicyResult?": () => updatePolicyResultDescriptor }),
});

/** Member `intent` of {@link UpdatePolicyActivity}. */
function isUpdatePolicyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdatePolicyIntent(value.updatePolicyIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdatePolicyActivity}. */
function isUpdatePolicyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updatePolicyResult) && !isUpdatePolicyResult(value.updatePolicyResult)) return false;
  return true;
}

/** Whether a value is a {@link UpdatePolicyActivity} as it may be answered. */
export function isUpdatePolicyActivity(value: unknown): value is UpdatePolicyActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_UPDATE_POLICY") return false;
  if (!isUpdatePolicyActivityIntent(value.intent) || !isUpdatePolicyActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyActivity}, without explicit nulls, or its issues. */
export const parseUpdatePolicyActivity = (value: unknown): ParseResult<UpdatePolicyActivity> =>
  parse(isUpdatePolicyActivity, updatePolicyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyActivity} as it may be answered. */
export const explainUpdatePolicyActivity = (value: unknown): readonly Issue[] =>
  explain(updatePolicyActivityDescriptor, value, "tolerant");
/** {@link parseUpdatePolicyActivity} as a Standard Schema. */
export const UpdatePolicyActivitySchema: StandardSchema<UpdatePolicyActivity> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyActivity);

/** What a {@link UpdatePolicyIntent} holds. */
export const updatePolicyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyIntent", {
  policyId: policyIdDescriptor,
  "policyName?": policyNameDescriptor,
  "policyEffect?": effectDescriptor,
  "policyCondition?": policyExpressionDescriptor,
  "policyConsensus?": policyExpressionDescriptor,
  "policyNotes?": policyNotesDescriptor,
});

const updatePolicyIntentMembers = [
  "policyId",
  "policyName",
  "policyEffect",
  "policyCondition",
  "policyConsensus",
  "policyNotes",
];

/** Whether a value is a {@link UpdatePolicyIntent} fit to be sent. */
export function isUpdatePolicyIntent(value: unknown): value is UpdatePolicyIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const policyId = value.policyId;
  if (typeof policyId !== "string" || (policyId.length > 64 && codePoints(policyId) > 64)) return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    present++;
    if (policyName === null) absent.nulls++;
    else if (
      typeof policyName !== "string" ||
      (policyName.length > 256 && codePoints(policyName) > 256) ||
      policyName.length === 0
    )
      return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    present++;
    if (policyEffect === null) absent.nulls++;
    else if (policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    present++;
    if (policyCondition === null) absent.nulls++;
    else if (
      typeof policyCondition !== "string" ||
      (policyCondition.length > 16384 && codePoints(policyCondition) > 16384)
    )
      return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    present++;
    if (policyConsensus === null) absent.nulls++;
    else if (
      typeof policyConsensus !== "string" ||
      (policyConsensus.length > 16384 && codePoints(policyConsensus) > 16384)
    )
      return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    present++;
    if (policyNotes === null) absent.nulls++;
    else if (typeof policyNotes !== "string" || (policyNotes.length > 4096 && codePoints(policyNotes) > 4096))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyIntentMembers);
}

/** The value as a {@link UpdatePolicyIntent}, without explicit nulls, or its issues. */
export const parseUpdatePolicyIntent = (value: unknown): ParseResult<UpdatePolicyIntent> =>
  parse(isUpdatePolicyIntent, updatePolicyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdatePolicyIntent} fit to be sent. */
export const explainUpdatePolicyIntent = (value: unknown): readonly Issue[] =>
  explain(updatePolicyIntentDescriptor, value, "strict");
/** {@link parseUpdatePolicyIntent} as a Standard Schema. */
export const UpdatePolicyIntentSchema: StandardSchema<UpdatePolicyIntent> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyIntent);

/** Whether a value is a {@link UpdatePolicyIntent} as it may be answered. */
export function isReceivedUpdatePolicyIntent(value: unknown): value is UpdatePolicyIntent {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  if (typeof value.policyName !== "string" && isPresent(value.policyName)) return false;
  const policyEffect = value.policyEffect;
  if (isPresent(policyEffect) && policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  if (typeof value.policyCondition !== "string" && isPresent(value.policyCondition)) return false;
  if (typeof value.policyConsensus !== "string" && isPresent(value.policyConsensus)) return false;
  if (typeof value.policyNotes !== "string" && isPresent(value.policyNotes)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdatePolicyIntent = (value: unknown): ParseResult<UpdatePolicyIntent> =>
  parse(isReceivedUpdatePolicyIntent, updatePolicyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyIntent} as it may be answered. */
export const explainReceivedUpdatePolicyIntent = (value: unknown): readonly Issue[] =>
  explain(updatePolicyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdatePolicyIntent} as a Standard Schema. */
export const ReceivedUpdatePolicyIntentSchema: StandardSchema<UpdatePolicyIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedUpdatePolicyIntent,
);

/** What a {@link UpdatePolicyResult} holds. */
export const updatePolicyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyResult", {
  policyId: policyIdDescriptor,
});

/** Whether a value is a {@link UpdatePolicyResult} as it may be answered. */
export function isUpdatePolicyResult(value: unknown): value is UpdatePolicyResult {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  return true;
}

/** The value as a {@link UpdatePolicyResult}, without explicit nulls, or its issues. */
export const parseUpdatePolicyResult = (value: unknown): ParseResult<UpdatePolicyResult> =>
  parse(isUpdatePolicyResult, updatePolicyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyResult} as it may be answered. */
export const explainUpdatePolicyResult = (value: unknown): readonly Issue[] =>
  explain(updatePolicyResultDescriptor, value, "tolerant");
/** {@link parseUpdatePolicyResult} as a Standard Schema. */
export const UpdatePolicyResultSchema: StandardSchema<UpdatePolicyResult> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyResult);

/** What a {@link UpdatePolicyActivityV2} holds. */
export const updatePolicyActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { updatePolicyIntentV2: () => updatePolicyIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "updatePolicyResultV2?": () => updatePolicyResultV2Descriptor }),
});

/** Member `intent` of {@link UpdatePolicyActivityV2}. */
function isUpdatePolicyActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdatePolicyIntentV2(value.updatePolicyIntentV2)) return false;
  return true;
}

/** Member `result` of {@link UpdatePolicyActivityV2}. */
function isUpdatePolicyActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updatePolicyResultV2) && !isUpdatePolicyResultV2(value.updatePolicyResultV2)) return false;
  return true;
}

/** Whether a value is a {@link UpdatePolicyActivityV2} as it may be answered. */
export function isUpdatePolicyActivityV2(value: unknown): value is UpdatePolicyActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY_V2") return false;
  if (!isUpdatePolicyActivityV2Intent(value.intent)) return false;
  return isUpdatePolicyActivityV2Result(value.result);
}

/** The value as a {@link UpdatePolicyActivityV2}, without explicit nulls, or its issues. */
export const parseUpdatePolicyActivityV2 = (value: unknown): ParseResult<UpdatePolicyActivityV2> =>
  parse(isUpdatePolicyActivityV2, updatePolicyActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyActivityV2} as it may be answered. */
export const explainUpdatePolicyActivityV2 = (value: unknown): readonly Issue[] =>
  explain(updatePolicyActivityV2Descriptor, value, "tolerant");
/** {@link parseUpdatePolicyActivityV2} as a Standard Schema. */
export const UpdatePolicyActivityV2Schema: StandardSchema<UpdatePolicyActivityV2> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyActivityV2);

/** What a {@link UpdatePolicyIntentV2} holds. */
export const updatePolicyIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyIntentV2", {
  policyId: policyIdDescriptor,
  "policyName?": policyNameDescriptor,
  "policyEffect?": effectDescriptor,
  "policyCondition?": policyExpressionDescriptor,
  "policyConsensus?": policyExpressionDescriptor,
  "policyNotes?": policyNotesDescriptor,
  "time?": policyExpressionDescriptor,
});

const updatePolicyIntentV2Members = [
  "policyId",
  "policyName",
  "policyEffect",
  "policyCondition",
  "policyConsensus",
  "policyNotes",
  "time",
];

/** Whether a value is a {@link UpdatePolicyIntentV2} fit to be sent. */
export function isUpdatePolicyIntentV2(value: unknown): value is UpdatePolicyIntentV2 {
  if (!isObject(value)) return false;
  let present = 1;
  const policyId = value.policyId;
  if (typeof policyId !== "string" || (policyId.length > 64 && codePoints(policyId) > 64)) return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    present++;
    if (policyName === null) absent.nulls++;
    else if (
      typeof policyName !== "string" ||
      (policyName.length > 256 && codePoints(policyName) > 256) ||
      policyName.length === 0
    )
      return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    present++;
    if (policyEffect === null) absent.nulls++;
    else if (policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    present++;
    if (policyCondition === null) absent.nulls++;
    else if (
      typeof policyCondition !== "string" ||
      (policyCondition.length > 16384 && codePoints(policyCondition) > 16384)
    )
      return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    present++;
    if (policyConsensus === null) absent.nulls++;
    else if (
      typeof policyConsensus !== "string" ||
      (policyConsensus.length > 16384 && codePoints(policyConsensus) > 16384)
    )
      return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    present++;
    if (policyNotes === null) absent.nulls++;
    else if (typeof policyNotes !== "string" || (policyNotes.length > 4096 && codePoints(policyNotes) > 4096))
      return false;
  }
  const time = value.time;
  if (time !== undefined) {
    present++;
    if (time === null) absent.nulls++;
    else if (typeof time !== "string" || (time.length > 16384 && codePoints(time) > 16384)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyIntentV2Members);
}

/** The value as a {@link UpdatePolicyIntentV2}, without explicit nulls, or its issues. */
export const parseUpdatePolicyIntentV2 = (value: unknown): ParseResult<UpdatePolicyIntentV2> =>
  parse(isUpdatePolicyIntentV2, updatePolicyIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link UpdatePolicyIntentV2} fit to be sent. */
export const explainUpdatePolicyIntentV2 = (value: unknown): readonly Issue[] =>
  explain(updatePolicyIntentV2Descriptor, value, "strict");
/** {@link parseUpdatePolicyIntentV2} as a Standard Schema. */
export const UpdatePolicyIntentV2Schema: StandardSchema<UpdatePolicyIntentV2> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyIntentV2);

/** Whether a value is a {@link UpdatePolicyIntentV2} as it may be answered. */
export function isReceivedUpdatePolicyIntentV2(value: unknown): value is UpdatePolicyIntentV2 {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  if (typeof value.policyName !== "string" && isPresent(value.policyName)) return false;
  const policyEffect = value.policyEffect;
  if (isPresent(policyEffect) && policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  if (typeof value.policyCondition !== "string" && isPresent(value.policyCondition)) return false;
  if (typeof value.policyConsensus !== "string" && isPresent(value.policyConsensus)) return false;
  if (typeof value.policyNotes !== "string" && isPresent(value.policyNotes)) return false;
  if (typeof value.time !== "string" && isPresent(value.time)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedUpdatePolicyIntentV2 = (value: unknown): ParseResult<UpdatePolicyIntentV2> =>
  parse(isReceivedUpdatePolicyIntentV2, updatePolicyIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyIntentV2} as it may be answered. */
export const explainReceivedUpdatePolicyIntentV2 = (value: unknown): readonly Issue[] =>
  explain(updatePolicyIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedUpdatePolicyIntentV2} as a Standard Schema. */
export const ReceivedUpdatePolicyIntentV2Schema: StandardSchema<UpdatePolicyIntentV2> = /* @__PURE__ */ standardSchema(
  parseReceivedUpdatePolicyIntentV2,
);

/** What a {@link UpdatePolicyResultV2} holds. */
export const updatePolicyResultV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyResultV2", {
  policyId: policyIdDescriptor,
});

/** Whether a value is a {@link UpdatePolicyResultV2} as it may be answered. */
export function isUpdatePolicyResultV2(value: unknown): value is UpdatePolicyResultV2 {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  return true;
}

/** The value as a {@link UpdatePolicyResultV2}, without explicit nulls, or its issues. */
export const parseUpdatePolicyResultV2 = (value: unknown): ParseResult<UpdatePolicyResultV2> =>
  parse(isUpdatePolicyResultV2, updatePolicyResultV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyResultV2} as it may be answered. */
export const explainUpdatePolicyResultV2 = (value: unknown): readonly Issue[] =>
  explain(updatePolicyResultV2Descriptor, value, "tolerant");
/** {@link parseUpdatePolicyResultV2} as a Standard Schema. */
export const UpdatePolicyResultV2Schema: StandardSchema<UpdatePolicyResultV2> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyResultV2);

/** What a {@link UpdatePolicyRequest} holds. */
export const updatePolicyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updatePolicyIntentDescriptor,
});

const updatePolicyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdatePolicyRequest} fit to be sent. */
export function isUpdatePolicyRequest(value: unknown): value is UpdatePolicyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY") return false;
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
  if (!isUpdatePolicyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyRequestMembers);
}

/** The value as a {@link UpdatePolicyRequest}, without explicit nulls, or its issues. */
export const parseUpdatePolicyRequest = (value: unknown): ParseResult<UpdatePolicyRequest> =>
  parse(isUpdatePolicyRequest, updatePolicyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdatePolicyRequest} fit to be sent. */
export const explainUpdatePolicyRequest = (value: unknown): readonly Issue[] =>
  explain(updatePolicyRequestDescriptor, value, "strict");
/** {@link parseUpdatePolicyRequest} as a Standard Schema. */
export const UpdatePolicyRequestSchema: StandardSchema<UpdatePolicyRequest> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyRequest);

/** What a {@link UpdatePolicyResponse} holds. */
export const updatePolicyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyResponse", {
  activity: () => updatePolicyActivityDescriptor,
});

/** Whether a value is a {@link UpdatePolicyResponse} as it may be answered. */
export function isUpdatePolicyResponse(value: unknown): value is UpdatePolicyResponse {
  if (!isObject(value) || !isUpdatePolicyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyResponse}, without explicit nulls, or its issues. */
export const parseUpdatePolicyResponse = (value: unknown): ParseResult<UpdatePolicyResponse> =>
  parse(isUpdatePolicyResponse, updatePolicyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyResponse} as it may be answered. */
export const explainUpdatePolicyResponse = (value: unknown): readonly Issue[] =>
  explain(updatePolicyResponseDescriptor, value, "tolerant");
/** {@link parseUpdatePolicyResponse} as a Standard Schema. */
export const UpdatePolicyResponseSchema: StandardSchema<UpdatePolicyResponse> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyResponse);

/** What a {@link UpdatePolicyRequestV2} holds. */
export const updatePolicyRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updatePolicyIntentV2Descriptor,
});

const updatePolicyRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdatePolicyRequestV2} fit to be sent. */
export function isUpdatePolicyRequestV2(value: unknown): value is UpdatePolicyRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY_V2") return false;
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
  if (!isUpdatePolicyIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyRequestV2Members);
}

/** The value as a {@link UpdatePolicyRequestV2}, without explicit nulls, or its issues. */
export const parseUpdatePolicyRequestV2 = (value: unknown): ParseResult<UpdatePolicyRequestV2> =>
  parse(isUpdatePolicyRequestV2, updatePolicyRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link UpdatePolicyRequestV2} fit to be sent. */
export const explainUpdatePolicyRequestV2 = (value: unknown): readonly Issue[] =>
  explain(updatePolicyRequestV2Descriptor, value, "strict");
/** {@link parseUpdatePolicyRequestV2} as a Standard Schema. */
export const UpdatePolicyRequestV2Schema: StandardSchema<UpdatePolicyRequestV2> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyRequestV2);

/** What a {@link UpdatePolicyResponseV2} holds. */
export const updatePolicyResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdatePolicyResponseV2", {
  activity: () => updatePolicyActivityV2Descriptor,
});

/** Whether a value is a {@link UpdatePolicyResponseV2} as it may be answered. */
export function isUpdatePolicyResponseV2(value: unknown): value is UpdatePolicyResponseV2 {
  if (!isObject(value) || !isUpdatePolicyActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyResponseV2}, without explicit nulls, or its issues. */
export const parseUpdatePolicyResponseV2 = (value: unknown): ParseResult<UpdatePolicyResponseV2> =>
  parse(isUpdatePolicyResponseV2, updatePolicyResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePolicyResponseV2} as it may be answered. */
export const explainUpdatePolicyResponseV2 = (value: unknown): readonly Issue[] =>
  explain(updatePolicyResponseV2Descriptor, value, "tolerant");
/** {@link parseUpdatePolicyResponseV2} as a Standard Schema. */
export const UpdatePolicyResponseV2Schema: StandardSchema<UpdatePolicyResponseV2> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyResponseV2);

/** What a {@link UpdatePolicyBody} holds. */
export const updatePolicyBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "UpdatePolicyBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_UPDATE_POLICY", type: () => updatePolicyRequestDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_POLICY_V2", type: () => updatePolicyRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link UpdatePolicyBody} fit to be sent. */
export function isUpdatePolicyBody(value: unknown): value is UpdatePolicyBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_UPDATE_POLICY":
      return isUpdatePolicyRequest(value);
    case "ACTIVITY_TYPE_UPDATE_POLICY_V2":
      return isUpdatePolicyRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link UpdatePolicyBody}, without explicit nulls, or its issues. */
export const parseUpdatePolicyBody = (value: unknown): ParseResult<UpdatePolicyBody> =>
  parse(isUpdatePolicyBody, updatePolicyBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdatePolicyBody} fit to be sent. */
export const explainUpdatePolicyBody = (value: unknown): readonly Issue[] =>
  explain(updatePolicyBodyDescriptor, value, "strict");
/** {@link parseUpdatePolicyBody} as a Standard Schema. */
export const UpdatePolicyBodySchema: StandardSchema<UpdatePolicyBody> =
  /* @__PURE__ */ standardSchema(parseUpdatePolicyBody);
