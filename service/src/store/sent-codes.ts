// What tables of one-time codes have in common, whoever the codes were sent to.

import { readChecked } from "./authority/proof.js";
import { updateRows } from "./authority/writer.js";
import type { Kysely } from "kysely";
import type { ContactCodesTable, Database, Milliseconds, OneTimeCodesTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

interface Tables {
  readonly one_time_codes: OneTimeCodesTable;
  readonly contact_codes: ContactCodesTable;
}

/** A database as if it had one of the tables: Kysely does not build queries for either of two. */
type Having = Kysely<Pick<Database, "one_time_codes">>;

/** The codes of a table. */
export function codesIn<Name extends keyof Tables>(name: Name) {
  const table = name as "one_time_codes";
  const good = (id: string, now: Milliseconds) =>
    [
      ["id", "=", id],
      ["used_at", "is", null],
      ["expires_at", ">", now],
    ] as const;
  return {
    /** @throws NotProved */
    async find(scope: Scope, id: string): Promise<Tables[Name] | undefined> {
      const [row] = await readChecked(scope, table, () =>
        (scope.database as unknown as Having)
          .selectFrom(table)
          .selectAll()
          .where("organization_id", "=", scope.organizationId)
          .where("id", "=", id)
          .execute(),
      );
      return row as Tables[Name] | undefined;
    },

    /**
     * Counts that a code is handed in, with its row locked, so that there are never more tries than allowed, however many
     * come at once and wherever.
     *
     * @param tries how many there may be
     * @returns the code as it is then; undefined for one that was used, has expired or has no tries left
     * @throws NotProved
     */
    async countTry(
      scope: WriteScope,
      id: string,
      { tries, now }: { readonly tries: number; readonly now: Milliseconds },
    ): Promise<Tables[Name] | undefined> {
      const where = [...good(id, now), ["tries", "<", tries]] as const;
      const [row] = await updateRows(scope, table, where, ({ tries: before }) => ({ tries: before + 1 }));
      return row && ({ ...row, tries: row.tries + 1 } as Tables[Name]);
    },

    /**
     * Uses a code up. False for one that was used before or has expired.
     *
     * @param changes of other columns
     * @throws NotProved
     */
    async take(
      scope: WriteScope,
      id: string,
      now: Milliseconds,
      changes: Partial<Omit<Tables[Name], keyof OneTimeCodesTable>> = {},
    ): Promise<boolean> {
      return (await updateRows(scope, table, good(id, now), { ...changes, used_at: now })).length === 1;
    },
  };
}
