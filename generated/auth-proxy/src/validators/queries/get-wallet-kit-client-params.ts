// Validators of the types in `queries/get-wallet-kit-client-params`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  GetWalletKitClientParamsRequest,
  GetWalletKitClientParamsResponse,
} from "../../queries/get-wallet-kit-client-params.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { explain, isObject, isPresent, parse, record, standardSchema } from "../../runtime/validate.js";

/** What a {@link GetWalletKitClientParamsRequest} holds. */
export const getWalletKitClientParamsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetWalletKitClientParamsRequest",
  {},
);

/** Whether a value is a {@link GetWalletKitClientParamsRequest} fit to be sent. */
export function isGetWalletKitClientParamsRequest(value: unknown): value is GetWalletKitClientParamsRequest {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link GetWalletKitClientParamsRequest}, without explicit nulls, or its issues. */
export const parseGetWalletKitClientParamsRequest = (value: unknown): ParseResult<GetWalletKitClientParamsRequest> =>
  parse(isGetWalletKitClientParamsRequest, getWalletKitClientParamsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetWalletKitClientParamsRequest} fit to be sent. */
export const explainGetWalletKitClientParamsRequest = (value: unknown): readonly Issue[] =>
  explain(getWalletKitClientParamsRequestDescriptor, value, "strict");
/** {@link parseGetWalletKitClientParamsRequest} as a Standard Schema. */
export const GetWalletKitClientParamsRequestSchema: StandardSchema<GetWalletKitClientParamsRequest> =
  /* @__PURE__ */ standardSchema(parseGetWalletKitClientParamsRequest);

/** What a {@link GetWalletKitClientParamsResponse} holds. */
export const getWalletKitClientParamsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetWalletKitClientParamsResponse",
  { "turnstileSiteKey?": { kind: "string", maxLength: 16384 } },
);

/** Whether a value is a {@link GetWalletKitClientParamsResponse} as it may be answered. */
export function isGetWalletKitClientParamsResponse(value: unknown): value is GetWalletKitClientParamsResponse {
  if (!isObject(value)) return false;
  if (typeof value.turnstileSiteKey !== "string" && isPresent(value.turnstileSiteKey)) return false;
  return true;
}

/** The value as a {@link GetWalletKitClientParamsResponse}, without explicit nulls, or its issues. */
export const parseGetWalletKitClientParamsResponse = (value: unknown): ParseResult<GetWalletKitClientParamsResponse> =>
  parse(isGetWalletKitClientParamsResponse, getWalletKitClientParamsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetWalletKitClientParamsResponse} as it may be answered. */
export const explainGetWalletKitClientParamsResponse = (value: unknown): readonly Issue[] =>
  explain(getWalletKitClientParamsResponseDescriptor, value, "tolerant");
/** {@link parseGetWalletKitClientParamsResponse} as a Standard Schema. */
export const GetWalletKitClientParamsResponseSchema: StandardSchema<GetWalletKitClientParamsResponse> =
  /* @__PURE__ */ standardSchema(parseGetWalletKitClientParamsResponse);
