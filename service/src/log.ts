// JSON logs, a line per event. Nothing secret is ever given to them: bodies, stamps and keys stay out.

import { pino } from "pino";
import type { Logger } from "pino";
import type { Settings } from "./config/settings.js";

export type { Logger } from "pino";

/** @param write takes lines, each with its line break; standard output without it */
export function openLog(level: Settings["logLevel"], write?: (line: string) => void): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return write ? pino(options, { write }) : pino(options, pino.destination({ dest: 1, sync: true }));
}
