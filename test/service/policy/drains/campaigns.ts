// What each documented policy is tried with, by the sentence that it illustrates: whom it is about, what is legitimate, and what
// goes beyond.

import { ApiError } from "@countersign/api";
import * as token2022 from "@solana-program/token-2022";
import { address, createNoopSigner } from "@solana/kit";
import { PublicKey, SystemProgram, TransactionInstruction, VersionedTransaction } from "@solana/web3.js";
import { encodeFunctionData, erc20Abi, parseTransaction, toFunctionSelector, type Address, type Hex } from "viem";
import { readEthereumTransaction } from "../../../../service/src/chains/ethereum.js";
import { readSolanaTransaction } from "../../../../service/src/chains/solana.js";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import type { ChainWord } from "../../../../service/src/policy-language/vocabulary.js";
import { ethereumContext, solanaContext } from "../../../../service/src/policy/transaction-context.js";
import { beyondEthereumLimits, type EthereumLimits } from "./ethereum-oracle.js";
import {
  changedEthereum,
  legitimateEthereum,
  type Draft,
  type EthereumAttempt,
  type EthereumTarget,
} from "./ethereum-transactions.js";
import type { Random } from "./random.js";
import {
  beyondPayment,
  changedTypedData,
  isPermit,
  payment,
  typedDataSeen,
  type TypedDataAttempt,
} from "./typed-data.js";
import { tokenProgram } from "./solana-instructions.js";
import { beyondSolanaLimits, type SolanaLimits } from "./solana-oracle.js";
import { changedSolana, legitimateSolana, stranger, type SolanaAttempt } from "./solana-transactions.js";
import {
  beyondBitcoinLimits,
  bitcoinDigests,
  bitcoinSeen,
  changedBitcoin,
  legitimateBitcoin,
  paysSomebody,
  type BitcoinAttempt,
  type BitcoinDraft,
  type BitcoinLimits,
} from "./bitcoin-transactions.js";
import {
  beyondTronLimits,
  changedTron,
  stakingDraft,
  tokenDraft,
  transferDraft,
  tronSeen,
  type TronAttempt,
  type TronLimits,
} from "./tron-transactions.js";
import { rawDataOf, type Draft as TronDraft } from "../../chains/tron-raw-data.js";
import { ethereumRaw, solanaRaw, tronRaw, typedDataRaw, type Raw } from "./raw-signing.js";

/** A transaction to be signed. */
export interface Attempt {
  readonly changes: readonly string[];
  /** What policies see of it; undefined where the service refuses it before it asks them. */
  readonly transaction: () => Pick<Context, ChainWord> | undefined;
  /** How the same is signed as a payload. */
  readonly asPayload: () => Raw;
  /** What in it goes beyond what the policy means to allow, by the published libraries. */
  readonly beyond: () => string | undefined;
}

export interface Campaign {
  readonly legitimate: () => Attempt[];
  readonly changed: (count: number, random: Random) => Iterable<Attempt>;
}

/** A transaction as it was made. */
interface Sighted {
  readonly raw: Uint8Array | string | BitcoinDraft;
}

/** For a policy that denies: attempts, and which of them it means. */
export interface Sighting {
  readonly changed: (count: number, random: Random) => Iterable<Attempt & Sighted>;
  readonly isMeant: (attempt: Sighted) => boolean;
}

/** The address that signs transactions of Ethereum. */
export const from: Address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const first: Address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const second: Address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
/** What there is in address books. */
export const books = { payouts: [second.toLowerCase()] };
const usdc: Address = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const somebody: Address = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const ether = 10n ** 18n;

function ethereum(limits: EthereumLimits, legitimate: Partial<Draft>): Campaign {
  const target = ethereumTarget(legitimate);
  const attempt = (made: EthereumAttempt): Attempt => ({
    ...ethereumAttempt(made),
    beyond: () => beyondEthereumLimits(made.serialized, limits),
  });
  return {
    legitimate: () => legitimateEthereum(target).map(attempt),
    changed: (count, random) => mapped(changedEthereum(target, count, random), attempt),
  };
}

function ethereumTarget(legitimate: Partial<Draft>): EthereumTarget {
  const fees = { gas: 100_000n, price: 30n * 10n ** 9n };
  const plain = { type: "eip1559", chainId: 1, nonce: 7, to: second, value: 0n, data: "0x" } as const;
  return { from, everybody: [from, first, second, usdc, somebody], legitimate: { ...plain, ...fees, ...legitimate } };
}

function ethereumAttempt({ serialized, changes }: EthereumAttempt) {
  const transaction = once(() => ({ eth: { tx: ethereumContext(readEthereumTransaction(serialized), from) } }));
  return { changes, transaction, asPayload: () => ethereumRaw(serialized), beyond: () => undefined, raw: serialized };
}

function typedDataAttempt({ payload, changes }: TypedDataAttempt) {
  const transaction = once(() => typedDataSeen(payload));
  return { changes, transaction, asPayload: () => typedDataRaw(payload), beyond: () => undefined, raw: payload };
}

const typedDataPayments: Campaign = {
  legitimate: () => [{ ...typedDataAttempt({ payload: payment(usdc, from, second), changes: [] }) }],
  changed: (count, random) =>
    mapped(
      changedTypedData({ token: usdc, from, to: second, everybody: [first, somebody] }, count, random),
      (made) => ({
        ...typedDataAttempt(made),
        beyond: () => beyondPayment(made.payload, { token: usdc, to: second, most: 10n ** 9n }),
      }),
    ),
};

const key = new PublicKey("7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV");
const payee = new PublicKey("9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin");
const tokenAccount = new PublicKey("FGETo8T8wMcN2wCjav8VK6eh3dLk63evNDPxzLSJra8B");
const payeeTokenAccount = new PublicKey("3emsAVdmGKERbHjmGfQ6oZ1e35dkf5iYcS6U4CPKFVaa");
const otherTokenAccount = new PublicKey(new Uint8Array(32).fill(77));
const mint = new PublicKey("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v");
const everybody = [key, payee, tokenAccount, payeeTokenAccount, otherTokenAccount, mint, stranger];

function solana(limits: SolanaLimits, legitimate: readonly TransactionInstruction[]): Campaign {
  const target = { cast: { key, everybody }, legitimate };
  const attempt = (made: SolanaAttempt): Attempt => ({
    ...solanaAttempt(made),
    beyond: () => beyondSolanaLimits(made.bytes, made.tables, limits),
  });
  return {
    legitimate: () => legitimateSolana(target).map(attempt),
    changed: (count, random) => mapped(changedSolana(target, count, random), attempt),
  };
}

function solanaAttempt({ bytes, changes }: SolanaAttempt) {
  const transaction = once(() => ({
    solana: { tx: solanaContext(readSolanaTransaction(Buffer.from(bytes).toString("hex"))) },
  }));
  return { changes, transaction, asPayload: () => solanaRaw(bytes), beyond: () => undefined, raw: bytes };
}

function tron(limits: TronLimits, legitimate: TronDraft): Campaign {
  const attempt = (made: TronAttempt): Attempt => ({
    ...tronAttempt(made),
    beyond: () => beyondTronLimits(made.draft, limits),
  });
  return {
    legitimate: () => [attempt({ draft: legitimate, changes: [] })],
    changed: (count, random) => mapped(changedTron(legitimate, count, random), attempt),
  };
}

function tronAttempt({ draft, changes }: TronAttempt) {
  const transaction = once(() => tronSeen(draft));
  const asPayload = () => tronRaw(rawDataOf(draft));
  return { changes, transaction, asPayload, beyond: () => undefined, raw: JSON.stringify(draft) };
}

function bitcoin(limits: BitcoinLimits): Campaign {
  const attempt = (made: BitcoinAttempt): Attempt => ({
    ...bitcoinAttempt(made),
    beyond: () => beyondBitcoinLimits(made.draft, limits),
  });
  const { payment = 0n } = limits;
  return {
    legitimate: () => legitimateBitcoin(payment).map((draft) => attempt({ draft, changes: [] })),
    changed: (count, random) => mapped(changedBitcoin(payment, count, random), attempt),
  };
}

function bitcoinAttempt({ draft, changes }: BitcoinAttempt) {
  const transaction = once(() => bitcoinSeen(draft));
  const asPayload = () => ({ digests: readOrRefused(() => bitcoinDigests(draft)) ?? [] });
  return { changes, transaction, asPayload, beyond: () => undefined, raw: draft };
}

/** Read once, however many policies are asked about it. */
function once(read: () => Pick<Context, ChainWord>): Attempt["transaction"] {
  let known: { readonly read: Pick<Context, ChainWord> | undefined } | undefined;
  return () => {
    known ??= { read: readOrRefused(read) };
    return known.read;
  };
}

function readOrRefused<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError && error.code === 3) return undefined;
    throw error;
  }
}

const lamports = SystemProgram.transfer({ fromPubkey: key, toPubkey: payee, lamports: 10n ** 9n });
const tokens = new TransactionInstruction({
  programId: tokenProgram,
  keys: [tokenAccount, mint, payeeTokenAccount, key].map((pubkey) => ({
    pubkey,
    isSigner: pubkey === key,
    isWritable: pubkey !== mint && pubkey !== key,
  })),
  data: Buffer.from(
    token2022.getTransferCheckedInstruction({
      source: address(tokenAccount.toBase58()),
      mint: address(mint.toBase58()),
      destination: address(payeeTokenAccount.toBase58()),
      authority: createNoopSigner(address(key.toBase58())),
      amount: 10n ** 9n,
      decimals: 6,
    }).data,
  ),
});

const erc20 = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [second, 10n ** 9n] });
const fee = 10n ** 16n;

export const campaigns: ReadonlyMap<string, Campaign> = new Map<string, Campaign>([
  ["Payments of one token by EIP-3009, to one recipient, at most a thousand of it at a time:", typedDataPayments],
  [
    "At most one ether at a time, to anybody, on mainnet or Sepolia:",
    ethereum({ chains: [1, 11155111], payments: [{ most: ether }], fee }, { value: ether }),
  ],
  [
    "The condition is narrowed to payments on Ethereum of at most one ether.",
    ethereum({ chains: [1], payments: [{ most: ether }], fee }, { value: ether }),
  ],
  [
    "Certain recipients, each with a limit of its own:",
    ethereum(
      {
        chains: [1],
        payments: [
          { to: first, most: ether },
          { to: second, most: 32n * ether },
        ],
        fee,
      },
      { value: 32n * ether },
    ),
  ],
  [
    "One ERC-20 token, to one recipient, at most a thousand of it (this one has 6 decimals):",
    ethereum(
      { chains: [1], token: { contract: usdc, from, to: second, most: 10n ** 9n }, fee },
      { to: usdc, data: erc20 },
    ),
  ],
  [
    "Plain payments to receivers in the book, of at most one ether at a time:",
    ethereum({ chains: [1], payments: [{ to: second, most: ether }], fee }, { value: ether }),
  ],
  [
    "One token, to receivers in the book, at most a thousand of it at a time (this one has 6 decimals). `count` matters: `all` is true of a transaction without transfers.",
    ethereum(
      { chains: [1], token: { contract: usdc, from, to: second, most: 10n ** 9n }, fee },
      { to: usdc, data: erc20 },
    ),
  ],
  [
    "One transfer of at most one SOL from one account to one recipient, and nothing else:",
    solana({ lamports: { from: key.toBase58(), to: payee.toBase58(), most: 10n ** 9n }, fee: 100_000n }, [lamports]),
  ],
  [
    "One token, from one token account to another:",
    solana(
      { tokens: { from: tokenAccount.toBase58(), to: payeeTokenAccount.toBase58(), most: 10n ** 9n }, fee: 100_000n },
      [tokens],
    ),
  ],
  [
    "At most a million satoshi to one recipient; everything else except the fee comes back as change:",
    bitcoin({ payment: 1_000_000n, fee: 20_000n }),
  ],
  ["Consolidating a key's outputs, at a fee of at most a thousandth of a bitcoin:", bitcoin({ fee: 100_000n })],
  [
    "At most a hundred TRX at a time, from one account to one recipient:",
    tron({ transfer: 100_000_000 }, transferDraft),
  ],
  [
    "One TRC-20 token, from one account to one recipient, at most a thousand of it (this one has 6 decimals):",
    tron({ token: { most: 10n ** 9n, feeLimit: 100_000_000 } }, tokenDraft),
  ],
  ["Staking for the account's own energy and bandwidth, and unstaking:", tron({ staking: true }, stakingDraft)],
]);

const solanaSightings = (count: number, random: Random) =>
  mapped(
    changedSolana({ cast: { key: payee, everybody }, legitimate: [lamports, tokens] }, count, random),
    solanaAttempt,
  );

const ethereumSightings = (count: number, random: Random) =>
  mapped(changedEthereum(ethereumTarget({ to: usdc, data: erc20 }), count, random), ethereumAttempt);

/** What a transaction of Solana says of its accounts, by the published library. */
function solanaMessage(raw: Sighted["raw"]) {
  const { message } = VersionedTransaction.deserialize(raw as Uint8Array);
  return { message, used: message.compiledInstructions.flatMap(({ accountKeyIndexes }) => accountKeyIndexes) };
}

const approve = toFunctionSelector("approve(address,uint256)");

export const sightings: ReadonlyMap<string, Sighting> = new Map<string, Sighting>([
  [
    "Amounts beyond 128 bits, such as unlimited permit allowances, are an error in a policy that reads them: an allow policy " +
      "then does not allow, a deny policy denies. This denies the permits of tokens and of Permit2:",
    {
      changed: (count, random) =>
        mapped(
          changedTypedData({ token: usdc, from, to: second, everybody: [first, somebody] }, count, random),
          typedDataAttempt,
        ),
      isMeant: ({ raw }) => isPermit(raw as string),
    },
  ],
  [
    "This denies transactions that pay anybody except one approved address:",
    {
      changed: (count, random) => mapped(changedBitcoin(1_000_000n, count, random), bitcoinAttempt),
      isMeant: ({ raw }) => paysSomebody(raw as BitcoinDraft),
    },
  ],
  [
    "Whoever changes the permissions of an account can take all of it. This denies such changes:",
    {
      changed: (count, random) => mapped(changedTron(transferDraft, count * 3, random), tronAttempt),
      isMeant: ({ raw }) => (JSON.parse(raw as string) as TronDraft).type === "AccountPermissionUpdateContract",
    },
  ],
  [
    "A deny policy can be broader. This denies every transaction that a certain account does not sign as well:",
    {
      changed: solanaSightings,
      isMeant: ({ raw }) => {
        const { message } = solanaMessage(raw);
        const index = message.staticAccountKeys.findIndex((known) => known.equals(key));
        return index < 0 || !message.isAccountSigner(index);
      },
    },
  ],
  [
    "Write two policies instead. If short data must not cause an error, put the data into a list and filter it first. This " +
      "deny policy denies calls of ERC-20's `approve`, and nothing else; it does not see calls that another contract makes in " +
      "turn:",
    {
      changed: ethereumSightings,
      isMeant: ({ raw }) => parseTransaction(raw as Hex).data?.startsWith(approve) ?? false,
    },
  ],
  [
    "There is no `not`: write `!=` or `== false`. In a deny policy, this condition denies transactions that write to " +
      "accounts that do not sign:",
    {
      changed: solanaSightings,
      isMeant: ({ raw }) => {
        const { message, used } = solanaMessage(raw);
        return used.some((index) => message.isAccountWritable(index) && !message.isAccountSigner(index));
      },
    },
  ],
]);

function* mapped<From, To>(items: Iterable<From>, map: (item: From) => To): Generator<To> {
  for (const item of items) yield map(item);
}
