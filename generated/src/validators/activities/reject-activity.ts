// The types in `activities/reject-activity`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/reject-activity.js";
import type { RecordType } from "../../runtime/validate.js";
import { extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Fingerprint, MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type RejectActivityActivity = types.RejectActivityActivity;
/** Judges and reads a {@link RejectActivityActivity} as it is answered. */
export const RejectActivityActivity: RecordType<RejectActivityActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REJECT_ACTIVITY"], open: false },
    intent: /* @__PURE__ */ record({ rejectActivityIntent: () => RejectActivityIntent }),
    result: /* @__PURE__ */ record({}),
  },
);

function checkRejectActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!Fingerprint.check(value.fingerprint)) return false;
  return sizeOf(value) === 1;
}

export type RejectActivityIntent = types.RejectActivityIntent;
/** Judges and reads a {@link RejectActivityIntent} as it is sent; `received` as it is answered. */
export const RejectActivityIntent: RecordType<RejectActivityIntent> = /* @__PURE__ */ sent(checkRejectActivityIntent, {
  fingerprint: Fingerprint,
});

function checkRejectActivityRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_REJECT_ACTIVITY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkRejectActivityIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type RejectActivityRequest = types.RejectActivityRequest;
/** Judges and reads a {@link RejectActivityRequest} as it is sent. */
export const RejectActivityRequest: RecordType<RejectActivityRequest> = /* @__PURE__ */ sent(
  checkRejectActivityRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REJECT_ACTIVITY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => RejectActivityIntent,
  },
);
