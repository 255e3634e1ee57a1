// Finds the key that a request wants to sign with. Those in use are kept in memory, each for one revision of its
// organization: deleting, disabling or tagging a key makes a new revision, and the transaction that records a signature
// holds the revision for which the key was found.

import { ApiError, Curve, ErrorCode } from "@countersign/api";
import type { AddressFormat, KeyRestrictions } from "@countersign/api";
import { LRUCache } from "lru-cache";
import { atMost } from "../event-loop/at-most.js";
import { addressOf, lookupForm } from "../chains/addresses.js";
import { bitcoinKey, type BitcoinKey } from "../chains/bitcoin/keys.js";
import { bytesOfHex } from "../chains/hex.js";
import { compressedPublicKey } from "../chains/public-keys.js";
import { isTaproot } from "../chains/formats.js";
import { traitsOf } from "../custody/curve.js";
import type { SigningAlgorithm, SigningKey } from "../custody/custody.js";
import { isIdentifier } from "../params/found.js";
import type { Context } from "../policy-language/context.js";
import { findPrivateKey, findPrivateKeysByAddress } from "../store/private-keys.js";
import type { PrivateKeyRow } from "../store/private-keys.js";
import type { Revision } from "../store/store.js";
import type { Scope } from "../store/store.js";
import { listTagsOf } from "../store/tags.js";
import { findSigningAccounts } from "../store/wallets.js";
import type { SigningAccountRow } from "../store/wallets.js";
import { accountContext, keyContext } from "./key-contexts.js";
import { readRestrictions } from "./restrictions.js";

/** A key as custody signs with it. */
export interface Signer {
  readonly key: SigningKey;
  readonly algorithm: SigningAlgorithm;
  /** What it is never used for. */
  readonly restrictions: KeyRestrictions;
  /** Hex, as custody gave it. */
  readonly publicKey: string;
  /** Of the address by which it was named; undefined where that was an id. */
  readonly format: AddressFormat | undefined;
  /** What the key is, as policies see it. */
  readonly subject: Pick<Context, "wallet" | "wallet_account" | "private_key">;
  /** Its address on Ethereum; of a key on secp256k1. */
  readonly ethereumAddress: () => string;
  /** Its own scripts on Bitcoin; undefined where it cannot sign there. */
  readonly bitcoinKey: (() => BitcoinKey) | undefined;
}

/** A wallet account or private key that has the address asked for. */
interface Candidate {
  /** UUIDv7: grows with age. */
  readonly id: string;
  readonly disabled: boolean;
  readonly signer: Omit<Signer, "subject">;
  /** Reads what it is, as policies see it. */
  readonly readSubject: (scope: Scope) => Promise<Signer["subject"]>;
}

/** A signer and the revision of its organization for which it was found. */
interface Known {
  readonly revision: Revision;
  readonly signer: Signer;
}

export class KnownSigners {
  /** By organization and name. */
  readonly #known: LRUCache<string, Known>;

  /** @param most how many are remembered, a kilobyte each. Default: as many as one request looks at. */
  constructor(most = 100) {
    this.#known = new LRUCache(atMost(most));
  }

  /**
   * The key with an address or id. Of several that have the address, as when a mnemonic was imported twice, it is the
   * oldest that is not disabled: so adding a key never changes which one signs.
   *
   * @param scope of the organization to which the key must belong, as it is committed
   * @param revision of the organization on which the request was decided
   * @param signWith address of a wallet account, or address or id of a private key
   * @throws ApiError NOT_FOUND when there is none, FAILED_PRECONDITION when it is disabled
   */
  async find(scope: Scope, revision: Revision, signWith: string): Promise<Signer> {
    const name = `${scope.organizationId} ${signWith}`;
    const found = this.#known.get(name);
    if (found?.revision === revision) return found.signer;
    const signer = await readSigner(scope, signWith);
    this.#known.set(name, { revision, signer });
    return signer;
  }

  /** Has all keys read anew: the sealed texts that are known may be of no use any more. */
  forget(): void {
    this.#known.clear();
  }
}

/**
 * Holds a key to ECDSA on secp256k1.
 *
 * @param what cannot be signed otherwise, up to the verb: "Ethereum transactions, which take"
 * @throws ApiError INVALID_ARGUMENT for another curve, and for Taproot addresses, which ask for another kind of signature,
 *   by another key
 */
export function checkEcdsa({ key, algorithm }: Signer, what: string): void {
  if (algorithm === "ecdsa") return;
  const kind = algorithm === "taproot" ? "a Taproot address" : `a key on ${key.curve}`;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `signWith: ${kind} cannot sign ${what} ECDSA on ${Curve.SECP256K1}`);
}

async function readSigner(scope: Scope, signWith: string): Promise<Signer> {
  const candidates = await findCandidates(scope, signWith);
  const usable = candidates.find(({ disabled }) => !disabled);
  if (usable) return { ...usable.signer, subject: await usable.readSubject(scope) };
  if (candidates.length > 0)
    throw new ApiError(ErrorCode.FAILED_PRECONDITION, `the private key ${signWith} is disabled and can no longer sign`);
  throw new ApiError(ErrorCode.NOT_FOUND, `no key with the address or id ${signWith}`);
}

/** Oldest first. */
async function findCandidates(scope: Scope, signWith: string): Promise<Candidate[]> {
  if (isIdentifier(signWith)) {
    const privateKey = await findPrivateKey(scope, signWith);
    return privateKey ? [ofPrivateKey(privateKey)] : [];
  }
  const lookup = lookupForm(signWith);
  const privateKeys = await findPrivateKeysByAddress(scope, lookup);
  const accounts = await findSigningAccounts(scope, lookup);
  return [...privateKeys.map((row) => ofPrivateKey(row, row.format)), ...accounts.map(ofAccount)].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
}

function ofPrivateKey(row: PrivateKeyRow, format?: AddressFormat): Candidate {
  const owner = { organizationId: row.organization_id, kind: "privateKey", id: row.id } as const;
  const key: SigningKey = { secret: { owner, sealed: row.sealed }, curve: row.curve };
  const { id } = row;
  return {
    id,
    disabled: row.disabled === 1,
    signer: toSigner(key, row, format),
    readSubject: async (scope) => ({ private_key: { id, ...keyContext(row), tags: await listTagsOf(scope, id) } }),
  };
}

function ofAccount(row: SigningAccountRow): Candidate {
  const owner = { organizationId: row.organization_id, kind: "wallet", id: row.wallet_id } as const;
  const key: SigningKey = { secret: { owner, sealed: row.sealed }, curve: row.curve, path: row.path };
  const { public_key, wallet_restrictions: restrictions } = row;
  const signer = toSigner(key, { public_key, restrictions }, row.address_format);
  const subject = accountContext(row);
  return { id: row.id, disabled: false, signer, readSubject: () => Promise.resolve(subject) };
}

function toSigner(
  key: SigningKey,
  { public_key: publicKey, restrictions }: Pick<PrivateKeyRow, "public_key" | "restrictions">,
  format: AddressFormat | undefined,
): Omit<Signer, "subject"> {
  const { curve } = key;
  const [usual] = traitsOf(curve).algorithms;
  const algorithm = format !== undefined && isTaproot(format) ? "taproot" : usual;
  const scripts = (type: "ecdsa" | "taproot") =>
    made(() => bitcoinKey(bytesOfHex(compressedPublicKey(publicKey), "public key"), type));
  return {
    key,
    algorithm,
    restrictions: readRestrictions(restrictions),
    publicKey,
    format,
    ethereumAddress: made(() => addressOf("ADDRESS_FORMAT_ETHEREUM", curve, publicKey)),
    bitcoinKey: algorithm === "ecdsa" || algorithm === "taproot" ? scripts(algorithm) : undefined,
  };
}

/** What takes a while to make, and is made when it is first asked for. */
function made<Value extends object | string>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
