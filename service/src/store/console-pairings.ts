// Browsers that wait to be let in. They belong to no organization yet: whoever lets one in says which it is.

import type { ConsolePairingsTable, Milliseconds } from "./schema.js";
import type { Store, Transaction } from "./store.js";

export type ConsolePairingRow = ConsolePairingsTable;

/** Keys that may wait under one code. A second one is no accident; whoever reads them can tell which one is meant. */
const mostPerCode = 4;

type Reading = Pick<Store, "database">;

/** The keys that wait under a code. */
export function findPairings({ database }: Reading, code: string, now: Milliseconds): Promise<ConsolePairingRow[]> {
  return database
    .selectFrom("console_pairings")
    .selectAll()
    .where("code", "=", code)
    .where("expires_at", ">", now)
    .limit(mostPerCode)
    .execute();
}

/**
 * Notes that a key waits under a code; again, if it does already. Those whose time is over are forgotten.
 *
 * @param most that may wait at a time
 * @returns false where there is no room
 */
export async function insertPairing(
  { database }: Transaction,
  pairing: Pick<ConsolePairingRow, "code" | "public_key" | "expires_at">,
  { now, most }: { readonly now: Milliseconds; readonly most: number },
): Promise<boolean> {
  await database.deleteFrom("console_pairings").where("expires_at", "<=", now).execute();
  const { count } = await database
    .selectFrom("console_pairings")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const waiting = await database
    .selectFrom("console_pairings")
    .select("public_key")
    .where("code", "=", pairing.code)
    .execute();
  const known = waiting.some(({ public_key }) => public_key === pairing.public_key);
  if (!known && (Number(count) >= most || waiting.length >= mostPerCode)) return false;
  await database
    .insertInto("console_pairings")
    .values({ ...pairing, organization_id: null })
    .onConflict((conflict) => conflict.columns(["code", "public_key"]).doUpdateSet({ expires_at: pairing.expires_at }))
    .execute();
  return true;
}

/** Notes which organization a key was added to; the first to say so is believed. False where it is not waiting. */
export async function answerPairing(
  { database }: Transaction,
  {
    code,
    publicKey,
    organizationId,
  }: { readonly code: string; readonly publicKey: string; readonly organizationId: string },
  now: Milliseconds,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("console_pairings")
    .set({ organization_id: organizationId })
    .where("code", "=", code)
    .where("public_key", "=", publicKey)
    .where("expires_at", ">", now)
    .where((where) => where.or([where("organization_id", "is", null), where("organization_id", "=", organizationId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
