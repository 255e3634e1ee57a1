// Payloads as policies see them: what a payload says where the service can read it, and that it is blind where not.

import { ApiError } from "@countersign/api";
import { payloadBytes, type ReadPayload } from "../chains/payload.js";
import { preimageOf } from "../chains/preimage.js";
import type { InTurns } from "../event-loop/turns.js";
import type { Context, PayloadContext } from "../policy-language/context.js";
import type { ChainWord } from "../policy-language/vocabulary.js";
import { payloadOf, readingEach, type UnsignedPayload, type UnsignedPayloads } from "../signing/payloads.js";
import type { UnsignedTransaction } from "../signing/transactions.js";
import { payloadContext } from "./transaction-context.js";

export type PayloadWords = Pick<Context, ChainWord | "payload">;

/** @throws ApiError INVALID_ARGUMENT for a transaction that can't be read, or that the key can't sign */
type TransactionReader = (transaction: UnsignedTransaction) => Pick<Context, ChainWord>;

/**
 * What policies see of the payloads of a request: each once, and one of all that they see nothing of.
 *
 * @param transactionOf what they see of a transaction
 * @param read of a payload of which the encoding says something, where it has been read already
 * @throws ApiError INVALID_ARGUMENT for a payload that is not what its encoding says
 */
export function* readingPayloads(
  unsigned: UnsignedPayload | UnsignedPayloads,
  transactionOf: TransactionReader,
  read = payloadOf,
): InTurns<readonly PayloadWords[]> {
  const found = new Map<string, PayloadWords>();
  yield* readingEach(unsigned, (each) => {
    const words = wordsOf(read(each), each, transactionOf);
    const isBare = Object.keys(words).length === 1;
    found.set(isBare ? `${words.payload?.kind}` : `: ${each.payload}`, words);
  });
  return [...found.values()];
}

function wordsOf(
  read: ReadPayload | undefined,
  unsigned: UnsignedPayload,
  transactionOf: TransactionReader,
): PayloadWords {
  if (read) {
    return { eth: payloadContext(read), payload: seen(read.kind === "typedData" ? "TYPED_DATA" : "AUTHORIZATION") };
  }
  const { payload, encoding, hashFunction } = unsigned;
  const preimage = preimageOf(payloadBytes(payload, encoding), hashFunction);
  switch (preimage.kind) {
    case "transaction":
      try {
        return { ...transactionOf(preimage.transaction), payload: seen("TRANSACTION") };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { payload: seen(preimage.otherwise === "digest" ? "DIGEST" : "UNKNOWN") };
      }
    case "authorization":
      return { eth: payloadContext(preimage), payload: seen("AUTHORIZATION") };
    case "sshSignature":
      return { ssh: { sig: { namespace: preimage.namespace } }, payload: seen("SSH_SIGNATURE") };
    case "message":
      return { payload: seen("MESSAGE") };
    case "digest":
      return { payload: seen("DIGEST") };
    case "unknown":
      return { payload: seen("UNKNOWN") };
  }
}

/** Of a signature of SSH, the namespace is seen, but not the message. */
const blindKinds: readonly PayloadContext["kind"][] = ["DIGEST", "UNKNOWN", "SSH_SIGNATURE"];

function seen(kind: PayloadContext["kind"]): PayloadContext {
  return { kind, blind: blindKinds.includes(kind) };
}
