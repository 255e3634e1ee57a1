// Which credentials of a new organization lead to it, for holders who do not name it.
//
// Public keys, accounts at issuers and contacts are known to others, who register them beside credentials of their own.
// So a credential leads to an organization only if its holder accepted what was registered beside it:
//
// - it is beside nobody else's: the only credential, without contacts; or an account and the one key to which its ID token
//   is bound (OpenID Connect, claim `nonce`);
// - it signed the sign-up, with all credentials and contacts in it, or its ID token is bound to the key that did;
// - it is an authenticator that nobody has registered before, except the same user of the same organization: its id is
//   random, and first known to its holder. That counts also once it was deleted (`store/passkey-registrations.ts`);
// - it signed a login that names the organization (`setSigned` in `store/credentials.ts`).
//
// Everything else is vouched for by whoever asked for the organization, and good only where it is named. Of several
// registrations that nobody has signed for, the first counts (`store/lookups.ts`).

import { hash } from "node:crypto";
import type { CredentialProof } from "../../store/schema.js";
import type { PreparedOauthProvider } from "../credentials/new-oauth-providers.js";
import type { PreparedUser } from "./new-user.js";

/**
 * Gives the credentials of a new organization their proof.
 *
 * @param users all users of the organization
 * @param signedBy public keys by which the credentials and contacts of the one user were signed
 */
export function withProofs(users: readonly PreparedUser[], signedBy: ReadonlySet<string>): readonly PreparedUser[] {
  const [user, ...others] = users;
  if (!user) return users;
  return others.length === 0 ? [provenOf(user, signedBy)] : users.map(vouchedFor);
}

function provenOf(user: PreparedUser, signedBy: ReadonlySet<string>): PreparedUser {
  const { apiKeys, authenticators, oauthProviders = [], email, phoneNumber } = user;
  const isOnlyKey = apiKeys.keys.length + authenticators.length + oauthProviders.length === 1;
  const keyProof: CredentialProof = isOnlyKey && !email && !phoneNumber ? "registered" : "vouched";
  return {
    ...user,
    apiKeys: {
      ...apiKeys,
      keys: apiKeys.keys.map((key) => ({ ...key, proof: signedBy.has(key.public_key) ? "signed" : keyProof })),
    },
    oauthProviders: isProven(user, oauthProviders, signedBy) ? oauthProviders : oauthProviders.map(vouched),
  };
}

/** Whether the accounts are one person's, who has signed for what is beside them, or nothing is that may be another's. */
function isProven(
  user: PreparedUser,
  accounts: readonly PreparedOauthProvider[],
  signedBy: ReadonlySet<string>,
): boolean {
  if (!isOnePerson(accounts)) return false;
  const isBoundTo = (publicKey: string) => {
    const binding = hash("sha256", publicKey);
    return accounts.some(({ bindings = [] }) => bindings.includes(binding));
  };
  if ([...signedBy].some(isBoundTo)) return true;
  const { apiKeys, authenticators, email, phoneNumber } = user;
  if (authenticators.length > 0 || phoneNumber) return false;
  if (email && !accounts.some(({ verifiedEmail }) => verifiedEmail?.toLowerCase() === email.toLowerCase()))
    return false;
  const [key, ...otherKeys] = apiKeys.keys;
  return !key || (otherKeys.length === 0 && isBoundTo(key.public_key));
}

/**
 * Whoever runs an app gets ID tokens of its users, so accounts at several apps are one person's only if the organization
 * runs them all.
 */
function isOnePerson(accounts: readonly PreparedOauthProvider[]): boolean {
  const people = new Set(accounts.map(({ issuer, subject }) => JSON.stringify([issuer, subject])));
  return people.size === 1 && (accounts.length === 1 || accounts.every(({ own }) => own));
}

function vouchedFor(user: PreparedUser): PreparedUser {
  return { ...user, oauthProviders: (user.oauthProviders ?? []).map(vouched) };
}

function vouched(account: PreparedOauthProvider): PreparedOauthProvider {
  return { ...account, proof: "vouched" };
}
