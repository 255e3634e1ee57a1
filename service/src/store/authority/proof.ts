// The proof of a row: `<key id>.<generation>.<version>.<MAC>`. The key is derived from the key-encryption key, and never in
// the database. The generation counts the changes of the row; the version is drawn anew at each, so that no two states of a row
// are alike, not even where it has come back to what it was.
//
// One keyed hash gives the MAC, which the row carries, and the row's element in the sum over all rows of its organization, which
// nobody sees: see `head.ts`.

import { hash } from "node:crypto";
import { RandomPool } from "../random-pool.js";
import { canonicalValue } from "./keyed-hash.js";
import { rowPrefix } from "./authority.js";
import type { Authority, AuthorityKey } from "./authority.js";
import { NotProved } from "./not-proved.js";
import { endOfTagged, rowDigest } from "./row-digest.js";
import type { RowKind } from "./row-digest.js";
import { comparesStates, describe } from "./tables.js";
import type { ProvedName } from "./tables.js";

/** A row as it is read or to be written, with `tag_ids` where the proof covers its tags. */
export type ProvedRow = { readonly [column: string]: unknown };

export interface Proof {
  /** For the column `authority`. */
  readonly text: string;
  readonly element: bigint;
  readonly generation: number;
}

/** In hex digits. */
const [keyIdLength, macLength] = [16, 32];

const versions = new RandomPool(8);

/** Proves the next generation of a row. */
export function prove(
  authority: Authority,
  table: ProvedName,
  organizationId: string,
  row: ProvedRow,
  generation: number,
): Proof {
  const key = authority.current;
  const version = versions.next("hex");
  const state = `${generation}.${version}`;
  const digest = digestOf(authority, key, table, organizationId, row, state);
  const text = `${key.id}.${state}.${digest.slice(0, macLength)}`;
  return { text, element: elementOf(digest), generation };
}

/** What a row's proof says; undefined where it isn't the row's. */
export function check(
  authority: Authority,
  table: ProvedName,
  organizationId: string,
  row: ProvedRow,
): Proof | undefined {
  const text = row["authority"];
  if (typeof text !== "string") return undefined;
  // Whatever stands between the key's id and the MAC is covered by it, so that nothing needs to be read first.
  const keyId = text.slice(0, keyIdLength);
  const key = authority.find(keyId);
  if (!key) return undefined;
  const end = text.length - macLength;
  const state = text.slice(keyIdLength + 1, end - 1);
  const digest = digestOf(authority, key, table, organizationId, row, state);
  // Of what was read from the database, nobody measures how long it takes to compare.
  if (!text.endsWith(digest.slice(0, macLength)) || text[keyIdLength] !== "." || text[end - 1] !== ".")
    return undefined;
  return { text, element: elementOf(digest), generation: Number.parseInt(state, 10) };
}

/**
 * The proofs of rows.
 *
 * @throws NotProved for a row that the service has not written as it is, or has changed since
 */
export function proofsOf(
  authority: Authority,
  table: ProvedName,
  organizationId: string,
  rows: readonly object[],
): Proof[] {
  const isCompared = comparesStates(table);
  return (rows as readonly ProvedRow[]).map((row) => {
    const proof = check(authority, table, organizationId, row);
    if (!proof) throw notWritten(table, row);
    if (isCompared && proof.generation < authority.generationOf(nameOf(table, organizationId, row))) {
      throw new OlderRow(`${titleOf(table, row)} is in an older state than the service has left it in`);
    }
    return proof;
  });
}

/** A row that was proved once: where it was read before a change and is checked afterwards, reading it again helps. */
export class OlderRow extends NotProved {}

/**
 * Reads rows, and checks them.
 *
 * @throws NotProved
 */
export async function readChecked<Row extends object>(
  { authority, organizationId }: { readonly authority: Authority; readonly organizationId: string },
  table: ProvedName,
  read: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  for (let again = false; ; again = true) {
    const rows = await read();
    try {
      proofsOf(authority, table, organizationId, rows);
      return rows;
    } catch (error) {
      if (again || !(error instanceof OlderRow)) throw error;
    }
  }
}

/**
 * Batches whose rows are checked. What is changed while it is read is in one of its two states.
 *
 * @throws NotProved
 */
export async function* checkedBatches<Row extends object>(
  { authority, organizationId }: { readonly authority: Authority; readonly organizationId: string },
  table: ProvedName,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Row[], void, undefined> {
  for await (const rows of batches) {
    for (const row of rows) {
      if (!check(authority, table, organizationId, row as ProvedRow)) throw notWritten(table, row as ProvedRow);
    }
    yield rows;
  }
}

function notWritten(table: ProvedName, row: ProvedRow): NotProved {
  return new NotProved(`${titleOf(table, row)} has not been written by the service as it is`);
}

/** A name of a row that no other one has. */
export function nameOf(table: ProvedName, organizationId: string, row: ProvedRow): string {
  return rowName([table, organizationId, ...describe(table).key.map((column) => row[column])]);
}

/** A short name, of which there are no two. */
export function rowName(parts: readonly unknown[]): string {
  return rowPrefix + hash("sha256", JSON.stringify(parts)).slice(0, 32);
}

function titleOf(table: ProvedName, row: ProvedRow): string {
  const { key } = describe(table);
  // A session's is as good as a secret for whoever looks for it.
  const named = table === "sessions" ? [] : key.map((column) => String(row[column]).slice(0, 64));
  return ["a row of", table, ...named].join(" ");
}

/** The kind of the row that was read last: the next one mostly is of the same. */
let latest: KnownKind | undefined;

interface KnownKind extends RowKind {
  readonly of: readonly [deployment: string, key: AuthorityKey, table: ProvedName, organizationId: string];
}

function kindOf(authority: Authority, key: AuthorityKey, table: ProvedName, organizationId: string): RowKind {
  const { deployment } = authority;
  const of = latest?.of;
  if (latest && of?.[0] === deployment && of[1] === key && of[2] === table && of[3] === organizationId) return latest;
  const beginning = `row 1,${canonicalValue(deployment)}${key.id},${table},${canonicalValue(organizationId)}`;
  const { covered } = describe(table);
  latest = { key: key.hash, beginning, covered, of: [deployment, key, table, organizationId] };
  return latest;
}

/** Of one text for each row, table, organization and deployment. */
function digestOf(
  authority: Authority,
  key: AuthorityKey,
  table: ProvedName,
  organizationId: string,
  row: ProvedRow,
  state: string,
): string {
  const kind = kindOf(authority, key, table, organizationId);
  const end = endOf(table, row);
  const digest = rowDigest(kind, state, row, end);
  if (digest !== undefined) return digest;
  let text = `${kind.beginning}${canonicalValue(state)}`;
  for (const column of kind.covered) text += canonicalValue(row[column]);
  return key.hash.digest(text + end);
}

/** The end of a row's text: its tags, and columns that came later, where they say something, by their names. */
function endOf(table: ProvedName, row: ProvedRow): string {
  const { tagged, later = [] } = describe(table);
  let end = tagged ? endOfTagged(tagsOf(row["tag_ids"])) : "";
  for (const column of later) {
    const value = row[column] ?? null;
    if (value !== null) end += canonicalValue(column) + canonicalValue(value);
  }
  return end;
}

/** What a proof covers of a row. */
export function canonicalValues(table: ProvedName, row: ProvedRow): readonly unknown[] {
  const { covered, later = [], tagged } = describe(table);
  const values: unknown[] = covered.map((column) => row[column] ?? null);
  if (tagged) values.push(tagsOf(row["tag_ids"]));
  for (const column of later) if ((row[column] ?? null) !== null) values.push(column, row[column]);
  return values;
}

/** The generation that a row says it is of, or the counter of a head, whether it is proved or not; -1 where it says none. */
export function generationIn({ authority }: { readonly authority?: unknown }): number {
  const generation = Number(String(authority).split(".")[1] ?? -1);
  return Number.isSafeInteger(generation) && generation < 2 ** 46 ? generation : -1;
}

/** Ids of tags, with commas between as both databases put them together. */
function tagsOf(ids: unknown): readonly string[] {
  return typeof ids === "string" && ids !== "" ? ids.split(",").sort() : [];
}

/** 128 bits of the digest that the MAC does not show. */
function elementOf(digest: string): bigint {
  return BigInt(`0x${digest.slice(macLength)}`);
}
