// The types in `queries/get-wallet-kit-client-params`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-wallet-kit-client-params.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";

function checkGetWalletKitClientParamsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type GetWalletKitClientParamsRequest = types.GetWalletKitClientParamsRequest;
/** Judges and reads a {@link GetWalletKitClientParamsRequest} as it is sent. */
export const GetWalletKitClientParamsRequest: RecordType<GetWalletKitClientParamsRequest> = /* @__PURE__ */ sent(
  checkGetWalletKitClientParamsRequest,
  {},
);

export type GetWalletKitClientParamsResponse = types.GetWalletKitClientParamsResponse;
/** Judges and reads a {@link GetWalletKitClientParamsResponse} as it is answered. */
export const GetWalletKitClientParamsResponse: RecordType<GetWalletKitClientParamsResponse> = /* @__PURE__ */ answered({
  "turnstileSiteKey?": { kind: "string", maxLength: 16384 },
});
