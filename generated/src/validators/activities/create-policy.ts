// Validators of the types in `activities/create-policy`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreatePolicyActivity,
  CreatePolicyActivityV2,
  CreatePolicyActivityV3,
  CreatePolicyBody,
  CreatePolicyIntent,
  CreatePolicyIntentV2,
  CreatePolicyIntentV3,
  CreatePolicyRequest,
  CreatePolicyRequestV2,
  CreatePolicyRequestV3,
  CreatePolicyResponse,
  CreatePolicyResponseV2,
  CreatePolicyResponseV3,
  CreatePolicyResult,
} from "../../activities/create-policy.js";
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
import {
  isReceivedSelector,
  isReceivedSelectorV2,
  isSelector,
  isSelectorV2,
  selectorDescriptor,
  selectorV2Descriptor,
} from "../shapes/policies.js";

/** What a {@link CreatePolicyIntentV3} holds. */
export const createPolicyIntentV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyIntentV3", {
  policyName: policyNameDescriptor,
  effect: effectDescriptor,
  "notes?": policyNotesDescriptor,
  "condition?": policyExpressionDescriptor,
  "consensus?": policyExpressionDescriptor,
  "time?": policyExpressionDescriptor,
});

const createPolicyIntentV3Members = ["policyName", "effect", "notes", "condition", "consensus", "time"];

/** Whether a value is a {@link CreatePolicyIntentV3} fit to be sent. */
export function isCreatePolicyIntentV3(value: unknown): value is CreatePolicyIntentV3 {
  if (!isObject(value)) return false;
  let present = 2;
  const policyName = value.policyName;
  if (
    typeof policyName !== "string" ||
    (policyName.length > 256 && codePoints(policyName) > 256) ||
    policyName.length === 0
  )
    return false;
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (notes === null) absent.nulls++;
    else if (typeof notes !== "string" || (notes.length > 4096 && codePoints(notes) > 4096)) return false;
  }
  const condition = value.condition;
  if (condition !== undefined) {
    present++;
    if (condition === null) absent.nulls++;
    else if (typeof condition !== "string" || (condition.length > 16384 && codePoints(condition) > 16384)) return false;
  }
  const consensus = value.consensus;
  if (consensus !== undefined) {
    present++;
    if (consensus === null) absent.nulls++;
    else if (typeof consensus !== "string" || (consensus.length > 16384 && codePoints(consensus) > 16384)) return false;
  }
  const time = value.time;
  if (time !== undefined) {
    present++;
    if (time === null) absent.nulls++;
    else if (typeof time !== "string" || (time.length > 16384 && codePoints(time) > 16384)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPolicyIntentV3Members);
}

/** The value as a {@link CreatePolicyIntentV3}, without explicit nulls, or its issues. */
export const parseCreatePolicyIntentV3 = (value: unknown): ParseResult<CreatePolicyIntentV3> =>
  parse(isCreatePolicyIntentV3, createPolicyIntentV3Descriptor, value, "strict");
/** Every place where a value is not a {@link CreatePolicyIntentV3} fit to be sent. */
export const explainCreatePolicyIntentV3 = (value: unknown): readonly Issue[] =>
  explain(createPolicyIntentV3Descriptor, value, "strict");
/** {@link parseCreatePolicyIntentV3} as a Standard Schema. */
export const CreatePolicyIntentV3Schema: StandardSchema<CreatePolicyIntentV3> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyIntentV3);

/** Whether a value is a {@link CreatePolicyIntentV3} as it may be answered. */
export function isReceivedCreatePolicyIntentV3(value: unknown): value is CreatePolicyIntentV3 {
  if (!isObject(value) || typeof value.policyName !== "string") return false;
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  if (typeof value.notes !== "string" && isPresent(value.notes)) return false;
  if (typeof value.condition !== "string" && isPresent(value.condition)) return false;
  if (typeof value.consensus !== "string" && isPresent(value.consensus)) return false;
  if (typeof value.time !== "string" && isPresent(value.time)) return false;
  return true;
}

/** The value as a {@link CreatePolicyIntentV3}, without explicit nulls, or its issues. */
export const parseReceivedCreatePolicyIntentV3 = (value: unknown): ParseResult<CreatePolicyIntentV3> =>
  parse(isReceivedCreatePolicyIntentV3, createPolicyIntentV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyIntentV3} as it may be answered. */
export const explainReceivedCreatePolicyIntentV3 = (value: unknown): readonly Issue[] =>
  explain(createPolicyIntentV3Descriptor, value, "tolerant");
/** {@link parseReceivedCreatePolicyIntentV3} as a Standard Schema. */
export const ReceivedCreatePolicyIntentV3Schema: StandardSchema<CreatePolicyIntentV3> = /* @__PURE__ */ standardSchema(
  parseReceivedCreatePolicyIntentV3,
);

/** What a {@link CreatePolicyActivity} holds. */
export const createPolicyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY"], open: false },
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
  intent: /* @__PURE__ */ record("", { createPolicyIntent: () => createPolicyIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "createPolicyResult?": () => createPolicyResultDescriptor }),
});

/** Member `intent` of {@link CreatePolicyActivity}. */
function isCreatePolicyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreatePolicyIntent(value.createPolicyIntent)) return false;
  return true;
}

/** Member `result` of {@link CreatePolicyActivity}. */
function isCreatePolicyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createPolicyResult) && !isCreatePolicyResult(value.createPolicyResult)) return false;
  return true;
}

/** Whether a value is a {@link CreatePolicyActivity} as it may be answered. */
export function isCreatePolicyActivity(value: unknown): value is CreatePolicyActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_CREATE_POLICY") return false;
  if (!isCreatePolicyActivityIntent(value.intent) || !isCreatePolicyActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreatePolicyActivity}, without explicit nulls, or its issues. */
export const parseCreatePolicyActivity = (value: unknown): ParseResult<CreatePolicyActivity> =>
  parse(isCreatePolicyActivity, createPolicyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyActivity} as it may be answered. */
export const explainCreatePolicyActivity = (value: unknown): readonly Issue[] =>
  explain(createPolicyActivityDescriptor, value, "tolerant");
/** {@link parseCreatePolicyActivity} as a Standard Schema. */
export const CreatePolicyActivitySchema: StandardSchema<CreatePolicyActivity> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyActivity);

/** What a {@link CreatePolicyIntent} holds. */
export const createPolicyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyIntent", {
  policyName: policyNameDescriptor,
  selectors: { kind: "array", of: () => selectorDescriptor, minItems: 0, maxItems: 100 },
  effect: effectDescriptor,
  "notes?": policyNotesDescriptor,
});

const createPolicyIntentMembers = ["policyName", "selectors", "effect", "notes"];

/** Whether a value is a {@link CreatePolicyIntent} fit to be sent. */
export function isCreatePolicyIntent(value: unknown): value is CreatePolicyIntent {
  if (!isObject(value)) return false;
  let present = 3;
  const policyName = value.policyName;
  if (
    typeof policyName !== "string" ||
    (policyName.length > 256 && codePoints(policyName) > 256) ||
    policyName.length === 0
  )
    return false;
  const selectors = value.selectors;
  if (!Array.isArray(selectors) || selectors.length > 100) return false;
  for (let i = 0; i < selectors.length; i++) {
    if (!isSelector(selectors[i])) return false;
  }
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (notes === null) absent.nulls++;
    else if (typeof notes !== "string" || (notes.length > 4096 && codePoints(notes) > 4096)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPolicyIntentMembers);
}

/** The value as a {@link CreatePolicyIntent}, without explicit nulls, or its issues. */
export const parseCreatePolicyIntent = (value: unknown): ParseResult<CreatePolicyIntent> =>
  parse(isCreatePolicyIntent, createPolicyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePolicyIntent} fit to be sent. */
export const explainCreatePolicyIntent = (value: unknown): readonly Issue[] =>
  explain(createPolicyIntentDescriptor, value, "strict");
/** {@link parseCreatePolicyIntent} as a Standard Schema. */
export const CreatePolicyIntentSchema: StandardSchema<CreatePolicyIntent> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyIntent);

/** Whether a value is a {@link CreatePolicyIntent} as it may be answered. */
export function isReceivedCreatePolicyIntent(value: unknown): value is CreatePolicyIntent {
  if (!isObject(value) || typeof value.policyName !== "string") return false;
  const selectors = value.selectors;
  if (!Array.isArray(selectors)) return false;
  for (let i = 0; i < selectors.length; i++) {
    if (!isReceivedSelector(selectors[i])) return false;
  }
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  if (typeof value.notes !== "string" && isPresent(value.notes)) return false;
  return true;
}

/** The value as a {@link CreatePolicyIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreatePolicyIntent = (value: unknown): ParseResult<CreatePolicyIntent> =>
  parse(isReceivedCreatePolicyIntent, createPolicyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyIntent} as it may be answered. */
export const explainReceivedCreatePolicyIntent = (value: unknown): readonly Issue[] =>
  explain(createPolicyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreatePolicyIntent} as a Standard Schema. */
export const ReceivedCreatePolicyIntentSchema: StandardSchema<CreatePolicyIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedCreatePolicyIntent,
);

/** What a {@link CreatePolicyResult} holds. */
export const createPolicyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyResult", {
  policyId: policyIdDescriptor,
});

/** Whether a value is a {@link CreatePolicyResult} as it may be answered. */
export function isCreatePolicyResult(value: unknown): value is CreatePolicyResult {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  return true;
}

/** The value as a {@link CreatePolicyResult}, without explicit nulls, or its issues. */
export const parseCreatePolicyResult = (value: unknown): ParseResult<CreatePolicyResult> =>
  parse(isCreatePolicyResult, createPolicyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyResult} as it may be answered. */
export const explainCreatePolicyResult = (value: unknown): readonly Issue[] =>
  explain(createPolicyResultDescriptor, value, "tolerant");
/** {@link parseCreatePolicyResult} as a Standard Schema. */
export const CreatePolicyResultSchema: StandardSchema<CreatePolicyResult> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyResult);

/** What a {@link CreatePolicyActivityV2} holds. */
export const createPolicyActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { createPolicyIntentV2: () => createPolicyIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "createPolicyResult?": () => createPolicyResultDescriptor }),
});

/** Member `intent` of {@link CreatePolicyActivityV2}. */
function isCreatePolicyActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreatePolicyIntentV2(value.createPolicyIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreatePolicyActivityV2}. */
function isCreatePolicyActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createPolicyResult) && !isCreatePolicyResult(value.createPolicyResult)) return false;
  return true;
}

/** Whether a value is a {@link CreatePolicyActivityV2} as it may be answered. */
export function isCreatePolicyActivityV2(value: unknown): value is CreatePolicyActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY_V2") return false;
  if (!isCreatePolicyActivityV2Intent(value.intent)) return false;
  return isCreatePolicyActivityV2Result(value.result);
}

/** The value as a {@link CreatePolicyActivityV2}, without explicit nulls, or its issues. */
export const parseCreatePolicyActivityV2 = (value: unknown): ParseResult<CreatePolicyActivityV2> =>
  parse(isCreatePolicyActivityV2, createPolicyActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyActivityV2} as it may be answered. */
export const explainCreatePolicyActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createPolicyActivityV2Descriptor, value, "tolerant");
/** {@link parseCreatePolicyActivityV2} as a Standard Schema. */
export const CreatePolicyActivityV2Schema: StandardSchema<CreatePolicyActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyActivityV2);

/** What a {@link CreatePolicyIntentV2} holds. */
export const createPolicyIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyIntentV2", {
  policyName: policyNameDescriptor,
  selectors: { kind: "array", of: () => selectorV2Descriptor, minItems: 0, maxItems: 100 },
  effect: effectDescriptor,
  "notes?": policyNotesDescriptor,
});

const createPolicyIntentV2Members = ["policyName", "selectors", "effect", "notes"];

/** Whether a value is a {@link CreatePolicyIntentV2} fit to be sent. */
export function isCreatePolicyIntentV2(value: unknown): value is CreatePolicyIntentV2 {
  if (!isObject(value)) return false;
  let present = 3;
  const policyName = value.policyName;
  if (
    typeof policyName !== "string" ||
    (policyName.length > 256 && codePoints(policyName) > 256) ||
    policyName.length === 0
  )
    return false;
  const selectors = value.selectors;
  if (!Array.isArray(selectors) || selectors.length > 100) return false;
  for (let i = 0; i < selectors.length; i++) {
    if (!isSelectorV2(selectors[i])) return false;
  }
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (notes === null) absent.nulls++;
    else if (typeof notes !== "string" || (notes.length > 4096 && codePoints(notes) > 4096)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPolicyIntentV2Members);
}

/** The value as a {@link CreatePolicyIntentV2}, without explicit nulls, or its issues. */
export const parseCreatePolicyIntentV2 = (value: unknown): ParseResult<CreatePolicyIntentV2> =>
  parse(isCreatePolicyIntentV2, createPolicyIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreatePolicyIntentV2} fit to be sent. */
export const explainCreatePolicyIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createPolicyIntentV2Descriptor, value, "strict");
/** {@link parseCreatePolicyIntentV2} as a Standard Schema. */
export const CreatePolicyIntentV2Schema: StandardSchema<CreatePolicyIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyIntentV2);

/** Whether a value is a {@link CreatePolicyIntentV2} as it may be answered. */
export function isReceivedCreatePolicyIntentV2(value: unknown): value is CreatePolicyIntentV2 {
  if (!isObject(value) || typeof value.policyName !== "string") return false;
  const selectors = value.selectors;
  if (!Array.isArray(selectors)) return false;
  for (let i = 0; i < selectors.length; i++) {
    if (!isReceivedSelectorV2(selectors[i])) return false;
  }
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  if (typeof value.notes !== "string" && isPresent(value.notes)) return false;
  return true;
}

/** The value as a {@link CreatePolicyIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreatePolicyIntentV2 = (value: unknown): ParseResult<CreatePolicyIntentV2> =>
  parse(isReceivedCreatePolicyIntentV2, createPolicyIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyIntentV2} as it may be answered. */
export const explainReceivedCreatePolicyIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createPolicyIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreatePolicyIntentV2} as a Standard Schema. */
export const ReceivedCreatePolicyIntentV2Schema: StandardSchema<CreatePolicyIntentV2> = /* @__PURE__ */ standardSchema(
  parseReceivedCreatePolicyIntentV2,
);

/** What a {@link CreatePolicyActivityV3} holds. */
export const createPolicyActivityV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyActivityV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V3"], open: false },
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
  intent: /* @__PURE__ */ record("", { createPolicyIntentV3: () => createPolicyIntentV3Descriptor }),
  result: /* @__PURE__ */ record("", { "createPolicyResult?": () => createPolicyResultDescriptor }),
});

/** Member `intent` of {@link CreatePolicyActivityV3}. */
function isCreatePolicyActivityV3Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreatePolicyIntentV3(value.createPolicyIntentV3)) return false;
  return true;
}

/** Member `result` of {@link CreatePolicyActivityV3}. */
function isCreatePolicyActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createPolicyResult) && !isCreatePolicyResult(value.createPolicyResult)) return false;
  return true;
}

/** Whether a value is a {@link CreatePolicyActivityV3} as it may be answered. */
export function isCreatePolicyActivityV3(value: unknown): value is CreatePolicyActivityV3 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY_V3") return false;
  if (!isCreatePolicyActivityV3Intent(value.intent)) return false;
  return isCreatePolicyActivityV3Result(value.result);
}

/** The value as a {@link CreatePolicyActivityV3}, without explicit nulls, or its issues. */
export const parseCreatePolicyActivityV3 = (value: unknown): ParseResult<CreatePolicyActivityV3> =>
  parse(isCreatePolicyActivityV3, createPolicyActivityV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyActivityV3} as it may be answered. */
export const explainCreatePolicyActivityV3 = (value: unknown): readonly Issue[] =>
  explain(createPolicyActivityV3Descriptor, value, "tolerant");
/** {@link parseCreatePolicyActivityV3} as a Standard Schema. */
export const CreatePolicyActivityV3Schema: StandardSchema<CreatePolicyActivityV3> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyActivityV3);

/** What a {@link CreatePolicyRequest} holds. */
export const createPolicyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createPolicyIntentDescriptor,
});

const createPolicyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePolicyRequest} fit to be sent. */
export function isCreatePolicyRequest(value: unknown): value is CreatePolicyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY") return false;
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
  if (!isCreatePolicyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPolicyRequestMembers);
}

/** The value as a {@link CreatePolicyRequest}, without explicit nulls, or its issues. */
export const parseCreatePolicyRequest = (value: unknown): ParseResult<CreatePolicyRequest> =>
  parse(isCreatePolicyRequest, createPolicyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePolicyRequest} fit to be sent. */
export const explainCreatePolicyRequest = (value: unknown): readonly Issue[] =>
  explain(createPolicyRequestDescriptor, value, "strict");
/** {@link parseCreatePolicyRequest} as a Standard Schema. */
export const CreatePolicyRequestSchema: StandardSchema<CreatePolicyRequest> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyRequest);

/** What a {@link CreatePolicyResponse} holds. */
export const createPolicyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyResponse", {
  activity: () => createPolicyActivityDescriptor,
});

/** Whether a value is a {@link CreatePolicyResponse} as it may be answered. */
export function isCreatePolicyResponse(value: unknown): value is CreatePolicyResponse {
  if (!isObject(value) || !isCreatePolicyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePolicyResponse}, without explicit nulls, or its issues. */
export const parseCreatePolicyResponse = (value: unknown): ParseResult<CreatePolicyResponse> =>
  parse(isCreatePolicyResponse, createPolicyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyResponse} as it may be answered. */
export const explainCreatePolicyResponse = (value: unknown): readonly Issue[] =>
  explain(createPolicyResponseDescriptor, value, "tolerant");
/** {@link parseCreatePolicyResponse} as a Standard Schema. */
export const CreatePolicyResponseSchema: StandardSchema<CreatePolicyResponse> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyResponse);

/** What a {@link CreatePolicyRequestV2} holds. */
export const createPolicyRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createPolicyIntentV2Descriptor,
});

const createPolicyRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePolicyRequestV2} fit to be sent. */
export function isCreatePolicyRequestV2(value: unknown): value is CreatePolicyRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY_V2") return false;
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
  if (!isCreatePolicyIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPolicyRequestV2Members);
}

/** The value as a {@link CreatePolicyRequestV2}, without explicit nulls, or its issues. */
export const parseCreatePolicyRequestV2 = (value: unknown): ParseResult<CreatePolicyRequestV2> =>
  parse(isCreatePolicyRequestV2, createPolicyRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreatePolicyRequestV2} fit to be sent. */
export const explainCreatePolicyRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createPolicyRequestV2Descriptor, value, "strict");
/** {@link parseCreatePolicyRequestV2} as a Standard Schema. */
export const CreatePolicyRequestV2Schema: StandardSchema<CreatePolicyRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyRequestV2);

/** What a {@link CreatePolicyResponseV2} holds. */
export const createPolicyResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyResponseV2", {
  activity: () => createPolicyActivityV2Descriptor,
});

/** Whether a value is a {@link CreatePolicyResponseV2} as it may be answered. */
export function isCreatePolicyResponseV2(value: unknown): value is CreatePolicyResponseV2 {
  if (!isObject(value) || !isCreatePolicyActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePolicyResponseV2}, without explicit nulls, or its issues. */
export const parseCreatePolicyResponseV2 = (value: unknown): ParseResult<CreatePolicyResponseV2> =>
  parse(isCreatePolicyResponseV2, createPolicyResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyResponseV2} as it may be answered. */
export const explainCreatePolicyResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createPolicyResponseV2Descriptor, value, "tolerant");
/** {@link parseCreatePolicyResponseV2} as a Standard Schema. */
export const CreatePolicyResponseV2Schema: StandardSchema<CreatePolicyResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyResponseV2);

/** What a {@link CreatePolicyRequestV3} holds. */
export const createPolicyRequestV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyRequestV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V3"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createPolicyIntentV3Descriptor,
});

const createPolicyRequestV3Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePolicyRequestV3} fit to be sent. */
export function isCreatePolicyRequestV3(value: unknown): value is CreatePolicyRequestV3 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY_V3") return false;
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
  if (!isCreatePolicyIntentV3(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPolicyRequestV3Members);
}

/** The value as a {@link CreatePolicyRequestV3}, without explicit nulls, or its issues. */
export const parseCreatePolicyRequestV3 = (value: unknown): ParseResult<CreatePolicyRequestV3> =>
  parse(isCreatePolicyRequestV3, createPolicyRequestV3Descriptor, value, "strict");
/** Every place where a value is not a {@link CreatePolicyRequestV3} fit to be sent. */
export const explainCreatePolicyRequestV3 = (value: unknown): readonly Issue[] =>
  explain(createPolicyRequestV3Descriptor, value, "strict");
/** {@link parseCreatePolicyRequestV3} as a Standard Schema. */
export const CreatePolicyRequestV3Schema: StandardSchema<CreatePolicyRequestV3> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyRequestV3);

/** What a {@link CreatePolicyResponseV3} holds. */
export const createPolicyResponseV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePolicyResponseV3", {
  activity: () => createPolicyActivityV3Descriptor,
});

/** Whether a value is a {@link CreatePolicyResponseV3} as it may be answered. */
export function isCreatePolicyResponseV3(value: unknown): value is CreatePolicyResponseV3 {
  if (!isObject(value) || !isCreatePolicyActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePolicyResponseV3}, without explicit nulls, or its issues. */
export const parseCreatePolicyResponseV3 = (value: unknown): ParseResult<CreatePolicyResponseV3> =>
  parse(isCreatePolicyResponseV3, createPolicyResponseV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePolicyResponseV3} as it may be answered. */
export const explainCreatePolicyResponseV3 = (value: unknown): readonly Issue[] =>
  explain(createPolicyResponseV3Descriptor, value, "tolerant");
/** {@link parseCreatePolicyResponseV3} as a Standard Schema. */
export const CreatePolicyResponseV3Schema: StandardSchema<CreatePolicyResponseV3> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyResponseV3);

/** What a {@link CreatePolicyBody} holds. */
export const createPolicyBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreatePolicyBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_POLICY", type: () => createPolicyRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_POLICY_V2", type: () => createPolicyRequestV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_POLICY_V3", type: () => createPolicyRequestV3Descriptor },
  ],
};

/** Whether a value is a {@link CreatePolicyBody} fit to be sent. */
export function isCreatePolicyBody(value: unknown): value is CreatePolicyBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_POLICY":
      return isCreatePolicyRequest(value);
    case "ACTIVITY_TYPE_CREATE_POLICY_V2":
      return isCreatePolicyRequestV2(value);
    case "ACTIVITY_TYPE_CREATE_POLICY_V3":
      return isCreatePolicyRequestV3(value);
    default:
      return false;
  }
}

/** The value as a {@link CreatePolicyBody}, without explicit nulls, or its issues. */
export const parseCreatePolicyBody = (value: unknown): ParseResult<CreatePolicyBody> =>
  parse(isCreatePolicyBody, createPolicyBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePolicyBody} fit to be sent. */
export const explainCreatePolicyBody = (value: unknown): readonly Issue[] =>
  explain(createPolicyBodyDescriptor, value, "strict");
/** {@link parseCreatePolicyBody} as a Standard Schema. */
export const CreatePolicyBodySchema: StandardSchema<CreatePolicyBody> =
  /* @__PURE__ */ standardSchema(parseCreatePolicyBody);
