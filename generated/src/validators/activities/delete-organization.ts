// The types in `activities/delete-organization`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-organization.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type DeleteOrganizationActivity = types.DeleteOrganizationActivity;
/** Judges and reads a {@link DeleteOrganizationActivity} as it is answered. */
export const DeleteOrganizationActivity: RecordType<DeleteOrganizationActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ORGANIZATION"], open: false },
    intent: /* @__PURE__ */ record({ deleteOrganizationIntent: () => DeleteOrganizationIntent }),
    result: /* @__PURE__ */ record({ "deleteOrganizationResult?": () => DeleteOrganizationResult }),
  },
);

function checkDeleteOrganizationIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type DeleteOrganizationIntent = types.DeleteOrganizationIntent;
/** Judges and reads a {@link DeleteOrganizationIntent} as it is sent; `received` as it is answered. */
export const DeleteOrganizationIntent: RecordType<DeleteOrganizationIntent> = /* @__PURE__ */ sent(
  checkDeleteOrganizationIntent,
  { organizationId: OrganizationId },
);

export type DeleteOrganizationResult = types.DeleteOrganizationResult;
/** Judges and reads a {@link DeleteOrganizationResult} as it is answered. */
export const DeleteOrganizationResult: RecordType<DeleteOrganizationResult> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
});

function checkDeleteOrganizationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_ORGANIZATION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteOrganizationIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteOrganizationRequest = types.DeleteOrganizationRequest;
/** Judges and reads a {@link DeleteOrganizationRequest} as it is sent. */
export const DeleteOrganizationRequest: RecordType<DeleteOrganizationRequest> = /* @__PURE__ */ sent(
  checkDeleteOrganizationRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ORGANIZATION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteOrganizationIntent,
  },
);

export type DeleteOrganizationResponse = types.DeleteOrganizationResponse;
/** Judges and reads a {@link DeleteOrganizationResponse} as it is answered. */
export const DeleteOrganizationResponse: RecordType<DeleteOrganizationResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteOrganizationActivity,
});
