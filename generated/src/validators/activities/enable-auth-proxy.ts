// The types in `activities/enable-auth-proxy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/enable-auth-proxy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";

export type EnableAuthProxyActivity = types.EnableAuthProxyActivity;
/** Judges and reads a {@link EnableAuthProxyActivity} as it is answered. */
export const EnableAuthProxyActivity: RecordType<EnableAuthProxyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ENABLE_AUTH_PROXY"], open: false },
    intent: /* @__PURE__ */ record({ enableAuthProxyIntent: () => EnableAuthProxyIntent }),
    result: /* @__PURE__ */ record({ "enableAuthProxyResult?": () => EnableAuthProxyResult }),
  },
);

function checkEnableAuthProxyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type EnableAuthProxyIntent = types.EnableAuthProxyIntent;
/** Judges and reads a {@link EnableAuthProxyIntent} as it is sent; `received` as it is answered. */
export const EnableAuthProxyIntent: RecordType<EnableAuthProxyIntent> = /* @__PURE__ */ sent(
  checkEnableAuthProxyIntent,
  {},
);

export type EnableAuthProxyResult = types.EnableAuthProxyResult;
/** Judges and reads a {@link EnableAuthProxyResult} as it is answered. */
export const EnableAuthProxyResult: RecordType<EnableAuthProxyResult> = /* @__PURE__ */ answered({ userId: UserId });

function checkEnableAuthProxyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ENABLE_AUTH_PROXY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkEnableAuthProxyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type EnableAuthProxyRequest = types.EnableAuthProxyRequest;
/** Judges and reads a {@link EnableAuthProxyRequest} as it is sent. */
export const EnableAuthProxyRequest: RecordType<EnableAuthProxyRequest> = /* @__PURE__ */ sent(
  checkEnableAuthProxyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ENABLE_AUTH_PROXY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => EnableAuthProxyIntent,
  },
);

export type EnableAuthProxyResponse = types.EnableAuthProxyResponse;
/** Judges and reads a {@link EnableAuthProxyResponse} as it is answered. */
export const EnableAuthProxyResponse: RecordType<EnableAuthProxyResponse> = /* @__PURE__ */ answered({
  activity: () => EnableAuthProxyActivity,
});
