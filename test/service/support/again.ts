// Facts that a database bears, once more on PostgreSQL.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe } from "vitest";
import { database } from "./service.js";

/**
 * Has a folder's files of facts run in the file that calls this: all that ask for the database of the run. They are facts
 * on SQLite; in the system project that database is PostgreSQL.
 */
export function againOnPostgres(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => /^[^.]+\.test\.ts$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) =>
      /^import \{ [^}]*\bdatabase\b[^}]* \} from "[^"]*\/service\.js";$/m.test(readFileSync(file, "utf8")),
    );
  describe.skipIf(database !== "postgres").each(files.map((file) => [path.basename(file), file] as const))(
    "%s",
    async (_name, file) => {
      await import(/* @vite-ignore */ file);
    },
  );
}
