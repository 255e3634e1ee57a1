// By whom each passkey was registered first, in the whole deployment. What is kept stays when the passkey is deleted: its id
// and public key were read by others, who must not be taken for its holder afterwards.

import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "./schema.js";
import type { Store, WriteScope } from "./store.js";
import { storedOfPasskeyRegistration } from "./stored-bytes.js";

/** Who has registered a passkey. */
export interface Registrant {
  readonly organization_id: string;
  readonly user_id: string;
}

/**
 * Notes who has registered a passkey first, where nobody is known to have.
 *
 * Processes of earlier versions note nothing, so it need not be the newest.
 *
 * @returns whether it was not known
 */
export async function insertRegistration(database: Kysely<Database>, credentialId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("passkey_registrations")
    .columns(["credential_hash", "organization_id", "user_id"])
    .expression((from) =>
      from
        .selectFrom("authenticators")
        .select([sql<string>`cast(${hashOf(credentialId)} as text)`.as("hash"), "organization_id", "user_id"])
        .where("credential_id", "=", credentialId)
        .orderBy("id")
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Notes that a user of the organization has registered a passkey.
 *
 * @returns whether they were the first. Else it leads nowhere
 */
export async function noteRegistration(scope: WriteScope, userId: string, credentialId: string): Promise<boolean> {
  const { database, organizationId } = scope;
  if (await insertRegistration(database, credentialId)) scope.stores(storedOfPasskeyRegistration);
  const first = await database
    .selectFrom("passkey_registrations")
    .select(["organization_id", "user_id"])
    .where("credential_hash", "=", hashOf(credentialId))
    .executeTakeFirst();
  return first?.organization_id === organizationId && first.user_id === userId;
}

/** Who has registered a passkey first. */
export async function findRegistrant(store: Store, credentialId: string): Promise<Registrant | undefined> {
  const known = await store.database
    .selectFrom("passkey_registrations")
    .select(["organization_id", "user_id"])
    .where("credential_hash", "=", hashOf(credentialId))
    .executeTakeFirst();
  if (known) return known;
  // A process of an earlier version has registered it.
  return store.database
    .selectFrom("authenticators")
    .select(["organization_id", "user_id"])
    .where("credential_id", "=", credentialId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

function hashOf(credentialId: string): string {
  return hash("sha256", credentialId, "base64url");
}
