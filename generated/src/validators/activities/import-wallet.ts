// The types in `activities/import-wallet`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/import-wallet.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ChainAddress,
  EncryptedBundle,
  MillisecondTimestamp,
  OrganizationId,
  UserId,
  WalletId,
  WalletName,
} from "../scalars.js";
import { WalletAccountParams } from "../shapes/wallets.js";

export type ImportWalletActivity = types.ImportWalletActivity;
/** Judges and reads a {@link ImportWalletActivity} as it is answered. */
export const ImportWalletActivity: RecordType<ImportWalletActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_WALLET"], open: false },
  intent: /* @__PURE__ */ record({ importWalletIntent: () => ImportWalletIntent }),
  result: /* @__PURE__ */ record({ "importWalletResult?": () => ImportWalletResult }),
});

function checkImportWalletIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!WalletName.check(value.walletName)) return false;
  if (!EncryptedBundle.check(value.encryptedBundle)) return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!WalletAccountParams.check(accounts[i])) return false;
  }
  return sizeOf(value) === 4;
}

export type ImportWalletIntent = types.ImportWalletIntent;
/** Judges and reads a {@link ImportWalletIntent} as it is sent; `received` as it is answered. */
export const ImportWalletIntent: RecordType<ImportWalletIntent, ImportWalletIntent, types.ReceivedImportWalletIntent> =
  /* @__PURE__ */ sent(checkImportWalletIntent, {
    userId: UserId,
    walletName: WalletName,
    encryptedBundle: EncryptedBundle,
    accounts: { kind: "array", of: () => WalletAccountParams, minItems: 0, maxItems: 100 },
  });

export type ImportWalletResult = types.ImportWalletResult;
/** Judges and reads a {@link ImportWalletResult} as it is answered. */
export const ImportWalletResult: RecordType<ImportWalletResult> = /* @__PURE__ */ answered({
  walletId: WalletId,
  addresses: { kind: "array", of: ChainAddress, minItems: 0, maxItems: 100 },
});

function checkImportWalletRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_IMPORT_WALLET") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkImportWalletIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ImportWalletRequest = types.ImportWalletRequest;
/** Judges and reads a {@link ImportWalletRequest} as it is sent. */
export const ImportWalletRequest: RecordType<ImportWalletRequest> = /* @__PURE__ */ sent(checkImportWalletRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_WALLET"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => ImportWalletIntent,
});

export type ImportWalletResponse = types.ImportWalletResponse;
/** Judges and reads a {@link ImportWalletResponse} as it is answered. */
export const ImportWalletResponse: RecordType<ImportWalletResponse> = /* @__PURE__ */ answered({
  activity: () => ImportWalletActivity,
});
