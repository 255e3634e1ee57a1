// Rows that are changed often, such as totals, and written before the commit: once for all transactions that are committed
// together, with one proof.

import type { HeldRow } from "../held-rows.js";
import type { WriteScope } from "../store.js";
import { nameOf, proofsOf, prove } from "./proof.js";
import type { ProvedRow } from "./proof.js";
import type { ProvedRows } from "./rows.js";
import { insertRow, putRow } from "./writer.js";
import type { NewRow } from "./writer.js";

type HeldName = "spending_totals";
type Key = Pick<ProvedRows[HeldName], "limit_id" | "holder">;
/** Of a row that is added together with it. */
type Added = NewRow<"spending_entries">;

export interface Held extends HeldRow {
  readonly after: NewRow<HeldName>;
  readonly added?: Added | undefined;
  /** By which it is found. */
  readonly heldAs: string;
  /** By which its generation is known. */
  readonly name: string;
  /** The generation that it gets. */
  readonly generation: number;
}

/** A row as a transaction has left it that is committed together with this one, or this one itself. */
export function findHeldRow({ held, organizationId }: WriteScope, table: HeldName, key: Key): Held | undefined {
  return held.find(heldName(table, organizationId, key)) as Held | undefined;
}

/**
 * Changes a row.
 *
 * @param before as `findHeldRow` gives it, or as it was read and locked in this transaction, with its proof
 * @param after with the same key
 * @param added a row that is added with it, in the place of one that was to be
 * @throws NotProved
 */
export function holdRow(
  scope: WriteScope,
  table: HeldName,
  before: Held | Held["after"],
  after: Held["after"],
  added?: Added,
): void {
  const known = "heldAs" in before ? before : undefined;
  const { heldAs, name, generation } = known ?? nextOf(scope, table, before as Held["after"]);
  const row: Held = {
    after,
    added: added ?? known?.added,
    heldAs,
    name,
    generation,
    write: () => writeHeld(scope, table, row),
  };
  scope.held.set(heldAs, row);
  scope.wrote(name, generation);
}

async function writeHeld(scope: WriteScope, table: HeldName, { after, added, generation }: Held): Promise<void> {
  const { authority, organizationId } = scope;
  const { text } = prove(authority, table, organizationId, { ...after }, generation);
  await putRow(scope, table, organizationId, { ...after }, text);
  if (added) await insertRow(scope, "spending_entries", added);
}

/**
 * Leaves rows of a limit out that were to be changed, with those that were to be added.
 *
 * @returns how many were to be added
 */
export function leaveOutRows({ held, organizationId }: WriteScope, table: HeldName, limitId: string): number {
  const rows = held.leaveOut(heldName(table, organizationId, { limit_id: limitId, holder: "" }));
  return (rows as readonly Held[]).filter(({ added }) => added).length;
}

function nextOf({ authority, organizationId }: WriteScope, table: HeldName, row: Held["after"]) {
  const [proof] = proofsOf(authority, table, organizationId, [row]);
  const name = nameOf(table, organizationId, { ...row } satisfies ProvedRow);
  return { heldAs: heldName(table, organizationId, row), name, generation: proof!.generation + 1 };
}

/** Only the last part may have spaces. */
function heldName(table: HeldName, organizationId: string, row: Key): string {
  return `${table} ${organizationId} ${row.limit_id} ${row.holder}`;
}
