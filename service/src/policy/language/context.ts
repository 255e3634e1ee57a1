// What a policy can ask for. The names are those that policies use, hence the underscores.
//
// What an activity does not have, such as a transaction, is left undefined, and a policy that asks for it is not
// applicable. What is there has all its fields, so that rules about a transaction hold for each of its kind.
// Integers are bigints; one beyond signed 128 bits is an error for the policy that asks for it.

/** All that is known of one activity. It must not change while a policy is evaluated. */
export interface Context {
  readonly activity: ActivityContext;
  /** Transactions are read from the bytes that will be signed. */
  readonly eth?: { readonly tx?: EthereumTransactionContext | undefined } | undefined;
  readonly solana?: { readonly tx?: SolanaTransactionContext | undefined } | undefined;
  /** The wallet that the activity is about, such as the one whose account signs. */
  readonly wallet?: WalletContext | undefined;
  readonly wallet_account?: WalletAccountContext | undefined;
  readonly private_key?: PrivateKeyContext | undefined;
  /** Users whose approval counts now, the initiator first. */
  readonly approvers: readonly ApproverContext[];
  /** With which credentials these users approved, in the same order. */
  readonly credentials: readonly CredentialContext[];
}

export interface ActivityContext {
  /** Such as `ACTIVITY_TYPE_CREATE_WALLET`. */
  readonly type: string;
  /** Such as `WALLET`. */
  readonly resource: string;
  /** Such as `CREATE`. */
  readonly action: string;
  /** The parameters as JSON values, under their names on the wire. */
  readonly params: unknown;
}

export interface EthereumTransactionContext {
  /** In the form of EIP-55, as `to`. */
  readonly from: string;
  /** Empty where the transaction creates a contract, as in its serialization. */
  readonly to: string;
  /** Hex in lower case behind `0x`. */
  readonly data: string;
  /** In wei. */
  readonly value: bigint;
  readonly gas: bigint;
  readonly gas_price: bigint;
  /** 0 for a legacy transaction that is bound to no chain (EIP-155). */
  readonly chain_id: bigint;
  readonly nonce: bigint;
}

/** Keys are base58. */
export interface SolanaTransactionContext {
  readonly account_keys: readonly string[];
  readonly program_keys: readonly string[];
  readonly instructions: readonly SolanaInstructionContext[];
  /** Transfers of lamports by the system program. */
  readonly transfers: readonly SolanaTransferContext[];
  readonly recent_blockhash: string;
  /** Transfers of tokens by the token programs. */
  readonly spl_transfers: readonly SolanaTokenTransferContext[];
}

export interface SolanaInstructionContext {
  readonly program_key: string;
  readonly accounts: readonly SolanaAccountContext[];
  /** Hex in lower case without `0x`. */
  readonly instruction_data_hex: string;
  readonly address_table_lookups: readonly SolanaAddressTableLookupContext[];
}

export interface SolanaAccountContext {
  readonly account_key: string;
  readonly signer: boolean;
  readonly writable: boolean;
}

export interface SolanaAddressTableLookupContext {
  readonly address_table_key: string;
  readonly writable_indexes: readonly bigint[];
  readonly readonly_indexes: readonly bigint[];
}

export interface SolanaTransferContext {
  readonly from: string;
  readonly to: string;
  /** In lamports. */
  readonly amount: bigint;
}

export interface SolanaTokenTransferContext extends SolanaTransferContext {
  readonly owner: string;
  readonly signers: readonly string[];
  /** Empty where the instruction does not name it. */
  readonly token_mint: string;
}

export interface WalletContext {
  readonly id: string;
}

export interface WalletAccountContext {
  readonly address: string;
}

export interface PrivateKeyContext {
  readonly id: string;
  readonly tags: readonly string[];
}

export interface ApproverContext {
  readonly id: string;
  readonly tags: readonly string[];
  /** Empty where the user has none, as `alias`. */
  readonly email: string;
  readonly alias: string;
}

export interface CredentialContext {
  readonly user_id: string;
  /** A `CredentialType`, such as `CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR`. */
  readonly type: string;
  /** Hex. */
  readonly public_key: string;
}
