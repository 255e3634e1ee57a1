// Reads one OAuth 2.0 credential. Asked of `query/get_oauth2_credential`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { Oauth2CredentialId, OrganizationId } from "../scalars.js";
import type { Oauth2Credential } from "../shapes/oauth2-credentials.js";
import { call } from "../runtime/client.js";

/** Body of the query `getOauth2Credential`. Reads one OAuth 2.0 credential. */
export interface GetOauth2CredentialRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of an OAuth 2.0 credential. */
  readonly oauth2CredentialId: Oauth2CredentialId;
}

/** Answer to the query `getOauth2Credential`. */
export interface GetOauth2CredentialResponse {
  /** An app of the organization at a provider of OAuth 2.0. */
  readonly oauth2Credential: Oauth2Credential;
}

/** `getOauth2Credential` as data. */
export const getOauth2CredentialOperation: Operation = {
  name: "getOauth2Credential",
  path: "/public/v1/query/get_oauth2_credential",
  kind: "query",
};

/**
 * Reads one OAuth 2.0 credential.
 *
 * @throws ApiError as `call` says
 */
export function getOauth2Credential(
  connection: Connection,
  input: GetOauth2CredentialRequest,
  options?: CallOptions,
): Promise<GetOauth2CredentialResponse> {
  return call(connection, getOauth2CredentialOperation, input, options);
}
