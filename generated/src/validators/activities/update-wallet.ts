// The types in `activities/update-wallet`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/update-wallet.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, WalletId, WalletName } from "../scalars.js";

export type UpdateWalletActivity = types.UpdateWalletActivity;
/** Judges and reads a {@link UpdateWalletActivity} as it is answered. */
export const UpdateWalletActivity: RecordType<UpdateWalletActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET"], open: false },
  intent: /* @__PURE__ */ record({ updateWalletIntent: () => UpdateWalletIntent }),
  result: /* @__PURE__ */ record({ "updateWalletResult?": () => UpdateWalletResult }),
});

function checkUpdateWalletIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!WalletId.check(value.walletId)) return false;
  const walletName = value.walletName;
  if (walletName !== undefined) {
    present++;
    if (!WalletName.check(walletName)) return false;
  }
  return sizeOf(value) === present;
}

export type UpdateWalletIntent = types.UpdateWalletIntent;
/** Judges and reads a {@link UpdateWalletIntent} as it is sent; `received` as it is answered. */
export const UpdateWalletIntent: RecordType<UpdateWalletIntent> = /* @__PURE__ */ sent(checkUpdateWalletIntent, {
  walletId: WalletId,
  "walletName?": WalletName,
});

export type UpdateWalletResult = types.UpdateWalletResult;
/** Judges and reads a {@link UpdateWalletResult} as it is answered. */
export const UpdateWalletResult: RecordType<UpdateWalletResult> = /* @__PURE__ */ answered({ walletId: WalletId });

function checkUpdateWalletRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WALLET") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateWalletIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateWalletRequest = types.UpdateWalletRequest;
/** Judges and reads a {@link UpdateWalletRequest} as it is sent. */
export const UpdateWalletRequest: RecordType<UpdateWalletRequest> = /* @__PURE__ */ sent(checkUpdateWalletRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => UpdateWalletIntent,
});

export type UpdateWalletResponse = types.UpdateWalletResponse;
/** Judges and reads a {@link UpdateWalletResponse} as it is answered. */
export const UpdateWalletResponse: RecordType<UpdateWalletResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateWalletActivity,
});
