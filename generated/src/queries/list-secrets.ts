// Lists what is known of an organization's secrets, newest first, a page at a time. The secrets themselves are only
// exported. Asked of `query/list_secrets`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Pagination } from "../shapes/common.js";
import type { SecretMetadata } from "../shapes/secrets.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listSecrets`. Lists what is known of an organization's secrets, newest first, a page at a
 * time. The secrets themselves are only exported.
 */
export interface ListSecretsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Which page to read. Its ids are those of secrets. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `listSecrets`. */
export interface ListSecretsResponse {
  /** The secrets of the page, newest first. */
  readonly secrets: readonly SecretMetadata[];
}

/** `listSecrets` as data. */
export const listSecretsOperation: Operation = {
  name: "listSecrets",
  path: "/public/v1/query/list_secrets",
  kind: "query",
};

/**
 * Lists what is known of an organization's secrets, newest first, a page at a time. The secrets themselves are
 * only exported.
 *
 * @throws ApiError as `call` says
 */
export function listSecrets(
  connection: Connection,
  input: ListSecretsRequest,
  options?: CallOptions,
): Promise<ListSecretsResponse> {
  return call(connection, listSecretsOperation, input, options);
}
