// The keys by which the deployment signs, by what they sign: the one that signs, the one that is to take its place, and the
// public halves of those that have signed before, by which somebody may still verify.

import { sql } from "kysely";
import { databaseTime } from "./clock.js";
import { WriteConflict } from "./conflict.js";
import { putSetting } from "./deployment.js";
import type { Milliseconds } from "./schema.js";
import type { Store, Transaction } from "./store.js";

/**
 * What the deployment signs, each with keys of its own, so that nothing of one kind passes for another; and `envelopes`, which
 * are encrypted to it.
 */
export const signingKeyNames = [
  "webhooks",
  "bundles",
  "sessions",
  "codes",
  "checkpoints",
  "envelopes",
  "notifications",
] as const;
export type SigningKeyName = (typeof signingKeyNames)[number];

/** Names of the settings that hold the two halves of a key. */
export interface KeySettings {
  readonly sealed: string;
  readonly publicKey: string;
}

/** A key as it is kept. */
export interface KeptKey {
  /** As custody has sealed it. */
  readonly sealed: string;
  /** In hex. */
  readonly publicKey: string;
}

/** The public half of a key that has signed. */
export interface ReplacedKey {
  /** In hex. */
  readonly publicKey: string;
  readonly replacedAt: Milliseconds;
}

export interface SigningKeys {
  readonly current: KeptKey;
  readonly next: KeptKey | undefined;
  /** Since when all processes have published the next key, as far as that is known. */
  readonly nextPublishedAt: Milliseconds | undefined;
  /** Those that are still published, oldest first. */
  readonly replaced: readonly ReplacedKey[];
}

const prefixes: Readonly<Record<SigningKeyName, string>> = {
  webhooks: "webhook",
  bundles: "bundle",
  sessions: "session",
  codes: "code",
  checkpoints: "checkpoint",
  envelopes: "envelope",
  notifications: "notification",
};

/** Settings with the key that signs. */
export function currentKey(name: SigningKeyName): KeySettings {
  return { sealed: `${prefixes[name]}_key`, publicKey: `${prefixes[name]}_public_key` };
}

/** Settings with the key that is published already, and is to sign later. */
export function nextKey(name: SigningKeyName): KeySettings {
  return { sealed: `${prefixes[name]}_next_key`, publicKey: `${prefixes[name]}_next_public_key` };
}

function publishedSetting(name: SigningKeyName): string {
  return `${prefixes[name]}_next_key_published_at`;
}

function replacedSetting(name: SigningKeyName): string {
  return `${prefixes[name]}_replaced_keys`;
}

/** All of them as they are at one moment, without those of which none was made yet. */
export async function listSigningKeys({
  database,
}: Pick<Store, "database">): Promise<ReadonlyMap<SigningKeyName, SigningKeys>> {
  const rows = await database
    .selectFrom("deployment")
    .select(["name", "value"])
    .where("name", "in", signingKeyNames.flatMap(settingsOf))
    .execute();
  const settings = new Map(rows.map(({ name, value }) => [name, value]));
  return new Map(
    signingKeyNames.flatMap((name) => {
      const keys = readKeys(settings, name);
      return keys ? [[name, keys]] : [];
    }),
  );
}

/** Those that sign one kind of thing; undefined before the first one was made. */
export async function findSigningKeys(
  access: Pick<Store, "database">,
  name: SigningKeyName,
): Promise<SigningKeys | undefined> {
  return (await listSigningKeys(access)).get(name);
}

/**
 * Makes and keeps a key unless there is one: one for all processes, whichever comes first.
 *
 * @param make draws a key
 */
export async function openSigningKey(store: Store, name: SigningKeyName, make: () => Promise<KeptKey>): Promise<void> {
  if (await findSigningKeys(store, name)) return;
  const made = await make();
  try {
    await store.write((transaction) => insertKey(transaction, currentKey(name), made));
  } catch (error) {
    // Another process of the same deployment was faster.
    if (!(error instanceof WriteConflict && (await findSigningKeys(store, name)))) throw error;
  }
}

/** @throws WriteConflict where there is a next key already */
export async function addNextKey(transaction: Transaction, name: SigningKeyName, key: KeptKey): Promise<void> {
  // Another key's time must not count for this one.
  await transaction.database.deleteFrom("deployment").where("name", "=", publishedSetting(name)).execute();
  await insertKey(transaction, nextKey(name), key);
}

/** Notes that all processes publish the next key, unless that is known. */
export async function noteNextPublished({ engine, database }: Transaction, name: SigningKeyName): Promise<void> {
  await database
    .insertInto("deployment")
    .values({ name: publishedSetting(name), value: sql<string>`cast(${databaseTime(engine)} as text)` })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** How long ago that was noted, by the database's clock; undefined where it was not. */
export async function sinceNextPublished(
  { engine, database }: Pick<Store, "engine" | "database">,
  name: SigningKeyName,
): Promise<Milliseconds | undefined> {
  const row = await database
    .selectFrom("deployment")
    .select(["value", databaseTime(engine).as("now")])
    .where("name", "=", publishedSetting(name))
    .executeTakeFirst();
  return row && Number(row.now) - Number(row.value);
}

/**
 * Has the next key sign from now on. The public half of the one before stays published; its private half is forgotten.
 *
 * @param publicKey of the next key, in hex
 * @throws WriteConflict where another is the next key, or none
 */
export async function promoteNextKey(transaction: Transaction, name: SigningKeyName, publicKey: string): Promise<void> {
  const { engine, database } = transaction;
  const keys = await findSigningKeys(transaction, name);
  if (keys?.next?.publicKey !== publicKey) throw new WriteConflict();
  const { now } = await database
    .selectFrom("deployment")
    .select(databaseTime(engine).as("now"))
    .limit(1)
    .executeTakeFirstOrThrow();
  const replaced: ReplacedKey[] = [...keys.replaced, { publicKey: keys.current.publicKey, replacedAt: Number(now) }];
  const [current, next] = [currentKey(name), nextKey(name)];
  const gone = [next.sealed, next.publicKey, publishedSetting(name)];
  await database.deleteFrom("deployment").where("name", "in", gone).execute();
  await putSetting(transaction, current.sealed, keys.next.sealed);
  await putSetting(transaction, current.publicKey, publicKey);
  await putSetting(transaction, replacedSetting(name), JSON.stringify(replaced));
}

/**
 * Has another key sign from now on, and forgets those of before: what they have signed is another matter from now on.
 *
 * @returns the public halves of these, the one that signed last first
 */
export async function beginKeysAnew(transaction: Transaction, name: SigningKeyName, key: KeptKey): Promise<string[]> {
  const keys = await findSigningKeys(transaction, name);
  await transaction.database.deleteFrom("deployment").where("name", "in", settingsOf(name)).execute();
  await insertKey(transaction, currentKey(name), key);
  const all = keys ? [keys.current, ...(keys.next ? [keys.next] : []), ...keys.replaced] : [];
  return all.map(({ publicKey }) => publicKey);
}

/** Publishes keys that have signed before no longer. @returns their public halves */
export async function retireReplacedKeys(
  transaction: Transaction,
  name: SigningKeyName,
): Promise<readonly ReplacedKey[]> {
  const keys = await findSigningKeys(transaction, name);
  await transaction.database.deleteFrom("deployment").where("name", "=", replacedSetting(name)).execute();
  return keys?.replaced ?? [];
}

function settingsOf(name: SigningKeyName): string[] {
  const [current, next] = [currentKey(name), nextKey(name)];
  const keys = [current.sealed, current.publicKey, next.sealed, next.publicKey];
  return [...keys, publishedSetting(name), replacedSetting(name)];
}

function readKeys(settings: ReadonlyMap<string, string>, name: SigningKeyName): SigningKeys | undefined {
  const keyOf = ({ sealed, publicKey }: KeySettings): KeptKey | undefined => {
    const [text, half] = [settings.get(sealed), settings.get(publicKey)];
    return text === undefined || half === undefined ? undefined : { sealed: text, publicKey: half };
  };
  const current = keyOf(currentKey(name));
  if (!current) return undefined;
  const publishedAt = settings.get(publishedSetting(name));
  return {
    current,
    next: keyOf(nextKey(name)),
    nextPublishedAt: publishedAt === undefined ? undefined : Number(publishedAt),
    replaced: JSON.parse(settings.get(replacedSetting(name)) ?? "[]") as ReplacedKey[],
  };
}

async function insertKey({ database }: Transaction, settings: KeySettings, key: KeptKey): Promise<void> {
  const rows = [
    { name: settings.sealed, value: key.sealed },
    { name: settings.publicKey, value: key.publicKey },
  ];
  await database.insertInto("deployment").values(rows).execute();
}
