// Budgets, periods and times as people write them.

import type { CreateSpendingLimitIntent, SpendingWindow } from "@countersign/api";
import { UsageError } from "../terminal/failure.js";

const units = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
const calendar = { day: "SPENDING_PERIOD_DAY", week: "SPENDING_PERIOD_WEEK", month: "SPENDING_PERIOD_MONTH" } as const;
/** Of ether. */
const decimals = 18;

/** Seconds of `90s`, `30m`, `12h` or `7d`, as the API takes them; undefined for other texts. */
export function secondsOf(text: string): string | undefined {
  const [, number, unit] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  return number === undefined ? undefined : String(Number(number) * units[unit as keyof typeof units]);
}

/** What `24h`, `30d`, `day`, `week`, `month` or `ever` stands for; undefined for other texts. */
export function windowOf(per: string, timeZone?: string): SpendingWindow | undefined {
  if (per === "ever") return { period: "SPENDING_PERIOD_EVER" };
  const zone = { ...(timeZone !== undefined && { timeZone }) };
  if (per === "day" || per === "week" || per === "month") return { period: calendar[per], ...zone };
  const seconds = secondsOf(per);
  return seconds === undefined ? undefined : { period: "SPENDING_PERIOD_ROLLING", seconds, ...zone };
}

/**
 * What `0.5 ETH/day` lets be spent.
 *
 * @throws UsageError
 */
export function budgetOf(
  text: string,
  chainId: string,
): Pick<CreateSpendingLimitIntent, "assets" | "maximum" | "window"> {
  const [, whole, fraction = "", per = ""] = /^(\d{1,12})(?:\.(\d{1,18}))? ?ETH ?\/ ?(\w+)$/.exec(text.trim()) ?? [];
  const window = windowOf(per);
  const maximum = String(BigInt(`${whole ?? 0}${fraction.padEnd(decimals, "0")}`));
  if (whole === undefined || !window || maximum === "0") {
    throw new UsageError(`--budget: ${text} is not a budget such as '0.5 ETH/day', '2 ETH/30d' or '1 ETH/ever'`);
  }
  return { assets: [`eip155:${chainId}/slip44:60`], maximum, window };
}
