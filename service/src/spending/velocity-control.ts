// Velocity controls: counted like spending limits that are never reached, and compared where a policy asks.

import { activityKinds, ApiError, ErrorCode } from "@countersign/api";
import type {
  VelocityControl as VelocityControlRecord,
  VelocityControlAggregation,
  VelocityControlDataSource,
} from "@countersign/api";
import type { VelocityControlRow } from "../store/velocity-controls.js";
import { toTimestamp } from "../store/timestamp.js";
import { readAsset } from "./asset.js";
import type { SpendingLimit } from "./spending-limit.js";

export interface VelocityControl {
  readonly identifier: string;
  /** How it is counted. */
  readonly limit: SpendingLimit;
  /** Whether activities count, and not what they transfer. */
  readonly ofActivities: boolean;
  /** Families of the activities that count; undefined for all. */
  readonly families: ReadonlySet<string> | undefined;
  /** Whether what was counted is as it should be. */
  readonly isKept: (counted: bigint) => boolean;
}

/** Digits behind the point of a threshold. */
const fraction = 18;
/** Nothing that could be counted comes near it. */
const unlimited = 10n ** 200n;

const comparisons: Readonly<Record<VelocityControlAggregation["operator"], (one: bigint, other: bigint) => boolean>> = {
  VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN: (one, other) => one < other,
  VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL: (one, other) => one <= other,
  VELOCITY_CONTROL_AGGREGATION_OPERATOR_EQUAL: (one, other) => one === other,
  VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN_OR_EQUAL: (one, other) => one >= other,
  VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN: (one, other) => one > other,
};

/** What a control says, apart from its names. */
export interface Definition {
  readonly dataSource: VelocityControlDataSource;
  readonly aggregation: VelocityControlAggregation;
}

export function readVelocityControl(row: VelocityControlRow): VelocityControl {
  const dataSource = JSON.parse(row.data_source) as VelocityControlDataSource;
  const aggregation = JSON.parse(row.aggregation) as VelocityControlAggregation;
  return { identifier: row.identifier, ...readDefinition(row.id, row.name, { dataSource, aggregation }) };
}

/** @throws ApiError INVALID_ARGUMENT for what no control can be */
export function readDefinition(
  id: string,
  name: string,
  { dataSource, aggregation }: Definition,
): Omit<VelocityControl, "identifier"> {
  const { chainAssetTransfer: transfers, activityExecution: activities } = dataSource;
  one("dataSource", { chainAssetTransfer: transfers, activityExecution: activities });
  const { method, operator, threshold, window, groupBy } = aggregation;
  const isSum = method === "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM";
  if (isSum && !transfers) throw refused("aggregation.method", "activities have no sum; count them");
  if (transfers?.phase) {
    const { signature, submission } = transfers.phase;
    one("dataSource.chainAssetTransfer.phase", { signature, submission });
    if (submission)
      throw refused("dataSource.chainAssetTransfer.phase", "this service sends nothing to chains; use signature");
  }
  const definition = transfers?.definition ?? [];
  const assets = definition.map(({ caip19 }, index) =>
    readAsset(caip19, `dataSource.chainAssetTransfer.definition.${index}.caip19`),
  );
  const decimals = definition.map(({ decimals: text }) => Number(text));
  if (decimals.some((each) => each > 77)) {
    throw refused("dataSource.chainAssetTransfer.definition", "an asset has at most 77 decimals");
  }
  // Sums are exact in the smallest unit of all, and of the threshold.
  const scale = isSum ? Math.max(fraction, ...decimals) : fraction;
  const weights = decimals.map((each) => 10n ** BigInt(scale - each));
  const unit = isSum ? 1n : 10n ** BigInt(scale);
  const limit = decimalOf(threshold, scale);
  const seconds = windowOf(window);
  const path = transfers ? "dataSource.chainAssetTransfer.filter" : "dataSource.activityExecution.filter";
  return {
    limit: {
      id,
      name,
      assets,
      weights,
      measure: isSum ? "SPENDING_MEASURE_AMOUNT" : "SPENDING_MEASURE_COUNT",
      maximum: unlimited,
      window: {
        period: seconds === undefined ? "SPENDING_PERIOD_EVER" : "SPENDING_PERIOD_ROLLING",
        seconds: seconds ?? 0,
        timeZone: "UTC",
      },
      scope: scopeOf(groupBy),
      scopeId: undefined,
      excess: "SPENDING_EXCESS_DENY",
      uncounted: new Set(),
    },
    ofActivities: activities !== undefined,
    families: familiesOf(`${path}.activity`, (transfers ?? activities)?.filter?.activity ?? []),
    isKept: (counted) => comparisons[operator](counted * unit, limit),
  };
}

function scopeOf({ organization, user, wallet }: VelocityControlAggregation["groupBy"]): SpendingLimit["scope"] {
  one("aggregation.groupBy", { organization, user, wallet });
  return organization ? "SPENDING_SCOPE_ORGANIZATION" : user ? "SPENDING_SCOPE_USER" : "SPENDING_SCOPE_WALLET";
}

function windowOf({ rolling, infinite }: VelocityControlAggregation["window"]): number | undefined {
  one("aggregation.window", { rolling, infinite });
  if (!rolling) return undefined;
  const seconds = Number(rolling.duration);
  if (seconds >= 60 && seconds <= 31_536_000) return seconds;
  throw refused("aggregation.window.rolling.duration", "it must be 60 to 31536000 seconds");
}

function familiesOf(path: string, activities: readonly { readonly activityType: string }[]) {
  if (activities.length === 0) return undefined;
  return new Set(
    activities.map(({ activityType: type }, index) => {
      if (!Object.hasOwn(activityKinds, type)) {
        throw refused(`${path}.${index}.activityType`, `there is no activity type ${JSON.stringify(type)}`);
      }
      return activityKinds[type as keyof typeof activityKinds].family;
    }),
  );
}

/** A decimal as a whole number, so many powers of ten larger. */
function decimalOf(text: string, scale: number): bigint {
  const [whole = "", behind = ""] = text.split(".");
  if (whole.length + behind.length > 38) throw refused("aggregation.threshold", "it has more than 38 digits");
  return BigInt(whole + behind.padEnd(scale, "0"));
}

function one(path: string, members: Readonly<Record<string, object | undefined>>): void {
  const there = Object.values(members).filter((member) => member !== undefined);
  if (there.length !== 1) throw refused(path, `give exactly one of ${Object.keys(members).join(", ")}`);
}

function refused(path: string, why: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${why}`);
}

/** As it is answered. */
export function toVelocityControl(row: VelocityControlRow): VelocityControlRecord {
  const createdAt = toTimestamp(row.created_at);
  return {
    velocityControlId: row.id,
    organizationId: row.organization_id,
    name: row.name,
    identifier: row.identifier,
    dataSource: JSON.parse(row.data_source) as VelocityControlDataSource,
    aggregation: JSON.parse(row.aggregation) as VelocityControlAggregation,
    createdAt,
    updatedAt: createdAt,
  };
}
