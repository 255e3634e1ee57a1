// The types in `activities/create-sub-organization`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-sub-organization.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  MillisecondTimestamp,
  OrganizationId,
  OrganizationName,
  QuorumThreshold,
  UserId,
  VerificationToken,
} from "../scalars.js";
import { AuthenticatorParamsV2, ClientSignature } from "../shapes/credentials.js";
import { PrivateKeyParams, PrivateKeyResult } from "../shapes/private-keys.js";
import {
  RootUserParams,
  RootUserParamsV2,
  RootUserParamsV3,
  RootUserParamsV4,
  RootUserParamsV5,
} from "../shapes/users.js";
import { WalletParams, WalletResult } from "../shapes/wallets.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationActivity = types.CreateSubOrganizationActivity;
/**
 * Judges and reads a {@link CreateSubOrganizationActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationActivity: RecordType<CreateSubOrganizationActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntent: () => CreateSubOrganizationIntent }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResult?": () => CreateSubOrganizationResult }),
  },
);

function checkCreateSubOrganizationIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationName.check(value.name)) return false;
  if (!AuthenticatorParamsV2.check(value.rootAuthenticator)) return false;
  return sizeOf(value) === 2;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationIntent = types.CreateSubOrganizationIntent;
/**
 * Judges and reads a {@link CreateSubOrganizationIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationIntent: RecordType<
  CreateSubOrganizationIntent,
  CreateSubOrganizationIntent,
  types.ReceivedCreateSubOrganizationIntent
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntent, {
  name: OrganizationName,
  rootAuthenticator: () => AuthenticatorParamsV2,
});

export type CreateSubOrganizationResult = types.CreateSubOrganizationResult;
/** Judges and reads a {@link CreateSubOrganizationResult} as it is answered. */
export const CreateSubOrganizationResult: RecordType<CreateSubOrganizationResult> = /* @__PURE__ */ answered({
  subOrganizationId: OrganizationId,
  "rootUserIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationActivityV2 = types.CreateSubOrganizationActivityV2;
/**
 * Judges and reads a {@link CreateSubOrganizationActivityV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationActivityV2: RecordType<CreateSubOrganizationActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntentV2: () => CreateSubOrganizationIntentV2 }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResult?": () => CreateSubOrganizationResult }),
  },
);

function checkCreateSubOrganizationIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationName.check(value.subOrganizationName)) return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!RootUserParams.check(rootUsers[i])) return false;
  }
  if (!QuorumThreshold.check(value.rootQuorumThreshold)) return false;
  return sizeOf(value) === 3;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationIntentV2 = types.CreateSubOrganizationIntentV2;
/**
 * Judges and reads a {@link CreateSubOrganizationIntentV2} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationIntentV2: RecordType<
  CreateSubOrganizationIntentV2,
  CreateSubOrganizationIntentV2,
  types.ReceivedCreateSubOrganizationIntentV2
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntentV2, {
  subOrganizationName: OrganizationName,
  rootUsers: { kind: "array", of: () => RootUserParams, minItems: 1, maxItems: 100 },
  rootQuorumThreshold: QuorumThreshold,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationActivityV3 = types.CreateSubOrganizationActivityV3;
/**
 * Judges and reads a {@link CreateSubOrganizationActivityV3} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationActivityV3: RecordType<CreateSubOrganizationActivityV3> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntentV3: () => CreateSubOrganizationIntentV3 }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResultV3?": () => CreateSubOrganizationResultV3 }),
  },
);

function checkCreateSubOrganizationIntentV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationName.check(value.subOrganizationName)) return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!RootUserParams.check(rootUsers[i])) return false;
  }
  if (!QuorumThreshold.check(value.rootQuorumThreshold)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!PrivateKeyParams.check(privateKeys[i])) return false;
  }
  return sizeOf(value) === 4;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationIntentV3 = types.CreateSubOrganizationIntentV3;
/**
 * Judges and reads a {@link CreateSubOrganizationIntentV3} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationIntentV3: RecordType<
  CreateSubOrganizationIntentV3,
  CreateSubOrganizationIntentV3,
  types.ReceivedCreateSubOrganizationIntentV3
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntentV3, {
  subOrganizationName: OrganizationName,
  rootUsers: { kind: "array", of: () => RootUserParams, minItems: 1, maxItems: 100 },
  rootQuorumThreshold: QuorumThreshold,
  privateKeys: { kind: "array", of: () => PrivateKeyParams, minItems: 0, maxItems: 100 },
});

export type CreateSubOrganizationResultV3 = types.CreateSubOrganizationResultV3;
/** Judges and reads a {@link CreateSubOrganizationResultV3} as it is answered. */
export const CreateSubOrganizationResultV3: RecordType<CreateSubOrganizationResultV3> = /* @__PURE__ */ answered({
  subOrganizationId: OrganizationId,
  privateKeys: { kind: "array", of: () => PrivateKeyResult, minItems: 0, maxItems: 100 },
  "rootUserIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationActivityV4 = types.CreateSubOrganizationActivityV4;
/**
 * Judges and reads a {@link CreateSubOrganizationActivityV4} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationActivityV4: RecordType<CreateSubOrganizationActivityV4> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntentV4: () => CreateSubOrganizationIntentV4 }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResultV4?": () => CreateSubOrganizationResultV4 }),
  },
);

function checkCreateSubOrganizationIntentV4(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OrganizationName.check(value.subOrganizationName)) return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!RootUserParams.check(rootUsers[i])) return false;
  }
  if (!QuorumThreshold.check(value.rootQuorumThreshold)) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (!WalletParams.check(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (typeof disableEmailAuth !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationIntentV4 = types.CreateSubOrganizationIntentV4;
/**
 * Judges and reads a {@link CreateSubOrganizationIntentV4} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationIntentV4: RecordType<
  CreateSubOrganizationIntentV4,
  CreateSubOrganizationIntentV4,
  types.ReceivedCreateSubOrganizationIntentV4
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntentV4, {
  subOrganizationName: OrganizationName,
  rootUsers: { kind: "array", of: () => RootUserParams, minItems: 1, maxItems: 100 },
  rootQuorumThreshold: QuorumThreshold,
  "wallet?": () => WalletParams,
  "disableEmailRecovery?": { kind: "boolean" },
  "disableEmailAuth?": { kind: "boolean" },
});

export type CreateSubOrganizationResultV4 = types.CreateSubOrganizationResultV4;
/** Judges and reads a {@link CreateSubOrganizationResultV4} as it is answered. */
export const CreateSubOrganizationResultV4: RecordType<CreateSubOrganizationResultV4> = /* @__PURE__ */ answered({
  subOrganizationId: OrganizationId,
  "wallet?": () => WalletResult,
  "rootUserIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationActivityV5 = types.CreateSubOrganizationActivityV5;
/**
 * Judges and reads a {@link CreateSubOrganizationActivityV5} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationActivityV5: RecordType<CreateSubOrganizationActivityV5> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntentV5: () => CreateSubOrganizationIntentV5 }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResultV5?": () => CreateSubOrganizationResultV5 }),
  },
);

function checkCreateSubOrganizationIntentV5(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OrganizationName.check(value.subOrganizationName)) return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!RootUserParamsV2.check(rootUsers[i])) return false;
  }
  if (!QuorumThreshold.check(value.rootQuorumThreshold)) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (!WalletParams.check(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (typeof disableEmailAuth !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationIntentV5 = types.CreateSubOrganizationIntentV5;
/**
 * Judges and reads a {@link CreateSubOrganizationIntentV5} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationIntentV5: RecordType<
  CreateSubOrganizationIntentV5,
  CreateSubOrganizationIntentV5,
  types.ReceivedCreateSubOrganizationIntentV5
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntentV5, {
  subOrganizationName: OrganizationName,
  rootUsers: { kind: "array", of: () => RootUserParamsV2, minItems: 1, maxItems: 100 },
  rootQuorumThreshold: QuorumThreshold,
  "wallet?": () => WalletParams,
  "disableEmailRecovery?": { kind: "boolean" },
  "disableEmailAuth?": { kind: "boolean" },
});

export type CreateSubOrganizationResultV5 = types.CreateSubOrganizationResultV5;
/** Judges and reads a {@link CreateSubOrganizationResultV5} as it is answered. */
export const CreateSubOrganizationResultV5: RecordType<CreateSubOrganizationResultV5> = /* @__PURE__ */ answered({
  subOrganizationId: OrganizationId,
  "wallet?": () => WalletResult,
  "rootUserIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationActivityV6 = types.CreateSubOrganizationActivityV6;
/**
 * Judges and reads a {@link CreateSubOrganizationActivityV6} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationActivityV6: RecordType<CreateSubOrganizationActivityV6> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntentV6: () => CreateSubOrganizationIntentV6 }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResultV6?": () => CreateSubOrganizationResultV6 }),
  },
);

function checkCreateSubOrganizationIntentV6(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OrganizationName.check(value.subOrganizationName)) return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!RootUserParamsV3.check(rootUsers[i])) return false;
  }
  if (!QuorumThreshold.check(value.rootQuorumThreshold)) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (!WalletParams.check(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (typeof disableEmailAuth !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationIntentV6 = types.CreateSubOrganizationIntentV6;
/**
 * Judges and reads a {@link CreateSubOrganizationIntentV6} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationIntentV6: RecordType<
  CreateSubOrganizationIntentV6,
  CreateSubOrganizationIntentV6,
  types.ReceivedCreateSubOrganizationIntentV6
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntentV6, {
  subOrganizationName: OrganizationName,
  rootUsers: { kind: "array", of: () => RootUserParamsV3, minItems: 1, maxItems: 100 },
  rootQuorumThreshold: QuorumThreshold,
  "wallet?": () => WalletParams,
  "disableEmailRecovery?": { kind: "boolean" },
  "disableEmailAuth?": { kind: "boolean" },
});

export type CreateSubOrganizationResultV6 = types.CreateSubOrganizationResultV6;
/** Judges and reads a {@link CreateSubOrganizationResultV6} as it is answered. */
export const CreateSubOrganizationResultV6: RecordType<CreateSubOrganizationResultV6> = /* @__PURE__ */ answered({
  subOrganizationId: OrganizationId,
  "wallet?": () => WalletResult,
  "rootUserIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationActivityV7 = types.CreateSubOrganizationActivityV7;
/**
 * Judges and reads a {@link CreateSubOrganizationActivityV7} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationActivityV7: RecordType<CreateSubOrganizationActivityV7> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntentV7: () => CreateSubOrganizationIntentV7 }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResultV7?": () => CreateSubOrganizationResultV7 }),
  },
);

function checkCreateSubOrganizationIntentV7(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OrganizationName.check(value.subOrganizationName)) return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!RootUserParamsV4.check(rootUsers[i])) return false;
  }
  if (!QuorumThreshold.check(value.rootQuorumThreshold)) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (!WalletParams.check(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (typeof disableEmailAuth !== "boolean") return false;
  }
  const disableSmsAuth = value.disableSmsAuth;
  if (disableSmsAuth !== undefined) {
    present++;
    if (typeof disableSmsAuth !== "boolean") return false;
  }
  const disableOtpEmailAuth = value.disableOtpEmailAuth;
  if (disableOtpEmailAuth !== undefined) {
    present++;
    if (typeof disableOtpEmailAuth !== "boolean") return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (!VerificationToken.check(verificationToken)) return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (!ClientSignature.check(clientSignature)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationIntentV7 = types.CreateSubOrganizationIntentV7;
/**
 * Judges and reads a {@link CreateSubOrganizationIntentV7} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationIntentV7: RecordType<
  CreateSubOrganizationIntentV7,
  CreateSubOrganizationIntentV7,
  types.ReceivedCreateSubOrganizationIntentV7
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntentV7, {
  subOrganizationName: OrganizationName,
  rootUsers: { kind: "array", of: () => RootUserParamsV4, minItems: 1, maxItems: 100 },
  rootQuorumThreshold: QuorumThreshold,
  "wallet?": () => WalletParams,
  "disableEmailRecovery?": { kind: "boolean" },
  "disableEmailAuth?": { kind: "boolean" },
  "disableSmsAuth?": { kind: "boolean" },
  "disableOtpEmailAuth?": { kind: "boolean" },
  "verificationToken?": VerificationToken,
  "clientSignature?": () => ClientSignature,
});

export type CreateSubOrganizationResultV7 = types.CreateSubOrganizationResultV7;
/** Judges and reads a {@link CreateSubOrganizationResultV7} as it is answered. */
export const CreateSubOrganizationResultV7: RecordType<CreateSubOrganizationResultV7> = /* @__PURE__ */ answered({
  subOrganizationId: OrganizationId,
  "wallet?": () => WalletResult,
  "rootUserIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

export type CreateSubOrganizationActivityV8 = types.CreateSubOrganizationActivityV8;
/** Judges and reads a {@link CreateSubOrganizationActivityV8} as it is answered. */
export const CreateSubOrganizationActivityV8: RecordType<CreateSubOrganizationActivityV8> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"], open: false },
    intent: /* @__PURE__ */ record({ createSubOrganizationIntentV8: () => CreateSubOrganizationIntentV8 }),
    result: /* @__PURE__ */ record({ "createSubOrganizationResultV8?": () => CreateSubOrganizationResultV8 }),
  },
);

function checkCreateSubOrganizationIntentV8(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OrganizationName.check(value.subOrganizationName)) return false;
  const rootUsers = value.rootUsers;
  if (!Array.isArray(rootUsers) || rootUsers.length > 100 || rootUsers.length === 0) return false;
  for (let i = 0; i < rootUsers.length; i++) {
    if (!RootUserParamsV5.check(rootUsers[i])) return false;
  }
  if (!QuorumThreshold.check(value.rootQuorumThreshold)) return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (!WalletParams.check(wallet)) return false;
  }
  const disableEmailRecovery = value.disableEmailRecovery;
  if (disableEmailRecovery !== undefined) {
    present++;
    if (typeof disableEmailRecovery !== "boolean") return false;
  }
  const disableEmailAuth = value.disableEmailAuth;
  if (disableEmailAuth !== undefined) {
    present++;
    if (typeof disableEmailAuth !== "boolean") return false;
  }
  const disableSmsAuth = value.disableSmsAuth;
  if (disableSmsAuth !== undefined) {
    present++;
    if (typeof disableSmsAuth !== "boolean") return false;
  }
  const disableOtpEmailAuth = value.disableOtpEmailAuth;
  if (disableOtpEmailAuth !== undefined) {
    present++;
    if (typeof disableOtpEmailAuth !== "boolean") return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (!VerificationToken.check(verificationToken)) return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (!ClientSignature.check(clientSignature)) return false;
  }
  return sizeOf(value) === present;
}

export type CreateSubOrganizationIntentV8 = types.CreateSubOrganizationIntentV8;
/** Judges and reads a {@link CreateSubOrganizationIntentV8} as it is sent; `received` as it is answered. */
export const CreateSubOrganizationIntentV8: RecordType<
  CreateSubOrganizationIntentV8,
  CreateSubOrganizationIntentV8,
  types.ReceivedCreateSubOrganizationIntentV8
> = /* @__PURE__ */ sent(checkCreateSubOrganizationIntentV8, {
  subOrganizationName: OrganizationName,
  rootUsers: { kind: "array", of: () => RootUserParamsV5, minItems: 1, maxItems: 100 },
  rootQuorumThreshold: QuorumThreshold,
  "wallet?": () => WalletParams,
  "disableEmailRecovery?": { kind: "boolean" },
  "disableEmailAuth?": { kind: "boolean" },
  "disableSmsAuth?": { kind: "boolean" },
  "disableOtpEmailAuth?": { kind: "boolean" },
  "verificationToken?": VerificationToken,
  "clientSignature?": () => ClientSignature,
});

export type CreateSubOrganizationResultV8 = types.CreateSubOrganizationResultV8;
/** Judges and reads a {@link CreateSubOrganizationResultV8} as it is answered. */
export const CreateSubOrganizationResultV8: RecordType<CreateSubOrganizationResultV8> = /* @__PURE__ */ answered({
  subOrganizationId: OrganizationId,
  "wallet?": () => WalletResult,
  "rootUserIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

function checkCreateSubOrganizationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationRequest = types.CreateSubOrganizationRequest;
/**
 * Judges and reads a {@link CreateSubOrganizationRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationRequest: RecordType<CreateSubOrganizationRequest> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationResponse = types.CreateSubOrganizationResponse;
/**
 * Judges and reads a {@link CreateSubOrganizationResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationResponse: RecordType<CreateSubOrganizationResponse> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivity,
});

function checkCreateSubOrganizationRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationRequestV2 = types.CreateSubOrganizationRequestV2;
/**
 * Judges and reads a {@link CreateSubOrganizationRequestV2} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationRequestV2: RecordType<CreateSubOrganizationRequestV2> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntentV2,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationResponseV2 = types.CreateSubOrganizationResponseV2;
/**
 * Judges and reads a {@link CreateSubOrganizationResponseV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationResponseV2: RecordType<CreateSubOrganizationResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivityV2,
});

function checkCreateSubOrganizationRequestV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntentV3(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationRequestV3 = types.CreateSubOrganizationRequestV3;
/**
 * Judges and reads a {@link CreateSubOrganizationRequestV3} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationRequestV3: RecordType<CreateSubOrganizationRequestV3> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequestV3,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntentV3,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationResponseV3 = types.CreateSubOrganizationResponseV3;
/**
 * Judges and reads a {@link CreateSubOrganizationResponseV3} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationResponseV3: RecordType<CreateSubOrganizationResponseV3> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivityV3,
});

function checkCreateSubOrganizationRequestV4(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntentV4(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationRequestV4 = types.CreateSubOrganizationRequestV4;
/**
 * Judges and reads a {@link CreateSubOrganizationRequestV4} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationRequestV4: RecordType<CreateSubOrganizationRequestV4> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequestV4,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntentV4,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationResponseV4 = types.CreateSubOrganizationResponseV4;
/**
 * Judges and reads a {@link CreateSubOrganizationResponseV4} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationResponseV4: RecordType<CreateSubOrganizationResponseV4> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivityV4,
});

function checkCreateSubOrganizationRequestV5(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntentV5(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationRequestV5 = types.CreateSubOrganizationRequestV5;
/**
 * Judges and reads a {@link CreateSubOrganizationRequestV5} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationRequestV5: RecordType<CreateSubOrganizationRequestV5> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequestV5,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntentV5,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationResponseV5 = types.CreateSubOrganizationResponseV5;
/**
 * Judges and reads a {@link CreateSubOrganizationResponseV5} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationResponseV5: RecordType<CreateSubOrganizationResponseV5> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivityV5,
});

function checkCreateSubOrganizationRequestV6(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntentV6(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationRequestV6 = types.CreateSubOrganizationRequestV6;
/**
 * Judges and reads a {@link CreateSubOrganizationRequestV6} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationRequestV6: RecordType<CreateSubOrganizationRequestV6> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequestV6,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntentV6,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationResponseV6 = types.CreateSubOrganizationResponseV6;
/**
 * Judges and reads a {@link CreateSubOrganizationResponseV6} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationResponseV6: RecordType<CreateSubOrganizationResponseV6> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivityV6,
});

function checkCreateSubOrganizationRequestV7(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntentV7(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationRequestV7 = types.CreateSubOrganizationRequestV7;
/**
 * Judges and reads a {@link CreateSubOrganizationRequestV7} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationRequestV7: RecordType<CreateSubOrganizationRequestV7> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequestV7,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntentV7,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export type CreateSubOrganizationResponseV7 = types.CreateSubOrganizationResponseV7;
/**
 * Judges and reads a {@link CreateSubOrganizationResponseV7} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export const CreateSubOrganizationResponseV7: RecordType<CreateSubOrganizationResponseV7> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivityV7,
});

function checkCreateSubOrganizationRequestV8(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSubOrganizationIntentV8(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateSubOrganizationRequestV8 = types.CreateSubOrganizationRequestV8;
/** Judges and reads a {@link CreateSubOrganizationRequestV8} as it is sent. */
export const CreateSubOrganizationRequestV8: RecordType<CreateSubOrganizationRequestV8> = /* @__PURE__ */ sent(
  checkCreateSubOrganizationRequestV8,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSubOrganizationIntentV8,
  },
);

export type CreateSubOrganizationResponseV8 = types.CreateSubOrganizationResponseV8;
/** Judges and reads a {@link CreateSubOrganizationResponseV8} as it is answered. */
export const CreateSubOrganizationResponseV8: RecordType<CreateSubOrganizationResponseV8> = /* @__PURE__ */ answered({
  activity: () => CreateSubOrganizationActivityV8,
});

function checkCreateSubOrganizationBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  const tag = value.type;
  if (typeof tag !== "string") return false;
  switch (tag.length) {
    case 37:
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return checkCreateSubOrganizationRequest(value);
      break;
    case 40:
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return checkCreateSubOrganizationRequestV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return checkCreateSubOrganizationRequestV3(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return checkCreateSubOrganizationRequestV4(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return checkCreateSubOrganizationRequestV5(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return checkCreateSubOrganizationRequestV6(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return checkCreateSubOrganizationRequestV7(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return checkCreateSubOrganizationRequestV8(value);
      break;
  }
  return false;
}

export type CreateSubOrganizationBody = types.CreateSubOrganizationBody;
/** Judges and reads a {@link CreateSubOrganizationBody} as it is sent. */
export const CreateSubOrganizationBody: UnionType<CreateSubOrganizationBody> = /* @__PURE__ */ sentUnion(
  checkCreateSubOrganizationBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION", type: () => CreateSubOrganizationRequest },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2", type: () => CreateSubOrganizationRequestV2 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3", type: () => CreateSubOrganizationRequestV3 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4", type: () => CreateSubOrganizationRequestV4 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5", type: () => CreateSubOrganizationRequestV5 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6", type: () => CreateSubOrganizationRequestV6 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", type: () => CreateSubOrganizationRequestV7 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8", type: () => CreateSubOrganizationRequestV8 },
  ],
);
