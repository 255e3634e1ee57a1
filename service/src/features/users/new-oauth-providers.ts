// Accounts at OpenID Connect issuers that a user is to be linked to.

import { ApiError, ErrorCode } from "@countersign/api";
import type { OauthProviderParamsV2, OidcClaims } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { findLinkedMember } from "../../auth/linked-account.js";
import { isAudience } from "../../oidc/claims.js";
import { nameOf } from "../../oidc/identity-tokens.js";
import type { Identity } from "../../oidc/identity-tokens.js";
import { insertOauthProvider } from "../../store/credentials.js";
import type { OauthProviderRow } from "../../store/credentials.js";
import type { WriteScope } from "../../store/store.js";
import type { Admission } from "./admission.js";

export type PreparedOauthProvider = Omit<OauthProviderRow, "organization_id" | "user_id" | "created_at" | "updated_at">;

/** Issuers are asked for their keys one after the other, and each may take its time. */
const mostIssuers = 10;

/**
 * Verifies ID tokens of accounts that a user is to be linked to. They had to be valid when the request was submitted.
 * Accounts that are named by their claims have to be of somebody whose token is in the same list.
 *
 * @param path of the list among the parameters
 * @param userId of the user; undefined for one that is still to be made
 * @throws ApiError INVALID_ARGUMENT for a token that does not verify and for claims that no token stands behind,
 *   ALREADY_EXISTS for an account that a user of the organization is linked to, RESOURCE_EXHAUSTED for too many accounts
 *   or issuers, UNAVAILABLE where an issuer cannot be asked for its keys
 */
export async function prepareOauthProviders(
  admission: Admission,
  path: string,
  params: readonly OauthProviderParamsV2[],
  userId?: string,
): Promise<PreparedOauthProvider[]> {
  const { organization, limits } = admission;
  const held = userId === undefined ? 0 : (organization?.members.get(userId)?.record.oauthProviders.length ?? 0);
  if (params.length > 0 && held + params.length > limits.oauthProvidersPerUser) {
    const counts = `${held} + ${params.length} are too many`;
    throw new ApiError(
      ErrorCode.RESOURCE_EXHAUSTED,
      `${path}: a user has at most ${limits.oauthProvidersPerUser} OAuth accounts; ${counts}`,
    );
  }
  const accounts = params.map((one, index) => accountOf(`${path}.${index}`, one));
  const proven = new Set<string>();
  const identities: Identity[] = [];
  for (const { at, oidcToken } of accounts) {
    if (oidcToken === undefined) continue;
    const identity = await verify(admission, at, oidcToken);
    proven.add(personOf(identity));
    identities.push(identity);
  }
  return accounts.map(({ at, name, oidcClaims }) => {
    const identity = oidcClaims ? readClaims(at, oidcClaims, proven) : identities.shift()!;
    claim(admission, at, identity);
    return { id: uuidv7(), name, ...identity };
  });
}

interface Account {
  /** Path of the member that says which account it is. */
  readonly at: string;
  readonly name: string;
  readonly oidcToken?: string | undefined;
  readonly oidcClaims?: OidcClaims | undefined;
}

function accountOf(path: string, { providerName: name, oidcToken, oidcClaims }: OauthProviderParamsV2): Account {
  if ((oidcToken === undefined) === (oidcClaims === undefined)) {
    const found = oidcToken === undefined ? "none is given" : "both are given";
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path}: one of oidcToken and oidcClaims says which account it is; ${found}`,
    );
  }
  return { at: `${path}.${oidcToken === undefined ? "oidcClaims" : "oidcToken"}`, name, oidcToken, oidcClaims };
}

async function verify(admission: Admission, path: string, oidcToken: string): Promise<Identity> {
  const { identityTokens, submittedAt } = admission;
  const identity = await identityTokens.verify(path, oidcToken, { at: submittedAt });
  nameIssuer(admission, path, identity);
  return identity;
}

/**
 * The audience is taken on trust: whoever has an account at an issuer has it for all apps, and a login will need a token
 * with that audience.
 */
function readClaims(path: string, { iss, sub, aud }: OidcClaims, proven: ReadonlySet<string>): Identity {
  const identity = { issuer: iss, subject: sub, audience: readAudience(path, aud) };
  if (proven.has(personOf(identity))) return identity;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: they need another entry for the same user with an oidcToken of the same iss and sub`,
  );
}

/** Somebody at an issuer, whichever app they use. */
function personOf({ issuer, subject }: Identity): string {
  return JSON.stringify([issuer, subject]);
}

function readAudience(path: string, aud: string): string {
  if (isAudience(aud)) return aud;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.aud must be 1 to 1024 printable ASCII characters`);
}

/** An account belongs to one user at most, and comes once in a request. */
function claim({ organization, named }: Admission, path: string, identity: Identity): void {
  const name = nameOf(identity);
  if (named.has(name)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: the request has this account twice`);
  named.add(name);
  if (organization && findLinkedMember(organization, identity)) {
    throw new ApiError(
      ErrorCode.ALREADY_EXISTS,
      `${path}: a user of the organization is linked to this account already`,
    );
  }
}

function nameIssuer({ named }: Admission, path: string, { issuer }: Identity): void {
  const name = `issuer ${issuer}`;
  if (named.has(name)) return;
  if ([...named].filter((each) => each.startsWith("issuer ")).length === mostIssuers) {
    throw new ApiError(
      ErrorCode.RESOURCE_EXHAUSTED,
      `${path}: the accounts of a request are at ${mostIssuers} issuers at most`,
    );
  }
  named.add(name);
}

export async function insertOauthProviders(
  scope: WriteScope,
  userId: string,
  prepared: readonly PreparedOauthProvider[],
): Promise<void> {
  for (const one of prepared) await insertOauthProvider(scope, { ...one, user_id: userId });
}
