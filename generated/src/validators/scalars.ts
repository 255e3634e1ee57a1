// The contract's named strings and numbers: objects that judge and read them.

import type { Int32Descriptor, ScalarType, StringDescriptor } from "../runtime/validate.js";
import type * as types from "../scalars.js";
import { codePoints, scalar } from "../runtime/validate.js";

function checkActivityId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type ActivityId = types.ActivityId;
/** Judges and reads a {@link ActivityId}. */
export const ActivityId: ScalarType<ActivityId, StringDescriptor> = /* @__PURE__ */ scalar(checkActivityId, {
  kind: "string",
  name: "ActivityId",
  maxLength: 64,
  format: "uuid",
  example: "019aa099-6bc6-710b-ae3b-c4c77bffa7a7",
});
const addressBookNamePattern = /^[a-z][a-z0-9_-]{0,62}$/u;

function checkAddressBookName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 63 && codePoints(value) > 63) || !addressBookNamePattern.test(value))
    return false;
  return true;
}

export type AddressBookName = types.AddressBookName;
/** Judges and reads a {@link AddressBookName}. */
export const AddressBookName: ScalarType<AddressBookName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkAddressBookName,
  { kind: "string", name: "AddressBookName", maxLength: 63, example: "payouts", pattern: addressBookNamePattern },
);

function checkApiKeyId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type ApiKeyId = types.ApiKeyId;
/** Judges and reads a {@link ApiKeyId}. */
export const ApiKeyId: ScalarType<ApiKeyId, StringDescriptor> = /* @__PURE__ */ scalar(checkApiKeyId, {
  kind: "string",
  name: "ApiKeyId",
  maxLength: 64,
  format: "uuid",
  example: "b8f7df51-bdaa-4922-9114-1f45facbcde1",
});

function checkApiKeyName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type ApiKeyName = types.ApiKeyName;
/** Judges and reads a {@link ApiKeyName}. */
export const ApiKeyName: ScalarType<ApiKeyName, StringDescriptor> = /* @__PURE__ */ scalar(checkApiKeyName, {
  kind: "string",
  name: "ApiKeyName",
  minLength: 1,
  maxLength: 256,
  example: "Ada's laptop",
});

function checkAppName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type AppName = types.AppName;
/** Judges and reads a {@link AppName}. */
export const AppName: ScalarType<AppName, StringDescriptor> = /* @__PURE__ */ scalar(checkAppName, {
  kind: "string",
  name: "AppName",
  maxLength: 256,
  example: "Harbour",
});
const assetIdPattern = /^[a-z0-9-]{3,8}:([A-Za-z0-9_-]{1,32}|\*)\/[a-z0-9-]{3,8}:[A-Za-z0-9.%-]{1,128}$/u;

function checkAssetId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 180 && codePoints(value) > 180) || !assetIdPattern.test(value))
    return false;
  return true;
}

export type AssetId = types.AssetId;
/** Judges and reads a {@link AssetId}. */
export const AssetId: ScalarType<AssetId, StringDescriptor> = /* @__PURE__ */ scalar(checkAssetId, {
  kind: "string",
  name: "AssetId",
  maxLength: 180,
  example: "eip155:1/slip44:60",
  pattern: assetIdPattern,
});

function checkAttestationObject(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 65536 && codePoints(value) > 65536)) return false;
  return true;
}

export type AttestationObject = types.AttestationObject;
/** Judges and reads a {@link AttestationObject}. */
export const AttestationObject: ScalarType<AttestationObject, StringDescriptor> = /* @__PURE__ */ scalar(
  checkAttestationObject,
  {
    kind: "string",
    name: "AttestationObject",
    maxLength: 65536,
    format: "base64url",
    example:
      "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViYo3mm9u6vuaVeN4wRgDTidR5oL6ufLTCrE9ISVYbOGUddAAAAAPv8MAcVTk7MjAtuAgVX170AFJBF_-cD4VuhaK5mjYqsX4I6Fnk5pQECAyYgASFYIADUXL0VHEP-VgyMYWdRh7oIK9UN5g_GrzIbwjcvZ2YUIlggXNqRYSyAlj-f_J_LahWv4TOBlxFp8_P90Frrm89NcAc",
  },
);

function checkAuthProxyConfigId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type AuthProxyConfigId = types.AuthProxyConfigId;
/** Judges and reads a {@link AuthProxyConfigId}. */
export const AuthProxyConfigId: ScalarType<AuthProxyConfigId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkAuthProxyConfigId,
  {
    kind: "string",
    name: "AuthProxyConfigId",
    maxLength: 64,
    format: "uuid",
    example: "0b9b8d2e-5e43-4b6c-8a53-9b1a35d8c7f0",
  },
);

function checkAuthenticatorId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type AuthenticatorId = types.AuthenticatorId;
/** Judges and reads a {@link AuthenticatorId}. */
export const AuthenticatorId: ScalarType<AuthenticatorId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkAuthenticatorId,
  {
    kind: "string",
    name: "AuthenticatorId",
    maxLength: 64,
    format: "uuid",
    example: "23be4c37-c6e1-4545-b471-57d3ea471aae",
  },
);

function checkAuthenticatorName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type AuthenticatorName = types.AuthenticatorName;
/** Judges and reads a {@link AuthenticatorName}. */
export const AuthenticatorName: ScalarType<AuthenticatorName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkAuthenticatorName,
  { kind: "string", name: "AuthenticatorName", minLength: 1, maxLength: 256, example: "Ada's phone" },
);

function checkCardCvv(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 8 && codePoints(value) > 8)) return false;
  return true;
}

export type CardCvv = types.CardCvv;
/** Judges and reads a {@link CardCvv}. */
export const CardCvv: ScalarType<CardCvv, StringDescriptor> = /* @__PURE__ */ scalar(checkCardCvv, {
  kind: "string",
  name: "CardCvv",
  maxLength: 8,
  example: "737",
});

function checkCardExpiryMonth(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2 && codePoints(value) > 2)) return false;
  return true;
}

export type CardExpiryMonth = types.CardExpiryMonth;
/** Judges and reads a {@link CardExpiryMonth}. */
export const CardExpiryMonth: ScalarType<CardExpiryMonth, StringDescriptor> = /* @__PURE__ */ scalar(
  checkCardExpiryMonth,
  { kind: "string", name: "CardExpiryMonth", maxLength: 2, example: "09" },
);

function checkCardExpiryYear(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 4 && codePoints(value) > 4)) return false;
  return true;
}

export type CardExpiryYear = types.CardExpiryYear;
/** Judges and reads a {@link CardExpiryYear}. */
export const CardExpiryYear: ScalarType<CardExpiryYear, StringDescriptor> = /* @__PURE__ */ scalar(
  checkCardExpiryYear,
  { kind: "string", name: "CardExpiryYear", maxLength: 4, example: "2028" },
);

function checkCardHolderName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type CardHolderName = types.CardHolderName;
/** Judges and reads a {@link CardHolderName}. */
export const CardHolderName: ScalarType<CardHolderName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkCardHolderName,
  { kind: "string", name: "CardHolderName", maxLength: 256, example: "Ada Winters" },
);

function checkCardLastFour(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 4 && codePoints(value) > 4)) return false;
  return true;
}

export type CardLastFour = types.CardLastFour;
/** Judges and reads a {@link CardLastFour}. */
export const CardLastFour: ScalarType<CardLastFour, StringDescriptor> = /* @__PURE__ */ scalar(checkCardLastFour, {
  kind: "string",
  name: "CardLastFour",
  maxLength: 4,
  example: "4242",
});

function checkCardNumber(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 32 && codePoints(value) > 32)) return false;
  return true;
}

export type CardNumber = types.CardNumber;
/** Judges and reads a {@link CardNumber}. */
export const CardNumber: ScalarType<CardNumber, StringDescriptor> = /* @__PURE__ */ scalar(checkCardNumber, {
  kind: "string",
  name: "CardNumber",
  maxLength: 32,
  example: "4242424242424242",
});

function checkChainAddress(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type ChainAddress = types.ChainAddress;
/** Judges and reads a {@link ChainAddress}. */
export const ChainAddress: ScalarType<ChainAddress, StringDescriptor> = /* @__PURE__ */ scalar(checkChainAddress, {
  kind: "string",
  name: "ChainAddress",
  maxLength: 256,
  example: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
});

function checkClientDataJson(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16384 && codePoints(value) > 16384)) return false;
  return true;
}

export type ClientDataJson = types.ClientDataJson;
/** Judges and reads a {@link ClientDataJson}. */
export const ClientDataJson: ScalarType<ClientDataJson, StringDescriptor> = /* @__PURE__ */ scalar(
  checkClientDataJson,
  {
    kind: "string",
    name: "ClientDataJson",
    maxLength: 16384,
    format: "base64url",
    example:
      "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWHZSSjBKOWlURzV4WnR0eW80dlEwV19La2M3M0Ewb0NxbG11V3Blc3VLdyIsIm9yaWdpbiI6Imh0dHBzOi8vYXBwLmV4YW1wbGUuY29tIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
  },
);

function checkCredentialBundle(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 65536 && codePoints(value) > 65536)) return false;
  return true;
}

export type CredentialBundle = types.CredentialBundle;
/** Judges and reads a {@link CredentialBundle}. */
export const CredentialBundle: ScalarType<CredentialBundle, StringDescriptor> = /* @__PURE__ */ scalar(
  checkCredentialBundle,
  {
    kind: "string",
    name: "CredentialBundle",
    maxLength: 65536,
    example:
      "26s6nhhDTaejZAVFM7Cxwxx7DPZMBKGhZAQy3mnoRUZ94VUde8JVJMHpXmwvrELZW2mMAErAdRhqDsHWwTnw7fSwa8T6YV5bRoZSTguChWRKMZKJ9Nhb",
  },
);

function checkCredentialId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2048 && codePoints(value) > 2048)) return false;
  return true;
}

export type CredentialId = types.CredentialId;
/** Judges and reads a {@link CredentialId}. */
export const CredentialId: ScalarType<CredentialId, StringDescriptor> = /* @__PURE__ */ scalar(checkCredentialId, {
  kind: "string",
  name: "CredentialId",
  maxLength: 2048,
  format: "base64url",
  example: "kEX_5wPhW6FormaNiqxfgjoWeTk",
});

function checkDerivationPath(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type DerivationPath = types.DerivationPath;
/** Judges and reads a {@link DerivationPath}. */
export const DerivationPath: ScalarType<DerivationPath, StringDescriptor> = /* @__PURE__ */ scalar(
  checkDerivationPath,
  { kind: "string", name: "DerivationPath", maxLength: 256, example: "m/44'/60'/0'/0/0" },
);

function checkEmail(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 320 && codePoints(value) > 320)) return false;
  return true;
}

export type Email = types.Email;
/** Judges and reads a {@link Email}. */
export const Email: ScalarType<Email, StringDescriptor> = /* @__PURE__ */ scalar(checkEmail, {
  kind: "string",
  name: "Email",
  maxLength: 320,
  format: "email",
  example: "ada@example.com",
});

function checkEncryptedBundle(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 65536 && codePoints(value) > 65536)) return false;
  return true;
}

export type EncryptedBundle = types.EncryptedBundle;
/** Judges and reads a {@link EncryptedBundle}. */
export const EncryptedBundle: ScalarType<EncryptedBundle, StringDescriptor> = /* @__PURE__ */ scalar(
  checkEncryptedBundle,
  {
    kind: "string",
    name: "EncryptedBundle",
    maxLength: 65536,
    example:
      '{"encappedPublic":"047fa16270243f02abad3601b675bd0fd80b520668e227535b79225003b40b82c2242368bebabd0098ebc2a18d092ecb453bd12f71559bbcfcb0c3ee267c96b3fb","ciphertext":"f3e3ea2d6debe76a2f4e5d43a61b085494f84362bab426bb6302d69c5f3f387ed2dc3489a388b7b46db2851fc4a6a75cf185d314d7fd12fb1074ca797f030bd3d21cd2d1442c6d5e589a1b98d585955bfe66cd61d7999ec832a0"}',
  },
);
const expirationSecondsPattern = /^[0-9]{1,20}$/u;

function checkExpirationSeconds(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 20 && codePoints(value) > 20)) return false;
  if (value.length < 1 || value.length > 20) return false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

export type ExpirationSeconds = types.ExpirationSeconds;
/** Judges and reads a {@link ExpirationSeconds}. */
export const ExpirationSeconds: ScalarType<ExpirationSeconds, StringDescriptor> = /* @__PURE__ */ scalar(
  checkExpirationSeconds,
  {
    kind: "string",
    name: "ExpirationSeconds",
    maxLength: 20,
    format: "uint64",
    example: "900",
    pattern: expirationSecondsPattern,
  },
);

function checkExportBundle(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 65536 && codePoints(value) > 65536)) return false;
  return true;
}

export type ExportBundle = types.ExportBundle;
/** Judges and reads a {@link ExportBundle}. */
export const ExportBundle: ScalarType<ExportBundle, StringDescriptor> = /* @__PURE__ */ scalar(checkExportBundle, {
  kind: "string",
  name: "ExportBundle",
  maxLength: 65536,
  example:
    '{"version":"v1.0.0","data":"7b22656e6361707065645075626c6963223a2230343766613136323730323433663032616261643336303162363735626430666438306235323036363865323237353335623739323235303033623430623832633232343233363862656261626430303938656263326131386430393265636234353362643132663731353539626263666362306333656532363763393662336662222c2263697068657274657874223a22393162633061366638326566643138666536316363333034383466623434383161616136363639363735373831333534653865616531646139383661613535306561336430346662333261326564316463383066326539393130633232313861222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639227d","dataSignature":"304402200637245c20779bc826bb769cc2711031ff2a7d9310111b579eb7aa513ca031500220211c99da7d8d8589dbb73f272eece5ab5cf89773a1c910638091f5097059a4ee","enclaveQuorumPublic":"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b"}',
});

function checkFeatureValue(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16384 && codePoints(value) > 16384)) return false;
  return true;
}

export type FeatureValue = types.FeatureValue;
/** Judges and reads a {@link FeatureValue}. */
export const FeatureValue: ScalarType<FeatureValue, StringDescriptor> = /* @__PURE__ */ scalar(checkFeatureValue, {
  kind: "string",
  name: "FeatureValue",
  maxLength: 16384,
  example: "https://hooks.example.com/countersign",
});

function checkFingerprint(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 128 && codePoints(value) > 128)) return false;
  return true;
}

export type Fingerprint = types.Fingerprint;
/** Judges and reads a {@link Fingerprint}. */
export const Fingerprint: ScalarType<Fingerprint, StringDescriptor> = /* @__PURE__ */ scalar(checkFingerprint, {
  kind: "string",
  name: "Fingerprint",
  maxLength: 128,
  example: "sha256:669f783b15bec8ac6037bc5a11a854fc69e4a5c5b0c69e9d38b075bba9e7edfe",
});

function checkId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type Id = types.Id;
/** Judges and reads a {@link Id}. */
export const Id: ScalarType<Id, StringDescriptor> = /* @__PURE__ */ scalar(checkId, {
  kind: "string",
  name: "Id",
  maxLength: 64,
  format: "uuid",
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
});

function checkImportBundle(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 65536 && codePoints(value) > 65536)) return false;
  return true;
}

export type ImportBundle = types.ImportBundle;
/** Judges and reads a {@link ImportBundle}. */
export const ImportBundle: ScalarType<ImportBundle, StringDescriptor> = /* @__PURE__ */ scalar(checkImportBundle, {
  kind: "string",
  name: "ImportBundle",
  maxLength: 65536,
  example:
    '{"version":"v1.0.0","data":"7b227461726765745075626c6963223a2230343564336636666135353462343032656432663165633364646165333931373461623431313533313432626435656231323534373032333238346535306636623439373237623638656563393031333262353363303266316363313733353537336338303638656430643139343533343734666637356663613931646138616664222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639222c22757365724964223a2237653463316636652d366431632d346438612d396135332d306636663965316632613130227d","dataSignature":"3044022059fd37dd6af66ef2cd68975d3a0cc53080ea8b4c88cd96d99a214ca19db215d1022017165ee54253ca0a4676378074f8fba1228e0500423296a682d75a7f2a408a9d","enclaveQuorumPublic":"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b"}',
});

function checkInvitationId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type InvitationId = types.InvitationId;
/** Judges and reads a {@link InvitationId}. */
export const InvitationId: ScalarType<InvitationId, StringDescriptor> = /* @__PURE__ */ scalar(checkInvitationId, {
  kind: "string",
  name: "InvitationId",
  maxLength: 64,
  format: "uuid",
  example: "c9a47587-4971-4ecb-b8ac-92bf3440ae27",
});

function checkIpNetwork(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type IpNetwork = types.IpNetwork;
/** Judges and reads a {@link IpNetwork}. */
export const IpNetwork: ScalarType<IpNetwork, StringDescriptor> = /* @__PURE__ */ scalar(checkIpNetwork, {
  kind: "string",
  name: "IpNetwork",
  maxLength: 64,
  example: "203.0.113.0/24",
});
const logNumberPattern = /^(0|[1-9][0-9]{0,15})$/u;

function checkLogNumber(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16 && codePoints(value) > 16) || !logNumberPattern.test(value))
    return false;
  return true;
}

export type LogNumber = types.LogNumber;
/** Judges and reads a {@link LogNumber}. */
export const LogNumber: ScalarType<LogNumber, StringDescriptor> = /* @__PURE__ */ scalar(checkLogNumber, {
  kind: "string",
  name: "LogNumber",
  maxLength: 16,
  format: "decimal",
  example: "57",
  pattern: logNumberPattern,
});

function checkMfaPolicyId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type MfaPolicyId = types.MfaPolicyId;
/** Judges and reads a {@link MfaPolicyId}. */
export const MfaPolicyId: ScalarType<MfaPolicyId, StringDescriptor> = /* @__PURE__ */ scalar(checkMfaPolicyId, {
  kind: "string",
  name: "MfaPolicyId",
  maxLength: 64,
  format: "uuid",
  example: "5d4bd3a0-7c52-4a3a-9a53-2d2f0f7f7c0e",
});
const millisecondTimestampPattern = /^[0-9]{1,20}$/u;

function checkMillisecondTimestamp(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 20 && codePoints(value) > 20)) return false;
  if (value.length < 1 || value.length > 20) return false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

export type MillisecondTimestamp = types.MillisecondTimestamp;
/** Judges and reads a {@link MillisecondTimestamp}. */
export const MillisecondTimestamp: ScalarType<MillisecondTimestamp, StringDescriptor> = /* @__PURE__ */ scalar(
  checkMillisecondTimestamp,
  {
    kind: "string",
    name: "MillisecondTimestamp",
    maxLength: 20,
    format: "decimal",
    example: "1763631000412",
    pattern: millisecondTimestampPattern,
  },
);

function checkMnemonicLength(value: unknown): boolean {
  if (typeof value !== "number" || (value | 0) !== value || value < 12 || value > 24 || value % 3 !== 0) return false;
  return true;
}

export type MnemonicLength = types.MnemonicLength;
/** Judges and reads a {@link MnemonicLength}. */
export const MnemonicLength: ScalarType<MnemonicLength, Int32Descriptor> = /* @__PURE__ */ scalar(checkMnemonicLength, {
  kind: "int32",
  name: "MnemonicLength",
  minimum: 12,
  maximum: 24,
  multipleOf: 3,
  example: 12,
});
const nanosecondsPattern = /^[0-9]{1,20}$/u;

function checkNanoseconds(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 20 && codePoints(value) > 20)) return false;
  if (value.length < 1 || value.length > 20) return false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

export type Nanoseconds = types.Nanoseconds;
/** Judges and reads a {@link Nanoseconds}. */
export const Nanoseconds: ScalarType<Nanoseconds, StringDescriptor> = /* @__PURE__ */ scalar(checkNanoseconds, {
  kind: "string",
  name: "Nanoseconds",
  maxLength: 20,
  format: "decimal",
  example: "0",
  pattern: nanosecondsPattern,
});

function checkOauth2CredentialId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type Oauth2CredentialId = types.Oauth2CredentialId;
/** Judges and reads a {@link Oauth2CredentialId}. */
export const Oauth2CredentialId: ScalarType<Oauth2CredentialId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOauth2CredentialId,
  {
    kind: "string",
    name: "Oauth2CredentialId",
    maxLength: 64,
    format: "uuid",
    example: "8d6f2f0e-54c8-4f6e-8a3c-0a7b8b1f6d21",
  },
);

function checkOauthProviderId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type OauthProviderId = types.OauthProviderId;
/** Judges and reads a {@link OauthProviderId}. */
export const OauthProviderId: ScalarType<OauthProviderId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOauthProviderId,
  {
    kind: "string",
    name: "OauthProviderId",
    maxLength: 64,
    format: "uuid",
    example: "5b10a9ba-f389-4811-a399-c727c04f9e50",
  },
);

function checkOauthProviderName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type OauthProviderName = types.OauthProviderName;
/** Judges and reads a {@link OauthProviderName}. */
export const OauthProviderName: ScalarType<OauthProviderName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOauthProviderName,
  { kind: "string", name: "OauthProviderName", minLength: 1, maxLength: 256, example: "Company account" },
);

function checkOidcToken(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16384 && codePoints(value) > 16384)) return false;
  return true;
}

export type OidcToken = types.OidcToken;
/** Judges and reads a {@link OidcToken}. */
export const OidcToken: ScalarType<OidcToken, StringDescriptor> = /* @__PURE__ */ scalar(checkOidcToken, {
  kind: "string",
  name: "OidcToken",
  maxLength: 16384,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjUtMTEifQ.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmV4YW1wbGUuY29tIiwiYXVkIjoiY291bnRlcnNpZ24td2ViIiwic3ViIjoiMTA4MjA0MjY4MDMzMzExMzc0NTE5IiwiZXhwIjoxNzYzNjM0NjAwLCJpYXQiOjE3NjM2MzEwMDAsIm5vbmNlIjoiNzYzNmVmNWEzMDdhMGM5MTVlMTIwMjZkNGM4OWE1NjkyM2RkY2EyMzE5NTgxY2Y1MDg0MDI0NmIyZTcyMjU3ZSJ9.Tp6kUwnZDP-eAKaxojXoTvuf3WKGRQJdkBsDaNkIAKqF11CVozBIFnG2dEvWKkGdCRVg2vuBTOxaT4-A4zLV1A",
});

function checkOrganizationId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type OrganizationId = types.OrganizationId;
/** Judges and reads a {@link OrganizationId}. */
export const OrganizationId: ScalarType<OrganizationId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOrganizationId,
  {
    kind: "string",
    name: "OrganizationId",
    maxLength: 64,
    format: "uuid",
    example: "1cfc2137-39bc-4966-82e4-5fd53fa064f9",
  },
);

function checkOrganizationName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type OrganizationName = types.OrganizationName;
/** Judges and reads a {@link OrganizationName}. */
export const OrganizationName: ScalarType<OrganizationName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOrganizationName,
  { kind: "string", name: "OrganizationName", minLength: 1, maxLength: 256, example: "Harbour Treasury" },
);

function checkOtpCode(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 32 && codePoints(value) > 32)) return false;
  return true;
}

export type OtpCode = types.OtpCode;
/** Judges and reads a {@link OtpCode}. */
export const OtpCode: ScalarType<OtpCode, StringDescriptor> = /* @__PURE__ */ scalar(checkOtpCode, {
  kind: "string",
  name: "OtpCode",
  maxLength: 32,
  example: "402817",
});

function checkOtpContact(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 320 && codePoints(value) > 320)) return false;
  return true;
}

export type OtpContact = types.OtpContact;
/** Judges and reads a {@link OtpContact}. */
export const OtpContact: ScalarType<OtpContact, StringDescriptor> = /* @__PURE__ */ scalar(checkOtpContact, {
  kind: "string",
  name: "OtpContact",
  maxLength: 320,
  example: "ada@example.com",
});

function checkOtpId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type OtpId = types.OtpId;
/** Judges and reads a {@link OtpId}. */
export const OtpId: ScalarType<OtpId, StringDescriptor> = /* @__PURE__ */ scalar(checkOtpId, {
  kind: "string",
  name: "OtpId",
  maxLength: 64,
  format: "uuid",
  example: "03b0292a-f858-4368-aec9-a26eb442633b",
});

function checkOtpLength(value: unknown): boolean {
  if (typeof value !== "number" || (value | 0) !== value || value < 6 || value > 9) return false;
  return true;
}

export type OtpLength = types.OtpLength;
/** Judges and reads a {@link OtpLength}. */
export const OtpLength: ScalarType<OtpLength, Int32Descriptor> = /* @__PURE__ */ scalar(checkOtpLength, {
  kind: "int32",
  name: "OtpLength",
  minimum: 6,
  maximum: 9,
  example: 6,
});
const pageLimitPattern = /^([1-9][0-9]?|100)$/u;

function checkPageLimit(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 3 && codePoints(value) > 3) || !pageLimitPattern.test(value))
    return false;
  return true;
}

export type PageLimit = types.PageLimit;
/** Judges and reads a {@link PageLimit}. */
export const PageLimit: ScalarType<PageLimit, StringDescriptor> = /* @__PURE__ */ scalar(checkPageLimit, {
  kind: "string",
  name: "PageLimit",
  maxLength: 3,
  format: "decimal",
  example: "10",
  pattern: pageLimitPattern,
});

function checkPayload(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 524288 && codePoints(value) > 524288)) return false;
  return true;
}

export type Payload = types.Payload;
/** Judges and reads a {@link Payload}. */
export const Payload: ScalarType<Payload, StringDescriptor> = /* @__PURE__ */ scalar(checkPayload, {
  kind: "string",
  name: "Payload",
  maxLength: 524288,
  example: "Release order 1042",
});

function checkPaymentMethodId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type PaymentMethodId = types.PaymentMethodId;
/** Judges and reads a {@link PaymentMethodId}. */
export const PaymentMethodId: ScalarType<PaymentMethodId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkPaymentMethodId,
  { kind: "string", name: "PaymentMethodId", maxLength: 64, example: "pm_1SVb2kGh3TzR8mQe" },
);

function checkPhoneNumber(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 32 && codePoints(value) > 32)) return false;
  return true;
}

export type PhoneNumber = types.PhoneNumber;
/** Judges and reads a {@link PhoneNumber}. */
export const PhoneNumber: ScalarType<PhoneNumber, StringDescriptor> = /* @__PURE__ */ scalar(checkPhoneNumber, {
  kind: "string",
  name: "PhoneNumber",
  maxLength: 32,
  example: "+12025550143",
});

function checkPolicyExpression(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16384 && codePoints(value) > 16384)) return false;
  return true;
}

export type PolicyExpression = types.PolicyExpression;
/** Judges and reads a {@link PolicyExpression}. */
export const PolicyExpression: ScalarType<PolicyExpression, StringDescriptor> = /* @__PURE__ */ scalar(
  checkPolicyExpression,
  { kind: "string", name: "PolicyExpression", maxLength: 16384, example: "approvers.count() >= 2" },
);

function checkPolicyId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type PolicyId = types.PolicyId;
/** Judges and reads a {@link PolicyId}. */
export const PolicyId: ScalarType<PolicyId, StringDescriptor> = /* @__PURE__ */ scalar(checkPolicyId, {
  kind: "string",
  name: "PolicyId",
  maxLength: 64,
  format: "uuid",
  example: "9e253141-8ac6-413c-bc7b-07b62bc792c5",
});

function checkPolicyName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type PolicyName = types.PolicyName;
/** Judges and reads a {@link PolicyName}. */
export const PolicyName: ScalarType<PolicyName, StringDescriptor> = /* @__PURE__ */ scalar(checkPolicyName, {
  kind: "string",
  name: "PolicyName",
  minLength: 1,
  maxLength: 256,
  example: "Payouts need two signers",
});

function checkPolicyNotes(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 4096 && codePoints(value) > 4096)) return false;
  return true;
}

export type PolicyNotes = types.PolicyNotes;
/** Judges and reads a {@link PolicyNotes}. */
export const PolicyNotes: ScalarType<PolicyNotes, StringDescriptor> = /* @__PURE__ */ scalar(checkPolicyNotes, {
  kind: "string",
  name: "PolicyNotes",
  maxLength: 4096,
  example: "Agreed by the board in November.",
});

function checkPolicySubject(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 1024 && codePoints(value) > 1024)) return false;
  return true;
}

export type PolicySubject = types.PolicySubject;
/** Judges and reads a {@link PolicySubject}. */
export const PolicySubject: ScalarType<PolicySubject, StringDescriptor> = /* @__PURE__ */ scalar(checkPolicySubject, {
  kind: "string",
  name: "PolicySubject",
  maxLength: 1024,
  example: "subject.user.id",
});

function checkPolicyTarget(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 1024 && codePoints(value) > 1024)) return false;
  return true;
}

export type PolicyTarget = types.PolicyTarget;
/** Judges and reads a {@link PolicyTarget}. */
export const PolicyTarget: ScalarType<PolicyTarget, StringDescriptor> = /* @__PURE__ */ scalar(checkPolicyTarget, {
  kind: "string",
  name: "PolicyTarget",
  maxLength: 1024,
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
});

function checkPrivateKeyId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type PrivateKeyId = types.PrivateKeyId;
/** Judges and reads a {@link PrivateKeyId}. */
export const PrivateKeyId: ScalarType<PrivateKeyId, StringDescriptor> = /* @__PURE__ */ scalar(checkPrivateKeyId, {
  kind: "string",
  name: "PrivateKeyId",
  maxLength: 64,
  format: "uuid",
  example: "ffdf0de4-c2ad-49d4-a2fc-8afc1a85614b",
});

function checkPrivateKeyName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type PrivateKeyName = types.PrivateKeyName;
/** Judges and reads a {@link PrivateKeyName}. */
export const PrivateKeyName: ScalarType<PrivateKeyName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkPrivateKeyName,
  { kind: "string", name: "PrivateKeyName", minLength: 1, maxLength: 256, example: "Settlement key" },
);

function checkPrivateKeyTagId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type PrivateKeyTagId = types.PrivateKeyTagId;
/** Judges and reads a {@link PrivateKeyTagId}. */
export const PrivateKeyTagId: ScalarType<PrivateKeyTagId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkPrivateKeyTagId,
  {
    kind: "string",
    name: "PrivateKeyTagId",
    maxLength: 64,
    format: "uuid",
    example: "8cb3d292-2146-45bb-957c-c74b5262b13e",
  },
);

function checkProductId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type ProductId = types.ProductId;
/** Judges and reads a {@link ProductId}. */
export const ProductId: ScalarType<ProductId, StringDescriptor> = /* @__PURE__ */ scalar(checkProductId, {
  kind: "string",
  name: "ProductId",
  maxLength: 64,
  example: "prod_TSWcK4pYx71uVn",
});

function checkPublicKey(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 512 && codePoints(value) > 512)) return false;
  return true;
}

export type PublicKey = types.PublicKey;
/** Judges and reads a {@link PublicKey}. */
export const PublicKey: ScalarType<PublicKey, StringDescriptor> = /* @__PURE__ */ scalar(checkPublicKey, {
  kind: "string",
  name: "PublicKey",
  maxLength: 512,
  format: "hex",
  example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
});

function checkQuorumThreshold(value: unknown): boolean {
  if (typeof value !== "number" || (value | 0) !== value || value < 1 || value > 100) return false;
  return true;
}

export type QuorumThreshold = types.QuorumThreshold;
/** Judges and reads a {@link QuorumThreshold}. */
export const QuorumThreshold: ScalarType<QuorumThreshold, Int32Descriptor> = /* @__PURE__ */ scalar(
  checkQuorumThreshold,
  { kind: "int32", name: "QuorumThreshold", minimum: 1, maximum: 100, example: 2 },
);

function checkRecoveryId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2 && codePoints(value) > 2)) return false;
  return true;
}

export type RecoveryId = types.RecoveryId;
/** Judges and reads a {@link RecoveryId}. */
export const RecoveryId: ScalarType<RecoveryId, StringDescriptor> = /* @__PURE__ */ scalar(checkRecoveryId, {
  kind: "string",
  name: "RecoveryId",
  maxLength: 2,
  format: "hex",
  example: "01",
});

function checkSecretId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type SecretId = types.SecretId;
/** Judges and reads a {@link SecretId}. */
export const SecretId: ScalarType<SecretId, StringDescriptor> = /* @__PURE__ */ scalar(checkSecretId, {
  kind: "string",
  name: "SecretId",
  maxLength: 64,
  format: "uuid",
  example: "0d1c9b52-8f0e-4a53-9f2b-6f0f7f1b9a77",
});

function checkSenderAddress(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 320 && codePoints(value) > 320)) return false;
  return true;
}

export type SenderAddress = types.SenderAddress;
/** Judges and reads a {@link SenderAddress}. */
export const SenderAddress: ScalarType<SenderAddress, StringDescriptor> = /* @__PURE__ */ scalar(checkSenderAddress, {
  kind: "string",
  name: "SenderAddress",
  maxLength: 320,
  format: "email",
  example: "login@example.com",
});

function checkSenderName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type SenderName = types.SenderName;
/** Judges and reads a {@link SenderName}. */
export const SenderName: ScalarType<SenderName, StringDescriptor> = /* @__PURE__ */ scalar(checkSenderName, {
  kind: "string",
  name: "SenderName",
  maxLength: 256,
  example: "Acme Wallet",
});

function checkSessionJwt(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 4096 && codePoints(value) > 4096)) return false;
  return true;
}

export type SessionJwt = types.SessionJwt;
/** Judges and reads a {@link SessionJwt}. */
export const SessionJwt: ScalarType<SessionJwt, StringDescriptor> = /* @__PURE__ */ scalar(checkSessionJwt, {
  kind: "string",
  name: "SessionJwt",
  maxLength: 4096,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE3NjM2MzE5MDAsInB1YmxpY19rZXkiOiIwM2IxMDhhYzhiOTA5NTgyNjE0NzVjZTc5MzJmYTA1NGZkMjlkYjU4YzIyMDljYzkwNjhjYzlkZGZkMjFmOGJjNmYiLCJzZXNzaW9uX3R5cGUiOiJTRVNTSU9OX1RZUEVfUkVBRF9XUklURSIsInVzZXJfaWQiOiI3ZTRjMWY2ZS02ZDFjLTRkOGEtOWE1My0wZjZmOWUxZjJhMTAiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkifQ.EGfvW-BwEdgWDgLZmzW1wjCLoYAOe-xOO_8hk2w7J0_2BjsNc972VE4deN4T-ZRHdWnAcO9pDmWr6UTapGHZWA",
});

function checkSessionProfileId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type SessionProfileId = types.SessionProfileId;
/** Judges and reads a {@link SessionProfileId}. */
export const SessionProfileId: ScalarType<SessionProfileId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkSessionProfileId,
  {
    kind: "string",
    name: "SessionProfileId",
    maxLength: 64,
    format: "uuid",
    example: "4e2ec0e4-0c5f-4b36-9f3c-7b1f0a3d7c55",
  },
);

function checkSessionToken(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16384 && codePoints(value) > 16384)) return false;
  return true;
}

export type SessionToken = types.SessionToken;
/** Judges and reads a {@link SessionToken}. */
export const SessionToken: ScalarType<SessionToken, StringDescriptor> = /* @__PURE__ */ scalar(checkSessionToken, {
  kind: "string",
  name: "SessionToken",
  maxLength: 16384,
  example: "6bcxxcSNemWnVkS0AYvvIGKYcGVceTIqaiCw-rrHpSs",
});

function checkSignWith(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type SignWith = types.SignWith;
/** Judges and reads a {@link SignWith}. */
export const SignWith: ScalarType<SignWith, StringDescriptor> = /* @__PURE__ */ scalar(checkSignWith, {
  kind: "string",
  name: "SignWith",
  maxLength: 256,
  example: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
});

function checkSignatureR(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type SignatureR = types.SignatureR;
/** Judges and reads a {@link SignatureR}. */
export const SignatureR: ScalarType<SignatureR, StringDescriptor> = /* @__PURE__ */ scalar(checkSignatureR, {
  kind: "string",
  name: "SignatureR",
  maxLength: 64,
  format: "hex",
  example: "379c9d821ab613dc25f4e3e11ae98bcb55652ec1c2fbe5ecf3811a4e52740189",
});

function checkSignatureS(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type SignatureS = types.SignatureS;
/** Judges and reads a {@link SignatureS}. */
export const SignatureS: ScalarType<SignatureS, StringDescriptor> = /* @__PURE__ */ scalar(checkSignatureS, {
  kind: "string",
  name: "SignatureS",
  maxLength: 64,
  format: "hex",
  example: "291d36e43b491da59812cbf32b9b78625dd6a2eeebc86012c3f7ca8856a818df",
});

function checkSignedTransaction(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 1048576 && codePoints(value) > 1048576)) return false;
  return true;
}

export type SignedTransaction = types.SignedTransaction;
/** Judges and reads a {@link SignedTransaction}. */
export const SignedTransaction: ScalarType<SignedTransaction, StringDescriptor> = /* @__PURE__ */ scalar(
  checkSignedTransaction,
  {
    kind: "string",
    name: "SignedTransaction",
    maxLength: 1048576,
    format: "hex",
    example:
      "02f8720107843b9aca008506fc23ac008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080c001a0b74c36455529783215f97697c122148ce353dcad4b121ac619aaeb78765256dba051c155d3d540f96aa7f7b9525b0039b410f8774cf744f94824ff16298a96e176",
  },
);

function checkSmartContractAddress(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type SmartContractAddress = types.SmartContractAddress;
/** Judges and reads a {@link SmartContractAddress}. */
export const SmartContractAddress: ScalarType<SmartContractAddress, StringDescriptor> = /* @__PURE__ */ scalar(
  checkSmartContractAddress,
  {
    kind: "string",
    name: "SmartContractAddress",
    maxLength: 64,
    example: "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
  },
);

function checkSmartContractInterfaceId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type SmartContractInterfaceId = types.SmartContractInterfaceId;
/** Judges and reads a {@link SmartContractInterfaceId}. */
export const SmartContractInterfaceId: ScalarType<SmartContractInterfaceId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkSmartContractInterfaceId,
  {
    kind: "string",
    name: "SmartContractInterfaceId",
    maxLength: 64,
    format: "uuid",
    example: "2f6a4a0e-7a2d-4bd6-9d56-1b7f0c3d8e21",
  },
);
const spendingAmountPattern = /^(0|[1-9][0-9]{0,77})$/u;

function checkSpendingAmount(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 78 && codePoints(value) > 78) || !spendingAmountPattern.test(value))
    return false;
  return true;
}

export type SpendingAmount = types.SpendingAmount;
/** Judges and reads a {@link SpendingAmount}. */
export const SpendingAmount: ScalarType<SpendingAmount, StringDescriptor> = /* @__PURE__ */ scalar(
  checkSpendingAmount,
  {
    kind: "string",
    name: "SpendingAmount",
    maxLength: 78,
    format: "decimal",
    example: "10000000000000000000",
    pattern: spendingAmountPattern,
  },
);

function checkSpendingLimitId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type SpendingLimitId = types.SpendingLimitId;
/** Judges and reads a {@link SpendingLimitId}. */
export const SpendingLimitId: ScalarType<SpendingLimitId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkSpendingLimitId,
  {
    kind: "string",
    name: "SpendingLimitId",
    maxLength: 64,
    format: "uuid",
    example: "4d0c8f8e-3d7b-4b8c-9a0e-6a8f1f0c2b55",
  },
);
const spendingLimitNamePattern = /^[a-z][a-z0-9_-]{0,62}$/u;

function checkSpendingLimitName(value: unknown): boolean {
  if (
    typeof value !== "string" ||
    (value.length > 63 && codePoints(value) > 63) ||
    !spendingLimitNamePattern.test(value)
  )
    return false;
  return true;
}

export type SpendingLimitName = types.SpendingLimitName;
/** Judges and reads a {@link SpendingLimitName}. */
export const SpendingLimitName: ScalarType<SpendingLimitName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkSpendingLimitName,
  { kind: "string", name: "SpendingLimitName", maxLength: 63, example: "payouts", pattern: spendingLimitNamePattern },
);

function checkTagId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type TagId = types.TagId;
/** Judges and reads a {@link TagId}. */
export const TagId: ScalarType<TagId, StringDescriptor> = /* @__PURE__ */ scalar(checkTagId, {
  kind: "string",
  name: "TagId",
  maxLength: 64,
  format: "uuid",
  example: "1f96e913-142a-49b4-ba56-5100d46873ef",
});

function checkTagName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type TagName = types.TagName;
/** Judges and reads a {@link TagName}. */
export const TagName: ScalarType<TagName, StringDescriptor> = /* @__PURE__ */ scalar(checkTagName, {
  kind: "string",
  name: "TagName",
  minLength: 1,
  maxLength: 256,
  example: "signers",
});

function checkTargetPublicKey(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 512 && codePoints(value) > 512)) return false;
  return true;
}

export type TargetPublicKey = types.TargetPublicKey;
/** Judges and reads a {@link TargetPublicKey}. */
export const TargetPublicKey: ScalarType<TargetPublicKey, StringDescriptor> = /* @__PURE__ */ scalar(
  checkTargetPublicKey,
  {
    kind: "string",
    name: "TargetPublicKey",
    maxLength: 512,
    format: "hex",
    example:
      "045d3f6fa554b402ed2f1ec3ddae39174ab41153142bd5eb12547023284e50f6b49727b68eec90132b53c02f1cc1735573c8068ed0d19453474ff75fca91da8afd",
  },
);
const unixSecondsPattern = /^[0-9]{1,20}$/u;

function checkUnixSeconds(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 20 && codePoints(value) > 20)) return false;
  if (value.length < 1 || value.length > 20) return false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

export type UnixSeconds = types.UnixSeconds;
/** Judges and reads a {@link UnixSeconds}. */
export const UnixSeconds: ScalarType<UnixSeconds, StringDescriptor> = /* @__PURE__ */ scalar(checkUnixSeconds, {
  kind: "string",
  name: "UnixSeconds",
  maxLength: 20,
  format: "decimal",
  example: "1763631000",
  pattern: unixSecondsPattern,
});

function checkUnsignedTransaction(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 524288 && codePoints(value) > 524288)) return false;
  return true;
}

export type UnsignedTransaction = types.UnsignedTransaction;
/** Judges and reads a {@link UnsignedTransaction}. */
export const UnsignedTransaction: ScalarType<UnsignedTransaction, StringDescriptor> = /* @__PURE__ */ scalar(
  checkUnsignedTransaction,
  {
    kind: "string",
    name: "UnsignedTransaction",
    maxLength: 524288,
    format: "hex",
    example: "02ef0107843b9aca008506fc23ac008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080c0",
  },
);

function checkUserId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type UserId = types.UserId;
/** Judges and reads a {@link UserId}. */
export const UserId: ScalarType<UserId, StringDescriptor> = /* @__PURE__ */ scalar(checkUserId, {
  kind: "string",
  name: "UserId",
  maxLength: 64,
  format: "uuid",
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
});

function checkUserIdentifier(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type UserIdentifier = types.UserIdentifier;
/** Judges and reads a {@link UserIdentifier}. */
export const UserIdentifier: ScalarType<UserIdentifier, StringDescriptor> = /* @__PURE__ */ scalar(
  checkUserIdentifier,
  { kind: "string", name: "UserIdentifier", maxLength: 256, example: "9f2c4b1d70a8e653" },
);

function checkUserName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type UserName = types.UserName;
/** Judges and reads a {@link UserName}. */
export const UserName: ScalarType<UserName, StringDescriptor> = /* @__PURE__ */ scalar(checkUserName, {
  kind: "string",
  name: "UserName",
  minLength: 1,
  maxLength: 256,
  example: "Ada Winters",
});

function checkUserTagId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type UserTagId = types.UserTagId;
/** Judges and reads a {@link UserTagId}. */
export const UserTagId: ScalarType<UserTagId, StringDescriptor> = /* @__PURE__ */ scalar(checkUserTagId, {
  kind: "string",
  name: "UserTagId",
  maxLength: 64,
  format: "uuid",
  example: "1f96e913-142a-49b4-ba56-5100d46873ef",
});

function checkVelocityControlId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type VelocityControlId = types.VelocityControlId;
/** Judges and reads a {@link VelocityControlId}. */
export const VelocityControlId: ScalarType<VelocityControlId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkVelocityControlId,
  {
    kind: "string",
    name: "VelocityControlId",
    maxLength: 64,
    format: "uuid",
    example: "7d1f0c46-0b9e-4b57-8d2f-6a5b8f0e9c31",
  },
);

function checkVerificationToken(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 4096 && codePoints(value) > 4096)) return false;
  return true;
}

export type VerificationToken = types.VerificationToken;
/** Judges and reads a {@link VerificationToken}. */
export const VerificationToken: ScalarType<VerificationToken, StringDescriptor> = /* @__PURE__ */ scalar(
  checkVerificationToken,
  {
    kind: "string",
    name: "VerificationToken",
    maxLength: 4096,
    example:
      "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJjb250YWN0IjoiY2Fyb2xAZXhhbXBsZS5jb20iLCJleHAiOiIxNzYzNjM1NTAwMDAwIiwiaWQiOiI1ZDQzZjQwNS0xNTA5LTQ4NzQtOWIzMC0zNWUxNjJjMmNmZjEiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkiLCJwdWJsaWNfa2V5IjoiMDNiMTA4YWM4YjkwOTU4MjYxNDc1Y2U3OTMyZmEwNTRmZDI5ZGI1OGMyMjA5Y2M5MDY4Y2M5ZGRmZDIxZjhiYzZmIiwidmVyaWZpY2F0aW9uX3R5cGUiOiJPVFBfVFlQRV9FTUFJTCJ9.CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrtP4HUJnjLHW-yBFao-02f4jSG2St9wBJg",
  },
);

function checkVoteId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type VoteId = types.VoteId;
/** Judges and reads a {@link VoteId}. */
export const VoteId: ScalarType<VoteId, StringDescriptor> = /* @__PURE__ */ scalar(checkVoteId, {
  kind: "string",
  name: "VoteId",
  maxLength: 64,
  format: "uuid",
  example: "d359e6ee-39cd-4149-b253-b9f7dfe947bd",
});

function checkWalletAccountId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type WalletAccountId = types.WalletAccountId;
/** Judges and reads a {@link WalletAccountId}. */
export const WalletAccountId: ScalarType<WalletAccountId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkWalletAccountId,
  {
    kind: "string",
    name: "WalletAccountId",
    maxLength: 64,
    format: "uuid",
    example: "6e3b3501-b259-4016-b31d-aa9797510fa3",
  },
);

function checkWalletAccountName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type WalletAccountName = types.WalletAccountName;
/** Judges and reads a {@link WalletAccountName}. */
export const WalletAccountName: ScalarType<WalletAccountName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkWalletAccountName,
  { kind: "string", name: "WalletAccountName", minLength: 1, maxLength: 256, example: "Payroll" },
);

function checkWalletId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type WalletId = types.WalletId;
/** Judges and reads a {@link WalletId}. */
export const WalletId: ScalarType<WalletId, StringDescriptor> = /* @__PURE__ */ scalar(checkWalletId, {
  kind: "string",
  name: "WalletId",
  maxLength: 64,
  format: "uuid",
  example: "b8902d55-24d8-4327-a788-c05716165733",
});

function checkWalletName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type WalletName = types.WalletName;
/** Judges and reads a {@link WalletName}. */
export const WalletName: ScalarType<WalletName, StringDescriptor> = /* @__PURE__ */ scalar(checkWalletName, {
  kind: "string",
  name: "WalletName",
  minLength: 1,
  maxLength: 256,
  example: "Operations",
});

function checkWebOrigin(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2048 && codePoints(value) > 2048)) return false;
  return true;
}

export type WebOrigin = types.WebOrigin;
/** Judges and reads a {@link WebOrigin}. */
export const WebOrigin: ScalarType<WebOrigin, StringDescriptor> = /* @__PURE__ */ scalar(checkWebOrigin, {
  kind: "string",
  name: "WebOrigin",
  maxLength: 2048,
  format: "uri",
  example: "https://app.example.com",
});

function checkWebauthnChallenge(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2048 && codePoints(value) > 2048)) return false;
  return true;
}

export type WebauthnChallenge = types.WebauthnChallenge;
/** Judges and reads a {@link WebauthnChallenge}. */
export const WebauthnChallenge: ScalarType<WebauthnChallenge, StringDescriptor> = /* @__PURE__ */ scalar(
  checkWebauthnChallenge,
  {
    kind: "string",
    name: "WebauthnChallenge",
    maxLength: 2048,
    format: "base64url",
    example: "XvRJ0J9iTG5xZttyo4vQ0W_Kkc73A0oCqlmuWpesuKw",
  },
);

function checkWebhookEndpointId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type WebhookEndpointId = types.WebhookEndpointId;
/** Judges and reads a {@link WebhookEndpointId}. */
export const WebhookEndpointId: ScalarType<WebhookEndpointId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkWebhookEndpointId,
  {
    kind: "string",
    name: "WebhookEndpointId",
    maxLength: 64,
    format: "uuid",
    example: "3a5f0a8e-6f5c-4a77-9b36-0f4b8a0c9d11",
  },
);

function checkWebhookEndpointName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type WebhookEndpointName = types.WebhookEndpointName;
/** Judges and reads a {@link WebhookEndpointName}. */
export const WebhookEndpointName: ScalarType<WebhookEndpointName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkWebhookEndpointName,
  { kind: "string", name: "WebhookEndpointName", minLength: 1, maxLength: 256, example: "Ledger" },
);

function checkWebhookUrl(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2048 && codePoints(value) > 2048)) return false;
  return true;
}

export type WebhookUrl = types.WebhookUrl;
/** Judges and reads a {@link WebhookUrl}. */
export const WebhookUrl: ScalarType<WebhookUrl, StringDescriptor> = /* @__PURE__ */ scalar(checkWebhookUrl, {
  kind: "string",
  name: "WebhookUrl",
  maxLength: 2048,
  format: "uri",
  example: "https://hooks.example.com/",
});
