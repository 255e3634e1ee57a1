// Transactions of Ethereum and Solana, as policies see them.

import type { UnsignedEthereumTransaction } from "../chains/ethereum.js";
import type { SolanaAccount, SolanaInstruction } from "../chains/solana-message.js";
import { tokenTransfersOf, transfersOf } from "../chains/solana-transfers.js";
import type { SolanaTransaction } from "../chains/solana.js";
import type {
  EthereumTransactionContext,
  SolanaAddressTableLookupContext,
  SolanaInstructionContext,
  SolanaTransactionContext,
} from "./language/context.js";

/** A transaction of Ethereum, as policies see it. */
export function ethereumContext(transaction: UnsignedEthereumTransaction, from: string): EthereumTransactionContext {
  return {
    from,
    to: transaction.to ?? "",
    data: transaction.data,
    value: transaction.value,
    gas: transaction.gas,
    gas_price: transaction.gasPrice,
    chain_id: transaction.chainId ?? 0n,
    nonce: transaction.nonce,
  };
}

/** A transaction of Solana, as policies see it. */
export function solanaContext(transaction: SolanaTransaction): SolanaTransactionContext {
  const { instructions } = transaction;
  return {
    account_keys: transaction.accountKeys,
    program_keys: transaction.programKeys,
    instructions: instructions.map(instructionContext),
    transfers: transfersOf(instructions),
    spl_transfers: tokenTransfersOf(instructions).map(({ mint, ...transfer }) => ({ ...transfer, token_mint: mint })),
    recent_blockhash: transaction.recentBlockhash,
  };
}

function instructionContext({ programKey, accounts, data }: SolanaInstruction): SolanaInstructionContext {
  return {
    program_key: programKey,
    // An account in a lookup table keeps its place, with an empty key: rules that count places stay right.
    accounts: accounts.map((account) => ({
      account_key: "accountKey" in account ? account.accountKey : "",
      signer: account.signer,
      writable: account.writable,
    })),
    instruction_data_hex: data,
    address_table_lookups: lookupsOf(accounts),
  };
}

/** The entries of lookup tables that an instruction names, by table. */
function lookupsOf(accounts: readonly SolanaAccount[]): SolanaAddressTableLookupContext[] {
  const looked = accounts.flatMap((account) => ("tableKey" in account ? [account] : []));
  const indexes = (tableKey: string, writable: boolean) =>
    looked
      .filter((account) => account.tableKey === tableKey && account.writable === writable)
      .map(({ index }) => BigInt(index));
  return [...new Set(looked.map(({ tableKey }) => tableKey))].map((tableKey) => ({
    address_table_key: tableKey,
    writable_indexes: indexes(tableKey, true),
    readonly_indexes: indexes(tableKey, false),
  }));
}
