// Validators of the types in `queries/get-wallet-kit-client-params`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  GetWalletKitClientParamsRequest,
  GetWalletKitClientParamsResponse,
} from "../../queries/get-wallet-kit-client-params.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";

/** What a {@link GetWalletKitClientParamsRequest} holds. */
export const getWalletKitClientParamsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetWalletKitClientParamsRequest",
  extra: false,
  members: [],
};

/** Whether a value is a {@link GetWalletKitClientParamsRequest} fit to be sent. */
export function isGetWalletKitClientParamsRequest(value: unknown): value is GetWalletKitClientParamsRequest {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link GetWalletKitClientParamsRequest}, without explicit nulls, or its issues. */
export function parseGetWalletKitClientParamsRequest(value: unknown): ParseResult<GetWalletKitClientParamsRequest> {
  return parse(isGetWalletKitClientParamsRequest, getWalletKitClientParamsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetWalletKitClientParamsRequest} fit to be sent. */
export function explainGetWalletKitClientParamsRequest(value: unknown): readonly Issue[] {
  return explain(getWalletKitClientParamsRequestDescriptor, value, "strict");
}

/** {@link parseGetWalletKitClientParamsRequest} as a Standard Schema. */
export const GetWalletKitClientParamsRequestSchema: StandardSchema<GetWalletKitClientParamsRequest> =
  /* @__PURE__ */ standardSchema("auth-proxy", parseGetWalletKitClientParamsRequest);

/** What a {@link GetWalletKitClientParamsResponse} holds. */
export const getWalletKitClientParamsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetWalletKitClientParamsResponse",
  extra: false,
  members: [{ name: "turnstileSiteKey", type: { kind: "string", maxLength: 16384 }, optional: true }],
};

/** Whether a value is a {@link GetWalletKitClientParamsResponse} as it may be answered. */
export function isGetWalletKitClientParamsResponse(value: unknown): value is GetWalletKitClientParamsResponse {
  if (!isObject(value)) return false;
  const turnstileSiteKey = value.turnstileSiteKey;
  if (turnstileSiteKey !== undefined) {
    if (turnstileSiteKey === null) absent.nulls++;
    else if (typeof turnstileSiteKey !== "string") return false;
  }
  return true;
}

/** The value as a {@link GetWalletKitClientParamsResponse}, without explicit nulls, or its issues. */
export function parseGetWalletKitClientParamsResponse(value: unknown): ParseResult<GetWalletKitClientParamsResponse> {
  return parse(isGetWalletKitClientParamsResponse, getWalletKitClientParamsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetWalletKitClientParamsResponse} as it may be answered. */
export function explainGetWalletKitClientParamsResponse(value: unknown): readonly Issue[] {
  return explain(getWalletKitClientParamsResponseDescriptor, value, "tolerant");
}

/** {@link parseGetWalletKitClientParamsResponse} as a Standard Schema. */
export const GetWalletKitClientParamsResponseSchema: StandardSchema<GetWalletKitClientParamsResponse> =
  /* @__PURE__ */ standardSchema("auth-proxy", parseGetWalletKitClientParamsResponse);
