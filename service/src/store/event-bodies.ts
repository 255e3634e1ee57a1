// Bodies of webhook events. A body is kept once, however many receivers it is for, until the last of its deliveries is
// gone: it has arrived, or was given up and is not kept for the operator any more.

import { sql } from "kysely";
import { check } from "./authority/proof.js";
import { insertRow } from "./authority/writer.js";
import type { Scope, Transaction, WriteScope } from "./store.js";

/** Where a body is: the organization whose activity it tells of, and its id there. */
export interface BodyPlace {
  readonly organizationId: string;
  readonly id: string;
}

export interface NewBody {
  readonly id: string;
  /** The organization itself where it is at the top, else its parent. */
  readonly familyId: string;
  readonly signedUp: boolean;
  readonly body: string;
  /** How many deliveries there will be. */
  readonly deliveries: number;
}

/** What a delivery takes beside the body. */
const deliveryBytes = 512;

/**
 * What counts of an event, in bytes.
 *
 * @param body bytes of its body
 */
export function bytesOfEvent(body: number, deliveries: number): number {
  return body + deliveries * deliveryBytes;
}

/** Keeps a body, to which deliveries then refer. */
export async function insertBody(scope: WriteScope, given: NewBody): Promise<BodyPlace> {
  const { id, familyId, signedUp, body, deliveries } = given;
  const bytes = bytesOfEvent(Buffer.byteLength(body), deliveries);
  await insertRow(scope, "event_bodies", { id, family_id: familyId, signed_up: signedUp ? 1 : 0, body, bytes });
  return { organizationId: scope.organizationId, id };
}

/** A body, as it is sent, and whether the service has written it so. */
export async function findBody(
  { database, organizationId, authority }: Scope,
  id: string,
): Promise<{ readonly body: string; readonly isProved: boolean } | undefined> {
  const row = await database
    .selectFrom("event_bodies")
    .select(["id", "body", "authority"])
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { body: row.body, isProved: check(authority, "event_bodies", organizationId, row) !== undefined };
}

/** What a delivery says of its body. */
export interface Referring {
  readonly body_of: string | null;
  readonly body_id: string | null;
}

/** Forgets bodies to which no delivery refers any more, after some that did were removed. */
export async function freeBodies(
  { engine, database }: Pick<Transaction, "engine" | "database">,
  removed: readonly Referring[],
): Promise<void> {
  const ids = new Map<string, Set<string>>();
  for (const { body_of: organizationId, body_id: id } of removed) {
    if (organizationId === null || id === null) continue;
    ids.set(organizationId, (ids.get(organizationId) ?? new Set()).add(id));
  }
  for (const [organizationId, some] of [...ids].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await free({ engine, database, organizationId }, [...some].sort());
  }
}

async function free(
  { engine, database, organizationId }: Omit<Scope, "run" | "authority">,
  ids: readonly string[],
): Promise<void> {
  // Of two that remove the last deliveries at once, the second has to see what the first one did.
  await engine.lockRows(
    database
      .selectFrom("event_bodies")
      .select("id")
      .where("organization_id", "=", organizationId)
      .where("id", "in", ids)
      .orderBy("id"),
  );
  await database
    .deleteFrom("event_bodies")
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .where("outbox.body_of", "=", organizationId)
            .whereRef("outbox.body_id", "=", "event_bodies.id")
            .where("outbox.body_id", "is not", null),
        ),
      ),
    )
    .execute();
}

/** Bytes of an organization's events that are kept. */
export async function sumOfBodies({ database, organizationId }: Scope): Promise<number> {
  const row = await database
    .selectFrom("event_bodies")
    .select((select) => select.fn.sum<number>("bytes").as("bytes"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Bytes of the events of an organization at the top and those below it. */
export async function sumOfFamily({ database, organizationId }: Scope): Promise<{ all: number; signedUp: number }> {
  const rows = await database
    .selectFrom("event_bodies")
    .select("signed_up")
    .select((select) => select.fn.sum<number>("bytes").as("bytes"))
    .where("family_id", "=", organizationId)
    .groupBy("signed_up")
    .execute();
  const of = (flag: 0 | 1) => Number(rows.find(({ signed_up: one }) => Number(one) === flag)?.bytes ?? 0);
  return { all: of(0) + of(1), signedUp: of(1) };
}

/** Which organization of a family has most, by bytes. */
export async function findLargest(
  { database, organizationId }: Scope,
  onlySignedUp: boolean,
): Promise<{ readonly organizationId: string; readonly bytes: number } | undefined> {
  let select = database
    .selectFrom("event_bodies")
    .select("organization_id")
    .select((select) => select.fn.sum<number>("bytes").as("bytes"))
    .where("family_id", "=", organizationId);
  if (onlySignedUp) select = select.where("signed_up", "=", 1);
  const row = await select
    .groupBy("organization_id")
    .orderBy(sql`sum(bytes)`, "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { organizationId: row.organization_id, bytes: Number(row.bytes) };
}

const removedTogether = 100;
const lookedAtTogether = 1000;

/**
 * Removes events of an organization that nobody waits for, because they have failed for all their receivers: among the
 * oldest thousand, a hundred at a time.
 *
 * @returns how many
 */
export async function removeFailedBodies(scope: WriteScope): Promise<number> {
  const { database, organizationId } = scope;
  const oldest = database
    .selectFrom("event_bodies")
    .select("id")
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .limit(lookedAtTogether);
  const rows = await database
    .selectFrom(oldest.as("oldest"))
    .select("oldest.id")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .where("outbox.body_of", "=", organizationId)
            .whereRef("outbox.body_id", "=", "oldest.id")
            .where("outbox.body_id", "is not", null)
            .where("outbox.status", "=", "waiting"),
        ),
      ),
    )
    .orderBy("oldest.id")
    .limit(removedTogether)
    .execute();
  return remove(
    scope,
    rows.map(({ id }) => id),
  );
}

/**
 * Removes the newest events of an organization, though some wait, so that older ones still arrive in order: a hundred at
 * most.
 *
 * @param bytes how many to make free
 * @returns how many events
 */
export async function removeNewestBodies(scope: WriteScope, bytes: number): Promise<number> {
  const { database, organizationId } = scope;
  const rows = await database
    .selectFrom("event_bodies")
    .select(["id", "bytes"])
    .where("organization_id", "=", organizationId)
    .orderBy("id", "desc")
    .limit(removedTogether)
    .execute();
  const chosen: string[] = [];
  let freed = 0;
  for (const row of rows) {
    if (freed >= bytes) break;
    chosen.push(row.id);
    freed += Number(row.bytes);
  }
  return remove(scope, chosen);
}

/** Removes bodies with the deliveries that refer to them. */
async function remove({ database, organizationId }: WriteScope, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await database
    .deleteFrom("outbox")
    .where("body_of", "=", organizationId)
    .where("body_id", "in", ids)
    .where("body_id", "is not", null)
    .execute();
  await database
    .deleteFrom("event_bodies")
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
  return ids.length;
}
