// Tells for how long dangerous changes wait after their last vote. An addition to the API, which existing clients do
// not know. Asked of `query/list_delays`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ExpirationSeconds, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listDelays`. Tells for how long dangerous changes wait after their last vote. An addition
 * to the API, which existing clients do not know.
 */
export interface ListDelaysRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listDelays`. */
export interface ListDelaysResponse {
  /** For changes of policies, and of what decides what they allow. Each is absent where they do not wait. */
  readonly policies?: ExpirationSeconds | undefined;
  /** For changes of the root quorum. */
  readonly rootQuorum?: ExpirationSeconds | undefined;
  /** For changes of the credentials, contacts and MFA policies of root users, and for their deletion. */
  readonly rootCredentials?: ExpirationSeconds | undefined;
  /** For changes and deletions of spending limits, and for new velocity controls and their deletion. */
  readonly limits?: ExpirationSeconds | undefined;
  /** For changes of address books. */
  readonly addressBook?: ExpirationSeconds | undefined;
  /** For the export of wallets, wallet accounts and private keys. */
  readonly keyExport?: ExpirationSeconds | undefined;
  /** For the deletion of wallets, wallet accounts, private keys and the organization. */
  readonly keyDeletion?: ExpirationSeconds | undefined;
}

/** `listDelays` as data. */
export const listDelaysOperation: Operation = {
  name: "listDelays",
  path: "/public/v1/query/list_delays",
  kind: "query",
};

/**
 * Tells for how long dangerous changes wait after their last vote. An addition to the API, which existing
 * clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function listDelays(
  connection: Connection,
  input: ListDelaysRequest,
  options?: CallOptions,
): Promise<ListDelaysResponse> {
  return call(connection, listDelaysOperation, input, options);
}
