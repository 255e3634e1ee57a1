// The record of wrapped key-encryption keys, one for a deployment: which provider wraps them, and each as it was wrapped.
// It is no secret.

import { providerKinds, type ProviderKind } from "./providers/provider.js";

export interface WrappedKey {
  /** Id of the key-encryption key. */
  readonly id: string;
  /** As the provider has wrapped it. */
  readonly wrapped: string;
}

export interface WrappedKeys {
  readonly provider: ProviderKind;
  /** Which of the provider's keys wraps them. */
  readonly providerKey: string;
  /** Id of the deployment to which they are bound. */
  readonly deployment: string;
  /** Oldest first. */
  readonly keys: readonly WrappedKey[];
}

const version = 1;

/** The text of a record. */
export function formatWrappedKeys({ provider, providerKey, deployment, keys }: WrappedKeys): string {
  return JSON.stringify({ version, provider, providerKey, deployment, keys });
}

/**
 * Reads a record.
 *
 * @throws Error something else, or of a later version
 */
export function parseWrappedKeys(text: string): WrappedKeys {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new Error("the record of wrapped keys is not JSON", { cause });
  }
  if (isRecord(parsed) && parsed["version"] !== version) {
    throw new Error(
      `the record of wrapped keys has version ${String(parsed["version"])}, which this version does not know`,
    );
  }
  if (!isWrappedKeys(parsed)) throw new Error("the record of wrapped keys is malformed");
  return parsed;
}

function isWrappedKeys(value: unknown): value is WrappedKeys {
  return (
    isRecord(value) &&
    providerKinds.some((kind) => kind === value["provider"]) &&
    typeof value["providerKey"] === "string" &&
    typeof value["deployment"] === "string" &&
    Array.isArray(value["keys"]) &&
    value["keys"].every(isWrappedKey)
  );
}

function isWrappedKey(value: unknown): value is WrappedKey {
  return isRecord(value) && /^[0-9a-f]{16}$/.test(String(value["id"])) && typeof value["wrapped"] === "string";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
