// Judges an Ethereum transaction by what viem reads in it, without a look at the service: whether it pays or calls anything
// beside what a policy means to allow.

import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  isAddressEqual,
  parseTransaction,
  type Address,
  type Hex,
} from "viem";

/** What a policy means to allow, one of the two. */
export interface EthereumLimits {
  readonly chains: readonly number[];
  /** Wei to accounts; without an address, to any. */
  readonly payments?: readonly { readonly to?: Address; readonly most: bigint }[];
  /** One token to one account. */
  readonly token?: { readonly contract: Address; readonly from: Address; readonly to: Address; readonly most: bigint };
  /** In wei. */
  readonly fee: bigint;
}

/** What in a transaction goes beyond the limits; undefined where nothing does. */
export function beyondEthereumLimits(serialized: Hex, limits: EthereumLimits): string | undefined {
  const transaction = parseTransaction(serialized);
  const { type, chainId, to, value = 0n, data = "0x", gas = 0n } = transaction;
  if (chainId === undefined) return "it holds on every chain";
  if (!limits.chains.includes(chainId)) return `it is for chain ${chainId}`;
  if (to === undefined || to === null) return "it creates a contract";
  if (type === "eip7702") return `it carries ${transaction.authorizationList?.length} authorizations`;
  const price = transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n;
  const { maxFeePerBlobGas = 0n, blobVersionedHashes = [] } = type === "eip4844" ? transaction : {};
  const fee = gas * price + BigInt(blobVersionedHashes.length) * 2n ** 17n * maxFeePerBlobGas;
  if (fee > limits.fee) return `the fee is ${fee}`;
  return limits.token
    ? beyondToken(to, value, data, limits.token)
    : beyondPayments(to, value, data, limits.payments ?? []);
}

function beyondPayments(to: Address, value: bigint, data: Hex, payments: NonNullable<EthereumLimits["payments"]>) {
  if (data !== "0x") return `${to} is called with ${data.slice(0, 10)}`;
  const within = payments.some((payment) => (!payment.to || isAddressEqual(payment.to, to)) && value <= payment.most);
  return within ? undefined : `${to} gets ${value}`;
}

function beyondToken(to: Address, value: bigint, data: Hex, token: NonNullable<EthereumLimits["token"]>) {
  if (!isAddressEqual(to, token.contract)) return `${to} is called`;
  if (value > 0n) return `the contract gets ${value}`;
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
    // What is left over or dirty, some contracts take for something else.
    if (functionName === "transfer") {
      if (encodeFunctionData({ abi: erc20Abi, functionName, args }) !== data) return "the data are not to the letter";
      return beyondTransfer(token.from, args[0], args[1], token);
    }
    if (functionName === "transferFrom") {
      if (encodeFunctionData({ abi: erc20Abi, functionName, args }) !== data) return "the data are not to the letter";
      return beyondTransfer(args[0], args[1], args[2], token);
    }
    return `the contract is told ${functionName}`;
  } catch {
    return "the contract is told what is not understood";
  }
}

function beyondTransfer(from: Address, to: Address, amount: bigint, token: NonNullable<EthereumLimits["token"]>) {
  const within = isAddressEqual(from, token.from) && isAddressEqual(to, token.to) && amount <= token.most;
  return within ? undefined : `${from} pays ${amount} to ${to}`;
}
