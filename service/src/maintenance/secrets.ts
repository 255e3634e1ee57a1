// Everything that is sealed, for the rotation of the key-encryption key.

import { sameOwner } from "../custody/owner.js";
import type { SealedSecret } from "../custody/owner.js";
import { keyPlaces } from "../deployment-keys/places.js";
import { recoveryKeySetting, recoveryOwner } from "../store/recovery.js";
import { currentKey, nextKey } from "../store/signing-keys.js";
import type { Store, Transaction } from "../store/store.js";

/** Whose secrets a table holds. Owners bear the ids of the rows. */
const kinds = {
  private_keys: "privateKey",
  wallets: "wallet",
  secrets: "secret",
  import_targets: "transfer",
  contact_codes: "codeTarget",
  messages: "message",
  auth_proxies: "authProxy",
  oauth2_credentials: "oauth2Credential",
} as const;
type SecretTable = keyof typeof kinds;

const settings = [
  { name: recoveryKeySetting, owner: recoveryOwner },
  ...keyPlaces.map(({ name, owner }) => ({ name: currentKey(name).sealed, owner })),
  // Become those before, with all that they are sealed with.
  ...keyPlaces.map(({ name, owner }) => ({ name: nextKey(name).sealed, owner })),
] as const;

const tables = Object.keys(kinds) as SecretTable[];
/** Tables with sealed secrets. */
export const secretTables = [...tables, "deployment"] as const;

/** Few enough that whoever waits for their rows, or for a SQLite file, waits for milliseconds. */
const pageSize = 64;

/** A secret, and the text that is to take the place of the one that it has. */
export interface Replacement {
  readonly secret: SealedSecret;
  readonly resealed: string;
}

/**
 * Goes through sealed secrets of the deployment, some at a time, in no particular order.
 *
 * @param under id of a key-encryption key: only what is sealed under it
 */
export async function* sealedSecrets(store: Store, under?: string): AsyncGenerator<readonly SealedSecret[]> {
  for (const table of tables) {
    let after: { readonly organization_id: string; readonly id: string } | undefined;
    do {
      const rows = await readPage(store, table, under, after);
      if (rows.length > 0) {
        yield rows.map(({ organization_id, id, sealed }) => ({
          owner: { organizationId: organization_id, kind: kinds[table], id },
          sealed: sealed!,
        }));
      }
      after = rows.length === pageSize ? rows.at(-1) : undefined;
    } while (after);
  }
  const found = await readSettings(store, under);
  if (found.length > 0) yield found;
}

/** How many secrets are sealed under each key, by its id. */
export async function countSealed({ database }: Pick<Store, "database">): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const table of secretTables) {
    const rows = await database
      .selectFrom(table)
      .select((select) => ["sealed_under", select.fn.countAll<number>().as("count")])
      .where("sealed_under", "is not", null)
      .groupBy("sealed_under")
      .execute();
    for (const { sealed_under: id, count } of rows) counts.set(id!, (counts.get(id!) ?? 0) + Number(count));
  }
  return counts;
}

/**
 * Puts newly sealed texts in the place of the old ones, in one transaction, unless a secret was replaced or deleted
 * meanwhile.
 *
 * @returns how many were still there
 */
export function replaceSealed(store: Store, replacements: readonly Replacement[]): Promise<number> {
  return store.write(async (transaction) => {
    let count = 0;
    for (const each of replacements) if (await replace(transaction, each)) count++;
    return count;
  });
}

async function replace({ database }: Transaction, { secret, resealed }: Replacement): Promise<boolean> {
  const { owner, sealed } = secret;
  const names = settings.filter((each) => sameOwner(each.owner, owner)).map(({ name }) => name);
  const { numUpdatedRows } =
    names.length > 0
      ? await database
          .updateTable("deployment")
          .set({ value: resealed })
          .where("name", "in", names)
          .where("value", "=", sealed)
          .executeTakeFirst()
      : await database
          .updateTable(tableOf(owner))
          .set({ sealed: resealed })
          .where("organization_id", "=", owner.organizationId)
          .where("id", "=", owner.id)
          .where("sealed", "=", sealed)
          .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function readPage(
  { database }: Store,
  table: SecretTable,
  under: string | undefined,
  after: { readonly organization_id: string; readonly id: string } | undefined,
) {
  let select = database
    .selectFrom(table)
    .select(["organization_id", "id", "sealed"])
    .where("sealed", "is not", null)
    .orderBy("organization_id")
    .orderBy("id")
    .limit(pageSize);
  if (under !== undefined) select = select.where("sealed_under", "=", under);
  if (after) {
    select = select.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("organization_id", "id"), ">", tuple(after.organization_id, after.id)),
    );
  }
  return select.execute();
}

async function readSettings({ database }: Store, under: string | undefined): Promise<SealedSecret[]> {
  const found: SealedSecret[] = [];
  for (const { name, owner } of settings) {
    let select = database.selectFrom("deployment").select("value").where("name", "=", name);
    if (under !== undefined) select = select.where("sealed_under", "=", under);
    const row = await select.executeTakeFirst();
    if (row) found.push({ owner, sealed: row.value });
  }
  return found;
}

function tableOf({ kind }: SealedSecret["owner"]): SecretTable {
  const table = tables.find((each) => kinds[each] === kind);
  if (!table) throw new Error(`no table holds sealed secrets of a ${kind}`);
  return table;
}
