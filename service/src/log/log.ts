// JSON logs, a line per event. Nothing secret is ever given to them: bodies, stamps and keys stay out.

import { pino } from "pino";
import type { Logger } from "pino";
import type { Settings } from "../config/settings.js";
import { LogOutput } from "./log-output.js";

export type { Logger } from "pino";

const standardOutput = 1;

/** @param write takes lines, each with its line break; standard output without it */
export function openLog(level: Settings["logLevel"], write?: (line: string) => void): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (write) return pino(options, { write });
  const output = new LogOutput(standardOutput, (lines) => log.warn({ lines }, "log lines lost"));
  process.once("exit", () => output.end());
  const log = pino(options, output);
  return log;
}
