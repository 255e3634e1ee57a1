// The types in `shapes/secrets`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/secrets.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { TransportEncryptionSuite } from "../enums.js";
import { EncryptedBundle, MillisecondTimestamp, SecretId, TargetPublicKey } from "../scalars.js";

function checkExportSecretParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!SecretId.check(value.secretId)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  if (!TransportEncryptionSuite.check(value.encryptionSuite)) return false;
  const requestContext = value.requestContext;
  if (requestContext !== undefined) {
    present++;
    if (!Array.isArray(requestContext) || requestContext.length > 20) return false;
    for (let i = 0; i < requestContext.length; i++) {
      if (!checkKeyValue(requestContext[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type ExportSecretParams = types.ExportSecretParams;
/** Judges and reads a {@link ExportSecretParams} as it is sent; `received` as it is answered. */
export const ExportSecretParams: RecordType<ExportSecretParams, ExportSecretParams, types.ReceivedExportSecretParams> =
  /* @__PURE__ */ sent(checkExportSecretParams, {
    secretId: SecretId,
    targetPublicKey: TargetPublicKey,
    encryptionSuite: TransportEncryptionSuite,
    "requestContext?": { kind: "array", of: () => KeyValue, minItems: 0, maxItems: 20 },
  });

function checkKeyValue(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const key = value.key;
  if (key !== undefined) {
    present++;
    if (typeof key !== "string" || (key.length > 64 && codePoints(key) > 64)) return false;
  }
  const value_ = value.value;
  if (value_ !== undefined) {
    present++;
    if (typeof value_ !== "string" || (value_.length > 256 && codePoints(value_) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type KeyValue = types.KeyValue;
/** Judges and reads a {@link KeyValue} as it is sent; `received` as it is answered. */
export const KeyValue: RecordType<KeyValue> = /* @__PURE__ */ sent(checkKeyValue, {
  "key?": { kind: "string", maxLength: 64, example: "environment" },
  "value?": { kind: "string", maxLength: 256, example: "production" },
});

function checkImportSecretParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  const name = value.name;
  if (name !== undefined) {
    present++;
    if (typeof name !== "string" || (name.length > 256 && codePoints(name) > 256) || name.length === 0) return false;
  }
  if (!EncryptedBundle.check(value.secretPayload)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  if (!TransportEncryptionSuite.check(value.encryptionSuite)) return false;
  const staticProperties = value.staticProperties;
  if (staticProperties !== undefined) {
    present++;
    if (!Array.isArray(staticProperties) || staticProperties.length > 20) return false;
    for (let i = 0; i < staticProperties.length; i++) {
      if (!checkKeyValue(staticProperties[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type ImportSecretParams = types.ImportSecretParams;
/** Judges and reads a {@link ImportSecretParams} as it is sent; `received` as it is answered. */
export const ImportSecretParams: RecordType<ImportSecretParams, ImportSecretParams, types.ReceivedImportSecretParams> =
  /* @__PURE__ */ sent(checkImportSecretParams, {
    "name?": { kind: "string", minLength: 1, maxLength: 256, example: "Payment provider" },
    secretPayload: EncryptedBundle,
    targetPublicKey: TargetPublicKey,
    encryptionSuite: TransportEncryptionSuite,
    "staticProperties?": { kind: "array", of: () => KeyValue, minItems: 0, maxItems: 20 },
  });

export type SecretMetadata = types.SecretMetadata;
/** Judges and reads a {@link SecretMetadata} as it is answered. */
export const SecretMetadata: RecordType<SecretMetadata> = /* @__PURE__ */ answered({
  secretId: SecretId,
  "name?": { kind: "string", maxLength: 256, example: "Payment provider" },
  staticProperties: { kind: "array", of: () => KeyValue, minItems: 0, maxItems: 100 },
  createdAtUnixMs: MillisecondTimestamp,
});
