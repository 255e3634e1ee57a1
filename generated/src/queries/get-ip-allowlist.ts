// Returns the IP allowlist of an organization, or of one of its API keys. One that was never set is returned without
// rules, and not enabled. Asked of `query/get_ip_allowlist`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, PublicKey } from "../scalars.js";
import type { IpAllowlist } from "../shapes/ip-allowlists.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getIpAllowlist`. Returns the IP allowlist of an organization, or of one of its API keys.
 * One that was never set is returned without rules, and not enabled.
 */
export interface GetIpAllowlistRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** API key whose allowlist is wanted. Absent for the organization's own. */
  readonly publicKey?: PublicKey | undefined;
}

/** Answer to the query `getIpAllowlist`. */
export interface GetIpAllowlistResponse {
  /** Addresses from which requests are accepted, of an organization or one of its API keys. */
  readonly allowlist: IpAllowlist;
}

/** `getIpAllowlist` as data. */
export const getIpAllowlistOperation: Operation = {
  name: "getIpAllowlist",
  path: "/public/v1/query/get_ip_allowlist",
  kind: "query",
};

/**
 * Returns the IP allowlist of an organization, or of one of its API keys. One that was never set is returned
 * without rules, and not enabled.
 *
 * @throws ApiError as `call` says
 */
export function getIpAllowlist(
  connection: Connection,
  input: GetIpAllowlistRequest,
  options?: CallOptions,
): Promise<GetIpAllowlistResponse> {
  return call(connection, getIpAllowlistOperation, input, options);
}
