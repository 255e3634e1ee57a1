// The types in `activities/delete-wallets`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-wallets.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, WalletId } from "../scalars.js";

export type DeleteWalletsActivity = types.DeleteWalletsActivity;
/** Judges and reads a {@link DeleteWalletsActivity} as it is answered. */
export const DeleteWalletsActivity: RecordType<DeleteWalletsActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLETS"], open: false },
  intent: /* @__PURE__ */ record({ deleteWalletsIntent: () => DeleteWalletsIntent }),
  result: /* @__PURE__ */ record({ "deleteWalletsResult?": () => DeleteWalletsResult }),
});

function checkDeleteWalletsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  const walletIds = value.walletIds;
  if (!Array.isArray(walletIds) || walletIds.length > 100 || walletIds.length === 0) return false;
  for (let i = 0; i < walletIds.length; i++) {
    if (!WalletId.check(walletIds[i])) return false;
  }
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    present++;
    if (typeof deleteWithoutExport !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type DeleteWalletsIntent = types.DeleteWalletsIntent;
/** Judges and reads a {@link DeleteWalletsIntent} as it is sent; `received` as it is answered. */
export const DeleteWalletsIntent: RecordType<DeleteWalletsIntent> = /* @__PURE__ */ sent(checkDeleteWalletsIntent, {
  walletIds: { kind: "array", of: WalletId, minItems: 1, maxItems: 100 },
  "deleteWithoutExport?": { kind: "boolean" },
});

export type DeleteWalletsResult = types.DeleteWalletsResult;
/** Judges and reads a {@link DeleteWalletsResult} as it is answered. */
export const DeleteWalletsResult: RecordType<DeleteWalletsResult> = /* @__PURE__ */ answered({
  walletIds: { kind: "array", of: WalletId, minItems: 0, maxItems: 100 },
});

function checkDeleteWalletsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WALLETS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteWalletsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteWalletsRequest = types.DeleteWalletsRequest;
/** Judges and reads a {@link DeleteWalletsRequest} as it is sent. */
export const DeleteWalletsRequest: RecordType<DeleteWalletsRequest> = /* @__PURE__ */ sent(checkDeleteWalletsRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WALLETS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => DeleteWalletsIntent,
});

export type DeleteWalletsResponse = types.DeleteWalletsResponse;
/** Judges and reads a {@link DeleteWalletsResponse} as it is answered. */
export const DeleteWalletsResponse: RecordType<DeleteWalletsResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteWalletsActivity,
});
