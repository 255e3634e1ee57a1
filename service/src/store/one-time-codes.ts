// What was sent to users so that they can log in: one-time codes, and how often there was a request for one or for a key
// by e-mail.

import { insertRow, updateRows } from "./authority/writer.js";
import { holdName } from "./held-names.js";
import type { Milliseconds, OneTimeCodesTable } from "./schema.js";
import { codesIn } from "./sent-codes.js";
import type { Scope, WriteScope } from "./store.js";

export type CodeRow = OneTimeCodesTable;

/** A code that is on its way to a user. */
export type NewCode = Omit<CodeRow, "organization_id" | "tries" | "used_at">;

/** Whose requests are counted: those of a user, or those from one device, whoever they are for. */
export type Requester = Pick<CodeRow, "user_id"> | { readonly user_identifier: string };

export const { find: findCode, countTry, take: takeCode } = codesIn("one_time_codes");

export function insertCode(scope: WriteScope, code: NewCode): Promise<void> {
  return insertRow(scope, "one_time_codes", { ...code, tries: 0, used_at: null });
}

/**
 * Notes that a key was sent in place of a code. The row counts as a request, and can never be handed in.
 *
 * @param sent `otp_type` is the type of the key
 */
export async function insertSentKey(
  scope: WriteScope,
  sent: Pick<CodeRow, "id" | "user_id" | "otp_type" | "contact" | "created_at">,
): Promise<void> {
  const { created_at: now } = sent;
  await insertRow(scope, "one_time_codes", {
    ...sent,
    hash: "",
    tries: 0,
    user_identifier: null,
    used_at: now,
    expires_at: now,
  });
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

/** Lets the codes expire that were sent to a contact of a user, and are still good. */
export async function expireCodes(
  scope: WriteScope,
  { user_id: userId, contact }: Pick<CodeRow, "user_id" | "contact">,
  now: Milliseconds,
): Promise<void> {
  const good = [
    ["user_id", "=", userId],
    ["contact", "=", contact],
    ["expires_at", ">", now],
  ] as const;
  await updateRows(scope, "one_time_codes", good, { expires_at: now });
}

/** Forgets what was sent before a time. */
export async function deleteCodesBefore({ database, organizationId }: WriteScope, time: Milliseconds): Promise<void> {
  await database
    .deleteFrom("one_time_codes")
    .where("organization_id", "=", organizationId)
    .where("created_at", "<", time)
    .execute();
}
