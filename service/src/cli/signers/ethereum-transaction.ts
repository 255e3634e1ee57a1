// Transactions as JSON-RPC has them, and their unsigned serializations.

import { RLP, type RLPInput } from "micro-eth-signer/core/rlp.js";
import { ethereumLayouts, type EthereumField } from "../../chains/ethereum.js";
import { hexOf } from "../../chains/hex.js";
import { RpcError, membersOf, rpcCodes } from "./json-rpc.js";

/** A transaction of `eth_signTransaction`: hex behind 0x, or what JSON has instead. */
export type TransactionRequest = Partial<Record<string, unknown>>;

const known: ReadonlySet<string> = new Set([
  "from",
  "type",
  "chainId",
  "input",
  ...ethereumLayouts.flatMap(({ fields }) => fields),
]);

/**
 * Reads the object that a tool sends. What it says is signed: members that would not be are refused.
 *
 * @throws RpcError
 */
export function transactionRequest(param: unknown): TransactionRequest {
  const members = Object.entries(membersOf(param)).filter(([, value]) => value !== null && value !== undefined);
  const stranger = members.find(([name]) => !known.has(name));
  if (stranger) throw invalid(`${JSON.stringify(stranger[0].slice(0, 80))} would not be signed`);
  const { input, data = input, ...request } = Object.fromEntries(members) as TransactionRequest;
  if (input !== undefined && input !== data) throw invalid("input and data differ");
  return { ...request, ...(data !== undefined && { data }) };
}

/** The number of a transaction's type, by its `type` or by the members that only one type has. @throws RpcError */
export function typeOf(request: TransactionRequest): number {
  if (request["type"] !== undefined) {
    const type = Number(quantity(request, "type"));
    if (type < ethereumLayouts.length) return type;
    throw invalid(`type must be at most 0x${(ethereumLayouts.length - 1).toString(16)}`);
  }
  const has = (...names: readonly EthereumField[]) => names.some((name) => request[name] !== undefined);
  if (has("authorizationList")) return 4;
  if (has("blobVersionedHashes", "maxFeePerBlobGas")) return 3;
  if (has("gasPrice")) return has("accessList") ? 1 : 0;
  return 2;
}

/**
 * The unsigned serialization; a legacy transaction is bound to its chain (EIP-155).
 *
 * @returns hex without 0x
 * @throws RpcError
 */
export function serialize(request: TransactionRequest, chainId: bigint): string {
  const number = typeOf(request);
  const { type, fields } = ethereumLayouts[number]!;
  const taken: readonly string[] = [...fields, "from", "type", "chainId"];
  const stranger = Object.keys(request).find((name) => !taken.includes(name));
  if (stranger !== undefined) throw invalid(`a transaction of type ${type} has no ${stranger}`);
  const items = fields.map((field) => (field === "chainId" ? chainId : itemOf(request, field)));
  if (number === 0) return hexOf(RLP.encode([...items, chainId, 0n, 0n]));
  return hexOf(Uint8Array.of(number)) + hexOf(RLP.encode(items));
}

function itemOf(request: TransactionRequest, field: EthereumField): RLPInput {
  switch (field) {
    case "to":
      return request["to"] === undefined ? new Uint8Array() : bytes(request, "to");
    case "data":
      return request["data"] === undefined ? new Uint8Array() : bytes(request, "data");
    case "value":
      return request["value"] === undefined ? 0n : quantity(request, "value");
    case "accessList":
      return listOf(request, "accessList", []).map((entry) => {
        const pair = membersOf(entry);
        return [bytes(pair, "address"), listOf(pair, "storageKeys", []).map((key) => bytes({ key }, "key"))];
      });
    case "blobVersionedHashes":
      return listOf(request, field).map((hash) => bytes({ hash }, "hash"));
    case "authorizationList":
      return listOf(request, field).map((entry) => {
        const { yParity, v = yParity, ...others } = membersOf(entry);
        const of = { ...others, v };
        const parity = quantity(of, "v");
        return [
          quantity(of, "chainId"),
          bytes(of, "address"),
          quantity(of, "nonce"),
          parity >= 27n ? parity - 27n : parity,
          quantity(of, "r"),
          quantity(of, "s"),
        ];
      });
    default:
      return quantity(request, field);
  }
}

/** @throws RpcError for what is no number of JSON-RPC: hex behind 0x, or a whole number that JSON holds exactly */
export function quantity(request: TransactionRequest, name: string): bigint {
  const value = request[name];
  if (typeof value === "string" && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value);
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  throw invalid(value === undefined ? `${name} is missing` : `${name} must be a number in hex behind 0x`);
}

function bytes(request: TransactionRequest, name: string): Uint8Array {
  const value = request[name];
  if (typeof value === "string" && /^0x(?:[\da-f]{2})*$/i.test(value)) {
    return Uint8Array.from(Buffer.from(value.slice(2), "hex"));
  }
  throw invalid(value === undefined ? `${name} is missing` : `${name} must be bytes in hex behind 0x`);
}

function listOf(request: TransactionRequest, name: string, absent?: readonly unknown[]): readonly unknown[] {
  const value = request[name] ?? absent;
  if (Array.isArray(value)) return value;
  throw invalid(`${name} must be an array`);
}

function invalid(reason: string): RpcError {
  return new RpcError(rpcCodes.invalidParams, `transaction: ${reason}`);
}
