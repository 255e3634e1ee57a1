// The types in `activities/update-allowed-origins`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-allowed-origins.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, WebOrigin } from "../scalars.js";

export type UpdateAllowedOriginsActivity = types.UpdateAllowedOriginsActivity;
/** Judges and reads a {@link UpdateAllowedOriginsActivity} as it is answered. */
export const UpdateAllowedOriginsActivity: RecordType<UpdateAllowedOriginsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"], open: false },
    intent: /* @__PURE__ */ record({ updateAllowedOriginsIntent: () => UpdateAllowedOriginsIntent }),
    result: /* @__PURE__ */ record({ "updateAllowedOriginsResult?": () => UpdateAllowedOriginsResult }),
  },
);

function checkUpdateAllowedOriginsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const allowedOrigins = value.allowedOrigins;
  if (!Array.isArray(allowedOrigins) || allowedOrigins.length > 100) return false;
  for (let i = 0; i < allowedOrigins.length; i++) {
    if (!WebOrigin.check(allowedOrigins[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type UpdateAllowedOriginsIntent = types.UpdateAllowedOriginsIntent;
/** Judges and reads a {@link UpdateAllowedOriginsIntent} as it is sent; `received` as it is answered. */
export const UpdateAllowedOriginsIntent: RecordType<UpdateAllowedOriginsIntent> = /* @__PURE__ */ sent(
  checkUpdateAllowedOriginsIntent,
  { allowedOrigins: { kind: "array", of: WebOrigin, minItems: 0, maxItems: 100 } },
);

export type UpdateAllowedOriginsResult = types.UpdateAllowedOriginsResult;
/** Judges and reads a {@link UpdateAllowedOriginsResult} as it is answered. */
export const UpdateAllowedOriginsResult: RecordType<UpdateAllowedOriginsResult> = /* @__PURE__ */ answered({});

function checkUpdateAllowedOriginsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateAllowedOriginsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateAllowedOriginsRequest = types.UpdateAllowedOriginsRequest;
/** Judges and reads a {@link UpdateAllowedOriginsRequest} as it is sent. */
export const UpdateAllowedOriginsRequest: RecordType<UpdateAllowedOriginsRequest> = /* @__PURE__ */ sent(
  checkUpdateAllowedOriginsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateAllowedOriginsIntent,
  },
);

export type UpdateAllowedOriginsResponse = types.UpdateAllowedOriginsResponse;
/** Judges and reads a {@link UpdateAllowedOriginsResponse} as it is answered. */
export const UpdateAllowedOriginsResponse: RecordType<UpdateAllowedOriginsResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateAllowedOriginsActivity,
});
