// Payloads as requests have them: bytes, or typed data and authorizations.

import type { SignRawPayloadIntentV2, SignRawPayloadsIntent } from "@countersign/api";
import { isRead } from "../chains/encodings.js";
import { readPayload, type ReadPayload } from "../chains/payload.js";
import type { InTurns } from "../event-loop/turns.js";
import { checked } from "../params/located.js";

export type UnsignedPayload = Pick<SignRawPayloadIntentV2, "payload" | "encoding" | "hashFunction">;
export type UnsignedPayloads = Pick<SignRawPayloadsIntent, "payloads" | "encoding" | "hashFunction">;

/** Reads the payloads of a request, each in turn. Where there are several, errors name the one that they are about. */
export function* readingEach<Result>(
  unsigned: UnsignedPayload | UnsignedPayloads,
  read: (payload: UnsignedPayload) => Result,
): InTurns<Result[]> {
  if (!("payloads" in unsigned)) return [read(unsigned)];
  const { payloads, encoding, hashFunction } = unsigned;
  const results: Result[] = [];
  for (const [place, payload] of payloads.entries()) {
    results.push(checked(`payloads.${place}`, () => read({ payload, encoding, hashFunction })));
    yield;
  }
  return results;
}

/**
 * Reads a payload in an encoding that the service reads; undefined in any other.
 *
 * @throws ApiError as `readPayload` does
 */
export function payloadOf({ payload, encoding, hashFunction }: UnsignedPayload): ReadPayload | undefined {
  return isRead(encoding) ? readPayload(payload, encoding, hashFunction) : undefined;
}
