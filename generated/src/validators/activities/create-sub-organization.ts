// Validators of the types in `activities/create-sub-organization`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateSubOrganizationActivity,
  CreateSubOrganizationActivityV2,
  CreateSubOrganizationActivityV3,
  CreateSubOrganizationActivityV4,
  CreateSubOrganizationActivityV5,
  CreateSubOrganizationActivityV6,
  CreateSubOrganizationActivityV7,
  CreateSubOrganizationActivityV8,
  CreateSubOrganizationBody,
  CreateSubOrganizationIntent,
  CreateSubOrganizationIntentV2,
  CreateSubOrganizationIntentV3,
  CreateSubOrganizationIntentV4,
  CreateSubOrganizationIntentV5,
  CreateSubOrganizationIntentV6,
  CreateSubOrganizationIntentV7,
  CreateSubOrganizationIntentV8,
  CreateSubOrganizationRequest,
  CreateSubOrganizationRequestV2,
  CreateSubOrganizationRequestV3,
  CreateSubOrganizationRequestV4,
  CreateSubOrganizationRequestV5,
  CreateSubOrganizationRequestV6,
  CreateSubOrganizationRequestV7,
  CreateSubOrganizationRequestV8,
  CreateSubOrganizationResponse,
  CreateSubOrganizationResponseV2,
  CreateSubOrganizationResponseV3,
  CreateSubOrganizationResponseV4,
  CreateSubOrganizationResponseV5,
  CreateSubOrganizationResponseV6,
  CreateSubOrganizationResponseV7,
  CreateSubOrganizationResponseV8,
  CreateSubOrganizationResult,
  CreateSubOrganizationResultV3,
  CreateSubOrganizationResultV4,
  CreateSubOrganizationResultV5,
  CreateSubOrganizationResultV6,
  CreateSubOrganizationResultV7,
  CreateSubOrganizationResultV8,
} from "../../activities/create-sub-organization.js";
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
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  organizationNameDescriptor,
  quorumThresholdDescriptor,
  userIdDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  authenticatorParamsV2Descriptor,
  clientSignatureDescriptor,
  isAuthenticatorParamsV2,
  isClientSignature,
  isReceivedAuthenticatorParamsV2,
  isReceivedClientSignature,
} from "../shapes/credentials.js";
import {
  isPrivateKeyParams,
  isPrivateKeyResult,
  isReceivedPrivateKeyParams,
  privateKeyParamsDescriptor,
  privateKeyResultDescriptor,
} from "../shapes/private-keys.js";
import {
  isReceivedRootUserParams,
  isReceivedRootUserParamsV2,
  isReceivedRootUserParamsV3,
  isReceivedRootUserParamsV4,
  isReceivedRootUserParamsV5,
  isRootUserParams,
  isRootUserParamsV2,
  isRootUserParamsV3,
  isRootUserParamsV4,
  isRootUserParamsV5,
  rootUserParamsDescriptor,
  rootUserParamsV2Descriptor,
  rootUserParamsV3Descriptor,
  rootUserParamsV4Descriptor,
  rootUserParamsV5Descriptor,
} from "../shapes/users.js";
import {
  isReceivedWalletParams,
  isWalletParams,
  isWalletResult,
  walletParamsDescriptor,
  walletResultDescriptor,
} from "../shapes/wallets.js";

/** What a {@link CreateSubOrganizationActivity} holds. */
export const createSubOrganizationActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION"], open: false },
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
    intent: /* @__PURE__ */ record("", { createSubOrganizationIntent: () => createSubOrganizationIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createSubOrganizationResult?": () => createSubOrganizationResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivity}. */
function isCreateSubOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntent(value.createSubOrganizationIntent);
}

/** Member `result` of {@link CreateSubOrganizationActivity}. */
function isCreateSubOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createSubOrganizationResult) && !isCreateSubOrganizationResult(value.createSubOrganizationResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivity} as it may be answered. */
export function isCreateSubOrganizationActivity(value: unknown): value is CreateSubOrganizationActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return false;
  if (!isCreateSubOrganizationActivityIntent(value.intent)) return false;
  return isCreateSubOrganizationActivityResult(value.result);
}

/** The value as a {@link CreateSubOrganizationActivity}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivity = (value: unknown): ParseResult<CreateSubOrganizationActivity> =>
  parse(isCreateSubOrganizationActivity, createSubOrganizationActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivity} as it may be answered. */
export const explainCreateSubOrganizationActivity = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityDescriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivity} as a Standard Schema. */
export const CreateSubOrganizationActivitySchema: StandardSchema<CreateSubOrganizationActivity> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivity);

/** What a {@link CreateSubOrganizationIntent} holds. */
export const createSubOrganizationIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntent",
  { name: organizationNameDescriptor, rootAuthenticator: () => authenticatorParamsV2Descriptor },
);

const createSubOrganizationIntentMembers = ["name", "rootAuthenticator"];

/** Whether a value is a {@link CreateSubOrganizationIntent} fit to be sent. */
export function isCreateSubOrganizationIntent(value: unknown): value is CreateSubOrganizationIntent {
  if (!isObject(value)) return false;
  const name = value.name;
  if (typeof name !== "string" || (name.length > 256 && codePoints(name) > 256) || name.length === 0) return false;
  if (!isAuthenticatorParamsV2(value.rootAuthenticator)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createSubOrganizationIntentMembers);
}

/** The value as a {@link CreateSubOrganizationIntent}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntent = (value: unknown): ParseResult<CreateSubOrganizationIntent> =>
  parse(isCreateSubOrganizationIntent, createSubOrganizationIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntent} fit to be sent. */
export const explainCreateSubOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentDescriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntent} as a Standard Schema. */
export const CreateSubOrganizationIntentSchema: StandardSchema<CreateSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntent);

/** Whether a value is a {@link CreateSubOrganizationIntent} as it may be answered. */
export function isReceivedCreateSubOrganizationIntent(value: unknown): value is CreateSubOrganizationIntent {
  if (!isObject(value) || typeof value.name !== "string") return false;
  return isReceivedAuthenticatorParamsV2(value.rootAuthenticator);
}

/** The value as a {@link CreateSubOrganizationIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntent = (value: unknown): ParseResult<CreateSubOrganizationIntent> =>
  parse(isReceivedCreateSubOrganizationIntent, createSubOrganizationIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntent} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntent} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentSchema: StandardSchema<CreateSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntent);

/** What a {@link CreateSubOrganizationResult} holds. */
export const createSubOrganizationResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResult",
  {
    subOrganizationId: organizationIdDescriptor,
    "rootUserIds?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreateSubOrganizationResult} as it may be answered. */
export function isCreateSubOrganizationResult(value: unknown): value is CreateSubOrganizationResult {
  if (!isObject(value) || typeof value.subOrganizationId !== "string") return false;
  const rootUserIds = value.rootUserIds;
  if (isPresent(rootUserIds)) {
    if (!Array.isArray(rootUserIds)) return false;
    for (let i = 0; i < rootUserIds.length; i++) {
      if (typeof rootUserIds[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResult}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResult = (value: unknown): ParseResult<CreateSubOrganizationResult> =>
  parse(isCreateSubOrganizationResult, createSubOrganizationResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResult} as it may be answered. */
export const explainCreateSubOrganizationResult = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResultDescriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResult} as a Standard Schema. */
export const CreateSubOrganizationResultSchema: StandardSchema<CreateSubOrganizationResult> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResult);

/** What a {@link CreateSubOrganizationActivityV2} holds. */
export const createSubOrganizationActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createSubOrganizationIntentV2: () => createSubOrganizationIntentV2Descriptor,
    }),
    result: /* @__PURE__ */ record("", { "createSubOrganizationResult?": () => createSubOrganizationResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivityV2}. */
function isCreateSubOrganizationActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntentV2(value.createSubOrganizationIntentV2);
}

/** Member `result` of {@link CreateSubOrganizationActivityV2}. */
function isCreateSubOrganizationActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createSubOrganizationResult) && !isCreateSubOrganizationResult(value.createSubOrganizationResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV2} as it may be answered. */
export function isCreateSubOrganizationActivityV2(value: unknown): value is CreateSubOrganizationActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return false;
  if (!isCreateSubOrganizationActivityV2Intent(value.intent)) return false;
  return isCreateSubOrganizationActivityV2Result(value.result);
}

/** The value as a {@link CreateSubOrganizationActivityV2}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivityV2 = (value: unknown): ParseResult<CreateSubOrganizationActivityV2> =>
  parse(isCreateSubOrganizationActivityV2, createSubOrganizationActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivityV2} as it may be answered. */
export const explainCreateSubOrganizationActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityV2Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivityV2} as a Standard Schema. */
export const CreateSubOrganizationActivityV2Schema: StandardSchema<CreateSubOrganizationActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivityV2);

/** What a {@link CreateSubOrganizationIntentV2} holds. */
export const createSubOrganizationIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntentV2",
  {
    subOrganizationName: organizationNameDescriptor,
    rootUsers: { kind: "array", of: () => rootUserParamsDescriptor, minItems: 1, maxItems: 100 },
    rootQuorumThreshold: quorumThresholdDescriptor,
  },
);

const createSubOrganizationIntentV2Members = ["subOrganizationName", "rootUsers", "rootQuorumThreshold"];

/** Whether a value is a {@link CreateSubOrganizationIntentV2} fit to be sent. */
export function isCreateSubOrganizationIntentV2(value: unknown): value is CreateSubOrganizationIntentV2 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (
    typeof subOrganizationName !== "string" ||
    (subOrganizationName.length > 256 && codePoints(subOrganizationName) > 256) ||
    subOrganizationName.length === 0
  )
    return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isRootUserParams(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (
    typeof rootQuorumThreshold !== "number" ||
    (rootQuorumThreshold | 0) !== rootQuorumThreshold ||
    rootQuorumThreshold < 1 ||
    rootQuorumThreshold > 100
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, createSubOrganizationIntentV2Members);
}

/** The value as a {@link CreateSubOrganizationIntentV2}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntentV2 = (value: unknown): ParseResult<CreateSubOrganizationIntentV2> =>
  parse(isCreateSubOrganizationIntentV2, createSubOrganizationIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV2} fit to be sent. */
export const explainCreateSubOrganizationIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV2Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntentV2} as a Standard Schema. */
export const CreateSubOrganizationIntentV2Schema: StandardSchema<CreateSubOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntentV2);

/** Whether a value is a {@link CreateSubOrganizationIntentV2} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV2(value: unknown): value is CreateSubOrganizationIntentV2 {
  if (!isObject(value) || typeof value.subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParams(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntentV2 = (
  value: unknown,
): ParseResult<CreateSubOrganizationIntentV2> =>
  parse(isReceivedCreateSubOrganizationIntentV2, createSubOrganizationIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV2} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntentV2} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV2Schema: StandardSchema<CreateSubOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntentV2);

/** What a {@link CreateSubOrganizationActivityV3} holds. */
export const createSubOrganizationActivityV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivityV3",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createSubOrganizationIntentV3: () => createSubOrganizationIntentV3Descriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "createSubOrganizationResultV3?": () => createSubOrganizationResultV3Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivityV3}. */
function isCreateSubOrganizationActivityV3Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntentV3(value.createSubOrganizationIntentV3);
}

/** Member `result` of {@link CreateSubOrganizationActivityV3}. */
function isCreateSubOrganizationActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createSubOrganizationResultV3) &&
    !isCreateSubOrganizationResultV3(value.createSubOrganizationResultV3)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV3} as it may be answered. */
export function isCreateSubOrganizationActivityV3(value: unknown): value is CreateSubOrganizationActivityV3 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return false;
  if (!isCreateSubOrganizationActivityV3Intent(value.intent)) return false;
  return isCreateSubOrganizationActivityV3Result(value.result);
}

/** The value as a {@link CreateSubOrganizationActivityV3}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivityV3 = (value: unknown): ParseResult<CreateSubOrganizationActivityV3> =>
  parse(isCreateSubOrganizationActivityV3, createSubOrganizationActivityV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivityV3} as it may be answered. */
export const explainCreateSubOrganizationActivityV3 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityV3Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivityV3} as a Standard Schema. */
export const CreateSubOrganizationActivityV3Schema: StandardSchema<CreateSubOrganizationActivityV3> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivityV3);

/** What a {@link CreateSubOrganizationIntentV3} holds. */
export const createSubOrganizationIntentV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntentV3",
  {
    subOrganizationName: organizationNameDescriptor,
    rootUsers: { kind: "array", of: () => rootUserParamsDescriptor, minItems: 1, maxItems: 100 },
    rootQuorumThreshold: quorumThresholdDescriptor,
    privateKeys: { kind: "array", of: () => privateKeyParamsDescriptor, minItems: 0, maxItems: 100 },
  },
);

const createSubOrganizationIntentV3Members = ["subOrganizationName", "rootUsers", "rootQuorumThreshold", "privateKeys"];

/** Whether a value is a {@link CreateSubOrganizationIntentV3} fit to be sent. */
export function isCreateSubOrganizationIntentV3(value: unknown): value is CreateSubOrganizationIntentV3 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (
    typeof subOrganizationName !== "string" ||
    (subOrganizationName.length > 256 && codePoints(subOrganizationName) > 256) ||
    subOrganizationName.length === 0
  )
    return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isRootUserParams(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (
    typeof rootQuorumThreshold !== "number" ||
    (rootQuorumThreshold | 0) !== rootQuorumThreshold ||
    rootQuorumThreshold < 1 ||
    rootQuorumThreshold > 100
  )
    return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyParams(privateKeys[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, createSubOrganizationIntentV3Members);
}

/** The value as a {@link CreateSubOrganizationIntentV3}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntentV3 = (value: unknown): ParseResult<CreateSubOrganizationIntentV3> =>
  parse(isCreateSubOrganizationIntentV3, createSubOrganizationIntentV3Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV3} fit to be sent. */
export const explainCreateSubOrganizationIntentV3 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV3Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntentV3} as a Standard Schema. */
export const CreateSubOrganizationIntentV3Schema: StandardSchema<CreateSubOrganizationIntentV3> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntentV3);

/** Whether a value is a {@link CreateSubOrganizationIntentV3} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV3(value: unknown): value is CreateSubOrganizationIntentV3 {
  if (!isObject(value) || typeof value.subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParams(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isReceivedPrivateKeyParams(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV3}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntentV3 = (
  value: unknown,
): ParseResult<CreateSubOrganizationIntentV3> =>
  parse(isReceivedCreateSubOrganizationIntentV3, createSubOrganizationIntentV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV3} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntentV3 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV3Descriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntentV3} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV3Schema: StandardSchema<CreateSubOrganizationIntentV3> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntentV3);

/** What a {@link CreateSubOrganizationResultV3} holds. */
export const createSubOrganizationResultV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResultV3",
  {
    subOrganizationId: organizationIdDescriptor,
    privateKeys: { kind: "array", of: () => privateKeyResultDescriptor, minItems: 0, maxItems: 100 },
    "rootUserIds?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreateSubOrganizationResultV3} as it may be answered. */
export function isCreateSubOrganizationResultV3(value: unknown): value is CreateSubOrganizationResultV3 {
  if (!isObject(value) || typeof value.subOrganizationId !== "string") return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyResult(privateKeys[i])) return false;
  }
  const rootUserIds = value.rootUserIds;
  if (isPresent(rootUserIds)) {
    if (!Array.isArray(rootUserIds)) return false;
    for (let i = 0; i < rootUserIds.length; i++) {
      if (typeof rootUserIds[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV3}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResultV3 = (value: unknown): ParseResult<CreateSubOrganizationResultV3> =>
  parse(isCreateSubOrganizationResultV3, createSubOrganizationResultV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResultV3} as it may be answered. */
export const explainCreateSubOrganizationResultV3 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResultV3Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResultV3} as a Standard Schema. */
export const CreateSubOrganizationResultV3Schema: StandardSchema<CreateSubOrganizationResultV3> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResultV3);

/** What a {@link CreateSubOrganizationActivityV4} holds. */
export const createSubOrganizationActivityV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivityV4",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createSubOrganizationIntentV4: () => createSubOrganizationIntentV4Descriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "createSubOrganizationResultV4?": () => createSubOrganizationResultV4Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivityV4}. */
function isCreateSubOrganizationActivityV4Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntentV4(value.createSubOrganizationIntentV4);
}

/** Member `result` of {@link CreateSubOrganizationActivityV4}. */
function isCreateSubOrganizationActivityV4Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createSubOrganizationResultV4) &&
    !isCreateSubOrganizationResultV4(value.createSubOrganizationResultV4)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV4} as it may be answered. */
export function isCreateSubOrganizationActivityV4(value: unknown): value is CreateSubOrganizationActivityV4 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return false;
  if (!isCreateSubOrganizationActivityV4Intent(value.intent)) return false;
  return isCreateSubOrganizationActivityV4Result(value.result);
}

/** The value as a {@link CreateSubOrganizationActivityV4}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivityV4 = (value: unknown): ParseResult<CreateSubOrganizationActivityV4> =>
  parse(isCreateSubOrganizationActivityV4, createSubOrganizationActivityV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivityV4} as it may be answered. */
export const explainCreateSubOrganizationActivityV4 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityV4Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivityV4} as a Standard Schema. */
export const CreateSubOrganizationActivityV4Schema: StandardSchema<CreateSubOrganizationActivityV4> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivityV4);

/** What a {@link CreateSubOrganizationIntentV4} holds. */
export const createSubOrganizationIntentV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntentV4",
  {
    subOrganizationName: organizationNameDescriptor,
    rootUsers: { kind: "array", of: () => rootUserParamsDescriptor, minItems: 1, maxItems: 100 },
    rootQuorumThreshold: quorumThresholdDescriptor,
    "wallet?": () => walletParamsDescriptor,
    "disableEmailRecovery?": { kind: "boolean" },
    "disableEmailAuth?": { kind: "boolean" },
  },
);

const createSubOrganizationIntentV4Members = [
  "subOrganizationName",
  "rootUsers",
  "rootQuorumThreshold",
  "wallet",
  "disableEmailRecovery",
  "disableEmailAuth",
];

/** Whether a value is a {@link CreateSubOrganizationIntentV4} fit to be sent. */
export function isCreateSubOrganizationIntentV4(value: unknown): value is CreateSubOrganizationIntentV4 {
  if (!isObject(value)) return false;
  let present = 3;
  const subOrganizationName = value.subOrganizationName;
  if (
    typeof subOrganizationName !== "string" ||
    (subOrganizationName.length > 256 && codePoints(subOrganizationName) > 256) ||
    subOrganizationName.length === 0
  )
    return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isRootUserParams(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (
    typeof rootQuorumThreshold !== "number" ||
    (rootQuorumThreshold | 0) !== rootQuorumThreshold ||
    rootQuorumThreshold < 1 ||
    rootQuorumThreshold > 100
  )
    return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (wallet === null) absent.nulls++;
    else if (!isWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationIntentV4Members);
}

/** The value as a {@link CreateSubOrganizationIntentV4}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntentV4 = (value: unknown): ParseResult<CreateSubOrganizationIntentV4> =>
  parse(isCreateSubOrganizationIntentV4, createSubOrganizationIntentV4Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV4} fit to be sent. */
export const explainCreateSubOrganizationIntentV4 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV4Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntentV4} as a Standard Schema. */
export const CreateSubOrganizationIntentV4Schema: StandardSchema<CreateSubOrganizationIntentV4> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntentV4);

/** Whether a value is a {@link CreateSubOrganizationIntentV4} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV4(value: unknown): value is CreateSubOrganizationIntentV4 {
  if (!isObject(value) || typeof value.subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParams(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  if (isPresent(value.wallet) && !isReceivedWalletParams(value.wallet)) return false;
  if (typeof value.disableEmailRecovery !== "boolean" && isPresent(value.disableEmailRecovery)) return false;
  if (typeof value.disableEmailAuth !== "boolean" && isPresent(value.disableEmailAuth)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV4}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntentV4 = (
  value: unknown,
): ParseResult<CreateSubOrganizationIntentV4> =>
  parse(isReceivedCreateSubOrganizationIntentV4, createSubOrganizationIntentV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV4} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntentV4 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV4Descriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntentV4} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV4Schema: StandardSchema<CreateSubOrganizationIntentV4> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntentV4);

/** What a {@link CreateSubOrganizationResultV4} holds. */
export const createSubOrganizationResultV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResultV4",
  {
    subOrganizationId: organizationIdDescriptor,
    "wallet?": () => walletResultDescriptor,
    "rootUserIds?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreateSubOrganizationResultV4} as it may be answered. */
export function isCreateSubOrganizationResultV4(value: unknown): value is CreateSubOrganizationResultV4 {
  if (!isObject(value) || typeof value.subOrganizationId !== "string") return false;
  if (isPresent(value.wallet) && !isWalletResult(value.wallet)) return false;
  const rootUserIds = value.rootUserIds;
  if (isPresent(rootUserIds)) {
    if (!Array.isArray(rootUserIds)) return false;
    for (let i = 0; i < rootUserIds.length; i++) {
      if (typeof rootUserIds[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV4}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResultV4 = (value: unknown): ParseResult<CreateSubOrganizationResultV4> =>
  parse(isCreateSubOrganizationResultV4, createSubOrganizationResultV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResultV4} as it may be answered. */
export const explainCreateSubOrganizationResultV4 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResultV4Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResultV4} as a Standard Schema. */
export const CreateSubOrganizationResultV4Schema: StandardSchema<CreateSubOrganizationResultV4> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResultV4);

/** What a {@link CreateSubOrganizationActivityV5} holds. */
export const createSubOrganizationActivityV5Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivityV5",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createSubOrganizationIntentV5: () => createSubOrganizationIntentV5Descriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "createSubOrganizationResultV5?": () => createSubOrganizationResultV5Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivityV5}. */
function isCreateSubOrganizationActivityV5Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntentV5(value.createSubOrganizationIntentV5);
}

/** Member `result` of {@link CreateSubOrganizationActivityV5}. */
function isCreateSubOrganizationActivityV5Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createSubOrganizationResultV5) &&
    !isCreateSubOrganizationResultV5(value.createSubOrganizationResultV5)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV5} as it may be answered. */
export function isCreateSubOrganizationActivityV5(value: unknown): value is CreateSubOrganizationActivityV5 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return false;
  if (!isCreateSubOrganizationActivityV5Intent(value.intent)) return false;
  return isCreateSubOrganizationActivityV5Result(value.result);
}

/** The value as a {@link CreateSubOrganizationActivityV5}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivityV5 = (value: unknown): ParseResult<CreateSubOrganizationActivityV5> =>
  parse(isCreateSubOrganizationActivityV5, createSubOrganizationActivityV5Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivityV5} as it may be answered. */
export const explainCreateSubOrganizationActivityV5 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityV5Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivityV5} as a Standard Schema. */
export const CreateSubOrganizationActivityV5Schema: StandardSchema<CreateSubOrganizationActivityV5> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivityV5);

/** What a {@link CreateSubOrganizationIntentV5} holds. */
export const createSubOrganizationIntentV5Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntentV5",
  {
    subOrganizationName: organizationNameDescriptor,
    rootUsers: { kind: "array", of: () => rootUserParamsV2Descriptor, minItems: 1, maxItems: 100 },
    rootQuorumThreshold: quorumThresholdDescriptor,
    "wallet?": () => walletParamsDescriptor,
    "disableEmailRecovery?": { kind: "boolean" },
    "disableEmailAuth?": { kind: "boolean" },
  },
);

const createSubOrganizationIntentV5Members = [
  "subOrganizationName",
  "rootUsers",
  "rootQuorumThreshold",
  "wallet",
  "disableEmailRecovery",
  "disableEmailAuth",
];

/** Whether a value is a {@link CreateSubOrganizationIntentV5} fit to be sent. */
export function isCreateSubOrganizationIntentV5(value: unknown): value is CreateSubOrganizationIntentV5 {
  if (!isObject(value)) return false;
  let present = 3;
  const subOrganizationName = value.subOrganizationName;
  if (
    typeof subOrganizationName !== "string" ||
    (subOrganizationName.length > 256 && codePoints(subOrganizationName) > 256) ||
    subOrganizationName.length === 0
  )
    return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isRootUserParamsV2(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (
    typeof rootQuorumThreshold !== "number" ||
    (rootQuorumThreshold | 0) !== rootQuorumThreshold ||
    rootQuorumThreshold < 1 ||
    rootQuorumThreshold > 100
  )
    return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (wallet === null) absent.nulls++;
    else if (!isWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationIntentV5Members);
}

/** The value as a {@link CreateSubOrganizationIntentV5}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntentV5 = (value: unknown): ParseResult<CreateSubOrganizationIntentV5> =>
  parse(isCreateSubOrganizationIntentV5, createSubOrganizationIntentV5Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV5} fit to be sent. */
export const explainCreateSubOrganizationIntentV5 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV5Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntentV5} as a Standard Schema. */
export const CreateSubOrganizationIntentV5Schema: StandardSchema<CreateSubOrganizationIntentV5> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntentV5);

/** Whether a value is a {@link CreateSubOrganizationIntentV5} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV5(value: unknown): value is CreateSubOrganizationIntentV5 {
  if (!isObject(value) || typeof value.subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV2(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  if (isPresent(value.wallet) && !isReceivedWalletParams(value.wallet)) return false;
  if (typeof value.disableEmailRecovery !== "boolean" && isPresent(value.disableEmailRecovery)) return false;
  if (typeof value.disableEmailAuth !== "boolean" && isPresent(value.disableEmailAuth)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV5}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntentV5 = (
  value: unknown,
): ParseResult<CreateSubOrganizationIntentV5> =>
  parse(isReceivedCreateSubOrganizationIntentV5, createSubOrganizationIntentV5Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV5} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntentV5 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV5Descriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntentV5} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV5Schema: StandardSchema<CreateSubOrganizationIntentV5> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntentV5);

/** What a {@link CreateSubOrganizationResultV5} holds. */
export const createSubOrganizationResultV5Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResultV5",
  {
    subOrganizationId: organizationIdDescriptor,
    "wallet?": () => walletResultDescriptor,
    "rootUserIds?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreateSubOrganizationResultV5} as it may be answered. */
export function isCreateSubOrganizationResultV5(value: unknown): value is CreateSubOrganizationResultV5 {
  if (!isObject(value) || typeof value.subOrganizationId !== "string") return false;
  if (isPresent(value.wallet) && !isWalletResult(value.wallet)) return false;
  const rootUserIds = value.rootUserIds;
  if (isPresent(rootUserIds)) {
    if (!Array.isArray(rootUserIds)) return false;
    for (let i = 0; i < rootUserIds.length; i++) {
      if (typeof rootUserIds[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV5}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResultV5 = (value: unknown): ParseResult<CreateSubOrganizationResultV5> =>
  parse(isCreateSubOrganizationResultV5, createSubOrganizationResultV5Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResultV5} as it may be answered. */
export const explainCreateSubOrganizationResultV5 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResultV5Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResultV5} as a Standard Schema. */
export const CreateSubOrganizationResultV5Schema: StandardSchema<CreateSubOrganizationResultV5> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResultV5);

/** What a {@link CreateSubOrganizationActivityV6} holds. */
export const createSubOrganizationActivityV6Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivityV6",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createSubOrganizationIntentV6: () => createSubOrganizationIntentV6Descriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "createSubOrganizationResultV6?": () => createSubOrganizationResultV6Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivityV6}. */
function isCreateSubOrganizationActivityV6Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntentV6(value.createSubOrganizationIntentV6);
}

/** Member `result` of {@link CreateSubOrganizationActivityV6}. */
function isCreateSubOrganizationActivityV6Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createSubOrganizationResultV6) &&
    !isCreateSubOrganizationResultV6(value.createSubOrganizationResultV6)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV6} as it may be answered. */
export function isCreateSubOrganizationActivityV6(value: unknown): value is CreateSubOrganizationActivityV6 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return false;
  if (!isCreateSubOrganizationActivityV6Intent(value.intent)) return false;
  return isCreateSubOrganizationActivityV6Result(value.result);
}

/** The value as a {@link CreateSubOrganizationActivityV6}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivityV6 = (value: unknown): ParseResult<CreateSubOrganizationActivityV6> =>
  parse(isCreateSubOrganizationActivityV6, createSubOrganizationActivityV6Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivityV6} as it may be answered. */
export const explainCreateSubOrganizationActivityV6 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityV6Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivityV6} as a Standard Schema. */
export const CreateSubOrganizationActivityV6Schema: StandardSchema<CreateSubOrganizationActivityV6> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivityV6);

/** What a {@link CreateSubOrganizationIntentV6} holds. */
export const createSubOrganizationIntentV6Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntentV6",
  {
    subOrganizationName: organizationNameDescriptor,
    rootUsers: { kind: "array", of: () => rootUserParamsV3Descriptor, minItems: 1, maxItems: 100 },
    rootQuorumThreshold: quorumThresholdDescriptor,
    "wallet?": () => walletParamsDescriptor,
    "disableEmailRecovery?": { kind: "boolean" },
    "disableEmailAuth?": { kind: "boolean" },
  },
);

const createSubOrganizationIntentV6Members = [
  "subOrganizationName",
  "rootUsers",
  "rootQuorumThreshold",
  "wallet",
  "disableEmailRecovery",
  "disableEmailAuth",
];

/** Whether a value is a {@link CreateSubOrganizationIntentV6} fit to be sent. */
export function isCreateSubOrganizationIntentV6(value: unknown): value is CreateSubOrganizationIntentV6 {
  if (!isObject(value)) return false;
  let present = 3;
  const subOrganizationName = value.subOrganizationName;
  if (
    typeof subOrganizationName !== "string" ||
    (subOrganizationName.length > 256 && codePoints(subOrganizationName) > 256) ||
    subOrganizationName.length === 0
  )
    return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isRootUserParamsV3(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (
    typeof rootQuorumThreshold !== "number" ||
    (rootQuorumThreshold | 0) !== rootQuorumThreshold ||
    rootQuorumThreshold < 1 ||
    rootQuorumThreshold > 100
  )
    return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (wallet === null) absent.nulls++;
    else if (!isWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationIntentV6Members);
}

/** The value as a {@link CreateSubOrganizationIntentV6}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntentV6 = (value: unknown): ParseResult<CreateSubOrganizationIntentV6> =>
  parse(isCreateSubOrganizationIntentV6, createSubOrganizationIntentV6Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV6} fit to be sent. */
export const explainCreateSubOrganizationIntentV6 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV6Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntentV6} as a Standard Schema. */
export const CreateSubOrganizationIntentV6Schema: StandardSchema<CreateSubOrganizationIntentV6> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntentV6);

/** Whether a value is a {@link CreateSubOrganizationIntentV6} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV6(value: unknown): value is CreateSubOrganizationIntentV6 {
  if (!isObject(value) || typeof value.subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV3(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  if (isPresent(value.wallet) && !isReceivedWalletParams(value.wallet)) return false;
  if (typeof value.disableEmailRecovery !== "boolean" && isPresent(value.disableEmailRecovery)) return false;
  if (typeof value.disableEmailAuth !== "boolean" && isPresent(value.disableEmailAuth)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV6}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntentV6 = (
  value: unknown,
): ParseResult<CreateSubOrganizationIntentV6> =>
  parse(isReceivedCreateSubOrganizationIntentV6, createSubOrganizationIntentV6Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV6} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntentV6 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV6Descriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntentV6} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV6Schema: StandardSchema<CreateSubOrganizationIntentV6> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntentV6);

/** What a {@link CreateSubOrganizationResultV6} holds. */
export const createSubOrganizationResultV6Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResultV6",
  {
    subOrganizationId: organizationIdDescriptor,
    "wallet?": () => walletResultDescriptor,
    "rootUserIds?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreateSubOrganizationResultV6} as it may be answered. */
export function isCreateSubOrganizationResultV6(value: unknown): value is CreateSubOrganizationResultV6 {
  if (!isObject(value) || typeof value.subOrganizationId !== "string") return false;
  if (isPresent(value.wallet) && !isWalletResult(value.wallet)) return false;
  const rootUserIds = value.rootUserIds;
  if (isPresent(rootUserIds)) {
    if (!Array.isArray(rootUserIds)) return false;
    for (let i = 0; i < rootUserIds.length; i++) {
      if (typeof rootUserIds[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV6}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResultV6 = (value: unknown): ParseResult<CreateSubOrganizationResultV6> =>
  parse(isCreateSubOrganizationResultV6, createSubOrganizationResultV6Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResultV6} as it may be answered. */
export const explainCreateSubOrganizationResultV6 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResultV6Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResultV6} as a Standard Schema. */
export const CreateSubOrganizationResultV6Schema: StandardSchema<CreateSubOrganizationResultV6> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResultV6);

/** What a {@link CreateSubOrganizationActivityV7} holds. */
export const createSubOrganizationActivityV7Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivityV7",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createSubOrganizationIntentV7: () => createSubOrganizationIntentV7Descriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "createSubOrganizationResultV7?": () => createSubOrganizationResultV7Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivityV7}. */
function isCreateSubOrganizationActivityV7Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntentV7(value.createSubOrganizationIntentV7);
}

/** Member `result` of {@link CreateSubOrganizationActivityV7}. */
function isCreateSubOrganizationActivityV7Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createSubOrganizationResultV7) &&
    !isCreateSubOrganizationResultV7(value.createSubOrganizationResultV7)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV7} as it may be answered. */
export function isCreateSubOrganizationActivityV7(value: unknown): value is CreateSubOrganizationActivityV7 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return false;
  if (!isCreateSubOrganizationActivityV7Intent(value.intent)) return false;
  return isCreateSubOrganizationActivityV7Result(value.result);
}

/** The value as a {@link CreateSubOrganizationActivityV7}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivityV7 = (value: unknown): ParseResult<CreateSubOrganizationActivityV7> =>
  parse(isCreateSubOrganizationActivityV7, createSubOrganizationActivityV7Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivityV7} as it may be answered. */
export const explainCreateSubOrganizationActivityV7 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityV7Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivityV7} as a Standard Schema. */
export const CreateSubOrganizationActivityV7Schema: StandardSchema<CreateSubOrganizationActivityV7> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivityV7);

/** What a {@link CreateSubOrganizationIntentV7} holds. */
export const createSubOrganizationIntentV7Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntentV7",
  {
    subOrganizationName: organizationNameDescriptor,
    rootUsers: { kind: "array", of: () => rootUserParamsV4Descriptor, minItems: 1, maxItems: 100 },
    rootQuorumThreshold: quorumThresholdDescriptor,
    "wallet?": () => walletParamsDescriptor,
    "disableEmailRecovery?": { kind: "boolean" },
    "disableEmailAuth?": { kind: "boolean" },
    "disableSmsAuth?": { kind: "boolean" },
    "disableOtpEmailAuth?": { kind: "boolean" },
    "verificationToken?": verificationTokenDescriptor,
    "clientSignature?": () => clientSignatureDescriptor,
  },
);

const createSubOrganizationIntentV7Members = [
  "subOrganizationName",
  "rootUsers",
  "rootQuorumThreshold",
  "wallet",
  "disableEmailRecovery",
  "disableEmailAuth",
  "disableSmsAuth",
  "disableOtpEmailAuth",
  "verificationToken",
  "clientSignature",
];

/** Whether a value is a {@link CreateSubOrganizationIntentV7} fit to be sent. */
export function isCreateSubOrganizationIntentV7(value: unknown): value is CreateSubOrganizationIntentV7 {
  if (!isObject(value)) return false;
  let present = 3;
  const subOrganizationName = value.subOrganizationName;
  if (
    typeof subOrganizationName !== "string" ||
    (subOrganizationName.length > 256 && codePoints(subOrganizationName) > 256) ||
    subOrganizationName.length === 0
  )
    return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isRootUserParamsV4(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (
    typeof rootQuorumThreshold !== "number" ||
    (rootQuorumThreshold | 0) !== rootQuorumThreshold ||
    rootQuorumThreshold < 1 ||
    rootQuorumThreshold > 100
  )
    return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (wallet === null) absent.nulls++;
    else if (!isWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  const disableSmsAuth = value.disableSmsAuth;
  if (disableSmsAuth !== undefined) {
    present++;
    if (disableSmsAuth === null) absent.nulls++;
    else if (typeof disableSmsAuth !== "boolean") return false;
  }
  const disableOtpEmailAuth = value.disableOtpEmailAuth;
  if (disableOtpEmailAuth !== undefined) {
    present++;
    if (disableOtpEmailAuth === null) absent.nulls++;
    else if (typeof disableOtpEmailAuth !== "boolean") return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (verificationToken === null) absent.nulls++;
    else if (
      typeof verificationToken !== "string" ||
      (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
    )
      return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (clientSignature === null) absent.nulls++;
    else if (!isClientSignature(clientSignature)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationIntentV7Members);
}

/** The value as a {@link CreateSubOrganizationIntentV7}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntentV7 = (value: unknown): ParseResult<CreateSubOrganizationIntentV7> =>
  parse(isCreateSubOrganizationIntentV7, createSubOrganizationIntentV7Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV7} fit to be sent. */
export const explainCreateSubOrganizationIntentV7 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV7Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntentV7} as a Standard Schema. */
export const CreateSubOrganizationIntentV7Schema: StandardSchema<CreateSubOrganizationIntentV7> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntentV7);

/** Whether a value is a {@link CreateSubOrganizationIntentV7} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV7(value: unknown): value is CreateSubOrganizationIntentV7 {
  if (!isObject(value) || typeof value.subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV4(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  if (isPresent(value.wallet) && !isReceivedWalletParams(value.wallet)) return false;
  if (typeof value.disableEmailRecovery !== "boolean" && isPresent(value.disableEmailRecovery)) return false;
  if (typeof value.disableEmailAuth !== "boolean" && isPresent(value.disableEmailAuth)) return false;
  if (typeof value.disableSmsAuth !== "boolean" && isPresent(value.disableSmsAuth)) return false;
  if (typeof value.disableOtpEmailAuth !== "boolean" && isPresent(value.disableOtpEmailAuth)) return false;
  if (typeof value.verificationToken !== "string" && isPresent(value.verificationToken)) return false;
  if (isPresent(value.clientSignature) && !isReceivedClientSignature(value.clientSignature)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV7}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntentV7 = (
  value: unknown,
): ParseResult<CreateSubOrganizationIntentV7> =>
  parse(isReceivedCreateSubOrganizationIntentV7, createSubOrganizationIntentV7Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV7} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntentV7 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV7Descriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntentV7} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV7Schema: StandardSchema<CreateSubOrganizationIntentV7> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntentV7);

/** What a {@link CreateSubOrganizationResultV7} holds. */
export const createSubOrganizationResultV7Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResultV7",
  {
    subOrganizationId: organizationIdDescriptor,
    "wallet?": () => walletResultDescriptor,
    "rootUserIds?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreateSubOrganizationResultV7} as it may be answered. */
export function isCreateSubOrganizationResultV7(value: unknown): value is CreateSubOrganizationResultV7 {
  if (!isObject(value) || typeof value.subOrganizationId !== "string") return false;
  if (isPresent(value.wallet) && !isWalletResult(value.wallet)) return false;
  const rootUserIds = value.rootUserIds;
  if (isPresent(rootUserIds)) {
    if (!Array.isArray(rootUserIds)) return false;
    for (let i = 0; i < rootUserIds.length; i++) {
      if (typeof rootUserIds[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV7}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResultV7 = (value: unknown): ParseResult<CreateSubOrganizationResultV7> =>
  parse(isCreateSubOrganizationResultV7, createSubOrganizationResultV7Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResultV7} as it may be answered. */
export const explainCreateSubOrganizationResultV7 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResultV7Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResultV7} as a Standard Schema. */
export const CreateSubOrganizationResultV7Schema: StandardSchema<CreateSubOrganizationResultV7> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResultV7);

/** What a {@link CreateSubOrganizationActivityV8} holds. */
export const createSubOrganizationActivityV8Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationActivityV8",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createSubOrganizationIntentV8: () => createSubOrganizationIntentV8Descriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "createSubOrganizationResultV8?": () => createSubOrganizationResultV8Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateSubOrganizationActivityV8}. */
function isCreateSubOrganizationActivityV8Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateSubOrganizationIntentV8(value.createSubOrganizationIntentV8);
}

/** Member `result` of {@link CreateSubOrganizationActivityV8}. */
function isCreateSubOrganizationActivityV8Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createSubOrganizationResultV8) &&
    !isCreateSubOrganizationResultV8(value.createSubOrganizationResultV8)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV8} as it may be answered. */
export function isCreateSubOrganizationActivityV8(value: unknown): value is CreateSubOrganizationActivityV8 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return false;
  if (!isCreateSubOrganizationActivityV8Intent(value.intent)) return false;
  return isCreateSubOrganizationActivityV8Result(value.result);
}

/** The value as a {@link CreateSubOrganizationActivityV8}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationActivityV8 = (value: unknown): ParseResult<CreateSubOrganizationActivityV8> =>
  parse(isCreateSubOrganizationActivityV8, createSubOrganizationActivityV8Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationActivityV8} as it may be answered. */
export const explainCreateSubOrganizationActivityV8 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationActivityV8Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationActivityV8} as a Standard Schema. */
export const CreateSubOrganizationActivityV8Schema: StandardSchema<CreateSubOrganizationActivityV8> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationActivityV8);

/** What a {@link CreateSubOrganizationIntentV8} holds. */
export const createSubOrganizationIntentV8Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationIntentV8",
  {
    subOrganizationName: organizationNameDescriptor,
    rootUsers: { kind: "array", of: () => rootUserParamsV5Descriptor, minItems: 1, maxItems: 100 },
    rootQuorumThreshold: quorumThresholdDescriptor,
    "wallet?": () => walletParamsDescriptor,
    "disableEmailRecovery?": { kind: "boolean" },
    "disableEmailAuth?": { kind: "boolean" },
    "disableSmsAuth?": { kind: "boolean" },
    "disableOtpEmailAuth?": { kind: "boolean" },
    "verificationToken?": verificationTokenDescriptor,
    "clientSignature?": () => clientSignatureDescriptor,
  },
);

const createSubOrganizationIntentV8Members = [
  "subOrganizationName",
  "rootUsers",
  "rootQuorumThreshold",
  "wallet",
  "disableEmailRecovery",
  "disableEmailAuth",
  "disableSmsAuth",
  "disableOtpEmailAuth",
  "verificationToken",
  "clientSignature",
];

/** Whether a value is a {@link CreateSubOrganizationIntentV8} fit to be sent. */
export function isCreateSubOrganizationIntentV8(value: unknown): value is CreateSubOrganizationIntentV8 {
  if (!isObject(value)) return false;
  let present = 3;
  const subOrganizationName = value.subOrganizationName;
  if (
    typeof subOrganizationName !== "string" ||
    (subOrganizationName.length > 256 && codePoints(subOrganizationName) > 256) ||
    subOrganizationName.length === 0
  )
    return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isRootUserParamsV5(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (
    typeof rootQuorumThreshold !== "number" ||
    (rootQuorumThreshold | 0) !== rootQuorumThreshold ||
    rootQuorumThreshold < 1 ||
    rootQuorumThreshold > 100
  )
    return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (wallet === null) absent.nulls++;
    else if (!isWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  const disableSmsAuth = value.disableSmsAuth;
  if (disableSmsAuth !== undefined) {
    present++;
    if (disableSmsAuth === null) absent.nulls++;
    else if (typeof disableSmsAuth !== "boolean") return false;
  }
  const disableOtpEmailAuth = value.disableOtpEmailAuth;
  if (disableOtpEmailAuth !== undefined) {
    present++;
    if (disableOtpEmailAuth === null) absent.nulls++;
    else if (typeof disableOtpEmailAuth !== "boolean") return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (verificationToken === null) absent.nulls++;
    else if (
      typeof verificationToken !== "string" ||
      (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
    )
      return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (clientSignature === null) absent.nulls++;
    else if (!isClientSignature(clientSignature)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationIntentV8Members);
}

/** The value as a {@link CreateSubOrganizationIntentV8}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationIntentV8 = (value: unknown): ParseResult<CreateSubOrganizationIntentV8> =>
  parse(isCreateSubOrganizationIntentV8, createSubOrganizationIntentV8Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV8} fit to be sent. */
export const explainCreateSubOrganizationIntentV8 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV8Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationIntentV8} as a Standard Schema. */
export const CreateSubOrganizationIntentV8Schema: StandardSchema<CreateSubOrganizationIntentV8> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationIntentV8);

/** Whether a value is a {@link CreateSubOrganizationIntentV8} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV8(value: unknown): value is CreateSubOrganizationIntentV8 {
  if (!isObject(value) || typeof value.subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV5(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  if (isPresent(value.wallet) && !isReceivedWalletParams(value.wallet)) return false;
  if (typeof value.disableEmailRecovery !== "boolean" && isPresent(value.disableEmailRecovery)) return false;
  if (typeof value.disableEmailAuth !== "boolean" && isPresent(value.disableEmailAuth)) return false;
  if (typeof value.disableSmsAuth !== "boolean" && isPresent(value.disableSmsAuth)) return false;
  if (typeof value.disableOtpEmailAuth !== "boolean" && isPresent(value.disableOtpEmailAuth)) return false;
  if (typeof value.verificationToken !== "string" && isPresent(value.verificationToken)) return false;
  if (isPresent(value.clientSignature) && !isReceivedClientSignature(value.clientSignature)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV8}, without explicit nulls, or its issues. */
export const parseReceivedCreateSubOrganizationIntentV8 = (
  value: unknown,
): ParseResult<CreateSubOrganizationIntentV8> =>
  parse(isReceivedCreateSubOrganizationIntentV8, createSubOrganizationIntentV8Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationIntentV8} as it may be answered. */
export const explainReceivedCreateSubOrganizationIntentV8 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationIntentV8Descriptor, value, "tolerant");
/** {@link parseReceivedCreateSubOrganizationIntentV8} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV8Schema: StandardSchema<CreateSubOrganizationIntentV8> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateSubOrganizationIntentV8);

/** What a {@link CreateSubOrganizationResultV8} holds. */
export const createSubOrganizationResultV8Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResultV8",
  {
    subOrganizationId: organizationIdDescriptor,
    "wallet?": () => walletResultDescriptor,
    "rootUserIds?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreateSubOrganizationResultV8} as it may be answered. */
export function isCreateSubOrganizationResultV8(value: unknown): value is CreateSubOrganizationResultV8 {
  if (!isObject(value) || typeof value.subOrganizationId !== "string") return false;
  if (isPresent(value.wallet) && !isWalletResult(value.wallet)) return false;
  const rootUserIds = value.rootUserIds;
  if (isPresent(rootUserIds)) {
    if (!Array.isArray(rootUserIds)) return false;
    for (let i = 0; i < rootUserIds.length; i++) {
      if (typeof rootUserIds[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV8}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResultV8 = (value: unknown): ParseResult<CreateSubOrganizationResultV8> =>
  parse(isCreateSubOrganizationResultV8, createSubOrganizationResultV8Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResultV8} as it may be answered. */
export const explainCreateSubOrganizationResultV8 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResultV8Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResultV8} as a Standard Schema. */
export const CreateSubOrganizationResultV8Schema: StandardSchema<CreateSubOrganizationResultV8> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResultV8);

/** What a {@link CreateSubOrganizationRequest} holds. */
export const createSubOrganizationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentDescriptor,
  },
);

const createSubOrganizationRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequest} fit to be sent. */
export function isCreateSubOrganizationRequest(value: unknown): value is CreateSubOrganizationRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return false;
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
  if (!isCreateSubOrganizationIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestMembers);
}

/** The value as a {@link CreateSubOrganizationRequest}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequest = (value: unknown): ParseResult<CreateSubOrganizationRequest> =>
  parse(isCreateSubOrganizationRequest, createSubOrganizationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequest} fit to be sent. */
export const explainCreateSubOrganizationRequest = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestDescriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequest} as a Standard Schema. */
export const CreateSubOrganizationRequestSchema: StandardSchema<CreateSubOrganizationRequest> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequest);

/** What a {@link CreateSubOrganizationResponse} holds. */
export const createSubOrganizationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponse",
  { activity: () => createSubOrganizationActivityDescriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponse} as it may be answered. */
export function isCreateSubOrganizationResponse(value: unknown): value is CreateSubOrganizationResponse {
  if (!isObject(value) || !isCreateSubOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponse}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponse = (value: unknown): ParseResult<CreateSubOrganizationResponse> =>
  parse(isCreateSubOrganizationResponse, createSubOrganizationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponse} as it may be answered. */
export const explainCreateSubOrganizationResponse = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseDescriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponse} as a Standard Schema. */
export const CreateSubOrganizationResponseSchema: StandardSchema<CreateSubOrganizationResponse> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponse);

/** What a {@link CreateSubOrganizationRequestV2} holds. */
export const createSubOrganizationRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentV2Descriptor,
  },
);

const createSubOrganizationRequestV2Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequestV2} fit to be sent. */
export function isCreateSubOrganizationRequestV2(value: unknown): value is CreateSubOrganizationRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return false;
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
  if (!isCreateSubOrganizationIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestV2Members);
}

/** The value as a {@link CreateSubOrganizationRequestV2}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequestV2 = (value: unknown): ParseResult<CreateSubOrganizationRequestV2> =>
  parse(isCreateSubOrganizationRequestV2, createSubOrganizationRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequestV2} fit to be sent. */
export const explainCreateSubOrganizationRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestV2Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequestV2} as a Standard Schema. */
export const CreateSubOrganizationRequestV2Schema: StandardSchema<CreateSubOrganizationRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequestV2);

/** What a {@link CreateSubOrganizationResponseV2} holds. */
export const createSubOrganizationResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponseV2",
  { activity: () => createSubOrganizationActivityV2Descriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponseV2} as it may be answered. */
export function isCreateSubOrganizationResponseV2(value: unknown): value is CreateSubOrganizationResponseV2 {
  if (!isObject(value) || !isCreateSubOrganizationActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV2}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponseV2 = (value: unknown): ParseResult<CreateSubOrganizationResponseV2> =>
  parse(isCreateSubOrganizationResponseV2, createSubOrganizationResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponseV2} as it may be answered. */
export const explainCreateSubOrganizationResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseV2Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponseV2} as a Standard Schema. */
export const CreateSubOrganizationResponseV2Schema: StandardSchema<CreateSubOrganizationResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponseV2);

/** What a {@link CreateSubOrganizationRequestV3} holds. */
export const createSubOrganizationRequestV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequestV3",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentV3Descriptor,
  },
);

const createSubOrganizationRequestV3Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequestV3} fit to be sent. */
export function isCreateSubOrganizationRequestV3(value: unknown): value is CreateSubOrganizationRequestV3 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return false;
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
  if (!isCreateSubOrganizationIntentV3(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestV3Members);
}

/** The value as a {@link CreateSubOrganizationRequestV3}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequestV3 = (value: unknown): ParseResult<CreateSubOrganizationRequestV3> =>
  parse(isCreateSubOrganizationRequestV3, createSubOrganizationRequestV3Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequestV3} fit to be sent. */
export const explainCreateSubOrganizationRequestV3 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestV3Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequestV3} as a Standard Schema. */
export const CreateSubOrganizationRequestV3Schema: StandardSchema<CreateSubOrganizationRequestV3> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequestV3);

/** What a {@link CreateSubOrganizationResponseV3} holds. */
export const createSubOrganizationResponseV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponseV3",
  { activity: () => createSubOrganizationActivityV3Descriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponseV3} as it may be answered. */
export function isCreateSubOrganizationResponseV3(value: unknown): value is CreateSubOrganizationResponseV3 {
  if (!isObject(value) || !isCreateSubOrganizationActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV3}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponseV3 = (value: unknown): ParseResult<CreateSubOrganizationResponseV3> =>
  parse(isCreateSubOrganizationResponseV3, createSubOrganizationResponseV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponseV3} as it may be answered. */
export const explainCreateSubOrganizationResponseV3 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseV3Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponseV3} as a Standard Schema. */
export const CreateSubOrganizationResponseV3Schema: StandardSchema<CreateSubOrganizationResponseV3> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponseV3);

/** What a {@link CreateSubOrganizationRequestV4} holds. */
export const createSubOrganizationRequestV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequestV4",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentV4Descriptor,
  },
);

const createSubOrganizationRequestV4Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequestV4} fit to be sent. */
export function isCreateSubOrganizationRequestV4(value: unknown): value is CreateSubOrganizationRequestV4 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return false;
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
  if (!isCreateSubOrganizationIntentV4(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestV4Members);
}

/** The value as a {@link CreateSubOrganizationRequestV4}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequestV4 = (value: unknown): ParseResult<CreateSubOrganizationRequestV4> =>
  parse(isCreateSubOrganizationRequestV4, createSubOrganizationRequestV4Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequestV4} fit to be sent. */
export const explainCreateSubOrganizationRequestV4 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestV4Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequestV4} as a Standard Schema. */
export const CreateSubOrganizationRequestV4Schema: StandardSchema<CreateSubOrganizationRequestV4> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequestV4);

/** What a {@link CreateSubOrganizationResponseV4} holds. */
export const createSubOrganizationResponseV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponseV4",
  { activity: () => createSubOrganizationActivityV4Descriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponseV4} as it may be answered. */
export function isCreateSubOrganizationResponseV4(value: unknown): value is CreateSubOrganizationResponseV4 {
  if (!isObject(value) || !isCreateSubOrganizationActivityV4(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV4}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponseV4 = (value: unknown): ParseResult<CreateSubOrganizationResponseV4> =>
  parse(isCreateSubOrganizationResponseV4, createSubOrganizationResponseV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponseV4} as it may be answered. */
export const explainCreateSubOrganizationResponseV4 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseV4Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponseV4} as a Standard Schema. */
export const CreateSubOrganizationResponseV4Schema: StandardSchema<CreateSubOrganizationResponseV4> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponseV4);

/** What a {@link CreateSubOrganizationRequestV5} holds. */
export const createSubOrganizationRequestV5Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequestV5",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentV5Descriptor,
  },
);

const createSubOrganizationRequestV5Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequestV5} fit to be sent. */
export function isCreateSubOrganizationRequestV5(value: unknown): value is CreateSubOrganizationRequestV5 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return false;
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
  if (!isCreateSubOrganizationIntentV5(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestV5Members);
}

/** The value as a {@link CreateSubOrganizationRequestV5}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequestV5 = (value: unknown): ParseResult<CreateSubOrganizationRequestV5> =>
  parse(isCreateSubOrganizationRequestV5, createSubOrganizationRequestV5Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequestV5} fit to be sent. */
export const explainCreateSubOrganizationRequestV5 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestV5Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequestV5} as a Standard Schema. */
export const CreateSubOrganizationRequestV5Schema: StandardSchema<CreateSubOrganizationRequestV5> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequestV5);

/** What a {@link CreateSubOrganizationResponseV5} holds. */
export const createSubOrganizationResponseV5Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponseV5",
  { activity: () => createSubOrganizationActivityV5Descriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponseV5} as it may be answered. */
export function isCreateSubOrganizationResponseV5(value: unknown): value is CreateSubOrganizationResponseV5 {
  if (!isObject(value) || !isCreateSubOrganizationActivityV5(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV5}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponseV5 = (value: unknown): ParseResult<CreateSubOrganizationResponseV5> =>
  parse(isCreateSubOrganizationResponseV5, createSubOrganizationResponseV5Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponseV5} as it may be answered. */
export const explainCreateSubOrganizationResponseV5 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseV5Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponseV5} as a Standard Schema. */
export const CreateSubOrganizationResponseV5Schema: StandardSchema<CreateSubOrganizationResponseV5> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponseV5);

/** What a {@link CreateSubOrganizationRequestV6} holds. */
export const createSubOrganizationRequestV6Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequestV6",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentV6Descriptor,
  },
);

const createSubOrganizationRequestV6Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequestV6} fit to be sent. */
export function isCreateSubOrganizationRequestV6(value: unknown): value is CreateSubOrganizationRequestV6 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return false;
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
  if (!isCreateSubOrganizationIntentV6(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestV6Members);
}

/** The value as a {@link CreateSubOrganizationRequestV6}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequestV6 = (value: unknown): ParseResult<CreateSubOrganizationRequestV6> =>
  parse(isCreateSubOrganizationRequestV6, createSubOrganizationRequestV6Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequestV6} fit to be sent. */
export const explainCreateSubOrganizationRequestV6 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestV6Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequestV6} as a Standard Schema. */
export const CreateSubOrganizationRequestV6Schema: StandardSchema<CreateSubOrganizationRequestV6> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequestV6);

/** What a {@link CreateSubOrganizationResponseV6} holds. */
export const createSubOrganizationResponseV6Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponseV6",
  { activity: () => createSubOrganizationActivityV6Descriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponseV6} as it may be answered. */
export function isCreateSubOrganizationResponseV6(value: unknown): value is CreateSubOrganizationResponseV6 {
  if (!isObject(value) || !isCreateSubOrganizationActivityV6(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV6}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponseV6 = (value: unknown): ParseResult<CreateSubOrganizationResponseV6> =>
  parse(isCreateSubOrganizationResponseV6, createSubOrganizationResponseV6Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponseV6} as it may be answered. */
export const explainCreateSubOrganizationResponseV6 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseV6Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponseV6} as a Standard Schema. */
export const CreateSubOrganizationResponseV6Schema: StandardSchema<CreateSubOrganizationResponseV6> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponseV6);

/** What a {@link CreateSubOrganizationRequestV7} holds. */
export const createSubOrganizationRequestV7Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequestV7",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentV7Descriptor,
  },
);

const createSubOrganizationRequestV7Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequestV7} fit to be sent. */
export function isCreateSubOrganizationRequestV7(value: unknown): value is CreateSubOrganizationRequestV7 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return false;
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
  if (!isCreateSubOrganizationIntentV7(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestV7Members);
}

/** The value as a {@link CreateSubOrganizationRequestV7}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequestV7 = (value: unknown): ParseResult<CreateSubOrganizationRequestV7> =>
  parse(isCreateSubOrganizationRequestV7, createSubOrganizationRequestV7Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequestV7} fit to be sent. */
export const explainCreateSubOrganizationRequestV7 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestV7Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequestV7} as a Standard Schema. */
export const CreateSubOrganizationRequestV7Schema: StandardSchema<CreateSubOrganizationRequestV7> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequestV7);

/** What a {@link CreateSubOrganizationResponseV7} holds. */
export const createSubOrganizationResponseV7Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponseV7",
  { activity: () => createSubOrganizationActivityV7Descriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponseV7} as it may be answered. */
export function isCreateSubOrganizationResponseV7(value: unknown): value is CreateSubOrganizationResponseV7 {
  if (!isObject(value) || !isCreateSubOrganizationActivityV7(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV7}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponseV7 = (value: unknown): ParseResult<CreateSubOrganizationResponseV7> =>
  parse(isCreateSubOrganizationResponseV7, createSubOrganizationResponseV7Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponseV7} as it may be answered. */
export const explainCreateSubOrganizationResponseV7 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseV7Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponseV7} as a Standard Schema. */
export const CreateSubOrganizationResponseV7Schema: StandardSchema<CreateSubOrganizationResponseV7> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponseV7);

/** What a {@link CreateSubOrganizationRequestV8} holds. */
export const createSubOrganizationRequestV8Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationRequestV8",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createSubOrganizationIntentV8Descriptor,
  },
);

const createSubOrganizationRequestV8Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateSubOrganizationRequestV8} fit to be sent. */
export function isCreateSubOrganizationRequestV8(value: unknown): value is CreateSubOrganizationRequestV8 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return false;
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
  if (!isCreateSubOrganizationIntentV8(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createSubOrganizationRequestV8Members);
}

/** The value as a {@link CreateSubOrganizationRequestV8}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationRequestV8 = (value: unknown): ParseResult<CreateSubOrganizationRequestV8> =>
  parse(isCreateSubOrganizationRequestV8, createSubOrganizationRequestV8Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationRequestV8} fit to be sent. */
export const explainCreateSubOrganizationRequestV8 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationRequestV8Descriptor, value, "strict");
/** {@link parseCreateSubOrganizationRequestV8} as a Standard Schema. */
export const CreateSubOrganizationRequestV8Schema: StandardSchema<CreateSubOrganizationRequestV8> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationRequestV8);

/** What a {@link CreateSubOrganizationResponseV8} holds. */
export const createSubOrganizationResponseV8Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateSubOrganizationResponseV8",
  { activity: () => createSubOrganizationActivityV8Descriptor },
);

/** Whether a value is a {@link CreateSubOrganizationResponseV8} as it may be answered. */
export function isCreateSubOrganizationResponseV8(value: unknown): value is CreateSubOrganizationResponseV8 {
  if (!isObject(value) || !isCreateSubOrganizationActivityV8(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV8}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationResponseV8 = (value: unknown): ParseResult<CreateSubOrganizationResponseV8> =>
  parse(isCreateSubOrganizationResponseV8, createSubOrganizationResponseV8Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateSubOrganizationResponseV8} as it may be answered. */
export const explainCreateSubOrganizationResponseV8 = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationResponseV8Descriptor, value, "tolerant");
/** {@link parseCreateSubOrganizationResponseV8} as a Standard Schema. */
export const CreateSubOrganizationResponseV8Schema: StandardSchema<CreateSubOrganizationResponseV8> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationResponseV8);

/** What a {@link CreateSubOrganizationBody} holds. */
export const createSubOrganizationBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateSubOrganizationBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION", type: () => createSubOrganizationRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2", type: () => createSubOrganizationRequestV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3", type: () => createSubOrganizationRequestV3Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4", type: () => createSubOrganizationRequestV4Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5", type: () => createSubOrganizationRequestV5Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6", type: () => createSubOrganizationRequestV6Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", type: () => createSubOrganizationRequestV7Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8", type: () => createSubOrganizationRequestV8Descriptor },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationBody} fit to be sent. */
export function isCreateSubOrganizationBody(value: unknown): value is CreateSubOrganizationBody {
  if (!isObject(value)) return false;
  const tag = value.type;
  if (typeof tag !== "string") return false;
  switch (tag.length) {
    case 37:
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return isCreateSubOrganizationRequest(value);
      break;
    case 40:
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return isCreateSubOrganizationRequestV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return isCreateSubOrganizationRequestV3(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return isCreateSubOrganizationRequestV4(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return isCreateSubOrganizationRequestV5(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return isCreateSubOrganizationRequestV6(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return isCreateSubOrganizationRequestV7(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return isCreateSubOrganizationRequestV8(value);
      break;
  }
  return false;
}

/** The value as a {@link CreateSubOrganizationBody}, without explicit nulls, or its issues. */
export const parseCreateSubOrganizationBody = (value: unknown): ParseResult<CreateSubOrganizationBody> =>
  parse(isCreateSubOrganizationBody, createSubOrganizationBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateSubOrganizationBody} fit to be sent. */
export const explainCreateSubOrganizationBody = (value: unknown): readonly Issue[] =>
  explain(createSubOrganizationBodyDescriptor, value, "strict");
/** {@link parseCreateSubOrganizationBody} as a Standard Schema. */
export const CreateSubOrganizationBodySchema: StandardSchema<CreateSubOrganizationBody> =
  /* @__PURE__ */ standardSchema(parseCreateSubOrganizationBody);
