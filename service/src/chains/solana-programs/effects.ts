// What a Solana transaction does by itself: the instructions that it gives to known programs. What these, or others, call in
// turn can't be seen in a transaction; instructions that might are told apart as unknown.

import type { SolanaInstruction } from "../solana-message.js";
import { associatedTokenProgram } from "./associated-token.js";
import { Call, type Program, type SolanaGrant, type SolanaTokenTransfer, type SolanaTransfer } from "./call.js";
import { addressLookupTableProgram, loaderV3, loaderV4 } from "./loaders.js";
import { computeBudgetProgram, memoPrograms } from "./plain.js";
import { stakeProgram, voteProgram } from "./stake.js";
import { systemProgram } from "./system.js";
import { token2022Program } from "./token-2022.js";
import { tokenProgram } from "./token.js";

export interface SolanaEffects {
  /** Of lamports, by whichever program. */
  readonly transfers: readonly SolanaTransfer[];
  readonly tokenTransfers: readonly SolanaTokenTransfer[];
  readonly grants: readonly SolanaGrant[];
  /**
   * Instructions to other programs, and those that known programs do not have or that hold more or less than they should.
   * What is understood of the latter stands in the other lists all the same.
   */
  readonly unknownInstructions: readonly SolanaInstruction[];
}

const programs: ReadonlyMap<string, Program> = new Map(
  [
    systemProgram,
    tokenProgram,
    token2022Program,
    associatedTokenProgram,
    stakeProgram,
    voteProgram,
    loaderV3,
    loaderV4,
    addressLookupTableProgram,
    computeBudgetProgram,
    ...memoPrograms,
  ].map((program) => [program.address, program]),
);

/** What instructions do, in their order. */
export function effectsOf(instructions: readonly SolanaInstruction[]): SolanaEffects {
  const calls = instructions.map((instruction) => {
    const call = new Call(instruction);
    const program = programs.get(instruction.programKey);
    if (program) call.read(program);
    else call.isUnknown = true;
    return call;
  });
  return {
    transfers: calls.flatMap(({ transfers }) => transfers),
    tokenTransfers: calls.flatMap(({ tokenTransfers }) => tokenTransfers),
    grants: calls.flatMap(({ grants }) => grants),
    unknownInstructions: instructions.filter((_, index) => calls[index]?.isUnknown),
  };
}
