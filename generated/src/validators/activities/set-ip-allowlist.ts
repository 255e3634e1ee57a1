// The types in `activities/set-ip-allowlist`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/set-ip-allowlist.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { IpAllowlistErrorOutcome } from "../enums.js";
import { MillisecondTimestamp, OrganizationId, PublicKey } from "../scalars.js";
import { IpAllowlistIntentRule } from "../shapes/ip-allowlists.js";

export type SetIpAllowlistActivity = types.SetIpAllowlistActivity;
/** Judges and reads a {@link SetIpAllowlistActivity} as it is answered. */
export const SetIpAllowlistActivity: RecordType<SetIpAllowlistActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_IP_ALLOWLIST"], open: false },
    intent: /* @__PURE__ */ record({ setIpAllowlistIntent: () => SetIpAllowlistIntent }),
    result: /* @__PURE__ */ record({ "setIpAllowlistResult?": () => SetIpAllowlistResult }),
  },
);

function checkSetIpAllowlistIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    present++;
    if (!PublicKey.check(publicKey)) return false;
  }
  const enabled = value.enabled;
  if (enabled !== undefined) {
    present++;
    if (typeof enabled !== "boolean") return false;
  }
  const rules = value.rules;
  if (rules !== undefined) {
    present++;
    if (!Array.isArray(rules) || rules.length > 20) return false;
    for (let i = 0; i < rules.length; i++) {
      if (!IpAllowlistIntentRule.check(rules[i])) return false;
    }
  }
  const onEvaluationError = value.onEvaluationError;
  if (onEvaluationError !== undefined) {
    present++;
    if (!IpAllowlistErrorOutcome.check(onEvaluationError)) return false;
  }
  return sizeOf(value) === present;
}

export type SetIpAllowlistIntent = types.SetIpAllowlistIntent;
/** Judges and reads a {@link SetIpAllowlistIntent} as it is sent; `received` as it is answered. */
export const SetIpAllowlistIntent: RecordType<SetIpAllowlistIntent> = /* @__PURE__ */ sent(checkSetIpAllowlistIntent, {
  "publicKey?": PublicKey,
  "enabled?": { kind: "boolean" },
  "rules?": { kind: "array", of: () => IpAllowlistIntentRule, minItems: 0, maxItems: 20 },
  "onEvaluationError?": IpAllowlistErrorOutcome,
});

export type SetIpAllowlistResult = types.SetIpAllowlistResult;
/** Judges and reads a {@link SetIpAllowlistResult} as it is answered. */
export const SetIpAllowlistResult: RecordType<SetIpAllowlistResult> = /* @__PURE__ */ answered({});

function checkSetIpAllowlistRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_IP_ALLOWLIST") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSetIpAllowlistIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SetIpAllowlistRequest = types.SetIpAllowlistRequest;
/** Judges and reads a {@link SetIpAllowlistRequest} as it is sent. */
export const SetIpAllowlistRequest: RecordType<SetIpAllowlistRequest> = /* @__PURE__ */ sent(
  checkSetIpAllowlistRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_IP_ALLOWLIST"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SetIpAllowlistIntent,
  },
);

export type SetIpAllowlistResponse = types.SetIpAllowlistResponse;
/** Judges and reads a {@link SetIpAllowlistResponse} as it is answered. */
export const SetIpAllowlistResponse: RecordType<SetIpAllowlistResponse> = /* @__PURE__ */ answered({
  activity: () => SetIpAllowlistActivity,
});
