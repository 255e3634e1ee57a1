// Rotation of the keys by which the deployment signs, beside services that go on: the next key is published by all of them
// before it signs anything, for as long as others need to learn of it. Each step is in the database when it is done, so that a
// rotation that was cut short goes on where it was.

import { setTimeout as pause } from "node:timers/promises";
import type { Custody } from "../custody/custody.js";
import type { KeyPlace } from "../deployment-keys/places.js";
import { ofDeployment, insertLogRecord } from "../store/log-records.js";
import type { LiveProcess } from "../store/processes.js";
import {
  addNextKey,
  findSigningKeys,
  noteNextPublished,
  promoteNextKey,
  retireReplacedKeys,
  sinceNextPublished,
} from "../store/signing-keys.js";
import type { SigningKeys } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";
import { newLogRecord } from "../transparency/event.js";
import { nameProcesses, waitForProcesses } from "./processes.js";

export interface Publication {
  readonly store: Store;
  readonly place: KeyPlace;
  /** Makes the next key. */
  readonly custody: Custody;
  /** How long processes are waited for that do not publish the next key yet, or may be no more. */
  readonly patienceMilliseconds: number;
}

export interface SigningKeyRotation extends Omit<Publication, "custody"> {
  /** For how long the next key is published before it signs. */
  readonly publishedMilliseconds: number;
  /** Told how long that will still take. */
  readonly onWait: (keyId: string, seconds: number) => void;
}

const pollMilliseconds = 1000;

/**
 * Has all processes publish a next key: the one that is there already, or a new one.
 *
 * @returns its public half
 * @throws Error that names a process which does not publish it
 */
export async function publishNextKey({ store, place, custody, patienceMilliseconds }: Publication): Promise<string> {
  let { next } = await keysOf(store, place);
  if (!next) {
    const made = (next = await place.create(custody));
    await store.write((transaction) => addNextKey(transaction, place.name, made));
  }
  const { publicKey } = next;
  await checkPublished(store, place, publicKey, patienceMilliseconds);
  await store.write((transaction) => noteNextPublished(transaction, place.name));
  return publicKey;
}

/**
 * Has the next key take the place of the one that signs, once it has been published for long enough.
 *
 * @returns ids of both; undefined where there is no next key
 * @throws Error that names a process which does not publish the next key; nothing is signed with it then
 */
export async function signWithNextKey({
  store,
  place,
  patienceMilliseconds,
  publishedMilliseconds,
  onWait,
}: SigningKeyRotation): Promise<{ from: string; to: string } | undefined> {
  const keys = await keysOf(store, place);
  if (!keys.next) return undefined;
  const { publicKey } = keys.next;
  const to = place.keyId(publicKey);
  await checkPublished(store, place, publicKey, patienceMilliseconds);
  await store.write((transaction) => noteNextPublished(transaction, place.name));
  const left = async () => publishedMilliseconds - ((await sinceNextPublished(store, place.name)) ?? 0);
  let waiting = await left();
  if (waiting > 0) onWait(to, Math.ceil(waiting / 1000));
  for (; waiting > 0; waiting = await left()) await pause(Math.min(waiting, pollMilliseconds));
  // One of an earlier version may have started meanwhile.
  await checkPublished(store, place, publicKey, patienceMilliseconds);
  await store.write(async (transaction) => {
    await promoteNextKey(transaction, place.name, publicKey);
    const replaced = keys.current.publicKey;
    const event = { kind: "keyRotation", time: Date.now(), keys: place.name, publicKey, replaced } as const;
    insertLogRecord(transaction.in(ofDeployment), newLogRecord(event));
  });
  await waitForProcesses(store, signsWith(place, to), performance.now() + patienceMilliseconds);
  return { from: place.keyId(keys.current.publicKey), to };
}

/**
 * Has keys that have signed before published no longer.
 *
 * @returns their ids
 * @throws Error that names a process which still signs with one of them
 */
export async function retireSigningKeys(
  store: Store,
  place: KeyPlace,
  patienceMilliseconds: number,
): Promise<readonly string[]> {
  const { current } = await keysOf(store, place);
  const isReady = signsWith(place, place.keyId(current.publicKey));
  const others = await waitForProcesses(store, isReady, performance.now() + patienceMilliseconds);
  if (others.length > 0) {
    throw new Error(`${nameProcesses(others)} may still sign with a key to be retired; nothing was changed`);
  }
  const retired = await store.write((transaction) => retireReplacedKeys(transaction, place.name));
  return retired.map(({ publicKey }) => place.keyId(publicKey));
}

async function keysOf(store: Store, { name }: KeyPlace): Promise<SigningKeys> {
  const keys = await findSigningKeys(store, name);
  if (!keys) throw new Error(`this deployment has no key of ${name} yet; start the service once`);
  return keys;
}

async function checkPublished(
  store: Store,
  place: KeyPlace,
  publicKey: string,
  patienceMilliseconds: number,
): Promise<void> {
  const id = place.keyId(publicKey);
  const publishes = ({ signingKeys }: LiveProcess) => signingKeys[place.name]?.includes(id) === true;
  const lacking = await waitForProcesses(store, publishes, performance.now() + patienceMilliseconds);
  if (lacking.length > 0) throw notPublished(place, id, nameProcesses(lacking));
}

function signsWith({ name }: KeyPlace, id: string): (process: LiveProcess) => boolean {
  return ({ signingKeys }) => signingKeys[name]?.[0] === id;
}

function notPublished({ name }: KeyPlace, key: string, who: string): Error {
  return new Error(
    `${who} do${who.includes(" and ") ? "" : "es"} not publish the next key ${key}; nothing is signed with it yet. ` +
      `Upgrade services of earlier versions first. Then run \`countersign signing-keys rotate ${name}\` ` +
      "again; it continues with this key",
  );
}
