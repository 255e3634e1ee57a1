// Rows that are changed often, such as totals, and written before the commit: once for all transactions that are committed
// together, with one proof.

import type { HeldRow } from "../held-rows.js";
import type { WriteScope } from "../store.js";
import { nameOf, proofsOf, prove } from "./proof.js";
import type { ProvedRow } from "./proof.js";
import type { ProvedRows } from "./rows.js";
import { putRow } from "./writer.js";
import type { NewRow } from "./writer.js";

type HeldName = "spending_totals";
type Key = Pick<ProvedRows[HeldName], "limit_id" | "holder">;

interface Held extends HeldRow {
  readonly after: NewRow<HeldName>;
  /** By which its generation is known. */
  readonly name: string;
  /** The generation that it gets. */
  readonly generation: number;
}

/** A row as a transaction has left it that is committed together with this one, or this one itself. */
export function findHeldRow(
  { held, organizationId }: WriteScope,
  table: HeldName,
  key: Key,
): Held["after"] | undefined {
  return (held.find(heldName(table, organizationId, key)) as Held | undefined)?.after;
}

/**
 * Changes a row.
 *
 * @param before as it was read and locked in this transaction, with its proof, or as `findHeldRow` gives it
 * @param after with the same key
 * @throws NotProved
 */
export function holdRow(scope: WriteScope, table: HeldName, before: Held["after"], after: Held["after"]): void {
  const { authority, organizationId, held } = scope;
  const heldAs = heldName(table, organizationId, before);
  const { name, generation } = (held.find(heldAs) as Held | undefined) ?? nextOf(scope, table, before);
  const write = async () => {
    const { text } = prove(authority, table, organizationId, { ...after }, generation);
    await putRow(scope, table, organizationId, { ...after }, text);
  };
  const row: Held = { after, write, name, generation };
  held.set(heldAs, row);
  scope.wrote(name, generation);
}

function nextOf({ authority, organizationId }: WriteScope, table: HeldName, row: Held["after"]) {
  const [proof] = proofsOf(authority, table, organizationId, [row]);
  return { name: nameOf(table, organizationId, { ...row } satisfies ProvedRow), generation: proof!.generation + 1 };
}

/** Only the last part may have spaces. */
function heldName(table: HeldName, organizationId: string, row: Key): string {
  return `${table} ${organizationId} ${row.limit_id} ${row.holder}`;
}
