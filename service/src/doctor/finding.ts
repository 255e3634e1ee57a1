// What is wrong with something in the database.

export interface Finding {
  /** The table. */
  readonly table: string;
  /** Of what is the deployment's as a whole, undefined. */
  readonly organizationId: string | undefined;
  /** The row's id, or what else tells it from others. */
  readonly id: string;
  /** In words, without anything secret. */
  readonly problem: string;
}

/** A row as the database has it. */
export type Row = Readonly<Record<string, unknown>>;

export function textOf(row: Row, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}
