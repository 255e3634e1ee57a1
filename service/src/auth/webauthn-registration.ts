// Registration of authenticators: what a browser's attestation tells of a new credential.

import { hash } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import type { AuthenticatorParamsV2, AuthenticatorTransport } from "@countersign/api";
import { SettingsService, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, parseAuthenticatorData } from "@simplewebauthn/server/helpers";
import { isSecureWebOrigin, relyingPartyIds } from "../net/origin.js";
import { authenticatorModel } from "./authenticator-model.js";
import { base64url, fromBase64url, trimPadding } from "./base64url.js";
import { normalizedOrigins, readClientData } from "./client-data.js";
import { readCoseKey, supportedAlgorithms } from "./cose-key.js";

/** An authenticator as registration leaves it. */
export interface RegisteredAuthenticator {
  /** Base64url without padding. */
  readonly credentialId: string;
  /** COSE key (RFC 9052) in lower-case hex. */
  readonly publicKey: string;
  /** UUID in lower case, all zeros where it was not told. */
  readonly aaguid: string;
  /** Format of the attestation statement, as WebAuthn §8 names it. */
  readonly attestationType: string;
  readonly transports: readonly AuthenticatorTransport[];
  /** What the aaguid tells, or empty. */
  readonly model: string;
  readonly signCount: number;
  /** Normalised origin of the page or app at registration. */
  readonly origin: string;
  /** SHA-256 of the RP id in lower-case hex. */
  readonly rpIdHash: string;
}

// The formats whose statements are verified without any network. Those of Android would fetch revocation lists from
// addresses that the statement itself names, which lets a caller point the service at its own network.
const formats: readonly unknown[] = ["none", "packed", "fido-u2f", "tpm", "apple"];

// Against a trust anchor, the library asks for revocation lists before it has checked who signed the certificates. No
// decision depends on an authenticator's make, so certificates are not traced to one.
SettingsService.setRootCertificates({ identifier: "apple", certificates: [] });

/** WebAuthn §4, credential id. */
const maxCredentialIdLength = 1023;

/**
 * Verifies the attestation of a new authenticator (WebAuthn §7.1). A user has to be present; whether the authenticator
 * verified who it was is left to clients, which vary.
 *
 * @param allowedOrigins origins that an organization's pages and apps have. With none, any secure web origin is
 *   accepted and stamps are held to it later
 * @throws ApiError INVALID_ARGUMENT that tells what is wrong
 */
export async function registerAuthenticator(
  { attestation, challenge }: Pick<AuthenticatorParamsV2, "attestation" | "challenge">,
  allowedOrigins: readonly string[],
): Promise<RegisteredAuthenticator> {
  try {
    return await register(attestation, challenge, normalizedOrigins(allowedOrigins));
  } catch (cause) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `attestation: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

async function register(
  attestation: AuthenticatorParamsV2["attestation"],
  challenge: string,
  allowed: ReadonlySet<string>,
): Promise<RegisteredAuthenticator> {
  const client = readClientData(attestation.clientDataJson, "webauthn.create", allowed);
  checkChallenge(client.challenge, challenge);
  if (allowed.size === 0 && !isSecureWebOrigin(client.origin)) {
    throw new Error(`origin ${client.origin} is neither https nor localhost; it must be one of the allowed origins`);
  }
  const id = fromBase64url(attestation.credentialId, "credentialId");
  if (id.length === 0 || id.length > maxCredentialIdLength) {
    throw new Error(`credentialId has ${id.length} bytes; it must have 1 to ${maxCredentialIdLength}`);
  }
  const { rpIdHash } = readAuthenticatorData(fromBase64url(attestation.attestationObject, "attestationObject"));
  const origins = [client.origin, ...allowed];
  const rpId = origins.flatMap(relyingPartyIds).find((id) => hash("sha256", id) === rpIdHash);
  if (rpId === undefined) {
    throw new Error(`RP id is neither the host nor a domain above the host of ${origins.join(", ")}`);
  }

  const credentialId = base64url(id);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: "public-key",
      response: {
        clientDataJSON: trimPadding(attestation.clientDataJson),
        attestationObject: trimPadding(attestation.attestationObject),
      },
      clientExtensionResults: {},
    },
    expectedChallenge: () => true,
    expectedOrigin: client.originAsSent,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: supportedAlgorithms,
  });
  if (!verified) throw new Error("the statement's signature does not verify with its key over this ceremony");
  const { aaguid, credential, fmt } = registrationInfo;
  if (credential.id !== credentialId) throw new Error("credentialId is not the one in attestationObject");
  // Only for its refusals: a key that cannot be used would fail its owner at the first stamp.
  readCoseKey(credential.publicKey);
  return {
    credentialId,
    publicKey: Buffer.from(credential.publicKey).toString("hex"),
    aaguid,
    attestationType: fmt,
    transports: [...new Set(attestation.transports)],
    model: authenticatorModel(aaguid),
    signCount: credential.counter,
    origin: client.origin,
    rpIdHash,
  };
}

/** Existing clients send either the challenge's bytes in base64url or, where those bytes are text, the text itself. */
function checkChallenge(signed: string, given: string): void {
  if (signed === trimPadding(given) || signed === base64url(Buffer.from(given))) return;
  throw new Error("challenge is not the one in clientDataJson");
}

/** Hash of the RP id, in hex, of an attestation object in one of the {@link formats}. */
function readAuthenticatorData(attestationObject: Uint8Array<ArrayBuffer>): { readonly rpIdHash: string } {
  const object: unknown = decodeAttestationObject(attestationObject);
  if (!(object instanceof Map)) throw new Error("attestationObject is not a CBOR map");
  if (!formats.includes(object.get("fmt"))) {
    throw new Error(`format of the statement is not one of ${formats.join(", ")}; "none" is enough`);
  }
  const data: unknown = object.get("authData");
  if (!(data instanceof Uint8Array)) throw new Error("attestationObject has no authData");
  const { rpIdHash } = parseAuthenticatorData(new Uint8Array(data));
  return { rpIdHash: Buffer.from(rpIdHash).toString("hex") };
}
