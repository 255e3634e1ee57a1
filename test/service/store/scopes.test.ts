// No function of the store that is given the scope of an organization reads or changes what belongs to another. Both
// organizations here have the very same rows: only by asking for the right one are they told apart. So a function must
// do, beside the other organization, exactly what it does where that one does not exist.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collect } from "../../../service/src/store/batches.js";
import type { Store, WriteScope } from "../../../service/src/store/store.js";
import { rewrite, unproved } from "../support/authority.js";
import { database } from "../support/service.js";
import { files, withoutRows } from "./calls.js";
import { newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";
import { ours, rowsOf, theirs } from "./rows.js";
import type { Rows, RowsTable } from "./rows.js";

async function insert(store: Store, rows: Rows): Promise<void> {
  await rewrite(store, async (database) => {
    for (const [table, values] of Object.entries(rows) as [string, readonly object[]][]) {
      if (values.length > 0)
        await database
          .insertInto(table)
          .values(values as never)
          .execute();
    }
  });
  // To take rows for the service's own draws another one.
  await store.write((transaction) => unproved(transaction).updateTable("organizations").set({ revision: 5 }).execute());
}

/** All rows of the other organization and those below it. */
async function theirRows({ database }: WriteScope): Promise<unknown> {
  const rows = [];
  for (const table of Object.keys(rowsOf(theirs)) as RowsTable[]) {
    if (table === "deployment") continue;
    const column = table === "organizations" ? "id" : "organization_id";
    const found = await database
      .selectFrom(table)
      .selectAll()
      .where(column as never, "like", `${theirs}%` as never)
      .execute();
    rows.push([table, found.map((row) => JSON.stringify(row)).sort()]);
  }
  return rows;
}

const scoped = Object.entries(files).flatMap(([file, content]) =>
  Object.entries(content.calls).flatMap(([name, call]) =>
    typeof call === "function" ? [{ name: `${name} of ${file}`, call }] : [],
  ),
);

test("the table of calls has every file of the store, and every function of those with rows of organizations", () => {
  const folder = fileURLToPath(new URL("../../../service/src/store/", import.meta.url));
  const present = readdirSync(folder).flatMap((name) => (name.endsWith(".ts") ? [name.slice(0, -3)] : []));
  expect([...Object.keys(files), ...withoutRows].sort()).toEqual(present.sort());
  for (const content of Object.values(files)) {
    expect(Object.keys(content.calls).sort()).toEqual(Object.keys(content.exported).sort());
  }
});

class Undo extends Error {}

/** Without what proves rows: it is drawn anew for each. */
function withoutProofs(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutProofs);
  if (typeof answer !== "object" || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name !== "authority" && name !== "ballot"));
}

function answerOf(called: unknown): unknown {
  const isBatches = typeof called === "object" && called !== null && Symbol.asyncIterator in called;
  return isBatches ? collect(called as AsyncIterable<readonly unknown[]>) : called;
}

describe(`on ${database}, beside another organization with the same rows`, () => {
  /** Has our organization only. */
  let alone: OpenedStore;
  let beside: OpenedStore;
  /** What is theirs, whatever is done and undone. */
  let before: unknown;
  beforeAll(async () => {
    alone = await newStore();
    beside = await newStore();
    await insert(alone.store, rowsOf(ours));
    await insert(beside.store, rowsOf(theirs));
    await insert(beside.store, rowsOf(ours));
    ({ left: before } = await run(beside, () => undefined, theirRows));
  });
  afterAll(async () => {
    await alone.close();
    await beside.close();
  });

  /** What a function answers, and what is seen then; undoes it. */
  async function run(
    { store }: OpenedStore,
    call: (scope: WriteScope) => unknown,
    see: (scope: WriteScope) => Promise<unknown> = async () => undefined,
  ) {
    let found: unknown;
    const undone = store.write(async (transaction) => {
      const scope = transaction.in(ours);
      const answer = await answerOf(call(scope));
      found = { answer: withoutProofs(answer), left: await see(scope) };
      throw new Undo();
    });
    await expect(undone).rejects.toBeInstanceOf(Undo);
    return found as { readonly answer: unknown; readonly left: unknown };
  }

  test.each(scoped)("$name acts as if it were alone", async ({ call }) => {
    const { answer, left } = await run(beside, call, theirRows);
    expect(answer).toEqual((await run(alone, call)).answer);
    expect(left).toEqual(before);
  });
});
