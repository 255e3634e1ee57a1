// What `countersign master-key recovery` does: makes a recovery key whose shares people keep, and has enough of these bring the
// key-encryption keys back where they, or the provider that wraps them, are gone.

import { existsSync } from "node:fs";
import { localSource, nameOf, providerNamed } from "../../config/master-key.js";
import type { Custody } from "../../custody/custody.js";
import { openCustody } from "../../custody/open.js";
import { ShareCollection, sharePrefix } from "../../custody/recovery-share.js";
import type { RecoveryRecord } from "../../custody/recovery-record.js";
import { currentKey } from "../../maintenance/rotation.js";
import { findRecovery, putRecovery, recoveryOwner } from "../../store/recovery.js";
import { deploymentId, findWrappedKeys, replaceWrappedKeys } from "../../store/wrapped-keys.js";
import { UsageError } from "../terminal/failure.js";
import { askLines, readSecret } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import type { OpenedDatabase, OpenedDeployment } from "./master-key-deployment.js";
import type { Destination } from "./master-key-migration.js";

export interface SharePlan {
  readonly shares: number;
  readonly threshold: number;
}

/**
 * Makes a recovery key in the place of an earlier one. Its shares are shown before it is kept: killed in between, the earlier
 * ones are still good.
 *
 * @returns what happened, for the operator
 */
export async function createRecovery(
  { source, ids, providers, store }: OpenedDeployment,
  { shares, threshold }: SharePlan,
  io: Io,
): Promise<string> {
  if (threshold > shares) throw new UsageError(`--threshold ${threshold} is more than --shares ${shares}`);
  const current = await currentKey(store, ids, nameOf(source));
  const before = await earlierSet(store);
  const deployment = await deploymentId(store);
  const custody = await openCustody({ masterKey: source, providers });
  try {
    // The source may have a newer one, of a rotation that was cut short.
    await custody.sealUnder(current);
    const made = await custody.createRecovery(recoveryOwner, { deployment, shares, threshold });
    const { set } = made.record;
    for (const [place, share] of made.shares.entries()) {
      io.stdout.write(`Share ${place + 1} of ${shares}, set ${set}:\n${share}\n\n`);
    }
    await store.write((transaction) => putRecovery(transaction, made));
    const replaced = before === undefined ? "" : ` The shares of set ${before} no longer restore anything.`;
    return `Any ${threshold} of these shares restore the key-encryption keys. They are shown only once; give each to a different person.${replaced}`;
  } finally {
    await custody.close();
  }
}

/** Also one that is damaged is replaced, and said to be. */
async function earlierSet(store: OpenedDeployment["store"]): Promise<string | undefined> {
  try {
    return (await findRecovery(store))?.record.set;
  } catch {
    return "unknown, which are damaged,";
  }
}

/** @returns what happened, for the operator */
export async function restoreKeys(
  opened: OpenedDatabase,
  { files, to }: { readonly files: readonly string[]; readonly to: Destination },
  io: Io,
): Promise<string> {
  const { providers, store } = opened;
  const kept = await findRecovery(store);
  if (!kept) throw new UsageError("this deployment has no recovery key");
  const { record } = kept;
  const place = destination(opened, to, io);
  const shares = files.length > 0 ? await sharesOf(io, files, record) : await askShares(io, record);
  const custody = await openCustody({ masterKey: { kind: "recovered", record, shares }, providers });
  try {
    const ids = record.keys.map(({ id }) => id);
    await currentKey(store, ids, "the record of the recovery key");
    const where = await place(custody);
    const keys = ids.length === 1 ? "1 key-encryption key" : `${ids.length} key-encryption keys`;
    return (
      `Restored ${keys} to ${where}. Shares that were brought together are a risk: run \`countersign master-key rotate\`, ` +
      "`drop-old` and `recovery create`."
    );
  } finally {
    await custody.close();
  }
}

/** Looks at the settings before anybody types shares. */
function destination(
  { settings, providers, store }: OpenedDatabase,
  to: Destination,
  io: Io,
): (custody: Custody) => Promise<string> {
  if (to === "file") {
    const local = localSource({ ...settings, masterKeyProvider: undefined }, io.env);
    if (local.kind !== "file") throw new UsageError(`${local.name} is set; unset it to restore the keys to a file`);
    const { path } = local;
    return async (custody) => {
      const existed = existsSync(path);
      await custody.saveMasterKeys(path);
      const before = await findWrappedKeys(store);
      if (before) await store.write((transaction) => replaceWrappedKeys(transaction, before, undefined));
      return existed ? `${path}, which had them already` : `${path}; keep a copy of it`;
    };
  }
  const { providerKey } = providerNamed(providers, to, `the keys are to go to ${to}`);
  return async (custody) => {
    const target = { provider: to, providerKey, deployment: await deploymentId(store) };
    const keys = await custody.wrapMasterKeys(target);
    const before = await findWrappedKeys(store);
    await store.write((transaction) => replaceWrappedKeys(transaction, before, { ...target, keys }));
    return `${to} ${providerKey}`;
  };
}

async function sharesOf(io: Io, files: readonly string[], record: RecoveryRecord): Promise<string[]> {
  const collection = new ShareCollection(record);
  const texts: string[] = [];
  for (const file of files) {
    if (file.replaceAll("-", "").toLowerCase().startsWith(`${sharePrefix}1`)) {
      throw new UsageError(
        "give files with shares, not the shares: other users of this computer can see arguments, and the " +
          "shell's history keeps them",
      );
    }
    const lines = (await readSecret(io, "share", file)).split(/\r?\n/).filter((line) => line.trim() !== "");
    for (const [place, line] of lines.entries()) {
      add(collection, line, lines.length === 1 ? file : `${file} line ${place + 1}`);
      texts.push(line);
    }
  }
  check(collection);
  return texts;
}

async function askShares(io: Io, record: RecoveryRecord): Promise<string[]> {
  const collection = new ShareCollection(record);
  const texts: string[] = [];
  io.stderr.write(`${record.threshold} of the ${record.shares} shares of set ${record.set} are needed.\n`);
  for await (const line of askLines(io, () => `share ${texts.length + 1}: `)) {
    try {
      collection.add(line, "this");
      texts.push(line);
    } catch (error) {
      io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
    if (collection.missing === 0) break;
  }
  check(collection);
  return texts;
}

function add(collection: ShareCollection, text: string, name: string): void {
  try {
    collection.add(text, name);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function check(collection: ShareCollection): void {
  try {
    collection.check();
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
