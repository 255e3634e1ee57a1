// What a sequencer of an OP Stack chain signs of each block that it publishes, as clients of op-signer ask for it.
// https://specs.optimism.io/protocol/rollup-node-p2p.html#block-signatures

import { RpcError, membersOf, rpcCodes } from "./json-rpc.js";

export interface BlockPayload {
  readonly chainId: bigint;
  /** The address to sign with, as it was given; undefined or null where it was not. */
  readonly sender: unknown;
  /** Domain, chain id and hash of the payload, 32 bytes each: what is hashed and signed. */
  readonly message: Buffer;
}

/**
 * The argument of `opsigner_signBlockPayload`: its domain is an array of 32 numbers, its hash in base64.
 *
 * @throws RpcError
 */
export function blockPayload(param: unknown): BlockPayload {
  const { domain, payloadHash, chainId, senderAddress } = membersOf(param);
  const numbers = Array.isArray(domain) ? (domain as unknown[]) : [];
  const isBytes = numbers.every((each) => Number.isInteger(each) && Number(each) >= 0 && Number(each) <= 255);
  if (!isBytes) throw invalid("domain must be an array of 32 bytes");
  const isBase64 = typeof payloadHash === "string" && /^[A-Za-z0-9+/]{43}=$/.test(payloadHash);
  if (!isBase64) throw invalid("payloadHash must be 32 bytes in base64");
  return payloadOf(Buffer.from(numbers as number[]), chainId, Buffer.from(payloadHash, "base64"), senderAddress);
}

/**
 * The argument of `opsigner_signBlockPayloadV2`: domain and hash are in hex.
 *
 * @throws RpcError
 */
export function blockPayloadV2(param: unknown): BlockPayload {
  const { domain, payloadHash, chainId, senderAddress } = membersOf(param);
  return payloadOf(hash(domain, "domain"), chainId, hash(payloadHash, "payloadHash"), senderAddress);
}

function payloadOf(domain: Buffer, chainId: unknown, payloadHash: Buffer, sender: unknown): BlockPayload {
  // The only domain that there is. With another one, the bytes could be those of a transaction.
  if (domain.length !== 32 || domain.some((byte) => byte !== 0)) throw invalid("domain must be 32 bytes of 0");
  const chain = chainIdOf(chainId);
  const chainBytes = Buffer.from(chain.toString(16).padStart(64, "0"), "hex");
  return { chainId: chain, sender, message: Buffer.concat([domain, chainBytes, payloadHash]) };
}

function chainIdOf(value: unknown): bigint {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return BigInt(value);
  if (typeof value === "string" && /^(?:0x[\da-f]{1,64}|[1-9]\d{0,76})$/i.test(value)) return BigInt(value);
  throw invalid("chainId must be a number, decimal or in hex behind 0x");
}

function hash(value: unknown, name: string): Buffer {
  if (typeof value === "string" && /^0x[\da-f]{64}$/i.test(value)) return Buffer.from(value.slice(2), "hex");
  throw invalid(`${name} must be 32 bytes in hex behind 0x`);
}

function invalid(reason: string): RpcError {
  return new RpcError(rpcCodes.invalidParams, `block payload: ${reason}`);
}
