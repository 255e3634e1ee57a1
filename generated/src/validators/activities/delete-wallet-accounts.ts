// The types in `activities/delete-wallet-accounts`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-wallet-accounts.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, WalletAccountId } from "../scalars.js";

export type DeleteWalletAccountsActivity = types.DeleteWalletAccountsActivity;
/** Judges and reads a {@link DeleteWalletAccountsActivity} as it is answered. */
export const DeleteWalletAccountsActivity: RecordType<DeleteWalletAccountsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS"], open: false },
    intent: /* @__PURE__ */ record({ deleteWalletAccountsIntent: () => DeleteWalletAccountsIntent }),
    result: /* @__PURE__ */ record({ "deleteWalletAccountsResult?": () => DeleteWalletAccountsResult }),
  },
);

function checkDeleteWalletAccountsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  const walletAccountIds = value.walletAccountIds;
  if (!Array.isArray(walletAccountIds) || walletAccountIds.length > 100 || walletAccountIds.length === 0) return false;
  for (let i = 0; i < walletAccountIds.length; i++) {
    if (!WalletAccountId.check(walletAccountIds[i])) return false;
  }
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    present++;
    if (typeof deleteWithoutExport !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type DeleteWalletAccountsIntent = types.DeleteWalletAccountsIntent;
/** Judges and reads a {@link DeleteWalletAccountsIntent} as it is sent; `received` as it is answered. */
export const DeleteWalletAccountsIntent: RecordType<DeleteWalletAccountsIntent> = /* @__PURE__ */ sent(
  checkDeleteWalletAccountsIntent,
  {
    walletAccountIds: { kind: "array", of: WalletAccountId, minItems: 1, maxItems: 100 },
    "deleteWithoutExport?": { kind: "boolean" },
  },
);

export type DeleteWalletAccountsResult = types.DeleteWalletAccountsResult;
/** Judges and reads a {@link DeleteWalletAccountsResult} as it is answered. */
export const DeleteWalletAccountsResult: RecordType<DeleteWalletAccountsResult> = /* @__PURE__ */ answered({
  walletAccountIds: { kind: "array", of: WalletAccountId, minItems: 0, maxItems: 100 },
});

function checkDeleteWalletAccountsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteWalletAccountsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteWalletAccountsRequest = types.DeleteWalletAccountsRequest;
/** Judges and reads a {@link DeleteWalletAccountsRequest} as it is sent. */
export const DeleteWalletAccountsRequest: RecordType<DeleteWalletAccountsRequest> = /* @__PURE__ */ sent(
  checkDeleteWalletAccountsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteWalletAccountsIntent,
  },
);

export type DeleteWalletAccountsResponse = types.DeleteWalletAccountsResponse;
/** Judges and reads a {@link DeleteWalletAccountsResponse} as it is answered. */
export const DeleteWalletAccountsResponse: RecordType<DeleteWalletAccountsResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteWalletAccountsActivity,
});
