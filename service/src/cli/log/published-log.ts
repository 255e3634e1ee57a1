// The transparency log of a service, as anybody reads it over HTTP, and policies that say whose checkpoints count.

import type { LogRecordEntry } from "@countersign/api";
import { LogError, checkpointPath, parsePolicy, verifyCheckpoint } from "@countersign/log";
import type { Policy, ReadPath, VerifiedCheckpoint } from "@countersign/log";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";

const timeoutMs = 60_000;
const attempts = 20;

/** A checkpoint with the note that it was read from. */
export interface ReadCheckpoint {
  readonly checkpoint: VerifiedCheckpoint;
  readonly signed: Uint8Array;
}

export class PublishedLog {
  readonly #baseUrl: string;
  readonly #policy: Policy;
  readonly read: ReadPath;

  /** @param number of the log, as in its path */
  constructor(baseUrl: string, number: number, policy: Policy) {
    this.#baseUrl = `${baseUrl}/log/${number}`;
    this.#policy = policy;
    this.read = (path) => readResource(`${this.#baseUrl}/${path}`);
  }

  /** Whether there is such a log, with a checkpoint. */
  async isThere(): Promise<boolean> {
    return (await this.read(checkpointPath)) !== undefined;
  }

  /** @throws LogError unless the policy holds for the latest checkpoint */
  async checkpoint(): Promise<ReadCheckpoint> {
    const signed = await this.read(checkpointPath);
    if (!signed) throw LogError.damaged(`there is no checkpoint at ${this.#baseUrl}`);
    return { signed, checkpoint: verifyCheckpoint(this.#policy, signed) };
  }
}

/** All records about the deployment itself, in order. */
export async function readDeploymentRecords(baseUrl: string): Promise<LogRecordEntry[]> {
  const records: LogRecordEntry[] = [];
  for (;;) {
    const after = records.at(-1)?.number ?? "0";
    const bytes = await readResource(`${baseUrl}/log/deployment-records?after=${after}`);
    const page = JSON.parse(new TextDecoder().decode(bytes)) as { readonly records: readonly LogRecordEntry[] };
    records.push(...page.records);
    if (page.records.length === 0) return records;
  }
}

async function readResource(url: string): Promise<Uint8Array | undefined> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    // Too many in a second.
    if (response.status !== 429 || attempt === attempts) throw new Error(`${url}: HTTP ${response.status}`);
    await pause(1000);
  }
}

/** @throws UsageError where the file is no policy */
export function readPolicy(io: Io, file: string): Policy {
  try {
    return parsePolicy(readGiven(io, file));
  } catch (error) {
    if (error instanceof LogError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

/** @throws UsageError where the file can't be read */
export function readGiven(io: Io, file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(resolve(io.cwd, file)));
  } catch (cause) {
    throw new UsageError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
