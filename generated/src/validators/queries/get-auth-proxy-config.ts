// The types in `queries/get-auth-proxy-config`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-auth-proxy-config.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { AuthProxyConfig } from "../shapes/auth-proxy.js";

function checkGetAuthProxyConfigRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type GetAuthProxyConfigRequest = types.GetAuthProxyConfigRequest;
/** Judges and reads a {@link GetAuthProxyConfigRequest} as it is sent. */
export const GetAuthProxyConfigRequest: RecordType<GetAuthProxyConfigRequest> = /* @__PURE__ */ sent(
  checkGetAuthProxyConfigRequest,
  { organizationId: OrganizationId },
);

export type GetAuthProxyConfigResponse = types.GetAuthProxyConfigResponse;
/** Judges and reads a {@link GetAuthProxyConfigResponse} as it is answered. */
export const GetAuthProxyConfigResponse: RecordType<GetAuthProxyConfigResponse> = /* @__PURE__ */ answered({
  "authProxyConfig?": () => AuthProxyConfig,
});
