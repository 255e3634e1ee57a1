// Five bodies that clients really send, and for each the mistakes that are measured: several at once, in several places.

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} type name of the request in the JSON Schema and in the generated package
 * @property {unknown} valid
 * @property {unknown} invalid
 */

const envelope = { timestampMs: "1763631000412", organizationId: "1cfc2137-39bc-4966-82e4-5fd53fa064f9" };

const publicKey = "03bdba4aefb8e9e0c7a1b0b0d1f9b4f3a3e1c2d4e5f60718293a4b5c6d7e8f9012";

const attestation = {
  credentialId: "7WGeI8X3iqresdq3474sgg",
  clientDataJson:
    "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiUzVKYXVib0JiMUdxcGlHSWo3eGM0UzZCZHpHVDlZaTJDR2" +
    "96X3NsUkJTMCIsIm9yaWdpbiI6Imh0dHBzOi8vYXBwLmV4YW1wbGUuY29tIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
  attestationObject:
    "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUKAWYKbEFHwTvAxGQZ8DOCeBSd2EokPjgh08djs4a4DRFAAAAAAAAAAAAAA" +
    "AAAAAAAAAAAAAAEA4lOJKdXNk5mZkxxQlsPIulAQIDJiABIVggkgmLwO5C5mIVr41O-C4j_f1dmvtH9NWXIwyoqy_Zlp0iWCBw" +
    "ZjcyLk9H1AmimHhPuLWSdRbBUqTf4cArBll5mhLFlQ",
  transports: ["AUTHENTICATOR_TRANSPORT_INTERNAL", "AUTHENTICATOR_TRANSPORT_HYBRID"],
};

const authenticator = {
  authenticatorName: "Passkey on laptop",
  challenge: "S5JauboBb1GqpiGIj7xc4S6BdzGT9Yi2CGoz_slRBS0",
  attestation,
};

const accounts = [
  {
    curve: "CURVE_SECP256K1",
    pathFormat: "PATH_FORMAT_BIP32",
    path: "m/44'/60'/0'/0/0",
    addressFormat: "ADDRESS_FORMAT_ETHEREUM",
  },
  {
    curve: "CURVE_ED25519",
    pathFormat: "PATH_FORMAT_BIP32",
    path: "m/44'/501'/0'/0'",
    addressFormat: "ADDRESS_FORMAT_SOLANA",
  },
  {
    curve: "CURVE_SECP256K1",
    pathFormat: "PATH_FORMAT_BIP32",
    path: "m/84'/0'/0'/0/0",
    addressFormat: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH",
  },
];

const subOrganization = {
  subOrganizationName: "Customer 4711",
  rootUsers: [
    {
      userName: "Alice Lindqvist",
      userEmail: "alice@example.com",
      apiKeys: [{ apiKeyName: "Backend", publicKey, curveType: "API_KEY_CURVE_P256" }],
      authenticators: [authenticator],
      oauthProviders: [],
    },
    {
      userName: "Recovery server",
      apiKeys: [{ apiKeyName: "Recovery", publicKey, curveType: "API_KEY_CURVE_SECP256K1", expirationSeconds: "3600" }],
      authenticators: [],
      oauthProviders: [],
    },
  ],
  rootQuorumThreshold: 1,
  wallet: { walletName: "Default wallet", accounts },
};

const users = [
  {
    userName: "Alice Lindqvist",
    userEmail: "alice@example.com",
    apiKeys: [],
    authenticators: [authenticator],
    userTags: ["1f96e913-142a-49b4-ba56-5100d46873ef"],
  },
  {
    userName: "Deploy pipeline",
    apiKeys: [{ apiKeyName: "Pipeline", publicKey, expirationSeconds: "86400" }],
    authenticators: [],
    userTags: [],
  },
];

const payload = {
  signWith: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  payload: "c50d1f9e8c7a6b5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1d",
  encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
  hashFunction: "HASH_FUNCTION_NO_OP",
};

const policy = {
  policyName: "Treasury signs up to one ether",
  effect: "EFFECT_ALLOW",
  consensus: "approvers.filter(user, user.tags.contains('1f96e913-142a-49b4-ba56-5100d46873ef')).count() >= 2",
  condition: "activity.action == 'SIGN' && eth.tx.value <= 1000000000000000000",
  notes: "Reviewed in March.",
};

/** @type {readonly Case[]} */
export const cases = [
  {
    name: "createSubOrganization",
    type: "CreateSubOrganizationRequestV7",
    ...bodies("CREATE_SUB_ORGANIZATION_V7", subOrganization, {
      ...subOrganization,
      rootUsers: [
        { ...subOrganization.rootUsers[0], userName: 5, apiKeys: [{ apiKeyName: "Backend", curveType: "P256" }] },
        { ...subOrganization.rootUsers[1], nickname: "Bob" },
      ],
      rootQuorumThreshold: 1.5,
      wallet: { walletName: "", accounts: [{ ...accounts[0], curve: "CURVE_P521" }, null] },
    }),
  },
  {
    name: "createUsers",
    type: "CreateUsersRequestV2",
    ...bodies(
      "CREATE_USERS_V2",
      { users },
      {
        users: [
          {
            ...users[0],
            userEmail: true,
            authenticators: [{ ...authenticator, attestation: { ...attestation, transports: "USB" } }],
          },
          { userName: "Deploy pipeline", apiKeys: {}, authenticators: [], userTags: [], admin: true },
        ],
      },
    ),
  },
  {
    name: "signRawPayload",
    type: "SignRawPayloadRequestV2",
    ...bodies("SIGN_RAW_PAYLOAD_V2", payload, { ...payload, encoding: "HEX", hashFunction: undefined, sign: "all" }),
  },
  {
    name: "createPolicy",
    type: "CreatePolicyRequestV3",
    ...bodies("CREATE_POLICY_V3", policy, {
      ...policy,
      effect: "EFFECT_MAYBE",
      consensus: 2,
      policyName: "x".repeat(300),
    }),
  },
  {
    name: "createWallet",
    type: "CreateWalletRequest",
    ...bodies(
      "CREATE_WALLET",
      { walletName: "Default wallet", accounts },
      {
        walletName: null,
        accounts: [
          { ...accounts[0], path: 44 },
          { ...accounts[1], addressFormat: "SOLANA" },
          { curve: "CURVE_ED25519" },
        ],
        mnemonicLength: "12",
      },
    ),
  },
];

/**
 * The invalid body has a fault in its envelope too.
 *
 * @param {string} type
 * @param {object} good
 * @param {object} bad
 */
function bodies(type, good, bad) {
  const whole = { type: `ACTIVITY_TYPE_${type}`, ...envelope };
  return {
    valid: { ...whole, parameters: good },
    invalid: { ...whole, timestampMs: 1_763_631_000_412, parameters: bad },
  };
}
