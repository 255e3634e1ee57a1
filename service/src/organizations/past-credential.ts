// Whether a credential that cast a vote is still there. A vote names it as its stamp did, by a public key that may have been
// deleted and registered again since, for the same user or another. Which one it was, the voter's record of that time tells.

import type { User } from "@countersign/api";
import type { VoteRow } from "../store/activities.js";
import { expiryOf } from "./member.js";
import type { Member } from "./member.js";
import type { Organization } from "./organization.js";

/** How the vote of an authenticator names its scheme. No client stamps with it in X-Stamp. */
export const webAuthnScheme = "SIGNATURE_SCHEME_WEBAUTHN";

/** The user as they were at a vote; undefined where that is not on record. */
export type RecordOf = (vote: Pick<VoteRow, "user_id" | "user_record_id">) => User | undefined;

/** What a vote was cast with, as its stamp says. */
export type CastWith = Pick<VoteRow, "user_id" | "public_key" | "scheme">;

/**
 * Whether a user still has the credential that cast their vote, and it has not expired. Once it is gone, it stays gone.
 *
 * @param then the user as they were at the vote. Without it, nobody can tell which credential it was, and it does not count
 */
export function isStillHeld(
  organization: Organization,
  { user_id, public_key, scheme }: CastWith,
  then: User | undefined,
  now: number,
): boolean {
  const member = organization.members.get(user_id);
  if (!member || !then) return false;
  switch (scheme) {
    case "STAMP_ATTESTED_SCHEME_P256_OIDC":
      return hasSameAccounts(member, then);
    case "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN":
      return hasSameContacts(member, then);
    case webAuthnScheme: {
      const id = organization.authenticators.get(public_key)?.row.id;
      return then.authenticators.some(({ authenticatorId }) => authenticatorId === id);
    }
    default: {
      const row = organization.apiKeys.get(public_key)?.row;
      if (!row || (expiryOf(row) ?? Infinity) <= now) return false;
      return then.apiKeys.some(({ apiKeyId }) => apiKeyId === row.id);
    }
  }
}

/** A vote does not say which of the linked accounts it came from, so all of them have to be there still. */
function hasSameAccounts({ record }: Member, then: User): boolean {
  const accounts = new Set(record.oauthProviders.map(({ providerId }) => providerId));
  const before = then.oauthProviders;
  return before.length > 0 && before.every(({ providerId }) => accounts.has(providerId));
}

/**
 * A vote does not say whether it came from the e-mail address or the phone number, so both have to be as they were. A
 * contact has no id: after any change to the user, it may have been somebody else's in between.
 */
function hasSameContacts({ record, emailVerified, phoneNumberVerified }: Member, then: User): boolean {
  return (
    (emailVerified || phoneNumberVerified) &&
    record.userEmail === then.userEmail &&
    record.userPhoneNumber === then.userPhoneNumber &&
    record.updatedAt.seconds === then.updatedAt.seconds
  );
}
