// Tells what pages need for captchas. There are none. Asked of `wallet_kit_client_params`.

import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import { call } from "@countersign/api/runtime/client";

/** Body of the query `getWalletKitClientParams`. Tells what pages need for captchas. There are none. */
export interface GetWalletKitClientParamsRequest {}

/** Answer to the query `getWalletKitClientParams`. */
export interface GetWalletKitClientParamsResponse {
  /** Absent if no captcha is required. */
  readonly turnstileSiteKey?: string | undefined;
}

/** `getWalletKitClientParams` as data. */
export const getWalletKitClientParamsOperation: Operation = {
  name: "getWalletKitClientParams",
  path: "/auth-proxy/v1/wallet_kit_client_params",
  kind: "query",
};

/**
 * Tells what pages need for captchas. There are none.
 *
 * @throws ApiError as `call` says
 */
export function getWalletKitClientParams(
  connection: Connection,
  input: GetWalletKitClientParamsRequest,
  options?: CallOptions,
): Promise<GetWalletKitClientParamsResponse> {
  return call(connection, getWalletKitClientParamsOperation, input, options);
}
