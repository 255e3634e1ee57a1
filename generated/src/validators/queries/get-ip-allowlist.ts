// The types in `queries/get-ip-allowlist`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-ip-allowlist.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, PublicKey } from "../scalars.js";
import { IpAllowlist } from "../shapes/ip-allowlists.js";

function checkGetIpAllowlistRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    present++;
    if (!PublicKey.check(publicKey)) return false;
  }
  return sizeOf(value) === present;
}

export type GetIpAllowlistRequest = types.GetIpAllowlistRequest;
/** Judges and reads a {@link GetIpAllowlistRequest} as it is sent. */
export const GetIpAllowlistRequest: RecordType<GetIpAllowlistRequest> = /* @__PURE__ */ sent(
  checkGetIpAllowlistRequest,
  { organizationId: OrganizationId, "publicKey?": PublicKey },
);

export type GetIpAllowlistResponse = types.GetIpAllowlistResponse;
/** Judges and reads a {@link GetIpAllowlistResponse} as it is answered. */
export const GetIpAllowlistResponse: RecordType<GetIpAllowlistResponse> = /* @__PURE__ */ answered({
  allowlist: () => IpAllowlist,
});
