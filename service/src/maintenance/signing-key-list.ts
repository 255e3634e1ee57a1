// The keys by which the deployment signs, and what each process signs with, as operators read it.

import { keyPlaces } from "../deployment-keys/places.js";
import { listProcesses } from "../store/processes.js";
import type { LiveProcess } from "../store/processes.js";
import { listSigningKeys } from "../store/signing-keys.js";
import type { SigningKeyName, SigningKeys } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";

/** A line for each key that is published, below what it signs, the one that signs first; and one for each process. */
export async function describeSigningKeys(store: Store): Promise<readonly string[]> {
  const keys = await listSigningKeys(store);
  const lines = keyPlaces.flatMap(({ name, keyId }) => {
    const kept = keys.get(name);
    return kept ? [name, ...linesOf(kept, keyId).map((line) => `  ${line}`)] : [];
  });
  const processes = await listProcesses(store);
  return [
    ...lines,
    ...(processes.length > 0 ? ["services"] : []),
    ...processes.map((each) => `  ${lineOf(each, keys)}`),
  ];
}

function linesOf({ current, next, nextPublishedAt, replaced }: SigningKeys, keyId: (publicKey: string) => string) {
  const line = (publicKey: string, what: string) => `${keyId(publicKey)}  ${what}`;
  const since = nextPublishedAt === undefined ? "" : `, published since ${dateOf(nextPublishedAt)}`;
  return [
    line(current.publicKey, "signs"),
    ...(next ? [line(next.publicKey, `next${since}`)] : []),
    ...replaced.map(({ publicKey, replacedAt }) => line(publicKey, `replaced ${dateOf(replacedAt)}`)),
  ];
}

function lineOf({ name, signingKeys }: LiveProcess, keys: ReadonlyMap<SigningKeyName, SigningKeys>): string {
  const others = keyPlaces.flatMap((place) => {
    const current = keys.get(place.name)?.current.publicKey;
    const [id] = signingKeys[place.name] ?? [];
    if (current === undefined || id === place.keyId(current)) return [];
    return [`${place.name} with ${id ?? "a key that it does not name"}`];
  });
  return `${name}  signs ${others.length === 0 ? "with the current keys" : others.join(", ")}`;
}

function dateOf(time: number): string {
  return new Date(time).toISOString();
}
