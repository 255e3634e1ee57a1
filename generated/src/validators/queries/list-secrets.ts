// The types in `queries/list-secrets`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-secrets.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Pagination } from "../shapes/common.js";
import { SecretMetadata } from "../shapes/secrets.js";

function checkListSecretsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  return sizeOf(value) === present;
}

export type ListSecretsRequest = types.ListSecretsRequest;
/** Judges and reads a {@link ListSecretsRequest} as it is sent. */
export const ListSecretsRequest: RecordType<ListSecretsRequest> = /* @__PURE__ */ sent(checkListSecretsRequest, {
  organizationId: OrganizationId,
  "paginationOptions?": () => Pagination,
});

export type ListSecretsResponse = types.ListSecretsResponse;
/** Judges and reads a {@link ListSecretsResponse} as it is answered. */
export const ListSecretsResponse: RecordType<ListSecretsResponse> = /* @__PURE__ */ answered({
  secrets: { kind: "array", of: () => SecretMetadata, minItems: 0, maxItems: 100 },
});
