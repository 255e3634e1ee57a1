// Both databases behave alike: every function of the store, called on the same rows, answers the same on SQLite and on
// PostgreSQL, fails the same, and leaves the same rows.

import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collect } from "../../../service/src/store/batches.js";
import type { Database } from "../../../service/src/store/schema.js";
import type { Store, Transaction, WriteScope } from "../../../service/src/store/store.js";
import { database } from "../support/service.js";
import { files } from "./calls.js";
import { newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";
import { later, ours, rowsOf, theirs } from "./rows.js";
import { spanning, unscoped } from "./spanning-calls.js";
import { rewrite } from "../support/authority.js";

const scoped = Object.entries(files).flatMap(([file, { calls }]) =>
  Object.entries(calls).flatMap(([name, call]) =>
    typeof call === "function" ? [{ name: `${name} of ${file}`, call }] : [],
  ),
);
const others = Object.entries(spanning).flatMap(([file, { calls }]) =>
  Object.entries(calls).map(([name, call]) => ({ name: `${name} of ${file}`, call })),
);
/** Files of which every function is called here, for they have no rows of organizations. */
const whole = ["console-pairings", "deployment", "key-encryption-keys", "logs", "lookups", "processes", "wrapped-keys"];

const tables = [
  ...(Object.keys(rowsOf(ours)) as (keyof Database)[]),
  ...(["archive_files", "console_pairings", "key_encryption_keys", "log_tiles", "logs", "processes"] as const),
];

async function fill(store: Store): Promise<void> {
  await rewrite(store, async (database) => {
    for (const organizationId of [theirs, ours])
      for (const [table, values] of Object.entries(rowsOf(organizationId)) as [string, readonly object[]][])
        if (values.length > 0)
          await database
            .insertInto(table)
            .values(values as never)
            .execute();
  });
}

/** Everything that a database holds. */
async function contentOf({ database }: Pick<Transaction, "database">): Promise<unknown> {
  const content: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await database.executeQuery(CompiledQuery.raw(`select * from "${table}"`));
    content[table] = rows.map(plainRow).sort();
  }
  return content;
}

/** A value without what differs from one run or server to the next: times, ids and revisions that are drawn. */
function plain(value: unknown): unknown {
  const json = JSON.stringify(value, (name, member: unknown) => {
    // What proves a row is drawn, too.
    if (name === "authority" || name === "ballot") return undefined;
    if (member instanceof Map || member instanceof Set) return [...member];
    if (typeof member !== "string" && typeof member !== "number") return member;
    const text = String(member)
      .replaceAll(/[0-9a-f]{8}-\w{4}-7\w{3}-\w{4}-\w{12}/g, (id) => (id === ours || id === theirs ? id : "an id"))
      .replaceAll(/^(\d+)@.*$/g, "$1")
      .replaceAll(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/g, "a time")
      .replaceAll(/\d{13,}(?:\.\d+)?/g, (drawn) => (Number(drawn) === later ? drawn : "a number"));
    return text === String(member) ? member : text;
  });
  return json === undefined ? undefined : (JSON.parse(json) as unknown);
}

/** Texts of rows, most of which stay as they are. */
const plainRows = new Map<string, string>();

function plainRow(row: unknown): string {
  const text = JSON.stringify(row);
  const known = plainRows.get(text) ?? JSON.stringify(Object.entries(plain(row) as object).sort());
  plainRows.set(text, known);
  return known;
}

/** What a call answers or throws. */
async function outcomeOf(call: () => unknown): Promise<unknown> {
  try {
    const called = call();
    const isBatches = typeof called === "object" && called !== null && Symbol.asyncIterator in called;
    return { answer: plain(await (isBatches ? collect(called as AsyncIterable<readonly unknown[]>) : called)) };
  } catch (error) {
    const { name, message } = error as Error;
    return { name, message };
  }
}

class Undo extends Error {}

test("the calls have every function that spans organizations, and all of the files that know none", () => {
  const named = new Set(others.map(({ name }) => name));
  expect(unscoped.filter((name) => !named.has(name))).toEqual([]);
  const missing = whole.flatMap((file) => {
    const { exported = {}, calls = {} } = spanning[file] ?? {};
    return Object.keys(exported).filter((name) => !Object.hasOwn(calls, name));
  });
  expect(missing).toEqual([]);
});

describe.skipIf(database !== "postgres")("SQLite and PostgreSQL", () => {
  let opened: readonly OpenedStore[];
  beforeAll(async () => {
    opened = await Promise.all((["sqlite", "postgres"] as const).map((kind) => newStore(kind)));
    for (const { store } of opened) await fill(store);
  });
  afterAll(async () => {
    for (const { close } of opened) await close();
  });

  const both = (run: (store: Store) => Promise<unknown>) => Promise.all(opened.map(({ store }) => run(store)));

  /** What a function answers in the scope of an organization, and what it leaves; then undoes it. */
  async function undone(store: Store, call: (scope: WriteScope) => unknown): Promise<unknown> {
    let found: unknown;
    const writing = store.write(async (transaction) => {
      const outcome = await outcomeOf(() => call(transaction.in(ours)));
      // PostgreSQL carries nothing out any more in a transaction that has failed.
      const left = "answer" in (outcome as object) ? await contentOf(transaction) : undefined;
      found = { outcome, left };
      throw new Undo();
    });
    await expect(writing).rejects.toBeInstanceOf(Error);
    return found;
  }

  test.each(scoped)("$name: one answer, one effect", async ({ call }) => {
    const [sqlite, postgres] = await both((store) => undone(store, call));
    expect(postgres).toEqual(sqlite);
    expect(sqlite).toHaveProperty("outcome.answer");
  });

  test.each(others)("$name: one answer, one effect, one after the other", async ({ call }) => {
    const [sqlite, postgres] = await both(async (store) => ({
      outcome: await outcomeOf(() => call(store)),
      left: await contentOf(store),
    }));
    expect(postgres).toEqual(sqlite);
  });
});
