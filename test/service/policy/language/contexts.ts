// Activities that the tests of the policy language ask about.

import type { EthereumTransactionContext } from "../../../../service/src/policy-language/context.js";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import { firstOf, present } from "../../support/results.js";

export const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
export const sender = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
export const deposit = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
export const systemProgram = "11111111111111111111111111111111";
export const tokenProgram = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
export const payer = "7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV";
export const payee = "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin";

const nobody = { approvers: [], credentials: [] };
/** What wallets and private keys have besides their ids, where it does not matter. */
export const anyKey = { label: "", imported: false, exported: false } as const;

const createUsers: Context = {
  ...nobody,
  activity: {
    type: "ACTIVITY_TYPE_CREATE_USERS_V2",
    kind: "CREATE_USERS",
    family: "createUsers",
    resource: "USER",
    action: "CREATE",
    params: {
      users: [
        { userName: "Ada", userTags: ["finance"], apiKeys: [{ expirationSeconds: "900" }] },
        { userName: "Ben", userTags: [], apiKeys: [], userEmail: null },
      ],
      limit: 5,
      ratio: 0.5,
      huge: 2 ** 60,
      strict: true,
      note: "it's",
      mixed: ["a", 1, null],
    },
  },
};

const sign = {
  type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  kind: "SIGN_TRANSACTION",
  family: "signTransaction",
  resource: "PRIVATE_KEY",
  action: "SIGN",
  params: { signWith: sender, type: "TRANSACTION_TYPE_ETHEREUM" },
};

const tokenTransfer: EthereumTransactionContext = {
  from: sender,
  to: usdc,
  data: `0xa9059cbb${"00".repeat(12)}${"ab".repeat(20)}${"00".repeat(31)}64`,
  value: 0n,
  gas: 65_000n,
  gas_price: 30_000_000_000n,
  max_fee_per_gas: 30_000_000_000n,
  max_priority_fee_per_gas: 1_000_000_000n,
  max_fee_per_blob_gas: 0n,
  chain_id: 1n,
  nonce: 7n,
  type: 2n,
  fee: 1_950_000_000_000_000n,
  authorization_list: [],
  erc20_transfers: [{ from: sender, to: `0x${"ab".repeat(20)}`, amount: 100n }],
};

const erc20: Context = {
  ...nobody,
  activity: sign,
  wallet: { id: "w-1", label: "Savings", imported: true, exported: false },
  wallet_account: { address: sender },
  eth: { tx: tokenTransfer },
};

const plain: EthereumTransactionContext = { ...tokenTransfer, data: "0x", erc20_transfers: [] };
const transfer: Context = { ...erc20, eth: { tx: { ...plain, to: deposit, value: 10n ** 18n } } };
const whale: Context = { ...erc20, eth: { tx: { ...tokenTransfer, value: 2n ** 200n } } };
const creation: Context = { ...erc20, eth: { tx: { ...plain, to: "", data: "0x6001" } } };
const delegation: Context = {
  ...erc20,
  eth: { tx: { ...plain, to: deposit, type: 4n, authorization_list: [{ chain_id: 0n, address: usdc, nonce: 3n }] } },
};

const solana: Context = {
  ...nobody,
  activity: { ...sign, params: { type: "TRANSACTION_TYPE_SOLANA" } },
  private_key: { id: "k-1", label: "Hot", imported: false, exported: true, tags: ["hot", "payout"] },
  solana: {
    tx: {
      account_keys: [payer, payee, systemProgram],
      program_keys: [systemProgram],
      instructions: [
        {
          program_key: systemProgram,
          accounts: [
            { account_key: payer, signer: true, writable: true },
            { account_key: payee, signer: false, writable: true },
          ],
          instruction_data_hex: "020000000027b92900000000",
          address_table_lookups: [{ address_table_key: payee, writable_indexes: [1n], readonly_indexes: [] }],
        },
      ],
      address_table_lookups: [{ address_table_key: payee, writable_indexes: [1n], readonly_indexes: [] }],
      transfers: [
        { from: payer, to: payee, amount: 700_000_000n },
        { from: payer, to: payer, amount: 1n },
      ],
      recent_blockhash: "EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N",
      spl_transfers: [
        {
          from: payer,
          to: payee,
          amount: 5n,
          owner: payer,
          signers: [],
          token_mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4w",
        },
      ],
      grants: [{ kind: "Approve", account: payer, to: payee, amount: 2n ** 64n - 1n }],
      unknown_instructions: [],
      fee_payer: payer,
      fee: 5000n,
    },
  },
};

/** Two wallets, of which one is looked at. */
const removal: Context = {
  ...nobody,
  activity: {
    type: "ACTIVITY_TYPE_DELETE_WALLETS",
    kind: "DELETE_WALLETS",
    family: "deleteWallets",
    resource: "WALLET",
    action: "DELETE",
    params: { walletIds: ["w-1", "w-2"], delete_without_export: "own", deleteWithoutExport: true },
  },
  wallet: { id: "w-1", label: "Savings", imported: true, exported: false },
  wallets: [
    { id: "w-1", label: "Savings", imported: true, exported: false },
    { id: "w-2", label: "Spare", imported: false, exported: true },
  ],
};

const features: Context = {
  ...nobody,
  activity: {
    type: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE",
    family: "setOrganizationFeature",
    resource: "ORGANIZATION",
    action: "UPDATE",
    params: {},
  },
};

const payment: Context = {
  ...nobody,
  activity: {
    type: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD",
    kind: "DELETE_PAYMENT_METHOD",
    family: "deletePaymentMethod",
    resource: "PAYMENT_ACTION",
    action: "DELETE",
    params: {},
  },
};

const lookup: Context = {
  ...solana,
  solana: {
    tx: {
      ...present(present(solana.solana, "solana").tx, "tx"),
      instructions: [
        {
          ...firstOf(present(present(solana.solana, "solana").tx, "tx").instructions),
          accounts: [{ account_key: "", signer: false, writable: true }],
        },
      ],
    },
  },
};

const typedData: Context = {
  ...erc20,
  eth: {
    eip_712: {
      primary_type: "Order",
      domain: { name: "Market", version: "1", chain_id: 1n, verifying_contract: usdc.toLowerCase(), salt: "" },
      message: { maxFee: 1n },
    },
  },
};

const raw: Context = {
  ...nobody,
  activity: { ...sign, type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", params: { payload: "00" } },
  private_key: { id: "k-1", ...anyKey, tags: [] },
};

const approved: Context = {
  ...raw,
  approvers: [
    { id: "u-1", tags: ["finance", "board"], email: "ada@example.com", alias: "ada" },
    { id: "u-2", tags: ["finance"], email: "", alias: "" },
    { id: "u-3", tags: [], email: "", alias: "" },
  ],
  credentials: [
    {
      id: "c-1",
      user_id: "u-1",
      type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR",
      credential_id: "AbCd",
      public_key: "02ab",
    },
    { id: "c-2", user_id: "u-2", type: "CREDENTIAL_TYPE_API_KEY_P256", credential_id: "", public_key: "03cd" },
    { id: "c-3", user_id: "u-3", type: "CREDENTIAL_TYPE_API_KEY_P256", credential_id: "", public_key: "03ef" },
  ],
};

/** By the name that tables of tests use. */
export const contexts = {
  createUsers,
  erc20,
  transfer,
  whale,
  creation,
  delegation,
  solana,
  lookup,
  typedData,
  removal,
  features,
  payment,
  raw,
  approved,
} as const;
