// The types in `queries/list-verified-suborgs`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-verified-suborgs.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { VerifiedSubOrganizationFilterType } from "../enums.js";
import { OrganizationId } from "../scalars.js";
import { Pagination } from "../shapes/common.js";

function checkListVerifiedSuborgsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const filterType = value.filterType;
  if (filterType !== undefined) {
    present++;
    if (!VerifiedSubOrganizationFilterType.check(filterType)) return false;
  }
  const filterValue = value.filterValue;
  if (filterValue !== undefined) {
    present++;
    if (typeof filterValue !== "string" || (filterValue.length > 16384 && codePoints(filterValue) > 16384))
      return false;
  }
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  return sizeOf(value) === present;
}

export type ListVerifiedSuborgsRequest = types.ListVerifiedSuborgsRequest;
/** Judges and reads a {@link ListVerifiedSuborgsRequest} as it is sent. */
export const ListVerifiedSuborgsRequest: RecordType<ListVerifiedSuborgsRequest> = /* @__PURE__ */ sent(
  checkListVerifiedSuborgsRequest,
  {
    organizationId: OrganizationId,
    "filterType?": VerifiedSubOrganizationFilterType,
    "filterValue?": { kind: "string", maxLength: 16384 },
    "paginationOptions?": () => Pagination,
  },
);

export type ListVerifiedSuborgsResponse = types.ListVerifiedSuborgsResponse;
/** Judges and reads a {@link ListVerifiedSuborgsResponse} as it is answered. */
export const ListVerifiedSuborgsResponse: RecordType<ListVerifiedSuborgsResponse> = /* @__PURE__ */ answered({
  organizationIds: { kind: "array", of: OrganizationId, minItems: 0, maxItems: 100 },
});
