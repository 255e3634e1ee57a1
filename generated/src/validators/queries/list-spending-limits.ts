// The types in `queries/list-spending-limits`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/list-spending-limits.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { SpendingLimit } from "../shapes/spending-limits.js";

function checkListSpendingLimitsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListSpendingLimitsRequest = types.ListSpendingLimitsRequest;
/** Judges and reads a {@link ListSpendingLimitsRequest} as it is sent. */
export const ListSpendingLimitsRequest: RecordType<ListSpendingLimitsRequest> = /* @__PURE__ */ sent(
  checkListSpendingLimitsRequest,
  { organizationId: OrganizationId },
);

export type ListSpendingLimitsResponse = types.ListSpendingLimitsResponse;
/** Judges and reads a {@link ListSpendingLimitsResponse} as it is answered. */
export const ListSpendingLimitsResponse: RecordType<ListSpendingLimitsResponse> = /* @__PURE__ */ answered({
  spendingLimits: { kind: "array", of: () => SpendingLimit, minItems: 0, maxItems: 100 },
});
