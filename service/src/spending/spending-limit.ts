// A spending limit, read from its row.

import type {
  SpendingExcess,
  SpendingLimit as SpendingLimitRecord,
  SpendingMeasure,
  SpendingPeriod,
  SpendingReceivers,
  SpendingScope,
  UncountedSpending,
} from "@countersign/api";
import { receiverForm } from "../chains/receivers.js";
import type { SpendingLimitRow } from "../store/spending-limits.js";
import { toTimestamp } from "../store/timestamp.js";
import { readAsset } from "./asset.js";
import type { Asset } from "./asset.js";
import type { Window } from "./window.js";

export interface SpendingLimit {
  readonly id: string;
  readonly name: string;
  /** Empty for anything that is signed. */
  readonly assets: readonly Asset[];
  readonly measure: SpendingMeasure;
  readonly maximum: bigint;
  readonly window: Window;
  readonly scope: SpendingScope;
  /** Undefined where each one is counted by itself. Addresses of receivers have the form in which they are compared. */
  readonly scopeId: string | undefined;
  /** Undefined for all of them. */
  readonly receivers?: SpendingReceivers | undefined;
  readonly excess: SpendingExcess;
  readonly uncounted: ReadonlySet<UncountedSpending>;
  /** What the smallest unit of each asset counts. Default: one. */
  readonly weights?: readonly bigint[];
}

export function readSpendingLimit(row: SpendingLimitRow): SpendingLimit {
  const scope = row.scope as SpendingScope;
  return {
    id: row.id,
    name: row.name,
    assets: (JSON.parse(row.assets) as string[]).map((text) => readAsset(text, "assets")),
    measure: row.measure as SpendingMeasure,
    maximum: BigInt(row.maximum),
    window: { period: row.period as SpendingPeriod, seconds: row.seconds, timeZone: row.time_zone },
    scope,
    scopeId: row.scope_id === null ? undefined : holderForm(scope, row.scope_id),
    receivers: receiversOf(row),
    excess: row.excess as SpendingExcess,
    uncounted: new Set(JSON.parse(row.uncounted) as UncountedSpending[]),
  };
}

function receiversOf({ receivers }: Pick<SpendingLimitRow, "receivers">): SpendingReceivers | undefined {
  return receivers === null ? undefined : (JSON.parse(receivers) as SpendingReceivers);
}

/** How those are named whose spending is counted together. */
export function holderForm(scope: SpendingScope, name: string): string {
  return scope === "SPENDING_SCOPE_RECEIVER" ? receiverForm(name) : name;
}

/** As it is answered. */
export function toSpendingLimit(row: SpendingLimitRow): SpendingLimitRecord {
  const isRolling = row.period === "SPENDING_PERIOD_ROLLING";
  const isCalendar = !isRolling && row.period !== "SPENDING_PERIOD_EVER";
  const receivers = receiversOf(row);
  return {
    spendingLimitId: row.id,
    name: row.name,
    assets: JSON.parse(row.assets) as string[],
    measure: row.measure as SpendingMeasure,
    maximum: row.maximum,
    window: {
      period: row.period as SpendingPeriod,
      ...(isRolling && { seconds: String(row.seconds) }),
      ...(isCalendar && { timeZone: row.time_zone }),
    },
    scope: row.scope as SpendingScope,
    ...(row.scope_id !== null && { scopeId: row.scope_id }),
    ...(receivers && { receivers }),
    excess: row.excess as SpendingExcess,
    uncounted: JSON.parse(row.uncounted) as UncountedSpending[],
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}
