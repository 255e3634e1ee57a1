// Validators of the types in `queries/get-account`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAccountRequest, GetAccountResponse } from "../../queries/get-account.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { accountFilterTypeDescriptor } from "../enums.js";
import { oidcTokenDescriptor, organizationIdDescriptor, verificationTokenDescriptor } from "../scalars.js";

/** What a {@link GetAccountRequest} holds. */
export const getAccountRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetAccountRequest", {
  filterType: accountFilterTypeDescriptor,
  filterValue: { kind: "string", minLength: 1, maxLength: 16384 },
  "verificationToken?": verificationTokenDescriptor,
  "oidcToken?": oidcTokenDescriptor,
});

const getAccountRequestMembers = ["filterType", "filterValue", "verificationToken", "oidcToken"];

/** Whether a value is a {@link GetAccountRequest} fit to be sent. */
export function isGetAccountRequest(value: unknown): value is GetAccountRequest {
  if (!isObject(value)) return false;
  let present = 2;
  const filterType = value.filterType;
  if (
    filterType !== "EMAIL" &&
    filterType !== "PHONE_NUMBER" &&
    filterType !== "PUBLIC_KEY" &&
    filterType !== "CREDENTIAL_ID" &&
    filterType !== "OIDC_TOKEN" &&
    filterType !== "OIDC_CLAIMS"
  )
    return false;
  const filterValue = value.filterValue;
  if (
    typeof filterValue !== "string" ||
    (filterValue.length > 16384 && codePoints(filterValue) > 16384) ||
    filterValue.length === 0
  )
    return false;
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (verificationToken === null) absent.nulls++;
    else if (
      typeof verificationToken !== "string" ||
      (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
    )
      return false;
  }
  const oidcToken = value.oidcToken;
  if (oidcToken !== undefined) {
    present++;
    if (oidcToken === null) absent.nulls++;
    else if (typeof oidcToken !== "string" || (oidcToken.length > 16384 && codePoints(oidcToken) > 16384)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, getAccountRequestMembers);
}

/** The value as a {@link GetAccountRequest}, without explicit nulls, or its issues. */
export const parseGetAccountRequest = (value: unknown): ParseResult<GetAccountRequest> =>
  parse(isGetAccountRequest, getAccountRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetAccountRequest} fit to be sent. */
export const explainGetAccountRequest = (value: unknown): readonly Issue[] =>
  explain(getAccountRequestDescriptor, value, "strict");
/** {@link parseGetAccountRequest} as a Standard Schema. */
export const GetAccountRequestSchema: StandardSchema<GetAccountRequest> =
  /* @__PURE__ */ standardSchema(parseGetAccountRequest);

/** What a {@link GetAccountResponse} holds. */
export const getAccountResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetAccountResponse", {
  "organizationId?": organizationIdDescriptor,
});

/** Whether a value is a {@link GetAccountResponse} as it may be answered. */
export function isGetAccountResponse(value: unknown): value is GetAccountResponse {
  if (!isObject(value)) return false;
  if (typeof value.organizationId !== "string" && isPresent(value.organizationId)) return false;
  return true;
}

/** The value as a {@link GetAccountResponse}, without explicit nulls, or its issues. */
export const parseGetAccountResponse = (value: unknown): ParseResult<GetAccountResponse> =>
  parse(isGetAccountResponse, getAccountResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetAccountResponse} as it may be answered. */
export const explainGetAccountResponse = (value: unknown): readonly Issue[] =>
  explain(getAccountResponseDescriptor, value, "tolerant");
/** {@link parseGetAccountResponse} as a Standard Schema. */
export const GetAccountResponseSchema: StandardSchema<GetAccountResponse> =
  /* @__PURE__ */ standardSchema(parseGetAccountResponse);
