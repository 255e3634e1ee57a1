// A spending limit as somebody writes it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreateSpendingLimitIntent, SpendingMeasure } from "@countersign/api";
import { timeZone } from "../policy-language/time/zone.js";
import { readAsset } from "./asset.js";
import { holderForm } from "./spending-limit.js";
import { mostReceivers } from "./usage.js";

const [shortest, longest] = [60, 365 * 86_400];

/**
 * The columns of a limit's row that say what it counts.
 *
 * @param books of the organization, by name
 * @throws ApiError INVALID_ARGUMENT for what no limit can say
 */
export function columnsOf(
  { assets, measure, window, scope, scopeId, receivers }: CreateSpendingLimitIntent,
  books: Readonly<Record<string, unknown>>,
) {
  assets.forEach((text, index) => void readAsset(text, `assets.${index}`));
  if (assets.length === 0 && measure === "SPENDING_MEASURE_AMOUNT") {
    throw invalid("assets: an amount is of an asset; name one, or several with the same smallest unit");
  }
  if (scope === "SPENDING_SCOPE_ORGANIZATION" && scopeId !== undefined) {
    throw invalid("scopeId: the organization has none; leave it out");
  }
  if (scope === "SPENDING_SCOPE_RECEIVER" && measure === "SPENDING_MEASURE_RECEIVERS") {
    throw invalid("measure: a receiver is one receiver; choose another scope or measure");
  }
  if (receivers && !Object.hasOwn(books, receivers.book)) {
    throw invalid(`receivers.book: there is no address book ${JSON.stringify(receivers.book)}`);
  }
  const { period, seconds, timeZone: zone } = window;
  const isRolling = period === "SPENDING_PERIOD_ROLLING";
  if (isRolling !== (seconds !== undefined)) {
    throw invalid(`window.seconds: ${isRolling ? "a rolling period needs them" : "only a rolling period has them"}`);
  }
  if (isRolling && (Number(seconds) < shortest || Number(seconds) > longest)) {
    throw invalid(`window.seconds: a rolling period is ${shortest} to ${longest} seconds`);
  }
  if (zone !== undefined && (isRolling || period === "SPENDING_PERIOD_EVER")) {
    throw invalid("window.timeZone: only calendar periods have one");
  }
  if (zone !== undefined && !timeZone(zone)) {
    throw invalid(`window.timeZone: there is no time zone ${JSON.stringify(zone)}`);
  }
  return {
    assets: JSON.stringify(assets),
    measure,
    period,
    seconds: isRolling ? Number(seconds) : 0,
    time_zone: zone ?? "UTC",
    scope,
    scope_id: scopeId === undefined ? null : holderForm(scope, scopeId),
    receivers: receivers ? JSON.stringify(receivers) : null,
  };
}

/** @throws ApiError INVALID_ARGUMENT for more receivers than a limit counts */
export function checkMaximum(measure: SpendingMeasure, maximum: string): void {
  if (measure !== "SPENDING_MEASURE_RECEIVERS" || BigInt(maximum) <= BigInt(mostReceivers)) return;
  throw invalid(`maximum: a limit counts at most ${mostReceivers} receivers`);
}

function invalid(message: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, message);
}
