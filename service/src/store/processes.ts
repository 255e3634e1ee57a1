// The processes that serve a deployment, and the keys that each holds. A process that is not heard of until
// its lease ends, by the database's clock, counts for nothing.

import { databaseTime, databaseTimeIn } from "./clock.js";
import type { Milliseconds, ProcessesTable } from "./schema.js";
import { signingKeyNames } from "./signing-keys.js";
import type { SigningKeyName } from "./signing-keys.js";
import type { Store, Transaction } from "./store.js";

/** A process that lives. */
export interface LiveProcess {
  readonly id: string;
  /** Machine and process id, for operators. */
  readonly name: string;
  /** Ids of the keys that it can open with. */
  readonly keyIds: readonly string[];
  /** Id of the key under which it seals. */
  readonly sealsUnder: string;
  /** Ids of the signing keys that it publishes, the one that signs first. None while it starts. */
  readonly signingKeys: PublishedKeyIds;
  /** Milliseconds since it was last heard of. */
  readonly silence: Milliseconds;
}

/** Of the keys that each kind of thing is signed with, the one that signs first. */
export type PublishedKeyIds = Readonly<Partial<Record<SigningKeyName, readonly string[]>>>;

/** What a process says of itself. */
export type ProcessReport = Omit<LiveProcess, "silence">;

/** Writes what a process says of itself, and that it lives for so many milliseconds more. */
export async function putProcess(
  { engine, database }: Transaction,
  { id, name, keyIds, sealsUnder, signingKeys }: ProcessReport,
  lease: Milliseconds,
): Promise<void> {
  const now = databaseTime(engine);
  const said = {
    key_ids: keyIds.join(" "),
    seals_under: sealsUnder,
    signing_keys: writeKeyIds(signingKeys),
    seen_at: now,
    expires_at: databaseTimeIn(engine, lease),
  };
  await database
    .insertInto("processes")
    .values({ id, name, started_at: now, ...said })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(said))
    .execute();
}

/** Processes whose lease has not ended, in the order in which they started. */
export async function listProcesses({ engine, database }: Pick<Store, "engine" | "database">): Promise<LiveProcess[]> {
  const now = databaseTime(engine);
  const rows = await database
    .selectFrom("processes")
    .selectAll()
    .select((select) => select(now, "-", select.ref("seen_at")).as("silence"))
    .where("expires_at", ">", now)
    .orderBy("started_at")
    .orderBy("id")
    .execute();
  return rows.map(toLiveProcess);
}

/** Forgets a process that ends. */
export async function removeProcess({ database }: Transaction, id: string): Promise<void> {
  await database.deleteFrom("processes").where("id", "=", id).execute();
}

/** Forgets processes that are no more. These are all where one process at a time has the database. */
export async function removeDeadProcesses({ engine, database }: Transaction): Promise<void> {
  const all = database.deleteFrom("processes");
  await (engine.isShared ? all.where("expires_at", "<=", databaseTime(engine)) : all).execute();
}

function toLiveProcess(row: ProcessesTable & { readonly silence: number }): LiveProcess {
  const { id, name, key_ids, seals_under, signing_keys, silence } = row;
  const signingKeys = readKeyIds(signing_keys);
  return { id, name, keyIds: key_ids.split(" "), sealsUnder: seals_under, signingKeys, silence: Number(silence) };
}

/** Those of webhooks stand alone, since there was a version that had no others; others behind the name and a colon. */
function writeKeyIds(keyIds: PublishedKeyIds): string {
  const words = signingKeyNames.flatMap((name) =>
    (keyIds[name] ?? []).map((id) => (name === "webhooks" ? id : `${name}:${id}`)),
  );
  return words.join(" ");
}

function readKeyIds(text: string): PublishedKeyIds {
  const words = text.split(" ").filter(Boolean);
  const idsOf = (name: SigningKeyName) => {
    if (name === "webhooks") return words.filter((word) => !word.includes(":"));
    return words.flatMap((word) => (word.startsWith(`${name}:`) ? [word.slice(name.length + 1)] : []));
  };
  return Object.fromEntries(signingKeyNames.map((name) => [name, idsOf(name)]));
}
