// The types in `queries/get-velocity-control`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-velocity-control.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, VelocityControlId } from "../scalars.js";
import { VelocityControl } from "../shapes/velocity-controls.js";

function checkGetVelocityControlRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!VelocityControlId.check(value.velocityControlId)) return false;
  return sizeOf(value) === 2;
}

export type GetVelocityControlRequest = types.GetVelocityControlRequest;
/** Judges and reads a {@link GetVelocityControlRequest} as it is sent. */
export const GetVelocityControlRequest: RecordType<GetVelocityControlRequest> = /* @__PURE__ */ sent(
  checkGetVelocityControlRequest,
  { organizationId: OrganizationId, velocityControlId: VelocityControlId },
);

export type GetVelocityControlResponse = types.GetVelocityControlResponse;
/** Judges and reads a {@link GetVelocityControlResponse} as it is answered. */
export const GetVelocityControlResponse: RecordType<GetVelocityControlResponse> = /* @__PURE__ */ answered({
  velocityControl: () => VelocityControl,
});
