// What the commands about key-encryption keys do, once the deployment is open, and what they tell of it.

import { nameOf } from "../../config/master-key.js";
import type { Custody, LocalSource } from "../../custody/custody.js";
import { openCustody } from "../../custody/open.js";
import { addMasterKey, dropOldMasterKeys } from "../../custody/master-key-file.js";
import { dropOldKeys } from "../../maintenance/dropping.js";
import { describeRecovery, uncoverOthers } from "../../maintenance/recovery.js";
import { eraseRemains } from "../../maintenance/remains.js";
import { currentKey, isUnfinished, rotateTo } from "../../maintenance/rotation.js";
import { listKeys } from "../../store/key-encryption-keys.js";
import { listProcesses } from "../../store/processes.js";
import type { Store } from "../../store/store.js";
import { findWrappedKeys, replaceWrappedKeys } from "../../store/wrapped-keys.js";
import { countSealed } from "../../maintenance/secrets.js";
import { UsageError } from "../terminal/failure.js";
import type { OpenedDeployment } from "./master-key-deployment.js";

/** A line for each key, oldest first, one for each service, and one for the recovery key. */
export async function listMasterKeys({ source, ids, store }: OpenedDeployment): Promise<string> {
  const rows = await listKeys(store);
  const counts = await countSealed(store);
  const states = new Map<string, string>(rows.map(({ id, state }) => [id, state]));
  // Since no service has started that notes it.
  if (!rows.some(({ state }) => state === "current")) states.set(ids.at(-1)!, "current");
  const missing = [...states.keys()].filter((id) => !ids.includes(id));
  const lines = [...missing, ...ids].map((id) => {
    const place = ids.includes(id) ? "" : `, not in ${nameOf(source)}`;
    return `${id}  ${states.get(id) ?? "new"}, ${secrets(counts.get(id) ?? 0)}${place}`;
  });
  const services = (await listProcesses(store)).map(
    ({ name, keyIds, sealsUnder }) => `${name}  seals under ${sealsUnder}, has ${keyIds.join(", ")}`,
  );
  return [...lines, ...services, await describeRecovery(store, ids)].map((line) => `${line}\n`).join("");
}

/** Goes on with a rotation that was cut short, else begins one. */
export async function rotate(opened: OpenedDeployment, patienceMilliseconds: number): Promise<string> {
  const { source, providers, store, ids, databaseFile, isAlone } = opened;
  const current = await currentKey(store, ids, nameOf(source));
  const isGoingOn = ids.at(-1) !== current || (await isUnfinished(store, current));
  const last = isGoingOn ? ids.at(-1)! : source.kind === "wrapped" ? undefined : newKey(source, ids.length);
  const custody = await openCustody({ masterKey: source, providers });
  try {
    const key = last ?? (await addWrappedKey(store, custody));
    const count = await rotateTo(key, { store, custody, patienceMilliseconds });
    if (isAlone) await eraseRemains(store, databaseFile);
    switch (source.kind) {
      case "file":
        return `Sealed ${secrets(count)} under the new key ${key} of ${source.path}; keep a copy of the file.`;
      case "environment":
        return `Sealed ${secrets(count)} under ${key}, the last key of ${source.name}.`;
      case "wrapped":
        return `Sealed ${secrets(count)} under the new key ${key}, which ${nameOf(source)} wraps.`;
    }
  } finally {
    await custody.close();
  }
}

export async function dropOld(opened: OpenedDeployment, patienceMilliseconds: number): Promise<string> {
  const { source, store, ids, databaseFile, isAlone } = opened;
  const current = await currentKey(store, ids, nameOf(source));
  const last = ids.at(-1)!;
  if (last !== current) {
    throw new Error(
      `key ${last}, the last one of ${nameOf(source)}, is not current yet; run \`countersign master-key rotate\` first`,
    );
  }
  const dropped = await dropOldKeys(store, current, patienceMilliseconds);
  await uncoverOthers(store, ids.slice(ids.indexOf(current)));
  if (isAlone) await eraseRemains(store, databaseFile);
  // Also those that an earlier run has dropped which was killed before it came to the file.
  const old = ids.slice(0, ids.indexOf(current));
  if (old.length === 0) {
    return dropped.length === 0 ? "There is only the current key." : `Dropped ${dropped.join(", ")}.`;
  }
  if (source.kind === "environment") {
    return `Nothing is sealed under ${old.join(", ")}; remove them from ${source.name}.`;
  }
  if (source.kind === "wrapped") {
    const keys = source.keys.keys.filter(({ id }) => !old.includes(id));
    await store.write((transaction) => replaceWrappedKeys(transaction, source.keys, { ...source.keys, keys }));
    return `Removed ${old.join(", ")} from the keys that ${nameOf(source)} wraps.`;
  }
  return `Removed ${dropOldMasterKeys(source.path, current).join(", ")} from ${source.path}.`;
}

/** Services read it from the database. */
async function addWrappedKey(store: Store, custody: Custody): Promise<string> {
  const before = await findWrappedKeys(store);
  if (!before) throw new Error("another command moved the key-encryption keys; try again");
  const key = await custody.createMasterKey();
  const after = { ...before, keys: [...before.keys, key] };
  await store.write((transaction) => replaceWrappedKeys(transaction, before, after));
  await custody.readMasterKeys(after);
  return key.id;
}

function newKey(source: LocalSource, count: number): string {
  if (source.kind === "file") return addMasterKey(source.path);
  throw new UsageError(
    `${source.name} has ${count === 1 ? "only one key" : "no key after the current one"}, and this command cannot change ` +
      "the environment. Append a comma and a new key of 64 hex digits (`openssl rand -hex 32` generates one), restart " +
      "the services with it, and run this again",
  );
}

function secrets(count: number): string {
  return count === 1 ? "1 secret" : `${count} secrets`;
}
