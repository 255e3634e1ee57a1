// Ethereum transactions around a legitimate one: of every type, to others, with other data, values, fees, chains, with access
// lists, blobs and authorizations.

import {
  concat,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  hexToBytes,
  pad,
  parseAbi,
  serializeTransaction,
  bytesToHex,
  type Address,
  type Hex,
  type TransactionSerializable,
} from "viem";
import type { Random } from "./random.js";

export interface EthereumAttempt {
  readonly serialized: Hex;
  readonly changes: readonly string[];
}

/** A legitimate transaction, of type 2, and whom changes may bring in. */
export interface EthereumTarget {
  readonly from: Address;
  readonly everybody: readonly Address[];
  readonly legitimate: Draft;
}

/** A transaction before it is given a type. */
export interface Draft {
  readonly type: Type;
  readonly chainId: number | undefined;
  readonly nonce: number;
  readonly to: Address | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas: bigint;
  readonly price: bigint;
}

const types = ["legacy", "eip2930", "eip1559", "eip4844", "eip7702"] as const;
type Type = (typeof types)[number];

const abi = parseAbi([
  "function increaseAllowance(address spender, uint256 added)",
  "function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)",
  "function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)",
  "function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)",
  "function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)",
  "function approve(address token, address spender, uint160 amount, uint48 expiration)",
  "function transferFrom(address from, address to, uint160 amount, address token)",
  "function transferAndCall(address to, uint256 amount, bytes data)",
  "function multicall(bytes[] data)",
  "function aggregate3((address target, bool allowFailure, bytes callData)[] calls)",
  "function execute(bytes32 mode, bytes executionCalldata)",
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)",
  "function upgradeToAndCall(address implementation, bytes data)",
  "function delegate(address delegatee)",
  "function transferOwnership(address owner)",
  "function withdraw(uint256 amount)",
  "function deposit()",
]);

/** Calls that move value or give it away, or carry others that do. */
const calls: readonly (readonly [string, (random: Random, target: EthereumTarget) => Hex])[] = [
  [
    "transfer",
    (r, t) => encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [someone(r, t), amount(r)] }),
  ],
  [
    "transferFrom",
    (r, t) =>
      encodeFunctionData({
        abi: erc20Abi,
        functionName: "transferFrom",
        args: [someone(r, t), someone(r, t), amount(r)],
      }),
  ],
  [
    "approve",
    (r, t) => encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [someone(r, t), amount(r)] }),
  ],
  [
    "increaseAllowance",
    (r, t) => encodeFunctionData({ abi, functionName: "increaseAllowance", args: [someone(r, t), amount(r)] }),
  ],
  [
    "permit",
    (r, t) =>
      encodeFunctionData({
        abi,
        functionName: "permit",
        args: [t.from, someone(r, t), amount(r), amount(r), 27, word(r), word(r)],
      }),
  ],
  [
    "permit of DAI",
    (r, t) =>
      encodeFunctionData({
        abi,
        functionName: "permit",
        args: [t.from, someone(r, t), 0n, amount(r), true, 27, word(r), word(r)],
      }),
  ],
  [
    "setApprovalForAll",
    (r, t) => encodeFunctionData({ abi: erc721Abi, functionName: "setApprovalForAll", args: [someone(r, t), true] }),
  ],
  [
    "safeTransferFrom of ERC-721",
    (r, t) =>
      encodeFunctionData({
        abi: erc721Abi,
        functionName: "safeTransferFrom",
        args: [t.from, someone(r, t), amount(r)],
      }),
  ],
  [
    "safeTransferFrom of ERC-1155",
    (r, t) =>
      encodeFunctionData({ abi, functionName: "safeTransferFrom", args: [t.from, someone(r, t), 1n, amount(r), "0x"] }),
  ],
  [
    "safeBatchTransferFrom",
    (r, t) =>
      encodeFunctionData({
        abi,
        functionName: "safeBatchTransferFrom",
        args: [t.from, someone(r, t), [1n], [amount(r)], "0x"],
      }),
  ],
  [
    "approve of Permit2",
    (r, t) => encodeFunctionData({ abi, functionName: "approve", args: [someone(r, t), someone(r, t), 5n, 5] }),
  ],
  [
    "transferFrom of Permit2",
    (r, t) =>
      encodeFunctionData({ abi, functionName: "transferFrom", args: [t.from, someone(r, t), 5n, someone(r, t)] }),
  ],
  [
    "transferAndCall",
    (r, t) => encodeFunctionData({ abi, functionName: "transferAndCall", args: [someone(r, t), amount(r), "0x"] }),
  ],
  [
    "multicall",
    (r, t) => encodeFunctionData({ abi, functionName: "multicall", args: [[t.legitimate.data, inner(r, t)]] }),
  ],
  [
    "aggregate3",
    (r, t) =>
      encodeFunctionData({
        abi,
        functionName: "aggregate3",
        args: [[{ target: someone(r, t), allowFailure: true, callData: inner(r, t) }]],
      }),
  ],
  [
    "execute with delegatecall",
    (r, t) =>
      encodeFunctionData({
        abi,
        functionName: "execute",
        args: [pad("0xff", { dir: "right" }), concat([someone(r, t), inner(r, t)])],
      }),
  ],
  [
    "execTransaction with delegatecall",
    (r, t) =>
      encodeFunctionData({
        abi,
        functionName: "execTransaction",
        args: [someone(r, t), 0n, inner(r, t), 1, 0n, 0n, 0n, someone(r, t), someone(r, t), "0x"],
      }),
  ],
  [
    "upgradeToAndCall",
    (r, t) => encodeFunctionData({ abi, functionName: "upgradeToAndCall", args: [someone(r, t), inner(r, t)] }),
  ],
  ["delegate", (r, t) => encodeFunctionData({ abi, functionName: "delegate", args: [someone(r, t)] })],
  [
    "transferOwnership",
    (r, t) => encodeFunctionData({ abi, functionName: "transferOwnership", args: [someone(r, t)] }),
  ],
  ["withdraw", (r) => encodeFunctionData({ abi, functionName: "withdraw", args: [amount(r)] })],
  ["deposit", () => encodeFunctionData({ abi, functionName: "deposit" })],
  ["any bytes", (r) => bytesToHex(r.bytes(r.below(120)))],
];

const someone = (random: Random, { everybody }: EthereumTarget): Address => random.of(everybody);
const inner = (random: Random, { everybody }: EthereumTarget): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [random.of(everybody), 5n] });
const word = (random: Random): Hex => bytesToHex(random.bytes(32));
const amounts = [
  0n,
  1n,
  1000n,
  10n ** 9n,
  10n ** 9n + 1n,
  10n ** 18n,
  10n ** 18n + 1n,
  32n * 10n ** 18n,
  2n ** 128n,
  2n ** 256n - 1n,
];
const amount = (random: Random): bigint => random.of(amounts);

type Change = (draft: Draft, random: Random, target: EthereumTarget) => Draft;

const changes: readonly (readonly [string, Change])[] = [
  ["a call", (draft, random, target) => ({ ...draft, data: random.of(calls)[1](random, target) })],
  ["the receiver", (draft, random, target) => ({ ...draft, to: someone(random, target) })],
  ["no receiver", (draft) => ({ ...draft, to: undefined })],
  ["the value", (draft, random) => ({ ...draft, value: amount(random) })],
  ["the type", (draft, random) => ({ ...draft, type: random.of(types) })],
  ["the chain", (draft, random) => ({ ...draft, chainId: random.of([1, 10, 137, 11155111, undefined]) })],
  ["the gas", (draft, random) => ({ ...draft, gas: random.of([0n, 21_000n, 30_000_000n, 2n ** 64n - 1n]) })],
  ["the price", (draft, random) => ({ ...draft, price: random.of([0n, 1n, 10n ** 9n, 10n ** 13n, 2n ** 128n]) })],
  ["the nonce", (draft, random) => ({ ...draft, nonce: random.below(1000) })],
  [
    "a byte of the data",
    withBytes((data, random) => void (data.length > 0 && (data[random.below(data.length)] = random.below(256)))),
  ],
  [
    "dirty padding",
    withBytes((data, random) => void (data.length > 16 && (data[4 + 32 * random.below(2) + random.below(12)] = 1))),
  ],
  [
    "more data",
    (draft, random) => ({ ...draft, data: concat([draft.data, bytesToHex(random.bytes(1 + random.below(64)))]) }),
  ],
  [
    "less data",
    (draft, random) => ({ ...draft, data: draft.data.slice(0, 2 + 2 * random.below(draft.data.length / 2)) as Hex }),
  ],
];

/** What is legitimate, in guises that a policy should not mind. */
export function legitimateEthereum({ legitimate }: EthereumTarget): EthereumAttempt[] {
  const less = { ...legitimate, price: legitimate.price / 2n, nonce: 0 };
  return [legitimate, less].map((draft) => ({ serialized: serialized(draft), changes: ["nothing"] }));
}

/** Each change alone and each call of each type, then so many transactions with several changes at random. */
export function* changedEthereum(target: EthereumTarget, count: number, random: Random): Generator<EthereumAttempt> {
  const { legitimate } = target;
  for (const type of types) {
    for (const [name, call] of calls) {
      for (const to of [...target.everybody, undefined]) {
        yield {
          serialized: serialized({ ...legitimate, type, to, data: call(random, target) }),
          changes: [type, name],
        };
      }
    }
    for (const [name, change] of changes) {
      yield { serialized: serialized(change({ ...legitimate, type }, random, target)), changes: [type, name] };
    }
  }
  for (let index = 0; index < count; index += 1) {
    // Half of them are calls of the same receiver, which only its contract tells apart.
    if (random.chance(2)) {
      const [name, call] = random.of(calls);
      yield { serialized: serialized({ ...legitimate, data: call(random, target) }), changes: [name] };
      continue;
    }
    let draft = legitimate;
    const done: string[] = [];
    for (let more = random.below(4); more >= 0; more -= 1) {
      const [name, change] = random.of(changes);
      done.push(name);
      draft = change(draft, random, target);
    }
    yield { serialized: serialized(draft), changes: done };
  }
}

function withBytes(change: (data: Uint8Array, random: Random) => void): Change {
  return (draft, random) => {
    const data = hexToBytes(draft.data);
    change(data, random);
    return { ...draft, data: bytesToHex(data) };
  };
}

const hash: Hex = `0x01${"22".repeat(31)}`;

function serialized({ type, chainId, price, to, ...rest }: Draft): Hex {
  const call = { ...rest, ...(to && { to }) };
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price / 2n };
  // Only legacy transactions can do without a chain, and only older types without a receiver.
  const everywhere = chainId ?? 1;
  const someone = to ?? "0x0000000000000000000000000000000000000000";
  const accessList = [{ address: someone, storageKeys: [hash] }];
  const authorization = { chainId: 0, address: someone, nonce: 0, r: hash, s: hash, yParity: 1 };
  const transactions: { readonly [Of in Type]: TransactionSerializable } = {
    legacy: { type: "legacy", ...call, gasPrice: price, ...(chainId !== undefined && { chainId }) },
    eip2930: { type: "eip2930", ...call, chainId: everywhere, gasPrice: price, accessList },
    eip1559: { type: "eip1559", ...call, chainId: everywhere, ...fees },
    eip4844: {
      type: "eip4844",
      ...call,
      to: someone,
      chainId: everywhere,
      ...fees,
      maxFeePerBlobGas: price,
      blobVersionedHashes: [hash],
    },
    eip7702: {
      type: "eip7702",
      ...call,
      to: someone,
      chainId: everywhere,
      ...fees,
      authorizationList: [authorization],
    },
  };
  return serializeTransaction(transactions[type]);
}
