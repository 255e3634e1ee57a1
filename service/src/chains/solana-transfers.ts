// The transfers that a Solana transaction makes by itself: of lamports by the system program, of tokens by the token
// programs. What other programs transfer when they are called can't be seen in a transaction.
//
// Programs take data that is longer than they need, so it counts as a transfer here too.

import type { SolanaInstruction } from "./solana-message.js";

/** Keys are base58; one that stands in a lookup table on the chain is empty. */
export interface SolanaTransfer {
  readonly from: string;
  readonly to: string;
  /** In lamports, or the smallest unit of a token. */
  readonly amount: bigint;
}

export interface SolanaTokenTransfer extends SolanaTransfer {
  /** Whose tokens they are, or who may transfer them for the owner. */
  readonly owner: string;
  /** Who signs for the owner: the owner itself, or members of a multisignature account. */
  readonly signers: readonly string[];
  /** Empty where the instruction does not name it. */
  readonly mint: string;
}

const systemProgram = "11111111111111111111111111111111";
const tokenProgram = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
const token2022Program = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";

/** Instructions `Transfer` and `TransferWithSeed` of the system program. */
export function transfersOf(instructions: readonly SolanaInstruction[]): SolanaTransfer[] {
  return instructions.flatMap((instruction) => {
    const { programKey, accounts } = instruction;
    const data = Buffer.from(instruction.data, "hex");
    if (programKey !== systemProgram || data.length < 12) return [];
    const kind = data.readUInt32LE(0);
    // TransferWithSeed has the account that the sender's address is made from between the two.
    const receiver = kind === 2 ? 1 : kind === 11 ? 2 : undefined;
    if (receiver === undefined || accounts.length <= receiver) return [];
    return [{ from: keyOf(instruction, 0), to: keyOf(instruction, receiver), amount: data.readBigUInt64LE(4) }];
  });
}

/**
 * Instructions `Transfer` and `TransferChecked` of both token programs, and `TransferCheckedWithFee`, which Token-2022
 * has besides.
 */
export function tokenTransfersOf(instructions: readonly SolanaInstruction[]): SolanaTokenTransfer[] {
  return instructions.flatMap((instruction) => tokenTransferOf(instruction) ?? []);
}

function tokenTransferOf(instruction: SolanaInstruction): SolanaTokenTransfer | undefined {
  const { programKey, accounts } = instruction;
  if (programKey !== tokenProgram && programKey !== token2022Program) return undefined;
  const data = Buffer.from(instruction.data, "hex");
  const withFee = programKey === token2022Program && data[0] === 26 && data[1] === 1;
  const checked = withFee || data[0] === 12;
  if (!checked && data[0] !== 3) return undefined;
  const amountAt = withFee ? 2 : 1;
  const ownerAt = checked ? 3 : 2;
  if (data.length < amountAt + 8 || accounts.length <= ownerAt) return undefined;
  const signing = accounts.slice(ownerAt).flatMap((account, index) => {
    return account.signer ? [keyOf(instruction, ownerAt + index)] : [];
  });
  return {
    from: keyOf(instruction, 0),
    to: keyOf(instruction, ownerAt - 1),
    amount: data.readBigUInt64LE(amountAt),
    owner: keyOf(instruction, ownerAt),
    signers: signing,
    mint: checked ? keyOf(instruction, 1) : "",
  };
}

function keyOf({ accounts }: SolanaInstruction, index: number): string {
  const account = accounts[index];
  return account && "accountKey" in account ? account.accountKey : "";
}
