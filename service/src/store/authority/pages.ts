// The rows of an organization that are proved, a page at a time.

import { sql } from "kysely";
import type { Kysely, SqlBool } from "kysely";
import type { Database } from "../schema.js";
import { tagIdsOf } from "../tag-ids.js";
import type { ProvedRow } from "./proof.js";
import { looseOf } from "./loose.js";
import { coveredColumns, describe } from "./tables.js";
import type { ProvedName } from "./tables.js";

const pageSize = 200;

export async function* pagesOf(
  { database, organizationId }: { readonly database: Kysely<Database>; readonly organizationId: string },
  table: ProvedName,
): AsyncGenerator<readonly ProvedRow[]> {
  const { key, tagged } = describe(table);
  const columns = key.map((column) => sql.ref(column));
  let select = looseOf({ database })
    .selectFrom(table as string)
    .select([...coveredColumns(table), "authority"])
    .where("organization_id", "=", organizationId)
    .limit(pageSize);
  if (tagged) select = select.select(tagIdsOf(table as "users").as("tag_ids"));
  for (const column of columns) select = select.orderBy(column);
  for (let last: ProvedRow | undefined; ;) {
    const from = last;
    const behind = from && sql<SqlBool>`(${sql.join(columns)}) > (${sql.join(key.map((column) => from[column]))})`;
    const rows: readonly ProvedRow[] = await (behind ? select.where(behind) : select).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}
