// The types in `activities/create-velocity-control`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-velocity-control.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, VelocityControlId } from "../scalars.js";
import { VelocityControlAggregation, VelocityControlDataSource } from "../shapes/velocity-controls.js";

export type CreateVelocityControlActivity = types.CreateVelocityControlActivity;
/** Judges and reads a {@link CreateVelocityControlActivity} as it is answered. */
export const CreateVelocityControlActivity: RecordType<CreateVelocityControlActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL"], open: false },
    intent: /* @__PURE__ */ record({ createVelocityControlIntent: () => CreateVelocityControlIntent }),
    result: /* @__PURE__ */ record({ "createVelocityControlResult?": () => CreateVelocityControlResult }),
  },
);
const createVelocityControlIntentIdentifierPattern = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/u;

function checkCreateVelocityControlIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const name = value.name;
  if (typeof name !== "string" || (name.length > 256 && codePoints(name) > 256) || name.length === 0) return false;
  if (!VelocityControlDataSource.check(value.dataSource)) return false;
  if (!VelocityControlAggregation.check(value.aggregation)) return false;
  const identifier = value.identifier;
  if (
    typeof identifier !== "string" ||
    (identifier.length > 63 && codePoints(identifier) > 63) ||
    !createVelocityControlIntentIdentifierPattern.test(identifier)
  )
    return false;
  return sizeOf(value) === 4;
}

export type CreateVelocityControlIntent = types.CreateVelocityControlIntent;
/** Judges and reads a {@link CreateVelocityControlIntent} as it is sent; `received` as it is answered. */
export const CreateVelocityControlIntent: RecordType<CreateVelocityControlIntent> = /* @__PURE__ */ sent(
  checkCreateVelocityControlIntent,
  {
    name: { kind: "string", minLength: 1, maxLength: 256, example: "Daily payouts" },
    dataSource: () => VelocityControlDataSource,
    aggregation: () => VelocityControlAggregation,
    identifier: {
      kind: "string",
      maxLength: 63,
      example: "daily_payouts",
      pattern: createVelocityControlIntentIdentifierPattern,
    },
  },
);

export type CreateVelocityControlResult = types.CreateVelocityControlResult;
/** Judges and reads a {@link CreateVelocityControlResult} as it is answered. */
export const CreateVelocityControlResult: RecordType<CreateVelocityControlResult> = /* @__PURE__ */ answered({
  velocityControlId: VelocityControlId,
});

function checkCreateVelocityControlRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateVelocityControlIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateVelocityControlRequest = types.CreateVelocityControlRequest;
/** Judges and reads a {@link CreateVelocityControlRequest} as it is sent. */
export const CreateVelocityControlRequest: RecordType<CreateVelocityControlRequest> = /* @__PURE__ */ sent(
  checkCreateVelocityControlRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateVelocityControlIntent,
  },
);

export type CreateVelocityControlResponse = types.CreateVelocityControlResponse;
/** Judges and reads a {@link CreateVelocityControlResponse} as it is answered. */
export const CreateVelocityControlResponse: RecordType<CreateVelocityControlResponse> = /* @__PURE__ */ answered({
  activity: () => CreateVelocityControlActivity,
});
