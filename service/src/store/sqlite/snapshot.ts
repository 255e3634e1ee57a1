// What readers see of a file: the state that is on the disk. A commit shows in the file before it is flushed; until then
// readers stay with what was there before, so that nobody is told of something that the loss of power could take back.

import type Sqlite from "better-sqlite3";

export class Snapshot {
  readonly #file: Sqlite.Database;
  readonly #begin: Sqlite.Statement;
  readonly #look: Sqlite.Statement;
  readonly #end: Sqlite.Statement;

  /** @param file a connection that only reads */
  constructor(file: Sqlite.Database) {
    this.#file = file;
    this.#begin = file.prepare("begin");
    this.#look = file.prepare("select 1 from sqlite_schema limit 1");
    this.#end = file.prepare("rollback");
  }

  /** Has readers stay with the present state until it is released. */
  hold(): void {
    this.#begin.run();
    // It is that of the first statement.
    this.#look.get();
  }

  release(): void {
    if (this.#file.inTransaction) this.#end.run();
  }
}
