// The record of a deployment's recovery key: its public half, and the key-encryption keys as they are encrypted to it. Whoever
// has enough shares of the private half opens them. It is no secret, and its database may be in other hands: what opens them
// and what adds to them checks it first.

import { createHash } from "node:crypto";

export interface RecoveredKey {
  /** Id of the key-encryption key. */
  readonly id: string;
  /** Encapsulated key of 65 bytes and ciphertext, base64url. */
  readonly sealed: string;
}

export interface RecoveryRecord {
  /** Id of the deployment to which they are bound. */
  readonly deployment: string;
  /** Id of the shares, 8 hex digits: the beginning of SHA-256 of the public key. */
  readonly set: string;
  /** How many shares there are. */
  readonly shares: number;
  /** How many of them restore the keys. */
  readonly threshold: number;
  /** P-256, 33 bytes compressed (SEC 1), in hex. */
  readonly publicKey: string;
  /** Oldest first. */
  readonly keys: readonly RecoveredKey[];
}

/** As many shares as there are points to put them. */
export const maxShares = 255;
/** With one, each share would be the key. */
export const minThreshold = 2;

const version = 1;

/** Id of the shares of a key. */
export function recoverySet(publicKey: Uint8Array): string {
  return createHash("sha256").update(publicKey).digest("hex").slice(0, 8);
}

/** The text of a record. */
export function formatRecovery({ deployment, set, shares, threshold, publicKey, keys }: RecoveryRecord): string {
  return JSON.stringify({ version, deployment, set, shares, threshold, publicKey, keys });
}

/**
 * Reads a record.
 *
 * @throws Error something else, or of a later version
 */
export function parseRecovery(text: string): RecoveryRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new Error("the record of the recovery key is not JSON", { cause });
  }
  if (isObject(parsed) && parsed["version"] !== version) {
    throw new Error(
      `the record of the recovery key has version ${String(parsed["version"])}, which this version does not know`,
    );
  }
  if (!isRecord(parsed)) throw new Error("the record of the recovery key is malformed");
  return parsed;
}

function isRecord(value: unknown): value is RecoveryRecord {
  if (!isObject(value)) return false;
  const { deployment, set, shares, threshold, publicKey, keys } = value;
  return (
    typeof deployment === "string" &&
    isHex(publicKey, 66) &&
    set === recoverySet(Buffer.from(publicKey, "hex")) &&
    isBetween(threshold, minThreshold, maxShares) &&
    isBetween(shares, threshold, maxShares) &&
    Array.isArray(keys) &&
    keys.every((key) => isObject(key) && isHex(key["id"], 16) && /^[A-Za-z0-9_-]{151}$/.test(String(key["sealed"])))
  );
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isHex(value: unknown, digits: number): value is string {
  return typeof value === "string" && value.length === digits && /^[0-9a-f]+$/.test(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
