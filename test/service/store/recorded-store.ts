// A store that remembers every statement, to look at how the database carries them out.

import Sqlite from "better-sqlite3";
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { idOf } from "../../../service/src/event-loop/owner.js";
import type { OwnerOrId } from "../../../service/src/event-loop/owner.js";
import { postgresEngine } from "../../../service/src/store/postgres/engine.js";
import { columnTypes } from "../../../service/src/store/postgres/pool.js";
import { sqliteEngine } from "../../../service/src/store/sqlite/engine.js";
import type { Database } from "../../../service/src/store/schema.js";
import type { Scope, Store } from "../../../service/src/store/store.js";
import { present } from "../support/results.js";
import { testAuthority } from "../support/authority.js";

export interface RecordedStore {
  /** Reads what was committed, and writes nothing. */
  readonly store: Store;
  /** The statements since the last time, each once; on PostgreSQL, with each of their parameters. */
  take(): CompiledQuery[];
  /** What a statement does to the database, as far as it can be told to be bad; empty where all is well. */
  faultsOf(query: CompiledQuery): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Opens a database a second time.
 *
 * @param location path of a SQLite file, or PostgreSQL URL
 * @param most rows that one statement may touch on PostgreSQL, which counts them
 */
export function openRecorded(location: string, most: number): RecordedStore {
  const statements = new Map<string, CompiledQuery>();
  const isPostgres = location.startsWith("postgres");
  const sqlite = isPostgres ? undefined : new Sqlite(location, { readonly: true });
  const database = new Kysely<Database>({
    dialect: sqlite
      ? new SqliteDialect({ database: sqlite })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: location, max: 2, types: columnTypes }) }),
    // SQLite plans by the text alone: it has no statistics of what is stored.
    log: ({ query }) =>
      void statements.set(sqlite ? query.sql : `${query.sql} ${JSON.stringify(query.parameters)}`, query),
  });
  const access = {
    authority: testAuthority(),
    engine: sqlite ? sqliteEngine : postgresEngine,
    database,
    run: async <Row>(query: CompiledQuery<Row>) => (await database.executeQuery(query)).rows,
  };
  const inOrganization = (organization: OwnerOrId): Scope => ({ ...access, organizationId: idOf(organization) });
  const take = () => {
    const taken = [...statements.values()];
    statements.clear();
    return taken;
  };
  return {
    take,
    store: {
      ...access,
      isShared: false,
      commits: 0,
      in: inOrganization,
      checkWritable: () => Promise.reject(new Error("this store reads only")),
      write: () => Promise.reject(new Error("this store reads only")),
      close: () => database.destroy(),
    },
    async faultsOf(query) {
      const faults = sqlite ? faultsOnSqlite(sqlite, query) : await faultsOnPostgres(database, query, most);
      take();
      return faults;
    },
    close: () => database.destroy(),
  };
}

/**
 * Tables are entered by an index only, with everything that the statement asks of a row, so that every row that is touched
 * is one that is wanted; and they are entered in the order that is asked for.
 */
function faultsOnSqlite(sqlite: Sqlite.Database, { sql, parameters }: CompiledQuery): string[] {
  const tables = new Set(
    sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[],
  );
  const aliases = new Map(
    [...sql.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table, alias]) => [
      present(alias, "alias"),
      present(table, "table"),
    ]),
  );
  const plan = sqlite.prepare(`explain query plan ${sql}`).all(...parameters) as { readonly detail: string }[];
  return plan.flatMap(({ detail }) => {
    const [, verb = "", name = ""] = /^(SCAN|SEARCH) (\w+)/.exec(detail) ?? [];
    const table = aliases.get(name) ?? name;
    if (/B-TREE/.test(detail)) return [detail];
    if (!tables.has(table) || detail.includes("VIRTUAL TABLE")) return [];
    if (verb === "SCAN") return [detail];
    const index = /INDEX (\w+)/.exec(detail)?.[1];
    const held = index ? sqlite.prepare("select sql from sqlite_master where name = ?").pluck().get(index) : undefined;
    const condition = typeof held === "string" ? (/ where (.*)$/.exec(held)?.[1] ?? "") : "";
    const bound = new Set(`${detail} ${condition}`.match(/\w+/g));
    if (isOneRow(sqlite, table, index, detail)) return [];
    const columns = sqlite.prepare("select name from pragma_table_info(?)").pluck().all(table) as string[];
    return columns
      .filter((column) => asks(sql, name, column) && !bound.has(column))
      .map((column) => `${detail}: rows are read before ${column} is looked at`);
  });
}

/** Whether a unique index is entered with all its columns. */
function isOneRow(sqlite: Sqlite.Database, table: string, index: string | undefined, detail: string): boolean {
  const isUnique = sqlite
    .prepare('select 1 from pragma_index_list(?) where name = ? and "unique" = 1')
    .get(table, index);
  const columns = sqlite.prepare("select name from pragma_index_info(?)").pluck().all(index) as string[];
  return isUnique !== undefined && columns.every((column) => detail.includes(`${column}=?`));
}

/** Whether a statement compares a column of a table. */
function asks(sql: string, table: string, column: string): boolean {
  const compared = `"?${column}"? (=|<>|<=|>=|<|>|in|is) `;
  return new RegExp(`("?${table}"?\\.|[^.\\w"])${compared}`).test(sql);
}

interface Explained {
  readonly "QUERY PLAN": readonly [{ readonly Plan: PlanNode }];
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

function outline(node: PlanNode): string {
  const inner = (node.Plans ?? []).map(outline).join(", ");
  return `${node["Node Type"]} ${node["Relation Name"] ?? ""}${inner && ` (${inner})`}`;
}

/** Runs the statement, and counts the rows that were touched, wanted or not. */
async function faultsOnPostgres(
  database: Kysely<Database>,
  { sql, parameters }: CompiledQuery,
  most: number,
): Promise<string[]> {
  const { rows } = await database.executeQuery(
    CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
  );
  const touched = (node: PlanNode): number => {
    const own =
      node["Relation Name"] === undefined && node["Node Type"] !== "Bitmap Index Scan"
        ? 0
        : node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
    return (node.Plans ?? []).reduce((sum, plan) => sum + touched(plan), own * node["Actual Loops"]);
  };
  const { Plan: plan } = (rows[0] as Explained)["QUERY PLAN"][0];
  const sum = touched(plan);
  return sum > most ? [`${sum} rows are touched, and not ${most} at most: ${outline(plan)}`] : [];
}
