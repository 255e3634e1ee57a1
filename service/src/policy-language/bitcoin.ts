// What policies see of a transaction of Bitcoin. Most names are those of the hosted service.

import { booleanType, described, integerType, listOf, stringType } from "./types.js";

/** Amounts are in satoshi; 2^64 - 1 where the transaction sets no bound. */
export interface BitcoinTransactionContext {
  /** A number, as text. */
  readonly version: string;
  readonly inputs: readonly BitcoinInputContext[];
  readonly outputs: readonly BitcoinOutputContext[];
  readonly locktime: BitcoinLockTimeContext;
  /** What the inputs have and the outputs do not. */
  readonly fee: bigint;
}

export interface BitcoinInputContext {
  /** As people read it. */
  readonly tx_id: string;
  readonly vout: bigint;
  readonly sequence: bigint;
  readonly value: bigint;
  /** Hex, as the request claims it; empty where it does not, as the two below. */
  readonly script_pubkey: string;
  readonly address: string;
  readonly address_type: string;
  /** Whether it is the key's that signs. */
  readonly signed: boolean;
}

export interface BitcoinOutputContext {
  readonly value: bigint;
  /** Hex. */
  readonly script_pubkey: string;
  /** Empty where the script has none, as `address_type`. */
  readonly address: string;
  /** `P2PKH`, `P2SH`, `P2WPKH`, `P2WSH` or `P2TR`. */
  readonly address_type: string;
  /** Whether it pays back to the key that signs. */
  readonly change: boolean;
}

export interface BitcoinLockTimeContext {
  readonly amount: bigint;
  /** `Blocks` or `Seconds`. */
  readonly type: string;
}

const payment = {
  value: integerType,
  script_pubkey: stringType,
  address: stringType,
  address_type: stringType,
} as const;

export const bitcoinTransaction = described<BitcoinTransactionContext>({
  version: stringType,
  inputs: listOf(
    described<BitcoinInputContext>({
      ...payment,
      tx_id: stringType,
      vout: integerType,
      sequence: integerType,
      signed: booleanType,
    }),
  ),
  outputs: listOf(described<BitcoinOutputContext>({ ...payment, change: booleanType })),
  locktime: described<BitcoinLockTimeContext>({ amount: integerType, type: stringType }),
  fee: integerType,
});
