// The types in `activities/update-organization-name`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-organization-name.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, OrganizationName } from "../scalars.js";

export type UpdateOrganizationNameActivity = types.UpdateOrganizationNameActivity;
/** Judges and reads a {@link UpdateOrganizationNameActivity} as it is answered. */
export const UpdateOrganizationNameActivity: RecordType<UpdateOrganizationNameActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"], open: false },
    intent: /* @__PURE__ */ record({ updateOrganizationNameIntent: () => UpdateOrganizationNameIntent }),
    result: /* @__PURE__ */ record({ "updateOrganizationNameResult?": () => UpdateOrganizationNameResult }),
  },
);

function checkUpdateOrganizationNameIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationName.check(value.organizationName)) return false;
  return sizeOf(value) === 1;
}

export type UpdateOrganizationNameIntent = types.UpdateOrganizationNameIntent;
/** Judges and reads a {@link UpdateOrganizationNameIntent} as it is sent; `received` as it is answered. */
export const UpdateOrganizationNameIntent: RecordType<UpdateOrganizationNameIntent> = /* @__PURE__ */ sent(
  checkUpdateOrganizationNameIntent,
  { organizationName: OrganizationName },
);

export type UpdateOrganizationNameResult = types.UpdateOrganizationNameResult;
/** Judges and reads a {@link UpdateOrganizationNameResult} as it is answered. */
export const UpdateOrganizationNameResult: RecordType<UpdateOrganizationNameResult> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  organizationName: OrganizationName,
});

function checkUpdateOrganizationNameRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateOrganizationNameIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateOrganizationNameRequest = types.UpdateOrganizationNameRequest;
/** Judges and reads a {@link UpdateOrganizationNameRequest} as it is sent. */
export const UpdateOrganizationNameRequest: RecordType<UpdateOrganizationNameRequest> = /* @__PURE__ */ sent(
  checkUpdateOrganizationNameRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateOrganizationNameIntent,
  },
);

export type UpdateOrganizationNameResponse = types.UpdateOrganizationNameResponse;
/** Judges and reads a {@link UpdateOrganizationNameResponse} as it is answered. */
export const UpdateOrganizationNameResponse: RecordType<UpdateOrganizationNameResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateOrganizationNameActivity,
});
