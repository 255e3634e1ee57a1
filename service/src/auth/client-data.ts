// Client data of WebAuthn: what the browser says of a ceremony, and over which the authenticator signs.

import { RepeatedMemberError, parseJson } from "@countersign/api/json";
import { normalizeOrigin } from "../net/origin.js";
import { fromBase64url } from "./base64url.js";

/** `CollectedClientData` (WebAuthn §5.8.1), of a ceremony of the expected type. */
export interface ClientData {
  /** Base64url without padding. */
  readonly challenge: string;
  /** Normalised. */
  readonly origin: string;
  readonly originAsSent: string;
}

/**
 * Reads client data and checks what does not depend on the credential (WebAuthn §7.1 and §7.2).
 *
 * A page in a frame of another origin may take part only where that other origin is an allowed one.
 *
 * @param clientDataJson base64url of the JSON
 * @param allowedOrigins normalised; none means that the caller compares the origin with another one
 * @throws Error that tells what is wrong
 */
export function readClientData(
  clientDataJson: string,
  type: "webauthn.create" | "webauthn.get",
  allowedOrigins: ReadonlySet<string>,
): ClientData {
  const data = parse(fromBase64url(clientDataJson, "clientDataJson"));
  if (data.type !== type) throw new Error(`client data is not of type ${type}`);
  if (typeof data.challenge !== "string") throw new Error("client data has no challenge");
  const originAsSent = data.origin;
  if (typeof originAsSent !== "string") throw new Error("client data has no origin");
  const origin = normalizeOrigin(originAsSent);
  if (origin === undefined) throw new Error("client data has a malformed origin");
  if (allowedOrigins.size > 0 && !allowedOrigins.has(origin)) {
    throw new Error(`origin ${origin} is not among the allowed origins`);
  }
  if (data.crossOrigin === true) {
    const top = typeof data.topOrigin === "string" ? normalizeOrigin(data.topOrigin) : undefined;
    if (top === undefined || !allowedOrigins.has(top)) {
      throw new Error("the page was in a frame of another origin, which is not among the allowed origins");
    }
  }
  return { challenge: data.challenge, origin, originAsSent };
}

/** The origins of a configuration as {@link readClientData} compares them. Malformed ones allow nothing. */
export function normalizedOrigins(origins: readonly string[]): ReadonlySet<string> {
  // What is not an origin stays in the set, so that a list of nothing but mistakes is no empty one.
  return new Set(origins.map((origin) => normalizeOrigin(origin) ?? origin));
}

function parse(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  let data: unknown;
  try {
    data = parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    if (cause instanceof RepeatedMemberError) throw new Error(`clientDataJson ${cause.message}`, { cause });
    throw new Error("clientDataJson is not JSON", { cause });
  }
  if (typeof data !== "object" || data === null) throw new Error("clientDataJson is not a JSON object");
  return data as Record<string, unknown>;
}
