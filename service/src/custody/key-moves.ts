// Moves key-encryption keys between a file and providers, without their leaving the worker.

import { ApiError, ErrorCode } from "@countersign/api";
import { timingSafeEqual } from "node:crypto";
import { createFile } from "../file-system/atomic.js";
import { formatMasterKeys, masterKeyId } from "./key-ring.js";
import { readMasterKeyFile, type Providers } from "./master-key.js";
import type { MasterKeys } from "./master-keys.js";
import { ProviderKey } from "./provider-key.js";
import { ProviderRefused } from "./providers/provider.js";
import type { WrappedKey, WrappedKeys } from "./wrapped-keys.js";

/**
 * Has a provider wrap all keys, and unwraps each again to see that it can.
 *
 * @throws ProviderAway, ProviderRefused
 */
export async function wrapMasterKeys(
  masterKeys: MasterKeys,
  target: WrappedKeys,
  providers: Providers,
): Promise<WrappedKey[]> {
  const provider = await ProviderKey.open(target, providers);
  try {
    return await masterKeys.each(async (id, key) => {
      const wrapped = await provider.wrap(id, key);
      const unwrapped = await provider.unwrap(id, wrapped);
      const isSame = timingSafeEqual(unwrapped, key);
      unwrapped.fill(0);
      if (!isSame) throw new ProviderRefused(`${target.provider} did not unwrap what it had wrapped`);
      return { id, wrapped };
    });
  } finally {
    provider.close();
  }
}

/**
 * Writes all keys to a new file. One that has the same keys already is left as it is.
 *
 * @throws ApiError FAILED_PRECONDITION: there is another file of that name, or it cannot be written
 */
export function saveMasterKeys(masterKeys: MasterKeys, path: string): void {
  const keys = masterKeys.export();
  const text = formatMasterKeys(keys);
  try {
    if (createFile(path, text)) return;
    const ids = readMasterKeyFile(path).map((key) => {
      const id = masterKeyId(key);
      key.fill(0);
      return id;
    });
    if (ids.join() !== keys.map(masterKeyId).join()) throw new Error(`${path} contains other keys; move it away first`);
  } catch (cause) {
    // None of these messages repeats what is in a file.
    throw new ApiError(ErrorCode.FAILED_PRECONDITION, cause instanceof Error ? cause.message : String(cause), {
      cause,
    });
  } finally {
    text.fill(0);
    for (const key of keys) key.fill(0);
  }
}
