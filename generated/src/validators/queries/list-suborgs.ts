// The types in `queries/list-suborgs`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-suborgs.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { SubOrganizationFilterType } from "../enums.js";
import { OrganizationId } from "../scalars.js";
import { Pagination } from "../shapes/common.js";

function checkListSuborgsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const filterType = value.filterType;
  if (filterType !== undefined) {
    present++;
    if (!SubOrganizationFilterType.check(filterType)) return false;
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

export type ListSuborgsRequest = types.ListSuborgsRequest;
/** Judges and reads a {@link ListSuborgsRequest} as it is sent. */
export const ListSuborgsRequest: RecordType<ListSuborgsRequest> = /* @__PURE__ */ sent(checkListSuborgsRequest, {
  organizationId: OrganizationId,
  "filterType?": SubOrganizationFilterType,
  "filterValue?": { kind: "string", maxLength: 16384 },
  "paginationOptions?": () => Pagination,
});

export type ListSuborgsResponse = types.ListSuborgsResponse;
/** Judges and reads a {@link ListSuborgsResponse} as it is answered. */
export const ListSuborgsResponse: RecordType<ListSuborgsResponse> = /* @__PURE__ */ answered({
  organizationIds: { kind: "array", of: OrganizationId, minItems: 0, maxItems: 100 },
});
