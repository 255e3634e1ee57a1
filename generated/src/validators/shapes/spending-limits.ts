// The types in `shapes/spending-limits`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/spending-limits.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { SpendingExcess, SpendingMeasure, SpendingPeriod, SpendingScope, UncountedSpending } from "../enums.js";
import {
  AddressBookName,
  AssetId,
  ExpirationSeconds,
  SpendingAmount,
  SpendingLimitId,
  SpendingLimitName,
} from "../scalars.js";
import { Timestamp } from "./common.js";

export type SpendingLimit = types.SpendingLimit;
/** Judges and reads a {@link SpendingLimit} as it is answered. */
export const SpendingLimit: RecordType<SpendingLimit> = /* @__PURE__ */ answered({
  spendingLimitId: SpendingLimitId,
  name: SpendingLimitName,
  assets: { kind: "array", of: AssetId, minItems: 0, maxItems: 100 },
  measure: SpendingMeasure,
  maximum: SpendingAmount,
  window: () => SpendingWindow,
  scope: SpendingScope,
  "scopeId?": { kind: "string", maxLength: 256 },
  "receivers?": () => SpendingReceivers,
  excess: SpendingExcess,
  uncounted: { kind: "array", of: UncountedSpending, minItems: 0, maxItems: 100 },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});

function checkSpendingWindow(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!SpendingPeriod.check(value.period)) return false;
  const seconds = value.seconds;
  if (seconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(seconds)) return false;
  }
  const timeZone = value.timeZone;
  if (timeZone !== undefined) {
    present++;
    if (typeof timeZone !== "string" || (timeZone.length > 64 && codePoints(timeZone) > 64)) return false;
  }
  return sizeOf(value) === present;
}

const spendingWindowSecondsPattern = /^[0-9]{1,20}$/u;

export type SpendingWindow = types.SpendingWindow;
/** Judges and reads a {@link SpendingWindow} as it is sent; `received` as it is answered. */
export const SpendingWindow: RecordType<SpendingWindow> = /* @__PURE__ */ sent(checkSpendingWindow, {
  period: SpendingPeriod,
  "seconds?": {
    kind: "string",
    name: "ExpirationSeconds",
    maxLength: 20,
    format: "uint64",
    example: "86400",
    pattern: spendingWindowSecondsPattern,
  },
  "timeZone?": { kind: "string", maxLength: 64, example: "Europe/Paris" },
});

function checkSpendingReceivers(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!AddressBookName.check(value.book)) return false;
  const outside = value.outside;
  if (outside !== undefined) {
    present++;
    if (typeof outside !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type SpendingReceivers = types.SpendingReceivers;
/** Judges and reads a {@link SpendingReceivers} as it is sent; `received` as it is answered. */
export const SpendingReceivers: RecordType<SpendingReceivers> = /* @__PURE__ */ sent(checkSpendingReceivers, {
  book: AddressBookName,
  "outside?": { kind: "boolean" },
});

export type SpendingUsage = types.SpendingUsage;
/** Judges and reads a {@link SpendingUsage} as it is answered. */
export const SpendingUsage: RecordType<SpendingUsage> = /* @__PURE__ */ answered({
  holder: { kind: "string", maxLength: 256 },
  spent: SpendingAmount,
  waiting: SpendingAmount,
  remaining: SpendingAmount,
  "moreAt?": () => Timestamp,
});
