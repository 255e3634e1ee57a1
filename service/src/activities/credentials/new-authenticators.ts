// Authenticators that a user is to get.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AuthenticatorParamsV2 } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { registerAuthenticator } from "../../auth/webauthn.js";
import { located } from "../../params/located.js";
import { insertAuthenticator } from "../../store/credentials.js";
import type { AuthenticatorRow } from "../../store/credentials.js";
import type { WriteScope } from "../../store/store.js";
import type { Admission } from "./admission.js";

export type PreparedAuthenticator = Omit<AuthenticatorRow, "organization_id" | "user_id" | "created_at" | "updated_at">;

/**
 * Verifies registrations of authenticators that are to be added to a user.
 *
 * @param path of the list among the parameters
 * @param userId of the user; undefined for one that is still to be made
 * @throws ApiError INVALID_ARGUMENT for a registration that does not verify, ALREADY_EXISTS for a credential that the
 *   organization has, RESOURCE_EXHAUSTED for too many
 */
export async function prepareAuthenticators(
  admission: Admission,
  path: string,
  params: readonly AuthenticatorParamsV2[],
  userId?: string,
): Promise<PreparedAuthenticator[]> {
  const { organization, limits } = admission;
  const held = userId === undefined ? 0 : (organization?.members.get(userId)?.record.authenticators.length ?? 0);
  if (params.length > 0 && held + params.length > limits.authenticatorsPerUser) {
    const counts = `${held} + ${params.length} are too many`;
    throw new ApiError(
      ErrorCode.RESOURCE_EXHAUSTED,
      `${path}: a user has at most ${limits.authenticatorsPerUser} authenticators; ${counts}`,
    );
  }
  const prepared: PreparedAuthenticator[] = [];
  for (const [index, one] of params.entries()) {
    prepared.push(await prepareAuthenticator(admission, `${path}.${index}`, one));
  }
  return prepared;
}

/** Verifies one registration, as {@link prepareAuthenticators} does, without asking for room. */
export async function prepareAuthenticator(
  { organization, allowedOrigins, named }: Admission,
  path: string,
  params: AuthenticatorParamsV2,
): Promise<PreparedAuthenticator> {
  const registered = await located(path, () => registerAuthenticator(params, allowedOrigins));
  const { credentialId } = registered;
  const member = `${path}.attestation.credentialId`;
  if (named.has(credentialId))
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${member}: the request has this credential twice`);
  named.add(credentialId);
  if (organization?.authenticators.has(credentialId)) {
    throw new ApiError(
      ErrorCode.ALREADY_EXISTS,
      `${member}: the organization has an authenticator with this credential already`,
    );
  }
  return {
    id: uuidv7(),
    name: params.authenticatorName,
    credential_id: credentialId,
    public_key: registered.publicKey,
    aaguid: registered.aaguid,
    attestation_type: registered.attestationType,
    model: registered.model,
    transports: JSON.stringify(registered.transports),
    sign_count: registered.signCount,
    origin: registered.origin,
    rp_id_hash: registered.rpIdHash,
    proof: "registered",
  };
}

export async function insertAuthenticators(
  scope: WriteScope,
  userId: string,
  prepared: readonly PreparedAuthenticator[],
): Promise<void> {
  for (const one of prepared) await insertAuthenticator(scope, { ...one, user_id: userId });
}
