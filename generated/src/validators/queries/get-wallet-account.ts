// The types in `queries/get-wallet-account`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-wallet-account.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { ChainAddress, DerivationPath, OrganizationId, WalletId } from "../scalars.js";
import { WalletAccount } from "../shapes/wallets.js";

function checkGetWalletAccountRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!WalletId.check(value.walletId)) return false;
  const address = value.address;
  if (address !== undefined) {
    present++;
    if (!ChainAddress.check(address)) return false;
  }
  const path = value.path;
  if (path !== undefined) {
    present++;
    if (!DerivationPath.check(path)) return false;
  }
  return sizeOf(value) === present;
}

export type GetWalletAccountRequest = types.GetWalletAccountRequest;
/** Judges and reads a {@link GetWalletAccountRequest} as it is sent. */
export const GetWalletAccountRequest: RecordType<GetWalletAccountRequest> = /* @__PURE__ */ sent(
  checkGetWalletAccountRequest,
  { organizationId: OrganizationId, walletId: WalletId, "address?": ChainAddress, "path?": DerivationPath },
);

export type GetWalletAccountResponse = types.GetWalletAccountResponse;
/** Judges and reads a {@link GetWalletAccountResponse} as it is answered. */
export const GetWalletAccountResponse: RecordType<GetWalletAccountResponse> = /* @__PURE__ */ answered({
  account: () => WalletAccount,
});
