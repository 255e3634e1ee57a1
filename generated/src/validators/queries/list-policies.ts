// The types in `queries/list-policies`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-policies.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Policy } from "../shapes/policies.js";

function checkListPoliciesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListPoliciesRequest = types.ListPoliciesRequest;
/** Judges and reads a {@link ListPoliciesRequest} as it is sent. */
export const ListPoliciesRequest: RecordType<ListPoliciesRequest> = /* @__PURE__ */ sent(checkListPoliciesRequest, {
  organizationId: OrganizationId,
});

export type ListPoliciesResponse = types.ListPoliciesResponse;
/** Judges and reads a {@link ListPoliciesResponse} as it is answered. */
export const ListPoliciesResponse: RecordType<ListPoliciesResponse> = /* @__PURE__ */ answered({
  policies: { kind: "array", of: () => Policy, minItems: 0, maxItems: 100 },
});
