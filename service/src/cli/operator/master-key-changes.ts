// What the commands about key-encryption keys do, once the deployment is open, and what they tell of it.

import { openCustody } from "../../custody/open.js";
import { addMasterKey, dropOldMasterKeys } from "../../custody/master-key-file.js";
import { dropOldKeys } from "../../maintenance/dropping.js";
import { eraseRemains } from "../../maintenance/remains.js";
import { currentKey, isUnfinished, rotateTo } from "../../maintenance/rotation.js";
import { listKeys } from "../../store/key-encryption-keys.js";
import { listProcesses } from "../../store/processes.js";
import { countSealed } from "../../maintenance/secrets.js";
import { UsageError } from "../terminal/failure.js";
import type { OpenedDeployment } from "./master-key-deployment.js";

/** A line for each key, oldest first, and one for each service. */
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
    ({ name, keyIds, sealsUnder }) => `${name}  seals under ${sealsUnder}, holds ${keyIds.join(", ")}`,
  );
  return [...lines, ...services].map((line) => `${line}\n`).join("");
}

/** Goes on with a rotation that was cut short, else begins one. */
export async function rotate(opened: OpenedDeployment, patienceMilliseconds: number): Promise<string> {
  const { source, store, ids, databaseFile, isAlone } = opened;
  const current = await currentKey(store, ids, nameOf(source));
  const isGoingOn = ids.at(-1) !== current || (await isUnfinished(store, current));
  const key = isGoingOn ? ids.at(-1)! : newKey(opened);
  const custody = await openCustody({ masterKey: source });
  try {
    const count = await rotateTo(key, { store, custody, patienceMilliseconds });
    if (isAlone) await eraseRemains(store, databaseFile);
    return source.kind === "file"
      ? `Sealed ${secrets(count)} under the new key ${key} of ${source.path}; keep a copy of the file.`
      : `Sealed ${secrets(count)} under ${key}, the last key of ${source.name}.`;
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
  if (isAlone) await eraseRemains(store, databaseFile);
  // Also those that an earlier run has dropped which was killed before it came to the file.
  const old = ids.slice(0, ids.indexOf(current));
  if (old.length === 0) {
    return dropped.length === 0 ? "There is only the current key." : `Dropped ${dropped.join(", ")}.`;
  }
  if (source.kind === "environment") {
    return `Nothing is sealed under ${old.join(", ")}; take them out of ${source.name}.`;
  }
  return `Removed ${dropOldMasterKeys(source.path, current).join(", ")} from ${source.path}.`;
}

function newKey({ source, ids }: OpenedDeployment): string {
  if (source.kind === "file") return addMasterKey(source.path);
  throw new UsageError(
    `${source.name} holds ${ids.length === 1 ? "one key" : "no key behind the current one"}, and this command cannot change ` +
      "the environment. Append a new key of 64 hex digits to it, behind a comma (`openssl rand -hex 32` draws one), restart " +
      "the services with it, and run this again",
  );
}

function nameOf(source: OpenedDeployment["source"]): string {
  return source.kind === "file" ? source.path : source.name;
}

function secrets(count: number): string {
  return count === 1 ? "1 secret" : `${count} secrets`;
}
