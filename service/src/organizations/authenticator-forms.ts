// Authenticators as answers have them: binary values in base64url, where rows have hex and UUIDs.

import type { Authenticator } from "@countersign/api";
import type { AuthenticatorRow } from "../store/credentials.js";
import { toTimestamp } from "../store/timestamp.js";

/** What people are shown where the model is not known by its id. */
const unknownModel = "Security key";

export function toAuthenticator(row: AuthenticatorRow): Authenticator {
  return inAnswers({
    transports: JSON.parse(row.transports) as Authenticator["transports"],
    attestationType: row.attestation_type,
    aaguid: row.aaguid,
    credentialId: row.credential_id,
    model: row.model,
    credential: { publicKey: row.public_key, type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR" },
    authenticatorId: row.id,
    authenticatorName: row.name,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  });
}

/**
 * An authenticator in the form that answers have now. Records that were kept with votes may have the one of before: a UUID
 * and a COSE key in hex.
 */
export function inAnswers(authenticator: Authenticator): Authenticator {
  const { aaguid, credential, model } = authenticator;
  if (!aaguid.includes("-") || aaguid.length !== uuidLength) return authenticator;
  const publicKey = Buffer.from(credential.publicKey, "hex").toString("base64url");
  return {
    ...authenticator,
    aaguid: Buffer.from(aaguid.replaceAll("-", ""), "hex").toString("base64url"),
    model: model || unknownModel,
    credential: { ...credential, publicKey },
  };
}

const uuidLength = 36;
