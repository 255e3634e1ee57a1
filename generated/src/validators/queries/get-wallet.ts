// Validators of the types in `queries/get-wallet`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetWalletRequest, GetWalletResponse } from "../../queries/get-wallet.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor, walletIdDescriptor } from "../scalars.js";
import { isWallet, walletDescriptor } from "../shapes/wallets.js";

/** What a {@link GetWalletRequest} holds. */
export const getWalletRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetWalletRequest", {
  organizationId: organizationIdDescriptor,
  walletId: walletIdDescriptor,
});

const getWalletRequestMembers = ["organizationId", "walletId"];

/** Whether a value is a {@link GetWalletRequest} fit to be sent. */
export function isGetWalletRequest(value: unknown): value is GetWalletRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string" || (walletId.length > 64 && codePoints(walletId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getWalletRequestMembers);
}

/** The value as a {@link GetWalletRequest}, without explicit nulls, or its issues. */
export const parseGetWalletRequest = (value: unknown): ParseResult<GetWalletRequest> =>
  parse(isGetWalletRequest, getWalletRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetWalletRequest} fit to be sent. */
export const explainGetWalletRequest = (value: unknown): readonly Issue[] =>
  explain(getWalletRequestDescriptor, value, "strict");
/** {@link parseGetWalletRequest} as a Standard Schema. */
export const GetWalletRequestSchema: StandardSchema<GetWalletRequest> =
  /* @__PURE__ */ standardSchema(parseGetWalletRequest);

/** What a {@link GetWalletResponse} holds. */
export const getWalletResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetWalletResponse", {
  wallet: () => walletDescriptor,
});

/** Whether a value is a {@link GetWalletResponse} as it may be answered. */
export function isGetWalletResponse(value: unknown): value is GetWalletResponse {
  if (!isObject(value) || !isWallet(value.wallet)) return false;
  return true;
}

/** The value as a {@link GetWalletResponse}, without explicit nulls, or its issues. */
export const parseGetWalletResponse = (value: unknown): ParseResult<GetWalletResponse> =>
  parse(isGetWalletResponse, getWalletResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetWalletResponse} as it may be answered. */
export const explainGetWalletResponse = (value: unknown): readonly Issue[] =>
  explain(getWalletResponseDescriptor, value, "tolerant");
/** {@link parseGetWalletResponse} as a Standard Schema. */
export const GetWalletResponseSchema: StandardSchema<GetWalletResponse> =
  /* @__PURE__ */ standardSchema(parseGetWalletResponse);
