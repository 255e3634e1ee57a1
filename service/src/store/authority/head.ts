// The head of an organization: `<key id>.<counter>.<nonce>.<sum>.<sum of holdings>.<MAC>`, in its row. It proves that row, and
// that the rows of the organization are those that the service has left there, all of them and no others.
//
// The sums are over the elements of rows, modulo 2^128: MSet-Add-Hash of Clarke, Devadas, van Dijk, Gassend and Suh (2003). So
// a change costs what it changes and not a reading of everything. That holds against whoever writes to the database only with
// a key, with elements that nobody sees, and with sums under a mask that is never used twice: of bare sums, other rows with the
// same sum can be found. Each state of a row is added once, by the service. So if an older state was put back and a change of
// the service has taken it for the present one, what it takes away was never added again: the sums differ for good.

import { randomBytes } from "node:crypto";
import type { Authority } from "./authority.js";
import { canonicalText } from "./keyed-hash.js";

/** Columns of an organization's row that decide something. */
export interface HeadedRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly quorum_threshold: number;
  readonly allowed_origins: string;
  readonly signed_up: number;
  readonly deleted_at: number | null;
  readonly authority: string;
}

/** What may change in it. */
export type OrganizationChanges = Partial<
  Pick<HeadedRow, "name" | "quorum_threshold" | "allowed_origins" | "deleted_at">
> & { readonly updated_at: number };

export const headedColumns = [
  ...(["id", "parent_id", "name", "quorum_threshold", "allowed_origins", "signed_up", "deleted_at"] as const),
  "authority",
] as const;

/** Sums over the elements of rows, as far as they are below zero or above 2^128 still to be reduced. */
export interface Sums {
  readonly whole: bigint;
  readonly holdings: bigint;
}

export interface Head extends Sums {
  /** Grows by one with each change. */
  readonly counter: number;
}

export const noSums: Sums = { whole: 0n, holdings: 0n };

const modulus = 1n << 128n;
const form = /^([0-9a-f]{16})\.(\d{1,15})\.([0-9a-f]{16})\.([0-9a-f]{32})\.([0-9a-f]{32})\.([0-9a-f]{32})$/;

export function reduced(sum: bigint): bigint {
  const rest = sum % modulus;
  return rest < 0n ? rest + modulus : rest;
}

/** Proves a head. @returns the text for the column `authority` */
export function sealHead(authority: Authority, row: Omit<HeadedRow, "authority">, head: Head): string {
  const key = authority.current;
  const nonce = randomBytes(8).toString("hex");
  const masks = masksOf(authority, key.id, row.id, `${head.counter}.${nonce}`);
  const whole = digits(reduced(head.whole + masks.whole));
  const holdings = digits(reduced(head.holdings + masks.holdings));
  const text = `${key.id}.${head.counter}.${nonce}.${whole}.${holdings}`;
  return `${text}.${macOf(authority, key.id, row, text)}`;
}

/** The head of an organization; undefined where its row has not been written by the service as it is. */
export function openHead(authority: Authority, row: HeadedRow): Head | undefined {
  const [, id = "", counter, nonce = "", whole, holdings, mac] = form.exec(row.authority) ?? [];
  if (!authority.find(id)) return undefined;
  const text = row.authority.slice(0, row.authority.lastIndexOf("."));
  if (mac !== macOf(authority, id, row, text)) return undefined;
  const masks = masksOf(authority, id, row.id, `${counter}.${nonce}`);
  return {
    counter: Number(counter),
    whole: reduced(BigInt(`0x${whole}`) - masks.whole),
    holdings: reduced(BigInt(`0x${holdings}`) - masks.holdings),
  };
}

function macOf(authority: Authority, keyId: string, row: Omit<HeadedRow, "authority">, text: string): string {
  const { id, parent_id, name, quorum_threshold, allowed_origins, signed_up, deleted_at } = row;
  const columns = [id, parent_id, name, quorum_threshold, allowed_origins, Number(signed_up), deleted_at];
  const canonical = canonicalText(["head 1", authority.deployment, ...columns, text]);
  return authority.find(keyId)!.hash.digest(canonical).slice(0, 32);
}

function masksOf(authority: Authority, keyId: string, organizationId: string, nonce: string): Sums {
  const canonical = canonicalText(["mask 1", authority.deployment, organizationId, nonce]);
  const digest = authority.find(keyId)!.hash.digest(canonical);
  return { whole: BigInt(`0x${digest.slice(0, 32)}`), holdings: BigInt(`0x${digest.slice(32)}`) };
}

function digits(sum: bigint): string {
  return sum.toString(16).padStart(32, "0");
}
