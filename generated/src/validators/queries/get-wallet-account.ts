// Validators of the types in `queries/get-wallet-account`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetWalletAccountRequest, GetWalletAccountResponse } from "../../queries/get-wallet-account.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import {
  chainAddressDescriptor,
  derivationPathDescriptor,
  organizationIdDescriptor,
  walletIdDescriptor,
} from "../scalars.js";
import { isWalletAccount, walletAccountDescriptor } from "../shapes/wallets.js";

/** What a {@link GetWalletAccountRequest} holds. */
export const getWalletAccountRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetWalletAccountRequest", {
  organizationId: organizationIdDescriptor,
  walletId: walletIdDescriptor,
  "address?": chainAddressDescriptor,
  "path?": derivationPathDescriptor,
});

const getWalletAccountRequestMembers = ["organizationId", "walletId", "address", "path"];

/** Whether a value is a {@link GetWalletAccountRequest} fit to be sent. */
export function isGetWalletAccountRequest(value: unknown): value is GetWalletAccountRequest {
  if (!isObject(value)) return false;
  let present = 2;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string" || (walletId.length > 64 && codePoints(walletId) > 64)) return false;
  const address = value.address;
  if (address !== undefined) {
    present++;
    if (address === null) absent.nulls++;
    else if (typeof address !== "string" || (address.length > 256 && codePoints(address) > 256)) return false;
  }
  const path = value.path;
  if (path !== undefined) {
    present++;
    if (path === null) absent.nulls++;
    else if (typeof path !== "string" || (path.length > 256 && codePoints(path) > 256)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, getWalletAccountRequestMembers);
}

/** The value as a {@link GetWalletAccountRequest}, without explicit nulls, or its issues. */
export const parseGetWalletAccountRequest = (value: unknown): ParseResult<GetWalletAccountRequest> =>
  parse(isGetWalletAccountRequest, getWalletAccountRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetWalletAccountRequest} fit to be sent. */
export const explainGetWalletAccountRequest = (value: unknown): readonly Issue[] =>
  explain(getWalletAccountRequestDescriptor, value, "strict");
/** {@link parseGetWalletAccountRequest} as a Standard Schema. */
export const GetWalletAccountRequestSchema: StandardSchema<GetWalletAccountRequest> =
  /* @__PURE__ */ standardSchema(parseGetWalletAccountRequest);

/** What a {@link GetWalletAccountResponse} holds. */
export const getWalletAccountResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetWalletAccountResponse", {
  account: () => walletAccountDescriptor,
});

/** Whether a value is a {@link GetWalletAccountResponse} as it may be answered. */
export function isGetWalletAccountResponse(value: unknown): value is GetWalletAccountResponse {
  if (!isObject(value) || !isWalletAccount(value.account)) return false;
  return true;
}

/** The value as a {@link GetWalletAccountResponse}, without explicit nulls, or its issues. */
export const parseGetWalletAccountResponse = (value: unknown): ParseResult<GetWalletAccountResponse> =>
  parse(isGetWalletAccountResponse, getWalletAccountResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetWalletAccountResponse} as it may be answered. */
export const explainGetWalletAccountResponse = (value: unknown): readonly Issue[] =>
  explain(getWalletAccountResponseDescriptor, value, "tolerant");
/** {@link parseGetWalletAccountResponse} as a Standard Schema. */
export const GetWalletAccountResponseSchema: StandardSchema<GetWalletAccountResponse> =
  /* @__PURE__ */ standardSchema(parseGetWalletAccountResponse);
