// Times are kept as milliseconds and travel as seconds and nanoseconds.

import type { Timestamp } from "@countersign/api";
import type { Milliseconds } from "./schema.js";

/** The wire form of a time. */
export function toTimestamp(time: Milliseconds): Timestamp {
  return { seconds: String(Math.floor(time / 1000)), nanos: String((time % 1000) * 1_000_000) };
}
