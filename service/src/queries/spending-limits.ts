// Spending limits, and how much of them is used up.

import type { SpendingUsage } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { found } from "../params/found.js";
import { usageOf } from "../spending/ledger.js";
import { holderForm, readSpendingLimit, toSpendingLimit } from "../spending/spending-limit.js";
import { listSpendingHolders } from "../store/spending.js";
import { listSpendingLimits } from "../store/spending-limits.js";
import type { Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";

const mostHolders = 100;

export function spendingQueries(store: Store): Pick<Service<Call>, "getSpendingUsage" | "listSpendingLimits"> {
  return {
    async listSpendingLimits({ caller }) {
      const rows = await listSpendingLimits(store.in(caller.organization));
      return { spendingLimits: rows.map(toSpendingLimit) };
    },

    async getSpendingUsage({ caller }, { spendingLimitId, holder }) {
      const scope = store.in(caller.organization);
      const row = await found("spending limit", spendingLimitId, async (id) =>
        (await listSpendingLimits(scope)).find((each) => each.id === id),
      );
      const limit = readSpendingLimit(row);
      const holders =
        holder === undefined
          ? await listSpendingHolders(scope, limit.id, mostHolders)
          : [holderForm(limit.scope, holder)];
      const now = Date.now();
      const usages: SpendingUsage[] = [];
      for (const each of holders) {
        const { spent, waiting, remaining, moreAt } = await usageOf(scope, limit, each, now);
        usages.push({
          holder: each,
          spent: String(spent),
          waiting: String(waiting),
          remaining: String(remaining),
          ...(moreAt !== undefined && { moreAt: toTimestamp(moreAt) }),
        });
      }
      return { usages };
    },
  };
}
