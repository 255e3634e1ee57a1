// The types in `activities/approve-activity`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/approve-activity.js";
import type { RecordType } from "../../runtime/validate.js";
import { extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Fingerprint, MillisecondTimestamp, OrganizationId } from "../scalars.js";

function checkApproveActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!Fingerprint.check(value.fingerprint)) return false;
  return sizeOf(value) === 1;
}

export type ApproveActivityIntent = types.ApproveActivityIntent;
/** Judges and reads a {@link ApproveActivityIntent} as it is sent; `received` as it is answered. */
export const ApproveActivityIntent: RecordType<ApproveActivityIntent> = /* @__PURE__ */ sent(
  checkApproveActivityIntent,
  { fingerprint: Fingerprint },
);

function checkApproveActivityRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_APPROVE_ACTIVITY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkApproveActivityIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ApproveActivityRequest = types.ApproveActivityRequest;
/** Judges and reads a {@link ApproveActivityRequest} as it is sent. */
export const ApproveActivityRequest: RecordType<ApproveActivityRequest> = /* @__PURE__ */ sent(
  checkApproveActivityRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_APPROVE_ACTIVITY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => ApproveActivityIntent,
  },
);

export type ApproveActivityActivity = types.ApproveActivityActivity;
/** Judges and reads a {@link ApproveActivityActivity} as it is answered. */
export const ApproveActivityActivity: RecordType<ApproveActivityActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_APPROVE_ACTIVITY"], open: false },
    intent: /* @__PURE__ */ record({ approveActivityIntent: () => ApproveActivityIntent }),
    result: /* @__PURE__ */ record({}),
  },
);
