// The types in `activities/set-organization-feature`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/set-organization-feature.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { FeatureName } from "../enums.js";
import { FeatureValue, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { Feature } from "../shapes/organizations.js";

export type SetOrganizationFeatureActivity = types.SetOrganizationFeatureActivity;
/** Judges and reads a {@link SetOrganizationFeatureActivity} as it is answered. */
export const SetOrganizationFeatureActivity: RecordType<SetOrganizationFeatureActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"], open: false },
    intent: /* @__PURE__ */ record({ setOrganizationFeatureIntent: () => SetOrganizationFeatureIntent }),
    result: /* @__PURE__ */ record({ "setOrganizationFeatureResult?": () => SetOrganizationFeatureResult }),
  },
);

function checkSetOrganizationFeatureIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!FeatureName.check(value.name)) return false;
  if (!FeatureValue.check(value.value)) return false;
  return sizeOf(value) === 2;
}

export type SetOrganizationFeatureIntent = types.SetOrganizationFeatureIntent;
/** Judges and reads a {@link SetOrganizationFeatureIntent} as it is sent; `received` as it is answered. */
export const SetOrganizationFeatureIntent: RecordType<
  SetOrganizationFeatureIntent,
  SetOrganizationFeatureIntent,
  types.ReceivedSetOrganizationFeatureIntent
> = /* @__PURE__ */ sent(checkSetOrganizationFeatureIntent, { name: FeatureName, value: FeatureValue });

export type SetOrganizationFeatureResult = types.SetOrganizationFeatureResult;
/** Judges and reads a {@link SetOrganizationFeatureResult} as it is answered. */
export const SetOrganizationFeatureResult: RecordType<SetOrganizationFeatureResult> = /* @__PURE__ */ answered({
  features: { kind: "array", of: () => Feature, minItems: 0, maxItems: 100 },
});

function checkSetOrganizationFeatureRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSetOrganizationFeatureIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SetOrganizationFeatureRequest = types.SetOrganizationFeatureRequest;
/** Judges and reads a {@link SetOrganizationFeatureRequest} as it is sent. */
export const SetOrganizationFeatureRequest: RecordType<SetOrganizationFeatureRequest> = /* @__PURE__ */ sent(
  checkSetOrganizationFeatureRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SetOrganizationFeatureIntent,
  },
);

export type SetOrganizationFeatureResponse = types.SetOrganizationFeatureResponse;
/** Judges and reads a {@link SetOrganizationFeatureResponse} as it is answered. */
export const SetOrganizationFeatureResponse: RecordType<SetOrganizationFeatureResponse> = /* @__PURE__ */ answered({
  activity: () => SetOrganizationFeatureActivity,
});
