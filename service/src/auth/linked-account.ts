// Users who are found by their account at an OpenID Connect issuer.

import type { OauthProvider } from "@countersign/api";
import { nameOf } from "../oidc/identity-tokens.js";
import type { Identity } from "../oidc/identity-tokens.js";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";

/** The user of an organization who is linked to an account, which belongs to one at most. */
export function findLinkedMember({ members }: Organization, identity: Identity): Member | undefined {
  return [...members.values()].find((member) => accountOf(member, identity) !== undefined);
}

/** The account itself, as the user is linked to it. */
export function findLinkedAccount(organization: Organization, identity: Identity): OauthProvider | undefined {
  const member = findLinkedMember(organization, identity);
  return member && accountOf(member, identity);
}

function accountOf({ record }: Member, identity: Identity): OauthProvider | undefined {
  const name = nameOf(identity);
  return record.oauthProviders.find((account) => nameOf(account) === name);
}
