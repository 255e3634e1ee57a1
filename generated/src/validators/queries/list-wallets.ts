// Validators of the types in `queries/list-wallets`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListWalletsRequest, ListWalletsResponse } from "../../queries/list-wallets.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isWallet, walletDescriptor } from "../shapes/wallets.js";

/** What a {@link ListWalletsRequest} holds. */
export const listWalletsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListWalletsRequest", {
  organizationId: organizationIdDescriptor,
});

const listWalletsRequestMembers = ["organizationId"];

/** Whether a value is a {@link ListWalletsRequest} fit to be sent. */
export function isListWalletsRequest(value: unknown): value is ListWalletsRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, listWalletsRequestMembers);
}

/** The value as a {@link ListWalletsRequest}, without explicit nulls, or its issues. */
export const parseListWalletsRequest = (value: unknown): ParseResult<ListWalletsRequest> =>
  parse(isListWalletsRequest, listWalletsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListWalletsRequest} fit to be sent. */
export const explainListWalletsRequest = (value: unknown): readonly Issue[] =>
  explain(listWalletsRequestDescriptor, value, "strict");
/** {@link parseListWalletsRequest} as a Standard Schema. */
export const ListWalletsRequestSchema: StandardSchema<ListWalletsRequest> =
  /* @__PURE__ */ standardSchema(parseListWalletsRequest);

/** What a {@link ListWalletsResponse} holds. */
export const listWalletsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListWalletsResponse", {
  wallets: { kind: "array", of: () => walletDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ListWalletsResponse} as it may be answered. */
export function isListWalletsResponse(value: unknown): value is ListWalletsResponse {
  if (!isObject(value)) return false;
  const wallets = value.wallets;
  if (!Array.isArray(wallets)) return false;
  for (let i = 0; i < wallets.length; i++) {
    if (!isWallet(wallets[i])) return false;
  }
  return true;
}

/** The value as a {@link ListWalletsResponse}, without explicit nulls, or its issues. */
export const parseListWalletsResponse = (value: unknown): ParseResult<ListWalletsResponse> =>
  parse(isListWalletsResponse, listWalletsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListWalletsResponse} as it may be answered. */
export const explainListWalletsResponse = (value: unknown): readonly Issue[] =>
  explain(listWalletsResponseDescriptor, value, "tolerant");
/** {@link parseListWalletsResponse} as a Standard Schema. */
export const ListWalletsResponseSchema: StandardSchema<ListWalletsResponse> =
  /* @__PURE__ */ standardSchema(parseListWalletsResponse);
