// The types in `activities/disable-private-key`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/disable-private-key.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PrivateKeyId } from "../scalars.js";

export type DisablePrivateKeyActivity = types.DisablePrivateKeyActivity;
/** Judges and reads a {@link DisablePrivateKeyActivity} as it is answered. */
export const DisablePrivateKeyActivity: RecordType<DisablePrivateKeyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_PRIVATE_KEY"], open: false },
    intent: /* @__PURE__ */ record({ disablePrivateKeyIntent: () => DisablePrivateKeyIntent }),
    result: /* @__PURE__ */ record({ "disablePrivateKeyResult?": () => DisablePrivateKeyResult }),
  },
);

function checkDisablePrivateKeyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PrivateKeyId.check(value.privateKeyId)) return false;
  return sizeOf(value) === 1;
}

export type DisablePrivateKeyIntent = types.DisablePrivateKeyIntent;
/** Judges and reads a {@link DisablePrivateKeyIntent} as it is sent; `received` as it is answered. */
export const DisablePrivateKeyIntent: RecordType<DisablePrivateKeyIntent> = /* @__PURE__ */ sent(
  checkDisablePrivateKeyIntent,
  { privateKeyId: PrivateKeyId },
);

export type DisablePrivateKeyResult = types.DisablePrivateKeyResult;
/** Judges and reads a {@link DisablePrivateKeyResult} as it is answered. */
export const DisablePrivateKeyResult: RecordType<DisablePrivateKeyResult> = /* @__PURE__ */ answered({
  privateKeyId: PrivateKeyId,
});

function checkDisablePrivateKeyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDisablePrivateKeyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DisablePrivateKeyRequest = types.DisablePrivateKeyRequest;
/** Judges and reads a {@link DisablePrivateKeyRequest} as it is sent. */
export const DisablePrivateKeyRequest: RecordType<DisablePrivateKeyRequest> = /* @__PURE__ */ sent(
  checkDisablePrivateKeyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_PRIVATE_KEY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DisablePrivateKeyIntent,
  },
);

export type DisablePrivateKeyResponse = types.DisablePrivateKeyResponse;
/** Judges and reads a {@link DisablePrivateKeyResponse} as it is answered. */
export const DisablePrivateKeyResponse: RecordType<DisablePrivateKeyResponse> = /* @__PURE__ */ answered({
  activity: () => DisablePrivateKeyActivity,
});
