// Reads how the organization's auth proxy is set. Asked of `query/get_auth_proxy_config`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { AuthProxyConfig } from "../shapes/auth-proxy.js";
import { call } from "../runtime/client.js";

/** Body of the query `getAuthProxyConfig`. Reads how the organization's auth proxy is set. */
export interface GetAuthProxyConfigRequest {
  /** The caller's organization. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `getAuthProxyConfig`. */
export interface GetAuthProxyConfigResponse {
  /** Absent where the organization has no auth proxy. */
  readonly authProxyConfig?: AuthProxyConfig | undefined;
}

/** `getAuthProxyConfig` as data. */
export const getAuthProxyConfigOperation: Operation = {
  name: "getAuthProxyConfig",
  path: "/public/v1/query/get_auth_proxy_config",
  kind: "query",
};

/**
 * Reads how the organization's auth proxy is set.
 *
 * @throws ApiError as `call` says
 */
export function getAuthProxyConfig(
  connection: Connection,
  input: GetAuthProxyConfigRequest,
  options?: CallOptions,
): Promise<GetAuthProxyConfigResponse> {
  return call(connection, getAuthProxyConfigOperation, input, options);
}
