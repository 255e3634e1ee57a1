// The types in `queries/get-spending-usage`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-spending-usage.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, SpendingLimitId } from "../scalars.js";
import { SpendingUsage } from "../shapes/spending-limits.js";

function checkGetSpendingUsageRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!SpendingLimitId.check(value.spendingLimitId)) return false;
  const holder = value.holder;
  if (holder !== undefined) {
    present++;
    if (typeof holder !== "string" || (holder.length > 256 && codePoints(holder) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type GetSpendingUsageRequest = types.GetSpendingUsageRequest;
/** Judges and reads a {@link GetSpendingUsageRequest} as it is sent. */
export const GetSpendingUsageRequest: RecordType<GetSpendingUsageRequest> = /* @__PURE__ */ sent(
  checkGetSpendingUsageRequest,
  { organizationId: OrganizationId, spendingLimitId: SpendingLimitId, "holder?": { kind: "string", maxLength: 256 } },
);

export type GetSpendingUsageResponse = types.GetSpendingUsageResponse;
/** Judges and reads a {@link GetSpendingUsageResponse} as it is answered. */
export const GetSpendingUsageResponse: RecordType<GetSpendingUsageResponse> = /* @__PURE__ */ answered({
  usages: { kind: "array", of: () => SpendingUsage, minItems: 0, maxItems: 100 },
});
