// Lists the OAuth 2.0 credentials of an organization. Asked of `query/list_oauth2_credentials`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Oauth2Credential } from "../shapes/oauth2-credentials.js";
import { call } from "../runtime/client.js";

/** Body of the query `listOauth2Credentials`. Lists the OAuth 2.0 credentials of an organization. */
export interface ListOauth2CredentialsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listOauth2Credentials`. */
export interface ListOauth2CredentialsResponse {
  /** All OAuth 2.0 credentials of the organization, oldest first. */
  readonly oauth2Credentials: readonly Oauth2Credential[];
}

/** `listOauth2Credentials` as data. */
export const listOauth2CredentialsOperation: Operation = {
  name: "listOauth2Credentials",
  path: "/public/v1/query/list_oauth2_credentials",
  kind: "query",
};

/**
 * Lists the OAuth 2.0 credentials of an organization.
 *
 * @throws ApiError as `call` says
 */
export function listOauth2Credentials(
  connection: Connection,
  input: ListOauth2CredentialsRequest,
  options?: CallOptions,
): Promise<ListOauth2CredentialsResponse> {
  return call(connection, listOauth2CredentialsOperation, input, options);
}
