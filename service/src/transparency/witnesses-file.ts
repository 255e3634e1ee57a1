// The witnesses of a deployment, as its operator names them.

import { LogError, parsePolicy } from "@countersign/log";
import type { Policy } from "@countersign/log";
import { readFileSync } from "node:fs";
import { ConfigurationError } from "../config/configuration-error.js";

export interface Witnesses {
  readonly policy: Policy;
  /** As it is in the file. */
  readonly text: string;
}

/** @throws ConfigurationError where the file can't be read, or does not say which witnesses there are and where */
export function readWitnesses(file: string): Witnesses {
  const wrong = (what: string, cause?: unknown) =>
    new ConfigurationError(`transparency.witnessesFile: ${file}: ${what}`, { cause });
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw wrong(cause instanceof Error ? cause.message : String(cause), cause);
  }
  let policy: Policy;
  try {
    policy = parsePolicy(bytes);
  } catch (cause) {
    if (cause instanceof LogError) throw wrong(cause.message, cause);
    throw cause;
  }
  if (policy.logs.length > 0) throw wrong("a log line; the log's own keys are added by the service");
  if (!policy.quorum) throw wrong("quorum none; name how many witnesses have to cosign, or leave the setting out");
  const without = policy.witnesses.find(({ url }) => url === undefined || !/^https?:\/\//.test(url));
  if (without) throw wrong(`the witness ${without.name} has no URL, by which it is asked`);
  return { policy, text: bytes.toString() };
}
