// Reads one API key. Asked of `query/get_api_key`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ApiKeyId, OrganizationId } from "../scalars.js";
import type { ApiKey } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/** Body of the query `getApiKey`. Reads one API key. */
export interface GetApiKeyRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of an API key. */
  readonly apiKeyId: ApiKeyId;
}

/** Answer to the query `getApiKey`. */
export interface GetApiKeyResponse {
  /** An API key of a user. */
  readonly apiKey: ApiKey;
}

/** `getApiKey` as data. */
export const getApiKeyOperation: Operation = { name: "getApiKey", path: "/public/v1/query/get_api_key", kind: "query" };

/**
 * Reads one API key.
 *
 * @throws ApiError as `call` says
 */
export function getApiKey(
  connection: Connection,
  input: GetApiKeyRequest,
  options?: CallOptions,
): Promise<GetApiKeyResponse> {
  return call(connection, getApiKeyOperation, input, options);
}
