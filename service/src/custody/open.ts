// Opens custody: starts its workers and hands their key over.

import type { Custody } from "./custody.js";
import { localOf, type MasterKeySource, type Providers, type RecoveredSource } from "./master-key.js";
import type { CustodyMetrics } from "./metrics.js";
import type { Thread } from "./thread.js";
import { WorkerClient } from "./worker-client.js";
import { WorkerCustody } from "./worker-custody.js";

/** How custody is opened. */
export interface CustodyOptions {
  readonly masterKey: MasterKeySource | RecoveredSource;
  /** How the providers are reached that wrap the keys, or may do so later. Default: none. */
  readonly providers?: Providers;
  /** How many opened keys each worker remembers, 1 to 1,000,000. Default 10,000. */
  readonly cacheSize?: number;
  /** Number of worker threads, 1 to 64. Default 1. The secrets of one owner always go to the same one. */
  readonly workers?: number;
  readonly metrics?: CustodyMetrics | undefined;
  /** Of workers, loaded already; those that are used are taken out. */
  readonly threads?: Thread[];
}

/**
 * Opens custody.
 *
 * Keys from the environment: the variable is deleted from `process.env` once the workers have it. It stays in this
 * thread's memory for the workers that have to be started again; a file does not pass through this thread at all.
 *
 * @throws ProviderAway The keys cannot be unwrapped now; another attempt may succeed.
 * @throws ProviderRefused They cannot be unwrapped, and no attempt will succeed.
 * @throws Error No proper key at the source, a file that others can read, or options out of range.
 *
 * @example
 * const custody = await openCustody({ masterKey: { kind: "file", path: "data/master.key" } });
 */
export async function openCustody({
  masterKey,
  providers = [],
  cacheSize = 10_000,
  workers: count = 1,
  metrics,
  threads = [],
}: CustodyOptions): Promise<Custody> {
  checkRange("cacheSize", cacheSize, 1_000_000);
  checkRange("workers", count, 64);
  const local = localOf(masterKey);
  const environment = {
    ...(local.kind === "environment" && pick(local.name)),
    ...(providers.some(({ kind }) => kind === "kms") && awsEnvironment()),
  };
  const workers = Array.from(
    { length: count },
    () => new WorkerClient({ source: masterKey, providers, cacheSize }, environment, metrics, threads.shift()),
  );
  try {
    await Promise.all(workers.map((worker) => worker.start()));
  } catch (error) {
    await closeAll(workers);
    throw error;
  }
  if (local.kind === "environment") delete process.env[local.name];
  metrics?.watch(() => workers.reduce((sum, { waiting }) => sum + waiting, 0));
  return new WorkerCustody(workers, metrics);
}

async function closeAll(workers: readonly WorkerClient[]): Promise<void> {
  await Promise.all(workers.map((worker) => worker.close()));
}

function pick(name: string): Record<string, string> {
  const value = process.env[name];
  return value === undefined ? {} : { [name]: value };
}

/** What the SDK looks at for credentials: a program that prints them needs a path and a home. */
function awsEnvironment(): Record<string, string> {
  const found = Object.entries(process.env).filter(
    (each): each is [string, string] => /^(AWS_\w+|HOME|USERPROFILE|PATH)$/.test(each[0]) && each[1] !== undefined,
  );
  return Object.fromEntries(found);
}

function checkRange(name: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new Error(`${name} is ${value}; expected an integer from 1 to ${max}`);
  }
}
