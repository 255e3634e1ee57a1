// The log that a deployment continues, or begins: another one, where the database is older than what was published of its log.
// To continue that would give entries of which others have proofs another meaning.

import { parseCheckpoint, parseNote } from "@countersign/log";
import { ConfigurationError } from "../config/configuration-error.js";
import type { DeploymentSigner } from "../deployment-keys/signer.js";
import type { Logger } from "../log/log.js";
import type { Authority } from "../store/authority/authority.js";
import { WriteConflict } from "../store/conflict.js";
import { findSetting } from "../store/deployment.js";
import { findLog, insertLog, listLogs, olderSetting, succeedLog } from "../store/logs.js";
import type { LogRow } from "../store/logs.js";
import { beginKeysAnew, findSigningKeys } from "../store/signing-keys.js";
import type { KeptKey } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";
import { deploymentId } from "../store/wrapped-keys.js";
import { newLogRecord } from "./event.js";
import type { RestoreEvent } from "./event.js";

export interface DeploymentLog {
  /** Of the deployment's logs, which are numbered from 1. */
  readonly number: number;
  readonly origin: string;
}

export interface DeploymentLogParts {
  readonly store: Store;
  /** Of the deployment's logs, if its operator has given them one. */
  readonly name: string | undefined;
  readonly signer: DeploymentSigner;
  /** Makes the key of another log. */
  readonly newKey: () => Promise<KeptKey>;
  readonly log: Logger;
}

/** The name of a log, made from that of the deployment's logs. */
export function originOf(name: string, number: number): string {
  return number === 1 ? name : `${name}/${number}`;
}

/** How many entries a log is known to have had, outside of the database; 0 where nothing is known. */
export function publishedSize(authority: Authority, log: number): number {
  return Math.max(0, authority.counterOf(`log:${log}`));
}

/** Remembers how many entries a log has. */
export function notePublished(authority: Authority, log: number, size: number): void {
  authority.sawCounter(`log:${log}`, size);
}

/**
 * Finds the log, or begins one.
 *
 * @throws ConfigurationError where the logs have another name by now
 */
export async function openDeploymentLog(parts: DeploymentLogParts): Promise<DeploymentLog> {
  const { store, name, log } = parts;
  const found = (await findLog(store)) ?? (await begin(store, name));
  const older = await whyOlder(store, found);
  if (older !== undefined) log.warn({ origin: found.origin, older }, "beginning another transparency log");
  const { number, origin } = older === undefined ? found : await beginAnother(parts, found);
  if (name !== undefined && origin !== originOf(name, number)) {
    throw new ConfigurationError(
      `transparency.origin: the transparency log of this deployment is ${origin} for good, and its checkpoints name it`,
    );
  }
  return { number, origin };
}

async function begin(store: Store, name: string | undefined): Promise<LogRow> {
  const origin = name ?? `countersign/${await deploymentId(store)}`;
  try {
    await store.write((transaction) => insertLog(transaction, 1, originOf(origin, 1)));
  } catch (error) {
    // Another process of the same deployment was faster.
    if (!(error instanceof WriteConflict)) throw error;
  }
  return latest(store);
}

async function latest(store: Store): Promise<LogRow> {
  const begun = await findLog(store);
  if (!begun) throw new Error("the database has no transparency log");
  return begun;
}

/** Why others know more of a log than the database; undefined where nothing says so. */
async function whyOlder(store: Store, found: LogRow): Promise<string | undefined> {
  const [published, { size }] = [publishedSize(store.authority, found.number), headOf(found)];
  if (published > size) return `the log has ${size} entries, and had ${published} before`;
  return (await findSetting(store, olderSetting)) === undefined ? undefined : "the database was restored";
}

function headOf({ checkpoint }: Pick<LogRow, "checkpoint">): { readonly size: number; readonly root: string } {
  if (checkpoint === null) return { size: 0, root: "" };
  const { size, root } = parseCheckpoint(parseNote(new TextEncoder().encode(checkpoint)).text);
  return { size, root: Buffer.from(root).toString("base64") };
}

async function beginAnother({ store, signer, newKey }: DeploymentLogParts, found: LogRow): Promise<LogRow> {
  const [first] = await listLogs(store);
  const origin = originOf(first?.origin ?? found.origin, found.number + 1);
  // Of its own, because a policy takes a key for one log alone.
  const made = await newKey();
  const { size, root } = headOf(found);
  const published = publishedSize(store.authority, found.number);
  const event: RestoreEvent = {
    kind: "restore",
    next: origin,
    origin: found.origin,
    published: published > size ? published : null,
    root,
    size,
    time: Date.now(),
  };
  const record = newLogRecord(event);
  try {
    await store.write(async (transaction) => {
      const publicKeys = await beginKeysAnew(transaction, signer.place.name, made);
      await succeedLog(transaction, found, { origin, publicKeys, record });
    });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
  await signer.take(await findSigningKeys(store, signer.place.name));
  return latest(store);
}
