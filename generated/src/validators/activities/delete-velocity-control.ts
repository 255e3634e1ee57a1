// The types in `activities/delete-velocity-control`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-velocity-control.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, VelocityControlId } from "../scalars.js";

export type DeleteVelocityControlActivity = types.DeleteVelocityControlActivity;
/** Judges and reads a {@link DeleteVelocityControlActivity} as it is answered. */
export const DeleteVelocityControlActivity: RecordType<DeleteVelocityControlActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL"], open: false },
    intent: /* @__PURE__ */ record({ deleteVelocityControlIntent: () => DeleteVelocityControlIntent }),
    result: /* @__PURE__ */ record({ "deleteVelocityControlResult?": () => DeleteVelocityControlResult }),
  },
);

function checkDeleteVelocityControlIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!VelocityControlId.check(value.velocityControlId)) return false;
  return sizeOf(value) === 1;
}

export type DeleteVelocityControlIntent = types.DeleteVelocityControlIntent;
/** Judges and reads a {@link DeleteVelocityControlIntent} as it is sent; `received` as it is answered. */
export const DeleteVelocityControlIntent: RecordType<DeleteVelocityControlIntent> = /* @__PURE__ */ sent(
  checkDeleteVelocityControlIntent,
  { velocityControlId: VelocityControlId },
);

export type DeleteVelocityControlResult = types.DeleteVelocityControlResult;
/** Judges and reads a {@link DeleteVelocityControlResult} as it is answered. */
export const DeleteVelocityControlResult: RecordType<DeleteVelocityControlResult> = /* @__PURE__ */ answered({
  velocityControlId: VelocityControlId,
});

function checkDeleteVelocityControlRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteVelocityControlIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteVelocityControlRequest = types.DeleteVelocityControlRequest;
/** Judges and reads a {@link DeleteVelocityControlRequest} as it is sent. */
export const DeleteVelocityControlRequest: RecordType<DeleteVelocityControlRequest> = /* @__PURE__ */ sent(
  checkDeleteVelocityControlRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteVelocityControlIntent,
  },
);

export type DeleteVelocityControlResponse = types.DeleteVelocityControlResponse;
/** Judges and reads a {@link DeleteVelocityControlResponse} as it is answered. */
export const DeleteVelocityControlResponse: RecordType<DeleteVelocityControlResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteVelocityControlActivity,
});
