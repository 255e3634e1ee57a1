// A place in a contract's file. Lines and columns count from 1, columns in UTF-16 units as editors do.

export interface Position {
  /** Relative to the contract's folder, with forward slashes: `activities/create-users.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** How many characters to underline; at least 1. */
  readonly length: number;
}
