// What was sent to users so that they can log in: one-time codes, and how often there was a request for one or for a key
// by e-mail.

import { holdName } from "./held-names.js";
import type { Milliseconds, OneTimeCodesTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type CodeRow = OneTimeCodesTable;

/** A code that is on its way to a user. */
export type NewCode = Omit<CodeRow, "organization_id" | "tries" | "used_at">;

/** Whose requests are counted: those of a user, or those from one device, whoever they are for. */
export type Requester = Pick<CodeRow, "user_id"> | { readonly user_identifier: string };

export async function findCode({ database, organizationId }: Scope, id: string): Promise<CodeRow | undefined> {
  return database
    .selectFrom("one_time_codes")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertCode({ database, organizationId }: WriteScope, code: NewCode): Promise<void> {
  await database
    .insertInto("one_time_codes")
    .values({ ...code, organization_id: organizationId, tries: 0, used_at: null })
    .execute();
}

/**
 * Notes that a key was sent in place of a code. The row counts as a request, and can never be handed in.
 *
 * @param sent `otp_type` is the type of the key
 */
export async function insertSentKey(
  { database, organizationId }: WriteScope,
  sent: Pick<CodeRow, "id" | "user_id" | "otp_type" | "contact" | "created_at">,
): Promise<void> {
  const { created_at: now } = sent;
  await database
    .insertInto("one_time_codes")
    .values({
      ...sent,
      organization_id: organizationId,
      hash: "",
      tries: 0,
      user_identifier: null,
      used_at: now,
      expires_at: now,
    })
    .execute();
}

/** Lets one transaction at a time count and add requests of the organization. */
export function holdCodes(scope: WriteScope): Promise<void> {
  return holdName(scope, "one-time codes");
}

/** When the latest requests were made after a time, the last one first; at most `limit`. */
export async function listRequestTimes(
  { database, organizationId }: Scope,
  requester: Requester,
  otpTypes: readonly string[],
  { after, limit }: { readonly after: Milliseconds; readonly limit: number },
): Promise<Milliseconds[]> {
  const rows = await database
    .selectFrom("one_time_codes")
    .select("created_at")
    .where("organization_id", "=", organizationId)
    .where("created_at", ">", after)
    .where("otp_type", "in", otpTypes)
    .where((row) => row.and(requester))
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/**
 * Counts that a code is handed in, as one statement, so that there are never more tries than allowed, however many come
 * at once and wherever.
 *
 * @param tries how many there may be
 * @returns the code as it is then; undefined for one that was used, has expired or has no tries left
 */
export function countTry(
  { database, organizationId }: WriteScope,
  id: string,
  { tries, now }: { readonly tries: number; readonly now: Milliseconds },
): Promise<CodeRow | undefined> {
  return database
    .updateTable("one_time_codes")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("tries", "<", tries)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a code up. False for one that was used before or has expired. */
export async function takeCode(
  { database, organizationId }: WriteScope,
  id: string,
  now: Milliseconds,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets the codes expire that were sent to a contact of a user, and are still good. */
export async function expireCodes(
  { database, organizationId }: WriteScope,
  { user_id: userId, contact }: Pick<CodeRow, "user_id" | "contact">,
  now: Milliseconds,
): Promise<void> {
  await database
    .updateTable("one_time_codes")
    .set({ expires_at: now })
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", userId)
    .where("contact", "=", contact)
    .where("expires_at", ">", now)
    .execute();
}

/** Forgets what was sent before a time. */
export async function deleteCodesBefore({ database, organizationId }: WriteScope, time: Milliseconds): Promise<void> {
  await database
    .deleteFrom("one_time_codes")
    .where("organization_id", "=", organizationId)
    .where("created_at", "<", time)
    .execute();
}
