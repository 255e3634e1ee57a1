// The types in `activities/create-wallet-accounts`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-wallet-accounts.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ChainAddress, MillisecondTimestamp, OrganizationId, WalletId } from "../scalars.js";
import { WalletAccountParams } from "../shapes/wallets.js";

export type CreateWalletAccountsActivity = types.CreateWalletAccountsActivity;
/** Judges and reads a {@link CreateWalletAccountsActivity} as it is answered. */
export const CreateWalletAccountsActivity: RecordType<CreateWalletAccountsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"], open: false },
    intent: /* @__PURE__ */ record({ createWalletAccountsIntent: () => CreateWalletAccountsIntent }),
    result: /* @__PURE__ */ record({ "createWalletAccountsResult?": () => CreateWalletAccountsResult }),
  },
);

function checkCreateWalletAccountsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!WalletId.check(value.walletId)) return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100 || accounts.length === 0) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!WalletAccountParams.check(accounts[i])) return false;
  }
  const persist = value.persist;
  if (persist !== undefined) {
    present++;
    if (typeof persist !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type CreateWalletAccountsIntent = types.CreateWalletAccountsIntent;
/** Judges and reads a {@link CreateWalletAccountsIntent} as it is sent; `received` as it is answered. */
export const CreateWalletAccountsIntent: RecordType<
  CreateWalletAccountsIntent,
  CreateWalletAccountsIntent,
  types.ReceivedCreateWalletAccountsIntent
> = /* @__PURE__ */ sent(checkCreateWalletAccountsIntent, {
  walletId: WalletId,
  accounts: { kind: "array", of: () => WalletAccountParams, minItems: 1, maxItems: 100 },
  "persist?": { kind: "boolean" },
});

export type CreateWalletAccountsResult = types.CreateWalletAccountsResult;
/** Judges and reads a {@link CreateWalletAccountsResult} as it is answered. */
export const CreateWalletAccountsResult: RecordType<CreateWalletAccountsResult> = /* @__PURE__ */ answered({
  addresses: { kind: "array", of: ChainAddress, minItems: 0, maxItems: 100 },
});

function checkCreateWalletAccountsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateWalletAccountsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateWalletAccountsRequest = types.CreateWalletAccountsRequest;
/** Judges and reads a {@link CreateWalletAccountsRequest} as it is sent. */
export const CreateWalletAccountsRequest: RecordType<CreateWalletAccountsRequest> = /* @__PURE__ */ sent(
  checkCreateWalletAccountsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateWalletAccountsIntent,
  },
);

export type CreateWalletAccountsResponse = types.CreateWalletAccountsResponse;
/** Judges and reads a {@link CreateWalletAccountsResponse} as it is answered. */
export const CreateWalletAccountsResponse: RecordType<CreateWalletAccountsResponse> = /* @__PURE__ */ answered({
  activity: () => CreateWalletAccountsActivity,
});
