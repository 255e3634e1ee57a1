// The recovery key of the deployment: the record of what its shares restore, and what encrypts to it, as custody has sealed it.

import { formatRecovery, parseRecovery } from "../custody/recovery-record.js";
import type { RecoveryRecord } from "../custody/recovery-record.js";
import type { Store, Transaction } from "./store.js";

/** Whose secret it is. */
export const recoveryOwner = { organizationId: "deployment", kind: "service", id: "recovery" } as const;
/** Setting of the deployment that holds what custody has sealed. */
export const recoveryKeySetting = "recovery_key";
const recordSetting = "recovery";
const deploymentSetting = "deployment_id";

export interface KeptRecovery {
  readonly record: RecoveryRecord;
  readonly sealed: string;
}

/**
 * What is kept, or undefined where no recovery key was made.
 *
 * @throws Error one half is missing, the record cannot be read, or is another deployment's
 */
export async function findRecovery({ database }: Pick<Store, "database">): Promise<KeptRecovery | undefined> {
  const rows = await database
    .selectFrom("deployment")
    .select(["name", "value"])
    .where("name", "in", [recordSetting, recoveryKeySetting, deploymentSetting])
    .execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const text = values.get(recordSetting);
  const sealed = values.get(recoveryKeySetting);
  if (text === undefined && sealed === undefined) return undefined;
  if (text === undefined || sealed === undefined) throw new Error("one half of the recovery key is missing");
  const record = parseRecovery(text);
  if (record.deployment === values.get(deploymentSetting)) return { record, sealed };
  throw new Error(`the recovery key in the database is that of another deployment, ${record.deployment}`);
}

/** Keeps a key in the place of the one that is there. */
export async function putRecovery({ database }: Transaction, { record, sealed }: KeptRecovery): Promise<void> {
  await database.deleteFrom("deployment").where("name", "in", [recordSetting, recoveryKeySetting]).execute();
  await database
    .insertInto("deployment")
    .values([
      { name: recordSetting, value: formatRecovery(record) },
      { name: recoveryKeySetting, value: sealed },
    ])
    .execute();
}

/**
 * Changes which keys the shares restore.
 *
 * @throws Error where another record is there by now
 */
export async function replaceRecord(
  { database }: Transaction,
  before: RecoveryRecord,
  after: RecoveryRecord,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable("deployment")
    .set({ value: formatRecovery(after) })
    .where("name", "=", recordSetting)
    .where("value", "=", formatRecovery(before))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error("another command has changed the recovery key meanwhile; try again");
}
