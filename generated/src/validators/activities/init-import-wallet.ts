// The types in `activities/init-import-wallet`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/init-import-wallet.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ImportBundle, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";

export type InitImportWalletActivity = types.InitImportWalletActivity;
/** Judges and reads a {@link InitImportWalletActivity} as it is answered. */
export const InitImportWalletActivity: RecordType<InitImportWalletActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_WALLET"], open: false },
    intent: /* @__PURE__ */ record({ initImportWalletIntent: () => InitImportWalletIntent }),
    result: /* @__PURE__ */ record({ "initImportWalletResult?": () => InitImportWalletResult }),
  },
);

function checkInitImportWalletIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 1;
}

export type InitImportWalletIntent = types.InitImportWalletIntent;
/** Judges and reads a {@link InitImportWalletIntent} as it is sent; `received` as it is answered. */
export const InitImportWalletIntent: RecordType<InitImportWalletIntent> = /* @__PURE__ */ sent(
  checkInitImportWalletIntent,
  { userId: UserId },
);

export type InitImportWalletResult = types.InitImportWalletResult;
/** Judges and reads a {@link InitImportWalletResult} as it is answered. */
export const InitImportWalletResult: RecordType<InitImportWalletResult> = /* @__PURE__ */ answered({
  importBundle: ImportBundle,
});

function checkInitImportWalletRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_WALLET") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitImportWalletIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type InitImportWalletRequest = types.InitImportWalletRequest;
/** Judges and reads a {@link InitImportWalletRequest} as it is sent. */
export const InitImportWalletRequest: RecordType<InitImportWalletRequest> = /* @__PURE__ */ sent(
  checkInitImportWalletRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_WALLET"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => InitImportWalletIntent,
  },
);

export type InitImportWalletResponse = types.InitImportWalletResponse;
/** Judges and reads a {@link InitImportWalletResponse} as it is answered. */
export const InitImportWalletResponse: RecordType<InitImportWalletResponse> = /* @__PURE__ */ answered({
  activity: () => InitImportWalletActivity,
});
