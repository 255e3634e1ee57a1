// Proves what is in the database as it is, whoever has written it: once for deployments of earlier versions, and where the
// operator has looked at an organization and accepts it.

import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { createHash } from "node:crypto";
import type { Hash } from "node:crypto";
import { existsSync } from "node:fs";
import { ConfigurationError } from "../../config/configuration-error.js";
import { proveWaiting } from "../ballots.js";
import { drawNumber } from "../revisions.js";
import type { Store, Transaction, WriteScope } from "../store.js";
import { headedColumns, noSums, sealHead } from "./head.js";
import type { HeadedRow, Sums } from "./head.js";
import { looseOf } from "./loose.js";
import { pagesOf } from "./pages.js";
import { canonicalValues, generationIn, prove } from "./proof.js";
import type { Proof, ProvedRow } from "./proof.js";
import { recordAcceptance } from "./recorded.js";
import { ruleOfPolicy } from "./rule.js";
import type { Rule } from "./rule.js";
import { describe, provedNames } from "./tables.js";
import type { ProvedName } from "./tables.js";

/** What was taken on trust. */
export interface Sealed {
  readonly organizations: number;
  readonly rows: number;
  /** SHA-256 in hex over all rows and what they say, which the same rows give anywhere. */
  readonly digest: string;
}

/** Why the rows of an earlier version are accepted, for the log. */
const earlierVersion = "rows of a version that proved none";

/** Small organizations share a transaction, of about so many rows. */
const rowsOfTransaction = 1000;

/** Whether a deployment has organizations, and none of them a head. */
export async function isUnsealed({ database }: Pick<Store, "database">): Promise<boolean> {
  const one = await database.selectFrom("organizations").select("id").limit(1).executeTakeFirst();
  if (!one) return false;
  const headed = await database
    .selectFrom("organizations")
    .select("id")
    .where("authority", "<>", "")
    .limit(1)
    .executeTakeFirst();
  return headed === undefined;
}

/**
 * Proves all organizations of a deployment of an earlier version as they are, also those that were deleted. All at once: a
 * row without a proof beside others that have one never comes from a sealing that was cut short.
 *
 * @param pinsFile what remembers that there were proofs, even where the database does not
 * @throws ConfigurationError where a version that proves rows has been there before
 */
export async function sealEarlierDeployment(store: Store, pinsFile: string): Promise<Sealed> {
  if (existsSync(pinsFile)) throw sealedBefore(`${pinsFile} has states of a deployment with proofs`);
  return store.write(async (transaction) => {
    const { engine, database } = transaction;
    const select = database.selectFrom("organizations").select("id").orderBy("id");
    const rows = await engine.forUpdate(select).execute();
    const trace = await traceOfProofs(transaction);
    if (trace !== undefined) throw sealedBefore(trace);
    const digest = createHash("sha256");
    let count = 0;
    for (const { id } of rows) count += await sealOrganization(transaction, id, digest, earlierVersion);
    return { organizations: rows.length, rows: count, digest: digest.digest("hex") };
  });
}

function sealedBefore(trace: string): ConfigurationError {
  return new ConfigurationError(
    `nothing is taken on trust: organizations have no proofs, but this is no deployment of an earlier version, because ${trace}. ` +
      "Somebody has taken the proofs away, or the database was put back to a state from before they were there. Restore a " +
      "backup; if you have put it back yourself, move authority.pins away",
  );
}

async function traceOfProofs({ database }: Pick<Store, "database">): Promise<string | undefined> {
  for (const table of ["organizations", "ballots", ...provedNames]) {
    const proved = looseOf({ database }).selectFrom(table).select("authority").where("authority", "<>", "").limit(1);
    if (await proved.executeTakeFirst()) return `a row of ${table} has a proof`;
  }
  const log = await database.selectFrom("logs").select("number").limit(1).executeTakeFirst();
  return log && "there is a transparency log";
}

/** Proves all organizations as they are, some at a time, beside services that go on. */
export async function sealDeployment(store: Store, reason?: string): Promise<Sealed> {
  const digest = createHash("sha256");
  const done = { organizations: 0, rows: 0 };
  for (let last = ""; ;) {
    const select = store.database.selectFrom("organizations").select("id").where("id", ">", last);
    const ids = await select.orderBy("id").limit(100).execute();
    if (ids.length === 0) break;
    for (let at = 0; at < ids.length;) {
      const from = at;
      const some = await store.write(async (transaction) => {
        const hash = createHash("sha256");
        let [rows, next] = [0, from];
        for (; next < ids.length && rows < rowsOfTransaction; next++) {
          rows += await sealOrganization(transaction, ids[next]!.id, hash, reason);
        }
        return { rows, next, digest: hash.digest() };
      });
      digest.update(some.digest);
      done.rows += some.rows;
      done.organizations += some.next - at;
      at = some.next;
    }
    last = ids.at(-1)!.id;
  }
  return { ...done, digest: digest.digest("hex") };
}

/**
 * Proves an organization as it is. Its counter becomes a time, which no counter of an earlier state has reached.
 *
 * @param reason for the transparency log, which has no record otherwise
 * @returns how many rows it has
 */
export async function sealOrganization(
  transaction: Transaction,
  organizationId: string,
  digest: Hash,
  reason?: string,
): Promise<number> {
  const scope = transaction.in(organizationId);
  const { authority, database, engine } = transaction;
  const select = database
    .selectFrom("organizations")
    .select([...headedColumns])
    .where("id", "=", organizationId);
  const row: HeadedRow | undefined = await engine.forUpdate(select).executeTakeFirst();
  if (!row) return 0;
  let [count, sums] = [1, noSums];
  const rules: Rule[] = ["quorum"];
  digest.update(JSON.stringify(headedColumns.map((column) => (column === "authority" ? "" : row[column]))));
  for (const table of provedNames) {
    for await (const rows of pagesOf(scope, table)) {
      const proofs = rows.map((each) => prove(authority, table, organizationId, each, generationIn(each) + 1));
      for (const each of rows) digest.update(JSON.stringify([table, ...canonicalValues(table, each)]));
      await replaceProofs(scope, table, rows, proofs);
      sums = added(sums, table, proofs);
      count += rows.length;
      if (table === "policies") rules.push(...rows.map((each) => ruleOfPolicy(String(each["id"]), each as never)));
    }
  }
  count += await proveWaiting(scope, true);
  const counter = Math.max(generationIn(row), authority.counterOf(organizationId), Date.now()) + 1;
  const head = sealHead(authority, row, { ...sums, counter });
  // Whoever remembers it reads all of it again.
  await looseOf({ database })
    .updateTable("organizations")
    .set({ authority: head, revision: drawNumber(), changes: "" })
    .where("id", "=", organizationId)
    .execute();
  // Of one that was deleted, the records are forgotten.
  if (reason !== undefined && row.deleted_at === null) {
    await recordAcceptance(scope, { counter, authority: head, reason, rows: count }, rules);
  }
  return count;
}

/** Writes the proofs of rows that are as they were read. */
export async function replaceProofs(
  { database, organizationId }: Pick<WriteScope, "database" | "organizationId">,
  table: ProvedName,
  rows: readonly ProvedRow[],
  proofs: readonly Proof[],
): Promise<void> {
  const { key } = describe(table);
  const names = key.map((_column, index) => `key_${index}`);
  const values: RawBuilder<unknown>[] = rows.map((row, index) => {
    const parts = key.map((column) => typed(row[column]));
    return sql`(${sql.join([...parts, sql`${proofs[index]!.text}`])})`;
  });
  const same = key.map(
    (column, index) => sql<SqlBool>`${sql.ref(`${table}.${column}`)} = proved.${sql.ref(names[index]!)}`,
  );
  await sql`
    with proved (${sql.join([...names, "proof"].map((name) => sql.ref(name)))}) as (values ${sql.join(values)})
    update ${sql.table(table)} set authority = proved.proof from proved
    where ${sql.ref(`${table}.organization_id`)} = ${organizationId} and ${sql.join(same, sql` and `)}`.execute(
    database,
  );
}

/** PostgreSQL takes the type of the first row for that of all. */
function typed(value: unknown): RawBuilder<unknown> {
  return typeof value === "number" ? sql`cast(${value} as bigint)` : sql`${value}`;
}

function added(sums: Sums, table: ProvedName, proofs: readonly Proof[]): Sums {
  const sum = proofs.reduce((all, { element }) => all + element, 0n);
  const { completeness } = describe(table);
  if (completeness === "whole") return { ...sums, whole: sums.whole + sum };
  return completeness === "holding" ? { ...sums, holdings: sums.holdings + sum } : sums;
}
