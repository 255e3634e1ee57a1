// Spending limits of an organization, by name and id.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";
import type { SpendingLimit } from "../../spending/spending-limit.js";

/** @throws ApiError ALREADY_EXISTS for a name that another limit has */
export function checkName({ spendingLimits }: Organization, name: string, id?: string): void {
  if (!spendingLimits.some((limit) => limit.name === name && limit.id !== id)) return;
  const message = `name: the organization has a spending limit named ${JSON.stringify(name)} already`;
  throw new ApiError(ErrorCode.ALREADY_EXISTS, message);
}

/** @throws ApiError NOT_FOUND, the same for what never was and for what belongs to another organization */
export function findLimit({ spendingLimits }: Organization, id: string, path: string): SpendingLimit {
  const limit = spendingLimits.find((each) => each.id === id);
  if (limit) return limit;
  throw new ApiError(ErrorCode.NOT_FOUND, `${path}: no spending limit ${JSON.stringify(id)} in this organization`);
}
