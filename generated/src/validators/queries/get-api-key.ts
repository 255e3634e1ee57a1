// The types in `queries/get-api-key`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/get-api-key.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { ApiKeyId, OrganizationId } from "../scalars.js";
import { ApiKey } from "../shapes/credentials.js";

function checkGetApiKeyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!ApiKeyId.check(value.apiKeyId)) return false;
  return sizeOf(value) === 2;
}

export type GetApiKeyRequest = types.GetApiKeyRequest;
/** Judges and reads a {@link GetApiKeyRequest} as it is sent. */
export const GetApiKeyRequest: RecordType<GetApiKeyRequest> = /* @__PURE__ */ sent(checkGetApiKeyRequest, {
  organizationId: OrganizationId,
  apiKeyId: ApiKeyId,
});

export type GetApiKeyResponse = types.GetApiKeyResponse;
/** Judges and reads a {@link GetApiKeyResponse} as it is answered. */
export const GetApiKeyResponse: RecordType<GetApiKeyResponse> = /* @__PURE__ */ answered({ apiKey: () => ApiKey });
