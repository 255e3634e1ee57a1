// What policies see of a transaction of TRON. The names are those of the protocol, and of the hosted service.

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
  readonly contract: readonly TronContractContext[];
  /** The transfer that the contract asks a token for; empty where it asks for anything else, or not to the letter. */
  readonly trc20_transfers: readonly Trc20TransferContext[];
  /** The same of approvals. */
  readonly trc20_approvals: readonly Trc20ApprovalContext[];
}

/** What the type does not have is empty, 0 or false; of a type whose fields are not known, that is all but `parameter`. */
export interface TronContractContext {
  /** Such as `TransferContract`. */
  readonly type: string;
  /** 0 is the owner's own. */
  readonly permission_id: bigint;
  /** The whole contract as it is signed, hex. */
  readonly parameter: string;
  readonly owner_address: string;
  readonly to_address: string;
  /** In sun, as all amounts but those of tokens. */
  readonly amount: bigint;
  readonly contract_address: string;
  readonly call_value: bigint;
  readonly data: string;
  readonly call_token_value: bigint;
  readonly token_id: bigint;
  /** `BANDWIDTH`, `ENERGY` or `TRON_POWER`. */
  readonly resource: string;
  readonly balance: bigint;
  readonly receiver_address: string;
  readonly lock: boolean;
  readonly lock_period: bigint;
  readonly frozen_balance: bigint;
  readonly unfreeze_balance: bigint;
  readonly owner: TronPermissionContext;
  readonly witness: TronPermissionContext;
  readonly actives: readonly TronPermissionContext[];
}

export interface TronPermissionContext {
  readonly id: bigint;
  readonly permission_name: string;
  readonly threshold: bigint;
  /** A bit for each type of contract, hex. */
  readonly operations: string;
  readonly keys: readonly TronKeyContext[];
}

export interface TronKeyContext {
  readonly address: string;
  readonly weight: bigint;
}

export interface Trc20TransferContext {
  /** The contract of the token. */
  readonly token: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

export interface Trc20ApprovalContext {
  readonly token: string;
  readonly owner: string;
  readonly spender: string;
  readonly amount: bigint;
}

const permission = described<TronPermissionContext>({
  id: integerType,
  permission_name: stringType,
  threshold: integerType,
  operations: stringType,
  keys: listOf(described<TronKeyContext>({ address: stringType, weight: integerType })),
});

const contract = described<TronContractContext>({
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
    described<Trc20TransferContext>(
      { ...money, from: stringType, to: stringType },
      { sender: "from", recipient: "to" },
    ),
  ),
  trc20_approvals: listOf(described<Trc20ApprovalContext>({ ...money, owner: stringType, spender: stringType })),
});
