// Schemas of their own on the PostgreSQL server.

import { randomBytes } from "node:crypto";
import pg from "pg";
import { openStore } from "../../../service/src/store/open.js";

export interface Schema {
  readonly url: string;
  drop(): Promise<void>;
}

export interface BorrowedSchema extends Schema {
  /** Empties it for another test, or drops it. */
  giveBack(): Promise<void>;
}

/** `none` leaves PostgreSQL out, as the quick set does. Otherwise set by whoever runs the tests, or by `test/postgres.ts`. */
export const postgresUrl = process.env["TEST_POSTGRES_URL"] ?? "none";

/** Makes an empty one, without tables. */
export async function createSchema(): Promise<Schema> {
  const name = newName();
  await query(`create schema ${name}`);
  return { url: urlOf(name), drop: () => drop(name) };
}

/**
 * One that is up to date, holds nothing and numbers rows from the first: a new one, or one that another test has used. To bring a schema up to date
 * costs half a second of processor time, to empty it next to nothing.
 *
 * It is used again if whoever had it has left its tables as they were and nobody works on it any more.
 */
export async function borrowSchema(): Promise<BorrowedSchema> {
  const name = unused.pop() ?? (await migratedSchema());
  return { url: urlOf(name), drop: () => drop(name), giveBack: () => giveBack(name) };
}

/** Waiting for the next test of this worker. Those that are left at the end of the run go with its other schemas. */
const unused: string[] = [];

// What tests are about is found in few rows; tables that have grown are slower to empty than to make.
const largestReused = 16 * 2 ** 20;

let expectedForm: string | undefined;

async function migratedSchema(): Promise<string> {
  const name = newName();
  await query(`create schema ${name}`);
  await (await openStore(urlOf(name))).close();
  expectedForm ??= (await lookAt(name)).form;
  return name;
}

async function giveBack(name: string): Promise<void> {
  const { form, bytes } = await lookAt(name);
  if (form === expectedForm && bytes <= largestReused && (await emptied(name))) unused.push(name);
  else await drop(name);
}

/** @returns false, and nothing has happened, where others still work on it */
async function emptied(name: string): Promise<boolean> {
  try {
    await query(`do $$
      declare
        tables text;
        grown text;
        sequence text;
      begin
        select string_agg(format('%I.%I', schemaname, tablename), ', ') into tables
          from pg_tables where schemaname = '${name}' and tablename not like 'kysely%';
        execute 'lock table ' || tables || ' in access exclusive mode nowait';
        -- What is deleted stays in indexes, where the next test would come across it: of tables that have grown nothing does.
        for grown in select each from unnest(string_to_array(tables, ', ')) as each where pg_relation_size(each) > 65536 loop
          execute 'truncate ' || grown || ' cascade';
        end loop;
        -- Without foreign keys, in whatever order.
        set local session_replication_role = replica;
        execute (select string_agg('delete from ' || each, ';') from unnest(string_to_array(tables, ', ')) as each);
        for sequence in select format('%I.%I', schemaname, sequencename) from pg_sequences where schemaname = '${name}' loop
          execute 'alter sequence ' || sequence || ' restart';
        end loop;
      end $$`);
    return true;
  } catch {
    return false;
  }
}

/** A digest of all columns, constraints, indexes and triggers, and what the tables take. */
async function lookAt(name: string): Promise<{ readonly form: string; readonly bytes: number }> {
  const [row] = await query(`
    with tables as (select oid, relname from pg_class where relnamespace = '${name}'::regnamespace and relkind in ('r', 'i', 'v', 'S')),
    parts as (
      select relname || ' ' || attname || ' ' || atttypid || ' ' || attnotnull as part from pg_attribute join tables on oid = attrelid
      union all select relname || ' ' || conname || ' ' || contype::text from pg_constraint join tables on tables.oid = conrelid
      union all select relname || ' ' || tgname || ' ' || tgenabled::text from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal)
    select md5(string_agg(part, ',' order by part)) as form,
      (select sum(pg_relation_size(oid))::float8 from tables) as bytes from parts`);
  return row as { readonly form: string; readonly bytes: number };
}

function newName(): string {
  return `test_${process.env["TEST_RUN"] ?? "alone"}_${randomBytes(8).toString("hex")}`;
}

function urlOf(name: string): string {
  const url = new URL(postgresUrl);
  // Commits need not outlive the server, only the service.
  url.searchParams.set("options", `-c search_path=${name} -c synchronous_commit=off`);
  return url.href;
}

async function drop(name: string): Promise<void> {
  await query(`drop schema ${name} cascade`);
}

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
