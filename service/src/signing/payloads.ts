// Payloads as a key is to sign them: bytes, or typed data and authorizations, which only Ethereum's keys sign.

import type { SignRawPayloadIntentV2, SignRawPayloadsIntent } from "@countersign/api";
import { PayloadEncoding } from "@countersign/api";
import { messageToSign, readPayload } from "../chains/payload.js";
import { checkDomain } from "../chains/typed-data/typed-data.js";
import type { InTurns } from "../event-loop/turns.js";
import { checked } from "../params/checked.js";
import { checkEcdsa, type Signer } from "./signers.js";

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
 * The digest of a payload that a key is to sign, or the message where the algorithm hashes by itself.
 *
 * @throws ApiError INVALID_ARGUMENT as `readPayload` and `messageToSign` do, and for typed data and authorizations with
 *   anything but ECDSA on secp256k1
 */
export function readMessage(signer: Signer, { payload, encoding, hashFunction }: UnsignedPayload): Uint8Array {
  const read = readPayload(payload, encoding, hashFunction);
  if (!read) return messageToSign(payload, encoding, hashFunction, signer.key.curve);
  checkEcdsa(signer, `${encoding}, which takes`);
  return read.kind === "typedData" ? read.typedData.digest : read.authorization.digest;
}

/**
 * Makes sure that typed data has a domain, unless that is not asked for.
 *
 * @throws ApiError INVALID_ARGUMENT as `readPayload` and `checkDomain` do
 */
export function* checkingDomains(
  unsigned: UnsignedPayload | UnsignedPayloads,
  { allowEmptyDomain }: { readonly allowEmptyDomain: boolean },
): InTurns<void> {
  if (allowEmptyDomain || unsigned.encoding !== PayloadEncoding.EIP712) return;
  yield* readingEach(unsigned, ({ payload, encoding, hashFunction }) => {
    const read = readPayload(payload, encoding, hashFunction);
    if (read?.kind === "typedData") checkDomain(read.typedData);
  });
}
