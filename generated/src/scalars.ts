// What the strings and numbers of the wire hold. Aliases, so that a reader sees it.

/**
 * Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation.
 *
 * At most 64 characters.
 *
 * @example `"019aa099-6bc6-710b-ae3b-c4c77bffa7a7"`
 */
export type ActivityId = string;
/**
 * Name of an address book.
 *
 * At most 63 characters.
 *
 * @example `"payouts"`
 */
export type AddressBookName = string;
/**
 * Identifier of an API key.
 *
 * At most 64 characters.
 *
 * @example `"b8f7df51-bdaa-4922-9114-1f45facbcde1"`
 */
export type ApiKeyId = string;
/**
 * Name of an API key, for people.
 *
 * At most 256 characters.
 *
 * @example `"Ada's laptop"`
 */
export type ApiKeyName = string;
/**
 * Name of the app for which somebody logs in.
 *
 * At most 256 characters.
 *
 * @example `"Harbour"`
 */
export type AppName = string;
/**
 * An asset as CAIP-19 names it: native coins of EVM chains, Solana, TRON and Bitcoin (slip44), and tokens
 * (erc20, trc20, and token on Solana). An asterisk in place of the reference stands for every network of the
 * kind.
 *
 * At most 180 characters.
 *
 * @example `"eip155:1/slip44:60"`
 */
export type AssetId = string;
/**
 * WebAuthn attestation object, CBOR in base64url without padding.
 *
 * At most 65536 characters.
 *
 * @example
 * `"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViYo3mm9u6vuaVeN4wRgDTidR5oL6ufLTCrE9ISVYbOGUddAAAAAPv8MAcVTk7MjAtuAgVX170AFJBF_-cD4VuhaK5mjYqsX4I6Fnk5pQECAyYgASFYIADUXL0VHEP-VgyMYWdRh7oIK9UN5g_GrzIbwjcvZ2YUIlggXNqRYSyAlj-f_J_LahWv4TOBlxFp8_P90Frrm89NcAc"`
 */
export type AttestationObject = string;
/**
 * Names an auth proxy.
 *
 * At most 64 characters.
 *
 * @example `"0b9b8d2e-5e43-4b6c-8a53-9b1a35d8c7f0"`
 */
export type AuthProxyConfigId = string;
/**
 * Identifier of an authenticator.
 *
 * At most 64 characters.
 *
 * @example `"23be4c37-c6e1-4545-b471-57d3ea471aae"`
 */
export type AuthenticatorId = string;
/**
 * Name of an authenticator, for people.
 *
 * At most 256 characters.
 *
 * @example `"Ada's phone"`
 */
export type AuthenticatorName = string;
/**
 * Security code of a payment card.
 *
 * At most 8 characters.
 *
 * @example `"737"`
 */
export type CardCvv = string;
/**
 * Month in which a payment card expires, 01 to 12.
 *
 * At most 2 characters.
 *
 * @example `"09"`
 */
export type CardExpiryMonth = string;
/**
 * Year in which a payment card expires, with four digits.
 *
 * At most 4 characters.
 *
 * @example `"2028"`
 */
export type CardExpiryYear = string;
/**
 * Name of the card's holder, as printed on it.
 *
 * At most 256 characters.
 *
 * @example `"Ada Winters"`
 */
export type CardHolderName = string;
/**
 * Last four digits of a payment card.
 *
 * At most 4 characters.
 *
 * @example `"4242"`
 */
export type CardLastFour = string;
/**
 * Number of a payment card, digits only.
 *
 * At most 32 characters.
 *
 * @example `"4242424242424242"`
 */
export type CardNumber = string;
/**
 * Address in the form of its chain, with the chain's own checksum and case. Compare it exactly.
 *
 * At most 256 characters.
 *
 * @example `"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"`
 */
export type ChainAddress = string;
/**
 * WebAuthn client data, the JSON that the browser made, in base64url without padding.
 *
 * At most 16384 characters.
 *
 * @example
 * `"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWHZSSjBKOWlURzV4WnR0eW80dlEwV19La2M3M0Ewb0NxbG11V3Blc3VLdyIsIm9yaWdpbiI6Imh0dHBzOi8vYXBwLmV4YW1wbGUuY29tIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ"`
 */
export type ClientDataJson = string;
/**
 * Private key of a new API key, encrypted to the caller's target key. Base58Check of the compressed encapsulated
 * key (33 bytes) and the ciphertext.
 *
 * At most 65536 characters.
 *
 * @example
 * `"26s6nhhDTaejZAVFM7Cxwxx7DPZMBKGhZAQy3mnoRUZ94VUde8JVJMHpXmwvrELZW2mMAErAdRhqDsHWwTnw7fSwa8T6YV5bRoZSTguChWRKMZKJ9Nhb"`
 */
export type CredentialBundle = string;
/**
 * WebAuthn credential id, in base64url without padding.
 *
 * At most 2048 characters.
 *
 * @example `"kEX_5wPhW6FormaNiqxfgjoWeTk"`
 */
export type CredentialId = string;
/**
 * BIP-32 path from the seed to an account. Every step is hardened on Ed25519 (SLIP-10).
 *
 * At most 256 characters.
 *
 * @example `"m/44'/60'/0'/0/0"`
 */
export type DerivationPath = string;
/**
 * E-mail address.
 *
 * At most 320 characters.
 *
 * @example `"ada@example.com"`
 */
export type Email = string;
/**
 * Key material encrypted to the target key of an import bundle. JSON with encappedPublic and ciphertext, in hex.
 *
 * At most 65536 characters.
 *
 * @example
 * `"{\"encappedPublic\":\"047fa16270243f02abad3601b675bd0fd80b520668e227535b79225003b40b82c2242368bebabd0098ebc2a18d092ecb453bd12f71559bbcfcb0c3ee267c96b3fb\",\"ciphertext\":\"f3e3ea2d6debe76a2f4e5d43a61b085494f84362bab426bb6302d69c5f3f387ed2dc3489a388b7b46db2851fc4a6a75cf185d314d7fd12fb1074ca797f030bd3d21cd2d1442c6d5e589a1b98d585955bfe66cd61d7999ec832a0\"}"`
 */
export type EncryptedBundle = string;
/**
 * Lifetime in seconds, counted from creation, as a decimal string.
 *
 * At most 20 characters.
 *
 * @example `"900"`
 */
export type ExpirationSeconds = string;
/**
 * Exported key material, encrypted to the caller's target key. A JSON string with version, data, dataSignature
 * and enclaveQuorumPublic; data is the hex of a JSON text with encappedPublic, ciphertext and organizationId.
 *
 * At most 65536 characters.
 *
 * @example
 * `"{\"version\":\"v1.0.0\",\"data\":\"7b22656e6361707065645075626c6963223a2230343766613136323730323433663032616261643336303162363735626430666438306235323036363865323237353335623739323235303033623430623832633232343233363862656261626430303938656263326131386430393265636234353362643132663731353539626263666362306333656532363763393662336662222c2263697068657274657874223a22393162633061366638326566643138666536316363333034383466623434383161616136363639363735373831333534653865616531646139383661613535306561336430346662333261326564316463383066326539393130633232313861222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639227d\",\"dataSignature\":\"304402200637245c20779bc826bb769cc2711031ff2a7d9310111b579eb7aa513ca031500220211c99da7d8d8589dbb73f272eece5ab5cf89773a1c910638091f5097059a4ee\",\"enclaveQuorumPublic\":\"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b\"}"`
 */
export type ExportBundle = string;
/**
 * Setting of a feature, as described at each value of FeatureName. Empty if the feature has no setting.
 *
 * At most 16384 characters.
 *
 * @example `"https://hooks.example.com/countersign"`
 */
export type FeatureValue = string;
/**
 * Fingerprint of an activity; sha256, a colon, and the hex SHA-256 of the body that was submitted.
 *
 * At most 128 characters.
 *
 * @example `"sha256:669f783b15bec8ac6037bc5a11a854fc69e4a5c5b0c69e9d38b075bba9e7edfe"`
 */
export type Fingerprint = string;
/**
 * Identifier given by the service; a UUID in lower case.
 *
 * At most 64 characters.
 *
 * @example `"7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10"`
 */
export type Id = string;
/**
 * Where to encrypt key material that is to be imported. A JSON string with version, data, dataSignature and
 * enclaveQuorumPublic; data is the hex of a JSON text with targetPublic, organizationId and userId. The target
 * key serves once.
 *
 * At most 65536 characters.
 *
 * @example
 * `"{\"version\":\"v1.0.0\",\"data\":\"7b227461726765745075626c6963223a2230343564336636666135353462343032656432663165633364646165333931373461623431313533313432626435656231323534373032333238346535306636623439373237623638656563393031333262353363303266316363313733353537336338303638656430643139343533343734666637356663613931646138616664222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639222c22757365724964223a2237653463316636652d366431632d346438612d396135332d306636663965316632613130227d\",\"dataSignature\":\"3044022059fd37dd6af66ef2cd68975d3a0cc53080ea8b4c88cd96d99a214ca19db215d1022017165ee54253ca0a4676378074f8fba1228e0500423296a682d75a7f2a408a9d\",\"enclaveQuorumPublic\":\"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b\"}"`
 */
export type ImportBundle = string;
/**
 * Identifier of an invitation.
 *
 * At most 64 characters.
 *
 * @example `"c9a47587-4971-4ecb-b8ac-92bf3440ae27"`
 */
export type InvitationId = string;
/**
 * Network as CIDR writes it, or one address.
 *
 * At most 64 characters.
 *
 * @example `"203.0.113.0/24"`
 */
export type IpNetwork = string;
/**
 * Number in the transparency log, as a decimal string.
 *
 * At most 16 characters.
 *
 * @example `"57"`
 */
export type LogNumber = string;
/**
 * Identifier of an MFA policy.
 *
 * At most 64 characters.
 *
 * @example `"5d4bd3a0-7c52-4a3a-9a53-2d2f0f7f7c0e"`
 */
export type MfaPolicyId = string;
/**
 * Milliseconds since 1970-01-01 UTC, as a decimal string.
 *
 * At most 20 characters.
 *
 * @example `"1763631000412"`
 */
export type MillisecondTimestamp = string;
/**
 * Number of words of a BIP-39 mnemonic. One of 12, 15, 18, 21 and 24.
 *
 * From 12 to 24. A multiple of 3.
 *
 * @example `12`
 */
export type MnemonicLength = number;
/**
 * Nanoseconds within a second, 0 to 999999999, as a decimal string. The service tells times in whole seconds, so
 * it is 0.
 *
 * At most 20 characters.
 *
 * @example `"0"`
 */
export type Nanoseconds = string;
/**
 * Identifier of an OAuth 2.0 credential.
 *
 * At most 64 characters.
 *
 * @example `"8d6f2f0e-54c8-4f6e-8a3c-0a7b8b1f6d21"`
 */
export type Oauth2CredentialId = string;
/**
 * Identifier of the link between a user and an account at an OAuth provider.
 *
 * At most 64 characters.
 *
 * @example `"5b10a9ba-f389-4811-a399-c727c04f9e50"`
 */
export type OauthProviderId = string;
/**
 * Name of the link to an OAuth provider, for people.
 *
 * At most 256 characters.
 *
 * @example `"Company account"`
 */
export type OauthProviderName = string;
/**
 * OpenID Connect ID token, a signed JWT in compact form.
 *
 * At most 16384 characters.
 *
 * @example
 * `"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjUtMTEifQ.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmV4YW1wbGUuY29tIiwiYXVkIjoiY291bnRlcnNpZ24td2ViIiwic3ViIjoiMTA4MjA0MjY4MDMzMzExMzc0NTE5IiwiZXhwIjoxNzYzNjM0NjAwLCJpYXQiOjE3NjM2MzEwMDAsIm5vbmNlIjoiNzYzNmVmNWEzMDdhMGM5MTVlMTIwMjZkNGM4OWE1NjkyM2RkY2EyMzE5NTgxY2Y1MDg0MDI0NmIyZTcyMjU3ZSJ9.Tp6kUwnZDP-eAKaxojXoTvuf3WKGRQJdkBsDaNkIAKqF11CVozBIFnG2dEvWKkGdCRVg2vuBTOxaT4-A4zLV1A"`
 */
export type OidcToken = string;
/**
 * Identifier of an organization or sub-organization.
 *
 * At most 64 characters.
 *
 * @example `"1cfc2137-39bc-4966-82e4-5fd53fa064f9"`
 */
export type OrganizationId = string;
/**
 * Name of an organization, for people.
 *
 * At most 256 characters.
 *
 * @example `"Harbour Treasury"`
 */
export type OrganizationName = string;
/**
 * One-time code as the person received it, in capital or small letters.
 *
 * At most 32 characters.
 *
 * @example `"402817"`
 */
export type OtpCode = string;
/**
 * Where a one-time code is sent; an e-mail address or a phone number in E.164 form.
 *
 * At most 320 characters.
 *
 * @example `"ada@example.com"`
 */
export type OtpContact = string;
/**
 * Identifier of a one-time code that was sent.
 *
 * At most 64 characters.
 *
 * @example `"03b0292a-f858-4368-aec9-a26eb442633b"`
 */
export type OtpId = string;
/**
 * Number of characters of a one-time code. Default: 9.
 *
 * From 6 to 9.
 *
 * @example `6`
 */
export type OtpLength = number;
/**
 * Most items on one page, 1 to 100, as a decimal string.
 *
 * At most 3 characters.
 *
 * @example `"10"`
 */
export type PageLimit = string;
/**
 * What is signed, written as its encoding says. Hexadecimal may begin with 0x.
 *
 * At most 524288 characters.
 *
 * @example `"Release order 1042"`
 */
export type Payload = string;
/**
 * Identifier of a stored payment method.
 *
 * At most 64 characters.
 *
 * @example `"pm_1SVb2kGh3TzR8mQe"`
 */
export type PaymentMethodId = string;
/**
 * Phone number in E.164 form, which is a plus sign and the digits with the country code.
 *
 * At most 32 characters.
 *
 * @example `"+12025550143"`
 */
export type PhoneNumber = string;
/**
 * Expression in the policy language. Empty where a policy has none.
 *
 * At most 16384 characters.
 *
 * @example `"approvers.count() >= 2"`
 */
export type PolicyExpression = string;
/**
 * Identifier of a policy.
 *
 * At most 64 characters.
 *
 * @example `"9e253141-8ac6-413c-bc7b-07b62bc792c5"`
 */
export type PolicyId = string;
/**
 * Name of a policy, for people. Unique within the organization.
 *
 * At most 256 characters.
 *
 * @example `"Payouts need two signers"`
 */
export type PolicyName = string;
/**
 * Why a policy exists, for people. No effect on decisions.
 *
 * At most 4096 characters.
 *
 * @example `"Agreed by the board in November."`
 */
export type PolicyNotes = string;
/**
 * Attribute that an old selector looks at, such as the id or a tag of the user.
 *
 * At most 1024 characters.
 *
 * @example `"subject.user.id"`
 */
export type PolicySubject = string;
/**
 * Value that an old selector compares its subject with.
 *
 * At most 1024 characters.
 *
 * @example `"7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10"`
 */
export type PolicyTarget = string;
/**
 * Identifier of a private key.
 *
 * At most 64 characters.
 *
 * @example `"ffdf0de4-c2ad-49d4-a2fc-8afc1a85614b"`
 */
export type PrivateKeyId = string;
/**
 * Name of a private key, for people. Unique within the organization.
 *
 * At most 256 characters.
 *
 * @example `"Settlement key"`
 */
export type PrivateKeyName = string;
/**
 * Identifier of a tag that private keys can carry.
 *
 * At most 64 characters.
 *
 * @example `"8cb3d292-2146-45bb-957c-c74b5262b13e"`
 */
export type PrivateKeyTagId = string;
/**
 * Identifier of a billing tier.
 *
 * At most 64 characters.
 *
 * @example `"prod_TSWcK4pYx71uVn"`
 */
export type ProductId = string;
/**
 * Public key of an API key, in hex without 0x: on P-256 and secp256k1 compressed (33 bytes), on Ed25519 32
 * bytes.
 *
 * At most 512 characters.
 *
 * @example `"03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f"`
 */
export type PublicKey = string;
/**
 * Number of users whose approval is needed.
 *
 * From 1 to 100.
 *
 * @example `2`
 */
export type QuorumThreshold = number;
/**
 * Recovery id of an ECDSA signature, v, as 00 or 01. It has no meaning for Ed25519.
 *
 * At most 2 characters.
 *
 * @example `"01"`
 */
export type RecoveryId = string;
/**
 * Identifier of a secret.
 *
 * At most 64 characters.
 *
 * @example `"0d1c9b52-8f0e-4a53-9f2b-6f0f7f1b9a77"`
 */
export type SecretId = string;
/**
 * E-mail address from which the service sends a message. The deployment must be set up for its domain.
 *
 * At most 320 characters.
 *
 * @example `"login@example.com"`
 */
export type SenderAddress = string;
/**
 * Name that e-mail programs show beside the sender's address. One line of text; empty means none.
 *
 * At most 256 characters.
 *
 * @example `"Acme Wallet"`
 */
export type SenderName = string;
/**
 * What a session is, for the client and its backend; a JWT with exp, public_key, session_type, user_id and
 * organization_id. It opens nothing here, where the key itself stamps. Its ES256 signature, by the deployment's
 * session key, is over the SHA-256 of what a JWT's signature is usually over.
 *
 * At most 4096 characters.
 *
 * @example
 * `"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE3NjM2MzE5MDAsInB1YmxpY19rZXkiOiIwM2IxMDhhYzhiOTA5NTgyNjE0NzVjZTc5MzJmYTA1NGZkMjlkYjU4YzIyMDljYzkwNjhjYzlkZGZkMjFmOGJjNmYiLCJzZXNzaW9uX3R5cGUiOiJTRVNTSU9OX1RZUEVfUkVBRF9XUklURSIsInVzZXJfaWQiOiI3ZTRjMWY2ZS02ZDFjLTRkOGEtOWE1My0wZjZmOWUxZjJhMTAiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkifQ.EGfvW-BwEdgWDgLZmzW1wjCLoYAOe-xOO_8hk2w7J0_2BjsNc972VE4deN4T-ZRHdWnAcO9pDmWr6UTapGHZWA"`
 */
export type SessionJwt = string;
/**
 * Identifier of a session profile, which narrows down what a session may do.
 *
 * At most 64 characters.
 *
 * @example `"4e2ec0e4-0c5f-4b36-9f3c-7b1f0a3d7c55"`
 */
export type SessionProfileId = string;
/**
 * Token of a read-only session, for the header X-Session. Its form is the service's own affair.
 *
 * At most 16384 characters.
 *
 * @example `"6bcxxcSNemWnVkS0AYvvIGKYcGVceTIqaiCw-rrHpSs"`
 */
export type SessionToken = string;
/**
 * What to sign with: the address of a wallet account, or the address or id of a private key.
 *
 * At most 256 characters.
 *
 * @example `"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"`
 */
export type SignWith = string;
/**
 * First half of a signature, r, as 64 hex digits without 0x. For Ed25519 the first 32 bytes.
 *
 * At most 64 characters.
 *
 * @example `"379c9d821ab613dc25f4e3e11ae98bcb55652ec1c2fbe5ecf3811a4e52740189"`
 */
export type SignatureR = string;
/**
 * Second half of a signature, s, 64 hex digits without 0x: low on secp256k1, on Ed25519 the last 32 bytes.
 *
 * At most 64 characters.
 *
 * @example `"291d36e43b491da59812cbf32b9b78625dd6a2eeebc86012c3f7ca8856a818df"`
 */
export type SignatureS = string;
/**
 * Serialized transaction with its signature, in hex without 0x; ready to be broadcast.
 *
 * At most 1048576 characters.
 *
 * @example
 * `"02f8720107843b9aca008506fc23ac008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080c001a0b74c36455529783215f97697c122148ce353dcad4b121ac619aaeb78765256dba051c155d3d540f96aa7f7b9525b0039b410f8774cf744f94824ff16298a96e176"`
 */
export type SignedTransaction = string;
/**
 * Address of a contract of Ethereum and compatible chains, in either case, or of a program of Solana.
 *
 * At most 64 characters.
 *
 * @example `"0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2"`
 */
export type SmartContractAddress = string;
/**
 * Identifier of the interface of a smart contract.
 *
 * At most 64 characters.
 *
 * @example `"2f6a4a0e-7a2d-4bd6-9d56-1b7f0c3d8e21"`
 */
export type SmartContractInterfaceId = string;
/**
 * A whole number as a decimal string; of an asset, in its smallest unit.
 *
 * At most 78 characters.
 *
 * @example `"10000000000000000000"`
 */
export type SpendingAmount = string;
/**
 * Identifier of a spending limit.
 *
 * At most 64 characters.
 *
 * @example `"4d0c8f8e-3d7b-4b8c-9a0e-6a8f1f0c2b55"`
 */
export type SpendingLimitId = string;
/**
 * Name of a spending limit, unlike any other in its organization.
 *
 * At most 63 characters.
 *
 * @example `"payouts"`
 */
export type SpendingLimitName = string;
/**
 * Identifier of a tag of either kind.
 *
 * At most 64 characters.
 *
 * @example `"1f96e913-142a-49b4-ba56-5100d46873ef"`
 */
export type TagId = string;
/**
 * Name of a tag, for people. Unique among the organization's tags of one kind.
 *
 * At most 256 characters.
 *
 * @example `"signers"`
 */
export type TagName = string;
/**
 * P-256 public key to which the service encrypts a secret (HPKE, RFC 9180); 65 bytes, uncompressed, in hex
 * without 0x. Keep the private key: only it opens the bundle.
 *
 * At most 512 characters.
 *
 * @example
 * `"045d3f6fa554b402ed2f1ec3ddae39174ab41153142bd5eb12547023284e50f6b49727b68eec90132b53c02f1cc1735573c8068ed0d19453474ff75fca91da8afd"`
 */
export type TargetPublicKey = string;
/**
 * Seconds since 1970-01-01 UTC, as a decimal string.
 *
 * At most 20 characters.
 *
 * @example `"1763631000"`
 */
export type UnixSeconds = string;
/**
 * Serialized transaction that is not signed yet, in hex without 0x.
 *
 * At most 524288 characters.
 *
 * @example
 * `"02ef0107843b9aca008506fc23ac008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080c0"`
 */
export type UnsignedTransaction = string;
/**
 * Identifier of a user.
 *
 * At most 64 characters.
 *
 * @example `"7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10"`
 */
export type UserId = string;
/**
 * Any text that is the same whenever a person logs in, such as a hash of their IP address. It counts requests
 * for codes.
 *
 * At most 256 characters.
 *
 * @example `"9f2c4b1d70a8e653"`
 */
export type UserIdentifier = string;
/**
 * Name of a user, for people.
 *
 * At most 256 characters.
 *
 * @example `"Ada Winters"`
 */
export type UserName = string;
/**
 * Identifier of a tag that users can carry.
 *
 * At most 64 characters.
 *
 * @example `"1f96e913-142a-49b4-ba56-5100d46873ef"`
 */
export type UserTagId = string;
/**
 * Identifier of a velocity control.
 *
 * At most 64 characters.
 *
 * @example `"7d1f0c46-0b9e-4b57-8d2f-6a5b8f0e9c31"`
 */
export type VelocityControlId = string;
/**
 * Proof of a one-time code, that its holder has an e-mail address or phone number; a JWT of the service.
 *
 * At most 4096 characters.
 *
 * @example
 * `"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJjb250YWN0IjoiY2Fyb2xAZXhhbXBsZS5jb20iLCJleHAiOiIxNzYzNjM1NTAwMDAwIiwiaWQiOiI1ZDQzZjQwNS0xNTA5LTQ4NzQtOWIzMC0zNWUxNjJjMmNmZjEiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkiLCJwdWJsaWNfa2V5IjoiMDNiMTA4YWM4YjkwOTU4MjYxNDc1Y2U3OTMyZmEwNTRmZDI5ZGI1OGMyMjA5Y2M5MDY4Y2M5ZGRmZDIxZjhiYzZmIiwidmVyaWZpY2F0aW9uX3R5cGUiOiJPVFBfVFlQRV9FTUFJTCJ9.CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrtP4HUJnjLHW-yBFao-02f4jSG2St9wBJg"`
 */
export type VerificationToken = string;
/**
 * Identifier of a vote.
 *
 * At most 64 characters.
 *
 * @example `"d359e6ee-39cd-4149-b253-b9f7dfe947bd"`
 */
export type VoteId = string;
/**
 * Identifier of a wallet account.
 *
 * At most 64 characters.
 *
 * @example `"6e3b3501-b259-4016-b31d-aa9797510fa3"`
 */
export type WalletAccountId = string;
/**
 * Name of a wallet's account, for people. Unique within the organization.
 *
 * At most 256 characters.
 *
 * @example `"Payroll"`
 */
export type WalletAccountName = string;
/**
 * Identifier of a wallet.
 *
 * At most 64 characters.
 *
 * @example `"b8902d55-24d8-4327-a788-c05716165733"`
 */
export type WalletId = string;
/**
 * Name of a wallet, for people. Unique within the organization.
 *
 * At most 256 characters.
 *
 * @example `"Operations"`
 */
export type WalletName = string;
/**
 * Origin of a web page, made of scheme, host and an optional port.
 *
 * At most 2048 characters.
 *
 * @example `"https://app.example.com"`
 */
export type WebOrigin = string;
/**
 * Challenge that was given to the authenticator, in base64url without padding.
 *
 * At most 2048 characters.
 *
 * @example `"XvRJ0J9iTG5xZttyo4vQ0W_Kkc73A0oCqlmuWpesuKw"`
 */
export type WebauthnChallenge = string;
/**
 * Id of a receiver of events.
 *
 * At most 64 characters.
 *
 * @example `"3a5f0a8e-6f5c-4a77-9b36-0f4b8a0c9d11"`
 */
export type WebhookEndpointId = string;
/**
 * Name of a receiver of events.
 *
 * At most 256 characters.
 *
 * @example `"Ledger"`
 */
export type WebhookEndpointName = string;
/**
 * Where events are sent.
 *
 * At most 2048 characters.
 *
 * @example `"https://hooks.example.com/"`
 */
export type WebhookUrl = string;
