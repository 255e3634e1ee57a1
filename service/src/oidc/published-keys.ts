// What an issuer publishes: its configuration, and by that its keys (OpenID Connect Discovery 1.0 §4).

import { ApiError, ErrorCode } from "@countersign/api";
import { createLocalJWKSet } from "jose";
import type { JSONWebKeySet, LocalJWKSet } from "jose";
import { getJson } from "./get-json.js";
import type { Asking } from "./get-json.js";
import { checkUrl } from "./issuer-url.js";

export interface PublishedKeys {
  /** Picks the key that the header of a token asks for. */
  readonly select: LocalJWKSet;
  /** Size of the document. */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/**
 * Asks an issuer for its keys. They may be at another host, which is subject to the same rules.
 *
 * @param issuer that was found to be allowed
 * @throws ApiError UNAVAILABLE where it cannot be reached, INVALID_ARGUMENT where it is no issuer of that name
 */
export async function fetchPublishedKeys(
  issuer: string,
  settings: { readonly allowPrivateIssuers: boolean },
  asking: Asking,
): Promise<PublishedKeys> {
  const address = new URL(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const configuration = await getJson("the configuration of the token's issuer", address, asking);
  const { issuer: named, jwks_uri: keysAddress } = asRecord(configuration.value);
  if (named !== issuer)
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the configuration of the token's issuer names another issuer");
  const keysUrl = checkUrl("jwks_uri in the configuration of the token's issuer", keysAddress, settings);
  const { value, bytes } = await getJson("the key set of the token's issuer", keysUrl, asking);
  try {
    return { select: createLocalJWKSet(value as JSONWebKeySet), bytes, fetchedAt: Date.now() };
  } catch (cause) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the key set of the token's issuer must be a JSON Web Key Set", {
      cause,
    });
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
