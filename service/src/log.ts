// JSON logs, a line per event. Nothing secret is ever given to them: bodies, stamps and keys stay out.

import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";
import type { Settings } from "./config/settings.js";

export type { Logger } from "pino";

/** @param write takes lines, each with its line break; standard output without it */
export function openLog(level: Settings["logLevel"], write?: (line: string) => void): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return write ? pino(options, { write }) : pino(options, standardOutput());
}

// A write for each line would cost more than what it tells of.
const gatheredBytes = 8_192;
const gatheredMilliseconds = 100;

function standardOutput(): DestinationStream {
  const stream = pino.destination({
    dest: 1,
    minLength: gatheredBytes,
    periodicFlush: gatheredMilliseconds,
    sync: false,
  });
  process.once("exit", () => stream.flushSync());
  return stream;
}
