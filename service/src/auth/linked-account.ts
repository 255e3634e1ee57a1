// Users who are found by their account at an OpenID Connect issuer.

import { nameOf } from "../oidc/identity-tokens.js";
import type { Identity } from "../oidc/identity-tokens.js";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";

/** The user of an organization who is linked to an account, which belongs to one at most. */
export function findLinkedMember({ members }: Organization, identity: Identity): Member | undefined {
  const name = nameOf(identity);
  return [...members.values()].find(({ record }) => record.oauthProviders.some((account) => nameOf(account) === name));
}
