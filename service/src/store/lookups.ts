// Searches across the sub-organizations of one parent, for users who do not know which is theirs. They find credentials
// only whose holders belong there, as far as their proof says: strangers register public keys and accounts of others.

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { OtpType } from "@countersign/api";
import { findRegistrant } from "./passkey-registrations.js";
import type { CredentialProof } from "./schema.js";
import type { Store } from "./store.js";

// Somebody with more gets the first of them.
const most = 10;

/** A query states the condition of the index. */
const isLeading = sql<boolean>`(proof <> 'vouched' and parent_id is not null)`;

interface Registration {
  readonly organization_id: string;
  readonly proof: CredentialProof;
}

/** Ids of the sub-organizations to which an API key leads. */
export async function findOrganizationsWithApiKey(
  store: Store,
  parentId: string,
  publicKey: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("api_keys")
    .select(["organization_id", "proof"])
    .where("parent_id", "=", parentId)
    .where("public_key", "=", publicKey)
    .where(isLeading)
    .orderBy("proof", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return ledTo(rows);
}

/**
 * Ids of the sub-organizations to which an authenticator leads. Whoever registers one first has just made it; others have
 * read its id and public key somewhere. So a registration counts only if it is by the user who has registered the
 * authenticator first in the deployment, also where that registration was deleted (`passkey-registrations.ts`).
 */
export async function findOrganizationsWithAuthenticator(
  store: Store,
  parentId: string,
  credentialId: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("authenticators")
    .select(["organization_id", "proof"])
    .where("parent_id", "=", parentId)
    .where("credential_id", "=", credentialId)
    .where(isLeading)
    .orderBy("proof", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const leading = ledTo(rows);
  if (rows[0]?.proof !== "registered") return leading;
  // A process of an earlier version may have registered it for somebody else.
  const registrant = await findRegistrant(store, credentialId);
  return leading.filter((id) => id === registrant?.organization_id);
}

/**
 * Ids of the sub-organizations in which somebody has verified a contact, oldest first. Upper and lower case of e-mail
 * addresses are the same.
 */
export async function findOrganizationsWithContact(
  store: Store,
  parentId: string,
  { otpType, contact }: { readonly otpType: OtpType; readonly contact: string },
): Promise<string[]> {
  if (otpType === "OTP_TYPE_SMS") {
    return findVerified(store, parentId, sql<boolean>`phone_number = ${contact} and phone_number_verified = 1`);
  }
  const ids: string[] = [];
  // Databases differ in what they make of capitals beyond ASCII. One query for both would read all users below the parent.
  for (const written of new Set([contact, contact.toLowerCase()])) {
    ids.push(
      ...(await findVerified(store, parentId, sql<boolean>`lower(email) = lower(${written}) and email_verified = 1`)),
    );
  }
  return [...new Set(ids)].toSorted().slice(0, most);
}

async function findVerified(store: Store, parentId: string, match: RawBuilder<boolean>): Promise<string[]> {
  const rows = await store.database
    .selectFrom("users")
    .select("organization_id")
    .distinct()
    .where("parent_id", "=", parentId)
    .where(match)
    .orderBy("organization_id")
    .limit(most)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** Ids of the sub-organizations to which an account at an issuer leads. */
export async function findOrganizationsWithIdentity(
  store: Store,
  parentId: string,
  { issuer, audience, subject }: { readonly issuer: string; readonly audience: string; readonly subject: string },
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("oauth_providers")
    .select(["organization_id", "proof"])
    .where("parent_id", "=", parentId)
    .where("subject", "=", subject)
    .where("issuer", "=", issuer)
    .where("audience", "=", audience)
    .where(isLeading)
    .orderBy("proof", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return ledTo(rows);
}

/** All in which the holder has signed, or else the first registration. */
function ledTo(rows: readonly Registration[]): string[] {
  const signed = rows.filter(({ proof }) => proof === "signed");
  const leading = signed.length > 0 ? signed : rows.slice(0, 1);
  return [...new Set(leading.map(({ organization_id }) => organization_id))];
}
