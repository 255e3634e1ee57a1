// Searches across the sub-organizations of one parent, for users who do not know which is theirs.

import type { OtpType } from "@countersign/api";
import type { Store } from "./store.js";

// Somebody with more gets the oldest of them.
const most = 10;

/** Ids of the sub-organizations in which an API key is registered, oldest first. */
export async function findOrganizationsWithApiKey(
  store: Store,
  parentId: string,
  publicKey: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("api_keys")
    .select("organization_id")
    .where("parent_id", "=", parentId)
    .where("public_key", "=", publicKey)
    .orderBy("organization_id")
    .limit(most)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** Ids of the sub-organizations in which an authenticator is registered, oldest first. */
export async function findOrganizationsWithAuthenticator(
  store: Store,
  parentId: string,
  credentialId: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("authenticators")
    .select("organization_id")
    .where("parent_id", "=", parentId)
    .where("credential_id", "=", credentialId)
    .orderBy("organization_id")
    .limit(most)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/**
 * Ids of the sub-organizations in which somebody has verified a contact, oldest first. An e-mail address is found as it is
 * written, and in lower case.
 */
export async function findOrganizationsWithContact(
  store: Store,
  parentId: string,
  { otpType, contact }: { readonly otpType: OtpType; readonly contact: string },
): Promise<string[]> {
  const isSms = otpType === "OTP_TYPE_SMS";
  const rows = await store.database
    .selectFrom("users")
    .select("organization_id")
    .distinct()
    .where("parent_id", "=", parentId)
    .where(isSms ? "phone_number" : "email", "in", [...new Set([contact, contact.toLowerCase()])])
    .where(isSms ? "phone_number_verified" : "email_verified", "=", 1)
    .orderBy("organization_id")
    .limit(most)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** Ids of the sub-organizations in which somebody is linked to an account at an issuer, oldest first. */
export async function findOrganizationsWithIdentity(
  store: Store,
  parentId: string,
  { issuer, audience, subject }: { readonly issuer: string; readonly audience: string; readonly subject: string },
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("oauth_providers")
    .select("organization_id")
    .distinct()
    .where("parent_id", "=", parentId)
    .where("subject", "=", subject)
    .where("issuer", "=", issuer)
    .where("audience", "=", audience)
    .orderBy("organization_id")
    .limit(most)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}
