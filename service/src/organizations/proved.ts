// Whether an organization is as the service has left it in the database. One that isn't is closed to everything but reading.

import type { Authority } from "../store/authority/authority.js";
import { openHead, reduced } from "../store/authority/head.js";
import { NotProved } from "../store/authority/not-proved.js";
import { check } from "../store/authority/proof.js";
import type { ProvedRow } from "../store/authority/proof.js";
import type { ProvedName } from "../store/authority/tables.js";
import type { FoundOrganization } from "../store/organizations.js";

/** What is known of an organization's rows by their proofs. */
export interface Standing {
  /** Why nothing may be done in it; undefined while its rows are as the service has left them. */
  readonly refusal: string | undefined;
  /** As its row has it. */
  readonly head: string;
  /** How often it has changed. */
  readonly counter: number;
}

/** Adds up the rows of an organization while they are read. */
export class Tally {
  readonly #authority: Authority;
  readonly #organizationId: string;
  sum = 0n;
  /** The first row that was not proved. */
  flaw: string | undefined;

  constructor(authority: Authority, organizationId: string) {
    this.#authority = authority;
    this.#organizationId = organizationId;
  }

  /** @returns what the row adds to the sum */
  add(table: ProvedName, row: object): bigint {
    const element = check(this.#authority, table, this.#organizationId, row as ProvedRow)?.element;
    if (element === undefined) {
      this.flaw ??= `a row of ${table} has not been written by the service as it is`;
      return 0n;
    }
    this.sum += element;
    return element;
  }
}

/** Compares what was read with the head. */
export function standingOf(
  authority: Authority,
  row: FoundOrganization,
  { sum, flaw }: Pick<Tally, "sum" | "flaw">,
): Standing {
  const head = openHead(authority, row);
  if (!head)
    return { refusal: "its own row has not been written by the service as it is", head: row.authority, counter: -1 };
  const standing = { head: row.authority, counter: head.counter };
  if (flaw !== undefined) return { ...standing, refusal: flaw };
  if (reduced(sum) !== head.whole)
    return { ...standing, refusal: "rows are missing, came from elsewhere or are older" };
  if (head.counter < authority.counterOf(row.id)) {
    return { ...standing, refusal: "it is in an older state than the service has left it in" };
  }
  return { ...standing, refusal: undefined };
}

/**
 * Lets nothing be done in an organization whose rows are not as the service has left them.
 *
 * @throws NotProved
 */
export function checkProved({ id, standing: { refusal } }: { readonly id: string; readonly standing: Standing }): void {
  if (refusal !== undefined) throw new NotProved(`organization ${id} is closed to everything but reading: ${refusal}`);
}
