// Typed data of Ethereum (EIP-712), as wallets ask for its signature: permits, orders and other promises that a contract
// takes for an order of the account's owner.

import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { maxUint256 } from "../ethereum-fields.js";
import { jsonOf, objectOf } from "./json.js";
import { refusal } from "./refusal.js";
import { readTypes, type Member, type StructTypes } from "./types.js";
import { TypedHasher, type TypedStruct } from "./values.js";

export interface TypedData {
  readonly primaryType: string;
  readonly domain: TypedDomain;
  readonly message: TypedStruct;
  /** What is signed: 32 bytes. */
  readonly digest: Uint8Array;
}

/** Undefined is what the domain does not have. */
export interface TypedDomain {
  readonly name?: string;
  readonly version?: string;
  readonly chainId?: bigint;
  readonly verifyingContract?: string;
  readonly salt?: string;
}

const domainType = "EIP712Domain";

// EIP-712 names them, their types and, for a domain that is not declared, their order.
const domainMembers: readonly Member[] = [
  { name: "name", typeName: "string", type: { kind: "string" } },
  { name: "version", typeName: "string", type: { kind: "string" } },
  { name: "chainId", typeName: "uint256", type: { kind: "integer", minimum: 0n, maximum: maxUint256 } },
  { name: "verifyingContract", typeName: "address", type: { kind: "address" } },
  { name: "salt", typeName: "bytes32", type: { kind: "bytes", length: 32 } },
];

/**
 * Reads typed data from JSON with `types`, `primaryType`, `domain` and `message`. A domain that `types` does not declare
 * is of the members that it has, and one that is left out has none.
 *
 * Throws ApiError INVALID_ARGUMENT that names the member and the fault: for values that do not fit their type, members
 * that are missing or that no type declares, types that are not known, and beyond the bounds of `readTypes` and
 * `TypedHasher`.
 */
export function readTypedData(payload: string): TypedData {
  const {
    types: declared,
    primaryType,
    domain = {},
    message,
  } = jsonOf(payload, ["types", "primaryType", "domain", "message"], "domain");
  const types = withDomain(readTypes(declared), domain);
  if (typeof primaryType !== "string" || primaryType === domainType || !types.has(primaryType)) {
    throw refusal("primaryType must name a struct of types other than the domain");
  }
  const hasher = new TypedHasher(types);
  const separator = hasher.struct(domainType, domain, "domain");
  const content = hasher.struct(primaryType, message, "message");
  return {
    primaryType,
    // Of the types that `withDomain` has seen to.
    domain: separator.value as TypedDomain,
    message: content.value,
    digest: keccak_256(concatBytes(Uint8Array.of(0x19, 0x01), separator.word, content.word)),
  };
}

/**
 * Makes sure that typed data has a domain.
 *
 * @throws ApiError INVALID_ARGUMENT where it is left out or has no members, so that no contract could know the signature for
 *   its own
 */
export function checkDomain({ domain }: TypedData): void {
  if (Object.keys(domain).length > 0) return;
  throw refusal(
    "domain has no members, so neither contracts nor policies can tell what the signature is for; @turnkey/viem leaves the " +
      "domain out if types do not declare it: add EIP712Domain to types, with the domain's members. For typed " +
      "data without a domain on purpose, an operator can set signing.allowEmptyDomain",
  );
}

function withDomain(types: StructTypes, domain: unknown): StructTypes {
  const declared = types.get(domainType);
  if (!declared) {
    const given = objectOf(domain, "domain");
    return new Map([...types, [domainType, domainMembers.filter(({ name }) => Object.hasOwn(given, name))]]);
  }
  for (const { name, typeName, type } of declared) {
    const known = domainMembers.find((member) => member.name === name);
    if (!known) throw refusal(`types.${domainType}: a domain has no member ${name} (EIP-712)`);
    // Some declare the chain's id with fewer bits.
    if (typeName !== known.typeName && !(name === "chainId" && type.kind === "integer")) {
      throw refusal(`types.${domainType}: ${name} is a ${known.typeName} (EIP-712), not a ${typeName.slice(0, 80)}`);
    }
  }
  return types;
}
