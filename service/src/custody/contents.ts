// Seals contents for their owners and opens them again for one use, after which they are zeroed.

import { ApiError, ErrorCode } from "@countersign/api";
import { decodeContent, encodeContent, type Content, type ContentOf } from "./content.js";
import type { MasterKeys } from "./master-keys.js";
import type { SealedSecret, SecretOwner } from "./owner.js";
import { masterKeyIdOf, open, seal } from "./seal.js";

type Kind = Content["kind"];

const kindNames: Readonly<Record<Kind, string>> = {
  privateKey: "a private key",
  wallet: "a wallet",
  transferKey: "a transfer key",
  text: "a text",
  secret: "a secret of another kind",
  recovery: "a recovery key",
};

export class Contents {
  readonly #masterKeys: MasterKeys;

  constructor(masterKeys: MasterKeys) {
    this.#masterKeys = masterKeys;
  }

  /** Seals under the current key-encryption key. What was given is its owner's to zero. */
  seal(owner: SecretOwner, content: Content): string {
    const bytes = encodeContent(content);
    try {
      return seal(this.#masterKeys.current(), owner, bytes);
    } finally {
      bytes.fill(0);
    }
  }

  /**
   * Opens a secret for as long as `action` runs. What it keeps, it has to copy.
   *
   * @param kinds What the secret may hold.
   * @throws ApiError INTERNAL: it does not open; INVALID_ARGUMENT: it holds something else.
   */
  use<Wanted extends Kind, Result>(
    secret: SealedSecret,
    kinds: readonly Wanted[],
    action: (content: ContentOf<Wanted>) => Result,
  ): Result {
    const bytes = this.#open(secret);
    try {
      const content = decodeContent(bytes);
      if (!isOneOf(content, kinds)) throw wrongKind(kinds, content.kind);
      return action(content);
    } finally {
      bytes.fill(0);
    }
  }

  /** The secret under the current key-encryption key; the same text where it is already. Opens it in any case. */
  reseal(secret: SealedSecret): string {
    const bytes = this.#open(secret);
    try {
      const current = this.#masterKeys.current();
      return masterKeyIdOf(secret.sealed) === current.id ? secret.sealed : seal(current, secret.owner, bytes);
    } finally {
      bytes.fill(0);
    }
  }

  #open(secret: SealedSecret): Buffer {
    return open((id) => this.#masterKeys.find(id), secret);
  }
}

function isOneOf<Wanted extends Kind>(content: Content, kinds: readonly Wanted[]): content is ContentOf<Wanted> {
  return kinds.some((kind) => kind === content.kind);
}

function wrongKind(kinds: readonly Kind[], found: Kind): ApiError {
  const needed = kinds.map((kind) => kindNames[kind]).join(" or ");
  if (needed === kindNames.privateKey && found === "wallet") {
    return new ApiError(ErrorCode.INVALID_ARGUMENT, "a wallet signs with an account: its path is missing");
  }
  if (needed === kindNames.wallet && found === "privateKey") {
    return new ApiError(ErrorCode.INVALID_ARGUMENT, "a private key has no accounts: only wallets have paths");
  }
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `expected ${needed}, but the secret is ${kindNames[found]}`);
}
