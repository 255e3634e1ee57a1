// How providers are reached. Secrets are in files, of which these are the paths.

interface Common {
  /** Which of the provider's keys wraps, in a form that is the same wherever it is reached from. */
  readonly providerKey: string;
}

/** The Transit engine of Vault or OpenBao. `providerKey`: `<mount>/<key>`. */
export interface TransitSettings extends Common {
  readonly kind: "transit";
  readonly timeoutMs: number;
  /** URL without a path. */
  readonly address: string;
  readonly namespace: string | undefined;
  /** PEM file with the authorities that are trusted instead of the well-known ones. */
  readonly caFile: string | undefined;
  readonly login:
    | { readonly tokenFile: string }
    | { readonly roleId: string; readonly secretIdFile: string; readonly mount: string };
}

/** A token behind PKCS#11. `providerKey`: `<label of the token>/<label of the key>`. */
export interface Pkcs11Settings extends Common {
  readonly kind: "pkcs11";
  /** Path of the library that its maker supplies. */
  readonly module: string;
  readonly pinFile: string;
}

/** AWS KMS. `providerKey`: the ARN of the key. */
export interface KmsSettings extends Common {
  readonly kind: "kms";
  /** Where the key is asked: its own region, or that of a replica of a multi-Region key. */
  readonly region: string;
  /** URL of another server than that of the region. */
  readonly endpoint: string | undefined;
  readonly timeoutMs: number;
}

export type ProviderSettings = TransitSettings | Pkcs11Settings | KmsSettings;
