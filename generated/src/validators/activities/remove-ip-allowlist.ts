// The types in `activities/remove-ip-allowlist`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/remove-ip-allowlist.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PublicKey } from "../scalars.js";

export type RemoveIpAllowlistActivity = types.RemoveIpAllowlistActivity;
/** Judges and reads a {@link RemoveIpAllowlistActivity} as it is answered. */
export const RemoveIpAllowlistActivity: RecordType<RemoveIpAllowlistActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST"], open: false },
    intent: /* @__PURE__ */ record({ removeIpAllowlistIntent: () => RemoveIpAllowlistIntent }),
    result: /* @__PURE__ */ record({ "removeIpAllowlistResult?": () => RemoveIpAllowlistResult }),
  },
);

function checkRemoveIpAllowlistIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    present++;
    if (!PublicKey.check(publicKey)) return false;
  }
  return sizeOf(value) === present;
}

export type RemoveIpAllowlistIntent = types.RemoveIpAllowlistIntent;
/** Judges and reads a {@link RemoveIpAllowlistIntent} as it is sent; `received` as it is answered. */
export const RemoveIpAllowlistIntent: RecordType<RemoveIpAllowlistIntent> = /* @__PURE__ */ sent(
  checkRemoveIpAllowlistIntent,
  { "publicKey?": PublicKey },
);

export type RemoveIpAllowlistResult = types.RemoveIpAllowlistResult;
/** Judges and reads a {@link RemoveIpAllowlistResult} as it is answered. */
export const RemoveIpAllowlistResult: RecordType<RemoveIpAllowlistResult> = /* @__PURE__ */ answered({});

function checkRemoveIpAllowlistRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkRemoveIpAllowlistIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type RemoveIpAllowlistRequest = types.RemoveIpAllowlistRequest;
/** Judges and reads a {@link RemoveIpAllowlistRequest} as it is sent. */
export const RemoveIpAllowlistRequest: RecordType<RemoveIpAllowlistRequest> = /* @__PURE__ */ sent(
  checkRemoveIpAllowlistRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => RemoveIpAllowlistIntent,
  },
);

export type RemoveIpAllowlistResponse = types.RemoveIpAllowlistResponse;
/** Judges and reads a {@link RemoveIpAllowlistResponse} as it is answered. */
export const RemoveIpAllowlistResponse: RecordType<RemoveIpAllowlistResponse> = /* @__PURE__ */ answered({
  activity: () => RemoveIpAllowlistActivity,
});
