// The types in `queries/get-account`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/get-account.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, codePoints, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { AccountFilterType } from "../enums.js";
import { OidcToken, OrganizationId, VerificationToken } from "../scalars.js";

function checkGetAccountRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!AccountFilterType.check(value.filterType)) return false;
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
    if (!VerificationToken.check(verificationToken)) return false;
  }
  const oidcToken = value.oidcToken;
  if (oidcToken !== undefined) {
    present++;
    if (!OidcToken.check(oidcToken)) return false;
  }
  return sizeOf(value) === present;
}

export type GetAccountRequest = types.GetAccountRequest;
/** Judges and reads a {@link GetAccountRequest} as it is sent. */
export const GetAccountRequest: RecordType<GetAccountRequest> = /* @__PURE__ */ sent(checkGetAccountRequest, {
  filterType: AccountFilterType,
  filterValue: { kind: "string", minLength: 1, maxLength: 16384 },
  "verificationToken?": VerificationToken,
  "oidcToken?": OidcToken,
});

export type GetAccountResponse = types.GetAccountResponse;
/** Judges and reads a {@link GetAccountResponse} as it is answered. */
export const GetAccountResponse: RecordType<GetAccountResponse> = /* @__PURE__ */ answered({
  "organizationId?": OrganizationId,
});
