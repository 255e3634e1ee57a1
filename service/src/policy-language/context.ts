// What a policy can ask for. The names are those that policies use, hence the underscores.
//
// What an activity does not have, such as a transaction, is left undefined, and a policy that asks for it is not
// applicable. What is there has all its fields, so that rules about a transaction hold for each of its kind; what calls of
// contracts say is there where the organization has their interface.
// Integers are bigints; one beyond signed 128 bits is an error for the policy that asks for it.

import type { BitcoinTransactionContext } from "./bitcoin.js";
import type { TronTransactionContext } from "./tron.js";

/** Stands for what an activity has and nobody can read. A policy that asks for it is in error. */
export class Unreadable {
  /** Why, as the end of a sentence. */
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** All that is known of one activity. It must not change while a policy is evaluated. */
export interface Context {
  readonly activity: ActivityContext;
  /** Transactions are read from the bytes that will be signed. */
  readonly eth?: EthereumContext | undefined;
  readonly solana?: { readonly tx?: SolanaTransactionContext | undefined } | undefined;
  readonly bitcoin?: { readonly tx?: BitcoinTransactionContext | undefined } | undefined;
  readonly tron?: { readonly tx?: TronTransactionContext | undefined } | undefined;
  readonly ssh?: { readonly sig?: SshSignatureContext | undefined } | undefined;
  /** There when bytes are signed that no chain's transaction was asked for. */
  readonly payload?: PayloadContext | undefined;
  /** The wallet that the activity is about, such as the one whose account signs. */
  readonly wallet?: WalletContext | undefined;
  /** It and all others that the activity is about, each once. */
  readonly wallets?: readonly WalletContext[] | undefined;
  readonly wallet_account?: WalletAccountContext | undefined;
  readonly private_key?: PrivateKeyContext | undefined;
  readonly private_key_tag?: NamedContext | undefined;
  readonly user?: UserContext | undefined;
  readonly user_tag?: NamedContext | undefined;
  readonly policy?: NamedContext | undefined;
  readonly api_key?: NamedContext | undefined;
  readonly authenticator?: NamedContext | undefined;
  readonly oauth_provider?: NamedContext | undefined;
  readonly invitation?: NamedContext | undefined;
  readonly webhook_endpoint?: NamedContext | undefined;
  readonly secret?: SecretContext | undefined;
  readonly smart_contract_interface?: NamedContext | undefined;
  readonly velocity_control?: NamedContext | undefined;
  /** By name: what is left of the organization's spending limits; there where one of its policies asks for it. */
  readonly limit?: Readonly<Record<string, LimitContext>> | undefined;
  /** By identifier: whether the organization's velocity controls are kept, this activity included; there with `limit`. */
  readonly controls?: Readonly<Record<string, boolean | Unreadable | undefined>> | undefined;
  /** By name: the receivers in the organization's address books, on the chain of what is signed. */
  readonly book?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Users whose approval counts now, the initiator first. */
  readonly approvers: readonly ApproverContext[];
  /** With which credentials these users approved, in the same order. */
  readonly credentials: readonly CredentialContext[];
}

/** A signature of a file or commit (SSHSIG). */
export interface SshSignatureContext {
  /** Such as `git` or `file`. */
  readonly namespace: string;
}

export interface LimitContext {
  /**
   * Before the activity, in the limit's own unit; of several whose spending it is, the least. Undefined where the limit counts
   * nobody's whom the activity is about.
   */
  readonly remaining?: bigint | Unreadable | undefined;
}

export interface ActivityContext {
  /** Such as `ACTIVITY_TYPE_CREATE_WALLET`. Versions of one family compare as equal. */
  readonly type: string;
  /** Such as `CREATE_WALLET`; undefined where only the root quorum decides. */
  readonly kind?: string | undefined;
  /** Such as `createWallet`. */
  readonly family: string;
  /** Such as `WALLET`. */
  readonly resource: string;
  /** Such as `CREATE`. */
  readonly action: string;
  /** The parameters as JSON values, under their names on the wire. */
  readonly params: unknown;
}

export interface PayloadContext {
  /** What the service reads in it. Other words are there with some of them, such as those of a transaction. */
  readonly kind: "TRANSACTION" | "TYPED_DATA" | "AUTHORIZATION" | "MESSAGE" | "SSH_SIGNATURE" | "DIGEST" | "UNKNOWN";
  /** Whether it may stand for anything: a digest, a signature of SSH over one, or bytes that the service can't read. */
  readonly blind: boolean;
}

/** One of them: what is signed. */
export interface EthereumContext {
  readonly tx?: EthereumTransactionContext | undefined;
  readonly eip_712?: TypedDataContext | undefined;
  readonly eip_7702_authorization?: EthereumAuthorizationContext | undefined;
}

/** What the domain does not have is empty, or 0. */
export interface TypedDataContext {
  readonly primary_type: string;
  readonly domain: TypedDataDomainContext;
  /** Its members under their own names. Integers are bigints; bytes and addresses hex in lower case behind `0x`. */
  readonly message: unknown;
}

export interface TypedDataDomainContext {
  readonly name: string;
  readonly version: string;
  readonly chain_id: bigint;
  /** Hex in lower case behind `0x`, as `salt`. */
  readonly verifying_contract: string;
  readonly salt: string;
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
  /** The most per unit of gas, as `max_fee_per_gas`. */
  readonly gas_price: bigint;
  readonly max_fee_per_gas: bigint;
  /** As EIP-1559 sees older transactions: all that they pay per unit. */
  readonly max_priority_fee_per_gas: bigint;
  /** 0 without blobs. */
  readonly max_fee_per_blob_gas: bigint;
  /** 0 for a legacy transaction that is bound to no chain (EIP-155). */
  readonly chain_id: bigint;
  readonly nonce: bigint;
  /** As in EIP-2718: 0 for a legacy transaction, 1 to 4 for the others. */
  readonly type: bigint;
  /** The most that the network takes for gas and blobs, in wei. */
  readonly fee: bigint;
  /** Contracts that accounts let act in their name (EIP-7702). */
  readonly authorization_list: readonly EthereumAuthorizationContext[];
  /** The transfer that the data ask a token's contract for; empty where they are anything else, or not to the letter. */
  readonly erc20_transfers: readonly Erc20TransferContext[];
  /** Of the function that the data call: with an interface of the contract, and with data. */
  readonly function_name?: string | Unreadable | undefined;
  /** The selector: hex in lower case behind `0x`. */
  readonly function_signature?: string | Unreadable | undefined;
  /** By name. Integers are bigints; bytes and addresses hex in lower case behind `0x`; tuples lists. */
  readonly contract_call_args?: unknown;
}

export interface EthereumAuthorizationContext {
  /** 0 where it holds on every chain. */
  readonly chain_id: bigint;
  /** Of the contract. */
  readonly address: string;
  readonly nonce: bigint;
}

export interface Erc20TransferContext {
  /** The sender of the transaction, or whoever approved of it. */
  readonly from: string;
  readonly to: string;
  /** In the smallest unit of the token. */
  readonly amount: bigint;
}

/** Keys are base58. One that stands in a lookup table is empty. */
export interface SolanaTransactionContext {
  readonly account_keys: readonly string[];
  readonly program_keys: readonly string[];
  readonly instructions: readonly SolanaInstructionContext[];
  readonly address_table_lookups: readonly SolanaAddressTableLookupContext[];
  /** Lamports that known programs move. */
  readonly transfers: readonly SolanaTransferContext[];
  readonly recent_blockhash: string;
  /** Tokens that the token programs move. */
  readonly spl_transfers: readonly SolanaTokenTransferContext[];
  /** Whatever else takes the authority over an account. */
  readonly grants: readonly SolanaGrantContext[];
  /** Those that may do more than stands in the three lists above. */
  readonly unknown_instructions: readonly SolanaInstructionContext[];
  readonly fee_payer: string;
  /** The most that the network takes, in lamports. */
  readonly fee: bigint;
}

export interface SolanaInstructionContext {
  readonly program_key: string;
  readonly accounts: readonly SolanaAccountContext[];
  /** Hex in lower case without `0x`. */
  readonly instruction_data_hex: string;
  readonly address_table_lookups: readonly SolanaAddressTableLookupContext[];
  /** With an interface of the program. */
  readonly parsed_instruction_data?: ParsedInstructionContext | Unreadable | undefined;
}

export interface ParsedInstructionContext {
  readonly instruction_name: string;
  /** Hex in lower case without `0x`. */
  readonly discriminator: string;
  /** Keys by the names of accounts; one in a lookup table is `ADDRESS_TABLE_LOOKUP`. */
  readonly named_accounts: unknown;
  /** By name. Integers are bigints; bytes hex in lower case without `0x`; keys base58. */
  readonly program_call_args: unknown;
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
  /** At most so many lamports, or of a token's smallest unit; 2^64 - 1 where the instruction sets no bound. */
  readonly amount: bigint;
}

export interface SolanaGrantContext {
  /** The name of the instruction, such as `Approve`. */
  readonly kind: string;
  readonly account: string;
  /** Who gets hold of it; empty where nobody does. */
  readonly to: string;
  readonly amount: bigint;
}

export interface SolanaTokenTransferContext extends SolanaTransferContext {
  readonly owner: string;
  readonly signers: readonly string[];
  /** Empty where the instruction does not name it. */
  readonly token_mint: string;
}

export interface WalletContext extends KeyContext {
  readonly id: string;
}

/** What is known of all that keys are kept in. */
export interface KeyContext {
  /** Its name. */
  readonly label: string;
  readonly imported: boolean;
  readonly exported: boolean;
}

export interface WalletAccountContext {
  readonly address: string;
}

/** What has an id, and nothing else that policies ask for. */
export interface NamedContext {
  readonly id: string;
}

export interface SecretContext {
  readonly id: string;
  /** Empty where it has none. */
  readonly name: string;
  /** Texts by their names, without a prototype. */
  readonly static_properties: Readonly<Record<string, string>>;
}

export interface UserContext {
  readonly id: string;
  readonly tags: readonly string[];
}

export interface PrivateKeyContext extends KeyContext {
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
  /** Of the API key or authenticator. */
  readonly id: string;
  readonly user_id: string;
  /** A `CredentialType`, such as `CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR`. */
  readonly type: string;
  /** As authenticators name it; empty for API keys. */
  readonly credential_id: string;
  /** Hex. */
  readonly public_key: string;
}
