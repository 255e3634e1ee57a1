// The types in `activities/create-user-tag`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/create-user-tag.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, TagName, UserId, UserTagId } from "../scalars.js";

export type CreateUserTagActivity = types.CreateUserTagActivity;
/** Judges and reads a {@link CreateUserTagActivity} as it is answered. */
export const CreateUserTagActivity: RecordType<CreateUserTagActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USER_TAG"], open: false },
  intent: /* @__PURE__ */ record({ createUserTagIntent: () => CreateUserTagIntent }),
  result: /* @__PURE__ */ record({ "createUserTagResult?": () => CreateUserTagResult }),
});

function checkCreateUserTagIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!TagName.check(value.userTagName)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds) || userIds.length > 100) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (!UserId.check(userIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type CreateUserTagIntent = types.CreateUserTagIntent;
/** Judges and reads a {@link CreateUserTagIntent} as it is sent; `received` as it is answered. */
export const CreateUserTagIntent: RecordType<CreateUserTagIntent> = /* @__PURE__ */ sent(checkCreateUserTagIntent, {
  userTagName: TagName,
  userIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

export type CreateUserTagResult = types.CreateUserTagResult;
/** Judges and reads a {@link CreateUserTagResult} as it is answered. */
export const CreateUserTagResult: RecordType<CreateUserTagResult> = /* @__PURE__ */ answered({
  userTagId: UserTagId,
  userIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

function checkCreateUserTagRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USER_TAG") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateUserTagIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateUserTagRequest = types.CreateUserTagRequest;
/** Judges and reads a {@link CreateUserTagRequest} as it is sent. */
export const CreateUserTagRequest: RecordType<CreateUserTagRequest> = /* @__PURE__ */ sent(checkCreateUserTagRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USER_TAG"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreateUserTagIntent,
});

export type CreateUserTagResponse = types.CreateUserTagResponse;
/** Judges and reads a {@link CreateUserTagResponse} as it is answered. */
export const CreateUserTagResponse: RecordType<CreateUserTagResponse> = /* @__PURE__ */ answered({
  activity: () => CreateUserTagActivity,
});
