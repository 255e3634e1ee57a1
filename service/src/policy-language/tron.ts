// What policies see of a transaction of TRON. The names are those of the protocol, and of the hosted service.

import type { TronContract, TronPermission } from "../chains/tron/contracts.js";
import type { Trc20Approval, Trc20Transfer } from "../chains/tron/trc20.js";
import { booleanType, described, integerType, listOf, stringType } from "./types.js";

/** Bytes are hex without `0x`, addresses Base58Check. */
export interface TronTransactionContext {
  readonly ref_block_bytes: string;
  readonly ref_block_hash: string;
  /** In milliseconds since 1970, as `timestamp`. */
  readonly expiration: bigint;
  readonly timestamp: bigint;
  /** A note. */
  readonly data: string;
  /** The most that is burnt for the energy of contracts, in sun. */
  readonly fee_limit: bigint;
  /** One. */
  readonly contract: readonly TronContract[];
  /** The transfer that the contract asks a token for; empty where it asks for anything else, or not to the letter. */
  readonly trc20_transfers: readonly Trc20Transfer[];
  /** The same of approvals. */
  readonly trc20_approvals: readonly Trc20Approval[];
}

const permission = described<TronPermission>({
  id: integerType,
  permission_name: stringType,
  threshold: integerType,
  operations: stringType,
  keys: listOf(described<TronPermission["keys"][number]>({ address: stringType, weight: integerType })),
});

const contract = described<TronContract>({
  type: stringType,
  permission_id: integerType,
  parameter: stringType,
  owner_address: stringType,
  to_address: stringType,
  amount: integerType,
  contract_address: stringType,
  call_value: integerType,
  data: stringType,
  call_token_value: integerType,
  token_id: integerType,
  resource: stringType,
  balance: integerType,
  receiver_address: stringType,
  lock: booleanType,
  lock_period: integerType,
  frozen_balance: integerType,
  unfreeze_balance: integerType,
  owner: permission,
  witness: permission,
  actives: listOf(permission),
});

const money = { token: stringType, amount: integerType } as const;

export const tronTransaction = described<TronTransactionContext>({
  ref_block_bytes: stringType,
  ref_block_hash: stringType,
  expiration: integerType,
  timestamp: integerType,
  data: stringType,
  fee_limit: integerType,
  contract: listOf(contract),
  trc20_transfers: listOf(
    described<Trc20Transfer>({ ...money, from: stringType, to: stringType }, { sender: "from", recipient: "to" }),
  ),
  trc20_approvals: listOf(described<Trc20Approval>({ ...money, owner: stringType, spender: stringType })),
});
