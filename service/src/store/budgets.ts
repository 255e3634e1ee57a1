// Budgets by the hour and day, which hold across restarts and for all processes together.

import { sql } from "kysely";
import type { Milliseconds } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

/** What one row counts. An hour is over at the end of the row in which it is, so up to ten minutes later. */
const rowMilliseconds = 600_000;
const hour = 3_600_000;
const day = 24 * hour;

/** Something that may be used so often. */
export interface Budget {
  /** Names it within the organization. */
  readonly holder: string;
  readonly hourly: number;
  readonly daily: number;
}

/** How far a budget was overdrawn. */
export interface Overdrawn {
  readonly budget: Budget;
  readonly per: "hour" | "day";
}

/**
 * Uses some of several budgets. Where there is not so much left of one of them, the transaction has to be given up. Others that
 * use the same budgets at the same time wait until it ends.
 *
 * @returns the first budget that does not have so much
 */
export async function useBudgets(
  scope: WriteScope,
  budgets: readonly Budget[],
  count: number,
  now: Milliseconds,
): Promise<Overdrawn | undefined> {
  await forget(scope, now);
  // In the same order everywhere, so that no two transactions wait for each other.
  const ordered = budgets.toSorted((one, other) => (one.holder < other.holder ? -1 : 1));
  for (const { holder } of ordered) await add(scope, holder, count, now);
  for (const budget of budgets) {
    const { lastHour, lastDay } = await readUsed(scope, budget.holder, now);
    if (lastHour > budget.hourly) return { budget, per: "hour" };
    if (lastDay > budget.daily) return { budget, per: "day" };
  }
  return undefined;
}

/** Gives some of a budget back. */
export async function giveBack(scope: WriteScope, holder: string, count: number, now: Milliseconds): Promise<void> {
  await add(scope, holder, -count, now);
}

/** How much of a budget was used in the last hour and day. */
export async function readUsed(
  { database, organizationId }: Scope,
  holder: string,
  now: Milliseconds,
): Promise<{ lastHour: number; lastDay: number }> {
  const { lastHour, lastDay } = await database
    .selectFrom("budgets")
    .select((row) => [
      sql<number | null>`sum(case when starts_at > ${now - hour - rowMilliseconds} then used else 0 end)`.as(
        "lastHour",
      ),
      row.fn.sum<number | null>("used").as("lastDay"),
    ])
    .where("organization_id", "=", organizationId)
    .where("holder", "=", holder)
    .where("starts_at", ">", now - day - rowMilliseconds)
    .executeTakeFirstOrThrow();
  return { lastHour: Number(lastHour ?? 0), lastDay: Number(lastDay ?? 0) };
}

async function add({ database, organizationId }: WriteScope, holder: string, count: number, now: Milliseconds) {
  const starts_at = now - (now % rowMilliseconds);
  await database
    .insertInto("budgets")
    .values({ organization_id: organizationId, holder, starts_at, used: count })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "holder", "starts_at"])
        .doUpdateSet((set) => ({ used: set("budgets.used", "+", count) })),
    )
    .execute();
}

/** Forgets what no budget counts any more. */
async function forget({ database, organizationId }: WriteScope, now: Milliseconds): Promise<void> {
  await database
    .deleteFrom("budgets")
    .where("organization_id", "=", organizationId)
    .where("starts_at", "<=", now - day - rowMilliseconds)
    .execute();
}
