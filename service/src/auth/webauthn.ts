// X-Stamp-Webauthn: the stamp of an authenticator, whose challenge is a hash of the body.

import { hash } from "node:crypto";
import { parseJson } from "@countersign/api/json";
import { WebAuthnStamp } from "@countersign/api/validators";
import { parseAuthenticatorData } from "@simplewebauthn/server/helpers";
import { base64url, fromBase64url } from "./base64url.js";
import { normalizedOrigins, readClientData } from "./client-data.js";
import { readCoseKey } from "./cose-key.js";
import { StampRefused } from "./refusal.js";
import type { RegisteredAuthenticator, registerAuthenticator as register } from "./webauthn-registration.js";

export type { RegisteredAuthenticator } from "./webauthn-registration.js";

/** Registers one. The first loads libraries for certificates, which every start would wait for otherwise. */
export const registerAuthenticator: typeof register = async (params, allowedOrigins) =>
  (await import("./webauthn-registration.js")).registerAuthenticator(params, allowedOrigins);

/** What of a registered authenticator its stamps are checked against. */
export type KnownAuthenticator = Pick<
  RegisteredAuthenticator,
  "credentialId" | "publicKey" | "signCount" | "origin" | "rpIdHash"
>;

/** Node's own bound for all headers of a request together. */
const maxHeaderLength = 16_384;

/**
 * Reads a stamp, so that its credential can be looked up.
 *
 * @param header value of X-Stamp-Webauthn
 * @returns all members in base64url without padding, in the one spelling that their bytes have
 * @throws StampRefused where it is malformed
 */
export function readWebAuthnStamp(header: string): WebAuthnStamp {
  if (header.length > maxHeaderLength) throw new StampRefused(`X-Stamp-Webauthn has ${header.length} characters`);
  let stamp: unknown;
  try {
    stamp = parseJson(header);
  } catch (cause) {
    throw new StampRefused("X-Stamp-Webauthn is not JSON without duplicate members", { cause });
  }
  if (!WebAuthnStamp.is(stamp)) {
    throw new StampRefused(
      "X-Stamp-Webauthn must contain exactly authenticatorData, clientDataJson, credentialId and signature",
    );
  }
  return {
    credentialId: canonical(stamp.credentialId, "credentialId"),
    clientDataJson: canonical(stamp.clientDataJson, "clientDataJson"),
    authenticatorData: canonical(stamp.authenticatorData, "authenticatorData"),
    signature: canonical(stamp.signature, "signature"),
  };
}

function canonical(text: string, what: string): string {
  try {
    return base64url(fromBase64url(text, what));
  } catch (cause) {
    throw new StampRefused(`${what} of X-Stamp-Webauthn is not base64url`, { cause });
  }
}

/**
 * Verifies that an authenticator signed a body (WebAuthn §7.2). A user has to be present; whether the authenticator
 * verified who it was is left to clients, which vary.
 *
 * The RP id has to be that of registration. With allowed origins, the origin has to be one of them; with none, it has
 * to be that of registration.
 *
 * A signature counter below the stored one is refused: an authenticator that was copied would show it. An equal one is
 * not, since clients may send one and the same request twice.
 *
 * @param body the bytes as they came
 * @param allowedOrigins origins that an organization's pages and apps have
 * @returns the counter to be stored, 0 where the authenticator keeps none
 * @throws StampRefused
 */
export async function verifyWebAuthnStamp(
  stamp: WebAuthnStamp,
  body: Uint8Array,
  authenticator: KnownAuthenticator,
  allowedOrigins: readonly string[],
): Promise<{ readonly signCount: number }> {
  try {
    return await verifyAssertion(stamp, body, authenticator, normalizedOrigins(allowedOrigins));
  } catch (cause) {
    if (cause instanceof StampRefused) throw cause;
    throw new StampRefused(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

async function verifyAssertion(
  stamp: WebAuthnStamp,
  body: Uint8Array,
  authenticator: KnownAuthenticator,
  allowed: ReadonlySet<string>,
): Promise<{ readonly signCount: number }> {
  if (stamp.credentialId !== authenticator.credentialId) throw new Error("credentialId is another authenticator's");
  const client = readClientData(stamp.clientDataJson, "webauthn.get", allowed);
  if (client.challenge !== base64url(Buffer.from(hash("sha256", body)))) {
    throw new Error("challenge is not the hash of the body");
  }
  if (allowed.size === 0 && client.origin !== authenticator.origin) {
    throw new Error(`origin ${client.origin} is not the registered one, ${authenticator.origin}`);
  }

  const authenticatorData = fromBase64url(stamp.authenticatorData, "authenticatorData");
  const { counter, flags, rpIdHash } = parseAuthenticatorData(authenticatorData);
  if (Buffer.from(rpIdHash).toString("hex") !== authenticator.rpIdHash) {
    throw new Error("RP id is not the registered one");
  }
  if (!flags.up) throw new Error("no user was present");
  if (counter < authenticator.signCount) {
    throw new Error(`signature counter went back from ${authenticator.signCount} to ${counter}`);
  }

  const clientDataHash = hash("sha256", fromBase64url(stamp.clientDataJson, "clientDataJson"), "buffer");
  const valid = await readCoseKey(Buffer.from(authenticator.publicKey, "hex")).verifies(
    Buffer.concat([authenticatorData, clientDataHash]),
    fromBase64url(stamp.signature, "signature"),
  );
  if (!valid) throw new Error("signature does not verify with the authenticator's key over the stamp");
  return { signCount: counter };
}
