// What a request is to sign, and by which key. Whoever asks first has it read: what is checked beforehand, what policies
// decide about and what is signed are the same objects. They go with the request.

import { PayloadEncoding } from "@countersign/api";
import { isRead } from "../chains/encodings.js";
import { messageToSign, type ReadPayload } from "../chains/payload.js";
import { checkDomain } from "../chains/typed-data/typed-data.js";
import type { InTurns } from "../event-loop/turns.js";
import type { Revision, Scope } from "../store/store.js";
import { payloadOf, readingEach, type UnsignedPayload, type UnsignedPayloads } from "./payloads.js";
import { checkEcdsa, type KnownSigners, type Signer } from "./signers.js";
import { readTransaction, type ReadTransaction, type UnsignedTransaction } from "./transactions.js";

export class ToSign {
  readonly #known: KnownSigners;
  readonly #scope: Scope;
  readonly #revision: Revision;
  /** By text: a request has one key, one type of transactions and one encoding. */
  readonly #transactions = new Map<string, ReadTransaction>();
  readonly #payloads = new Map<string, ReadPayload>();

  /**
   * @param scope of the organization whose keys sign, as it is committed
   * @param organization of which the revision is that on which the request is decided
   */
  constructor(known: KnownSigners, scope: Scope, { revision }: { readonly revision: Revision }) {
    this.#known = known;
    this.#scope = scope;
    this.#revision = revision;
  }

  /** @throws ApiError as `KnownSigners.find` does */
  signer(signWith: string): Promise<Signer> {
    return this.#known.find(this.#scope, this.#revision, signWith);
  }

  /** Of the organization whose keys sign, as it is committed. */
  get scope(): Scope {
    return this.#scope;
  }

  /** @throws ApiError as `readTransaction` does */
  transaction(signer: Signer, unsigned: UnsignedTransaction): ReadTransaction {
    return readOnce(this.#transactions, unsigned.unsignedTransaction, () => readTransaction(signer, unsigned));
  }

  /** @throws ApiError as `payloadOf` does */
  payload(unsigned: UnsignedPayload): ReadPayload | undefined {
    if (!isRead(unsigned.encoding)) return undefined;
    return readOnce(this.#payloads, unsigned.payload, () => payloadOf(unsigned)!);
  }

  /**
   * The digest of a payload that a key is to sign, or the message where the algorithm hashes by itself.
   *
   * @throws ApiError INVALID_ARGUMENT as `payloadOf` and `messageToSign` do, and for typed data and authorizations with
   *   anything but ECDSA on secp256k1
   */
  message(signer: Signer, unsigned: UnsignedPayload): Uint8Array {
    const { payload, encoding, hashFunction } = unsigned;
    const read = this.payload(unsigned);
    if (!read) return messageToSign(payload, encoding, hashFunction, signer.key.curve);
    checkEcdsa(signer, `${encoding}, which takes`);
    return read.kind === "typedData" ? read.typedData.digest : read.authorization.digest;
  }

  /**
   * Makes sure that typed data has a domain, unless that is not asked for.
   *
   * @throws ApiError INVALID_ARGUMENT as `payloadOf` and `checkDomain` do
   */
  *checkingDomains(
    unsigned: UnsignedPayload | UnsignedPayloads,
    { allowEmptyDomain }: { readonly allowEmptyDomain: boolean },
  ): InTurns<void> {
    if (allowEmptyDomain || unsigned.encoding !== PayloadEncoding.EIP712) return;
    yield* readingEach(unsigned, (each) => {
      const read = this.payload(each);
      if (read?.kind === "typedData") checkDomain(read.typedData);
    });
  }
}

function readOnce<Read>(known: Map<string, Read>, text: string, read: () => Read): Read {
  let found = known.get(text);
  if (found === undefined) known.set(text, (found = read()));
  return found;
}
