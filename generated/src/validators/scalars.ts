// Descriptors and patterns of the contract's named strings and numbers.

import type { Int32Descriptor, StringDescriptor } from "../runtime/validate.js";
import type {
  ActivityId,
  ApiKeyId,
  ApiKeyName,
  AppName,
  AttestationObject,
  AuthProxyConfigId,
  AuthenticatorId,
  AuthenticatorName,
  CardCvv,
  CardExpiryMonth,
  CardExpiryYear,
  CardHolderName,
  CardLastFour,
  CardNumber,
  ChainAddress,
  ClientDataJson,
  CredentialBundle,
  CredentialId,
  DerivationPath,
  Email,
  EncryptedBundle,
  ExpirationSeconds,
  ExportBundle,
  FeatureValue,
  Fingerprint,
  Id,
  ImportBundle,
  InvitationId,
  LogNumber,
  LogProofText,
  LogRecordText,
  LogSalt,
  MillisecondTimestamp,
  MnemonicLength,
  Nanoseconds,
  OauthProviderId,
  OauthProviderName,
  OidcToken,
  OrganizationId,
  OrganizationName,
  OtpCode,
  OtpContact,
  OtpId,
  OtpLength,
  PageLimit,
  Payload,
  PaymentMethodId,
  PhoneNumber,
  PolicyExpression,
  PolicyId,
  PolicyName,
  PolicyNotes,
  PolicySubject,
  PolicyTarget,
  PrivateKeyId,
  PrivateKeyName,
  PrivateKeyTagId,
  ProductId,
  PublicKey,
  QuorumThreshold,
  RecoveryId,
  SenderAddress,
  SenderName,
  SessionJwt,
  SessionProfileId,
  SessionToken,
  SignWith,
  SignatureR,
  SignatureS,
  SignedTransaction,
  TagId,
  TagName,
  TargetPublicKey,
  UnixSeconds,
  UnsignedTransaction,
  UserId,
  UserIdentifier,
  UserName,
  UserTagId,
  VerificationToken,
  VoteId,
  WalletAccountId,
  WalletAccountName,
  WalletId,
  WalletName,
  WebOrigin,
  WebauthnChallenge,
  WebhookEndpointId,
  WebhookEndpointName,
  WebhookUrl,
} from "../scalars.js";

/** What a {@link ActivityId} holds. */
export const activityIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "ActivityId",
  maxLength: 64,
  format: "uuid",
  example: "019aa099-6bc6-710b-ae3b-c4c77bffa7a7",
};

/** What a {@link ApiKeyId} holds. */
export const apiKeyIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "ApiKeyId",
  maxLength: 64,
  format: "uuid",
  example: "b8f7df51-bdaa-4922-9114-1f45facbcde1",
};

/** What a {@link ApiKeyName} holds. */
export const apiKeyNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "ApiKeyName",
  minLength: 1,
  maxLength: 256,
  example: "Ada's laptop",
};

/** What a {@link AppName} holds. */
export const appNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "AppName",
  maxLength: 256,
  example: "Harbour",
};

/** What a {@link AttestationObject} holds. */
export const attestationObjectDescriptor: StringDescriptor = {
  kind: "string",
  name: "AttestationObject",
  maxLength: 65536,
  format: "base64url",
  example:
    "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViYo3mm9u6vuaVeN4wRgDTidR5oL6ufLTCrE9ISVYbOGUddAAAAAPv8MAcVTk7MjAtuAgVX170AFJBF_-cD4VuhaK5mjYqsX4I6Fnk5pQECAyYgASFYIADUXL0VHEP-VgyMYWdRh7oIK9UN5g_GrzIbwjcvZ2YUIlggXNqRYSyAlj-f_J_LahWv4TOBlxFp8_P90Frrm89NcAc",
};

/** What a {@link AuthProxyConfigId} holds. */
export const authProxyConfigIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "AuthProxyConfigId",
  maxLength: 64,
  format: "uuid",
  example: "0b9b8d2e-5e43-4b6c-8a53-9b1a35d8c7f0",
};

/** What a {@link AuthenticatorId} holds. */
export const authenticatorIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "AuthenticatorId",
  maxLength: 64,
  format: "uuid",
  example: "23be4c37-c6e1-4545-b471-57d3ea471aae",
};

/** What a {@link AuthenticatorName} holds. */
export const authenticatorNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "AuthenticatorName",
  minLength: 1,
  maxLength: 256,
  example: "Ada's phone",
};

/** What a {@link CardCvv} holds. */
export const cardCvvDescriptor: StringDescriptor = { kind: "string", name: "CardCvv", maxLength: 8, example: "737" };

/** What a {@link CardExpiryMonth} holds. */
export const cardExpiryMonthDescriptor: StringDescriptor = {
  kind: "string",
  name: "CardExpiryMonth",
  maxLength: 2,
  example: "09",
};

/** What a {@link CardExpiryYear} holds. */
export const cardExpiryYearDescriptor: StringDescriptor = {
  kind: "string",
  name: "CardExpiryYear",
  maxLength: 4,
  example: "2028",
};

/** What a {@link CardHolderName} holds. */
export const cardHolderNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "CardHolderName",
  maxLength: 256,
  example: "Ada Winters",
};

/** What a {@link CardLastFour} holds. */
export const cardLastFourDescriptor: StringDescriptor = {
  kind: "string",
  name: "CardLastFour",
  maxLength: 4,
  example: "4242",
};

/** What a {@link CardNumber} holds. */
export const cardNumberDescriptor: StringDescriptor = {
  kind: "string",
  name: "CardNumber",
  maxLength: 32,
  example: "4242424242424242",
};

/** What a {@link ChainAddress} holds. */
export const chainAddressDescriptor: StringDescriptor = {
  kind: "string",
  name: "ChainAddress",
  maxLength: 256,
  example: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
};

/** What a {@link ClientDataJson} holds. */
export const clientDataJsonDescriptor: StringDescriptor = {
  kind: "string",
  name: "ClientDataJson",
  maxLength: 16384,
  format: "base64url",
  example:
    "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWHZSSjBKOWlURzV4WnR0eW80dlEwV19La2M3M0Ewb0NxbG11V3Blc3VLdyIsIm9yaWdpbiI6Imh0dHBzOi8vYXBwLmV4YW1wbGUuY29tIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
};

/** What a {@link CredentialBundle} holds. */
export const credentialBundleDescriptor: StringDescriptor = {
  kind: "string",
  name: "CredentialBundle",
  maxLength: 65536,
  example:
    "26s6nhhDTaejZAVFM7Cxwxx7DPZMBKGhZAQy3mnoRUZ94VUde8JVJMHpXmwvrELZW2mMAErAdRhqDsHWwTnw7fSwa8T6YV5bRoZSTguChWRKMZKJ9Nhb",
};

/** What a {@link CredentialId} holds. */
export const credentialIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "CredentialId",
  maxLength: 2048,
  format: "base64url",
  example: "kEX_5wPhW6FormaNiqxfgjoWeTk",
};

/** What a {@link DerivationPath} holds. */
export const derivationPathDescriptor: StringDescriptor = {
  kind: "string",
  name: "DerivationPath",
  maxLength: 256,
  example: "m/44'/60'/0'/0/0",
};

/** What a {@link Email} holds. */
export const emailDescriptor: StringDescriptor = {
  kind: "string",
  name: "Email",
  maxLength: 320,
  format: "email",
  example: "ada@example.com",
};

/** What a {@link EncryptedBundle} holds. */
export const encryptedBundleDescriptor: StringDescriptor = {
  kind: "string",
  name: "EncryptedBundle",
  maxLength: 65536,
  example:
    '{"encappedPublic":"047fa16270243f02abad3601b675bd0fd80b520668e227535b79225003b40b82c2242368bebabd0098ebc2a18d092ecb453bd12f71559bbcfcb0c3ee267c96b3fb","ciphertext":"f3e3ea2d6debe76a2f4e5d43a61b085494f84362bab426bb6302d69c5f3f387ed2dc3489a388b7b46db2851fc4a6a75cf185d314d7fd12fb1074ca797f030bd3d21cd2d1442c6d5e589a1b98d585955bfe66cd61d7999ec832a0"}',
};

/** What a {@link ExpirationSeconds} looks like. */
export const expirationSecondsPattern: RegExp = /^[0-9]{1,20}$/u;

/** Whether a text matches `^[0-9]{1,20}$`. */
export function matchesExpirationSeconds(text: string): boolean {
  if (text.length < 1 || text.length > 20) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** What a {@link ExpirationSeconds} holds. */
export const expirationSecondsDescriptor: StringDescriptor = {
  kind: "string",
  name: "ExpirationSeconds",
  maxLength: 20,
  format: "uint64",
  example: "900",
  pattern: expirationSecondsPattern,
};

/** What a {@link ExportBundle} holds. */
export const exportBundleDescriptor: StringDescriptor = {
  kind: "string",
  name: "ExportBundle",
  maxLength: 65536,
  example:
    '{"version":"v1.0.0","data":"7b22656e6361707065645075626c6963223a2230343766613136323730323433663032616261643336303162363735626430666438306235323036363865323237353335623739323235303033623430623832633232343233363862656261626430303938656263326131386430393265636234353362643132663731353539626263666362306333656532363763393662336662222c2263697068657274657874223a22393162633061366638326566643138666536316363333034383466623434383161616136363639363735373831333534653865616531646139383661613535306561336430346662333261326564316463383066326539393130633232313861222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639227d","dataSignature":"304402200637245c20779bc826bb769cc2711031ff2a7d9310111b579eb7aa513ca031500220211c99da7d8d8589dbb73f272eece5ab5cf89773a1c910638091f5097059a4ee","enclaveQuorumPublic":"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b"}',
};

/** What a {@link FeatureValue} holds. */
export const featureValueDescriptor: StringDescriptor = {
  kind: "string",
  name: "FeatureValue",
  maxLength: 16384,
  example: "https://hooks.example.com/countersign",
};

/** What a {@link Fingerprint} holds. */
export const fingerprintDescriptor: StringDescriptor = {
  kind: "string",
  name: "Fingerprint",
  maxLength: 128,
  example: "sha256:669f783b15bec8ac6037bc5a11a854fc69e4a5c5b0c69e9d38b075bba9e7edfe",
};

/** What a {@link Id} holds. */
export const idDescriptor: StringDescriptor = {
  kind: "string",
  name: "Id",
  maxLength: 64,
  format: "uuid",
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
};

/** What a {@link ImportBundle} holds. */
export const importBundleDescriptor: StringDescriptor = {
  kind: "string",
  name: "ImportBundle",
  maxLength: 65536,
  example:
    '{"version":"v1.0.0","data":"7b227461726765745075626c6963223a2230343564336636666135353462343032656432663165633364646165333931373461623431313533313432626435656231323534373032333238346535306636623439373237623638656563393031333262353363303266316363313733353537336338303638656430643139343533343734666637356663613931646138616664222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639222c22757365724964223a2237653463316636652d366431632d346438612d396135332d306636663965316632613130227d","dataSignature":"3044022059fd37dd6af66ef2cd68975d3a0cc53080ea8b4c88cd96d99a214ca19db215d1022017165ee54253ca0a4676378074f8fba1228e0500423296a682d75a7f2a408a9d","enclaveQuorumPublic":"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b"}',
};

/** What a {@link InvitationId} holds. */
export const invitationIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "InvitationId",
  maxLength: 64,
  format: "uuid",
  example: "c9a47587-4971-4ecb-b8ac-92bf3440ae27",
};

/** What a {@link LogNumber} looks like. */
export const logNumberPattern: RegExp = /^(0|[1-9][0-9]{0,15})$/u;

/** What a {@link LogNumber} holds. */
export const logNumberDescriptor: StringDescriptor = {
  kind: "string",
  name: "LogNumber",
  maxLength: 16,
  format: "decimal",
  example: "57",
  pattern: logNumberPattern,
};

/** What a {@link LogProofText} holds. */
export const logProofTextDescriptor: StringDescriptor = {
  kind: "string",
  name: "LogProofText",
  maxLength: 655360,
  example:
    "c2sp.org/tlog-proof@v1\nindex 0\n\nlog.example\n1\nL+aJGMmsaf5qX2mWjsBW8lKjSQC1lOX2uCXPyCP9jdI=\n\n— log.example Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n",
};

/** What a {@link LogRecordText} holds. */
export const logRecordTextDescriptor: StringDescriptor = {
  kind: "string",
  name: "LogRecordText",
  maxLength: 65536,
  example:
    '{"event":{"kind":"submission"},"number":57,"organizationId":"1cfc2137-39bc-4966-82e4-5fd53fa064f9","version":1}',
};

/** What a {@link LogSalt} holds. */
export const logSaltDescriptor: StringDescriptor = {
  kind: "string",
  name: "LogSalt",
  maxLength: 44,
  example: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=",
};

/** What a {@link MillisecondTimestamp} looks like. */
export const millisecondTimestampPattern: RegExp = /^[0-9]{1,20}$/u;

/** Whether a text matches `^[0-9]{1,20}$`. */
export function matchesMillisecondTimestamp(text: string): boolean {
  if (text.length < 1 || text.length > 20) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** What a {@link MillisecondTimestamp} holds. */
export const millisecondTimestampDescriptor: StringDescriptor = {
  kind: "string",
  name: "MillisecondTimestamp",
  maxLength: 20,
  format: "decimal",
  example: "1763631000412",
  pattern: millisecondTimestampPattern,
};

/** What a {@link MnemonicLength} holds. */
export const mnemonicLengthDescriptor: Int32Descriptor = {
  kind: "int32",
  name: "MnemonicLength",
  minimum: 12,
  maximum: 24,
  multipleOf: 3,
  example: 12,
};

/** What a {@link Nanoseconds} looks like. */
export const nanosecondsPattern: RegExp = /^[0-9]{1,20}$/u;

/** Whether a text matches `^[0-9]{1,20}$`. */
export function matchesNanoseconds(text: string): boolean {
  if (text.length < 1 || text.length > 20) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** What a {@link Nanoseconds} holds. */
export const nanosecondsDescriptor: StringDescriptor = {
  kind: "string",
  name: "Nanoseconds",
  maxLength: 20,
  format: "decimal",
  example: "0",
  pattern: nanosecondsPattern,
};

/** What a {@link OauthProviderId} holds. */
export const oauthProviderIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "OauthProviderId",
  maxLength: 64,
  format: "uuid",
  example: "5b10a9ba-f389-4811-a399-c727c04f9e50",
};

/** What a {@link OauthProviderName} holds. */
export const oauthProviderNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "OauthProviderName",
  minLength: 1,
  maxLength: 256,
  example: "Company account",
};

/** What a {@link OidcToken} holds. */
export const oidcTokenDescriptor: StringDescriptor = {
  kind: "string",
  name: "OidcToken",
  maxLength: 16384,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjUtMTEifQ.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmV4YW1wbGUuY29tIiwiYXVkIjoiY291bnRlcnNpZ24td2ViIiwic3ViIjoiMTA4MjA0MjY4MDMzMzExMzc0NTE5IiwiZXhwIjoxNzYzNjM0NjAwLCJpYXQiOjE3NjM2MzEwMDAsIm5vbmNlIjoiNzYzNmVmNWEzMDdhMGM5MTVlMTIwMjZkNGM4OWE1NjkyM2RkY2EyMzE5NTgxY2Y1MDg0MDI0NmIyZTcyMjU3ZSJ9.Tp6kUwnZDP-eAKaxojXoTvuf3WKGRQJdkBsDaNkIAKqF11CVozBIFnG2dEvWKkGdCRVg2vuBTOxaT4-A4zLV1A",
};

/** What a {@link OrganizationId} holds. */
export const organizationIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "OrganizationId",
  maxLength: 64,
  format: "uuid",
  example: "1cfc2137-39bc-4966-82e4-5fd53fa064f9",
};

/** What a {@link OrganizationName} holds. */
export const organizationNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "OrganizationName",
  minLength: 1,
  maxLength: 256,
  example: "Harbour Treasury",
};

/** What a {@link OtpCode} holds. */
export const otpCodeDescriptor: StringDescriptor = {
  kind: "string",
  name: "OtpCode",
  maxLength: 32,
  example: "402817",
};

/** What a {@link OtpContact} holds. */
export const otpContactDescriptor: StringDescriptor = {
  kind: "string",
  name: "OtpContact",
  maxLength: 320,
  example: "ada@example.com",
};

/** What a {@link OtpId} holds. */
export const otpIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "OtpId",
  maxLength: 64,
  format: "uuid",
  example: "03b0292a-f858-4368-aec9-a26eb442633b",
};

/** What a {@link OtpLength} holds. */
export const otpLengthDescriptor: Int32Descriptor = {
  kind: "int32",
  name: "OtpLength",
  minimum: 6,
  maximum: 9,
  example: 6,
};

/** What a {@link PageLimit} looks like. */
export const pageLimitPattern: RegExp = /^([1-9][0-9]?|100)$/u;

/** What a {@link PageLimit} holds. */
export const pageLimitDescriptor: StringDescriptor = {
  kind: "string",
  name: "PageLimit",
  maxLength: 3,
  format: "decimal",
  example: "10",
  pattern: pageLimitPattern,
};

/** What a {@link Payload} holds. */
export const payloadDescriptor: StringDescriptor = {
  kind: "string",
  name: "Payload",
  maxLength: 524288,
  example: "Release order 1042",
};

/** What a {@link PaymentMethodId} holds. */
export const paymentMethodIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "PaymentMethodId",
  maxLength: 64,
  example: "pm_1SVb2kGh3TzR8mQe",
};

/** What a {@link PhoneNumber} holds. */
export const phoneNumberDescriptor: StringDescriptor = {
  kind: "string",
  name: "PhoneNumber",
  maxLength: 32,
  example: "+12025550143",
};

/** What a {@link PolicyExpression} holds. */
export const policyExpressionDescriptor: StringDescriptor = {
  kind: "string",
  name: "PolicyExpression",
  maxLength: 16384,
  example: "approvers.count() >= 2",
};

/** What a {@link PolicyId} holds. */
export const policyIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "PolicyId",
  maxLength: 64,
  format: "uuid",
  example: "9e253141-8ac6-413c-bc7b-07b62bc792c5",
};

/** What a {@link PolicyName} holds. */
export const policyNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "PolicyName",
  minLength: 1,
  maxLength: 256,
  example: "Payouts need two signers",
};

/** What a {@link PolicyNotes} holds. */
export const policyNotesDescriptor: StringDescriptor = {
  kind: "string",
  name: "PolicyNotes",
  maxLength: 4096,
  example: "Agreed by the board in November.",
};

/** What a {@link PolicySubject} holds. */
export const policySubjectDescriptor: StringDescriptor = {
  kind: "string",
  name: "PolicySubject",
  maxLength: 1024,
  example: "subject.user.id",
};

/** What a {@link PolicyTarget} holds. */
export const policyTargetDescriptor: StringDescriptor = {
  kind: "string",
  name: "PolicyTarget",
  maxLength: 1024,
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
};

/** What a {@link PrivateKeyId} holds. */
export const privateKeyIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "PrivateKeyId",
  maxLength: 64,
  format: "uuid",
  example: "ffdf0de4-c2ad-49d4-a2fc-8afc1a85614b",
};

/** What a {@link PrivateKeyName} holds. */
export const privateKeyNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "PrivateKeyName",
  minLength: 1,
  maxLength: 256,
  example: "Settlement key",
};

/** What a {@link PrivateKeyTagId} holds. */
export const privateKeyTagIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "PrivateKeyTagId",
  maxLength: 64,
  format: "uuid",
  example: "8cb3d292-2146-45bb-957c-c74b5262b13e",
};

/** What a {@link ProductId} holds. */
export const productIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "ProductId",
  maxLength: 64,
  example: "prod_TSWcK4pYx71uVn",
};

/** What a {@link PublicKey} holds. */
export const publicKeyDescriptor: StringDescriptor = {
  kind: "string",
  name: "PublicKey",
  maxLength: 512,
  format: "hex",
  example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
};

/** What a {@link QuorumThreshold} holds. */
export const quorumThresholdDescriptor: Int32Descriptor = {
  kind: "int32",
  name: "QuorumThreshold",
  minimum: 1,
  maximum: 100,
  example: 2,
};

/** What a {@link RecoveryId} holds. */
export const recoveryIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "RecoveryId",
  maxLength: 2,
  format: "hex",
  example: "01",
};

/** What a {@link SenderAddress} holds. */
export const senderAddressDescriptor: StringDescriptor = {
  kind: "string",
  name: "SenderAddress",
  maxLength: 320,
  format: "email",
  example: "login@example.com",
};

/** What a {@link SenderName} holds. */
export const senderNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "SenderName",
  maxLength: 256,
  example: "Acme Wallet",
};

/** What a {@link SessionJwt} holds. */
export const sessionJwtDescriptor: StringDescriptor = {
  kind: "string",
  name: "SessionJwt",
  maxLength: 4096,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE3NjM2MzE5MDAsInB1YmxpY19rZXkiOiIwM2IxMDhhYzhiOTA5NTgyNjE0NzVjZTc5MzJmYTA1NGZkMjlkYjU4YzIyMDljYzkwNjhjYzlkZGZkMjFmOGJjNmYiLCJzZXNzaW9uX3R5cGUiOiJTRVNTSU9OX1RZUEVfUkVBRF9XUklURSIsInVzZXJfaWQiOiI3ZTRjMWY2ZS02ZDFjLTRkOGEtOWE1My0wZjZmOWUxZjJhMTAiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkifQ.EGfvW-BwEdgWDgLZmzW1wjCLoYAOe-xOO_8hk2w7J0_2BjsNc972VE4deN4T-ZRHdWnAcO9pDmWr6UTapGHZWA",
};

/** What a {@link SessionProfileId} holds. */
export const sessionProfileIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "SessionProfileId",
  maxLength: 64,
  format: "uuid",
  example: "4e2ec0e4-0c5f-4b36-9f3c-7b1f0a3d7c55",
};

/** What a {@link SessionToken} holds. */
export const sessionTokenDescriptor: StringDescriptor = {
  kind: "string",
  name: "SessionToken",
  maxLength: 16384,
  example: "6bcxxcSNemWnVkS0AYvvIGKYcGVceTIqaiCw-rrHpSs",
};

/** What a {@link SignWith} holds. */
export const signWithDescriptor: StringDescriptor = {
  kind: "string",
  name: "SignWith",
  maxLength: 256,
  example: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
};

/** What a {@link SignatureR} holds. */
export const signatureRDescriptor: StringDescriptor = {
  kind: "string",
  name: "SignatureR",
  maxLength: 64,
  format: "hex",
  example: "379c9d821ab613dc25f4e3e11ae98bcb55652ec1c2fbe5ecf3811a4e52740189",
};

/** What a {@link SignatureS} holds. */
export const signatureSDescriptor: StringDescriptor = {
  kind: "string",
  name: "SignatureS",
  maxLength: 64,
  format: "hex",
  example: "291d36e43b491da59812cbf32b9b78625dd6a2eeebc86012c3f7ca8856a818df",
};

/** What a {@link SignedTransaction} holds. */
export const signedTransactionDescriptor: StringDescriptor = {
  kind: "string",
  name: "SignedTransaction",
  maxLength: 1048576,
  format: "hex",
  example:
    "02f8720107843b9aca008506fc23ac008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080c001a0b74c36455529783215f97697c122148ce353dcad4b121ac619aaeb78765256dba051c155d3d540f96aa7f7b9525b0039b410f8774cf744f94824ff16298a96e176",
};

/** What a {@link TagId} holds. */
export const tagIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "TagId",
  maxLength: 64,
  format: "uuid",
  example: "1f96e913-142a-49b4-ba56-5100d46873ef",
};

/** What a {@link TagName} holds. */
export const tagNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "TagName",
  minLength: 1,
  maxLength: 256,
  example: "signers",
};

/** What a {@link TargetPublicKey} holds. */
export const targetPublicKeyDescriptor: StringDescriptor = {
  kind: "string",
  name: "TargetPublicKey",
  maxLength: 512,
  format: "hex",
  example:
    "045d3f6fa554b402ed2f1ec3ddae39174ab41153142bd5eb12547023284e50f6b49727b68eec90132b53c02f1cc1735573c8068ed0d19453474ff75fca91da8afd",
};

/** What a {@link UnixSeconds} looks like. */
export const unixSecondsPattern: RegExp = /^[0-9]{1,20}$/u;

/** Whether a text matches `^[0-9]{1,20}$`. */
export function matchesUnixSeconds(text: string): boolean {
  if (text.length < 1 || text.length > 20) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** What a {@link UnixSeconds} holds. */
export const unixSecondsDescriptor: StringDescriptor = {
  kind: "string",
  name: "UnixSeconds",
  maxLength: 20,
  format: "decimal",
  example: "1763631000",
  pattern: unixSecondsPattern,
};

/** What a {@link UnsignedTransaction} holds. */
export const unsignedTransactionDescriptor: StringDescriptor = {
  kind: "string",
  name: "UnsignedTransaction",
  maxLength: 524288,
  format: "hex",
  example: "02ef0107843b9aca008506fc23ac008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080c0",
};

/** What a {@link UserId} holds. */
export const userIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "UserId",
  maxLength: 64,
  format: "uuid",
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
};

/** What a {@link UserIdentifier} holds. */
export const userIdentifierDescriptor: StringDescriptor = {
  kind: "string",
  name: "UserIdentifier",
  maxLength: 256,
  example: "9f2c4b1d70a8e653",
};

/** What a {@link UserName} holds. */
export const userNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "UserName",
  minLength: 1,
  maxLength: 256,
  example: "Ada Winters",
};

/** What a {@link UserTagId} holds. */
export const userTagIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "UserTagId",
  maxLength: 64,
  format: "uuid",
  example: "1f96e913-142a-49b4-ba56-5100d46873ef",
};

/** What a {@link VerificationToken} holds. */
export const verificationTokenDescriptor: StringDescriptor = {
  kind: "string",
  name: "VerificationToken",
  maxLength: 4096,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJjb250YWN0IjoiY2Fyb2xAZXhhbXBsZS5jb20iLCJleHAiOiIxNzYzNjM1NTAwMDAwIiwiaWQiOiI1ZDQzZjQwNS0xNTA5LTQ4NzQtOWIzMC0zNWUxNjJjMmNmZjEiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkiLCJwdWJsaWNfa2V5IjoiMDNiMTA4YWM4YjkwOTU4MjYxNDc1Y2U3OTMyZmEwNTRmZDI5ZGI1OGMyMjA5Y2M5MDY4Y2M5ZGRmZDIxZjhiYzZmIiwidmVyaWZpY2F0aW9uX3R5cGUiOiJPVFBfVFlQRV9FTUFJTCJ9.CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrtP4HUJnjLHW-yBFao-02f4jSG2St9wBJg",
};

/** What a {@link VoteId} holds. */
export const voteIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "VoteId",
  maxLength: 64,
  format: "uuid",
  example: "d359e6ee-39cd-4149-b253-b9f7dfe947bd",
};

/** What a {@link WalletAccountId} holds. */
export const walletAccountIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "WalletAccountId",
  maxLength: 64,
  format: "uuid",
  example: "6e3b3501-b259-4016-b31d-aa9797510fa3",
};

/** What a {@link WalletAccountName} holds. */
export const walletAccountNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "WalletAccountName",
  minLength: 1,
  maxLength: 256,
  example: "Payroll",
};

/** What a {@link WalletId} holds. */
export const walletIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "WalletId",
  maxLength: 64,
  format: "uuid",
  example: "b8902d55-24d8-4327-a788-c05716165733",
};

/** What a {@link WalletName} holds. */
export const walletNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "WalletName",
  minLength: 1,
  maxLength: 256,
  example: "Operations",
};

/** What a {@link WebOrigin} holds. */
export const webOriginDescriptor: StringDescriptor = {
  kind: "string",
  name: "WebOrigin",
  maxLength: 2048,
  format: "uri",
  example: "https://app.example.com",
};

/** What a {@link WebauthnChallenge} holds. */
export const webauthnChallengeDescriptor: StringDescriptor = {
  kind: "string",
  name: "WebauthnChallenge",
  maxLength: 2048,
  format: "base64url",
  example: "XvRJ0J9iTG5xZttyo4vQ0W_Kkc73A0oCqlmuWpesuKw",
};

/** What a {@link WebhookEndpointId} holds. */
export const webhookEndpointIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "WebhookEndpointId",
  maxLength: 64,
  format: "uuid",
  example: "3a5f0a8e-6f5c-4a77-9b36-0f4b8a0c9d11",
};

/** What a {@link WebhookEndpointName} holds. */
export const webhookEndpointNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "WebhookEndpointName",
  minLength: 1,
  maxLength: 256,
  example: "Ledger",
};

/** What a {@link WebhookUrl} holds. */
export const webhookUrlDescriptor: StringDescriptor = {
  kind: "string",
  name: "WebhookUrl",
  maxLength: 2048,
  format: "uri",
  example: "https://hooks.example.com/",
};
