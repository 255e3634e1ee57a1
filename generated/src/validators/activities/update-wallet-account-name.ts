// The types in `activities/update-wallet-account-name`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-wallet-account-name.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, WalletAccountId, WalletAccountName } from "../scalars.js";

export type UpdateWalletAccountNameActivity = types.UpdateWalletAccountNameActivity;
/** Judges and reads a {@link UpdateWalletAccountNameActivity} as it is answered. */
export const UpdateWalletAccountNameActivity: RecordType<UpdateWalletAccountNameActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME"], open: false },
    intent: /* @__PURE__ */ record({ updateWalletAccountNameIntent: () => UpdateWalletAccountNameIntent }),
    result: /* @__PURE__ */ record({ "updateWalletAccountNameResult?": () => UpdateWalletAccountNameResult }),
  },
);

function checkUpdateWalletAccountNameIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!WalletAccountId.check(value.walletAccountId)) return false;
  if (!WalletAccountName.check(value.name)) return false;
  return sizeOf(value) === 2;
}

export type UpdateWalletAccountNameIntent = types.UpdateWalletAccountNameIntent;
/** Judges and reads a {@link UpdateWalletAccountNameIntent} as it is sent; `received` as it is answered. */
export const UpdateWalletAccountNameIntent: RecordType<UpdateWalletAccountNameIntent> = /* @__PURE__ */ sent(
  checkUpdateWalletAccountNameIntent,
  { walletAccountId: WalletAccountId, name: WalletAccountName },
);

export type UpdateWalletAccountNameResult = types.UpdateWalletAccountNameResult;
/** Judges and reads a {@link UpdateWalletAccountNameResult} as it is answered. */
export const UpdateWalletAccountNameResult: RecordType<UpdateWalletAccountNameResult> = /* @__PURE__ */ answered({
  walletAccountId: WalletAccountId,
});

function checkUpdateWalletAccountNameRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateWalletAccountNameIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateWalletAccountNameRequest = types.UpdateWalletAccountNameRequest;
/** Judges and reads a {@link UpdateWalletAccountNameRequest} as it is sent. */
export const UpdateWalletAccountNameRequest: RecordType<UpdateWalletAccountNameRequest> = /* @__PURE__ */ sent(
  checkUpdateWalletAccountNameRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateWalletAccountNameIntent,
  },
);

export type UpdateWalletAccountNameResponse = types.UpdateWalletAccountNameResponse;
/** Judges and reads a {@link UpdateWalletAccountNameResponse} as it is answered. */
export const UpdateWalletAccountNameResponse: RecordType<UpdateWalletAccountNameResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateWalletAccountNameActivity,
});
