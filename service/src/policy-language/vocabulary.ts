// The words that policies begin with, what type each has, and where it is found.

import { ofAllVersions } from "./activity-types.js";
import { bitcoinTransaction } from "./bitcoin.js";
import type {
  ActivityContext,
  ApproverContext,
  Context,
  CredentialContext,
  Erc20TransferContext,
  EthereumAuthorizationContext,
  EthereumTransactionContext,
  LimitContext,
  NamedContext,
  ParsedInstructionContext,
  PayloadContext,
  PrivateKeyContext,
  SecretContext,
  SolanaAccountContext,
  SolanaAddressTableLookupContext,
  SolanaGrantContext,
  SolanaInstructionContext,
  SolanaTokenTransferContext,
  SolanaTransactionContext,
  SolanaTransferContext,
  SshSignatureContext,
  TypedDataContext,
  TypedDataDomainContext,
  UserContext,
  WalletAccountContext,
  WalletContext,
} from "./context.js";
import { tronTransaction } from "./tron.js";
import {
  addressedType,
  addressType,
  booleanType,
  described,
  dynamicType,
  integerOr,
  integerType,
  listOf,
  mapOf,
  parametersType,
  stringOr,
  stringType,
  type StructType,
  type Type,
} from "./types.js";

/** Which of a policy's two expressions: on the activity, or on who has to approve. */
export type PolicyKind = "condition" | "consensus";

/** A word such as `wallet` or `eth.tx`. */
export interface Root {
  readonly type: Type;
  readonly kinds: readonly PolicyKind[];
  /** Undefined where the activity has none. */
  readonly read: (context: Context) => unknown;
}

const strings = listOf(stringType);

const addressTableLookups = listOf(
  described<SolanaAddressTableLookupContext>({
    address_table_key: stringType,
    writable_indexes: listOf(integerType),
    readonly_indexes: listOf(integerType),
  }),
);

const instruction = described<SolanaInstructionContext>({
  program_key: stringType,
  accounts: listOf(
    described<SolanaAccountContext>({
      account_key: stringOr({ ADDRESS_TABLE_LOOKUP: "" }),
      signer: booleanType,
      writable: booleanType,
    }),
  ),
  instruction_data_hex: stringType,
  address_table_lookups: addressTableLookups,
  parsed_instruction_data: described<ParsedInstructionContext>({
    instruction_name: stringType,
    discriminator: stringType,
    named_accounts: dynamicType,
    program_call_args: dynamicType,
  }),
});

const transferFields = { from: stringType, to: stringType, amount: integerType } as const;
const transferAliases = { sender: "from", recipient: "to" } as const;

const solanaTransaction = described<SolanaTransactionContext>({
  account_keys: strings,
  program_keys: strings,
  instructions: listOf(instruction),
  address_table_lookups: addressTableLookups,
  transfers: listOf(described<SolanaTransferContext>(transferFields, transferAliases)),
  recent_blockhash: stringType,
  spl_transfers: listOf(
    described<SolanaTokenTransferContext>(
      { ...transferFields, owner: stringType, signers: strings, token_mint: stringType },
      transferAliases,
    ),
  ),
  grants: listOf(
    described<SolanaGrantContext>(
      { kind: stringType, account: stringType, to: stringType, amount: integerType },
      { recipient: "to" },
    ),
  ),
  unknown_instructions: listOf(instruction),
  fee_payer: stringType,
  fee: integerType,
});

const authorization = described<EthereumAuthorizationContext>({
  chain_id: integerType,
  address: addressType,
  nonce: integerType,
});

const transactionTypes = { LEGACY: 0n, TYPE_1: 1n, TYPE_2: 2n, TYPE_3: 3n, TYPE_4: 4n } as const;

const ethereumTransaction = described<EthereumTransactionContext>({
  from: addressType,
  to: addressType,
  data: stringType,
  value: integerType,
  gas: integerType,
  gas_price: integerType,
  max_fee_per_gas: integerType,
  max_priority_fee_per_gas: integerType,
  max_fee_per_blob_gas: integerType,
  chain_id: integerType,
  nonce: integerType,
  type: integerOr(transactionTypes),
  fee: integerType,
  authorization_list: listOf(authorization),
  function_name: stringType,
  function_signature: stringType,
  contract_call_args: addressedType,
  erc20_transfers: listOf(
    described<Erc20TransferContext>({ from: addressType, to: addressType, amount: integerType }, transferAliases),
  ),
});

const typedData = described<TypedDataContext>({
  primary_type: stringType,
  domain: described<TypedDataDomainContext>({
    name: stringType,
    version: stringType,
    chain_id: integerType,
    verifying_contract: addressType,
    salt: addressType,
  }),
  message: addressedType,
});

const activity = described<ActivityContext>({
  type: stringType,
  kind: stringType,
  family: stringType,
  resource: stringOr({ PAYMENT_METHOD: "PAYMENT_ACTION" }),
  action: stringType,
  params: parametersType,
});

const approver = described<ApproverContext>({ id: stringType, tags: strings, email: stringType, alias: stringType });

const credential = described<CredentialContext>({
  id: stringType,
  user_id: stringType,
  type: stringType,
  credential_id: stringType,
  public_key: stringType,
});

const keyFields = { id: stringType, label: stringType, imported: booleanType, exported: booleanType } as const;

const wallet = described<WalletContext>(keyFields);

const privateKey = described<PrivateKeyContext>({ ...keyFields, tags: strings });

const user = described<UserContext>({ id: stringType, tags: strings });

const named = described<NamedContext>({ id: stringType });

/** What an activity is about. Where it is about several things, policies see one of them at a time. */
const subjects: { readonly [Word in SubjectWord]: StructType } = {
  payload: described<PayloadContext>({ kind: stringType, blind: booleanType }),
  wallet,
  wallet_account: described<WalletAccountContext>({ address: addressType }),
  private_key: privateKey,
  private_key_tag: named,
  user,
  user_tag: named,
  policy: named,
  api_key: named,
  authenticator: named,
  oauth_provider: named,
  invitation: named,
  webhook_endpoint: named,
  secret: described<SecretContext>({ id: stringType, name: stringType, static_properties: dynamicType }),
  smart_contract_interface: named,
  velocity_control: named,
};

/** Words that hold what is signed, by chain, or for SSH. */
export type ChainWord = "eth" | "solana" | "bitcoin" | "tron" | "ssh";

/** Words that are left out of a context when it is about something else; with transactions, all that differ by subject. */
export type SubjectWord = Exclude<
  keyof Context,
  "activity" | "wallets" | "limit" | "controls" | "book" | "approvers" | "credentials" | ChainWord
>;

/** All roots by the name that a policy uses. A name with a dot is one word: there is no `eth` without `.tx`. */
export const roots: ReadonlyMap<string, Root> = new Map<string, Root>([
  ["activity", { type: activity, kinds: ["condition"], read: (context) => ofAllVersions(context.activity) }],
  ["eth.tx", { type: ethereumTransaction, kinds: ["condition"], read: (context) => context.eth?.tx }],
  ["eth.eip_712", { type: typedData, kinds: ["condition"], read: (context) => context.eth?.eip_712 }],
  [
    "eth.eip_7702_authorization",
    { type: authorization, kinds: ["condition"], read: (context) => context.eth?.eip_7702_authorization },
  ],
  ["solana.tx", { type: solanaTransaction, kinds: ["condition"], read: (context) => context.solana?.tx }],
  ["bitcoin.tx", { type: bitcoinTransaction, kinds: ["condition"], read: (context) => context.bitcoin?.tx }],
  ["tron.tx", { type: tronTransaction, kinds: ["condition"], read: (context) => context.tron?.tx }],
  [
    "ssh.sig",
    {
      type: described<SshSignatureContext>({ namespace: stringType }),
      kinds: ["condition"],
      read: (context) => context.ssh?.sig,
    },
  ],
  ...Object.entries(subjects).map(([word, type]): [string, Root] => [
    word,
    { type, kinds: ["condition"], read: (context) => context[word as SubjectWord] },
  ]),
  [
    "limit",
    {
      type: mapOf("spending limit", described<LimitContext>({ remaining: integerType })),
      kinds: ["condition"],
      read: (context) => context.limit,
    },
  ],
  [
    "controls",
    { type: mapOf("velocity control", booleanType), kinds: ["condition"], read: (context) => context.controls },
  ],
  [
    "book",
    {
      type: mapOf("address book", listOf(addressType)),
      kinds: ["condition"],
      read: (context) => context.book,
    },
  ],
  ["wallets", { type: listOf(wallet), kinds: ["condition"], read: (context) => context.wallets }],
  ["approvers", { type: listOf(approver), kinds: ["consensus"], read: (context) => context.approvers }],
  [
    "credentials",
    { type: listOf(credential), kinds: ["condition", "consensus"], read: (context) => context.credentials },
  ],
]);

/** Whether a word means another thing for each thing that an activity is about. */
export function isAboutSubject(root: Root): boolean {
  return root !== roots.get("activity") && root !== roots.get("approvers") && root !== roots.get("credentials");
}
