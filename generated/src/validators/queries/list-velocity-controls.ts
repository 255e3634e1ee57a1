// The types in `queries/list-velocity-controls`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-velocity-controls.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Pagination } from "../shapes/common.js";
import { PageInfo, VelocityControl } from "../shapes/velocity-controls.js";

function checkListVelocityControlsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  return sizeOf(value) === present;
}

export type ListVelocityControlsRequest = types.ListVelocityControlsRequest;
/** Judges and reads a {@link ListVelocityControlsRequest} as it is sent. */
export const ListVelocityControlsRequest: RecordType<ListVelocityControlsRequest> = /* @__PURE__ */ sent(
  checkListVelocityControlsRequest,
  { organizationId: OrganizationId, "paginationOptions?": () => Pagination },
);

export type ListVelocityControlsResponse = types.ListVelocityControlsResponse;
/** Judges and reads a {@link ListVelocityControlsResponse} as it is answered. */
export const ListVelocityControlsResponse: RecordType<ListVelocityControlsResponse> = /* @__PURE__ */ answered({
  velocityControls: { kind: "array", of: () => VelocityControl, minItems: 0, maxItems: 100 },
  pageInfo: () => PageInfo,
});
