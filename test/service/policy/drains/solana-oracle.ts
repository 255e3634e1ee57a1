// Judges a Solana transaction by what the published libraries read in it, without a look at the service: which lamports and
// tokens it moves, and whether it does anything else. What they can't read counts as anything.

import { identifyStakeInstruction, STAKE_PROGRAM_ADDRESS, StakeInstruction } from "@solana-program/stake";
import {
  identifyToken2022Instruction,
  parseTransferCheckedInstruction,
  parseTransferCheckedWithFeeInstruction,
  parseTransferInstruction,
  parseUnwrapLamportsInstruction,
  Token2022Instruction,
} from "@solana-program/token-2022";
import { AccountRole, address, unwrapOption, type AccountMeta } from "@solana/kit";
import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
  type AddressLookupTableAccount,
} from "@solana/web3.js";
import { memoProgram, token2022Program, tokenProgram } from "./solana-instructions.js";

/** From whom to whom, and how much in all. */
export interface Route {
  readonly from: string;
  readonly to: string;
  readonly most: bigint;
}

/** What a policy means to allow. */
export interface SolanaLimits {
  readonly lamports?: Route;
  readonly tokens?: Route;
  /** In lamports. */
  readonly fee: bigint;
}

type Effect =
  | { readonly is: "nothing" }
  | { readonly is: "something"; readonly what: string }
  | { readonly is: "lamports" | "tokens"; readonly from: string; readonly to: string; readonly amount: bigint };

const nothing: Effect = { is: "nothing" };
const something = (what: string): Effect => ({ is: "something", what });

/** What in a transaction goes beyond the limits; undefined where nothing does. */
export function beyondSolanaLimits(
  serialized: Uint8Array,
  tables: AddressLookupTableAccount[],
  limits: SolanaLimits,
): string | undefined {
  const { message } = VersionedTransaction.deserialize(serialized);
  const { instructions } = TransactionMessage.decompile(message, { addressLookupTableAccounts: tables });
  const moved = { lamports: 0n, tokens: 0n };
  for (const instruction of instructions.flatMap(unbatched)) {
    const effect = effectOf(instruction);
    if (effect.is === "nothing") continue;
    if (effect.is === "something") return effect.what;
    const route = limits[effect.is];
    if (route === undefined) return `${effect.is} are moved`;
    if (effect.from !== route.from || effect.to !== route.to)
      return `${effect.is} go from ${effect.from} to ${effect.to}`;
    moved[effect.is] += effect.amount;
    if (moved[effect.is] > route.most) return `${moved[effect.is]} ${effect.is} are moved`;
  }
  const fee = feeOf(message.header.numRequiredSignatures, instructions);
  return fee > limits.fee ? `the fee is ${fee}` : undefined;
}

/** Newer versions of the token programs take several instructions in one, which no published library reads yet. */
function unbatched(instruction: TransactionInstruction): TransactionInstruction[] {
  const { programId, keys, data } = instruction;
  if (data[0] !== 255 || !(programId.equals(tokenProgram) || programId.equals(token2022Program))) return [instruction];
  const inner: TransactionInstruction[] = [];
  let [at, key] = [1, 0];
  while (at < data.length) {
    const [accounts = 0, length = 0] = data.subarray(at, at + 2);
    const [endOfData, endOfKeys] = [at + 2 + length, key + accounts];
    const part = data.subarray(at + 2, endOfData);
    if (part.length < length || part[0] === 255 || endOfKeys > keys.length) return [instruction];
    inner.push(new TransactionInstruction({ programId, keys: keys.slice(key, endOfKeys), data: part }));
    [at, key] = [endOfData, endOfKeys];
  }
  return inner.length === 0 || key < keys.length ? [instruction] : inner;
}

function effectOf(instruction: TransactionInstruction): Effect {
  const { programId } = instruction;
  if (programId.equals(SystemProgram.programId)) return systemEffect(instruction);
  if (programId.equals(tokenProgram) || programId.equals(token2022Program)) return tokenEffect(instruction);
  if (programId.equals(ComputeBudgetProgram.programId)) return budgetEffect(instruction);
  if (programId.equals(memoProgram)) return nothing;
  if (programId.toBase58() === STAKE_PROGRAM_ADDRESS) return stakeEffect(instruction);
  return something(`the program ${programId.toBase58()} is called`);
}

function stakeEffect({ data }: TransactionInstruction): Effect {
  try {
    const type = identifyStakeInstruction(data);
    return type === StakeInstruction.GetMinimumDelegation ? nothing : something(`the stake program is told ${type}`);
  } catch {
    return something("the stake program is told what is not understood");
  }
}

function systemEffect(instruction: TransactionInstruction): Effect {
  try {
    const type = SystemInstruction.decodeInstructionType(instruction);
    if (type === "UpgradeNonceAccount") return nothing;
    if (type === "Transfer") {
      const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(instruction);
      return { is: "lamports", from: fromPubkey.toBase58(), to: toPubkey.toBase58(), amount: lamports };
    }
    if (type === "TransferWithSeed") {
      const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransferWithSeed(instruction);
      return { is: "lamports", from: fromPubkey.toBase58(), to: toPubkey.toBase58(), amount: lamports };
    }
    return something(`the system program is told ${type}`);
  } catch {
    return something("the system program is told what is not understood");
  }
}

function tokenEffect({ programId, keys, data }: TransactionInstruction): Effect {
  const accounts = keys.map(({ pubkey, isSigner, isWritable }): AccountMeta => {
    const role = isWritable
      ? isSigner
        ? AccountRole.WRITABLE_SIGNER
        : AccountRole.WRITABLE
      : isSigner
        ? AccountRole.READONLY_SIGNER
        : AccountRole.READONLY;
    return { address: address(pubkey.toBase58()), role };
  });
  const instruction = { programAddress: address(programId.toBase58()), accounts, data };
  try {
    const type = identifyToken2022Instruction(data);
    switch (type) {
      case Token2022Instruction.Transfer:
        return transferred(keys, 3, parseTransferInstruction(instruction));
      case Token2022Instruction.TransferChecked:
        return transferred(keys, 4, parseTransferCheckedInstruction(instruction));
      case Token2022Instruction.TransferCheckedWithFee:
        if (programId.equals(tokenProgram)) break;
        return transferred(keys, 4, parseTransferCheckedWithFeeInstruction(instruction));
      case Token2022Instruction.UnwrapLamports: {
        const { accounts, data } = parseUnwrapLamportsInstruction(instruction);
        const amount = unwrapOption(data.amount);
        if (amount === null) return something("a token account is emptied");
        return { is: "lamports", from: accounts.source.address, to: accounts.destination.address, amount };
      }
      case Token2022Instruction.SyncNative:
      case Token2022Instruction.GetAccountDataSize:
      case Token2022Instruction.InitializeImmutableOwner:
      case Token2022Instruction.AmountToUiAmount:
      case Token2022Instruction.UiAmountToAmount:
        return nothing;
      // Anybody may.
      case Token2022Instruction.HarvestWithheldTokensToMint:
      case Token2022Instruction.HarvestWithheldTokensToMintForConfidentialTransferFee:
      case Token2022Instruction.EmitTokenMetadata:
        if (programId.equals(tokenProgram)) break;
        return nothing;
      default:
    }
    return something(`a token program is told ${Token2022Instruction[type]}`);
  } catch {
    return something("a token program is told what is not understood");
  }
}

/** Of Token-2022, a mint's hook may be called with the accounts that follow, and act for those of them that sign. */
function transferred(
  keys: TransactionInstruction["keys"],
  used: number,
  parsed: {
    readonly accounts: { readonly source: AccountMeta; readonly destination: AccountMeta };
    readonly data: { readonly amount: bigint };
  },
): Effect {
  if (keys[used - 1]?.isSigner && keys.slice(used).some(({ isSigner }) => isSigner)) {
    return something("a signer is passed on to a transfer hook");
  }
  const { accounts, data } = parsed;
  return { is: "tokens", from: accounts.source.address, to: accounts.destination.address, amount: data.amount };
}

function budgetEffect(instruction: TransactionInstruction): Effect {
  try {
    priceOf(instruction);
    return nothing;
  } catch {
    return something("the compute budget is told what is not understood");
  }
}

function priceOf(instruction: TransactionInstruction): { readonly units?: bigint; readonly price?: bigint } {
  const type = ComputeBudgetInstruction.decodeInstructionType(instruction);
  if (type === "SetComputeUnitPrice") {
    return { price: BigInt(ComputeBudgetInstruction.decodeSetComputeUnitPrice(instruction).microLamports) };
  }
  if (type === "SetComputeUnitLimit") {
    return { units: BigInt(ComputeBudgetInstruction.decodeSetComputeUnitLimit(instruction).units) };
  }
  return {};
}

/** 5,000 lamports a signature, and the price of all compute units that may be used. */
function feeOf(signatures: number, instructions: readonly TransactionInstruction[]): bigint {
  let units = 200_000n * BigInt(instructions.length);
  let price = 0n;
  for (const instruction of instructions) {
    if (instruction.programId.equals(ComputeBudgetProgram.programId))
      ({ units = units, price = price } = priceOf(instruction));
  }
  const most = units < 1_400_000n ? units : 1_400_000n;
  return 5000n * BigInt(signatures) + (price * most) / 1_000_000n;
}
