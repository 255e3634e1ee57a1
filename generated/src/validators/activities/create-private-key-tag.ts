// The types in `activities/create-private-key-tag`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-private-key-tag.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PrivateKeyId, PrivateKeyTagId, TagName } from "../scalars.js";

export type CreatePrivateKeyTagActivity = types.CreatePrivateKeyTagActivity;
/** Judges and reads a {@link CreatePrivateKeyTagActivity} as it is answered. */
export const CreatePrivateKeyTagActivity: RecordType<CreatePrivateKeyTagActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"], open: false },
    intent: /* @__PURE__ */ record({ createPrivateKeyTagIntent: () => CreatePrivateKeyTagIntent }),
    result: /* @__PURE__ */ record({ "createPrivateKeyTagResult?": () => CreatePrivateKeyTagResult }),
  },
);

function checkCreatePrivateKeyTagIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!TagName.check(value.privateKeyTagName)) return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds) || privateKeyIds.length > 100) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (!PrivateKeyId.check(privateKeyIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type CreatePrivateKeyTagIntent = types.CreatePrivateKeyTagIntent;
/** Judges and reads a {@link CreatePrivateKeyTagIntent} as it is sent; `received` as it is answered. */
export const CreatePrivateKeyTagIntent: RecordType<CreatePrivateKeyTagIntent> = /* @__PURE__ */ sent(
  checkCreatePrivateKeyTagIntent,
  { privateKeyTagName: TagName, privateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 } },
);

export type CreatePrivateKeyTagResult = types.CreatePrivateKeyTagResult;
/** Judges and reads a {@link CreatePrivateKeyTagResult} as it is answered. */
export const CreatePrivateKeyTagResult: RecordType<CreatePrivateKeyTagResult> = /* @__PURE__ */ answered({
  privateKeyTagId: PrivateKeyTagId,
  privateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
});

function checkCreatePrivateKeyTagRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreatePrivateKeyTagIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreatePrivateKeyTagRequest = types.CreatePrivateKeyTagRequest;
/** Judges and reads a {@link CreatePrivateKeyTagRequest} as it is sent. */
export const CreatePrivateKeyTagRequest: RecordType<CreatePrivateKeyTagRequest> = /* @__PURE__ */ sent(
  checkCreatePrivateKeyTagRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreatePrivateKeyTagIntent,
  },
);

export type CreatePrivateKeyTagResponse = types.CreatePrivateKeyTagResponse;
/** Judges and reads a {@link CreatePrivateKeyTagResponse} as it is answered. */
export const CreatePrivateKeyTagResponse: RecordType<CreatePrivateKeyTagResponse> = /* @__PURE__ */ answered({
  activity: () => CreatePrivateKeyTagActivity,
});
