// The types in `activities/create-wallet`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/create-wallet.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ChainAddress,
  MillisecondTimestamp,
  MnemonicLength,
  OrganizationId,
  WalletId,
  WalletName,
} from "../scalars.js";
import { WalletAccountParams } from "../shapes/wallets.js";

export type CreateWalletActivity = types.CreateWalletActivity;
/** Judges and reads a {@link CreateWalletActivity} as it is answered. */
export const CreateWalletActivity: RecordType<CreateWalletActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET"], open: false },
  intent: /* @__PURE__ */ record({ createWalletIntent: () => CreateWalletIntent }),
  result: /* @__PURE__ */ record({ "createWalletResult?": () => CreateWalletResult }),
});

function checkCreateWalletIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!WalletName.check(value.walletName)) return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!WalletAccountParams.check(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (mnemonicLength !== undefined) {
    present++;
    if (!MnemonicLength.check(mnemonicLength)) return false;
  }
  return sizeOf(value) === present;
}

export type CreateWalletIntent = types.CreateWalletIntent;
/** Judges and reads a {@link CreateWalletIntent} as it is sent; `received` as it is answered. */
export const CreateWalletIntent: RecordType<CreateWalletIntent, CreateWalletIntent, types.ReceivedCreateWalletIntent> =
  /* @__PURE__ */ sent(checkCreateWalletIntent, {
    walletName: WalletName,
    accounts: { kind: "array", of: () => WalletAccountParams, minItems: 0, maxItems: 100 },
    "mnemonicLength?": MnemonicLength,
  });

export type CreateWalletResult = types.CreateWalletResult;
/** Judges and reads a {@link CreateWalletResult} as it is answered. */
export const CreateWalletResult: RecordType<CreateWalletResult> = /* @__PURE__ */ answered({
  walletId: WalletId,
  addresses: { kind: "array", of: ChainAddress, minItems: 0, maxItems: 100 },
});

function checkCreateWalletRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WALLET") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateWalletIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateWalletRequest = types.CreateWalletRequest;
/** Judges and reads a {@link CreateWalletRequest} as it is sent. */
export const CreateWalletRequest: RecordType<CreateWalletRequest> = /* @__PURE__ */ sent(checkCreateWalletRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreateWalletIntent,
});

export type CreateWalletResponse = types.CreateWalletResponse;
/** Judges and reads a {@link CreateWalletResponse} as it is answered. */
export const CreateWalletResponse: RecordType<CreateWalletResponse> = /* @__PURE__ */ answered({
  activity: () => CreateWalletActivity,
});
