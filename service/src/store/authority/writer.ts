// The one way by which rows that decide who may do what are written. A change begins with the proof of what it changes, so that
// it never passes something on that was written past the service.

import { parentOf } from "../parent.js";
import { mostAtOnce, precompiled, precompiledForEach } from "../precompiled.js";
import type { Parameters } from "../precompiled.js";
import type { ProvedRows } from "./rows.js";
import type { Access, WriteScope } from "../store.js";
import { tagIdsOf } from "../tag-ids.js";
import { gone } from "./authority.js";
import { looseOf } from "./loose.js";
import type { Loose, Value } from "./loose.js";
import { nameOf, proofsOf, prove } from "./proof.js";
import type { Proof, ProvedRow } from "./proof.js";
import { comparesStates, coveredColumns, describe, provedNames } from "./tables.js";
import type { ProvedName } from "./tables.js";

type Column<Table extends ProvedName> = keyof ProvedRows[Table] & string;

/** Conditions that all have to hold. */
export type Where<Table extends ProvedName> = readonly (readonly [
  column: Column<Table>,
  operator: "=" | "<>" | "<" | "<=" | ">" | "is" | "is not" | "in" | "not in",
  value: Value | readonly string[],
])[];

/** What the caller says of a row: its organization is that of the scope, and its parent follows. */
export type NewRow<Table extends ProvedName> = Omit<ProvedRows[Table], "organization_id" | "parent_id">;

export type Changed<Table extends ProvedName> = Partial<NewRow<Table>>;

/** Adds a row. */
export async function insertRow<Table extends ProvedName>(
  scope: WriteScope,
  table: Table,
  row: NewRow<Table>,
): Promise<void> {
  await inserted[table](scope, addedTo(scope, table, row));
}

/**
 * Changes a row that was read in the same transaction, and locked. All its columns are written, by one statement that is
 * compiled once.
 *
 * @param before as it was read, with its proof
 * @throws NotProved
 */
export async function replaceRow<Table extends ProvedName>(
  scope: WriteScope,
  table: Table,
  before: NewRow<Table> & { readonly authority: string },
  changes: Changed<Table>,
): Promise<void> {
  const row = before as unknown as ProvedRow;
  const [known] = proofsOf(scope.authority, table, scope.organizationId, [row]);
  const after: ProvedRow = { ...row, ...changes };
  await putProved(scope, table, after, known!, (authority) =>
    putRow(scope, table, scope.organizationId, after, authority),
  );
}

/** Writes all columns of a row that is there, with the proof of what they say. */
export async function putRow(
  access: Access,
  table: ProvedName,
  organizationId: string,
  row: ProvedRow,
  authority: string,
): Promise<void> {
  const values: Record<string, Value> = { organization_id: organizationId, authority };
  for (const column of coveredColumns(table)) values[column] = (row[column] ?? null) as Value;
  await replaced[table](access, values);
}

/** Adds rows of which there may be many. */
export async function insertRows<Table extends ProvedName>(
  scope: WriteScope,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  if (rows.length === 1) return insertRow(scope, table, rows[0]!);
  if (rows.length === 0) return;
  if (rows.length <= mostAtOnce) {
    return void (await insertedTogether[table](
      scope,
      rows.map((row) => addedTo(scope, table, row)),
    ));
  }
  await looseOf(scope)
    .insertInto(table)
    .values(rows.map((row) => addedTo(scope, table, row)))
    .execute();
}

/**
 * Changes rows.
 *
 * @param changes the same of all rows, or what is to change of each
 * @returns the rows as they were
 * @throws NotProved
 */
export async function updateRows<Table extends ProvedName>(
  scope: WriteScope,
  table: Table,
  where: Where<Table>,
  changes: Changed<Table> | ((row: ProvedRows[Table]) => Changed<Table>),
): Promise<ProvedRows[Table][]> {
  const rows = await heldRows(scope, table, where);
  for (const { row, proof } of rows) {
    const changed = typeof changes === "function" ? changes(row as unknown as ProvedRows[Table]) : changes;
    await put(scope, table, row, proof, changed as Readonly<Record<string, Value>>);
  }
  return rows.map(({ row }) => row as unknown as ProvedRows[Table]);
}

/**
 * Removes rows, with the tags that they carry.
 *
 * @returns the rows as they were
 * @throws NotProved
 */
export async function removeRows<Table extends ProvedName>(
  scope: WriteScope,
  table: Table,
  where: Where<Table>,
): Promise<ProvedRows[Table][]> {
  const rows = await heldRows(scope, table, where);
  const { key, tagged } = describe(table);
  const [column, ...others] = key;
  const loose = looseOf(scope);
  for (const some of portions(rows, others.length === 0 ? mostKeysAtOnce : 1)) {
    let removed = loose.deleteFrom(table as string).where("organization_id", "=", scope.organizationId);
    removed = removed.where(column!, "in", some.map(({ row }) => row[column!] as Value) as never);
    for (const other of others) removed = removed.where(other, "=", some[0]!.row[other] as Value);
    await removed.execute();
    if (!tagged) continue;
    await loose
      .deleteFrom("tag_members")
      .where("organization_id", "=", scope.organizationId)
      .where("member_id", "in", some.map(({ row }) => String(row["id"])) as never)
      .execute();
  }
  for (const { row, proof } of rows) {
    count(scope, table, -proof.element);
    noteGeneration(scope, table, row, gone);
  }
  return rows.map(({ row }) => row as unknown as ProvedRows[Table]);
}

/** Puts tags on users and private keys. Those that carry one already keep it. */
export async function tagMembers(scope: WriteScope, tagId: string, memberIds: readonly string[]): Promise<void> {
  await retag(scope, memberIds, async (loose) => {
    const rows = memberIds.map((id) => ({ organization_id: scope.organizationId, tag_id: tagId, member_id: id }));
    await loose
      .insertInto("tag_members")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Takes a tag off users and private keys, or, without a tag, all tags. */
export async function untagMembers(
  scope: WriteScope,
  tagId: string | undefined,
  memberIds: readonly string[],
): Promise<void> {
  await retag(scope, memberIds, async (loose) => {
    const remove = loose
      .deleteFrom("tag_members")
      .where("organization_id", "=", scope.organizationId)
      .where("member_id", "in", memberIds as never);
    await (tagId === undefined ? remove : remove.where("tag_id", "=", tagId)).execute();
  });
}

/**
 * Removes all that the organization has in some tables, without looking at it: it is closed, and whoever had put something
 * there loses it.
 */
export async function removeAll(
  { database, organizationId }: WriteScope,
  table: ProvedName | "tag_members",
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom(table)
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Of so many keys, a statement is asked at once. */
const mostKeysAtOnce = 200;

/** Changes who carries which tags, and proves them anew. */
async function retag(
  scope: WriteScope,
  memberIds: readonly string[],
  change: (loose: Loose) => Promise<void>,
): Promise<void> {
  if (memberIds.length === 0) return;
  const loose = looseOf(scope);
  const members: (readonly [ProvedName, Held])[] = [];
  for (const table of ["users", "private_keys"] as const) {
    for (const held of await heldRows(scope, table, [["id", "in", memberIds]])) members.push([table, held]);
  }
  await change(loose);
  const rows = await loose
    .selectFrom("tag_members")
    .select(["member_id", "tag_id"])
    .where("organization_id", "=", scope.organizationId)
    .where("member_id", "in", memberIds as never)
    .execute();
  for (const [table, { row, proof }] of members) {
    const tags = rows.filter(({ member_id: id }) => id === row["id"]).map(({ tag_id: id }) => id);
    await put(scope, table, { ...row, tag_ids: tags.join(",") }, proof, {});
  }
}

interface Held {
  readonly row: ProvedRow;
  readonly proof: Proof;
}

/** Rows as they stay until the transaction ends, unless it changes them. */
async function heldRows<Table extends ProvedName>(
  scope: WriteScope,
  table: Table,
  where: Where<Table>,
): Promise<Held[]> {
  const { authority, engine, organizationId } = scope;
  const { tagged } = describe(table);
  let select = looseOf(scope)
    .selectFrom(table as string)
    .select([...coveredColumns(table), "authority"])
    .where("organization_id", "=", organizationId);
  if (tagged) select = select.select(tagIdsOf(table as "users").as("tag_ids"));
  for (const [column, operator, value] of where) select = select.where(column, operator, value as never);
  const rows: readonly ProvedRow[] = await engine.forUpdate(select as never as Select).execute();
  const proofs = proofsOf(authority, table, organizationId, rows);
  return rows.map((row, index) => ({ row, proof: proofs[index]! }));
}

type Select = Parameters0<WriteScope["engine"]["forUpdate"]>;
type Parameters0<Method> = Method extends (argument: infer Argument) => unknown ? Argument : never;

/** Writes what is to change of a row, with its new proof. */
async function put(
  scope: WriteScope,
  table: ProvedName,
  row: ProvedRow,
  before: Proof,
  changes: Readonly<Record<string, Value>>,
): Promise<void> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after = { ...row, ...Object.fromEntries(given) };
  await putProved(scope, table, after, before, async (authority) => {
    let update = looseOf(scope)
      .updateTable(table)
      .set({ ...Object.fromEntries(given), authority })
      .where("organization_id", "=", scope.organizationId);
    for (const column of describe(table).key) update = update.where(column, "=", row[column] as Value);
    await update.execute();
  });
}

/** Proves what has become of a row, has it written, and notes what that changes. */
async function putProved(
  scope: WriteScope,
  table: ProvedName,
  after: ProvedRow,
  before: Proof,
  write: (authority: string) => Promise<void>,
): Promise<void> {
  const proof = prove(scope.authority, table, scope.organizationId, after, before.generation + 1);
  await write(proof.text);
  count(scope, table, proof.element - before.element);
  noteGeneration(scope, table, after, proof.generation);
}

function addedTo<Table extends ProvedName>(scope: WriteScope, table: Table, row: NewRow<Table>): Parameters {
  const given = row as unknown as Readonly<Record<string, Value>>;
  const proof = prove(scope.authority, table, scope.organizationId, given, 0);
  count(scope, table, proof.element);
  const values: Record<string, Value> = { organization_id: scope.organizationId, authority: proof.text };
  for (const column of [...coveredColumns(table), ...describe(table).free])
    if (column !== "parent_id") values[column] = given[column] ?? null;
  return values;
}

/** One statement for each table, which is compiled once. */
const inserted = Object.fromEntries(
  provedNames.map((table) => [
    table,
    precompiled(`${table}_row_inserted`, (database, row: Parameters) => {
      const hasParent = describe(table).free.some((column) => column === "parent_id");
      const parent = { parent_id: parentOf({ database, organizationId: row["organization_id"] as string }) };
      const values = { ...row, ...(hasParent && parent) };
      return looseOf({ database })
        .insertInto(table)
        .values(values as never);
    }),
  ]),
) as unknown as Readonly<Record<ProvedName, (scope: WriteScope, row: Parameters) => Promise<unknown>>>;

const insertedTogether = Object.fromEntries(
  provedNames.map((table) => [
    table,
    precompiledForEach(`${table}_rows_inserted`, (database, rows: readonly Parameters[]) =>
      looseOf({ database })
        .insertInto(table)
        .values(rows as never),
    ),
  ]),
) as unknown as Readonly<Record<ProvedName, (scope: WriteScope, rows: readonly Parameters[]) => Promise<unknown>>>;

const replaced = Object.fromEntries(
  provedNames.map((table) => [
    table,
    precompiled(`${table}_row_replaced`, (database, row: Parameters) => {
      const { key } = describe(table);
      const set = Object.fromEntries(
        [...coveredColumns(table), "authority"]
          .filter((column) => !key.includes(column))
          .map((column) => [column, row[column]]),
      );
      let update = looseOf({ database })
        .updateTable(table as string)
        .set(set as never)
        .where("organization_id", "=", row["organization_id"] as never);
      for (const column of key) update = update.where(column, "=", row[column] as never);
      return update;
    }),
  ]),
) as unknown as Readonly<Record<ProvedName, (access: Access, row: Parameters) => Promise<unknown>>>;

function count(scope: WriteScope, table: ProvedName, difference: bigint): void {
  const { completeness } = describe(table);
  if (completeness === "whole") scope.counts({ whole: difference, holdings: 0n });
  else if (completeness === "holding") scope.counts({ whole: 0n, holdings: difference });
}

function noteGeneration(scope: WriteScope, table: ProvedName, row: ProvedRow, generation: number): void {
  if (comparesStates(table)) scope.wrote(nameOf(table, scope.organizationId, row), generation);
}

function* portions<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
