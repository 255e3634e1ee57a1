// The types in `queries/list-wallet-accounts`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/list-wallet-accounts.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, WalletId } from "../scalars.js";
import { Pagination } from "../shapes/common.js";
import { WalletAccount } from "../shapes/wallets.js";

function checkListWalletAccountsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const walletId = value.walletId;
  if (walletId !== undefined) {
    present++;
    if (!WalletId.check(walletId)) return false;
  }
  const includeWalletDetails = value.includeWalletDetails;
  if (includeWalletDetails !== undefined) {
    present++;
    if (typeof includeWalletDetails !== "boolean") return false;
  }
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  return sizeOf(value) === present;
}

export type ListWalletAccountsRequest = types.ListWalletAccountsRequest;
/** Judges and reads a {@link ListWalletAccountsRequest} as it is sent. */
export const ListWalletAccountsRequest: RecordType<ListWalletAccountsRequest> = /* @__PURE__ */ sent(
  checkListWalletAccountsRequest,
  {
    organizationId: OrganizationId,
    "walletId?": WalletId,
    "includeWalletDetails?": { kind: "boolean" },
    "paginationOptions?": () => Pagination,
  },
);

export type ListWalletAccountsResponse = types.ListWalletAccountsResponse;
/** Judges and reads a {@link ListWalletAccountsResponse} as it is answered. */
export const ListWalletAccountsResponse: RecordType<ListWalletAccountsResponse> = /* @__PURE__ */ answered({
  accounts: { kind: "array", of: () => WalletAccount, minItems: 0, maxItems: 100 },
});
