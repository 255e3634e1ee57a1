// Rotation of the key that signs webhooks, beside services that go on: the next key is published by all of them, for as long
// as receivers may remember an older key set, before it signs anything. Each step is in the database when it is done, so
// that a rotation that was cut short goes on where it was.

import { setTimeout as pause } from "node:timers/promises";
import type { Custody } from "../custody/custody.js";
import { createWebhookKey, webhookKey } from "../delivery/signer.js";
import { listProcesses } from "../store/processes.js";
import type { LiveProcess } from "../store/processes.js";
import type { Store } from "../store/store.js";
import {
  addNextKey,
  findWebhookKeys,
  noteNextPublished,
  promoteNextKey,
  retireReplacedKeys,
  sinceNextPublished,
} from "../store/webhook-keys.js";
import { nameProcesses, waitForProcesses } from "./processes.js";

export interface SigningKeyRotation {
  readonly store: Store;
  /** Makes the next key. */
  readonly custody: Custody;
  /** How long processes are waited for that do not publish the next key yet, or may be no more. */
  readonly patienceMilliseconds: number;
  /** For how long the next key is published before it signs. */
  readonly publishedMilliseconds: number;
  /** Told how long that will still take. */
  readonly onWait: (keyId: string, seconds: number) => void;
}

const pollMilliseconds = 1000;

/**
 * Has a next key take the place of the one that signs. A next key that is there already is used.
 *
 * @returns ids of both
 * @throws Error that names a process which does not publish the next key; nothing is signed with it then
 */
export async function rotateSigningKey(rotation: SigningKeyRotation): Promise<{ from: string; to: string }> {
  const { store, custody, patienceMilliseconds, publishedMilliseconds, onWait } = rotation;
  let keys = await findWebhookKeys(store);
  if (keys && !keys.next) {
    const made = await createWebhookKey(custody);
    await store.write((transaction) => addNextKey(transaction, made));
    keys = await findWebhookKeys(store);
  }
  if (!keys?.next) throw new Error("this deployment has no key for webhooks yet; start the service once");
  const { publicKey } = keys.next;
  const to = webhookKey(publicKey).kid;
  const publishes = ({ signingKeys }: LiveProcess) => signingKeys.includes(to);
  const checkPublished = async () => {
    const lacking = await waitForProcesses(store, publishes, performance.now() + patienceMilliseconds);
    if (lacking.length > 0) throw notPublished(to, nameProcesses(lacking));
  };
  await checkPublished();
  await store.write(noteNextPublished);
  const left = async () => publishedMilliseconds - ((await sinceNextPublished(store)) ?? 0);
  let waiting = await left();
  if (waiting > 0) onWait(to, Math.ceil(waiting / 1000));
  for (; waiting > 0; waiting = await left()) await pause(Math.min(waiting, pollMilliseconds));
  // One of an earlier version may have started meanwhile.
  await checkPublished();
  await store.write((transaction) => promoteNextKey(transaction, publicKey));
  await waitForProcesses(store, ({ signingKeys }) => signingKeys[0] === to, performance.now() + patienceMilliseconds);
  return { from: webhookKey(keys.current.publicKey).kid, to };
}

/**
 * Has keys that have signed before published no longer.
 *
 * @returns their ids
 * @throws Error that names a process which still signs with one of them
 */
export async function retireSigningKeys(store: Store, patienceMilliseconds: number): Promise<readonly string[]> {
  const keys = await findWebhookKeys(store);
  if (!keys) return [];
  const current = webhookKey(keys.current.publicKey).kid;
  const signsWithIt = ({ signingKeys }: LiveProcess) => signingKeys[0] === current;
  const others = await waitForProcesses(store, signsWithIt, performance.now() + patienceMilliseconds);
  if (others.length > 0) {
    throw new Error(`${nameProcesses(others)} may still sign with a key that is to be retired; nothing is changed`);
  }
  return (await store.write(retireReplacedKeys)).map(({ publicKey }) => webhookKey(publicKey).kid);
}

/** A line for each key that is published, the one that signs first, and one for each process. */
export async function describeSigningKeys(store: Store): Promise<readonly string[]> {
  const keys = await findWebhookKeys(store);
  if (!keys) return [];
  const line = (publicKey: string, what: string) => `${webhookKey(publicKey).kid}  ${what}`;
  const next = keys.nextPublishedAt === undefined ? "next" : `next, published since ${dateOf(keys.nextPublishedAt)}`;
  return [
    line(keys.current.publicKey, "signs"),
    ...(keys.next ? [line(keys.next.publicKey, next)] : []),
    ...keys.replaced.map(({ publicKey, replacedAt }) => line(publicKey, `replaced ${dateOf(replacedAt)}`)),
    ...(await listProcesses(store)).map(
      ({ name, signingKeys }) => `${name}  signs with ${signingKeys[0] ?? "a key that it does not name"}`,
    ),
  ];
}

function dateOf(time: number): string {
  return new Date(time).toISOString();
}

function notPublished(key: string, who: string): Error {
  return new Error(
    `${who} do${who.includes(" and ") ? "" : "es"} not publish the next key ${key}, and nothing is signed with it yet. ` +
      "A service of an earlier version has to be upgraded first. Then run `countersign signing-keys rotate` again, which " +
      "goes on with this key",
  );
}
