// Validators of the types in `queries/list-wallet-accounts`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListWalletAccountsRequest, ListWalletAccountsResponse } from "../../queries/list-wallet-accounts.js";
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
import { organizationIdDescriptor, walletIdDescriptor } from "../scalars.js";
import { isPagination, paginationDescriptor } from "../shapes/common.js";
import { isWalletAccount, walletAccountDescriptor } from "../shapes/wallets.js";

/** What a {@link ListWalletAccountsRequest} holds. */
export const listWalletAccountsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListWalletAccountsRequest",
  {
    organizationId: organizationIdDescriptor,
    "walletId?": walletIdDescriptor,
    "includeWalletDetails?": { kind: "boolean" },
    "paginationOptions?": () => paginationDescriptor,
  },
);

const listWalletAccountsRequestMembers = ["organizationId", "walletId", "includeWalletDetails", "paginationOptions"];

/** Whether a value is a {@link ListWalletAccountsRequest} fit to be sent. */
export function isListWalletAccountsRequest(value: unknown): value is ListWalletAccountsRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const walletId = value.walletId;
  if (walletId !== undefined) {
    present++;
    if (walletId === null) absent.nulls++;
    else if (typeof walletId !== "string" || (walletId.length > 64 && codePoints(walletId) > 64)) return false;
  }
  const includeWalletDetails = value.includeWalletDetails;
  if (includeWalletDetails !== undefined) {
    present++;
    if (includeWalletDetails === null) absent.nulls++;
    else if (typeof includeWalletDetails !== "boolean") return false;
  }
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (paginationOptions === null) absent.nulls++;
    else if (!isPagination(paginationOptions)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, listWalletAccountsRequestMembers);
}

/** The value as a {@link ListWalletAccountsRequest}, without explicit nulls, or its issues. */
export const parseListWalletAccountsRequest = (value: unknown): ParseResult<ListWalletAccountsRequest> =>
  parse(isListWalletAccountsRequest, listWalletAccountsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListWalletAccountsRequest} fit to be sent. */
export const explainListWalletAccountsRequest = (value: unknown): readonly Issue[] =>
  explain(listWalletAccountsRequestDescriptor, value, "strict");
/** {@link parseListWalletAccountsRequest} as a Standard Schema. */
export const ListWalletAccountsRequestSchema: StandardSchema<ListWalletAccountsRequest> =
  /* @__PURE__ */ standardSchema(parseListWalletAccountsRequest);

/** What a {@link ListWalletAccountsResponse} holds. */
export const listWalletAccountsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListWalletAccountsResponse",
  { accounts: { kind: "array", of: () => walletAccountDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link ListWalletAccountsResponse} as it may be answered. */
export function isListWalletAccountsResponse(value: unknown): value is ListWalletAccountsResponse {
  if (!isObject(value)) return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isWalletAccount(accounts[i])) return false;
  }
  return true;
}

/** The value as a {@link ListWalletAccountsResponse}, without explicit nulls, or its issues. */
export const parseListWalletAccountsResponse = (value: unknown): ParseResult<ListWalletAccountsResponse> =>
  parse(isListWalletAccountsResponse, listWalletAccountsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListWalletAccountsResponse} as it may be answered. */
export const explainListWalletAccountsResponse = (value: unknown): readonly Issue[] =>
  explain(listWalletAccountsResponseDescriptor, value, "tolerant");
/** {@link parseListWalletAccountsResponse} as a Standard Schema. */
export const ListWalletAccountsResponseSchema: StandardSchema<ListWalletAccountsResponse> =
  /* @__PURE__ */ standardSchema(parseListWalletAccountsResponse);
