// Budgets, periods and times as people write them.

import type { CreateSpendingLimitIntent, SpendingWindow } from "@countersign/api";
import { UsageError } from "../terminal/failure.js";

const units = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
const calendar = { day: "SPENDING_PERIOD_DAY", week: "SPENDING_PERIOD_WEEK", month: "SPENDING_PERIOD_MONTH" } as const;

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

/** What an agent pays with: ether on a chain, or a token there. */
export interface Currency {
  readonly chainId: string;
  readonly decimals: number;
  /** The address of the token's contract; none for ether. */
  readonly token?: string;
}

/** Ether on a chain. */
export function etherOn(chainId: string): Currency {
  return { chainId, decimals: 18 };
}

/**
 * Reads `eip155:8453/erc20:0x8335…2913=6`: a token, and its decimals.
 *
 * @throws UsageError
 */
export function tokenOf(text: string): Currency {
  const [, chainId, token, decimals] = /^eip155:([1-9]\d{0,15})\/erc20:(0x[0-9a-fA-F]{40})=(\d{1,2})$/.exec(text) ?? [];
  if (chainId !== undefined && token !== undefined) return { chainId, token, decimals: Number(decimals) };
  throw new UsageError(`--token: ${text} is not a token with its decimals, such as eip155:8453/erc20:0x8335…2913=6`);
}

/**
 * What `0.5 ETH/day`, or `5 USDC/day` of a token, lets be spent.
 *
 * @throws UsageError
 */
export function budgetOf(
  text: string,
  { chainId, decimals, token }: Currency,
): Pick<CreateSpendingLimitIntent, "assets" | "maximum" | "window"> {
  const parts = /^(\d{1,12})(?:\.(\d{1,36}))? ?([A-Za-z]{0,10}) ?\/ ?(\w+)$/.exec(text.trim()) ?? [];
  const [, whole, fraction = "", unit = "", per = ""] = parts;
  const window = windowOf(per);
  const maximum = String(BigInt(`${whole ?? 0}${fraction.padEnd(decimals, "0")}`));
  // Ether is not paid with a token, nor a token with ether: a mistake would be by many powers of ten.
  const isOfUnit = (unit.toUpperCase() === "ETH") === (token === undefined);
  if (whole === undefined || !window || maximum === "0" || !isOfUnit || fraction.length > decimals) {
    const examples =
      token === undefined ? ["0.5 ETH/day", "2 ETH/30d", "1 ETH/ever"] : ["5 USDC/day", "5/30d", "5/ever"];
    const [first, second, third] = examples;
    const like = `such as '${first}', '${second}' or '${third}'`;
    throw new UsageError(`--budget: ${text} is not a budget with at most ${decimals} decimals ${like}`);
  }
  const asset = token === undefined ? "slip44:60" : `erc20:${token}`;
  return { assets: [`eip155:${chainId}/${asset}`], maximum, window };
}
