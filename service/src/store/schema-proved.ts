// The tables whose rows are proved (see `authority/`), as Kysely sees them: what a proof covers is written by
// `authority/writer.ts` alone, and a statement that writes it elsewhere does not compile.

import type { ColumnType } from "kysely";

type Columns<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> };

/** @typeParam Free columns that a proof doesn't cover */
export type Proved<Row, Free extends keyof Row = never> = Columns<Omit<Row, Free>> &
  Pick<Row, Free> & {
    /** The proof of the row; empty in a deployment of an earlier version that was not sealed yet. */
    authority: ColumnType<string, never, never>;
  };

/** What members carry which tags is part of the members' proofs. */
export type CoveredByOthers<Row> = Columns<Row>;
