// Heads of organizations in their rows: how they begin, change with what is written, and are read.

import { recordedChanges } from "../changes.js";
import type { ChangeSet } from "../changes.js";
import { WriteConflict } from "../conflict.js";
import { precompiled } from "../precompiled.js";
import { drawNumber, revisionIn } from "../revisions.js";
import type { OrganizationsTable } from "../schema.js";
import type { Revision, Transaction, WriteScope } from "../store.js";
import { headedColumns, noSums, openHead, reduced, sealHead } from "./head.js";
import type { Head, HeadedRow, OrganizationChanges, Sums } from "./head.js";
import { looseOf } from "./loose.js";
import { NotProved } from "./not-proved.js";
import { recordHead } from "./recorded.js";

const organizationInserted = precompiled(
  "organization_inserted",
  (database, row: Omit<OrganizationsTable, never> & { readonly authority: string }) =>
    looseOf({ database })
      .insertInto("organizations")
      .values({ ...row }),
);

/** Adds an organization that has nothing yet. */
export async function insertHeaded(transaction: Transaction, row: Omit<OrganizationsTable, "revision" | "changes">) {
  const authority = sealHead(transaction.authority, row, { counter: 0, ...noSums });
  await organizationInserted(transaction.in(row.id), { revision: drawNumber(), changes: "", ...row, authority });
}

/** How the end of a transaction changes a head. */
export interface Renewal {
  /** What is new to whoever remembers an earlier revision; the same revision stays where it is undefined. */
  readonly changes: ChangeSet | undefined;
  /** What changes in its own row. */
  readonly altered: OrganizationChanges | undefined;
  /** What the sums become, or differ by. */
  readonly counted: (Sums & { readonly isWhole: boolean }) | undefined;
  /** The revision that the organization must have had until now; any where it is undefined. */
  readonly expected: Revision | undefined;
}

/**
 * Gives the organization its next head and, if something has changed for those who remember it, another revision.
 *
 * @returns undefined where there is no such organization
 * @throws WriteConflict, NotProved
 */
export async function renewHead(
  scope: WriteScope,
  { changes, altered, counted = { isWhole: false, ...noSums }, expected }: Renewal,
): Promise<Head | undefined> {
  const held = await heldHead(scope, expected);
  if (!held) return undefined;
  const { row, head: before } = held;
  const base = counted.isWhole ? noSums : before;
  const head = {
    counter: before.counter + 1,
    whole: reduced(base.whole + counted.whole),
    holdings: reduced(base.holdings + counted.holdings),
  };
  const authority = sealHead(scope.authority, { ...row, ...altered }, head);
  const next = drawNumber();
  if (altered) await looseOf(scope).updateTable("organizations").set(altered).where("id", "=", row.id).execute();
  if (changes) await revisionChanged(scope, { id: row.id, next, entry: changes.entry(next), authority });
  else await headChanged(scope, { id: row.id, authority });
  recordHead(scope, head.counter, authority);
  return head;
}

const revisionChanged = precompiled(
  "revision_changed",
  (database, { id, next, entry, authority }: { id: string; next: number; entry: string; authority: string }) =>
    looseOf({ database })
      .updateTable("organizations")
      .set({ revision: next, changes: recordedChanges(entry), authority })
      .where("id", "=", id),
);

const headChanged = precompiled("head_changed", (database, { id, authority }: { id: string; authority: string }) =>
  looseOf({ database }).updateTable("organizations").set({ authority }).where("id", "=", id),
);

const headHeld = precompiled("head_held", (database, { id }: { id: string }, engine) =>
  engine.forUpdate(
    database
      .selectFrom("organizations")
      .select([...headedColumns])
      .select(revisionIn(engine).as("held_revision"))
      .where("id", "=", id),
  ),
);

/** The head as it stays until the transaction ends, unless it changes it. */
async function heldHead(
  scope: WriteScope,
  expected?: Revision,
): Promise<{ readonly row: HeadedRow; readonly head: Head } | undefined> {
  const { authority, organizationId: id } = scope;
  const [row] = await headHeld(scope, { id });
  if (expected !== undefined && row?.held_revision !== expected) throw new WriteConflict();
  if (!row) return undefined;
  const head = openHead(authority, row);
  if (!head) throw new NotProved(`organization ${id} has not been written by the service as it is`);
  if (head.counter < authority.counterOf(id)) {
    throw new NotProved(`organization ${id} is in an older state than the service has left it in`);
  }
  return { row, head };
}
