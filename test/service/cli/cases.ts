// Every command that asks the service: what it sends, and what people see.

import { expect } from "vitest";

export const id = "4c8d4d85-837f-49cd-b734-ed9f17b76aec";
export const second = "aeb7dcca-cc7e-415b-a60c-61c465e19aee";
const ethereum = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
};
const solana = {
  curve: "CURVE_ED25519",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/501'/0'/0'",
  addressFormat: "ADDRESS_FORMAT_SOLANA",
};

export interface Case {
  readonly args: string;
  /** Where the last request goes, below `/public/v1/`. */
  readonly path: string;
  readonly parameters?: object;
  readonly members?: object;
  /** What people see. */
  readonly shows: RegExp;
}

export const cases: readonly Case[] = [
  { args: "whoami", path: "query/whoami", shows: /^user +Ada Winters$/m },
  { args: "features list", path: "query/get_organization_configs", shows: /^FEATURE +VALUE\n\S/ },
  {
    args: "features set webhook https://hooks.example.com/custody",
    path: "submit/set_organization_feature",
    parameters: { name: "FEATURE_NAME_WEBHOOK", value: "https://hooks.example.com/custody" },
    shows: /^FEATURE +VALUE\n\S/,
  },
  {
    args: "features set otp-email-auth",
    path: "submit/set_organization_feature",
    parameters: { name: "FEATURE_NAME_OTP_EMAIL_AUTH", value: "" },
    shows: /^FEATURE +VALUE\n\S/,
  },
  {
    args: "features remove webhook",
    path: "submit/remove_organization_feature",
    parameters: { name: "FEATURE_NAME_WEBHOOK" },
    shows: /^FEATURE +VALUE\n\S/,
  },
  { args: "users list", path: "query/list_users", shows: /^USER ID +NAME +E-MAIL/ },
  {
    args: `users get ${id}`,
    path: "query/get_user",
    members: { userId: id },
    shows: /^name +Ada Winters$/m,
  },
  {
    args: `users create --name Bob --email bob@example.com --phone +15555550147 --tag ${id} --api-key 02ab --api-key 03cd`,
    path: "submit/create_users",
    parameters: {
      users: [
        {
          userName: "Bob",
          userEmail: "bob@example.com",
          userPhoneNumber: "+15555550147",
          apiKeys: [
            { apiKeyName: "Bob", publicKey: "02ab", curveType: "API_KEY_CURVE_P256" },
            { apiKeyName: "Bob 2", publicKey: "03cd", curveType: "API_KEY_CURVE_P256" },
          ],
          authenticators: [],
          oauthProviders: [],
          userTags: [id],
        },
      ],
    },
    shows: /^user id +\S+\nname +Bob$/m,
  },
  {
    args: `users update --user ${id} --name Bert --email= --phone +15555550147 --tag ${second}`,
    path: "submit/update_user",
    parameters: {
      userId: id,
      userName: "Bert",
      userEmail: "",
      userPhoneNumber: "+15555550147",
      userTagIds: [second],
    },
    shows: new RegExp(`^user id +${id}$`, "m"),
  },
  {
    args: `users update --user ${id} --no-tags`,
    path: "submit/update_user",
    parameters: { userId: id, userTagIds: [] },
    shows: /^user id/,
  },
  {
    args: `users delete ${id} ${second}`,
    path: "submit/delete_users",
    parameters: { userIds: [id, second] },
    shows: /^deleted user/,
  },
  {
    args: `invitations create --name Bob --email bob@example.com --tag ${id} --access web`,
    path: "submit/create_invitations",
    parameters: {
      invitations: [
        {
          receiverUserName: "Bob",
          receiverUserEmail: "bob@example.com",
          receiverUserTags: [id],
          accessType: "ACCESS_TYPE_WEB",
          senderUserId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      ],
    },
    shows: /^invitation id +\S+\nsent to +bob@example.com$/m,
  },
  {
    args: `invitations delete --invitation ${id}`,
    path: "submit/delete_invitation",
    parameters: { invitationId: id },
    shows: new RegExp(`^revoked invitation +${id}$`, "m"),
  },
  {
    args: `api-keys create --user ${id} --name laptop --public-key 02ab --curve ed25519 --expires-in 60`,
    path: "submit/create_api_keys",
    parameters: {
      userId: id,
      apiKeys: [
        { apiKeyName: "laptop", publicKey: "02ab", curveType: "API_KEY_CURVE_ED25519", expirationSeconds: "60" },
      ],
    },
    shows: new RegExp(`^api key id +\\S+\\nuser id +${id}$`, "m"),
  },
  {
    args: `api-keys list --user ${id}`,
    path: "query/get_api_keys",
    members: { userId: id },
    shows: /^API KEY ID +NAME +TYPE +PUBLIC KEY +CREATED +WORKS FOR$/m,
  },
  {
    args: `api-keys delete ${second} --user ${id}`,
    path: "submit/delete_api_keys",
    parameters: { userId: id, apiKeyIds: [second] },
    shows: /^removed api key/,
  },
  {
    args: `oauth-providers list --user ${id}`,
    path: "query/get_oauth_providers",
    members: { userId: id },
    shows: /^PROVIDER ID +NAME +ISSUER +AUDIENCE +SUBJECT +CREATED$/m,
  },
  {
    args: `oauth-providers delete ${second} --user ${id}`,
    path: "submit/delete_oauth_providers",
    parameters: { userId: id, providerIds: [second] },
    shows: /^removed link/,
  },
  { args: "organization get", path: "query/get_organization", shows: /^root quorum +\d+ of \d+ root users$/m },
  {
    args: "organization rename --name Acme",
    path: "submit/update_organization_name",
    parameters: { organizationName: "Acme" },
    shows: /^organization +\S/,
  },
  {
    args: "wallets create --name Main --chain ethereum --chain solana --words 24",
    path: "submit/create_wallet",
    parameters: { walletName: "Main", accounts: [ethereum, solana], mnemonicLength: 24 },
    shows: /^wallet id +\S+\nname +Main\naddress +\S+/,
  },
  {
    args: "wallets create --name Bare",
    path: "submit/create_wallet",
    parameters: { walletName: "Bare", accounts: [] },
    shows: /^wallet id/,
  },
  {
    args: "wallets create --name Many --chain ethereum --chain Ethereum --chain ethereum:7 --chain ethereum",
    path: "submit/create_wallet",
    parameters: {
      walletName: "Many",
      accounts: [0, 1, 7, 8].map((index) => ({ ...ethereum, path: `m/44'/60'/0'/0/${index}` })),
    },
    shows: /^wallet id/,
  },
  {
    args: "wallets create --name Own --account secp256k1:m/86'/0'/0'/0/3:bitcoin-mainnet-p2tr --account CURVE_ED25519:m/44'/148'/0':ADDRESS_FORMAT_XLM",
    path: "submit/create_wallet",
    parameters: {
      walletName: "Own",
      accounts: [
        { ...ethereum, path: "m/86'/0'/0'/0/3", addressFormat: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR" },
        { ...solana, path: "m/44'/148'/0'", addressFormat: "ADDRESS_FORMAT_XLM" },
      ],
    },
    shows: /^wallet id/,
  },
  { args: "wallets list", path: "query/list_wallets", shows: /^WALLET ID +NAME +EXPORTED +IMPORTED +CREATED$/m },
  {
    args: `wallets rename --wallet ${id} --name New`,
    path: "submit/update_wallet",
    parameters: { walletId: id, walletName: "New" },
    shows: new RegExp(`^wallet id +${id}\nname +New`),
  },
  {
    args: `wallets delete ${id} ${second}`,
    path: "submit/delete_wallets",
    parameters: { walletIds: [id, second], deleteWithoutExport: false },
    shows: /^deleted wallet/,
  },
  {
    args: `wallets delete ${id} --without-export`,
    path: "submit/delete_wallets",
    parameters: { walletIds: [id], deleteWithoutExport: true },
    shows: /^deleted wallet/,
  },
  {
    args: `wallets accounts create --wallet ${id} --chain ethereum:1`,
    path: "submit/create_wallet_accounts",
    parameters: { walletId: id, accounts: [{ ...ethereum, path: "m/44'/60'/0'/0/1" }] },
    shows: /^wallet id +\S+\naddress +\S+/,
  },
  {
    args: `wallets accounts list --wallet ${id} --limit 5 --after ${second}`,
    path: "query/list_wallet_accounts",
    members: { walletId: id, paginationOptions: { limit: "5", after: second } },
    shows: /^ADDRESS +FORMAT +CURVE +PATH +ACCOUNT ID +CREATED$/m,
  },
  {
    args: `wallets accounts rename --account ${id} --name Payroll`,
    path: "submit/update_wallet_account_name",
    parameters: { walletAccountId: id, name: "Payroll" },
    shows: /^account id +\S+\nname +Payroll\nactivity id/,
  },
  {
    args: `wallets accounts delete ${id} ${second}`,
    path: "submit/delete_wallet_accounts",
    parameters: { walletAccountIds: [id, second], deleteWithoutExport: false },
    shows: /^deleted account/,
  },
  {
    args: `wallets accounts delete ${id} --without-export`,
    path: "submit/delete_wallet_accounts",
    parameters: { walletAccountIds: [id], deleteWithoutExport: true },
    shows: /^deleted account/,
  },
  {
    args: "wallets accounts list",
    path: "query/list_wallet_accounts",
    members: { includeWalletDetails: true },
    shows: /^ADDRESS +FORMAT +CURVE +WALLET +PATH +ACCOUNT ID +CREATED$/m,
  },
  {
    args: `private-keys create --name Hot --curve secp256k1 --address-format ethereum --address-format tron --tag ${id}`,
    path: "submit/create_private_keys",
    parameters: {
      privateKeys: [
        {
          privateKeyName: "Hot",
          curve: "CURVE_SECP256K1",
          addressFormats: ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_TRON"],
          privateKeyTags: [id],
        },
      ],
    },
    shows: /^private key id +\S+\nname +Hot/,
  },
  { args: "private-keys list", path: "query/list_private_keys", shows: /^PRIVATE KEY ID +NAME +CURVE +ADDRESSES/ },
  {
    args: `private-keys get ${id}`,
    path: "query/get_private_key",
    members: { privateKeyId: id },
    shows: /^public key +[0-9a-f]+$/m,
  },
  {
    args: `private-keys disable ${id}`,
    path: "submit/disable_private_key",
    parameters: { privateKeyId: id },
    shows: new RegExp(`^disabled private key +${id}$`, "m"),
  },
  {
    args: `private-keys delete ${id} --without-export`,
    path: "submit/delete_private_keys",
    parameters: { privateKeyIds: [id], deleteWithoutExport: true },
    shows: /^deleted private key/,
  },
  {
    args: "sign raw --with 0xabc --payload hello",
    path: "submit/sign_raw_payload",
    parameters: {
      signWith: "0xabc",
      payload: "hello",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_SHA256",
    },
    shows: /^r +[0-9a-f]{64}\ns +[0-9a-f]{64}\nv +0[01]$/m,
  },
  {
    args: "sign raw --with 0xabc --payload 0xff --encoding hex --hash none",
    path: "submit/sign_raw_payload",
    parameters: {
      signWith: "0xabc",
      payload: "0xff",
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_NO_OP",
    },
    shows: /^r /,
  },
  {
    args: "sign raw --with 0xabc --payload {} --encoding eip712",
    path: "submit/sign_raw_payload",
    parameters: {
      signWith: "0xabc",
      payload: "{}",
      encoding: "PAYLOAD_ENCODING_EIP712",
      hashFunction: "HASH_FUNCTION_NO_OP",
    },
    shows: /^r /,
  },
  {
    args: 'sign jws --with 0xabc --algorithm ES256 --payload {} --header {"kid":"1"}',
    path: "submit/sign_raw_payload",
    parameters: {
      signWith: "0xabc",
      payload: "eyJhbGciOiJFUzI1NiIsImtpZCI6IjEifQ.e30",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_SHA256",
    },
    shows: /^eyJhbGciOiJFUzI1NiIsImtpZCI6IjEifQ\.e30\.[\w-]+\n$/,
  },
  {
    args: "sign transaction --with 0xabc --type ethereum --transaction 0x02ab",
    path: "submit/sign_transaction",
    parameters: { signWith: "0xabc", type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: "02ab" },
    shows: /^[0-9a-f]+\n$/,
  },
  {
    args: "sign transaction --with 0xabc --type bitcoin --transaction 70736274ff",
    path: "submit/sign_transaction",
    parameters: { signWith: "0xabc", type: "TRANSACTION_TYPE_BITCOIN", unsignedTransaction: "70736274ff" },
    shows: /^[0-9a-f]+\n$/,
  },
  {
    args: "sign transaction --with 0xabc --type tron --transaction 0a02",
    path: "submit/sign_transaction",
    parameters: { signWith: "0xabc", type: "TRANSACTION_TYPE_TRON", unsignedTransaction: "0a02" },
    shows: /^[0-9a-f]+\n$/,
  },
  {
    args: "sign transactions --with 0xabc --type ethereum --transactions 0x02ab\n02cd\n\n",
    path: "submit/sign_transactions",
    parameters: { signWith: "0xabc", type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransactions: ["02ab", "02cd"] },
    shows: /^([0-9a-f]+\n)+$/,
  },
  {
    args: `activities list --limit 2 --before ${id} --status completed --status failed --type create-wallet`,
    path: "query/list_activities",
    members: {
      filterByStatus: ["ACTIVITY_STATUS_COMPLETED", "ACTIVITY_STATUS_FAILED"],
      filterByType: ["ACTIVITY_TYPE_CREATE_WALLET"],
      paginationOptions: { limit: "2", before: id },
    },
    shows: /^ACTIVITY ID +TYPE +STATUS +CREATED$/m,
  },
  {
    args: `activities get ${id}`,
    path: "query/get_activity",
    members: { activityId: id },
    shows: /^fingerprint +sha256:/m,
  },
  {
    args: "activities approve sha256:ab",
    path: "submit/approve_activity",
    parameters: { fingerprint: "sha256:ab" },
    shows: /^status +completed$/m,
  },
  {
    args: "activities reject sha256:ab",
    path: "submit/reject_activity",
    parameters: { fingerprint: "sha256:ab" },
    shows: /^status +completed$/m,
  },
];
