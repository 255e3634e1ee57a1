// Looks for the sub-organization of somebody who has signed up. Whose e-mail address or phone number it is proves so by
// a token, unless the organization has it otherwise. Asked of `account`.

import type { AccountFilterType } from "../enums.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Open } from "@countersign/api/runtime/open";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OidcToken, OrganizationId, VerificationToken } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the query `getAccount`. Looks for the sub-organization of somebody who has signed up. Whose e-mail
 * address or phone number it is proves so by a token, unless the organization has it otherwise.
 */
export interface GetAccountRequest {
  /** What it is looked up by. */
  readonly filterType: Open<AccountFilterType>;
  /** The value. */
  readonly filterValue: string;
  /** Token of a one-time code to that contact. */
  readonly verificationToken?: VerificationToken | undefined;
  /** ID token with that e-mail address. */
  readonly oidcToken?: OidcToken | undefined;
}

/** Answer to the query `getAccount`. */
export interface GetAccountResponse {
  /** The sub-organization; absent where there is none. */
  readonly organizationId?: OrganizationId | undefined;
}

/** `getAccount` as data. */
export const getAccountOperation: Operation = { name: "getAccount", path: "/auth-proxy/v1/account", kind: "query" };

/**
 * Looks for the sub-organization of somebody who has signed up. Whose e-mail address or phone number it is
 * proves so by a token, unless the organization has it otherwise.
 *
 * @throws ApiError as `call` says
 */
export function getAccount(
  connection: Connection,
  input: GetAccountRequest,
  options?: CallOptions,
): Promise<GetAccountResponse> {
  return call(connection, getAccountOperation, input, options);
}
