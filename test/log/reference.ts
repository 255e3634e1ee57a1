// The tree of RFC 6962 as its text defines it, slow and with another library's SHA-256.

import { createHash } from "node:crypto";

const sha256 = (...parts: readonly Uint8Array[]) =>
  new Uint8Array(parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest());

const splitOf = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1);

/** MTH(D[n]) */
export function slowRoot(entries: readonly Uint8Array[]): Uint8Array {
  if (entries.length === 0) return sha256();
  const [first] = entries;
  if (first && entries.length === 1) return sha256(Uint8Array.of(0), first);
  const middle = splitOf(entries.length);
  return sha256(Uint8Array.of(1), slowRoot(entries.slice(0, middle)), slowRoot(entries.slice(middle)));
}

/** PATH(m, D[n]) */
export function slowInclusion(index: number, entries: readonly Uint8Array[]): Uint8Array[] {
  if (entries.length === 1) return [];
  const middle = splitOf(entries.length);
  return index < middle
    ? [...slowInclusion(index, entries.slice(0, middle)), slowRoot(entries.slice(middle))]
    : [...slowInclusion(index - middle, entries.slice(middle)), slowRoot(entries.slice(0, middle))];
}

/** PROOF(m, D[n]) = SUBPROOF(m, D[n], true) */
export function slowConsistency(first: number, entries: readonly Uint8Array[], isWhole = true): Uint8Array[] {
  if (first === entries.length) return isWhole ? [] : [slowRoot(entries)];
  const middle = splitOf(entries.length);
  return first <= middle
    ? [...slowConsistency(first, entries.slice(0, middle), isWhole), slowRoot(entries.slice(middle))]
    : [...slowConsistency(first - middle, entries.slice(middle), false), slowRoot(entries.slice(0, middle))];
}
