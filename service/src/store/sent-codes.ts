// What tables of one-time codes have in common, whoever the codes were sent to.

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
  const having = (database: Kysely<Database>) => database as unknown as Having;
  const good = ({ database, organizationId }: WriteScope, id: string, now: Milliseconds) =>
    having(database)
      .updateTable(table)
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .where("used_at", "is", null)
      .where("expires_at", ">", now);
  return {
    find({ database, organizationId }: Scope, id: string): Promise<Tables[Name] | undefined> {
      const row = having(database)
        .selectFrom(table)
        .selectAll()
        .where("organization_id", "=", organizationId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row as Promise<Tables[Name] | undefined>;
    },

    /**
     * Counts that a code is handed in, as one statement, so that there are never more tries than allowed, however many
     * come at once and wherever.
     *
     * @param tries how many there may be
     * @returns the code as it is then; undefined for one that was used, has expired or has no tries left
     */
    countTry(
      scope: WriteScope,
      id: string,
      { tries, now }: { readonly tries: number; readonly now: Milliseconds },
    ): Promise<Tables[Name] | undefined> {
      const row = good(scope, id, now)
        .set((columns) => ({ tries: columns("tries", "+", 1) }))
        .where("tries", "<", tries)
        .returningAll()
        .executeTakeFirst();
      return row as Promise<Tables[Name] | undefined>;
    },

    /**
     * Uses a code up. False for one that was used before or has expired.
     *
     * @param changes of other columns
     */
    async take(
      scope: WriteScope,
      id: string,
      now: Milliseconds,
      changes: Partial<Omit<Tables[Name], keyof OneTimeCodesTable>> = {},
    ): Promise<boolean> {
      const { numUpdatedRows } = await good(scope, id, now)
        .set({ ...changes, used_at: now })
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
