// What is spent on Solana: whatever known programs move, and any amount where an instruction is not known, which may call
// others with the signer's rights.

import type { SolanaTransactionContext } from "../policy-language/context.js";
import type { Movement, Spending, Uncounted } from "./spending.js";

const place = { chain: "solana", reference: undefined } as const;
const systemProgram = "11111111111111111111111111111111";
/** `AdvanceNonceAccount`, with which a transaction with a durable nonce begins. */
const advanceNonce = /^04000000/;

export function solanaSpending(tx: SolanaTransactionContext): Spending {
  const movements: Movement[] = [{ token: "", amount: tx.fee, receiver: undefined, ...place }];
  for (const { to, amount } of tx.transfers) movements.push({ token: "", amount, receiver: to, ...place });
  for (const { to, amount, token_mint } of tx.spl_transfers) {
    movements.push({ token: token_mint === "" ? undefined : token_mint, amount, receiver: to, ...place });
  }
  const kinds: Uncounted["kind"][] = [];
  if (tx.grants.length > 0) kinds.push("UNCOUNTED_SPENDING_ALLOWANCE");
  if (tx.unknown_instructions.length > 0) kinds.push("UNCOUNTED_SPENDING_CALL");
  const [first] = tx.instructions;
  if (first?.program_key === systemProgram && advanceNonce.test(first.instruction_data_hex)) {
    kinds.push("UNCOUNTED_SPENDING_DURABLE_NONCE");
  }
  return { movements, uncounted: kinds.map((kind) => ({ kind, of: "everything", ...place })), slot: undefined };
}
