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

export interface PreparedOauthProvider
  extends
    Omit<OauthProviderRow, "organization_id" | "user_id" | "created_at" | "updated_at">,
    Pick<Identity, "verifiedEmail" | "bindings"> {
  /** Whether its audience is an app of the organization's own. */
  readonly own: boolean;
}

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
  if (held + params.length > limits.oauthProvidersPerUser) {
    const counts = `${held} + ${params.length} are too many`;
    throw new ApiError(
      ErrorCode.RESOURCE_EXHAUSTED,
      `${path}: a user has at most ${limits.oauthProvidersPerUser} OAuth accounts; ${counts}`,
    );
  }
  const accounts = params.map((one, index) => accountOf(`${path}.${index}`, one));
  const proven: Identity[] = [];
  for (const { at, oidcToken } of accounts) {
    if (oidcToken !== undefined) proven.push(await verify(admission, at, oidcToken));
  }
  const ofTokens = proven.values();
  // Of one account alone it does not matter.
  const clientIds = accounts.length > 1 ? await admission.clientIds() : new Set<string>();
  return accounts.map(({ at, name, oidcClaims }) => {
    const identity = oidcClaims ? readClaims(at, oidcClaims, proven) : ofTokens.next().value!;
    claim(admission, at, identity);
    const isProven = !oidcClaims || isOfOnePage(identity, proven, clientIds);
    const own = clientIds.has(identity.audience);
    return { id: uuidv7(), name, ...identity, own, proof: isProven ? "registered" : "vouched" };
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

/** Whoever has an account at an issuer has it for all apps, and a login will need a token with that audience. */
function readClaims(path: string, { iss, sub, aud }: OidcClaims, proven: readonly Identity[]): Identity {
  const identity = { issuer: iss, subject: sub, audience: readAudience(path, aud) };
  if (proven.some((each) => isSamePerson(each, identity))) return identity;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: they need another entry for the same user with an oidcToken of the same iss and sub`,
  );
}

/** Somebody at an issuer, whichever app they use. */
function isSamePerson(one: Identity, other: Identity): boolean {
  return one.issuer === other.issuer && one.subject === other.subject;
}

/**
 * Whether claims and a token of the same person are about apps of the organization's own. Whoever runs another app has ID
 * tokens of its users, who do not know of it.
 */
function isOfOnePage(claimed: Identity, proven: readonly Identity[], clientIds: ReadonlySet<string>): boolean {
  const isOwn = ({ audience }: Identity) => clientIds.has(audience);
  return isOwn(claimed) && proven.some((each) => isSamePerson(each, claimed) && isOwn(each));
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
  for (const { verifiedEmail: _email, bindings: _bindings, own: _own, ...row } of prepared) {
    await insertOauthProvider(scope, { ...row, user_id: userId });
  }
}
