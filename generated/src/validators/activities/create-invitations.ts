// The types in `activities/create-invitations`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-invitations.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { InvitationId, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { InvitationParams } from "../shapes/invitations.js";

export type CreateInvitationsActivity = types.CreateInvitationsActivity;
/** Judges and reads a {@link CreateInvitationsActivity} as it is answered. */
export const CreateInvitationsActivity: RecordType<CreateInvitationsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_INVITATIONS"], open: false },
    intent: /* @__PURE__ */ record({ createInvitationsIntent: () => CreateInvitationsIntent }),
    result: /* @__PURE__ */ record({ "createInvitationsResult?": () => CreateInvitationsResult }),
  },
);

function checkCreateInvitationsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const invitations = value.invitations;
  if (!Array.isArray(invitations) || invitations.length > 100 || invitations.length === 0) return false;
  for (let i = 0; i < invitations.length; i++) {
    if (!InvitationParams.check(invitations[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type CreateInvitationsIntent = types.CreateInvitationsIntent;
/** Judges and reads a {@link CreateInvitationsIntent} as it is sent; `received` as it is answered. */
export const CreateInvitationsIntent: RecordType<
  CreateInvitationsIntent,
  CreateInvitationsIntent,
  types.ReceivedCreateInvitationsIntent
> = /* @__PURE__ */ sent(checkCreateInvitationsIntent, {
  invitations: { kind: "array", of: () => InvitationParams, minItems: 1, maxItems: 100 },
});

export type CreateInvitationsResult = types.CreateInvitationsResult;
/** Judges and reads a {@link CreateInvitationsResult} as it is answered. */
export const CreateInvitationsResult: RecordType<CreateInvitationsResult> = /* @__PURE__ */ answered({
  invitationIds: { kind: "array", of: InvitationId, minItems: 0, maxItems: 100 },
});

function checkCreateInvitationsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_INVITATIONS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateInvitationsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateInvitationsRequest = types.CreateInvitationsRequest;
/** Judges and reads a {@link CreateInvitationsRequest} as it is sent. */
export const CreateInvitationsRequest: RecordType<CreateInvitationsRequest> = /* @__PURE__ */ sent(
  checkCreateInvitationsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_INVITATIONS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateInvitationsIntent,
  },
);

export type CreateInvitationsResponse = types.CreateInvitationsResponse;
/** Judges and reads a {@link CreateInvitationsResponse} as it is answered. */
export const CreateInvitationsResponse: RecordType<CreateInvitationsResponse> = /* @__PURE__ */ answered({
  activity: () => CreateInvitationsActivity,
});
