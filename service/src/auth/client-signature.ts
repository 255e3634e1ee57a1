// Signatures by which the holder of a verification token's key says what it is used for.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ClientSignature } from "@countersign/api";
import { parseJson } from "@countersign/api/json";
import { readEcdsaSignature } from "./ecdsa-signature.js";
import { p256PublicKey } from "./public-key.js";
import { StampRefused } from "./refusal.js";
import { isSignature } from "./signature.js";
import type { VerifiedContact } from "./verification-token.js";

/** What a token is used for, as its holder has signed it. */
export interface TokenUsage {
  readonly type?: unknown;
  readonly tokenId?: unknown;
  readonly login?: unknown;
  readonly signup?: unknown;
  readonly signupV2?: unknown;
}

/**
 * What the holder of a token's key has signed about its use.
 *
 * @param path of the signature among the parameters
 * @returns undefined for a token that is bound to no key, which any bearer may use
 * @throws ApiError INVALID_ARGUMENT where a signature is missing or there cannot be one, otherwise as `readUsage`
 */
export async function readUsageOf(
  path: string,
  signature: ClientSignature | undefined,
  { publicKey, ...token }: VerifiedContact,
): Promise<TokenUsage | undefined> {
  if (publicKey !== undefined && signature) return readUsage(path, signature, { ...token, publicKey });
  if (publicKey === undefined && !signature) return undefined;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    signature
      ? `${path}: the token is not bound to a public key that could verify it; omit it`
      : `${path}: missing; the token is bound to a public key, whose holder must sign`,
  );
}

/**
 * Verifies a signature by the key of a token, over the message exactly as it was sent.
 *
 * @param path of the signature among the parameters
 * @returns what was signed
 * @throws ApiError INVALID_ARGUMENT for what is malformed, PERMISSION_DENIED for a signature that is not by that key
 */
async function readUsage(
  path: string,
  { publicKey, message, signature }: ClientSignature,
  token: VerifiedContact & { readonly publicKey: string },
): Promise<TokenUsage> {
  if (publicKey.toLowerCase() !== token.publicKey) {
    throw new ApiError(ErrorCode.PERMISSION_DENIED, `${path}.publicKey: not the token's public key`);
  }
  // Keys in tokens were points of the curve when they came in.
  const key = p256PublicKey(token.publicKey)!;
  if (!(await isSignature("sha256", Buffer.from(message, "utf8"), key, readSignature(path, signature)))) {
    throw new ApiError(ErrorCode.PERMISSION_DENIED, `${path}: does not verify with the token's public key`);
  }
  const usage = parseMessage(path, message);
  if (usage.tokenId !== token.id) {
    throw new ApiError(ErrorCode.PERMISSION_DENIED, `${path}.message: tokenId is not the token's id`);
  }
  return usage;
}

/** r and s side by side, which clients send in hex; DER will do. */
function readSignature(path: string, digits: string): Uint8Array {
  if (/^[\da-f]{128}$/i.test(digits)) return Buffer.from(digits, "hex");
  try {
    return readEcdsaSignature(digits);
  } catch (error) {
    if (!(error instanceof StampRefused)) throw error;
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path}.signature: expected 128 hex digits, r and s; ${error.reason}`,
    );
  }
}

function parseMessage(path: string, message: string): TokenUsage {
  let usage: unknown;
  try {
    usage = parseJson(message);
  } catch (cause) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.message: not JSON without duplicate members`, { cause });
  }
  if (typeof usage === "object" && usage !== null) return usage;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.message: not a JSON object with type and tokenId`);
}
