// Records of the contract's shapes/secrets.yaml.

import type { TransportEncryptionSuite } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { EncryptedBundle, MillisecondTimestamp, SecretId, TargetPublicKey } from "../scalars.js";

/** A secret that is to be exported. */
export interface ExportSecretParams {
  /** Secret to export. */
  readonly secretId: SecretId;
  /**
   * P-256 public key to which the service encrypts a secret (HPKE, RFC 9180); 65 bytes, uncompressed, in hex
   * without 0x. Keep the private key: only it opens the bundle.
   */
  readonly targetPublicKey: TargetPublicKey;
  /** How secrets are encrypted on their way. */
  readonly encryptionSuite: TransportEncryptionSuite;
  /** Why it is exported, for policies and for the record. */
  readonly requestContext?: readonly KeyValue[] | undefined;
}

/** `ExportSecretParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedExportSecretParams extends Omit<ExportSecretParams, "encryptionSuite"> {
  /** How secrets are encrypted on their way. */
  readonly encryptionSuite: Open<TransportEncryptionSuite>;
}

/** A secret that is to be imported. */
export interface ImportSecretParams {
  /** Name of the secret. Must be new within the organization. */
  readonly name?: string | undefined;
  /**
   * The secret, 1 to 4,096 bytes, encrypted to a target key from initImportSecrets. JSON with encappedPublic and
   * ciphertext, in hex. The activity shows an empty text once it is carried out.
   */
  readonly secretPayload: EncryptedBundle;
  /** Target key to which it is encrypted; 65 bytes in hex. It serves once, for the user who asked for it. */
  readonly targetPublicKey: TargetPublicKey;
  /** How secrets are encrypted on their way. */
  readonly encryptionSuite: TransportEncryptionSuite;
  /** What policies see of the secret, each name once. It never changes. */
  readonly staticProperties?: readonly KeyValue[] | undefined;
}

/** `ImportSecretParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedImportSecretParams extends Omit<ImportSecretParams, "encryptionSuite"> {
  /** How secrets are encrypted on their way. */
  readonly encryptionSuite: Open<TransportEncryptionSuite>;
}

/** A name and what it stands for. */
export interface KeyValue {
  /** The name. Required by the service. */
  readonly key?: string | undefined;
  /** What it stands for. Absent for an empty text. */
  readonly value?: string | undefined;
}

/** What is known of a secret, without the secret. */
export interface SecretMetadata {
  /** Identifier of a secret. */
  readonly secretId: SecretId;
  /** Name of the secret. */
  readonly name?: string | undefined;
  /** What policies see of it, in the order in which it was given. It never changes. */
  readonly staticProperties: readonly KeyValue[];
  /** When it was imported. */
  readonly createdAtUnixMs: MillisecondTimestamp;
}
