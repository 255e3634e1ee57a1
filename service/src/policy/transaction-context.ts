// Transactions of Ethereum, Solana and TRON, typed data and authorizations, as policies see them.

import { erc20TransfersOf } from "../chains/erc20.js";
import type { UnsignedEthereumTransaction } from "../chains/ethereum.js";
import type { ReadPayload } from "../chains/payload.js";
import { maxFeeOf } from "../chains/solana-fee.js";
import type { SolanaAccount, SolanaAddressTableLookup, SolanaInstruction } from "../chains/solana-message.js";
import { effectsOf } from "../chains/solana-programs/effects.js";
import type { SolanaTransaction } from "../chains/solana.js";
import type { TronTransaction } from "../chains/tron/transaction.js";
import { trc20ApprovalsOf, trc20TransfersOf } from "../chains/tron/trc20.js";
import type {
  EthereumContext,
  EthereumTransactionContext,
  SolanaAddressTableLookupContext,
  SolanaInstructionContext,
  SolanaTransactionContext,
} from "../policy-language/context.js";
import type { TronTransactionContext } from "../policy-language/tron.js";

const ethereumTypes = { legacy: 0n, eip2930: 1n, eip1559: 2n, eip4844: 3n, eip7702: 4n } as const;

/** A transaction of Ethereum, as policies see it. */
export function ethereumContext(transaction: UnsignedEthereumTransaction, from: string): EthereumTransactionContext {
  const { to = "", data, value, gas, gasPrice, chainId = 0n, nonce } = transaction;
  return {
    from,
    to,
    data,
    value,
    gas,
    gas_price: gasPrice,
    max_fee_per_gas: gasPrice,
    max_priority_fee_per_gas: transaction.maxPriorityFeePerGas,
    max_fee_per_blob_gas: transaction.maxFeePerBlobGas,
    chain_id: chainId,
    nonce,
    type: ethereumTypes[transaction.type],
    fee: transaction.maxFee,
    authorization_list: transaction.authorizations.map((authorization) => ({
      chain_id: authorization.chainId,
      address: authorization.address,
      nonce: authorization.nonce,
    })),
    erc20_transfers: erc20TransfersOf(data, from),
  };
}

/** A payload that the service reads, as policies see it. */
export function payloadContext(read: ReadPayload): EthereumContext {
  if (read.kind === "authorization") {
    const { chainId, address, nonce } = read.authorization;
    return { eip_7702_authorization: { chain_id: chainId, address, nonce } };
  }
  const { primaryType, domain, message } = read.typedData;
  const { name = "", version = "", chainId = 0n, verifyingContract = "", salt = "" } = domain;
  return {
    eip_712: {
      primary_type: primaryType,
      domain: { name, version, chain_id: chainId, verifying_contract: verifyingContract, salt },
      message,
    },
  };
}

/** A transaction of Solana, as policies see it. */
export function solanaContext(transaction: SolanaTransaction): SolanaTransactionContext {
  const { accountKeys, instructions } = transaction;
  const { transfers, tokenTransfers, grants, unknownInstructions } = effectsOf(instructions);
  return {
    account_keys: accountKeys,
    program_keys: transaction.programKeys,
    instructions: instructions.map(instructionContext),
    address_table_lookups: transaction.addressTableLookups.map(lookupContext),
    transfers,
    spl_transfers: tokenTransfers.map(({ mint, ...transfer }) => ({ ...transfer, token_mint: mint })),
    grants,
    unknown_instructions: unknownInstructions.map(instructionContext),
    recent_blockhash: transaction.recentBlockhash,
    // The account keys begin with the signers, of whom there is at least one.
    fee_payer: accountKeys[0]!,
    fee: maxFeeOf(transaction),
  };
}

/** A transaction of TRON, as policies see it. */
export function tronContext(transaction: TronTransaction): TronTransactionContext {
  const { contract } = transaction;
  return {
    ref_block_bytes: transaction.refBlockBytes,
    ref_block_hash: transaction.refBlockHash,
    expiration: transaction.expiration,
    timestamp: transaction.timestamp,
    data: transaction.data,
    fee_limit: transaction.feeLimit,
    contract: [contract],
    trc20_transfers: trc20TransfersOf(contract),
    trc20_approvals: trc20ApprovalsOf(contract),
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

function lookupContext(lookup: SolanaAddressTableLookup): SolanaAddressTableLookupContext {
  return {
    address_table_key: lookup.tableKey,
    writable_indexes: lookup.writableIndexes.map(BigInt),
    readonly_indexes: lookup.readonlyIndexes.map(BigInt),
  };
}

/** The entries of lookup tables that an instruction names, by table. */
function lookupsOf(accounts: readonly SolanaAccount[]): SolanaAddressTableLookupContext[] {
  const looked = accounts.flatMap((account) => ("tableKey" in account ? [account] : []));
  const indexes = (tableKey: string, writable: boolean) =>
    looked
      .filter((account) => account.tableKey === tableKey && account.writable === writable)
      .map(({ index }) => index);
  return [...new Set(looked.map(({ tableKey }) => tableKey))].map((tableKey) =>
    lookupContext({
      tableKey,
      writableIndexes: indexes(tableKey, true),
      readonlyIndexes: indexes(tableKey, false),
    }),
  );
}
