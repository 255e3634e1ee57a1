// Ways to have something signed without saying what it is: by its bytes or its digest, alone or among others. Hashes are made
// by the published libraries.

import { createHash } from "node:crypto";
import { HashFunction, PayloadEncoding } from "@countersign/api";
import { hashDomain, hashStruct, keccak256 } from "viem";
import { readEthereumTransaction } from "../../../../service/src/chains/ethereum.js";
import { readSolanaTransaction } from "../../../../service/src/chains/solana.js";
import { readTronTransaction } from "../../../../service/src/chains/tron/transaction.js";
import { atOnce } from "../../../../service/src/event-loop/turns.js";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import { readingPayloads, type PayloadWords } from "../../../../service/src/policy/payload-words.js";
import type { UnsignedTransaction } from "../../../../service/src/policy/reference.js";
import { ethereumContext, solanaContext, tronContext } from "../../../../service/src/policy/transaction-context.js";
import type { UnsignedPayload, UnsignedPayloads } from "../../../../service/src/signing/payloads.js";

/** What is hashed, in hex, and the hash function that a payload of it takes. */
export interface Preimage {
  readonly bytes: string;
  readonly hashFunction: "KECCAK256" | "SHA256" | "NOT_APPLICABLE";
}

/** How the same is signed as a payload. */
export interface Raw {
  /** Undefined where no payload's bytes are hashed to what is signed. */
  readonly preimage?: Preimage;
  /** What is signed. Empty where the algorithm hashes by itself. */
  readonly digests: readonly string[];
}

export interface RawWay {
  readonly way: "bytes" | "digest" | "batch of bytes" | "batch of digests";
  readonly contexts: readonly Context[];
}

export function ethereumRaw(serialized: string): Raw {
  const bytes = serialized.replace(/^0x/, "");
  return { preimage: { bytes, hashFunction: "KECCAK256" }, digests: [keccak256(`0x${bytes}`)] };
}

export function tronRaw(rawData: string): Raw {
  const digest = createHash("sha256").update(Buffer.from(rawData, "hex")).digest("hex");
  return { preimage: { bytes: rawData, hashFunction: "SHA256" }, digests: [digest] };
}

export function solanaRaw(transaction: Uint8Array): Raw {
  // What follows the signatures and their number, which takes one byte.
  const bytes = Buffer.from(transaction.subarray(1 + 64 * (transaction[0] ?? 0))).toString("hex");
  return { preimage: { bytes, hashFunction: "NOT_APPLICABLE" }, digests: [] };
}

/** Of a payload that viem can read; none of another, which nobody takes. */
export function typedDataRaw(payload: string): Raw {
  try {
    const { domain, types, primaryType, message } = JSON.parse(payload) as Readonly<
      Record<"domain" | "types" | "primaryType" | "message", Readonly<Record<string, unknown>>>
    >;
    const known = { name: "string", version: "string", chainId: "uint256", verifyingContract: "address" };
    const members = Object.entries(known).flatMap(([name, type]) => (name in domain ? [{ name, type }] : []));
    const separator = hashDomain({ domain, types: { EIP712Domain: members } } as Parameters<typeof hashDomain>[0]);
    const struct = hashStruct({ data: message, types, primaryType } as never);
    const bytes = `1901${separator.slice(2)}${struct.slice(2)}`;
    return { preimage: { bytes, hashFunction: "KECCAK256" }, digests: [keccak256(`0x${bytes}`)] };
  } catch {
    return { digests: [] };
  }
}

const other = "5e".repeat(32);

/**
 * All ways to have it signed as a payload, as policies see them.
 *
 * @param from the address that signs
 * @param beside the same of what a policy allows, to stand beside it
 */
export function rawWays({ preimage, digests }: Raw, beside: Raw, from: string): readonly RawWay[] {
  const ways: RawWay[] = [];
  const add = (way: RawWay["way"], unsigned: UnsignedPayload | UnsignedPayloads) =>
    ways.push({ way, contexts: seen(unsigned, from) });
  const hex = { encoding: PayloadEncoding.HEXADECIMAL };
  if (preimage) {
    const how = { ...hex, hashFunction: HashFunction[preimage.hashFunction] };
    add("bytes", { ...how, payload: preimage.bytes });
    add("bytes", { ...how, payload: `0x${preimage.bytes.toUpperCase()}` });
    const payloads = [beside.preimage?.bytes ?? other, preimage.bytes];
    add("batch of bytes", { ...how, payloads });
  }
  for (const payload of digests) {
    add("digest", { ...hex, hashFunction: HashFunction.NO_OP, payload });
    // Of a chain that hashes twice.
    add("digest", { ...hex, hashFunction: HashFunction.SHA256, payload });
  }
  if (digests.length > 0) {
    const payloads = [...beside.digests, ...digests, other];
    add("batch of digests", { ...hex, hashFunction: HashFunction.NO_OP, payloads });
  }
  return ways;
}

function seen(unsigned: UnsignedPayload | UnsignedPayloads, from: string): readonly Context[] {
  const isBatch = "payloads" in unsigned;
  const activity = {
    type: isBatch ? "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS" : "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
    kind: isBatch ? "SIGN_RAW_PAYLOADS" : "SIGN_RAW_PAYLOAD",
    family: isBatch ? "signRawPayloads" : "signRawPayload",
    resource: "PRIVATE_KEY",
    action: "SIGN",
    params: { ...unsigned, signWith: from },
  };
  const words = atOnce(readingPayloads(unsigned, (transaction) => wordsOf(transaction, from)));
  return words.map((each) => ({ activity, approvers: [], credentials: [], ...each }));
}

function wordsOf({ type, unsignedTransaction }: UnsignedTransaction, from: string): PayloadWords {
  switch (type) {
    case "TRANSACTION_TYPE_ETHEREUM":
      return { eth: { tx: ethereumContext(readEthereumTransaction(unsignedTransaction), from) } };
    case "TRANSACTION_TYPE_SOLANA":
      return { solana: { tx: solanaContext(readSolanaTransaction(unsignedTransaction)) } };
    case "TRANSACTION_TYPE_TRON":
      return { tron: { tx: tronContext(readTronTransaction(unsignedTransaction)) } };
    case "TRANSACTION_TYPE_BITCOIN":
      throw new TypeError("no payload is read as Bitcoin's");
  }
}
