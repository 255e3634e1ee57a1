// What has been counted of things of which one is carried out at most, such as the transactions with one nonce: whatever is
// signed for the same slot, only the dearest counts. All limits share a row for each slot, and slots of nonces that follow each
// other share one as well: a wallet signs them one after the other, and transactions that are committed together read and write
// their row once. A row that is lost, or an older state of it, has its slots counted again.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { readChecked } from "./authority/proof.js";
import { insertRow, replaceRow } from "./authority/writer.js";
import type { HeldRow } from "./held-rows.js";
import { precompiled, precompiledForEach } from "./precompiled.js";
import { placeOfSlot, rowOfSlot, slotAt } from "./slot-names.js";
import type { Database, Milliseconds } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

/** What a limit has counted of a slot. */
export interface SlotCount {
  readonly slot: string;
  readonly limitId: string;
  readonly holder: string;
  readonly at: Milliseconds;
  /** The most that it has counted of the slot. */
  readonly whole: string;
}

/** A row of slots. */
export interface SpendingSlots {
  readonly name: string;
  /** When no limit remembers any of them any more. */
  readonly until: Milliseconds;
  /** The latest first. */
  readonly counts: readonly SlotCount[];
}

/** As they are now, and as they are written. */
export interface WrittenSlots extends SpendingSlots {
  readonly written: Omit<Row, "authority">;
  readonly authority: string;
}

interface HeldSlots extends HeldRow {
  readonly after: WrittenSlots;
}

interface Row {
  readonly slot: string;
  readonly until: Milliseconds;
  readonly counts: string;
  readonly authority: string;
}

/** More of a row are forgotten, the oldest first. */
const mostCounts = 512;

const select = (database: Kysely<Database>) =>
  database.selectFrom("spending_slots").select(["slot", "until", "counts", "authority"]);

type Named = {
  readonly organization_id: string;
  readonly slot: string;
};

const slotsNamed = (database: Kysely<Database>, given: readonly Named[]) =>
  select(database)
    .where("organization_id", "=", given[0]!.organization_id)
    .where("slot", "in", given.map(({ slot }) => slot) as never)
    // So that no two transactions wait for each other.
    .orderBy("slot");

const found = precompiledForEach("spending_slots_found", (database, given: readonly Named[]) =>
  slotsNamed(database, given),
);
const locked = precompiledForEach("spending_slots_locked", (database, given: readonly Named[], engine) =>
  engine.forUpdate(slotsNamed(database, given)),
);

/** Rows of slots, where there are any. */
export function findSpendingSlots(scope: Scope, slots: readonly string[]): Promise<readonly SpendingSlots[]> {
  return read(scope, found, namesOf(slots));
}

/** The same, which stay as they are until the transaction ends. Transactions that are committed together read them once. */
export async function lockSpendingSlots(scope: WriteScope, slots: readonly string[]): Promise<readonly WrittenSlots[]> {
  const held: WrittenSlots[] = [];
  const others: string[] = [];
  for (const name of namesOf(slots)) {
    const known = heldOf(scope, name);
    if (known) held.push(known.after);
    else others.push(name);
  }
  return [...held, ...(await read(scope, locked, others))];
}

function namesOf(slots: readonly string[]): readonly string[] {
  return [...new Set(slots.map(rowOfSlot))];
}

const heldName = ({ organizationId }: WriteScope, name: string) => `spending_slots ${organizationId} ${name}`;

function heldOf(scope: WriteScope, name: string): HeldSlots | undefined {
  return scope.held.find(heldName(scope, name)) as HeldSlots | undefined;
}

async function read(scope: Scope, query: typeof found, names: readonly string[]): Promise<readonly WrittenSlots[]> {
  if (names.length === 0) return [];
  const given = names.toSorted().map((slot) => ({ organization_id: scope.organizationId, slot }));
  return (await readChecked(scope, "spending_slots", () => query(scope, given))).map(toSlots);
}

/** Of each limit and holder. Releases that had a row for each slot wrote one count of it: when and how much. */
type Written = readonly [
  limitId: string,
  holder: string,
  counts: readonly (readonly [nonce: string, at: Milliseconds, whole: string])[] | Milliseconds,
  whole?: string,
];

function toSlots({ authority, ...written }: Row): WrittenSlots {
  const { slot: name, until } = written;
  const counts = (JSON.parse(written.counts) as Written[]).flatMap(([limitId, holder, counted, only]) => {
    const each = typeof counted === "number" ? ([["", counted, only ?? "0"]] as const) : counted;
    return each.map(([nonce, at, whole]): SlotCount => ({ slot: slotAt(name, nonce), limitId, holder, at, whole }));
  });
  return { name, until, counts, written, authority };
}

function toText(counts: readonly SlotCount[]): string {
  const written = new Map<string, readonly [string, string, [string, Milliseconds, string][]]>();
  for (const { slot, limitId, holder, at, whole } of counts) {
    const key = `${limitId} ${holder}`;
    let known = written.get(key);
    if (!known) written.set(key, (known = [limitId, holder, []]));
    known[2].push([placeOfSlot(slot)[1], at, whole]);
  }
  return JSON.stringify([...written.values()] satisfies Written[]);
}

/**
 * Notes what was counted of the slots of a row. A row that is there is written before the commit.
 *
 * @param before as it was locked in the same transaction; undefined where there is none
 * @param counted no two of a slot, limit and holder
 * @returns how many counts there are more
 */
export async function putSpendingSlots(
  scope: WriteScope,
  before: WrittenSlots | undefined,
  { name, until, counts: counted }: SpendingSlots,
): Promise<number> {
  const isReplaced = (old: SlotCount) =>
    counted.some((each) => each.slot === old.slot && each.limitId === old.limitId && each.holder === old.holder);
  const all = [...counted, ...(before?.counts.filter((old) => !isReplaced(old)) ?? [])];
  const counts = all.length > mostCounts ? all.toSorted((one, other) => other.at - one.at).slice(0, mostCounts) : all;
  if (before) {
    const after = { ...before, until: Math.max(until, before.until), counts };
    const held: HeldSlots = { after, write: () => writeSlots(scope, after) };
    scope.held.set(heldName(scope, name), held);
  } else await insertRow(scope, "spending_slots", { slot: name, until, counts: toText(counts) });
  return counts.length - (before?.counts.length ?? 0);
}

function writeSlots(scope: WriteScope, { until, counts, written, authority }: WrittenSlots): Promise<void> {
  return replaceRow(scope, "spending_slots", { ...written, authority }, { until, counts: toText(counts) });
}

const slotsUntil = precompiled(
  "spending_slots_until",
  (database, given: { readonly organization_id: string; readonly now: number; readonly most: number }, engine) =>
    engine.forUpdate(
      select(database)
        .where("organization_id", "=", given.organization_id)
        .where("until", "<=", given.now)
        .orderBy("until")
        .limit(given.most),
    ),
);

/**
 * Removes some that no limit remembers.
 *
 * @returns how many counts there are fewer
 */
export async function forgetSpendingSlots(scope: WriteScope, now: Milliseconds, most: number): Promise<number> {
  const given = { organization_id: scope.organizationId, now, most };
  const rows = await readChecked(scope, "spending_slots", () => slotsUntil(scope, given));
  // One that is to be written is remembered again.
  return removeSlots(
    scope,
    rows.map(toSlots).filter(({ name }) => !heldOf(scope, name)),
  );
}

async function removeSlots(scope: WriteScope, slots: readonly SpendingSlots[]): Promise<number> {
  if (slots.length === 0) return 0;
  const names = slots.map(({ name }) => name);
  await scope.database
    .deleteFrom("spending_slots")
    .where("organization_id", "=", scope.organizationId)
    .where("slot", "in", names)
    .execute();
  return slots.reduce((sum, { counts }) => sum + counts.length, 0);
}

/** So many are looked at in a turn of the event loop. */
const portion = 100;

/**
 * Removes what a limit has counted.
 *
 * @returns how many counts there are fewer
 */
export async function removeFromSlots(scope: WriteScope, limitId: string): Promise<number> {
  for (const held of scope.held.leaveOut(heldName(scope, ""))) await held.write();
  let removed = 0;
  for (let last = ""; ; await nextTurn()) {
    const some = await slotsBehind(scope, last);
    const isOther = (each: SlotCount) => each.limitId !== limitId;
    removed += await removeSlots(
      scope,
      some.filter(({ counts }) => !counts.some(isOther)),
    );
    for (const each of some) {
      const counts = each.counts.filter(isOther);
      if (counts.length === 0 || counts.length === each.counts.length) continue;
      await writeSlots(scope, { ...each, counts });
      removed += each.counts.length - counts.length;
    }
    if (some.length < portion) return removed;
    last = some.at(-1)!.name;
  }
}

async function slotsBehind(scope: WriteScope, last: string): Promise<readonly WrittenSlots[]> {
  const rows = await readChecked(scope, "spending_slots", () =>
    scope.engine
      .forUpdate(
        select(scope.database)
          .where("organization_id", "=", scope.organizationId)
          .where("slot", ">", last)
          .orderBy("slot")
          .limit(portion),
      )
      .execute(),
  );
  return rows.map(toSlots);
}
