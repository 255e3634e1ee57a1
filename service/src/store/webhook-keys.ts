// The deployment's keys for webhooks: the one that signs, the one that is to take its place, and the public halves of those
// that have signed before, which receivers may still need.

import { sql } from "kysely";
import { databaseTime } from "./clock.js";
import { WriteConflict } from "./conflict.js";
import { findSetting, insertSetting } from "./deployment.js";
import type { KeptKey, KeySettings } from "./deployment.js";
import type { Milliseconds } from "./schema.js";
import type { Store, Transaction } from "./store.js";

/** Settings with the key that signs. */
export const currentWebhookKey: KeySettings = { sealed: "webhook_key", publicKey: "webhook_public_key" };
/** Settings with the key that is published already, and is to sign later. */
export const nextWebhookKey: KeySettings = { sealed: "webhook_next_key", publicKey: "webhook_next_public_key" };
const publishedSetting = "webhook_next_key_published_at";
const replacedSetting = "webhook_replaced_keys";

/** The public half of a key that has signed. */
export interface ReplacedKey {
  /** 32 bytes in hex. */
  readonly publicKey: string;
  readonly replacedAt: Milliseconds;
}

export interface WebhookKeys {
  readonly current: KeptKey;
  readonly next: KeptKey | undefined;
  /** Since when all processes have published the next key, as far as that is known. */
  readonly nextPublishedAt: Milliseconds | undefined;
  /** Those that are still published, oldest first. */
  readonly replaced: readonly ReplacedKey[];
}

/** All of them as they are at one moment; undefined before the first one was made. */
export async function findWebhookKeys({ database }: Pick<Store, "database">): Promise<WebhookKeys | undefined> {
  const names = [
    ...Object.values<string>({ ...currentWebhookKey }),
    ...Object.values<string>({ ...nextWebhookKey }),
    publishedSetting,
    replacedSetting,
  ];
  const rows = await database.selectFrom("deployment").select(["name", "value"]).where("name", "in", names).execute();
  const settings = new Map(rows.map(({ name, value }) => [name, value]));
  const keyOf = ({ sealed, publicKey }: KeySettings): KeptKey | undefined => {
    const [text, half] = [settings.get(sealed), settings.get(publicKey)];
    return text === undefined || half === undefined ? undefined : { sealed: text, publicKey: half };
  };
  const current = keyOf(currentWebhookKey);
  if (!current) return undefined;
  const publishedAt = settings.get(publishedSetting);
  return {
    current,
    next: keyOf(nextWebhookKey),
    nextPublishedAt: publishedAt === undefined ? undefined : Number(publishedAt),
    replaced: JSON.parse(settings.get(replacedSetting) ?? "[]") as ReplacedKey[],
  };
}

/** @throws WriteConflict where there is a next key already */
export async function addNextKey(transaction: Transaction, { sealed, publicKey }: KeptKey): Promise<void> {
  await insertSetting(transaction, nextWebhookKey.sealed, sealed);
  await insertSetting(transaction, nextWebhookKey.publicKey, publicKey);
}

/** Notes that all processes publish the next key, unless that is known. */
export async function noteNextPublished({ dialect, database }: Transaction): Promise<void> {
  await database
    .insertInto("deployment")
    .values({ name: publishedSetting, value: sql<string>`cast(${databaseTime(dialect)} as text)` })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** How long ago that was noted, by the database's clock; undefined where it was not. */
export async function sinceNextPublished({
  dialect,
  database,
}: Pick<Store, "dialect" | "database">): Promise<Milliseconds | undefined> {
  const row = await database
    .selectFrom("deployment")
    .select(["value", databaseTime(dialect).as("now")])
    .where("name", "=", publishedSetting)
    .executeTakeFirst();
  return row && Number(row.now) - Number(row.value);
}

/**
 * Has the next key sign from now on. The public half of the one before stays published; its private half is forgotten.
 *
 * @param publicKey of the next key, in hex
 * @throws WriteConflict where another is the next key, or none
 */
export async function promoteNextKey(transaction: Transaction, publicKey: string): Promise<void> {
  const { dialect, database } = transaction;
  const keys = await findWebhookKeys(transaction);
  if (keys?.next?.publicKey !== publicKey) throw new WriteConflict();
  const { now } = await database
    .selectFrom("deployment")
    .select(databaseTime(dialect).as("now"))
    .limit(1)
    .executeTakeFirstOrThrow();
  const replaced: ReplacedKey[] = [...keys.replaced, { publicKey: keys.current.publicKey, replacedAt: Number(now) }];
  const gone = [nextWebhookKey.sealed, nextWebhookKey.publicKey, publishedSetting];
  await database.deleteFrom("deployment").where("name", "in", gone).execute();
  await putSetting(transaction, currentWebhookKey.sealed, keys.next.sealed);
  await putSetting(transaction, currentWebhookKey.publicKey, publicKey);
  await putSetting(transaction, replacedSetting, JSON.stringify(replaced));
}

/** Publishes keys that have signed before no longer. @returns their public halves */
export async function retireReplacedKeys(transaction: Transaction): Promise<readonly ReplacedKey[]> {
  const text = await findSetting(transaction, replacedSetting);
  await transaction.database.deleteFrom("deployment").where("name", "=", replacedSetting).execute();
  return JSON.parse(text ?? "[]") as ReplacedKey[];
}

async function putSetting({ database }: Transaction, name: string, value: string): Promise<void> {
  await database
    .insertInto("deployment")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
