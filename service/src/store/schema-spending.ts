// Spending limits, and what they have counted.

import type { Milliseconds } from "./schema-columns.js";
import type { Proved } from "./schema-proved.js";

export interface SpendingLimitsTable {
  id: string;
  organization_id: string;
  name: string;
  /** JSON: names of CAIP-19. */
  assets: string;
  measure: string;
  /** A whole number, as all amounts below: they go beyond 64 bits. */
  maximum: string;
  period: string;
  /** Of a rolling period; otherwise 0. */
  seconds: number;
  time_zone: string;
  scope: string;
  /** Null where each one is counted by itself. */
  scope_id: string | null;
  excess: string;
  /** JSON: what the limit allows that it cannot count. */
  uncounted: string;
  /** JSON: the book of the receivers that it counts, and whether these are the others. Null for all receivers. */
  receivers: string | null;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

/** Those whose spending a limit counts together, and what it has come to. */
export interface SpendingTotalsTable {
  organization_id: string;
  limit_id: string;
  holder: string;
  /** Of the latest entry. */
  number: number;
  at: Milliseconds;
  /** Of all entries, since the limit was created. Of receivers: how many entries there are. */
  spent: string;
  /** What is held back for activities that wait. */
  waiting: string;
}

/** Something that was spent: a receiver, or what transactions have counted that were committed together. */
export interface SpendingEntriesTable {
  organization_id: string;
  limit_id: string;
  holder: string;
  number: number;
  /** No earlier than that of the entry before. */
  at: Milliseconds;
  activity_id: string;
  /** A receiver; empty where none are counted. */
  slot: string;
  /** Of a receiver: 1. */
  whole: string;
  /** Of all entries up to this one. */
  total: string;
}

/** What was counted of something of which one is carried out at most. */
export interface SpendingSlotsTable {
  organization_id: string;
  slot: string;
  /** When no limit remembers it any more. */
  until: Milliseconds;
  /** JSON: by limit and holder. */
  counts: string;
}

/** Something that is held back for an activity that waits for votes. */
export interface SpendingReservationsTable {
  organization_id: string;
  activity_id: string;
  limit_id: string;
  holder: string;
  slot: string;
  amount: string;
}

export interface SpendingTables {
  spending_limits: Proved<SpendingLimitsTable>;
  spending_totals: Proved<SpendingTotalsTable>;
  spending_entries: Proved<SpendingEntriesTable>;
  spending_slots: Proved<SpendingSlotsTable>;
  spending_reservations: Proved<SpendingReservationsTable>;
}
