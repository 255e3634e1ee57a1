// Typed data around a payment by EIP-3009: other promises, contracts, chains, receivers and amounts. What it amounts to is
// judged by ethers' reading of the types, not by the service's.

import { TypedDataEncoder } from "ethers";
import { hexToBigInt, isAddressEqual, isHex, type Address } from "viem";
import { readTypedData } from "../../../../service/src/chains/typed-data/typed-data.js";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import { payloadContext } from "../../../../service/src/policy/transaction-context.js";
import { entryOf } from "../../support/results.js";
import type { Random } from "./random.js";

export interface TypedDataAttempt {
  readonly payload: string;
  readonly changes: readonly string[];
}

interface Target {
  readonly token: Address;
  readonly from: Address;
  readonly to: Address;
  readonly everybody: readonly Address[];
}

type Types = Record<string, { name: string; type: string }[]>;

interface Draft {
  types: Types;
  primaryType: string;
  domain: Record<string, unknown>;
  message: Record<string, unknown>;
}

const members = (text: string) =>
  text.split(", ").map((member) => {
    const [type = "", name = ""] = member.split(" ");
    return { name, type };
  });

const times = "uint256 validAfter, uint256 validBefore, bytes32 nonce";
const payments = `address from, address to, uint256 value, ${times}`;
const promises: Types = {
  TransferWithAuthorization: members(payments),
  ReceiveWithAuthorization: members(payments),
  CancelAuthorization: members("address authorizer, bytes32 nonce"),
  Permit: members("address owner, address spender, uint256 value, uint256 nonce, uint256 deadline"),
  PermitTransferFrom: members("TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline"),
  TokenPermissions: members("address token, uint256 amount"),
  // Of a contract that is not a token; anybody can declare the like.
  Order: members("address to, uint256 value, string note"),
};

function draft({ token, from, to }: Omit<Target, "everybody">): Draft {
  return {
    types: { TransferWithAuthorization: entryOf(promises, "TransferWithAuthorization") },
    primaryType: "TransferWithAuthorization",
    domain: { name: "USD Coin", version: "2", chainId: 1, verifyingContract: token },
    message: {
      from,
      to,
      value: "1000000000",
      validAfter: "0",
      validBefore: "1799999999",
      nonce: `0x${"5e".repeat(32)}`,
    },
  };
}

/** What the policy means to allow. */
export function payment(token: Address, from: Address, to: Address): string {
  return JSON.stringify(draft({ token, from, to }));
}

/** What policies see of it. */
export function typedDataSeen(payload: string): Pick<Context, "eth"> {
  return { eth: payloadContext({ kind: "typedData", typedData: readTypedData(payload) }) };
}

export function* changedTypedData(target: Target, count: number, random: Random): Generator<TypedDataAttempt> {
  for (let made = 0; made < count; made++) {
    const changed = structuredClone(draft(target));
    const changes: string[] = [];
    for (let more = 1 + random.below(3); more > 0; more--) {
      const [name, change] = random.of(mutations);
      change(changed, random, target);
      changes.push(name);
    }
    yield { payload: JSON.stringify(changed), changes };
  }
}

type Mutation = readonly [string, (draft: Draft, random: Random, target: Target) => void];

const amounts = ["0", "1", "1000000000", "1000000001", "0x3b9aca01", String(2n ** 127n), String(2n ** 256n - 1n)];

const mutations: readonly Mutation[] = [
  ["receiver", ({ message }, random, { everybody }) => (message["to"] = random.of(everybody))],
  ["amount", ({ message }, random) => (message["value"] = random.of(amounts))],
  ["chain", ({ domain }, random) => (domain["chainId"] = random.of([10, "0x2105", 137, undefined]))],
  [
    "contract",
    ({ domain }, random, { everybody }) => (domain["verifyingContract"] = random.of([...everybody, undefined])),
  ],
  ["domain", ({ domain }, random) => (domain[random.of(["name", "version"])] = random.of(["", "USDC", undefined]))],
  ["promise", promise],
  ["member", ({ message }, random) => (message[random.of(["note", "spender", "value2"])] = "1")],
  [
    "receiver and amount",
    ({ message }, random, { everybody }) => {
      message["to"] = random.of(everybody);
      message["value"] = random.of(amounts);
    },
  ],
  ["nonce", ({ message }, random) => (message["nonce"] = `0x${Buffer.from(random.bytes(32)).toString("hex")}`)],
  ["types", ({ types, primaryType }, random) => types[primaryType]?.splice(random.below(6), 1)],
];

/** The same values under another name, as far as it has them. */
function promise(draft: Draft, random: Random, { token, from, everybody }: Target): void {
  const primaryType = random.of(Object.keys(promises));
  const known: Record<string, unknown> = {
    ...draft.message,
    owner: from,
    authorizer: from,
    spender: random.of(everybody),
    deadline: "1799999999",
    permitted: { token, amount: random.of(amounts) },
    token,
    amount: "5",
    note: "order",
  };
  if (primaryType.startsWith("Permit")) known["nonce"] = "0";
  draft.types = structuredClone({ [primaryType]: entryOf(promises, primaryType) });
  if (primaryType === "PermitTransferFrom")
    draft.types["TokenPermissions"] = [...entryOf(promises, "TokenPermissions")];
  draft.primaryType = primaryType;
  draft.message = Object.fromEntries(entryOf(promises, primaryType).map(({ name }) => [name, known[name]]));
}

/** What goes beyond the payments that a policy means; undefined where nothing does. */
export function beyondPayment(
  payload: string,
  { token, to, most }: { readonly token: Address; readonly to: Address; readonly most: bigint },
): string | undefined {
  const { types, primaryType, domain, message } = JSON.parse(payload) as Draft;
  const contract = domain["verifyingContract"] as Address | undefined;
  if (contract === undefined || !isAddressEqual(contract, token)) return `it is for ${contract}`;
  if (Number(domain["chainId"]) !== 1) return `it is for chain ${String(domain["chainId"])}`;
  const hashed = TypedDataEncoder.from(types).encodeType(primaryType);
  if (hashed !== `TransferWithAuthorization(${payments.replaceAll(", ", ",")})`) {
    // Of the same name, no contract takes it.
    return primaryType === "TransferWithAuthorization" ? undefined : `it promises ${hashed}`;
  }
  if (!isAddressEqual(message["to"] as Address, to)) return `it pays ${String(message["to"])}`;
  const value = message["value"];
  const amount = isHex(value) ? hexToBigInt(value) : BigInt(value as string);
  return amount > most ? `it pays ${amount}` : undefined;
}

/** Whether it lets somebody else take tokens. */
export function isPermit(payload: string): boolean {
  const { primaryType, types } = JSON.parse(payload) as Draft;
  return (types[primaryType] ?? []).some(({ name }) => name === "spender");
}
