// The types in `queries/get-api-keys`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/get-api-keys.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, UserId } from "../scalars.js";
import { ApiKey } from "../shapes/credentials.js";

function checkGetApiKeysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (!UserId.check(userId)) return false;
  }
  return sizeOf(value) === present;
}

export type GetApiKeysRequest = types.GetApiKeysRequest;
/** Judges and reads a {@link GetApiKeysRequest} as it is sent. */
export const GetApiKeysRequest: RecordType<GetApiKeysRequest> = /* @__PURE__ */ sent(checkGetApiKeysRequest, {
  organizationId: OrganizationId,
  "userId?": UserId,
});

export type GetApiKeysResponse = types.GetApiKeysResponse;
/** Judges and reads a {@link GetApiKeysResponse} as it is answered. */
export const GetApiKeysResponse: RecordType<GetApiKeysResponse> = /* @__PURE__ */ answered({
  apiKeys: { kind: "array", of: () => ApiKey, minItems: 0, maxItems: 100 },
});
