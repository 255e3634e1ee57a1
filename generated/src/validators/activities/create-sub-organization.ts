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
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor, UnionDescriptor } from "../../runtime/validate-descriptor.js";
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
export const createSubOrganizationActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION"], open: false },
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
        members: [{ name: "createSubOrganizationIntent", type: () => createSubOrganizationIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createSubOrganizationResult", type: () => createSubOrganizationResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivity}. */
function isCreateSubOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntent(value.createSubOrganizationIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivity}. */
function isCreateSubOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResult = value.createSubOrganizationResult;
  if (createSubOrganizationResult !== undefined) {
    if (createSubOrganizationResult === null) absent.nulls++;
    else if (!isCreateSubOrganizationResult(createSubOrganizationResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivity} as it may be answered. */
export function isCreateSubOrganizationActivity(value: unknown): value is CreateSubOrganizationActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return false;
  if (!isCreateSubOrganizationActivityIntent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivity}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivity(value: unknown): ParseResult<CreateSubOrganizationActivity> {
  return parse(isCreateSubOrganizationActivity, createSubOrganizationActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivity} as it may be answered. */
export function explainCreateSubOrganizationActivity(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivity} as a Standard Schema. */
export const CreateSubOrganizationActivitySchema: StandardSchema<CreateSubOrganizationActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivity);

/** What a {@link CreateSubOrganizationIntent} holds. */
export const createSubOrganizationIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntent",
  extra: false,
  members: [
    { name: "name", type: organizationNameDescriptor },
    { name: "rootAuthenticator", type: () => authenticatorParamsV2Descriptor },
  ],
};

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
export function parseCreateSubOrganizationIntent(value: unknown): ParseResult<CreateSubOrganizationIntent> {
  return parse(isCreateSubOrganizationIntent, createSubOrganizationIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntent} fit to be sent. */
export function explainCreateSubOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentDescriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntent} as a Standard Schema. */
export const CreateSubOrganizationIntentSchema: StandardSchema<CreateSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntent);

/** Whether a value is a {@link CreateSubOrganizationIntent} as it may be answered. */
export function isReceivedCreateSubOrganizationIntent(value: unknown): value is CreateSubOrganizationIntent {
  if (!isObject(value)) return false;
  const name = value.name;
  if (typeof name !== "string") return false;
  if (!isReceivedAuthenticatorParamsV2(value.rootAuthenticator)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateSubOrganizationIntent(value: unknown): ParseResult<CreateSubOrganizationIntent> {
  return parse(isReceivedCreateSubOrganizationIntent, createSubOrganizationIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntent} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntent} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentSchema: StandardSchema<CreateSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntent);

/** What a {@link CreateSubOrganizationResult} holds. */
export const createSubOrganizationResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResult",
  extra: false,
  members: [
    { name: "subOrganizationId", type: organizationIdDescriptor },
    { name: "rootUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationResult} as it may be answered. */
export function isCreateSubOrganizationResult(value: unknown): value is CreateSubOrganizationResult {
  if (!isObject(value)) return false;
  const subOrganizationId = value.subOrganizationId;
  if (typeof subOrganizationId !== "string") return false;
  const rootUserIds = value.rootUserIds;
  if (rootUserIds !== undefined) {
    if (rootUserIds === null) absent.nulls++;
    else {
      if (!Array.isArray(rootUserIds)) return false;
      for (let i = 0; i < rootUserIds.length; i++) {
        const item: unknown = rootUserIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResult}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResult(value: unknown): ParseResult<CreateSubOrganizationResult> {
  return parse(isCreateSubOrganizationResult, createSubOrganizationResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResult} as it may be answered. */
export function explainCreateSubOrganizationResult(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResultDescriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResult} as a Standard Schema. */
export const CreateSubOrganizationResultSchema: StandardSchema<CreateSubOrganizationResult> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResult);

/** What a {@link CreateSubOrganizationActivityV2} holds. */
export const createSubOrganizationActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2"], open: false },
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
        members: [{ name: "createSubOrganizationIntentV2", type: () => createSubOrganizationIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createSubOrganizationResult", type: () => createSubOrganizationResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivityV2}. */
function isCreateSubOrganizationActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntentV2(value.createSubOrganizationIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivityV2}. */
function isCreateSubOrganizationActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResult = value.createSubOrganizationResult;
  if (createSubOrganizationResult !== undefined) {
    if (createSubOrganizationResult === null) absent.nulls++;
    else if (!isCreateSubOrganizationResult(createSubOrganizationResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV2} as it may be answered. */
export function isCreateSubOrganizationActivityV2(value: unknown): value is CreateSubOrganizationActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return false;
  if (!isCreateSubOrganizationActivityV2Intent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivityV2}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivityV2(value: unknown): ParseResult<CreateSubOrganizationActivityV2> {
  return parse(isCreateSubOrganizationActivityV2, createSubOrganizationActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivityV2} as it may be answered. */
export function explainCreateSubOrganizationActivityV2(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityV2Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivityV2} as a Standard Schema. */
export const CreateSubOrganizationActivityV2Schema: StandardSchema<CreateSubOrganizationActivityV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivityV2);

/** What a {@link CreateSubOrganizationIntentV2} holds. */
export const createSubOrganizationIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntentV2",
  extra: false,
  members: [
    { name: "subOrganizationName", type: organizationNameDescriptor },
    { name: "rootUsers", type: { kind: "array", of: () => rootUserParamsDescriptor, minItems: 1, maxItems: 100 } },
    { name: "rootQuorumThreshold", type: quorumThresholdDescriptor },
  ],
};

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
export function parseCreateSubOrganizationIntentV2(value: unknown): ParseResult<CreateSubOrganizationIntentV2> {
  return parse(isCreateSubOrganizationIntentV2, createSubOrganizationIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV2} fit to be sent. */
export function explainCreateSubOrganizationIntentV2(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV2Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntentV2} as a Standard Schema. */
export const CreateSubOrganizationIntentV2Schema: StandardSchema<CreateSubOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntentV2);

/** Whether a value is a {@link CreateSubOrganizationIntentV2} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV2(value: unknown): value is CreateSubOrganizationIntentV2 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (typeof subOrganizationName !== "string") return false;
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
export function parseReceivedCreateSubOrganizationIntentV2(value: unknown): ParseResult<CreateSubOrganizationIntentV2> {
  return parse(isReceivedCreateSubOrganizationIntentV2, createSubOrganizationIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV2} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntentV2(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntentV2} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV2Schema: StandardSchema<CreateSubOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntentV2);

/** What a {@link CreateSubOrganizationActivityV3} holds. */
export const createSubOrganizationActivityV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivityV3",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"], open: false },
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
        members: [{ name: "createSubOrganizationIntentV3", type: () => createSubOrganizationIntentV3Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          {
            name: "createSubOrganizationResultV3",
            type: () => createSubOrganizationResultV3Descriptor,
            optional: true,
          },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivityV3}. */
function isCreateSubOrganizationActivityV3Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntentV3(value.createSubOrganizationIntentV3)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivityV3}. */
function isCreateSubOrganizationActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResultV3 = value.createSubOrganizationResultV3;
  if (createSubOrganizationResultV3 !== undefined) {
    if (createSubOrganizationResultV3 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV3(createSubOrganizationResultV3)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV3} as it may be answered. */
export function isCreateSubOrganizationActivityV3(value: unknown): value is CreateSubOrganizationActivityV3 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return false;
  if (!isCreateSubOrganizationActivityV3Intent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityV3Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivityV3}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivityV3(value: unknown): ParseResult<CreateSubOrganizationActivityV3> {
  return parse(isCreateSubOrganizationActivityV3, createSubOrganizationActivityV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivityV3} as it may be answered. */
export function explainCreateSubOrganizationActivityV3(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityV3Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivityV3} as a Standard Schema. */
export const CreateSubOrganizationActivityV3Schema: StandardSchema<CreateSubOrganizationActivityV3> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivityV3);

/** What a {@link CreateSubOrganizationIntentV3} holds. */
export const createSubOrganizationIntentV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntentV3",
  extra: false,
  members: [
    { name: "subOrganizationName", type: organizationNameDescriptor },
    { name: "rootUsers", type: { kind: "array", of: () => rootUserParamsDescriptor, minItems: 1, maxItems: 100 } },
    { name: "rootQuorumThreshold", type: quorumThresholdDescriptor },
    { name: "privateKeys", type: { kind: "array", of: () => privateKeyParamsDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

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
export function parseCreateSubOrganizationIntentV3(value: unknown): ParseResult<CreateSubOrganizationIntentV3> {
  return parse(isCreateSubOrganizationIntentV3, createSubOrganizationIntentV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV3} fit to be sent. */
export function explainCreateSubOrganizationIntentV3(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV3Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntentV3} as a Standard Schema. */
export const CreateSubOrganizationIntentV3Schema: StandardSchema<CreateSubOrganizationIntentV3> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntentV3);

/** Whether a value is a {@link CreateSubOrganizationIntentV3} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV3(value: unknown): value is CreateSubOrganizationIntentV3 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (typeof subOrganizationName !== "string") return false;
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
export function parseReceivedCreateSubOrganizationIntentV3(value: unknown): ParseResult<CreateSubOrganizationIntentV3> {
  return parse(isReceivedCreateSubOrganizationIntentV3, createSubOrganizationIntentV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV3} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntentV3(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV3Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntentV3} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV3Schema: StandardSchema<CreateSubOrganizationIntentV3> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntentV3);

/** What a {@link CreateSubOrganizationResultV3} holds. */
export const createSubOrganizationResultV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResultV3",
  extra: false,
  members: [
    { name: "subOrganizationId", type: organizationIdDescriptor },
    { name: "privateKeys", type: { kind: "array", of: () => privateKeyResultDescriptor, minItems: 0, maxItems: 100 } },
    { name: "rootUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationResultV3} as it may be answered. */
export function isCreateSubOrganizationResultV3(value: unknown): value is CreateSubOrganizationResultV3 {
  if (!isObject(value)) return false;
  const subOrganizationId = value.subOrganizationId;
  if (typeof subOrganizationId !== "string") return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyResult(privateKeys[i])) return false;
  }
  const rootUserIds = value.rootUserIds;
  if (rootUserIds !== undefined) {
    if (rootUserIds === null) absent.nulls++;
    else {
      if (!Array.isArray(rootUserIds)) return false;
      for (let i = 0; i < rootUserIds.length; i++) {
        const item: unknown = rootUserIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV3}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResultV3(value: unknown): ParseResult<CreateSubOrganizationResultV3> {
  return parse(isCreateSubOrganizationResultV3, createSubOrganizationResultV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResultV3} as it may be answered. */
export function explainCreateSubOrganizationResultV3(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResultV3Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResultV3} as a Standard Schema. */
export const CreateSubOrganizationResultV3Schema: StandardSchema<CreateSubOrganizationResultV3> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResultV3);

/** What a {@link CreateSubOrganizationActivityV4} holds. */
export const createSubOrganizationActivityV4Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivityV4",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4"], open: false },
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
        members: [{ name: "createSubOrganizationIntentV4", type: () => createSubOrganizationIntentV4Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          {
            name: "createSubOrganizationResultV4",
            type: () => createSubOrganizationResultV4Descriptor,
            optional: true,
          },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivityV4}. */
function isCreateSubOrganizationActivityV4Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntentV4(value.createSubOrganizationIntentV4)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivityV4}. */
function isCreateSubOrganizationActivityV4Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResultV4 = value.createSubOrganizationResultV4;
  if (createSubOrganizationResultV4 !== undefined) {
    if (createSubOrganizationResultV4 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV4(createSubOrganizationResultV4)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV4} as it may be answered. */
export function isCreateSubOrganizationActivityV4(value: unknown): value is CreateSubOrganizationActivityV4 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return false;
  if (!isCreateSubOrganizationActivityV4Intent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityV4Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivityV4}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivityV4(value: unknown): ParseResult<CreateSubOrganizationActivityV4> {
  return parse(isCreateSubOrganizationActivityV4, createSubOrganizationActivityV4Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivityV4} as it may be answered. */
export function explainCreateSubOrganizationActivityV4(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityV4Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivityV4} as a Standard Schema. */
export const CreateSubOrganizationActivityV4Schema: StandardSchema<CreateSubOrganizationActivityV4> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivityV4);

/** What a {@link CreateSubOrganizationIntentV4} holds. */
export const createSubOrganizationIntentV4Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntentV4",
  extra: false,
  members: [
    { name: "subOrganizationName", type: organizationNameDescriptor },
    { name: "rootUsers", type: { kind: "array", of: () => rootUserParamsDescriptor, minItems: 1, maxItems: 100 } },
    { name: "rootQuorumThreshold", type: quorumThresholdDescriptor },
    { name: "wallet", type: () => walletParamsDescriptor, optional: true },
    { name: "disableEmailRecovery", type: { kind: "boolean" }, optional: true },
    { name: "disableEmailAuth", type: { kind: "boolean" }, optional: true },
  ],
};

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
export function parseCreateSubOrganizationIntentV4(value: unknown): ParseResult<CreateSubOrganizationIntentV4> {
  return parse(isCreateSubOrganizationIntentV4, createSubOrganizationIntentV4Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV4} fit to be sent. */
export function explainCreateSubOrganizationIntentV4(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV4Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntentV4} as a Standard Schema. */
export const CreateSubOrganizationIntentV4Schema: StandardSchema<CreateSubOrganizationIntentV4> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntentV4);

/** Whether a value is a {@link CreateSubOrganizationIntentV4} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV4(value: unknown): value is CreateSubOrganizationIntentV4 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (typeof subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParams(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isReceivedWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV4}, without explicit nulls, or its issues. */
export function parseReceivedCreateSubOrganizationIntentV4(value: unknown): ParseResult<CreateSubOrganizationIntentV4> {
  return parse(isReceivedCreateSubOrganizationIntentV4, createSubOrganizationIntentV4Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV4} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntentV4(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV4Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntentV4} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV4Schema: StandardSchema<CreateSubOrganizationIntentV4> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntentV4);

/** What a {@link CreateSubOrganizationResultV4} holds. */
export const createSubOrganizationResultV4Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResultV4",
  extra: false,
  members: [
    { name: "subOrganizationId", type: organizationIdDescriptor },
    { name: "wallet", type: () => walletResultDescriptor, optional: true },
    { name: "rootUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationResultV4} as it may be answered. */
export function isCreateSubOrganizationResultV4(value: unknown): value is CreateSubOrganizationResultV4 {
  if (!isObject(value)) return false;
  const subOrganizationId = value.subOrganizationId;
  if (typeof subOrganizationId !== "string") return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isWalletResult(wallet)) return false;
  }
  const rootUserIds = value.rootUserIds;
  if (rootUserIds !== undefined) {
    if (rootUserIds === null) absent.nulls++;
    else {
      if (!Array.isArray(rootUserIds)) return false;
      for (let i = 0; i < rootUserIds.length; i++) {
        const item: unknown = rootUserIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV4}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResultV4(value: unknown): ParseResult<CreateSubOrganizationResultV4> {
  return parse(isCreateSubOrganizationResultV4, createSubOrganizationResultV4Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResultV4} as it may be answered. */
export function explainCreateSubOrganizationResultV4(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResultV4Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResultV4} as a Standard Schema. */
export const CreateSubOrganizationResultV4Schema: StandardSchema<CreateSubOrganizationResultV4> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResultV4);

/** What a {@link CreateSubOrganizationActivityV5} holds. */
export const createSubOrganizationActivityV5Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivityV5",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5"], open: false },
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
        members: [{ name: "createSubOrganizationIntentV5", type: () => createSubOrganizationIntentV5Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          {
            name: "createSubOrganizationResultV5",
            type: () => createSubOrganizationResultV5Descriptor,
            optional: true,
          },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivityV5}. */
function isCreateSubOrganizationActivityV5Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntentV5(value.createSubOrganizationIntentV5)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivityV5}. */
function isCreateSubOrganizationActivityV5Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResultV5 = value.createSubOrganizationResultV5;
  if (createSubOrganizationResultV5 !== undefined) {
    if (createSubOrganizationResultV5 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV5(createSubOrganizationResultV5)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV5} as it may be answered. */
export function isCreateSubOrganizationActivityV5(value: unknown): value is CreateSubOrganizationActivityV5 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return false;
  if (!isCreateSubOrganizationActivityV5Intent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityV5Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivityV5}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivityV5(value: unknown): ParseResult<CreateSubOrganizationActivityV5> {
  return parse(isCreateSubOrganizationActivityV5, createSubOrganizationActivityV5Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivityV5} as it may be answered. */
export function explainCreateSubOrganizationActivityV5(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityV5Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivityV5} as a Standard Schema. */
export const CreateSubOrganizationActivityV5Schema: StandardSchema<CreateSubOrganizationActivityV5> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivityV5);

/** What a {@link CreateSubOrganizationIntentV5} holds. */
export const createSubOrganizationIntentV5Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntentV5",
  extra: false,
  members: [
    { name: "subOrganizationName", type: organizationNameDescriptor },
    { name: "rootUsers", type: { kind: "array", of: () => rootUserParamsV2Descriptor, minItems: 1, maxItems: 100 } },
    { name: "rootQuorumThreshold", type: quorumThresholdDescriptor },
    { name: "wallet", type: () => walletParamsDescriptor, optional: true },
    { name: "disableEmailRecovery", type: { kind: "boolean" }, optional: true },
    { name: "disableEmailAuth", type: { kind: "boolean" }, optional: true },
  ],
};

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
export function parseCreateSubOrganizationIntentV5(value: unknown): ParseResult<CreateSubOrganizationIntentV5> {
  return parse(isCreateSubOrganizationIntentV5, createSubOrganizationIntentV5Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV5} fit to be sent. */
export function explainCreateSubOrganizationIntentV5(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV5Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntentV5} as a Standard Schema. */
export const CreateSubOrganizationIntentV5Schema: StandardSchema<CreateSubOrganizationIntentV5> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntentV5);

/** Whether a value is a {@link CreateSubOrganizationIntentV5} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV5(value: unknown): value is CreateSubOrganizationIntentV5 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (typeof subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV2(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isReceivedWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV5}, without explicit nulls, or its issues. */
export function parseReceivedCreateSubOrganizationIntentV5(value: unknown): ParseResult<CreateSubOrganizationIntentV5> {
  return parse(isReceivedCreateSubOrganizationIntentV5, createSubOrganizationIntentV5Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV5} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntentV5(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV5Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntentV5} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV5Schema: StandardSchema<CreateSubOrganizationIntentV5> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntentV5);

/** What a {@link CreateSubOrganizationResultV5} holds. */
export const createSubOrganizationResultV5Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResultV5",
  extra: false,
  members: [
    { name: "subOrganizationId", type: organizationIdDescriptor },
    { name: "wallet", type: () => walletResultDescriptor, optional: true },
    { name: "rootUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationResultV5} as it may be answered. */
export function isCreateSubOrganizationResultV5(value: unknown): value is CreateSubOrganizationResultV5 {
  if (!isObject(value)) return false;
  const subOrganizationId = value.subOrganizationId;
  if (typeof subOrganizationId !== "string") return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isWalletResult(wallet)) return false;
  }
  const rootUserIds = value.rootUserIds;
  if (rootUserIds !== undefined) {
    if (rootUserIds === null) absent.nulls++;
    else {
      if (!Array.isArray(rootUserIds)) return false;
      for (let i = 0; i < rootUserIds.length; i++) {
        const item: unknown = rootUserIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV5}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResultV5(value: unknown): ParseResult<CreateSubOrganizationResultV5> {
  return parse(isCreateSubOrganizationResultV5, createSubOrganizationResultV5Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResultV5} as it may be answered. */
export function explainCreateSubOrganizationResultV5(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResultV5Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResultV5} as a Standard Schema. */
export const CreateSubOrganizationResultV5Schema: StandardSchema<CreateSubOrganizationResultV5> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResultV5);

/** What a {@link CreateSubOrganizationActivityV6} holds. */
export const createSubOrganizationActivityV6Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivityV6",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6"], open: false },
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
        members: [{ name: "createSubOrganizationIntentV6", type: () => createSubOrganizationIntentV6Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          {
            name: "createSubOrganizationResultV6",
            type: () => createSubOrganizationResultV6Descriptor,
            optional: true,
          },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivityV6}. */
function isCreateSubOrganizationActivityV6Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntentV6(value.createSubOrganizationIntentV6)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivityV6}. */
function isCreateSubOrganizationActivityV6Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResultV6 = value.createSubOrganizationResultV6;
  if (createSubOrganizationResultV6 !== undefined) {
    if (createSubOrganizationResultV6 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV6(createSubOrganizationResultV6)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV6} as it may be answered. */
export function isCreateSubOrganizationActivityV6(value: unknown): value is CreateSubOrganizationActivityV6 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return false;
  if (!isCreateSubOrganizationActivityV6Intent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityV6Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivityV6}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivityV6(value: unknown): ParseResult<CreateSubOrganizationActivityV6> {
  return parse(isCreateSubOrganizationActivityV6, createSubOrganizationActivityV6Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivityV6} as it may be answered. */
export function explainCreateSubOrganizationActivityV6(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityV6Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivityV6} as a Standard Schema. */
export const CreateSubOrganizationActivityV6Schema: StandardSchema<CreateSubOrganizationActivityV6> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivityV6);

/** What a {@link CreateSubOrganizationIntentV6} holds. */
export const createSubOrganizationIntentV6Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntentV6",
  extra: false,
  members: [
    { name: "subOrganizationName", type: organizationNameDescriptor },
    { name: "rootUsers", type: { kind: "array", of: () => rootUserParamsV3Descriptor, minItems: 1, maxItems: 100 } },
    { name: "rootQuorumThreshold", type: quorumThresholdDescriptor },
    { name: "wallet", type: () => walletParamsDescriptor, optional: true },
    { name: "disableEmailRecovery", type: { kind: "boolean" }, optional: true },
    { name: "disableEmailAuth", type: { kind: "boolean" }, optional: true },
  ],
};

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
export function parseCreateSubOrganizationIntentV6(value: unknown): ParseResult<CreateSubOrganizationIntentV6> {
  return parse(isCreateSubOrganizationIntentV6, createSubOrganizationIntentV6Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV6} fit to be sent. */
export function explainCreateSubOrganizationIntentV6(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV6Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntentV6} as a Standard Schema. */
export const CreateSubOrganizationIntentV6Schema: StandardSchema<CreateSubOrganizationIntentV6> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntentV6);

/** Whether a value is a {@link CreateSubOrganizationIntentV6} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV6(value: unknown): value is CreateSubOrganizationIntentV6 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (typeof subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV3(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isReceivedWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV6}, without explicit nulls, or its issues. */
export function parseReceivedCreateSubOrganizationIntentV6(value: unknown): ParseResult<CreateSubOrganizationIntentV6> {
  return parse(isReceivedCreateSubOrganizationIntentV6, createSubOrganizationIntentV6Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV6} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntentV6(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV6Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntentV6} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV6Schema: StandardSchema<CreateSubOrganizationIntentV6> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntentV6);

/** What a {@link CreateSubOrganizationResultV6} holds. */
export const createSubOrganizationResultV6Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResultV6",
  extra: false,
  members: [
    { name: "subOrganizationId", type: organizationIdDescriptor },
    { name: "wallet", type: () => walletResultDescriptor, optional: true },
    { name: "rootUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationResultV6} as it may be answered. */
export function isCreateSubOrganizationResultV6(value: unknown): value is CreateSubOrganizationResultV6 {
  if (!isObject(value)) return false;
  const subOrganizationId = value.subOrganizationId;
  if (typeof subOrganizationId !== "string") return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isWalletResult(wallet)) return false;
  }
  const rootUserIds = value.rootUserIds;
  if (rootUserIds !== undefined) {
    if (rootUserIds === null) absent.nulls++;
    else {
      if (!Array.isArray(rootUserIds)) return false;
      for (let i = 0; i < rootUserIds.length; i++) {
        const item: unknown = rootUserIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV6}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResultV6(value: unknown): ParseResult<CreateSubOrganizationResultV6> {
  return parse(isCreateSubOrganizationResultV6, createSubOrganizationResultV6Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResultV6} as it may be answered. */
export function explainCreateSubOrganizationResultV6(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResultV6Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResultV6} as a Standard Schema. */
export const CreateSubOrganizationResultV6Schema: StandardSchema<CreateSubOrganizationResultV6> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResultV6);

/** What a {@link CreateSubOrganizationActivityV7} holds. */
export const createSubOrganizationActivityV7Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivityV7",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"], open: false },
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
        members: [{ name: "createSubOrganizationIntentV7", type: () => createSubOrganizationIntentV7Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          {
            name: "createSubOrganizationResultV7",
            type: () => createSubOrganizationResultV7Descriptor,
            optional: true,
          },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivityV7}. */
function isCreateSubOrganizationActivityV7Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntentV7(value.createSubOrganizationIntentV7)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivityV7}. */
function isCreateSubOrganizationActivityV7Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResultV7 = value.createSubOrganizationResultV7;
  if (createSubOrganizationResultV7 !== undefined) {
    if (createSubOrganizationResultV7 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV7(createSubOrganizationResultV7)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV7} as it may be answered. */
export function isCreateSubOrganizationActivityV7(value: unknown): value is CreateSubOrganizationActivityV7 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return false;
  if (!isCreateSubOrganizationActivityV7Intent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityV7Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivityV7}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivityV7(value: unknown): ParseResult<CreateSubOrganizationActivityV7> {
  return parse(isCreateSubOrganizationActivityV7, createSubOrganizationActivityV7Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivityV7} as it may be answered. */
export function explainCreateSubOrganizationActivityV7(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityV7Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivityV7} as a Standard Schema. */
export const CreateSubOrganizationActivityV7Schema: StandardSchema<CreateSubOrganizationActivityV7> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivityV7);

/** What a {@link CreateSubOrganizationIntentV7} holds. */
export const createSubOrganizationIntentV7Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntentV7",
  extra: false,
  members: [
    { name: "subOrganizationName", type: organizationNameDescriptor },
    { name: "rootUsers", type: { kind: "array", of: () => rootUserParamsV4Descriptor, minItems: 1, maxItems: 100 } },
    { name: "rootQuorumThreshold", type: quorumThresholdDescriptor },
    { name: "wallet", type: () => walletParamsDescriptor, optional: true },
    { name: "disableEmailRecovery", type: { kind: "boolean" }, optional: true },
    { name: "disableEmailAuth", type: { kind: "boolean" }, optional: true },
    { name: "disableSmsAuth", type: { kind: "boolean" }, optional: true },
    { name: "disableOtpEmailAuth", type: { kind: "boolean" }, optional: true },
    { name: "verificationToken", type: verificationTokenDescriptor, optional: true },
    { name: "clientSignature", type: () => clientSignatureDescriptor, optional: true },
  ],
};

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
export function parseCreateSubOrganizationIntentV7(value: unknown): ParseResult<CreateSubOrganizationIntentV7> {
  return parse(isCreateSubOrganizationIntentV7, createSubOrganizationIntentV7Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV7} fit to be sent. */
export function explainCreateSubOrganizationIntentV7(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV7Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntentV7} as a Standard Schema. */
export const CreateSubOrganizationIntentV7Schema: StandardSchema<CreateSubOrganizationIntentV7> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntentV7);

/** Whether a value is a {@link CreateSubOrganizationIntentV7} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV7(value: unknown): value is CreateSubOrganizationIntentV7 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (typeof subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV4(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isReceivedWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  const disableSmsAuth = value.disableSmsAuth;
  if (disableSmsAuth !== undefined) {
    if (disableSmsAuth === null) absent.nulls++;
    else if (typeof disableSmsAuth !== "boolean") return false;
  }
  const disableOtpEmailAuth = value.disableOtpEmailAuth;
  if (disableOtpEmailAuth !== undefined) {
    if (disableOtpEmailAuth === null) absent.nulls++;
    else if (typeof disableOtpEmailAuth !== "boolean") return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    if (verificationToken === null) absent.nulls++;
    else if (typeof verificationToken !== "string") return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    if (clientSignature === null) absent.nulls++;
    else if (!isReceivedClientSignature(clientSignature)) return false;
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV7}, without explicit nulls, or its issues. */
export function parseReceivedCreateSubOrganizationIntentV7(value: unknown): ParseResult<CreateSubOrganizationIntentV7> {
  return parse(isReceivedCreateSubOrganizationIntentV7, createSubOrganizationIntentV7Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV7} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntentV7(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV7Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntentV7} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV7Schema: StandardSchema<CreateSubOrganizationIntentV7> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntentV7);

/** What a {@link CreateSubOrganizationResultV7} holds. */
export const createSubOrganizationResultV7Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResultV7",
  extra: false,
  members: [
    { name: "subOrganizationId", type: organizationIdDescriptor },
    { name: "wallet", type: () => walletResultDescriptor, optional: true },
    { name: "rootUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationResultV7} as it may be answered. */
export function isCreateSubOrganizationResultV7(value: unknown): value is CreateSubOrganizationResultV7 {
  if (!isObject(value)) return false;
  const subOrganizationId = value.subOrganizationId;
  if (typeof subOrganizationId !== "string") return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isWalletResult(wallet)) return false;
  }
  const rootUserIds = value.rootUserIds;
  if (rootUserIds !== undefined) {
    if (rootUserIds === null) absent.nulls++;
    else {
      if (!Array.isArray(rootUserIds)) return false;
      for (let i = 0; i < rootUserIds.length; i++) {
        const item: unknown = rootUserIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV7}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResultV7(value: unknown): ParseResult<CreateSubOrganizationResultV7> {
  return parse(isCreateSubOrganizationResultV7, createSubOrganizationResultV7Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResultV7} as it may be answered. */
export function explainCreateSubOrganizationResultV7(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResultV7Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResultV7} as a Standard Schema. */
export const CreateSubOrganizationResultV7Schema: StandardSchema<CreateSubOrganizationResultV7> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResultV7);

/** What a {@link CreateSubOrganizationActivityV8} holds. */
export const createSubOrganizationActivityV8Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationActivityV8",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"], open: false },
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
        members: [{ name: "createSubOrganizationIntentV8", type: () => createSubOrganizationIntentV8Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          {
            name: "createSubOrganizationResultV8",
            type: () => createSubOrganizationResultV8Descriptor,
            optional: true,
          },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateSubOrganizationActivityV8}. */
function isCreateSubOrganizationActivityV8Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateSubOrganizationIntentV8(value.createSubOrganizationIntentV8)) return false;
  return true;
}

/** Member `result` of {@link CreateSubOrganizationActivityV8}. */
function isCreateSubOrganizationActivityV8Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createSubOrganizationResultV8 = value.createSubOrganizationResultV8;
  if (createSubOrganizationResultV8 !== undefined) {
    if (createSubOrganizationResultV8 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV8(createSubOrganizationResultV8)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateSubOrganizationActivityV8} as it may be answered. */
export function isCreateSubOrganizationActivityV8(value: unknown): value is CreateSubOrganizationActivityV8 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return false;
  if (!isCreateSubOrganizationActivityV8Intent(value.intent)) return false;
  if (!isCreateSubOrganizationActivityV8Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationActivityV8}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationActivityV8(value: unknown): ParseResult<CreateSubOrganizationActivityV8> {
  return parse(isCreateSubOrganizationActivityV8, createSubOrganizationActivityV8Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationActivityV8} as it may be answered. */
export function explainCreateSubOrganizationActivityV8(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationActivityV8Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationActivityV8} as a Standard Schema. */
export const CreateSubOrganizationActivityV8Schema: StandardSchema<CreateSubOrganizationActivityV8> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationActivityV8);

/** What a {@link CreateSubOrganizationIntentV8} holds. */
export const createSubOrganizationIntentV8Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationIntentV8",
  extra: false,
  members: [
    { name: "subOrganizationName", type: organizationNameDescriptor },
    { name: "rootUsers", type: { kind: "array", of: () => rootUserParamsV5Descriptor, minItems: 1, maxItems: 100 } },
    { name: "rootQuorumThreshold", type: quorumThresholdDescriptor },
    { name: "wallet", type: () => walletParamsDescriptor, optional: true },
    { name: "disableEmailRecovery", type: { kind: "boolean" }, optional: true },
    { name: "disableEmailAuth", type: { kind: "boolean" }, optional: true },
    { name: "disableSmsAuth", type: { kind: "boolean" }, optional: true },
    { name: "disableOtpEmailAuth", type: { kind: "boolean" }, optional: true },
    { name: "verificationToken", type: verificationTokenDescriptor, optional: true },
    { name: "clientSignature", type: () => clientSignatureDescriptor, optional: true },
  ],
};

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
export function parseCreateSubOrganizationIntentV8(value: unknown): ParseResult<CreateSubOrganizationIntentV8> {
  return parse(isCreateSubOrganizationIntentV8, createSubOrganizationIntentV8Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV8} fit to be sent. */
export function explainCreateSubOrganizationIntentV8(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV8Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationIntentV8} as a Standard Schema. */
export const CreateSubOrganizationIntentV8Schema: StandardSchema<CreateSubOrganizationIntentV8> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationIntentV8);

/** Whether a value is a {@link CreateSubOrganizationIntentV8} as it may be answered. */
export function isReceivedCreateSubOrganizationIntentV8(value: unknown): value is CreateSubOrganizationIntentV8 {
  if (!isObject(value)) return false;
  const subOrganizationName = value.subOrganizationName;
  if (typeof subOrganizationName !== "string") return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers)) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!isReceivedRootUserParamsV5(rootUsers[i])) return false;
  }
  const rootQuorumThreshold = value.rootQuorumThreshold;
  if (typeof rootQuorumThreshold !== "number" || (rootQuorumThreshold | 0) !== rootQuorumThreshold) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isReceivedWalletParams(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    if (disableEmailRecovery === null) absent.nulls++;
    else if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    if (disableEmailAuth === null) absent.nulls++;
    else if (typeof disableEmailAuth !== "boolean") return false;
  }
  const disableSmsAuth = value.disableSmsAuth;
  if (disableSmsAuth !== undefined) {
    if (disableSmsAuth === null) absent.nulls++;
    else if (typeof disableSmsAuth !== "boolean") return false;
  }
  const disableOtpEmailAuth = value.disableOtpEmailAuth;
  if (disableOtpEmailAuth !== undefined) {
    if (disableOtpEmailAuth === null) absent.nulls++;
    else if (typeof disableOtpEmailAuth !== "boolean") return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    if (verificationToken === null) absent.nulls++;
    else if (typeof verificationToken !== "string") return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    if (clientSignature === null) absent.nulls++;
    else if (!isReceivedClientSignature(clientSignature)) return false;
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationIntentV8}, without explicit nulls, or its issues. */
export function parseReceivedCreateSubOrganizationIntentV8(value: unknown): ParseResult<CreateSubOrganizationIntentV8> {
  return parse(isReceivedCreateSubOrganizationIntentV8, createSubOrganizationIntentV8Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationIntentV8} as it may be answered. */
export function explainReceivedCreateSubOrganizationIntentV8(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationIntentV8Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateSubOrganizationIntentV8} as a Standard Schema. */
export const ReceivedCreateSubOrganizationIntentV8Schema: StandardSchema<CreateSubOrganizationIntentV8> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateSubOrganizationIntentV8);

/** What a {@link CreateSubOrganizationResultV8} holds. */
export const createSubOrganizationResultV8Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResultV8",
  extra: false,
  members: [
    { name: "subOrganizationId", type: organizationIdDescriptor },
    { name: "wallet", type: () => walletResultDescriptor, optional: true },
    { name: "rootUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link CreateSubOrganizationResultV8} as it may be answered. */
export function isCreateSubOrganizationResultV8(value: unknown): value is CreateSubOrganizationResultV8 {
  if (!isObject(value)) return false;
  const subOrganizationId = value.subOrganizationId;
  if (typeof subOrganizationId !== "string") return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isWalletResult(wallet)) return false;
  }
  const rootUserIds = value.rootUserIds;
  if (rootUserIds !== undefined) {
    if (rootUserIds === null) absent.nulls++;
    else {
      if (!Array.isArray(rootUserIds)) return false;
      for (let i = 0; i < rootUserIds.length; i++) {
        const item: unknown = rootUserIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateSubOrganizationResultV8}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResultV8(value: unknown): ParseResult<CreateSubOrganizationResultV8> {
  return parse(isCreateSubOrganizationResultV8, createSubOrganizationResultV8Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResultV8} as it may be answered. */
export function explainCreateSubOrganizationResultV8(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResultV8Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResultV8} as a Standard Schema. */
export const CreateSubOrganizationResultV8Schema: StandardSchema<CreateSubOrganizationResultV8> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResultV8);

/** What a {@link CreateSubOrganizationRequest} holds. */
export const createSubOrganizationRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentDescriptor },
  ],
};

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
export function parseCreateSubOrganizationRequest(value: unknown): ParseResult<CreateSubOrganizationRequest> {
  return parse(isCreateSubOrganizationRequest, createSubOrganizationRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequest} fit to be sent. */
export function explainCreateSubOrganizationRequest(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestDescriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequest} as a Standard Schema. */
export const CreateSubOrganizationRequestSchema: StandardSchema<CreateSubOrganizationRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequest);

/** What a {@link CreateSubOrganizationResponse} holds. */
export const createSubOrganizationResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponse",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityDescriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponse} as it may be answered. */
export function isCreateSubOrganizationResponse(value: unknown): value is CreateSubOrganizationResponse {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponse}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponse(value: unknown): ParseResult<CreateSubOrganizationResponse> {
  return parse(isCreateSubOrganizationResponse, createSubOrganizationResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponse} as it may be answered. */
export function explainCreateSubOrganizationResponse(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponse} as a Standard Schema. */
export const CreateSubOrganizationResponseSchema: StandardSchema<CreateSubOrganizationResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponse);

/** What a {@link CreateSubOrganizationRequestV2} holds. */
export const createSubOrganizationRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentV2Descriptor },
  ],
};

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
export function parseCreateSubOrganizationRequestV2(value: unknown): ParseResult<CreateSubOrganizationRequestV2> {
  return parse(isCreateSubOrganizationRequestV2, createSubOrganizationRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequestV2} fit to be sent. */
export function explainCreateSubOrganizationRequestV2(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestV2Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequestV2} as a Standard Schema. */
export const CreateSubOrganizationRequestV2Schema: StandardSchema<CreateSubOrganizationRequestV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequestV2);

/** What a {@link CreateSubOrganizationResponseV2} holds. */
export const createSubOrganizationResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityV2Descriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponseV2} as it may be answered. */
export function isCreateSubOrganizationResponseV2(value: unknown): value is CreateSubOrganizationResponseV2 {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV2}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponseV2(value: unknown): ParseResult<CreateSubOrganizationResponseV2> {
  return parse(isCreateSubOrganizationResponseV2, createSubOrganizationResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponseV2} as it may be answered. */
export function explainCreateSubOrganizationResponseV2(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseV2Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponseV2} as a Standard Schema. */
export const CreateSubOrganizationResponseV2Schema: StandardSchema<CreateSubOrganizationResponseV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponseV2);

/** What a {@link CreateSubOrganizationRequestV3} holds. */
export const createSubOrganizationRequestV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequestV3",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentV3Descriptor },
  ],
};

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
export function parseCreateSubOrganizationRequestV3(value: unknown): ParseResult<CreateSubOrganizationRequestV3> {
  return parse(isCreateSubOrganizationRequestV3, createSubOrganizationRequestV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequestV3} fit to be sent. */
export function explainCreateSubOrganizationRequestV3(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestV3Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequestV3} as a Standard Schema. */
export const CreateSubOrganizationRequestV3Schema: StandardSchema<CreateSubOrganizationRequestV3> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequestV3);

/** What a {@link CreateSubOrganizationResponseV3} holds. */
export const createSubOrganizationResponseV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponseV3",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityV3Descriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponseV3} as it may be answered. */
export function isCreateSubOrganizationResponseV3(value: unknown): value is CreateSubOrganizationResponseV3 {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV3}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponseV3(value: unknown): ParseResult<CreateSubOrganizationResponseV3> {
  return parse(isCreateSubOrganizationResponseV3, createSubOrganizationResponseV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponseV3} as it may be answered. */
export function explainCreateSubOrganizationResponseV3(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseV3Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponseV3} as a Standard Schema. */
export const CreateSubOrganizationResponseV3Schema: StandardSchema<CreateSubOrganizationResponseV3> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponseV3);

/** What a {@link CreateSubOrganizationRequestV4} holds. */
export const createSubOrganizationRequestV4Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequestV4",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentV4Descriptor },
  ],
};

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
export function parseCreateSubOrganizationRequestV4(value: unknown): ParseResult<CreateSubOrganizationRequestV4> {
  return parse(isCreateSubOrganizationRequestV4, createSubOrganizationRequestV4Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequestV4} fit to be sent. */
export function explainCreateSubOrganizationRequestV4(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestV4Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequestV4} as a Standard Schema. */
export const CreateSubOrganizationRequestV4Schema: StandardSchema<CreateSubOrganizationRequestV4> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequestV4);

/** What a {@link CreateSubOrganizationResponseV4} holds. */
export const createSubOrganizationResponseV4Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponseV4",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityV4Descriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponseV4} as it may be answered. */
export function isCreateSubOrganizationResponseV4(value: unknown): value is CreateSubOrganizationResponseV4 {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivityV4(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV4}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponseV4(value: unknown): ParseResult<CreateSubOrganizationResponseV4> {
  return parse(isCreateSubOrganizationResponseV4, createSubOrganizationResponseV4Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponseV4} as it may be answered. */
export function explainCreateSubOrganizationResponseV4(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseV4Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponseV4} as a Standard Schema. */
export const CreateSubOrganizationResponseV4Schema: StandardSchema<CreateSubOrganizationResponseV4> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponseV4);

/** What a {@link CreateSubOrganizationRequestV5} holds. */
export const createSubOrganizationRequestV5Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequestV5",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentV5Descriptor },
  ],
};

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
export function parseCreateSubOrganizationRequestV5(value: unknown): ParseResult<CreateSubOrganizationRequestV5> {
  return parse(isCreateSubOrganizationRequestV5, createSubOrganizationRequestV5Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequestV5} fit to be sent. */
export function explainCreateSubOrganizationRequestV5(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestV5Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequestV5} as a Standard Schema. */
export const CreateSubOrganizationRequestV5Schema: StandardSchema<CreateSubOrganizationRequestV5> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequestV5);

/** What a {@link CreateSubOrganizationResponseV5} holds. */
export const createSubOrganizationResponseV5Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponseV5",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityV5Descriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponseV5} as it may be answered. */
export function isCreateSubOrganizationResponseV5(value: unknown): value is CreateSubOrganizationResponseV5 {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivityV5(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV5}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponseV5(value: unknown): ParseResult<CreateSubOrganizationResponseV5> {
  return parse(isCreateSubOrganizationResponseV5, createSubOrganizationResponseV5Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponseV5} as it may be answered. */
export function explainCreateSubOrganizationResponseV5(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseV5Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponseV5} as a Standard Schema. */
export const CreateSubOrganizationResponseV5Schema: StandardSchema<CreateSubOrganizationResponseV5> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponseV5);

/** What a {@link CreateSubOrganizationRequestV6} holds. */
export const createSubOrganizationRequestV6Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequestV6",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentV6Descriptor },
  ],
};

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
export function parseCreateSubOrganizationRequestV6(value: unknown): ParseResult<CreateSubOrganizationRequestV6> {
  return parse(isCreateSubOrganizationRequestV6, createSubOrganizationRequestV6Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequestV6} fit to be sent. */
export function explainCreateSubOrganizationRequestV6(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestV6Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequestV6} as a Standard Schema. */
export const CreateSubOrganizationRequestV6Schema: StandardSchema<CreateSubOrganizationRequestV6> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequestV6);

/** What a {@link CreateSubOrganizationResponseV6} holds. */
export const createSubOrganizationResponseV6Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponseV6",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityV6Descriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponseV6} as it may be answered. */
export function isCreateSubOrganizationResponseV6(value: unknown): value is CreateSubOrganizationResponseV6 {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivityV6(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV6}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponseV6(value: unknown): ParseResult<CreateSubOrganizationResponseV6> {
  return parse(isCreateSubOrganizationResponseV6, createSubOrganizationResponseV6Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponseV6} as it may be answered. */
export function explainCreateSubOrganizationResponseV6(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseV6Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponseV6} as a Standard Schema. */
export const CreateSubOrganizationResponseV6Schema: StandardSchema<CreateSubOrganizationResponseV6> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponseV6);

/** What a {@link CreateSubOrganizationRequestV7} holds. */
export const createSubOrganizationRequestV7Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequestV7",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentV7Descriptor },
  ],
};

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
export function parseCreateSubOrganizationRequestV7(value: unknown): ParseResult<CreateSubOrganizationRequestV7> {
  return parse(isCreateSubOrganizationRequestV7, createSubOrganizationRequestV7Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequestV7} fit to be sent. */
export function explainCreateSubOrganizationRequestV7(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestV7Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequestV7} as a Standard Schema. */
export const CreateSubOrganizationRequestV7Schema: StandardSchema<CreateSubOrganizationRequestV7> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequestV7);

/** What a {@link CreateSubOrganizationResponseV7} holds. */
export const createSubOrganizationResponseV7Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponseV7",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityV7Descriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponseV7} as it may be answered. */
export function isCreateSubOrganizationResponseV7(value: unknown): value is CreateSubOrganizationResponseV7 {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivityV7(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV7}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponseV7(value: unknown): ParseResult<CreateSubOrganizationResponseV7> {
  return parse(isCreateSubOrganizationResponseV7, createSubOrganizationResponseV7Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponseV7} as it may be answered. */
export function explainCreateSubOrganizationResponseV7(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseV7Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponseV7} as a Standard Schema. */
export const CreateSubOrganizationResponseV7Schema: StandardSchema<CreateSubOrganizationResponseV7> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponseV7);

/** What a {@link CreateSubOrganizationRequestV8} holds. */
export const createSubOrganizationRequestV8Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationRequestV8",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createSubOrganizationIntentV8Descriptor },
  ],
};

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
export function parseCreateSubOrganizationRequestV8(value: unknown): ParseResult<CreateSubOrganizationRequestV8> {
  return parse(isCreateSubOrganizationRequestV8, createSubOrganizationRequestV8Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationRequestV8} fit to be sent. */
export function explainCreateSubOrganizationRequestV8(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationRequestV8Descriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationRequestV8} as a Standard Schema. */
export const CreateSubOrganizationRequestV8Schema: StandardSchema<CreateSubOrganizationRequestV8> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationRequestV8);

/** What a {@link CreateSubOrganizationResponseV8} holds. */
export const createSubOrganizationResponseV8Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateSubOrganizationResponseV8",
  extra: false,
  members: [{ name: "activity", type: () => createSubOrganizationActivityV8Descriptor }],
};

/** Whether a value is a {@link CreateSubOrganizationResponseV8} as it may be answered. */
export function isCreateSubOrganizationResponseV8(value: unknown): value is CreateSubOrganizationResponseV8 {
  if (!isObject(value)) return false;
  if (!isCreateSubOrganizationActivityV8(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateSubOrganizationResponseV8}, without explicit nulls, or its issues. */
export function parseCreateSubOrganizationResponseV8(value: unknown): ParseResult<CreateSubOrganizationResponseV8> {
  return parse(isCreateSubOrganizationResponseV8, createSubOrganizationResponseV8Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateSubOrganizationResponseV8} as it may be answered. */
export function explainCreateSubOrganizationResponseV8(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationResponseV8Descriptor, value, "tolerant");
}

/** {@link parseCreateSubOrganizationResponseV8} as a Standard Schema. */
export const CreateSubOrganizationResponseV8Schema: StandardSchema<CreateSubOrganizationResponseV8> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationResponseV8);

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
export function parseCreateSubOrganizationBody(value: unknown): ParseResult<CreateSubOrganizationBody> {
  return parse(isCreateSubOrganizationBody, createSubOrganizationBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateSubOrganizationBody} fit to be sent. */
export function explainCreateSubOrganizationBody(value: unknown): readonly Issue[] {
  return explain(createSubOrganizationBodyDescriptor, value, "strict");
}

/** {@link parseCreateSubOrganizationBody} as a Standard Schema. */
export const CreateSubOrganizationBodySchema: StandardSchema<CreateSubOrganizationBody> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateSubOrganizationBody);
