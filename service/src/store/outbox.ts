// Webhook events on their way to one receiver each. They are written with the activity that they tell of, and removed when
// they have arrived.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { uuidv7 } from "uuidv7";
import { check } from "./authority/proof.js";
import { insertRow } from "./authority/writer.js";
import { batchSizes, inBatches } from "./batches.js";
import { databaseTime, databaseTimeIn } from "./clock.js";
import { dateRow, removeOldFailures, settle } from "./deliveries.js";
import type { Outcome, UndeliveredFilter } from "./deliveries.js";
import { findBody, freeBodies } from "./event-bodies.js";
import type { BodyPlace } from "./event-bodies.js";
import { mergePages, readPage } from "./page.js";
import type { Page } from "./page.js";
import type { Database, OutboxTable } from "./schema.js";
import type { Scope, Store, Transaction, WriteScope } from "./store.js";

export type OutboxRow = OutboxTable & {
  /** Exactly what is sent. */
  readonly body: string;
  /** Whether the service has written it, and for whom it is, as it is. */
  readonly isProved: boolean;
  /** Names whom it is for: the organization, with the receiver where it is none that is a feature. */
  readonly queue: string;
};

/** The oldest waiting event of a queue. */
export interface OutboxHead extends Pick<OutboxRow, "organization_id" | "queue" | "id" | "due_at"> {
  /** Of a sub-organization's receiver, the one at the top. */
  readonly parent_id: string | null;
  /** Milliseconds until it is due and leased by nobody; 0 or less where it is so now. */
  readonly wait: number;
}

/** An event as its operator sees it. */
export type OutboxEntry = Omit<OutboxTable, "body" | "body_of" | "body_id" | "trace">;

const entryColumns = [
  "id",
  "organization_id",
  "event_type",
  "activity_id",
  "endpoint_id",
  "status",
  "attempts",
  "due_at",
  "claimed_until",
  "last_error",
  "created_at",
] as const satisfies readonly (keyof OutboxEntry)[];

/** An event for an organization's webhook. */
export interface NewEvent {
  /** Whom it is for; undefined for the webhook that is a feature. */
  readonly endpointId?: string | undefined;
  readonly type: string;
  /** What the event tells of. */
  readonly activityId: string;
  /** Where its body is kept, which others may share. */
  readonly body: BodyPlace;
  /** `traceparent` of the request that it comes from. */
  readonly trace?: string | undefined;
}

/**
 * Writes an event behind those that wait already.
 *
 * @param scope of the organization that has registered the webhook
 */
export async function insertEvent(scope: WriteScope, event: NewEvent): Promise<void> {
  const { database, organizationId } = scope;
  const last = await waiting(database)
    .select((select) => select.fn.max("id").as("id"))
    .where("queue", "=", queueOf(organizationId, event.endpointId))
    .executeTakeFirst();
  const { organizationId: body_of, id: body_id } = event.body;
  await insert(scope, {
    id: idAfter(last?.id),
    ...columnsOf(event),
    body_of,
    body_id,
    status: "waiting",
    last_error: null,
  });
}

/** Adds a row as of now. */
async function insert(
  scope: WriteScope,
  row: Omit<OutboxTable, "organization_id" | "body" | "attempts" | "due_at" | "claimed_until" | "created_at">,
): Promise<void> {
  await insertRow(scope, "outbox", { ...row, body: null, attempts: 0, due_at: 0, claimed_until: 0, created_at: 0 });
  await dateRow(scope, "outbox", row);
}

function columnsOf({ type, activityId, endpointId, trace }: Omit<NewEvent, "body">) {
  return { event_type: type, activity_id: activityId, endpoint_id: endpointId ?? null, trace: trace ?? null };
}

/**
 * Notes, for the organization to see, that an event was not kept for a receiver, and why. It has no body, and is never
 * sent.
 */
export async function insertDropped(scope: WriteScope, dropped: Omit<NewEvent, "body">, reason: string): Promise<void> {
  const nothing = { body_of: null, body_id: null, status: "failed", last_error: reason } as const;
  await insert(scope, { id: uuidv7(), ...columnsOf(dropped), ...nothing });
  await removeOldFailures(scope, "outbox", scope.organizationId);
}

/** Of those that can still be sent. */
const hasBody = sql<boolean>`(body is not null or body_id is not null)`;

/**
 * Activities that undelivered events of an organization's webhooks tell of, its own or those of its sub-organizations.
 *
 * @param before id that theirs come before
 */
export async function* listActivitiesOfEvents(
  { database, organizationId }: Scope,
  before: string,
): AsyncGenerator<Pick<OutboxRow, "id" | "activity_id">[]> {
  for (const status of ["waiting", "failed"] as const) {
    const events = database
      .selectFrom("outbox")
      .select(["id", "activity_id"])
      .where("status", "=", status)
      .where("organization_id", "=", organizationId)
      .where(hasBody);
    for await (const rows of inBatches(events, ["id"], batchSizes.long)) {
      yield rows.filter(({ activity_id: id }) => id < before);
    }
  }
}

/** The oldest waiting event of every queue that has one, whether or not it is due or leased. */
export async function listHeads({ engine, database }: Pick<Store, "engine" | "database">): Promise<OutboxHead[]> {
  const readyAt = sql`case when outbox.due_at > outbox.claimed_until then outbox.due_at else outbox.claimed_until end`;
  // Goes from queue to queue along the index, so that long ones cost nothing.
  const { rows } = await sql<OutboxHead>`
    with recursive receivers (queue) as (
      select min(queue) from outbox where status = 'waiting'
      union all
      select (select min(queue) from outbox where status = 'waiting' and queue > receivers.queue)
      from receivers where receivers.queue is not null
    )
    select outbox.organization_id, outbox.queue, outbox.id, outbox.due_at, organizations.parent_id,
      ${readyAt} - ${databaseTime(engine)} as wait
    from receivers
    join outbox on outbox.status = 'waiting' and outbox.queue = receivers.queue and outbox.id = (
      select min(others.id) from outbox as others where others.status = 'waiting' and others.queue = receivers.queue
    )
    left join organizations on organizations.id = outbox.organization_id
    order by outbox.queue`.execute(database);
  return rows;
}

/**
 * Leases events that nobody else has.
 *
 * @param lease for how many milliseconds; afterwards others may take them
 */
export function claimEvents(store: Store, heads: readonly OutboxHead[], lease: number): Promise<OutboxRow[]> {
  return store.write(async (transaction) => {
    const claimed: OutboxRow[] = [];
    for (const head of heads) {
      const event = await claim(transaction, head, lease);
      if (event) claimed.push(event);
    }
    return claimed;
  });
}

/**
 * Notes what an attempt to deliver an event came to, as `settle` does.
 *
 * @param lease also leases the queue's next event, once this one is through, where it is due
 * @returns the next event, where it was leased
 */
export function settleEvent(
  store: Store,
  event: OutboxRow,
  outcome: Outcome,
  lease: number | undefined,
): Promise<OutboxRow | undefined> {
  return store.write(async (transaction) => {
    const settled = await settle(transaction, "outbox", event, outcome);
    if (outcome.status === "delivered") await freeBodies(transaction, [event]);
    const isThrough = outcome.status === "delivered" || outcome.status === "failed";
    if (!settled || !isThrough || lease === undefined) return undefined;
    const next = await waiting(transaction.database)
      .select(["organization_id", "id"])
      .where("queue", "=", event.queue)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    return next && claim(transaction, next, lease);
  });
}

/** Drops the waiting events for a receiver that is there no more, or was switched off. */
export function dropEvents(
  store: Store,
  { organization_id: organizationId, queue, endpoint_id: endpointId }: OutboxRow,
): Promise<void> {
  return store.write(async (transaction) => {
    const removed = await transaction.database
      .deleteFrom("outbox")
      .where("status", "=", "waiting")
      .where("queue", "=", queue)
      // It may have been registered, or switched on, again just now.
      .where((where) =>
        where.not(
          endpointId === null
            ? where.exists(
                where
                  .selectFrom("features")
                  .select("name")
                  .where("organization_id", "=", organizationId)
                  .where("name", "=", "FEATURE_NAME_WEBHOOK"),
              )
            : where.exists(
                where
                  .selectFrom("webhook_endpoints")
                  .select("id")
                  .where("organization_id", "=", organizationId)
                  .where("id", "=", endpointId)
                  .where("active", "=", 1),
              ),
        ),
      )
      .returning(["body_of", "body_id"])
      .execute();
    await freeBodies(transaction, removed);
  });
}

/**
 * Removes the events for a receiver that an organization takes away or switches off, also those that have failed.
 *
 * @param endpointId undefined for the webhook that is a feature
 */
export async function removeEvents(scope: WriteScope, endpointId?: string): Promise<void> {
  const { database, organizationId } = scope;
  const removed = await database
    .deleteFrom("outbox")
    .where("status", "in", ["waiting", "failed"])
    .where("queue", "=", queueOf(organizationId, endpointId))
    .returning(["body_of", "body_id"])
    .execute();
  await freeBodies(scope, removed);
}

/** As the database computes it. */
function queueOf(organizationId: string, endpointId: string | undefined): string {
  return endpointId === undefined ? organizationId : `${organizationId}/${endpointId}`;
}

/** A page of an organization's undelivered events, newest first. */
export async function pageEvents({ database, organizationId }: Scope, page: Page): Promise<OutboxEntry[]> {
  const of = (status: OutboxEntry["status"]) =>
    readPage(
      database
        .selectFrom("outbox")
        .select(entryColumns)
        .where("status", "=", status)
        .where("organization_id", "=", organizationId),
      "outbox.id",
      page,
    );
  return mergePages([await of("waiting"), await of("failed")], page);
}

/** Events of the deployment that are not delivered, oldest first; for its operator. */
export function listEvents(
  { database }: Pick<Store, "database">,
  { status, organizationId, limit }: UndeliveredFilter,
): Promise<OutboxEntry[]> {
  let select = database.selectFrom("outbox").select(entryColumns).orderBy("id").limit(limit);
  if (status !== undefined) select = select.where("status", "=", status);
  if (organizationId !== undefined) select = select.where("organization_id", "=", organizationId);
  return select.execute();
}

/**
 * Lets failed events be delivered again, at once.
 *
 * @param chosen one event, or those of one organization; all failed ones without it
 * @returns how many there were
 */
export function retryEvents(
  store: Store,
  { id, organizationId }: { readonly id?: string | undefined; readonly organizationId?: string | undefined } = {},
): Promise<number> {
  return store.write(async ({ engine, database }) => {
    let update = database
      .updateTable("outbox")
      .set({ status: "waiting", attempts: 0, due_at: databaseTime(engine), claimed_until: 0 })
      .where("status", "=", "failed")
      .where(hasBody);
    if (id !== undefined) update = update.where("id", "=", id);
    if (organizationId !== undefined) update = update.where("organization_id", "=", organizationId);
    const { numUpdatedRows } = await update.executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

function waiting(database: Kysely<Database>) {
  return database.selectFrom("outbox").where("status", "=", "waiting");
}

/** Leases an event that is due, unless somebody has it. */
async function claim(
  transaction: Transaction,
  head: Pick<OutboxRow, "organization_id" | "id">,
  lease: number,
): Promise<OutboxRow | undefined> {
  const { engine, database } = transaction;
  const row = await database
    .updateTable("outbox")
    .set({ claimed_until: databaseTimeIn(engine, lease) })
    .where("status", "=", "waiting")
    .where("organization_id", "=", head.organization_id)
    .where("id", "=", head.id)
    .where("due_at", "<=", databaseTime(engine))
    .where("claimed_until", "<=", databaseTime(engine))
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { body_of: of, body_id: id } = row;
  const { authority } = transaction.in(row.organization_id);
  const isProved = check(authority, "outbox", row.organization_id, row) !== undefined;
  if (of === null || id === null) {
    if (row.body !== null) return { ...row, body: row.body, isProved };
  } else {
    const found = await findBody(transaction.in(of), id);
    if (found) return { ...row, body: found.body, isProved: isProved && found.isProved };
  }
  // Nothing that could be sent is left of it, and it must not hold up those behind it.
  await database
    .deleteFrom("outbox")
    .where("status", "=", "waiting")
    .where("organization_id", "=", row.organization_id)
    .where("id", "=", row.id)
    .execute();
  return undefined;
}

/**
 * A UUIDv7 that comes after `last`. What was committed before is delivered before, also where another process wrote it
 * whose clock is ahead, or where the clock was set back.
 */
function idAfter(last: string | null | undefined): string {
  const id = uuidv7();
  if (!last || id > last) return id;
  // The first 48 bits are milliseconds (RFC 9562 §5.7).
  const milliseconds = Number.parseInt(last.slice(0, 8) + last.slice(9, 13), 16) + 1;
  const time = milliseconds.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
}
