// The types in `queries/get-wallet-kit-config`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-wallet-kit-config.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { mapFaults } from "@countersign/api/runtime/validate-map";
import { OrganizationId, Seconds } from "../scalars.js";

function checkGetWalletKitConfigRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type GetWalletKitConfigRequest = types.GetWalletKitConfigRequest;
/** Judges and reads a {@link GetWalletKitConfigRequest} as it is sent. */
export const GetWalletKitConfigRequest: RecordType<GetWalletKitConfigRequest> = /* @__PURE__ */ sent(
  checkGetWalletKitConfigRequest,
  {},
);

export type GetWalletKitConfigResponse = types.GetWalletKitConfigResponse;
/** Judges and reads a {@link GetWalletKitConfigResponse} as it is answered. */
export const GetWalletKitConfigResponse: RecordType<GetWalletKitConfigResponse> = /* @__PURE__ */ answered({
  enabledProviders: { kind: "array", of: { kind: "string", maxLength: 16384 }, minItems: 0, maxItems: 20 },
  sessionExpirationSeconds: Seconds,
  organizationId: OrganizationId,
  "oauthClientIds?": {
    kind: "map",
    of: { kind: "string", maxLength: 16384 },
    keys: { kind: "string", minLength: 1, maxLength: 200 },
    minEntries: 0,
    maxEntries: 20,
    faults: mapFaults,
  },
  "oauthRedirectUrl?": { kind: "string", maxLength: 16384 },
  "otpAlphanumeric?": { kind: "boolean" },
  "otpLength?": { kind: "string", maxLength: 16384, example: "6" },
});
