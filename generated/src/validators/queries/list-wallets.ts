// The types in `queries/list-wallets`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-wallets.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Wallet } from "../shapes/wallets.js";

function checkListWalletsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListWalletsRequest = types.ListWalletsRequest;
/** Judges and reads a {@link ListWalletsRequest} as it is sent. */
export const ListWalletsRequest: RecordType<ListWalletsRequest> = /* @__PURE__ */ sent(checkListWalletsRequest, {
  organizationId: OrganizationId,
});

export type ListWalletsResponse = types.ListWalletsResponse;
/** Judges and reads a {@link ListWalletsResponse} as it is answered. */
export const ListWalletsResponse: RecordType<ListWalletsResponse> = /* @__PURE__ */ answered({
  wallets: { kind: "array", of: () => Wallet, minItems: 0, maxItems: 100 },
});
