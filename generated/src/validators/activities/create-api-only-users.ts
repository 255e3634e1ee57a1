// The types in `activities/create-api-only-users`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-api-only-users.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { ApiOnlyUserParams } from "../shapes/users.js";

export type CreateApiOnlyUsersActivity = types.CreateApiOnlyUsersActivity;
/** Judges and reads a {@link CreateApiOnlyUsersActivity} as it is answered. */
export const CreateApiOnlyUsersActivity: RecordType<CreateApiOnlyUsersActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_ONLY_USERS"], open: false },
    intent: /* @__PURE__ */ record({ createApiOnlyUsersIntent: () => CreateApiOnlyUsersIntent }),
    result: /* @__PURE__ */ record({ "createApiOnlyUsersResult?": () => CreateApiOnlyUsersResult }),
  },
);

function checkCreateApiOnlyUsersIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const apiOnlyUsers = value.apiOnlyUsers;
  if (!Array.isArray(apiOnlyUsers) || apiOnlyUsers.length > 100 || apiOnlyUsers.length === 0) return false;
  for (let i = 0; i < apiOnlyUsers.length; i++) {
    if (!ApiOnlyUserParams.check(apiOnlyUsers[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type CreateApiOnlyUsersIntent = types.CreateApiOnlyUsersIntent;
/** Judges and reads a {@link CreateApiOnlyUsersIntent} as it is sent; `received` as it is answered. */
export const CreateApiOnlyUsersIntent: RecordType<CreateApiOnlyUsersIntent> = /* @__PURE__ */ sent(
  checkCreateApiOnlyUsersIntent,
  { apiOnlyUsers: { kind: "array", of: () => ApiOnlyUserParams, minItems: 1, maxItems: 100 } },
);

export type CreateApiOnlyUsersResult = types.CreateApiOnlyUsersResult;
/** Judges and reads a {@link CreateApiOnlyUsersResult} as it is answered. */
export const CreateApiOnlyUsersResult: RecordType<CreateApiOnlyUsersResult> = /* @__PURE__ */ answered({
  userIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

function checkCreateApiOnlyUsersRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_ONLY_USERS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateApiOnlyUsersIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateApiOnlyUsersRequest = types.CreateApiOnlyUsersRequest;
/** Judges and reads a {@link CreateApiOnlyUsersRequest} as it is sent. */
export const CreateApiOnlyUsersRequest: RecordType<CreateApiOnlyUsersRequest> = /* @__PURE__ */ sent(
  checkCreateApiOnlyUsersRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_ONLY_USERS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateApiOnlyUsersIntent,
  },
);

export type CreateApiOnlyUsersResponse = types.CreateApiOnlyUsersResponse;
/** Judges and reads a {@link CreateApiOnlyUsersResponse} as it is answered. */
export const CreateApiOnlyUsersResponse: RecordType<CreateApiOnlyUsersResponse> = /* @__PURE__ */ answered({
  activity: () => CreateApiOnlyUsersActivity,
});
