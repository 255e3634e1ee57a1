// The types in `activities/delete-sub-organization`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-sub-organization.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type DeleteSubOrganizationActivity = types.DeleteSubOrganizationActivity;
/** Judges and reads a {@link DeleteSubOrganizationActivity} as it is answered. */
export const DeleteSubOrganizationActivity: RecordType<DeleteSubOrganizationActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"], open: false },
    intent: /* @__PURE__ */ record({ deleteSubOrganizationIntent: () => DeleteSubOrganizationIntent }),
    result: /* @__PURE__ */ record({ "deleteSubOrganizationResult?": () => DeleteSubOrganizationResult }),
  },
);

function checkDeleteSubOrganizationIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    present++;
    if (typeof deleteWithoutExport !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type DeleteSubOrganizationIntent = types.DeleteSubOrganizationIntent;
/** Judges and reads a {@link DeleteSubOrganizationIntent} as it is sent; `received` as it is answered. */
export const DeleteSubOrganizationIntent: RecordType<DeleteSubOrganizationIntent> = /* @__PURE__ */ sent(
  checkDeleteSubOrganizationIntent,
  { "deleteWithoutExport?": { kind: "boolean" } },
);

export type DeleteSubOrganizationResult = types.DeleteSubOrganizationResult;
/** Judges and reads a {@link DeleteSubOrganizationResult} as it is answered. */
export const DeleteSubOrganizationResult: RecordType<DeleteSubOrganizationResult> = /* @__PURE__ */ answered({
  subOrganizationUuid: OrganizationId,
});

function checkDeleteSubOrganizationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteSubOrganizationIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteSubOrganizationRequest = types.DeleteSubOrganizationRequest;
/** Judges and reads a {@link DeleteSubOrganizationRequest} as it is sent. */
export const DeleteSubOrganizationRequest: RecordType<DeleteSubOrganizationRequest> = /* @__PURE__ */ sent(
  checkDeleteSubOrganizationRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteSubOrganizationIntent,
  },
);

export type DeleteSubOrganizationResponse = types.DeleteSubOrganizationResponse;
/** Judges and reads a {@link DeleteSubOrganizationResponse} as it is answered. */
export const DeleteSubOrganizationResponse: RecordType<DeleteSubOrganizationResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteSubOrganizationActivity,
});
