// Tells what the organization offers its pages. Asked of `wallet_kit_config`.

import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OrganizationId, Seconds } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/** Body of the query `getWalletKitConfig`. Tells what the organization offers its pages. */
export interface GetWalletKitConfigRequest {}

/** Answer to the query `getWalletKitConfig`. */
export interface GetWalletKitConfigResponse {
  /** Ways to log in: email, sms, passkey, wallet, and names of issuers. */
  readonly enabledProviders: readonly string[];
  /** How long sessions are to last. */
  readonly sessionExpirationSeconds: Seconds;
  /** The organization below which people sign up. */
  readonly organizationId: OrganizationId;
  /** Client ids at issuers, by the names of these. */
  readonly oauthClientIds?: Readonly<Record<string, string>> | undefined;
  /** Where issuers send people back to. */
  readonly oauthRedirectUrl?: string | undefined;
  /** Whether one-time codes have letters and digits, or only digits. */
  readonly otpAlphanumeric?: boolean | undefined;
  /** Number of characters of a code, as a decimal string. */
  readonly otpLength?: string | undefined;
}

/** `getWalletKitConfig` as data. */
export const getWalletKitConfigOperation: Operation = {
  name: "getWalletKitConfig",
  path: "/auth-proxy/v1/wallet_kit_config",
  kind: "query",
};

/**
 * Tells what the organization offers its pages.
 *
 * @throws ApiError as `call` says
 */
export function getWalletKitConfig(
  connection: Connection,
  input: GetWalletKitConfigRequest,
  options?: CallOptions,
): Promise<GetWalletKitConfigResponse> {
  return call(connection, getWalletKitConfigOperation, input, options);
}
