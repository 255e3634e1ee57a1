// What differs between databases. Each driver has one engine, and nothing outside the drivers asks which database it is.

import type {
  ColumnDefinitionBuilderCallback,
  ColumnDataType,
  Kysely,
  RawBuilder,
  SelectQueryBuilder,
  SqlBool,
} from "kysely";
import type { Page } from "./page.js";
import type { Database, Milliseconds } from "./schema.js";

export interface Engine {
  /** As OpenTelemetry names it. */
  readonly name: string;
  /** Whether other processes may serve from the same database at the same time. */
  readonly isShared: boolean;
  /** Whether transactions of one organization share one, which spares them round trips. */
  readonly groupsTransactions: boolean;
  /** Milliseconds since 1970-01-01 UTC, when the statement begins. */
  now(): RawBuilder<Milliseconds>;
  /** Names the run of the server, as text that its data never outlive. */
  readonly serverRun: RawBuilder<string>;

  /** Keeps other transactions from changing what is read, until this one ends. */
  forShare<Tables extends keyof Database, Row>(select: Select<Tables, Row>): Select<Tables, Row>;
  /** Keeps other transactions from changing or locking what is read, until this one ends. */
  forUpdate<Tables extends keyof Database, Row>(select: Select<Tables, Row>): Select<Tables, Row>;
  /** Locks rows that nobody reads, where others may write at the same time. */
  lockRows<Tables extends keyof Database, Row>(select: Select<Tables, Row>): Promise<void>;
  /** Lets one transaction at a time go on that holds this name. */
  holdName(database: Kysely<Database>, name: string): Promise<void>;
  /** Bounds how long the transaction waits for locks. */
  limitLockWait(database: Kysely<Database>, milliseconds: number): Promise<void>;
  /** Takes some room on the disk, to see whether there is any. */
  takeRoom(database: Kysely<Database>): Promise<void>;

  /** A table of whole numbers, to select from: a JSON array of rows, each an array with a number for each column. */
  rowsOf(json: string, columns: readonly string[]): RawBuilder<unknown>;

  /** A page of the ids of activities that are in any of the ranges, in order. */
  mergeRanges(database: Kysely<Database>, organizationId: string, ranges: Ranges, page: Page): Promise<string[]>;

  /**
   * How much room the database has; undefined where that is not known.
   *
   * @param folder of an embedded database
   * @param largest how many bytes its operator lets a server's database take
   */
  room(database: Kysely<Database>, folder: string, largest: number | undefined): Promise<Room | undefined>;

  readonly definitions: Definitions;
  /**
   * Rewrites tables, so that nothing of changed rows remains.
   *
   * @param file of an embedded database
   */
  rewrite(database: Kysely<Database>, tables: readonly string[], file: string): Promise<void>;
}

/** Room, in bytes. */
export interface Room {
  readonly free: number;
  readonly total: number;
}

/** What differs in definitions of tables. Migrations that were released depend on it. */
export interface Definitions {
  /** How a generated column is kept that is added to a table. */
  readonly generated: RawBuilder<unknown>;
  /** Ends a table whose rows lie in the order of their key; undefined where there are none such. */
  readonly clustered?: RawBuilder<unknown>;
  /** The primary key of a table whose rows are numbered as they are inserted. */
  readonly position: { readonly type: ColumnDataType; readonly options: ColumnDefinitionBuilderCallback };
  /** Lets a required column of text be null. */
  dropNotNull(database: Kysely<unknown>, table: string, column: string): Promise<void>;
}

type Select<Tables extends keyof Database, Row> = SelectQueryBuilder<Database, Tables, Row>;

/** Ranges of an index of activities. */
export interface Ranges {
  /** Each status with each type. */
  readonly statuses: readonly string[];
  readonly types: readonly string[];
  /** Condition on a row of `activities`, under that name, to be of a row of `ranges`. */
  readonly match: RawBuilder<SqlBool>;
}
