// Facts that a database bears, once more on PostgreSQL.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe } from "vitest";
import { database } from "./service.js";

/**
 * Has a folder's files of facts run in the file that calls this: those that ask for the database of the run. They are facts
 * on SQLite; in the system project that database is PostgreSQL.
 *
 * @param only names of files, as `deliverer`; all that ask for the database otherwise
 */
export function againOnPostgres(folder: string, ...only: readonly string[]): void {
  const asking = readdirSync(folder)
    .filter((name) => /^[^.]+\.test\.ts$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) =>
      /^import \{ [^}]*\bdatabase\b[^}]* \} from "[^"]*\/service\.js";$/m.test(readFileSync(file, "utf8")),
    );
  const named = only.map((name) => path.join(folder, `${name}.test.ts`));
  const strange = named.filter((file) => !asking.includes(file));
  if (strange.length > 0) throw new Error(`these ask for no database: ${strange.join(", ")}`);
  const files = only.length > 0 ? named : asking;
  describe.skipIf(database !== "postgres").each(files.map((file) => [path.basename(file), file] as const))(
    "%s",
    async (_name, file) => {
      await import(/* @vite-ignore */ file);
    },
  );
}
