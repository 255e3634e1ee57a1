// OAuth 2.0 credentials as requests bring them, and as they are kept.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreateOauth2CredentialIntent, Oauth2Provider } from "@countersign/api";
import type { SecretOwner } from "../../custody/custody.js";
import { found } from "../../params/found.js";
import { listOauth2Credentials } from "../../store/oauth2-credentials.js";
import type { Oauth2CredentialRow } from "../../store/oauth2-credentials.js";
import type { Scope } from "../../store/store.js";
import type { FamilyContext } from "../definition/plan.js";

export function ownerOf(organizationId: string, id: string): SecretOwner {
  return { kind: "oauth2Credential", organizationId, id };
}

/** @throws ApiError NOT_FOUND, the same for what never was and for what belongs to another organization */
export function findCredential(scope: Scope, credentialId: string): Promise<Oauth2CredentialRow> {
  return found("OAuth 2.0 credential", credentialId, async (id) =>
    (await listOauth2Credentials(scope)).find((each) => each.id === id),
  );
}

/**
 * The row of a credential, whose secret is sealed for it without leaving custody.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
export async function prepareCredential(
  { organization, outside }: FamilyContext,
  id: string,
  { provider, clientId, encryptedClientSecret: text }: CreateOauth2CredentialIntent,
): Promise<Pick<Oauth2CredentialRow, "id" | "client_id" | "sealed"> & { readonly provider: Oauth2Provider }> {
  const path = "encryptedClientSecret";
  if (!/^(?:[0-9a-f]{2})+$/i.test(text))
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: must be hex without 0x`);
  if (!/^[\x20-\x7e]+$/.test(clientId)) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "clientId: must be printable ASCII characters");
  }
  const envelope = Buffer.from(text, "hex");
  const sealed = await within(path, () => outside.envelopes.seal(ownerOf(organization.id, id), envelope, organization));
  return { id, provider, client_id: clientId, sealed };
}

/**
 * Does work for a member of a request, which its errors name.
 *
 * @param path of the member
 */
export async function within<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, `${path}: ${error.message}`, { cause: error });
  }
}

/** How an intent with a secret is kept. */
export const secretRedaction = {
  redact: <Intent extends { readonly encryptedClientSecret: string }>(intent: Intent): Intent => ({
    ...intent,
    encryptedClientSecret: "",
  }),
  keptWhileWaiting: true,
  guessable: false,
} as const;
