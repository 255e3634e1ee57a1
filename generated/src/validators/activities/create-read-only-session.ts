// The types in `activities/create-read-only-session`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-read-only-session.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  MillisecondTimestamp,
  OrganizationId,
  OrganizationName,
  SessionToken,
  UnixSeconds,
  UserId,
  UserName,
} from "../scalars.js";

export type CreateReadOnlySessionActivity = types.CreateReadOnlySessionActivity;
/** Judges and reads a {@link CreateReadOnlySessionActivity} as it is answered. */
export const CreateReadOnlySessionActivity: RecordType<CreateReadOnlySessionActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"], open: false },
    intent: /* @__PURE__ */ record({ createReadOnlySessionIntent: () => CreateReadOnlySessionIntent }),
    result: /* @__PURE__ */ record({ "createReadOnlySessionResult?": () => CreateReadOnlySessionResult }),
  },
);

function checkCreateReadOnlySessionIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return sizeOf(value) === 0;
}

export type CreateReadOnlySessionIntent = types.CreateReadOnlySessionIntent;
/** Judges and reads a {@link CreateReadOnlySessionIntent} as it is sent; `received` as it is answered. */
export const CreateReadOnlySessionIntent: RecordType<CreateReadOnlySessionIntent> = /* @__PURE__ */ sent(
  checkCreateReadOnlySessionIntent,
  {},
);

export type CreateReadOnlySessionResult = types.CreateReadOnlySessionResult;
/** Judges and reads a {@link CreateReadOnlySessionResult} as it is answered. */
export const CreateReadOnlySessionResult: RecordType<CreateReadOnlySessionResult> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  organizationName: OrganizationName,
  userId: UserId,
  username: UserName,
  session: SessionToken,
  sessionExpiry: UnixSeconds,
});

function checkCreateReadOnlySessionRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateReadOnlySessionIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateReadOnlySessionRequest = types.CreateReadOnlySessionRequest;
/** Judges and reads a {@link CreateReadOnlySessionRequest} as it is sent. */
export const CreateReadOnlySessionRequest: RecordType<CreateReadOnlySessionRequest> = /* @__PURE__ */ sent(
  checkCreateReadOnlySessionRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateReadOnlySessionIntent,
  },
);

export type CreateReadOnlySessionResponse = types.CreateReadOnlySessionResponse;
/** Judges and reads a {@link CreateReadOnlySessionResponse} as it is answered. */
export const CreateReadOnlySessionResponse: RecordType<CreateReadOnlySessionResponse> = /* @__PURE__ */ answered({
  activity: () => CreateReadOnlySessionActivity,
});
