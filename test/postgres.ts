// The PostgreSQL server of a test run: the one that TEST_POSTGRES_URL names, or else one that this starts and stops, if
// its programs are installed. Drops the schemas that the run leaves on a server of somebody else's.

import { randomBytes } from "node:crypto";
import pg from "pg";
import { missingServer, startTestServer } from "./service/support/cluster.js";

export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env["TEST_POSTGRES_URL"];
  const server = given === undefined ? await startServer() : undefined;
  const run = randomBytes(4).toString("hex");
  process.env["TEST_RUN"] = run;
  return async () => {
    delete process.env["TEST_RUN"];
    if (given !== undefined) {
      if (given !== "none") await dropSchemas(given, run);
      return;
    }
    delete process.env["TEST_POSTGRES_URL"];
    await server?.close();
  };
}

async function startServer(): Promise<{ close(): Promise<void> } | undefined> {
  if (missingServer !== undefined) {
    const skipped = `tests on PostgreSQL: ${missingServer}; install Debian's package postgresql, or set TEST_POSTGRES_URL`;
    if (process.env["CI"]) throw new Error(`CI cannot skip ${skipped}`);
    console.warn(`skipped: ${skipped}`);
    return undefined;
  }
  const server = await startTestServer();
  process.env["TEST_POSTGRES_URL"] = server.url;
  return server;
}

async function dropSchemas(url: string, run: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
  } catch {
    return; // Without a server there are none.
  }
  try {
    const { rows } = await client.query<{ nspname: string }>("select nspname from pg_namespace where nspname like $1", [
      `test\\_${run}\\_%`,
    ]);
    // One by one: each locks all its tables until it is gone.
    for (const { nspname } of rows) await client.query(`drop schema ${nspname} cascade`);
  } finally {
    await client.end();
  }
}
