// The deployment's public keys on P-256, as clients find and pin them.

import type { DeploymentSigners } from "./signers.js";

const names = ["bundles", "sessions", "codes", "envelopes"] as const;
type Name = (typeof names)[number];

/** 65 bytes in hex each, by what they sign: those that sign now. */
export interface PublicKeys extends Readonly<Record<Name, string>> {
  /** What the tokens that they sign name as theirs. */
  readonly issuer: string;
  /** Those that are to sign later, where there are any. */
  readonly next: Readonly<Partial<Record<Name, string>>>;
  /** Those that have signed before and are not retired, oldest first. */
  readonly previous: Readonly<Record<Name, readonly string[]>>;
}

export function publicKeysOf(signers: Pick<DeploymentSigners, Name>, issuer: string): PublicKeys {
  const byName = <Value>(valueOf: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
  return {
    issuer,
    ...byName((name) => signers[name].current().publicKey),
    // Members without a value are left out of JSON.
    next: byName((name) => signers[name].published().next) as Partial<Record<Name, string>>,
    previous: byName((name) => signers[name].published().replaced),
  };
}
