// The types in `activities/remove-organization-feature`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/remove-organization-feature.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { FeatureName } from "../enums.js";
import { MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { Feature } from "../shapes/organizations.js";

export type RemoveOrganizationFeatureActivity = types.RemoveOrganizationFeatureActivity;
/** Judges and reads a {@link RemoveOrganizationFeatureActivity} as it is answered. */
export const RemoveOrganizationFeatureActivity: RecordType<RemoveOrganizationFeatureActivity> =
  /* @__PURE__ */ extending(() => ActivityBase, {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"], open: false },
    intent: /* @__PURE__ */ record({ removeOrganizationFeatureIntent: () => RemoveOrganizationFeatureIntent }),
    result: /* @__PURE__ */ record({ "removeOrganizationFeatureResult?": () => RemoveOrganizationFeatureResult }),
  });

function checkRemoveOrganizationFeatureIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!FeatureName.check(value.name)) return false;
  return sizeOf(value) === 1;
}

export type RemoveOrganizationFeatureIntent = types.RemoveOrganizationFeatureIntent;
/** Judges and reads a {@link RemoveOrganizationFeatureIntent} as it is sent; `received` as it is answered. */
export const RemoveOrganizationFeatureIntent: RecordType<
  RemoveOrganizationFeatureIntent,
  RemoveOrganizationFeatureIntent,
  types.ReceivedRemoveOrganizationFeatureIntent
> = /* @__PURE__ */ sent(checkRemoveOrganizationFeatureIntent, { name: FeatureName });

export type RemoveOrganizationFeatureResult = types.RemoveOrganizationFeatureResult;
/** Judges and reads a {@link RemoveOrganizationFeatureResult} as it is answered. */
export const RemoveOrganizationFeatureResult: RecordType<RemoveOrganizationFeatureResult> = /* @__PURE__ */ answered({
  features: { kind: "array", of: () => Feature, minItems: 0, maxItems: 100 },
});

function checkRemoveOrganizationFeatureRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkRemoveOrganizationFeatureIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type RemoveOrganizationFeatureRequest = types.RemoveOrganizationFeatureRequest;
/** Judges and reads a {@link RemoveOrganizationFeatureRequest} as it is sent. */
export const RemoveOrganizationFeatureRequest: RecordType<RemoveOrganizationFeatureRequest> = /* @__PURE__ */ sent(
  checkRemoveOrganizationFeatureRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => RemoveOrganizationFeatureIntent,
  },
);

export type RemoveOrganizationFeatureResponse = types.RemoveOrganizationFeatureResponse;
/** Judges and reads a {@link RemoveOrganizationFeatureResponse} as it is answered. */
export const RemoveOrganizationFeatureResponse: RecordType<RemoveOrganizationFeatureResponse> =
  /* @__PURE__ */ answered({ activity: () => RemoveOrganizationFeatureActivity });
