// How a witness's monitoring API names logs (C2SP tlog-witness): by the SHA-256 of the origin.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { utf8 } from "../encoding.js";

/** 64 lowercase hex digits. */
export function originHash(origin: string): string {
  return bytesToHex(sha256(utf8(origin)));
}

/** Where a witness shows its latest checkpoint of a log, below its monitoring prefix. */
export function monitoringPath(origin: string): string {
  return `${originHash(origin)}/checkpoint`;
}

/** @returns the origin hash in a path below the monitoring prefix; `undefined` when the path is another one */
export function parseMonitoringPath(path: string): string | undefined {
  return /^([0-9a-f]{64})\/checkpoint$/.exec(path)?.[1];
}
