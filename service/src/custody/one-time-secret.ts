// Codes and tokens that someone is sent and shows once. What is kept of them is an HMAC-SHA-256 under a key that
// follows from the key-encryption key, so that a few digits cannot be searched by whoever has the database alone. Its
// text is `<id of the key-encryption key>.<base64url of the HMAC>`.

import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import type { Contents } from "./contents.js";
import { hkdf } from "./hkdf.js";
import type { MasterKey } from "./key-ring.js";
import type { MasterKeys } from "./master-keys.js";
import { readCodeForm, type CodeForm } from "./one-time-code.js";
import { checkOwner, type SealedSecret, type SecretOwner } from "./owner.js";

/** A code, or a `token` of 128 bits in base64url (22 characters). */
export type SecretForm = CodeForm | "token";

const tokenBytes = 16;
/** Longer than any form. */
const maxTextLength = 64;
const hashForm = /^([0-9a-f]{16})\.([A-Za-z0-9_-]{43})$/;
const label = "countersign one-time secret ot1";

/** Parts of {@link OneTimeSecrets}. */
export interface OneTimeSecretsOptions {
  readonly contents: Contents;
  readonly masterKeys: MasterKeys;
}

export class OneTimeSecrets {
  readonly #contents: Contents;
  readonly #masterKeys: MasterKeys;

  constructor({ contents, masterKeys }: OneTimeSecretsOptions) {
    this.#contents = contents;
    this.#masterKeys = masterKeys;
  }

  /** Draws a secret: its hash for the owner, and itself sealed for the message that carries it. */
  create(owner: SecretOwner, message: SecretOwner, form: SecretForm): { hash: string; sealed: string } {
    checkOwner(owner, "code");
    checkOwner(message, "message");
    const secret = drawOneTimeSecret(form);
    const text = Buffer.from(secret, "utf8");
    try {
      const sealed = this.#contents.seal(message, { kind: "text", text });
      return { hash: hashOneTimeSecret(this.#masterKeys.current(), owner, secret), sealed };
    } finally {
      text.fill(0);
    }
  }

  /** Whether a text is the secret of an owner. */
  check(owner: SecretOwner, hash: string, text: string): boolean {
    checkOwner(owner, "code");
    return isOneTimeSecret((id) => this.#masterKeys.find(id), owner, hash, text);
  }

  /** The text that was sealed for a message. */
  openText(secret: SealedSecret): string {
    checkOwner(secret.owner, "message", "oauth2Credential");
    return this.#contents.use(secret, ["text"], ({ text }) => Buffer.from(text).toString("utf8"));
  }
}

/** Draws a secret; every one of its form is as likely as any other. */
export function drawOneTimeSecret(form: SecretForm): string {
  if (form === "token") return randomBytes(tokenBytes).toString("base64url");
  const code = readCodeForm(form);
  if (!code) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "unknown form of a one-time secret; expected token or a code such as digits:6 or alphanumeric:9",
    );
  }
  const { symbols, length } = code;
  return Array.from({ length }, () => symbols[randomInt(symbols.length)]).join("");
}

/** What is kept of a secret: 60 ASCII characters, good for this owner only. */
export function hashOneTimeSecret({ id, key }: MasterKey, owner: SecretOwner, text: string): string {
  return `${id}.${digest(key, owner, text).toString("base64url")}`;
}

/**
 * Whether a text is the secret of an owner. Takes the same time wherever they differ.
 *
 * @param find The key-encryption key of an id.
 * @throws ApiError INTERNAL: not such a hash; FAILED_PRECONDITION: made under a key that is not there, so that no text
 *   is right any more.
 */
export function isOneTimeSecret(
  find: (id: string) => Uint8Array | undefined,
  owner: SecretOwner,
  hash: string,
  text: string,
): boolean {
  const [, id = "", kept = ""] = hashForm.exec(hash) ?? [];
  if (kept === "")
    throw new ApiError(ErrorCode.INTERNAL, "not the hash of a one-time secret: expected <key id>.<base64url>");
  const key = find(id);
  if (!key) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `the one-time secret was made under key-encryption key ${id}, which this service does not have`,
    );
  }
  if (text.length > maxTextLength) return false;
  return timingSafeEqual(digest(key, owner, text), Buffer.from(kept, "base64url"));
}

// A JSON array of strings reads one way only, whatever characters the ids and the text hold.
function digest(masterKey: Uint8Array, { kind, organizationId, id }: SecretOwner, text: string): Buffer {
  const key = hkdf(masterKey, "", label);
  try {
    return createHmac("sha256", key)
      .update(JSON.stringify([kind, organizationId, id, text]), "utf8")
      .digest();
  } finally {
    key.fill(0);
  }
}
