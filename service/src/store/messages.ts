// E-mails and text messages on their way. A message is written with what it tells of, and removed when it is sent.

import { sql } from "kysely";
import { check } from "./authority/proof.js";
import { insertRow, updateRows } from "./authority/writer.js";
import { databaseTime, databaseTimeIn } from "./clock.js";
import { dateRow, settle } from "./deliveries.js";
import type { Outcome, UndeliveredFilter } from "./deliveries.js";
import type { MessageContent, NewMessage } from "./message.js";
import { mergePages, readPage } from "./page.js";
import type { Page } from "./page.js";
import type { MessagesTable, Milliseconds } from "./schema.js";
import type { Scope, Store, Transaction, WriteScope } from "./store.js";

type Row = Omit<MessagesTable, "content" | "status">;

/** Where messages of one channel go on. */
export interface MessageTurns {
  /** The tenant that had the last turn. */
  last: string | undefined;
}

/** A message that this process has leased. */
export interface ClaimedMessage extends Row {
  readonly content: MessageContent;
  /** Whether the service has written it as it is. */
  readonly isProved: boolean;
  /** Somebody else had leased it and has not said what became of it: it may have been sent. */
  readonly takenOver: boolean;
  /** When it was leased, by the clock by which it was written. */
  readonly claimedAt: Milliseconds;
}

/** A message as its operator sees it. */
export type MessageEntry = Omit<MessagesTable, "content" | "sealed" | "tenant_id">;

const entryColumns = [
  "id",
  "organization_id",
  "channel",
  "recipient",
  "status",
  "attempts",
  "due_at",
  "claimed_until",
  "last_error",
  "created_at",
] as const satisfies readonly (keyof MessageEntry)[];

/**
 * Writes a message that is sent once the transaction is committed.
 *
 * @param tenantId whose turn it uses: the organization at the top
 */
export async function insertMessage(scope: WriteScope, message: NewMessage, tenantId: string): Promise<void> {
  const row = {
    id: message.id,
    channel: message.channel,
    tenant_id: tenantId,
    recipient: message.recipient,
    content: JSON.stringify(message.content),
    sealed: message.sealed ?? null,
    status: "waiting",
    attempts: 0,
    due_at: 0,
    claimed_until: 0,
    last_error: null,
    created_at: 0,
  } as const;
  await insertRow(scope, "messages", row);
  await dateRow(scope, "messages", row);
}

/**
 * Leases messages that are due and that nobody else has. Organizations at the top take turns, each with all that are below
 * it; of one of them, what has been due for the longest time comes first.
 *
 * @param turns where the last call has left off
 * @param limit of how many messages
 * @param lease for how many milliseconds; afterwards others may take them
 */
export async function claimMessages(
  store: Store,
  channel: MessagesTable["channel"],
  limit: number,
  lease: number,
  turns: MessageTurns,
): Promise<ClaimedMessage[]> {
  const due = await listDue(store, channel, limit, turns);
  if (due.length === 0) return [];
  return store.write(async (transaction) => {
    const claimed: ClaimedMessage[] = [];
    // In the order of their ids, so that no two processes wait for each other.
    for (const { id, organization_id } of due.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const message = await claim(transaction, organization_id, id, lease);
      if (message) claimed.push(message);
    }
    return claimed;
  });
}

/** Notes what an attempt to send a message came to, as `settle` does. Of one that has failed only the headings stay. */
export function settleMessage(store: Store, message: ClaimedMessage, outcome: Outcome): Promise<void> {
  return store.write(async (transaction) => {
    const settled = await settle(transaction, "messages", message, outcome);
    if (settled && outcome.status === "failed") await clear(transaction, message);
  });
}

/** Drops a message that waits. One that is leased may still be sent. */
export async function dropMessage({ database, organizationId }: WriteScope, id: string): Promise<void> {
  await database
    .deleteFrom("messages")
    .where("status", "=", "waiting")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** A page of an organization's messages that are not sent, newest first. */
export async function pageMessages({ database, organizationId }: Scope, page: Page): Promise<MessageEntry[]> {
  const of = (status: MessageEntry["status"]) =>
    readPage(
      database
        .selectFrom("messages")
        .select(entryColumns)
        .where("status", "=", status)
        .where("organization_id", "=", organizationId),
      "messages.id",
      page,
    );
  return mergePages([await of("waiting"), await of("failed")], page);
}

/** Messages of the deployment that are not sent, oldest first; for its operator. */
export function listMessages(
  { database }: Pick<Store, "database">,
  { status, organizationId, limit }: UndeliveredFilter,
): Promise<MessageEntry[]> {
  let select = database.selectFrom("messages").select(entryColumns).orderBy("created_at").orderBy("id").limit(limit);
  if (status !== undefined) select = select.where("status", "=", status);
  if (organizationId !== undefined) select = select.where("organization_id", "=", organizationId);
  return select.execute();
}

/**
 * Milliseconds until the next message of a channel is due that is not yet so.
 *
 * @returns Infinity where there is none
 */
export async function findNextDue(
  { engine, database }: Pick<Store, "engine" | "database">,
  channel: MessagesTable["channel"],
): Promise<number> {
  const now = databaseTime(engine);
  const row = await database
    .selectFrom("messages")
    .select(sql<number | null>`min(due_at) - ${now}`.as("wait"))
    .where("status", "=", "waiting")
    .where("channel", "=", channel)
    .where("due_at", ">", now)
    .executeTakeFirst();
  return row?.wait ?? Infinity;
}

type Due = Pick<MessagesTable, "id" | "organization_id">;
type Reading = Pick<Store, "engine" | "database">;

async function listDue(
  store: Reading,
  channel: MessagesTable["channel"],
  limit: number,
  turns: MessageTurns,
): Promise<Due[]> {
  const waiting: (readonly [tenantId: string, due: Due[]])[] = [];
  const first = turns.last;
  let after = first;
  let isAround = first === undefined;
  while (waiting.length < limit) {
    const tenantId = await findTenantAfter(store, channel, after);
    if (tenantId === undefined && !isAround) {
      after = undefined;
      isAround = true;
      continue;
    }
    if (tenantId === undefined || (isAround && first !== undefined && tenantId > first)) break;
    waiting.push([tenantId, await listDueOf(store, channel, tenantId, limit)]);
    after = tenantId;
  }
  const chosen: Due[] = [];
  for (let round = 0; round < limit; round++) {
    for (const [tenantId, due] of waiting) {
      const message = due[round];
      if (!message || chosen.length === limit) continue;
      chosen.push(message);
      turns.last = tenantId;
    }
  }
  return chosen;
}

function dueIn({ engine, database }: Reading, channel: MessagesTable["channel"]) {
  const now = databaseTime(engine);
  return database
    .selectFrom("messages")
    .where("status", "=", "waiting")
    .where("channel", "=", channel)
    .where("due_at", "<=", now)
    .where("claimed_until", "<=", now);
}

async function findTenantAfter(store: Reading, channel: MessagesTable["channel"], after: string | undefined) {
  const due = dueIn(store, channel).select("tenant_id").orderBy("tenant_id").limit(1);
  const row = await (after === undefined ? due : due.where("tenant_id", ">", after)).executeTakeFirst();
  return row?.tenant_id;
}

function listDueOf(store: Reading, channel: MessagesTable["channel"], tenantId: string, limit: number): Promise<Due[]> {
  return dueIn(store, channel)
    .select(["id", "organization_id"])
    .where("tenant_id", "=", tenantId)
    .orderBy("due_at")
    .orderBy("id")
    .orderBy("organization_id")
    .limit(limit)
    .execute();
}

async function claim(
  { authority, engine, database }: Transaction,
  organizationId: string,
  id: string,
  lease: number,
): Promise<ClaimedMessage | undefined> {
  const waiting = database
    .selectFrom("messages")
    .select("claimed_until")
    .where("status", "=", "waiting")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("claimed_until", "<=", databaseTime(engine));
  const before = await waiting.executeTakeFirst();
  if (!before) return undefined;
  const takenOver = before.claimed_until > 0;
  const row = await database
    .updateTable("messages")
    .set((set) => ({
      claimed_until: databaseTimeIn(engine, lease),
      // An attempt that ended with its process counts too.
      ...(takenOver && { attempts: set("attempts", "+", 1) }),
    }))
    .where("status", "=", "waiting")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("claimed_until", "=", before.claimed_until)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const claimedAt = row.claimed_until - lease;
  const isProved = check(authority, "messages", organizationId, row) !== undefined;
  const content = (isProved ? JSON.parse(row.content) : {}) as MessageContent;
  return { ...row, content, isProved, takenOver, claimedAt };
}

/** Removes what a message says and the secret that it carries. */
async function clear(transaction: Transaction, { organization_id, id, isProved }: ClaimedMessage): Promise<void> {
  if (!isProved) return;
  const failed = [
    ["id", "=", id],
    ["status", "=", "failed"],
  ] as const;
  await updateRows(transaction.in(organization_id), "messages", failed, { content: "{}", sealed: null });
}
