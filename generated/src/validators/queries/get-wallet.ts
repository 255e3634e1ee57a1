// The types in `queries/get-wallet`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/get-wallet.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, WalletId } from "../scalars.js";
import { Wallet } from "../shapes/wallets.js";

function checkGetWalletRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!WalletId.check(value.walletId)) return false;
  return sizeOf(value) === 2;
}

export type GetWalletRequest = types.GetWalletRequest;
/** Judges and reads a {@link GetWalletRequest} as it is sent. */
export const GetWalletRequest: RecordType<GetWalletRequest> = /* @__PURE__ */ sent(checkGetWalletRequest, {
  organizationId: OrganizationId,
  walletId: WalletId,
});

export type GetWalletResponse = types.GetWalletResponse;
/** Judges and reads a {@link GetWalletResponse} as it is answered. */
export const GetWalletResponse: RecordType<GetWalletResponse> = /* @__PURE__ */ answered({ wallet: () => Wallet });
