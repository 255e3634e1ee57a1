// Opens custody with the deployment's key-encryption keys. A provider that is away is waited for.

import { setTimeout as pause } from "node:timers/promises";
import { ApiError, ErrorCode } from "@countersign/api";
import { ConfigurationError } from "../config/configuration-error.js";
import { chooseMasterKey, nameOf } from "../config/master-key.js";
import type { MasterKeyChoice } from "../config/master-key.js";
import { providersOf } from "../config/provider-settings.js";
import type { Settings } from "../config/settings.js";
import type { Custody, MasterKeySource, WrappedKeys } from "../custody/custody.js";
import type { CustodyMetrics } from "../custody/metrics.js";
import { openCustody } from "../custody/open.js";
import { ProviderAway } from "../custody/providers/provider.js";
import type { Thread } from "../custody/thread.js";
import type { Logger } from "../log/log.js";
import type { Store } from "../store/store.js";
import { StoreUnavailable } from "../store/unavailable.js";
import { deploymentId, findWrappedKeys, insertWrappedKeys } from "../store/wrapped-keys.js";

/** How long it is until a provider that was away is asked again. */
export interface Retries {
  readonly firstMilliseconds: number;
  readonly longestMilliseconds: number;
}

export interface CustodyParts {
  readonly store: Store;
  readonly settings: Settings;
  readonly environment: Readonly<Partial<Record<string, string>>>;
  /** Whether nothing can have been sealed yet. */
  readonly isNew: boolean;
  readonly log: Logger;
  readonly metrics: CustodyMetrics;
  readonly threads?: Thread[] | undefined;
  readonly retries?: Retries | undefined;
  /** Called once, when a provider turns out to be away; what it returns is called when it is back, or given up. */
  readonly onWait: (provider: string) => Promise<() => Promise<void>>;
}

const defaultRetries: Retries = { firstMilliseconds: 1000, longestMilliseconds: 30_000 };

/** @throws ConfigurationError where the keys cannot be had */
export async function openDeploymentCustody(
  parts: CustodyParts,
): Promise<{ readonly custody: Custody; readonly masterKey: MasterKeyChoice }> {
  const { store, settings, environment, isNew, metrics, threads = [] } = parts;
  const wrapped = await findWrappedKeys(store);
  const deployment = await deploymentId(store);
  const masterKey = chooseMasterKey(settings, environment, { isNew, wrapped, deployment });
  const { source } = masterKey;
  const providers = providersOf(settings);
  const opened = await whenThere(parts, source, async () => {
    const custody = await openCustody({ masterKey: source, providers, ...settings.custody, metrics, threads });
    try {
      if (source.kind === "wrapped" && source.keys.keys.length === 0) await makeFirst(store, custody, source.keys);
      return custody;
    } catch (error) {
      await custody.close();
      throw error;
    }
  });
  return { custody: opened, masterKey };
}

/** Has the provider wrap a new key. Of processes that start at the same time, the first one's key is that of all. */
async function makeFirst(store: Store, custody: Custody, none: WrappedKeys): Promise<void> {
  const keys = [await custody.createMasterKey()];
  await store.write((transaction) => insertWrappedKeys(transaction, { ...none, keys }));
  await custody.readMasterKeys(await findWrappedKeys(store));
}

async function whenThere<Result>(
  { log, onWait, retries = defaultRetries }: CustodyParts,
  source: MasterKeySource,
  open: () => Promise<Result>,
): Promise<Result> {
  const { firstMilliseconds, longestMilliseconds } = retries;
  let onEnd: (() => Promise<void>) | undefined;
  try {
    for (let wait = firstMilliseconds; ; wait = Math.min(2 * wait, longestMilliseconds)) {
      try {
        return await open();
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        if (source.kind !== "wrapped" || !isAway(error)) throw new ConfigurationError(reason, { cause: error });
        log.warn(
          { provider: source.keys.provider, retryMilliseconds: wait },
          `waiting for ${nameOf(source)}, which wraps the key-encryption keys: ${reason}`,
        );
        onEnd ??= await onWait(source.keys.provider);
        await pause(wait);
      }
    }
  } finally {
    await onEnd?.();
  }
}

function isAway(error: unknown): boolean {
  return error instanceof ProviderAway || (error instanceof ApiError && error.code === ErrorCode.UNAVAILABLE);
}
