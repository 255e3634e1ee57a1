// MFA policies of users as they are answered.

import type { MfaPolicy, RequiredAuthenticationMethod } from "@countersign/api";
import type { MfaPolicyRow } from "../store/mfa-policies.js";
import { toTimestamp } from "../store/timestamp.js";

export function toMfaPolicy(row: MfaPolicyRow): MfaPolicy {
  return {
    mfaPolicyId: row.id,
    mfaPolicyName: row.name,
    condition: row.condition,
    requiredAuthenticationMethods: JSON.parse(row.methods) as RequiredAuthenticationMethod[],
    order: Number(row.position),
    ...(row.notes !== "" && { notes: row.notes }),
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}

/** In the order in which they are looked at. Ids are those of UUIDv7, so that the older comes first. */
export function inOrder(one: MfaPolicy, other: MfaPolicy): number {
  return one.order - other.order || (one.mfaPolicyId < other.mfaPolicyId ? -1 : 1);
}
