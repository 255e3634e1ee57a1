// The types in `activities/update-root-quorum`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-root-quorum.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, QuorumThreshold, UserId } from "../scalars.js";

export type UpdateRootQuorumActivity = types.UpdateRootQuorumActivity;
/** Judges and reads a {@link UpdateRootQuorumActivity} as it is answered. */
export const UpdateRootQuorumActivity: RecordType<UpdateRootQuorumActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ROOT_QUORUM"], open: false },
    intent: /* @__PURE__ */ record({ updateRootQuorumIntent: () => UpdateRootQuorumIntent }),
    result: /* @__PURE__ */ record({ "updateRootQuorumResult?": () => UpdateRootQuorumResult }),
  },
);

function checkUpdateRootQuorumIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!QuorumThreshold.check(value.threshold)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds) || userIds.length > 100 || userIds.length === 0) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (!UserId.check(userIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type UpdateRootQuorumIntent = types.UpdateRootQuorumIntent;
/** Judges and reads a {@link UpdateRootQuorumIntent} as it is sent; `received` as it is answered. */
export const UpdateRootQuorumIntent: RecordType<UpdateRootQuorumIntent> = /* @__PURE__ */ sent(
  checkUpdateRootQuorumIntent,
  { threshold: QuorumThreshold, userIds: { kind: "array", of: UserId, minItems: 1, maxItems: 100 } },
);

export type UpdateRootQuorumResult = types.UpdateRootQuorumResult;
/** Judges and reads a {@link UpdateRootQuorumResult} as it is answered. */
export const UpdateRootQuorumResult: RecordType<UpdateRootQuorumResult> = /* @__PURE__ */ answered({});

function checkUpdateRootQuorumRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateRootQuorumIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateRootQuorumRequest = types.UpdateRootQuorumRequest;
/** Judges and reads a {@link UpdateRootQuorumRequest} as it is sent. */
export const UpdateRootQuorumRequest: RecordType<UpdateRootQuorumRequest> = /* @__PURE__ */ sent(
  checkUpdateRootQuorumRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ROOT_QUORUM"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateRootQuorumIntent,
  },
);

export type UpdateRootQuorumResponse = types.UpdateRootQuorumResponse;
/** Judges and reads a {@link UpdateRootQuorumResponse} as it is answered. */
export const UpdateRootQuorumResponse: RecordType<UpdateRootQuorumResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateRootQuorumActivity,
});
