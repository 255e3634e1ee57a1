// Records of the contract's shapes/velocity-controls.yaml.

import type { VelocityControlAggregationMethod, VelocityControlAggregationOperator } from "../enums.js";
import type { AssetId, ExpirationSeconds, Id, OrganizationId, VelocityControlId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** Where a page is among all. */
export interface PageInfo {
  /** Whether more follow. */
  readonly hasNextPage?: boolean | undefined;
  /** Whether there are some before it. */
  readonly hasPreviousPage?: boolean | undefined;
  /** Of the first on the page. Absent on an empty one. */
  readonly startCursor?: Id | undefined;
  /** Of the last on the page. Absent on an empty one. */
  readonly endCursor?: Id | undefined;
}

/** Counts what is transferred or done, for policies. */
export interface VelocityControl {
  /** Identifier of a velocity control. */
  readonly velocityControlId: VelocityControlId;
  /** Organization that has it. */
  readonly organizationId: OrganizationId;
  /** For people. */
  readonly name: string;
  /** What is counted: exactly one of both. */
  readonly dataSource: VelocityControlDataSource;
  /** What is compared with what. */
  readonly aggregation: VelocityControlAggregation;
  /** When it was created. */
  readonly createdAt: Timestamp;
  /** The same: controls do not change. */
  readonly updatedAt: Timestamp;
  /** Its name in policies, unlike any other in its organization. */
  readonly identifier: string;
}

/** What is compared with what. */
export interface VelocityControlAggregation {
  /** How a velocity control counts. */
  readonly method: VelocityControlAggregationMethod;
  /** How what was counted is compared with the threshold. */
  readonly operator: VelocityControlAggregationOperator;
  /** A decimal of at most 38 digits, 18 of them behind the point: of assets in their units. */
  readonly threshold: string;
  /** Over which time: exactly one of both. */
  readonly window: VelocityControlAggregationWindow;
  /** What is counted together: exactly one of these. */
  readonly groupBy: VelocityControlAggregationGroupBy;
}

/** What is counted together: exactly one of these. */
export interface VelocityControlAggregationGroupBy {
  /** All of the organization. */
  readonly organization?: VelocityControlAggregationGroupByOrganization | undefined;
  /** What each user asks for. */
  readonly user?: VelocityControlAggregationGroupByUser | undefined;
  /** What concerns each wallet. */
  readonly wallet?: VelocityControlAggregationGroupByWallet | undefined;
}

/** All of the organization. */
export interface VelocityControlAggregationGroupByOrganization {}

/** What each user asks for. */
export interface VelocityControlAggregationGroupByUser {}

/** What concerns each wallet. */
export interface VelocityControlAggregationGroupByWallet {}

/** Over which time: exactly one of both. */
export interface VelocityControlAggregationWindow {
  /** The time up to now. */
  readonly rolling?: VelocityControlAggregationWindowRolling | undefined;
  /** All time since the control was created. */
  readonly infinite?: VelocityControlAggregationWindowInfinite | undefined;
}

/** All time since the control was created. */
export interface VelocityControlAggregationWindowInfinite {}

/** The time up to now. */
export interface VelocityControlAggregationWindowRolling {
  /** Seconds, 60 to 31536000. */
  readonly duration: ExpirationSeconds;
}

/** What is counted: exactly one of both. */
export interface VelocityControlDataSource {
  /** Transfers of assets. */
  readonly chainAssetTransfer?: VelocityControlDataSourceChainAssetTransfer | undefined;
  /** Activities that are carried out. */
  readonly activityExecution?: VelocityControlDataSourceActivityExecution | undefined;
}

/** Activities that are carried out. */
export interface VelocityControlDataSourceActivityExecution {
  /** Which activities. */
  readonly filter?: VelocityControlDataSourceActivityExecutionFilter | undefined;
}

/** Which activities. */
export interface VelocityControlDataSourceActivityExecutionFilter {
  /** By type. Empty or absent for all. */
  readonly activity?: readonly VelocityControlDataSourceFilterActivity[] | undefined;
}

/** Transfers of assets. */
export interface VelocityControlDataSourceChainAssetTransfer {
  /** The assets. */
  readonly definition: readonly VelocityControlDataSourceChainAssetTransferDefinition[];
  /** Which transfers. */
  readonly filter?: VelocityControlDataSourceChainAssetTransferFilter | undefined;
  /** When transfers count: exactly one of both. Default: when they are signed. */
  readonly phase?: VelocityControlDataSourcePhase | undefined;
}

/** An asset, and its unit. */
export interface VelocityControlDataSourceChainAssetTransferDefinition {
  /**
   * An asset as CAIP-19 names it: native coins of EVM chains, Solana, TRON and Bitcoin (slip44), and tokens
   * (erc20, trc20, and token on Solana). An asterisk in place of the reference stands for every network of the
   * kind.
   */
  readonly caip19: AssetId;
  /** Which power of ten of its smallest unit sums are told in, 0 to 77. */
  readonly decimals: string;
}

/** Which transfers. */
export interface VelocityControlDataSourceChainAssetTransferFilter {
  /** By the activities that sign them. Empty or absent for all. */
  readonly activity?: readonly VelocityControlDataSourceFilterActivity[] | undefined;
}

/** Activities of one type. */
export interface VelocityControlDataSourceFilterActivity {
  /** The type, with all its versions. */
  readonly activityType: string;
}

/** When transfers count: exactly one of both. Default: when they are signed. */
export interface VelocityControlDataSourcePhase {
  /** When they are signed. */
  readonly signature?: VelocityControlDataSourcePhaseSignature | undefined;
  /** When they are sent to the chain. This service sends nothing, so it refuses this. */
  readonly submission?: VelocityControlDataSourcePhaseSubmission | undefined;
}

/** When they are signed. */
export interface VelocityControlDataSourcePhaseSignature {}

/** When they are sent to the chain. This service sends nothing, so it refuses this. */
export interface VelocityControlDataSourcePhaseSubmission {}
