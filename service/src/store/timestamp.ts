// Times are kept as milliseconds and travel as seconds.

import type { Timestamp } from "@countersign/api";
import type { Milliseconds } from "./schema.js";

/** The wire form of a time: whole seconds, as existing deployments answer them. */
export function toTimestamp(time: Milliseconds): Timestamp {
  return { seconds: String(Math.floor(time / 1000)), nanos: "0" };
}
