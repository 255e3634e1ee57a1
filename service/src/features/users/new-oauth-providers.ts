// Accounts at OpenID Connect issuers that a user is to be linked to.

import { ApiError, ErrorCode } from "@countersign/api";
import type { OauthProviderParams } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { nameOf } from "../../oidc/identity-tokens.js";
import type { Identity } from "../../oidc/identity-tokens.js";
import type { Member, Organization } from "../../organizations/organization.js";
import { insertOauthProvider } from "../../store/credentials.js";
import type { OauthProviderRow } from "../../store/credentials.js";
import type { WriteScope } from "../../store/store.js";
import type { Admission } from "./admission.js";

export type PreparedOauthProvider = Omit<OauthProviderRow, "organization_id" | "user_id" | "created_at" | "updated_at">;

/** Issuers are asked for their keys one after the other, and each may take its time. */
const mostIssuers = 10;

/**
 * Verifies ID tokens of accounts that a user is to be linked to. They had to be valid when the request was submitted.
 *
 * @param path of the list among the parameters
 * @param userId of the user; undefined for one that is still to be made
 * @throws ApiError INVALID_ARGUMENT for a token that does not verify, ALREADY_EXISTS for an account that a user of the
 *   organization is linked to, RESOURCE_EXHAUSTED for too many accounts or issuers, UNAVAILABLE where an issuer cannot
 *   be asked for its keys
 */
export async function prepareOauthProviders(
  admission: Admission,
  path: string,
  params: readonly OauthProviderParams[],
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
  const prepared: PreparedOauthProvider[] = [];
  for (const [index, one] of params.entries()) {
    prepared.push(await prepareOauthProvider(admission, `${path}.${index}`, one));
  }
  return prepared;
}

async function prepareOauthProvider(
  admission: Admission,
  path: string,
  { providerName, oidcToken }: OauthProviderParams,
): Promise<PreparedOauthProvider> {
  const { organization, identityTokens, submittedAt, named } = admission;
  const member = `${path}.oidcToken`;
  const identity = await identityTokens.verify(member, oidcToken, { at: submittedAt });
  nameIssuer(admission, member, identity);
  const name = nameOf(identity);
  if (named.has(name)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${member}: the request has this account twice`);
  named.add(name);
  if (organization && findMemberBehind(organization, identity)) {
    throw new ApiError(
      ErrorCode.ALREADY_EXISTS,
      `${member}: a user of the organization is linked to this account already`,
    );
  }
  return { id: uuidv7(), name: providerName, ...identity };
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

/** The user of the organization who is linked to an account; an account belongs to one user at most. */
export function findMemberBehind({ members }: Organization, identity: Identity): Member | undefined {
  const name = nameOf(identity);
  return [...members.values()].find(({ record }) => record.oauthProviders.some((account) => nameOf(account) === name));
}

export async function insertOauthProviders(
  scope: WriteScope,
  userId: string,
  prepared: readonly PreparedOauthProvider[],
): Promise<void> {
  for (const one of prepared) await insertOauthProvider(scope, { ...one, user_id: userId });
}
