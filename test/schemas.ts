// Drops the schemas that a run of the tests leaves on the PostgreSQL server.

import { randomBytes } from "node:crypto";
import pg from "pg";
import { postgresUrl } from "./service/support/schemas.js";

export default function setup(): () => Promise<void> {
  const run = randomBytes(4).toString("hex");
  process.env["TEST_RUN"] = run;
  return async () => {
    delete process.env["TEST_RUN"];
    if (postgresUrl === "none") return;
    const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
    } catch {
      return; // Without a server there are none.
    }
    try {
      const { rows } = await client.query<{ nspname: string }>(
        "select nspname from pg_namespace where nspname like $1",
        [`test\\_${run}\\_%`],
      );
      // One by one: each locks all its tables until it is gone.
      for (const { nspname } of rows) await client.query(`drop schema ${nspname} cascade`);
    } finally {
      await client.end();
    }
  };
}
