// Keys from seeds, entries, and vectors as they are stored here.

import { ed25519 } from "@noble/curves/ed25519.js";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import {
  cosignatureVerifier,
  cosigner,
  ed25519Signer,
  ed25519Verifier,
  formatVkey,
  LogError,
  type LogErrorCode,
  type NoteSigner,
  type NoteVerifier,
} from "../../log/src/index.js";

export interface Keys {
  readonly signer: NoteSigner;
  readonly verifier: NoteVerifier;
  readonly vkey: string;
  readonly seed: Uint8Array;
}

/** How many cases the properties of trees and parsers try: LOG_RUNS=10000 for the long form. */
export const runs = Number(process.env.LOG_RUNS ?? 100);

/** The same bytes for the same words. */
export const seedOf = (words: string) => new Uint8Array(createHash("sha256").update(words).digest());

export function logKeys(name: string, seed = seedOf(name)): Keys {
  const signer = ed25519Signer(name, ed25519.getPublicKey(seed), (message) => ed25519.sign(message, seed));
  return { signer, verifier: ed25519Verifier(signer), vkey: formatVkey(signer), seed };
}

export function witnessKeys(name: string, clock = () => 1_700_000_000, seed = seedOf(name)): Keys {
  const signer = cosigner(name, ed25519.getPublicKey(seed), (message) => ed25519.sign(message, seed), clock);
  return { signer, verifier: cosignatureVerifier(signer), vkey: formatVkey(signer), seed };
}

export const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
export const bytes = (words: string) => new TextEncoder().encode(words);
export const hex = (value: Uint8Array) => Buffer.from(value).toString("hex");

/** `count` different entries of different lengths. */
export const entriesOf = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => bytes(`entry ${first + index} ${"x".repeat((first + index) % 7)}`));

export function vectors<Vector>(name: string): Vector[] {
  const lines = readFileSync(path.join(import.meta.dirname, "vectors", `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Vector);
}

export const fromBase64 = (value: string) => new Uint8Array(Buffer.from(value, "base64"));

/** The code of the LogError that is thrown; `undefined` when nothing is. Whatever else is thrown passes. */
export function codeOf(action: () => unknown): LogErrorCode | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof LogError) return error.code;
    throw error;
  }
}

/** Text near a format: an example of it with something cut, doubled, exchanged or inserted. */
export const brokenOf = (example: string) =>
  fc
    .tuple(
      fc.nat(example.length),
      fc.nat(12),
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 6 }),
        fc.constantFrom(
          "\n",
          "\n\n",
          " ",
          "=",
          "0",
          "-1",
          "A",
          "— ",
          "\t",
          "\r\n",
          "\u0000",
          "\ufeff",
          "+",
          "9".repeat(20),
        ),
        fc.tuple(fc.nat(example.length), fc.nat(40)).map(([at, length]) => example.slice(at, at + length)),
      ),
    )
    .map(([at, cut, put]) => example.slice(0, at) + put + example.slice(at + cut));

/** Whether a format rejects a value, as malformed, or has it as the one encoding of what it reads. */
export function isStrict<Encoded, Value>(
  value: Encoded,
  parse: (value: Encoded) => Value,
  format: (parsed: Value) => Encoded,
): boolean {
  let parsed: Value;
  try {
    parsed = parse(value);
  } catch (error) {
    return error instanceof LogError && error.code === "malformed";
  }
  const again = format(parsed);
  return typeof value === "string" ? again === value : Buffer.compare(again as Uint8Array, value as Uint8Array) === 0;
}
