// Revisions of organizations, as queries have them.

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { randomBytes } from "node:crypto";
import type { Engine } from "./engine.js";
import type { Revision, WriteScope } from "./store.js";

/** The revision of a row of `organizations`. */
export function revisionIn(engine: Engine): RawBuilder<Revision> {
  return sql<Revision>`revision || '@' || ${engine.serverRun}`;
}

/** 52 bits: numbers of JavaScript hold them, and so does what adds one to them. */
export function drawNumber(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 12n);
}

/** Waits for whoever holds the revision, and has later ones wait. SQLite has one writer anyway. */
export async function lockOrganization({ engine, database, organizationId }: WriteScope): Promise<void> {
  await engine.lockRows(database.selectFrom("organizations").select("revision").where("id", "=", organizationId));
}
