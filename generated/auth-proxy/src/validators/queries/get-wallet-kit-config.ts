// Validators of the types in `queries/get-wallet-kit-config`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetWalletKitConfigRequest, GetWalletKitConfigResponse } from "../../queries/get-wallet-kit-config.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, isObject, isPresent, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor, secondsDescriptor } from "../scalars.js";

/** What a {@link GetWalletKitConfigRequest} holds. */
export const getWalletKitConfigRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetWalletKitConfigRequest",
  {},
);

/** Whether a value is a {@link GetWalletKitConfigRequest} fit to be sent. */
export function isGetWalletKitConfigRequest(value: unknown): value is GetWalletKitConfigRequest {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link GetWalletKitConfigRequest}, without explicit nulls, or its issues. */
export const parseGetWalletKitConfigRequest = (value: unknown): ParseResult<GetWalletKitConfigRequest> =>
  parse(isGetWalletKitConfigRequest, getWalletKitConfigRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetWalletKitConfigRequest} fit to be sent. */
export const explainGetWalletKitConfigRequest = (value: unknown): readonly Issue[] =>
  explain(getWalletKitConfigRequestDescriptor, value, "strict");
/** {@link parseGetWalletKitConfigRequest} as a Standard Schema. */
export const GetWalletKitConfigRequestSchema: StandardSchema<GetWalletKitConfigRequest> =
  /* @__PURE__ */ standardSchema(parseGetWalletKitConfigRequest);

/** What a {@link GetWalletKitConfigResponse} holds. */
export const getWalletKitConfigResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetWalletKitConfigResponse",
  {
    enabledProviders: { kind: "array", of: { kind: "string", maxLength: 16384 }, minItems: 0, maxItems: 20 },
    sessionExpirationSeconds: secondsDescriptor,
    organizationId: organizationIdDescriptor,
    "oauthClientIds?": {
      kind: "map",
      of: { kind: "string", maxLength: 16384 },
      keys: { kind: "string", minLength: 1, maxLength: 200 },
      minEntries: 0,
      maxEntries: 20,
    },
    "oauthRedirectUrl?": { kind: "string", maxLength: 16384 },
    "otpAlphanumeric?": { kind: "boolean" },
    "otpLength?": { kind: "string", maxLength: 16384, example: "6" },
  },
);

/** Whether a value is a {@link GetWalletKitConfigResponse} as it may be answered. */
export function isGetWalletKitConfigResponse(value: unknown): value is GetWalletKitConfigResponse {
  if (!isObject(value)) return false;
  const enabledProviders = value.enabledProviders;
  if (!Array.isArray(enabledProviders)) return false;
  for (let i = 0; i < enabledProviders.length; i++) {
    if (typeof enabledProviders[i] !== "string") return false;
  }
  if (typeof value.sessionExpirationSeconds !== "string") return false;
  if (typeof value.organizationId !== "string") return false;
  const oauthClientIds = value.oauthClientIds;
  if (isPresent(oauthClientIds)) {
    if (!isObject(oauthClientIds)) return false;
    for (const key in oauthClientIds) {
      if (key === "__proto__") return false;
      const item: unknown = oauthClientIds[key];
      if (typeof item !== "string") return false;
    }
  }
  if (typeof value.oauthRedirectUrl !== "string" && isPresent(value.oauthRedirectUrl)) return false;
  if (typeof value.otpAlphanumeric !== "boolean" && isPresent(value.otpAlphanumeric)) return false;
  if (typeof value.otpLength !== "string" && isPresent(value.otpLength)) return false;
  return true;
}

/** The value as a {@link GetWalletKitConfigResponse}, without explicit nulls, or its issues. */
export const parseGetWalletKitConfigResponse = (value: unknown): ParseResult<GetWalletKitConfigResponse> =>
  parse(isGetWalletKitConfigResponse, getWalletKitConfigResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetWalletKitConfigResponse} as it may be answered. */
export const explainGetWalletKitConfigResponse = (value: unknown): readonly Issue[] =>
  explain(getWalletKitConfigResponseDescriptor, value, "tolerant");
/** {@link parseGetWalletKitConfigResponse} as a Standard Schema. */
export const GetWalletKitConfigResponseSchema: StandardSchema<GetWalletKitConfigResponse> =
  /* @__PURE__ */ standardSchema(parseGetWalletKitConfigResponse);
