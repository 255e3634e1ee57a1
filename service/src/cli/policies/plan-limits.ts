// What recorded activities would come to under proposed spending limits: they are counted from the oldest on.

import { ActivityType, UncountedSpending } from "@countersign/api";
import type { CreateSpendingLimitIntent, PlannedSpending } from "@countersign/api";
import type { SupposedLimit } from "../../spending/supposed-ledger.js";
import { SupposedLedger } from "../../spending/supposed-ledger.js";
import { friendlyName } from "../terminal/enum-values.js";
import { table } from "../terminal/output.js";

/** An activity that a proposed limit would not have let through at once. */
export interface BeyondLimit {
  readonly activityId: string;
  readonly type: PlannedSpending["type"];
  readonly userId: string;
  readonly limit: string;
  /** Whether it would have been denied; otherwise it would have waited for the root quorum. */
  readonly isDenied: boolean;
  readonly reason: string;
}

/** @param spending newest first */
export function beyondLimits(
  written: readonly CreateSpendingLimitIntent[],
  spending: readonly PlannedSpending[],
): readonly BeyondLimit[] {
  const limits = new Map(written.map((each) => [each.name, limitOf(each)]));
  const ledger = new SupposedLedger();
  const beyond: BeyondLimit[] = [];
  for (const { activityId, type, userId, submittedAt, counts, uncounted } of spending.toReversed()) {
    const note = (limit: string, reason: string) => {
      const isDenied = written.some(({ name, excess }) => name === limit && excess === "SPENDING_EXCESS_DENY");
      beyond.push({ activityId, type, userId, limit, isDenied, reason });
    };
    for (const { name, kind } of uncounted) {
      note(name, kind ? `it cannot count this: ${friendlyName(UncountedSpending, kind)}` : "too many receivers");
    }
    if (uncounted.length > 0) continue;
    const known = counts.flatMap(({ name, holder, item, amount }) => {
      const limit = limits.get(name);
      return limit ? [{ limit, holder, item, amount: BigInt(amount) }] : [];
    });
    for (const { limit, holder, left, takes } of ledger.count(known, Number(submittedAt))) {
      const whose = holder === "" ? "" : ` for ${holder}`;
      note(limit.name, `${left} of ${limit.maximum} left${whose}, and this takes ${takes}`);
    }
  }
  return beyond.toReversed();
}

function limitOf({ name, measure, maximum, window }: CreateSpendingLimitIntent): SupposedLimit {
  const { period, seconds = "0", timeZone = "UTC" } = window;
  return { name, measure, maximum: BigInt(maximum), window: { period, seconds: Number(seconds), timeZone } };
}

export function beyondText(beyond: readonly BeyondLimit[]): string {
  const rows = beyond.map(({ activityId, type, userId, limit, isDenied, reason }) => [
    activityId,
    friendlyName(ActivityType, type),
    userId,
    `${isDenied ? "denied" : "consensus needed"}: ${JSON.stringify(limit)}`,
    reason,
  ]);
  return `BEYOND A PROPOSED LIMIT\n${table(["activity", "type", "by", "proposed", "because"], rows, "")}`;
}
