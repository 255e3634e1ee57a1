// What wraps key-encryption keys outside this service: a key of an HSM or of a key management service, which never leaves
// it. The database keeps the keys as they were wrapped.

/** Kinds of providers. The database holds these words. */
export const providerKinds = ["transit", "pkcs11", "kms"] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What a wrapped key is bound to: it unwraps for nothing else. */
export interface Binding {
  readonly provider: ProviderKind;
  /** Which of the provider's keys wraps. */
  readonly providerKey: string;
  /** Id of the deployment. */
  readonly deployment: string;
  /** Id of the key-encryption key. */
  readonly keyId: string;
}

/** A key of a provider. */
export interface MasterKeyProvider {
  /**
   * Wraps a key of 32 bytes, which its owner zeroes.
   *
   * @returns ASCII, at most {@link maxWrappedLength} characters
   * @throws ProviderAway when another attempt may succeed
   * @throws ProviderRefused when none will
   */
  wrap(key: Uint8Array, binding: Binding): Promise<string>;
  /**
   * The bytes that were wrapped. The caller zeroes them.
   *
   * @throws ProviderAway when another attempt may succeed
   * @throws ProviderRefused when none will
   */
  unwrap(wrapped: string, binding: Binding): Promise<Buffer>;
  /** Ends what was opened. */
  close(): void;
}

/** AWS KMS answers with 6 kB at most. */
export const maxWrappedLength = 8192;

/** The provider does not answer, or cannot do its work now. */
export class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/** The provider refuses, or its settings are wrong. */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused";
}

/** The binding as text. A JSON array of strings reads one way only. */
export function bindingText({ provider, providerKey, deployment, keyId }: Binding): string {
  return JSON.stringify(["countersign wrapped key 1", provider, providerKey, deployment, keyId]);
}
