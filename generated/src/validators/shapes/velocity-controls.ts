// The types in `shapes/velocity-controls`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/velocity-controls.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { VelocityControlAggregationMethod, VelocityControlAggregationOperator } from "../enums.js";
import { AssetId, ExpirationSeconds, Id, OrganizationId, VelocityControlId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type PageInfo = types.PageInfo;
/** Judges and reads a {@link PageInfo} as it is answered. */
export const PageInfo: RecordType<PageInfo> = /* @__PURE__ */ answered({
  "hasNextPage?": { kind: "boolean" },
  "hasPreviousPage?": { kind: "boolean" },
  "startCursor?": Id,
  "endCursor?": Id,
});
const velocityControlIdentifierPattern = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/u;

export type VelocityControl = types.VelocityControl;
/** Judges and reads a {@link VelocityControl} as it is answered. */
export const VelocityControl: RecordType<VelocityControl> = /* @__PURE__ */ answered({
  velocityControlId: VelocityControlId,
  organizationId: OrganizationId,
  name: { kind: "string", maxLength: 65536, example: "Signatures" },
  dataSource: () => VelocityControlDataSource,
  aggregation: () => VelocityControlAggregation,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  identifier: { kind: "string", maxLength: 63, example: "daily_payouts", pattern: velocityControlIdentifierPattern },
});

function checkVelocityControlDataSource(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const chainAssetTransfer = value.chainAssetTransfer;
  if (chainAssetTransfer !== undefined) {
    present++;
    if (!checkVelocityControlDataSourceChainAssetTransfer(chainAssetTransfer)) return false;
  }
  const activityExecution = value.activityExecution;
  if (activityExecution !== undefined) {
    present++;
    if (!checkVelocityControlDataSourceActivityExecution(activityExecution)) return false;
  }
  return sizeOf(value) === present;
}

export type VelocityControlDataSource = types.VelocityControlDataSource;
/** Judges and reads a {@link VelocityControlDataSource} as it is sent; `received` as it is answered. */
export const VelocityControlDataSource: RecordType<VelocityControlDataSource> = /* @__PURE__ */ sent(
  checkVelocityControlDataSource,
  {
    "chainAssetTransfer?": () => VelocityControlDataSourceChainAssetTransfer,
    "activityExecution?": () => VelocityControlDataSourceActivityExecution,
  },
);

function checkVelocityControlDataSourceChainAssetTransfer(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  const definition = value.definition;
  if (!Array.isArray(definition) || definition.length > 20 || definition.length === 0) return false;
  for (let i = 0; i < definition.length; i++) {
    if (!checkVelocityControlDataSourceChainAssetTransferDefinition(definition[i])) return false;
  }
  const filter = value.filter;
  if (filter !== undefined) {
    present++;
    if (!checkVelocityControlDataSourceChainAssetTransferFilter(filter)) return false;
  }
  const phase = value.phase;
  if (phase !== undefined) {
    present++;
    if (!checkVelocityControlDataSourcePhase(phase)) return false;
  }
  return sizeOf(value) === present;
}

export type VelocityControlDataSourceChainAssetTransfer = types.VelocityControlDataSourceChainAssetTransfer;
/**
 * Judges and reads a {@link VelocityControlDataSourceChainAssetTransfer} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlDataSourceChainAssetTransfer: RecordType<VelocityControlDataSourceChainAssetTransfer> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourceChainAssetTransfer, {
    definition: {
      kind: "array",
      of: () => VelocityControlDataSourceChainAssetTransferDefinition,
      minItems: 1,
      maxItems: 20,
    },
    "filter?": () => VelocityControlDataSourceChainAssetTransferFilter,
    "phase?": () => VelocityControlDataSourcePhase,
  });
const velocityControlDataSourceChainAssetTransferDefinitionDecimalsPattern = /^(0|[1-9][0-9]?)$/u;

function checkVelocityControlDataSourceChainAssetTransferDefinition(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!AssetId.check(value.caip19)) return false;
  const decimals = value.decimals;
  if (
    typeof decimals !== "string" ||
    (decimals.length > 2 && codePoints(decimals) > 2) ||
    !velocityControlDataSourceChainAssetTransferDefinitionDecimalsPattern.test(decimals)
  )
    return false;
  return sizeOf(value) === 2;
}

export type VelocityControlDataSourceChainAssetTransferDefinition =
  types.VelocityControlDataSourceChainAssetTransferDefinition;
/**
 * Judges and reads a {@link VelocityControlDataSourceChainAssetTransferDefinition} as it is sent; `received` as
 * it is answered.
 */
export const VelocityControlDataSourceChainAssetTransferDefinition: RecordType<VelocityControlDataSourceChainAssetTransferDefinition> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourceChainAssetTransferDefinition, {
    caip19: AssetId,
    decimals: {
      kind: "string",
      maxLength: 2,
      example: "18",
      pattern: velocityControlDataSourceChainAssetTransferDefinitionDecimalsPattern,
    },
  });

function checkVelocityControlDataSourceChainAssetTransferFilter(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const activity = value.activity;
  if (activity !== undefined) {
    present++;
    if (!Array.isArray(activity) || activity.length > 20) return false;
    for (let i = 0; i < activity.length; i++) {
      if (!checkVelocityControlDataSourceFilterActivity(activity[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type VelocityControlDataSourceChainAssetTransferFilter = types.VelocityControlDataSourceChainAssetTransferFilter;
/**
 * Judges and reads a {@link VelocityControlDataSourceChainAssetTransferFilter} as it is sent; `received` as it
 * is answered.
 */
export const VelocityControlDataSourceChainAssetTransferFilter: RecordType<VelocityControlDataSourceChainAssetTransferFilter> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourceChainAssetTransferFilter, {
    "activity?": { kind: "array", of: () => VelocityControlDataSourceFilterActivity, minItems: 0, maxItems: 20 },
  });

function checkVelocityControlDataSourceFilterActivity(value: unknown): boolean {
  if (!isObject(value)) return false;
  const activityType = value.activityType;
  if (typeof activityType !== "string" || (activityType.length > 64 && codePoints(activityType) > 64)) return false;
  return sizeOf(value) === 1;
}

export type VelocityControlDataSourceFilterActivity = types.VelocityControlDataSourceFilterActivity;
/**
 * Judges and reads a {@link VelocityControlDataSourceFilterActivity} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlDataSourceFilterActivity: RecordType<VelocityControlDataSourceFilterActivity> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourceFilterActivity, {
    activityType: { kind: "string", maxLength: 64, example: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2" },
  });

function checkVelocityControlDataSourcePhase(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const signature = value.signature;
  if (signature !== undefined) {
    present++;
    if (!checkVelocityControlDataSourcePhaseSignature(signature)) return false;
  }
  const submission = value.submission;
  if (submission !== undefined) {
    present++;
    if (!checkVelocityControlDataSourcePhaseSubmission(submission)) return false;
  }
  return sizeOf(value) === present;
}

export type VelocityControlDataSourcePhase = types.VelocityControlDataSourcePhase;
/** Judges and reads a {@link VelocityControlDataSourcePhase} as it is sent; `received` as it is answered. */
export const VelocityControlDataSourcePhase: RecordType<VelocityControlDataSourcePhase> = /* @__PURE__ */ sent(
  checkVelocityControlDataSourcePhase,
  {
    "signature?": () => VelocityControlDataSourcePhaseSignature,
    "submission?": () => VelocityControlDataSourcePhaseSubmission,
  },
);

function checkVelocityControlDataSourcePhaseSignature(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type VelocityControlDataSourcePhaseSignature = types.VelocityControlDataSourcePhaseSignature;
/**
 * Judges and reads a {@link VelocityControlDataSourcePhaseSignature} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlDataSourcePhaseSignature: RecordType<VelocityControlDataSourcePhaseSignature> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourcePhaseSignature, {});

function checkVelocityControlDataSourcePhaseSubmission(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type VelocityControlDataSourcePhaseSubmission = types.VelocityControlDataSourcePhaseSubmission;
/**
 * Judges and reads a {@link VelocityControlDataSourcePhaseSubmission} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlDataSourcePhaseSubmission: RecordType<VelocityControlDataSourcePhaseSubmission> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourcePhaseSubmission, {});

function checkVelocityControlDataSourceActivityExecution(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const filter = value.filter;
  if (filter !== undefined) {
    present++;
    if (!checkVelocityControlDataSourceActivityExecutionFilter(filter)) return false;
  }
  return sizeOf(value) === present;
}

export type VelocityControlDataSourceActivityExecution = types.VelocityControlDataSourceActivityExecution;
/**
 * Judges and reads a {@link VelocityControlDataSourceActivityExecution} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlDataSourceActivityExecution: RecordType<VelocityControlDataSourceActivityExecution> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourceActivityExecution, {
    "filter?": () => VelocityControlDataSourceActivityExecutionFilter,
  });

function checkVelocityControlDataSourceActivityExecutionFilter(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const activity = value.activity;
  if (activity !== undefined) {
    present++;
    if (!Array.isArray(activity) || activity.length > 20) return false;
    for (let i = 0; i < activity.length; i++) {
      if (!checkVelocityControlDataSourceFilterActivity(activity[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type VelocityControlDataSourceActivityExecutionFilter = types.VelocityControlDataSourceActivityExecutionFilter;
/**
 * Judges and reads a {@link VelocityControlDataSourceActivityExecutionFilter} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlDataSourceActivityExecutionFilter: RecordType<VelocityControlDataSourceActivityExecutionFilter> =
  /* @__PURE__ */ sent(checkVelocityControlDataSourceActivityExecutionFilter, {
    "activity?": { kind: "array", of: () => VelocityControlDataSourceFilterActivity, minItems: 0, maxItems: 20 },
  });
const velocityControlAggregationThresholdPattern = /^(0|[1-9][0-9]*)(\.[0-9]{1,18})?$/u;

function checkVelocityControlAggregation(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!VelocityControlAggregationMethod.check(value.method)) return false;
  if (!VelocityControlAggregationOperator.check(value.operator)) return false;
  const threshold = value.threshold;
  if (
    typeof threshold !== "string" ||
    (threshold.length > 39 && codePoints(threshold) > 39) ||
    !velocityControlAggregationThresholdPattern.test(threshold)
  )
    return false;
  if (!checkVelocityControlAggregationWindow(value.window)) return false;
  if (!checkVelocityControlAggregationGroupBy(value.groupBy)) return false;
  return sizeOf(value) === 5;
}

export type VelocityControlAggregation = types.VelocityControlAggregation;
/** Judges and reads a {@link VelocityControlAggregation} as it is sent; `received` as it is answered. */
export const VelocityControlAggregation: RecordType<VelocityControlAggregation> = /* @__PURE__ */ sent(
  checkVelocityControlAggregation,
  {
    method: VelocityControlAggregationMethod,
    operator: VelocityControlAggregationOperator,
    threshold: { kind: "string", maxLength: 39, example: "10.5", pattern: velocityControlAggregationThresholdPattern },
    window: () => VelocityControlAggregationWindow,
    groupBy: () => VelocityControlAggregationGroupBy,
  },
);

function checkVelocityControlAggregationWindow(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const rolling = value.rolling;
  if (rolling !== undefined) {
    present++;
    if (!checkVelocityControlAggregationWindowRolling(rolling)) return false;
  }
  const infinite = value.infinite;
  if (infinite !== undefined) {
    present++;
    if (!checkVelocityControlAggregationWindowInfinite(infinite)) return false;
  }
  return sizeOf(value) === present;
}

export type VelocityControlAggregationWindow = types.VelocityControlAggregationWindow;
/** Judges and reads a {@link VelocityControlAggregationWindow} as it is sent; `received` as it is answered. */
export const VelocityControlAggregationWindow: RecordType<VelocityControlAggregationWindow> = /* @__PURE__ */ sent(
  checkVelocityControlAggregationWindow,
  {
    "rolling?": () => VelocityControlAggregationWindowRolling,
    "infinite?": () => VelocityControlAggregationWindowInfinite,
  },
);

function checkVelocityControlAggregationWindowRolling(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!ExpirationSeconds.check(value.duration)) return false;
  return sizeOf(value) === 1;
}

const velocityControlAggregationWindowRollingDurationPattern = /^[0-9]{1,20}$/u;

export type VelocityControlAggregationWindowRolling = types.VelocityControlAggregationWindowRolling;
/**
 * Judges and reads a {@link VelocityControlAggregationWindowRolling} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlAggregationWindowRolling: RecordType<VelocityControlAggregationWindowRolling> =
  /* @__PURE__ */ sent(checkVelocityControlAggregationWindowRolling, {
    duration: {
      kind: "string",
      name: "ExpirationSeconds",
      maxLength: 20,
      format: "uint64",
      example: "86400",
      pattern: velocityControlAggregationWindowRollingDurationPattern,
    },
  });

function checkVelocityControlAggregationWindowInfinite(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type VelocityControlAggregationWindowInfinite = types.VelocityControlAggregationWindowInfinite;
/**
 * Judges and reads a {@link VelocityControlAggregationWindowInfinite} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlAggregationWindowInfinite: RecordType<VelocityControlAggregationWindowInfinite> =
  /* @__PURE__ */ sent(checkVelocityControlAggregationWindowInfinite, {});

function checkVelocityControlAggregationGroupBy(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const organization = value.organization;
  if (organization !== undefined) {
    present++;
    if (!checkVelocityControlAggregationGroupByOrganization(organization)) return false;
  }
  const user = value.user;
  if (user !== undefined) {
    present++;
    if (!checkVelocityControlAggregationGroupByUser(user)) return false;
  }
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (!checkVelocityControlAggregationGroupByWallet(wallet)) return false;
  }
  return sizeOf(value) === present;
}

export type VelocityControlAggregationGroupBy = types.VelocityControlAggregationGroupBy;
/** Judges and reads a {@link VelocityControlAggregationGroupBy} as it is sent; `received` as it is answered. */
export const VelocityControlAggregationGroupBy: RecordType<VelocityControlAggregationGroupBy> = /* @__PURE__ */ sent(
  checkVelocityControlAggregationGroupBy,
  {
    "organization?": () => VelocityControlAggregationGroupByOrganization,
    "user?": () => VelocityControlAggregationGroupByUser,
    "wallet?": () => VelocityControlAggregationGroupByWallet,
  },
);

function checkVelocityControlAggregationGroupByOrganization(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type VelocityControlAggregationGroupByOrganization = types.VelocityControlAggregationGroupByOrganization;
/**
 * Judges and reads a {@link VelocityControlAggregationGroupByOrganization} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlAggregationGroupByOrganization: RecordType<VelocityControlAggregationGroupByOrganization> =
  /* @__PURE__ */ sent(checkVelocityControlAggregationGroupByOrganization, {});

function checkVelocityControlAggregationGroupByUser(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type VelocityControlAggregationGroupByUser = types.VelocityControlAggregationGroupByUser;
/** Judges and reads a {@link VelocityControlAggregationGroupByUser} as it is sent; `received` as it is answered. */
export const VelocityControlAggregationGroupByUser: RecordType<VelocityControlAggregationGroupByUser> =
  /* @__PURE__ */ sent(checkVelocityControlAggregationGroupByUser, {});

function checkVelocityControlAggregationGroupByWallet(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type VelocityControlAggregationGroupByWallet = types.VelocityControlAggregationGroupByWallet;
/**
 * Judges and reads a {@link VelocityControlAggregationGroupByWallet} as it is sent; `received` as it is
 * answered.
 */
export const VelocityControlAggregationGroupByWallet: RecordType<VelocityControlAggregationGroupByWallet> =
  /* @__PURE__ */ sent(checkVelocityControlAggregationGroupByWallet, {});
