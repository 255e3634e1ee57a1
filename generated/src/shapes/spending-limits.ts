// Records of the contract's shapes/spending-limits.yaml.

import type { SpendingExcess, SpendingMeasure, SpendingPeriod, SpendingScope, UncountedSpending } from "../enums.js";
import type {
  AddressBookName,
  AssetId,
  ExpirationSeconds,
  SpendingAmount,
  SpendingLimitId,
  SpendingLimitName,
} from "../scalars.js";
import type { Timestamp } from "./common.js";

/** A limit on what may be spent. */
export interface SpendingLimit {
  /** Identifier of a spending limit. */
  readonly spendingLimitId: SpendingLimitId;
  /** Name of a spending limit, unlike any other in its organization. */
  readonly name: SpendingLimitName;
  /** What is counted. Empty for anything that is signed. */
  readonly assets: readonly AssetId[];
  /** What a spending limit counts. */
  readonly measure: SpendingMeasure;
  /** The most that is allowed over the window. */
  readonly maximum: SpendingAmount;
  /** The time over which a spending limit counts. */
  readonly window: SpendingWindow;
  /** Whose spending a limit counts together. */
  readonly scope: SpendingScope;
  /** What the scope names: an id or address. Absent where each one is counted by itself. */
  readonly scopeId?: string | undefined;
  /** Whose payments are counted. Absent where all are. */
  readonly receivers?: SpendingReceivers | undefined;
  /** What becomes of a request that would exceed a spending limit. */
  readonly excess: SpendingExcess;
  /** What may be signed although the limit cannot count it. */
  readonly uncounted: readonly UncountedSpending[];
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
}

/** Receivers whose payments a limit counts, as an address book has them at the time. */
export interface SpendingReceivers {
  /** The address book. */
  readonly book: AddressBookName;
  /** Whether all others are counted, and those in the book are not. Default: no. */
  readonly outside?: boolean | undefined;
}

/** How much of a spending limit is used up. */
export interface SpendingUsage {
  /** Whose spending it is, as the scope says: an id or address; empty for the organization. */
  readonly holder: string;
  /** What counts as spent now. */
  readonly spent: SpendingAmount;
  /** What is held back for activities that wait for votes. */
  readonly waiting: SpendingAmount;
  /** What is left. */
  readonly remaining: SpendingAmount;
  /** When the earliest of what is spent stops to count. Absent where nothing does. */
  readonly moreAt?: Timestamp | undefined;
}

/** The time over which a spending limit counts. */
export interface SpendingWindow {
  /** The time over which a spending limit counts. */
  readonly period: SpendingPeriod;
  /** How long a rolling period is: 60 to 31536000. Only for that. */
  readonly seconds?: ExpirationSeconds | undefined;
  /** Of calendar periods: an IANA time zone. Default: UTC. */
  readonly timeZone?: string | undefined;
}
