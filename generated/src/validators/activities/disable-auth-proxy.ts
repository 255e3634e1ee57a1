// The types in `activities/disable-auth-proxy`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/disable-auth-proxy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type DisableAuthProxyActivity = types.DisableAuthProxyActivity;
/** Judges and reads a {@link DisableAuthProxyActivity} as it is answered. */
export const DisableAuthProxyActivity: RecordType<DisableAuthProxyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_AUTH_PROXY"], open: false },
    intent: /* @__PURE__ */ record({ disableAuthProxyIntent: () => DisableAuthProxyIntent }),
    result: /* @__PURE__ */ record({ "disableAuthProxyResult?": () => DisableAuthProxyResult }),
  },
);

function checkDisableAuthProxyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type DisableAuthProxyIntent = types.DisableAuthProxyIntent;
/** Judges and reads a {@link DisableAuthProxyIntent} as it is sent; `received` as it is answered. */
export const DisableAuthProxyIntent: RecordType<DisableAuthProxyIntent> = /* @__PURE__ */ sent(
  checkDisableAuthProxyIntent,
  {},
);

export type DisableAuthProxyResult = types.DisableAuthProxyResult;
/** Judges and reads a {@link DisableAuthProxyResult} as it is answered. */
export const DisableAuthProxyResult: RecordType<DisableAuthProxyResult> = /* @__PURE__ */ answered({});

function checkDisableAuthProxyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DISABLE_AUTH_PROXY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDisableAuthProxyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DisableAuthProxyRequest = types.DisableAuthProxyRequest;
/** Judges and reads a {@link DisableAuthProxyRequest} as it is sent. */
export const DisableAuthProxyRequest: RecordType<DisableAuthProxyRequest> = /* @__PURE__ */ sent(
  checkDisableAuthProxyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_AUTH_PROXY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DisableAuthProxyIntent,
  },
);

export type DisableAuthProxyResponse = types.DisableAuthProxyResponse;
/** Judges and reads a {@link DisableAuthProxyResponse} as it is answered. */
export const DisableAuthProxyResponse: RecordType<DisableAuthProxyResponse> = /* @__PURE__ */ answered({
  activity: () => DisableAuthProxyActivity,
});
