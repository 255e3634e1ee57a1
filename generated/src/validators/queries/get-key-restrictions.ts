// The types in `queries/get-key-restrictions`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-key-restrictions.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, PrivateKeyId, WalletId } from "../scalars.js";
import { KeyRestrictions } from "../shapes/brakes.js";

function checkGetKeyRestrictionsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const walletId = value.walletId;
  if (walletId !== undefined) {
    present++;
    if (!WalletId.check(walletId)) return false;
  }
  const privateKeyId = value.privateKeyId;
  if (privateKeyId !== undefined) {
    present++;
    if (!PrivateKeyId.check(privateKeyId)) return false;
  }
  return sizeOf(value) === present;
}

export type GetKeyRestrictionsRequest = types.GetKeyRestrictionsRequest;
/** Judges and reads a {@link GetKeyRestrictionsRequest} as it is sent. */
export const GetKeyRestrictionsRequest: RecordType<GetKeyRestrictionsRequest> = /* @__PURE__ */ sent(
  checkGetKeyRestrictionsRequest,
  { organizationId: OrganizationId, "walletId?": WalletId, "privateKeyId?": PrivateKeyId },
);

export type GetKeyRestrictionsResponse = types.GetKeyRestrictionsResponse;
/** Judges and reads a {@link GetKeyRestrictionsResponse} as it is answered. */
export const GetKeyRestrictionsResponse: RecordType<GetKeyRestrictionsResponse> = /* @__PURE__ */ answered({
  restrictions: () => KeyRestrictions,
});
