// The types in `queries/get-private-key`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-private-key.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, PrivateKeyId } from "../scalars.js";
import { PrivateKey } from "../shapes/private-keys.js";

function checkGetPrivateKeyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!PrivateKeyId.check(value.privateKeyId)) return false;
  return sizeOf(value) === 2;
}

export type GetPrivateKeyRequest = types.GetPrivateKeyRequest;
/** Judges and reads a {@link GetPrivateKeyRequest} as it is sent. */
export const GetPrivateKeyRequest: RecordType<GetPrivateKeyRequest> = /* @__PURE__ */ sent(checkGetPrivateKeyRequest, {
  organizationId: OrganizationId,
  privateKeyId: PrivateKeyId,
});

export type GetPrivateKeyResponse = types.GetPrivateKeyResponse;
/** Judges and reads a {@link GetPrivateKeyResponse} as it is answered. */
export const GetPrivateKeyResponse: RecordType<GetPrivateKeyResponse> = /* @__PURE__ */ answered({
  privateKey: () => PrivateKey,
});
