// One-time codes that were sent to a contact, and the tokens that came of them. There are no users in here: a contact
// need not belong to anyone yet.

import { insertRow, updateRows } from "./authority/writer.js";
import type { ContactCodesTable, Milliseconds } from "./schema.js";
import { codesIn } from "./sent-codes.js";
import type { Scope, WriteScope } from "./store.js";

export type ContactCodeRow = ContactCodesTable;

/** A code that is on its way. */
export type NewContactCode = Omit<
  ContactCodeRow,
  "organization_id" | "tries" | "used_at" | "token_id" | "logged_in_at" | "claimed_at" | "forgotten_at"
>;

/** For how long the service can still say what became of a code. */
const rememberedMilliseconds = 3_600_000;

const codes = codesIn("contact_codes");

export const { find: findContactCode, countTry: countContactTry } = codes;

/** Adds a code. Those of the organization whose time is over are forgotten. */
export async function insertContactCode(scope: WriteScope, code: NewContactCode): Promise<void> {
  const { database, organizationId } = scope;
  await database
    .deleteFrom("contact_codes")
    .where("organization_id", "=", organizationId)
    .where("forgotten_at", "<=", code.created_at)
    .execute();
  await insertRow(scope, "contact_codes", {
    ...code,
    tries: 0,
    used_at: null,
    token_id: null,
    logged_in_at: null,
    claimed_at: null,
    forgotten_at: code.created_at + rememberedMilliseconds,
  });
}

/** How many codes to a recipient could still be handed in; at most `limit`. */
export async function countLiveCodes(
  { database, organizationId }: Scope,
  recipient: string,
  { now, limit, tries }: { readonly now: Milliseconds; readonly limit: number; readonly tries: number },
): Promise<number> {
  const rows = await database
    .selectFrom("contact_codes")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("recipient", "=", recipient)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries", "<", tries)
    .limit(limit)
    .execute();
  return rows.length;
}

/** When the latest codes with a userIdentifier were asked for after a time, the last one first; at most `limit`. */
export async function listIdentifierTimes(
  { database, organizationId }: Scope,
  userIdentifier: string,
  { after, limit }: { readonly after: Milliseconds; readonly limit: number },
): Promise<Milliseconds[]> {
  const rows = await database
    .selectFrom("contact_codes")
    .select("created_at")
    .where("organization_id", "=", organizationId)
    .where("user_identifier", "=", userIdentifier)
    .where("created_at", ">", after)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/**
 * Uses a code up for a token, and forgets the key to which it was encrypted. False for one that was used before or has
 * expired.
 */
export function takeContactCode(
  scope: WriteScope,
  id: string,
  { tokenId, tokenEnd, now }: { readonly tokenId: string; readonly tokenEnd: Milliseconds; readonly now: Milliseconds },
): Promise<boolean> {
  const forgotten_at = Math.max(tokenEnd, now + rememberedMilliseconds);
  return codes.take(scope, id, now, { sealed: null, token_id: tokenId, forgotten_at });
}

/** Notes that somebody has logged in with a token. False where somebody has before, or the token is not known. */
export function takeTokenForLogin(scope: WriteScope, tokenId: string, now: Milliseconds): Promise<boolean> {
  return takeToken(scope, "logged_in_at", tokenId, now);
}

/** Notes that a contact was verified with a token. False where one was before, or the token is not known. */
export function takeTokenForContact(scope: WriteScope, tokenId: string, now: Milliseconds): Promise<boolean> {
  return takeToken(scope, "claimed_at", tokenId, now);
}

async function takeToken(
  scope: WriteScope,
  column: "logged_in_at" | "claimed_at",
  tokenId: string,
  now: Milliseconds,
): Promise<boolean> {
  const unused = [
    ["token_id", "=", tokenId],
    [column, "is", null],
  ] as const;
  return (await updateRows(scope, "contact_codes", unused, { [column]: now })).length === 1;
}
