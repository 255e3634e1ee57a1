// The types in `activities/export-wallet`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/export-wallet.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MnemonicLanguage } from "../enums.js";
import { ExportBundle, MillisecondTimestamp, OrganizationId, TargetPublicKey, WalletId } from "../scalars.js";

export type ExportWalletActivity = types.ExportWalletActivity;
/** Judges and reads a {@link ExportWalletActivity} as it is answered. */
export const ExportWalletActivity: RecordType<ExportWalletActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET"], open: false },
  intent: /* @__PURE__ */ record({ exportWalletIntent: () => ExportWalletIntent }),
  result: /* @__PURE__ */ record({ "exportWalletResult?": () => ExportWalletResult }),
});

function checkExportWalletIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!WalletId.check(value.walletId)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  const language = value.language;
  if (language !== undefined) {
    present++;
    if (!MnemonicLanguage.check(language)) return false;
  }
  return sizeOf(value) === present;
}

export type ExportWalletIntent = types.ExportWalletIntent;
/** Judges and reads a {@link ExportWalletIntent} as it is sent; `received` as it is answered. */
export const ExportWalletIntent: RecordType<ExportWalletIntent, ExportWalletIntent, types.ReceivedExportWalletIntent> =
  /* @__PURE__ */ sent(checkExportWalletIntent, {
    walletId: WalletId,
    targetPublicKey: TargetPublicKey,
    "language?": MnemonicLanguage,
  });

export type ExportWalletResult = types.ExportWalletResult;
/** Judges and reads a {@link ExportWalletResult} as it is answered. */
export const ExportWalletResult: RecordType<ExportWalletResult> = /* @__PURE__ */ answered({
  walletId: WalletId,
  exportBundle: ExportBundle,
});

function checkExportWalletRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_WALLET") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkExportWalletIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ExportWalletRequest = types.ExportWalletRequest;
/** Judges and reads a {@link ExportWalletRequest} as it is sent. */
export const ExportWalletRequest: RecordType<ExportWalletRequest> = /* @__PURE__ */ sent(checkExportWalletRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_WALLET"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => ExportWalletIntent,
});

export type ExportWalletResponse = types.ExportWalletResponse;
/** Judges and reads a {@link ExportWalletResponse} as it is answered. */
export const ExportWalletResponse: RecordType<ExportWalletResponse> = /* @__PURE__ */ answered({
  activity: () => ExportWalletActivity,
});
