// The types in `activities/export-wallet-account`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/export-wallet-account.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ChainAddress, ExportBundle, MillisecondTimestamp, OrganizationId, TargetPublicKey } from "../scalars.js";

export type ExportWalletAccountActivity = types.ExportWalletAccountActivity;
/** Judges and reads a {@link ExportWalletAccountActivity} as it is answered. */
export const ExportWalletAccountActivity: RecordType<ExportWalletAccountActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT"], open: false },
    intent: /* @__PURE__ */ record({ exportWalletAccountIntent: () => ExportWalletAccountIntent }),
    result: /* @__PURE__ */ record({ "exportWalletAccountResult?": () => ExportWalletAccountResult }),
  },
);

function checkExportWalletAccountIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!ChainAddress.check(value.address)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  return sizeOf(value) === 2;
}

export type ExportWalletAccountIntent = types.ExportWalletAccountIntent;
/** Judges and reads a {@link ExportWalletAccountIntent} as it is sent; `received` as it is answered. */
export const ExportWalletAccountIntent: RecordType<ExportWalletAccountIntent> = /* @__PURE__ */ sent(
  checkExportWalletAccountIntent,
  { address: ChainAddress, targetPublicKey: TargetPublicKey },
);

export type ExportWalletAccountResult = types.ExportWalletAccountResult;
/** Judges and reads a {@link ExportWalletAccountResult} as it is answered. */
export const ExportWalletAccountResult: RecordType<ExportWalletAccountResult> = /* @__PURE__ */ answered({
  address: ChainAddress,
  exportBundle: ExportBundle,
});

function checkExportWalletAccountRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkExportWalletAccountIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ExportWalletAccountRequest = types.ExportWalletAccountRequest;
/** Judges and reads a {@link ExportWalletAccountRequest} as it is sent. */
export const ExportWalletAccountRequest: RecordType<ExportWalletAccountRequest> = /* @__PURE__ */ sent(
  checkExportWalletAccountRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => ExportWalletAccountIntent,
  },
);

export type ExportWalletAccountResponse = types.ExportWalletAccountResponse;
/** Judges and reads a {@link ExportWalletAccountResponse} as it is answered. */
export const ExportWalletAccountResponse: RecordType<ExportWalletAccountResponse> = /* @__PURE__ */ answered({
  activity: () => ExportWalletAccountActivity,
});
