// Limits with what is used of them, and the names of what they are about.

import { getSpendingUsage, listAddressBook, listSpendingLimits } from "@countersign/api";
import type { SpendingLimit, SpendingUsage } from "@countersign/api";
import { readHolders } from "../../session/holders.js";
import type { Holders } from "../../session/holders.js";
import { reads, signedIn } from "../../session/connection.js";

export interface LimitWithUsage {
  readonly limit: SpendingLimit;
  readonly usages: readonly SpendingUsage[];
}

export interface Limits {
  readonly limits: readonly LimitWithUsage[];
  readonly holders: Holders;
}

export async function readLimits(organizationId: string, signal: AbortSignal): Promise<Limits> {
  const connection = reads(signedIn());
  const [{ spendingLimits }, holders] = await Promise.all([
    listSpendingLimits(connection, { organizationId }, { signal }),
    readHolders(organizationId, signal),
  ]);
  const limits = await Promise.all(
    spendingLimits.map(async (limit) => {
      const { spendingLimitId } = limit;
      const { usages } = await getSpendingUsage(connection, { organizationId, spendingLimitId }, { signal });
      return { limit, usages };
    }),
  );
  return { limits, holders };
}

/** The names of an organization's address books. */
export async function readBooks(organizationId: string, signal: AbortSignal): Promise<readonly string[]> {
  const { entries } = await listAddressBook(reads(signedIn()), { organizationId }, { signal });
  return [...new Set(entries.map(({ book }) => book))].sort();
}
