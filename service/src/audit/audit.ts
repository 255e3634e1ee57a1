// The audit log: a line of JSON for every request to the API, reads and refusals included. It says who asked for what, when,
// from where, and what came of it; of a body it has the digest alone.

import { hash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Registry } from "prom-client";
import type { Settings } from "../config/settings.js";
import { ConfigurationError } from "../config/configuration-error.js";
import type { Logger } from "../log/log.js";
import { AuditFile } from "./audit-file.js";
import { Collector, readToken } from "./collector.js";
import type { Destination, Entry } from "./destination.js";
import { LineQueue } from "./line-queue.js";
import { createAuditMetrics } from "./metrics.js";
import type { AuditMetrics } from "./metrics.js";
import { createSyslog } from "./syslog.js";

/** What is known of a request. Members that are not known are left out. */
export interface AuditedRequest {
  readonly requestId: string;
  readonly method: string;
  /** Path of the operation; `none` for paths that the service does not have. */
  readonly operation: string;
  /** From where. */
  readonly address: string;
  readonly organizationId?: string | undefined;
  readonly userId?: string | undefined;
  /** Thumbprint of the credential, as in the log. */
  readonly key?: string | undefined;
  /** SHA-256 of the body in hex. */
  readonly digest?: string | undefined;
  readonly traceId?: string | undefined;
}

export interface AuditedOutcome {
  readonly status: number;
  readonly activityId?: string | undefined;
  /** Why the caller was not authenticated, which they are not told. */
  readonly reason?: string | undefined;
}

export interface Audit {
  /** Whether requests have to be on record before they are carried out. */
  readonly isRequired: boolean;
  /**
   * Records that a request is about to be carried out.
   *
   * @throws Error where that is not possible
   */
  begun(request: AuditedRequest): Promise<void>;
  /** Records how a request has ended. */
  ended(request: AuditedRequest, outcome: AuditedOutcome): void;
  /** Records something that no request has asked for. */
  noted(event: string, members: Readonly<Record<string, string | number>>): void;
  /** SHA-256 of the latest line, in hex, which names the line before, and so on: it stands for all of them. */
  head(): string;
  /** Opens files anew. */
  reopen(): void;
  close(): Promise<void>;
}

/**
 * @returns undefined where nothing is to be audited
 * @throws ConfigurationError where a file can't be opened, or a setting is missing beside another
 */
export function openAudit(settings: Settings["audit"], log: Logger, registry: Registry): Audit | undefined {
  const destinations = openDestinations(settings);
  const kinds = destinations.map(({ kind }) => kind);
  const metrics = createAuditMetrics(registry, kinds);
  if (destinations.length === 0) return undefined;
  const queues = destinations.map((destination) => openQueue(destination, log, metrics));
  const chain = new Chain();
  const entryOf = (event: string, members: object) => chain.next(event, members);
  const write = (event: string, members: object) => {
    const entry = entryOf(event, members);
    for (const queue of queues) queue.write(entry);
  };
  write("start", { pid: process.pid });
  return {
    isRequired: settings.required,
    begun: (request) => recordAtOnce(queues, entryOf("request", request)),
    ended(request, { status, ...outcome }) {
      write("response", { ...request, outcome: outcomeOf(status), status, ...outcome });
    },
    noted: (event, members) => write(event, members),
    head: () => chain.head,
    reopen: () => queues.forEach((queue) => queue.reopen()),
    async close() {
      write("stop", { pid: process.pid });
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}

/** Lines of one process, each of which names the one before: whoever has the last one knows whether the others are right. */
class Chain {
  readonly #stream = randomUUID();
  #sequence = 0;
  head = "";

  next(event: string, members: object): Entry {
    const time = new Date().toISOString();
    const [stream, sequence, previous] = [this.#stream, ++this.#sequence, this.head];
    const json = JSON.stringify({ time, event, ...members, stream, sequence, previous });
    this.head = hash("sha256", json);
    return { time, event, json };
  }
}

/**
 * One destination that has the line is enough. The others get it later where they don't take it now.
 *
 * @throws Error where none has taken it
 */
async function recordAtOnce(queues: readonly LineQueue[], entry: Entry): Promise<void> {
  const taken = queues.map((queue) => queue.written(entry));
  try {
    await Promise.any(taken);
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
  for (const [index, queue] of queues.entries()) taken[index]?.catch(() => queue.write(entry));
}

/**
 * What can be refused without opening anything.
 *
 * @throws ConfigurationError where nothing is there that could take what is required, or a file can't be read
 */
export function checkAuditSettings(settings: Settings["audit"]): CheckedAudit {
  const { required, file, syslogUrl, httpUrl, httpTokenFile, caFile } = settings;
  if (required && (file ?? syslogUrl ?? httpUrl) === undefined) {
    throw new ConfigurationError("audit.required: also set audit.file, audit.syslogUrl or audit.httpUrl");
  }
  if (httpTokenFile !== undefined) opened("audit.httpTokenFile", httpTokenFile, readToken);
  return {
    ca: caFile === undefined ? undefined : opened("audit.caFile", caFile, readText),
    syslogUrl: syslogUrl === undefined ? undefined : urlOf("audit.syslogUrl", syslogUrl),
    httpUrl: httpUrl === undefined ? undefined : urlOf("audit.httpUrl", httpUrl),
  };
}

interface CheckedAudit {
  readonly ca: string | undefined;
  readonly syslogUrl: URL | undefined;
  readonly httpUrl: URL | undefined;
}

/** @throws ConfigurationError */
function openDestinations(settings: Settings["audit"]): Destination[] {
  const { file, httpTokenFile: tokenFile, syslogFacility: facility, maxBytes, keep, timeoutMs } = settings;
  const { ca, syslogUrl, httpUrl } = checkAuditSettings(settings);
  return [
    ...(file === undefined ? [] : [opened("audit.file", file, (path) => new AuditFile({ path, maxBytes, keep }))]),
    ...(syslogUrl ? [createSyslog({ url: syslogUrl, facility, timeoutMs, ca })] : []),
    ...(httpUrl ? [new Collector({ url: httpUrl, tokenFile, timeoutMs, ca })] : []),
  ];
}

function openQueue(destination: Destination, log: Logger, metrics: AuditMetrics): LineQueue {
  const { kind } = destination;
  return new LineQueue({
    destination,
    onError: (error) => log.error({ destination: kind, err: error }, "the audit log cannot be written"),
    onTaken: (lines) => metrics.recorded(kind, lines),
    onLost(lines) {
      metrics.lost(kind, lines);
      log.error({ destination: kind, lines }, "audit log lines lost");
    },
  });
}

function urlOf(setting: string, text: string): URL {
  if (URL.canParse(text)) return new URL(text);
  throw new ConfigurationError(`${setting}: not a URL`);
}

const readText = (path: string) => readFileSync(path, "utf8");

function opened<Result>(setting: string, path: string, open: (path: string) => Result): Result {
  try {
    return open(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigurationError(`${setting}: ${path} cannot be opened: ${reason}`, { cause });
  }
}

function outcomeOf(status: number): "done" | "unauthenticated" | "denied" | "limited" | "refused" | "failed" {
  if (status < 400) return "done";
  if (status === 401) return "unauthenticated";
  if (status === 403) return "denied";
  if (status === 429) return "limited";
  return status < 500 ? "refused" : "failed";
}
