// The store's face: reads of what is committed, and writes that happen as a whole or not at all. Rows are reached
// through the scope of an organization only; what spans organizations is named so in `deployment.ts`.

import type { CompiledQuery, Kysely } from "kysely";
import type { Owner, OwnerOrId } from "../event-loop/owner.js";
import type { Authority } from "./authority/authority.js";
import type { OrganizationChanges, Sums } from "./authority/head.js";
import type { Rule } from "./authority/rule.js";
import type { Change } from "./changes.js";
import type { Engine } from "./engine.js";
import type { HeldRows } from "./held-rows.js";
import type { Database } from "./schema.js";

/**
 * Names a state of an organization, for as long as the database remembers it. What was lost in a fail-over or by a
 * restored copy never has the name of what came in its place: the number is drawn anew at each change, and of
 * PostgreSQL the run of the server belongs to the name, whose data never goes back while it runs.
 */
export type Revision = string;

/** A query that is compiled already, and runs often enough to be prepared under a name. */
export type NamedQuery<Row> = CompiledQuery<Row> & { readonly name: string };

/** A way to a database, in a transaction or outside. */
export interface Access {
  readonly engine: Engine;
  readonly database: Kysely<Database>;
  /** Runs a query by the shortest way there is. */
  run<Row>(query: NamedQuery<Row>): Promise<readonly Row[]> | readonly Row[];
}

/** A way to a database in a transaction, which others may share. */
export interface WriteAccess extends Access {
  /** Rows that are written before the commit. */
  readonly held: HeldRows;
}

export type Work<T> = (access: WriteAccess) => Promise<T>;

/** What a database has to offer. */
export interface Connections {
  /** Sees committed rows only. */
  readonly reader: Access;
  /** The same, for statements that take turns as those of an organization. */
  readerOf(owner: Owner): Access;
  /**
   * Runs work in a transaction. The promise is settled when the rows are on the disk.
   *
   * @param owner whose work it is, which takes turns with that of others
   * @param attempts how often it is tried where others' transactions stand in its way, on PostgreSQL. Default: 5
   */
  write<T>(work: Work<T>, owner: Owner, attempts?: number): Promise<T>;
  close(): Promise<void>;
}

/** Rows of one organization, as they were last committed. Every function of the store takes one. */
export interface Scope extends Access {
  readonly organizationId: string;
  /** What proves its rows. */
  readonly authority: Authority;
}

/** Rows of one organization inside a transaction. */
export interface WriteScope extends Scope {
  /** Rows that are written before the commit, once for all transactions that are committed together. */
  readonly held: HeldRows;
  /** Notes that something has changed which decides who may do what, or with which key. */
  changed(change: Change): void;
  /** Notes what changes in the row of the organization itself. It is written at the end, with the next head. */
  alters(changes: OrganizationChanges): void;
  /** Notes what a change of rows adds to the sums that their organization's head has. */
  counts(difference: Sums): void;
  /** Notes that the sums are these, whatever has changed before. */
  recounts(sums: Sums): void;
  /** Notes the generation of a row that is to be committed; `gone` for one that is deleted. */
  wrote(row: string, generation: number): void;
  /** Has a rule of the organization, as it is from the commit on, in the transparency log. */
  decides(rule: Rule): void;
  /** Notes that the organization stores so many bytes more, or fewer, from the commit on. */
  stores(bytes: number): void;
  /**
   * Lets the transaction commit only if nothing of that kind was changed by another one since a revision was read. Else
   * it is undone, with a WriteConflict.
   */
  expectRevision(revision: Revision): void;
}

/** A transaction that is under way. */
export interface Transaction extends Access {
  readonly authority: Authority;
  in(organizationId: string): WriteScope;
}

/** Its own queries are for what spans organizations; everything else goes through `in`. */
export interface Store extends Access {
  readonly authority: Authority;
  /** Whether other processes may serve from the same database at the same time. */
  readonly isShared: boolean;
  /** How often something was committed by it. Nobody is told of a commit that is not counted. */
  readonly commits: number;
  /** What it reads takes turns with what others do. Where only its id is known, all those have one turn in common. */
  in(organization: OwnerOrId): Scope;
  /**
   * Runs work as a transaction: all of it is durable when the promise fulfils, none of it ever happens when it rejects.
   * Work may run more than once and must have no effects elsewhere.
   *
   * @param owner whose work it is, which may share a transaction with other work of the same organization: all of it is as
   *   if each had come after the one before. Organizations take turns; without it, it takes turns with them all
   * @throws WriteConflict when another transaction was faster, see there
   * @throws StoreUnavailable when the database can't be written to for the moment, see there
   */
  write<T>(work: (transaction: Transaction) => Promise<T>, owner?: Owner): Promise<T>;
  /**
   * Writes something, as any other write would.
   *
   * @throws StoreUnavailable while none succeeds
   */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}
