// What anybody reads of a service's log over HTTP, and what its users read of their records.

import { parsePolicy, verifyCheckpoint } from "@countersign/log";
import type { Policy, ReadPath, VerifiedCheckpoint } from "@countersign/log";
import type { LogEvent, LogRecord } from "../../../service/src/transparency/event.js";
import { readRecord } from "../../../service/src/transparency/event.js";
import type { Person } from "../support/people.js";

type Reached = { readonly baseUrl: string };

/** Reads a resource of the first log. */
export function readerOf({ baseUrl }: Reached, number = 1): ReadPath {
  return async (path) => {
    const response = await fetch(`${baseUrl}/log/${number}/${path}`);
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

export async function policyOf({ baseUrl }: Reached): Promise<Policy> {
  const response = await fetch(`${baseUrl}/log/policy`);
  return parsePolicy(new Uint8Array(await response.arrayBuffer()));
}

export async function checkpointOf(service: Reached, policy?: Policy): Promise<VerifiedCheckpoint> {
  const signed = await readerOf(service)("checkpoint");
  if (!signed) throw new Error("there is no checkpoint yet");
  return verifyCheckpoint(policy ?? (await policyOf(service)), signed);
}

/** All records of the user's organization, once they are in the log. */
export async function recordsOf({ generatedClient, organizationId }: Person): Promise<LogRecord[]> {
  const found: LogRecord[] = [];
  for (let after = 0; ;) {
    const { records } = await generatedClient.listLogRecords({ organizationId, afterNumber: String(after) });
    if (records.length === 0) return found;
    for (const { record, number } of records) {
      found.push(readRecord(Buffer.from(record)));
      after = Number(number);
    }
  }
}

/** The event of a record, which has to be of that kind. */
export function eventOf<Kind extends LogEvent["kind"]>(
  { event }: Pick<LogRecord, "event">,
  kind: Kind,
): Extract<LogEvent, { kind: Kind }> {
  if (event.kind !== kind) throw new Error(`expected a ${kind}, and it is a ${event.kind}`);
  return event as Extract<LogEvent, { kind: Kind }>;
}
