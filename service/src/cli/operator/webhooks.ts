// `countersign webhooks`: what was not delivered. For the operator: it opens the service's database itself, also while
// the service runs.

import { ApiError, ErrorCode } from "@countersign/api";
import { Command, Option } from "commander";
import type { OutboxEntry } from "../../store/outbox.js";
import type { GlobalOptions } from "../session/identity.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { show, table } from "../terminal/output.js";
import { addDatabaseOptions, withStore } from "./database.js";
import type { DatabaseOptions } from "./database.js";

interface ListOptions extends DatabaseOptions {
  readonly status?: OutboxEntry["status"];
  readonly limit: number;
}

/** `countersign webhooks`. */
export function webhooksCommand(io: Io): Command {
  const command = new Command("webhooks").description("undelivered webhook events");
  addDatabaseOptions(command.command("list"))
    .description("list pending and failed events, oldest first; --organization for one organization's")
    .addOption(new Option("--status <status>", "only with this status").choices(["waiting", "failed"]))
    .option("--limit <number>", "at most this many, 1 to 10000", wholeNumber(1, 10_000), 100)
    .action((options: ListOptions, command: Command) => list(io, options, command));
  addDatabaseOptions(command.command("retry"))
    .description("retry failed events: one, all, or those of one --organization")
    .argument("[id]", "id of the event")
    .action((id: string | undefined, options: DatabaseOptions, command: Command) => retry(io, id, options, command));
  return command;
}

async function list(io: Io, { status, limit, ...database }: ListOptions, command: Command): Promise<void> {
  const { organization: organizationId, json = false } = command.optsWithGlobals<GlobalOptions>();
  const events = await withStore(io, database, async (store) => {
    const { listEvents } = await import("../../store/outbox.js");
    return listEvents(store, { status, organizationId, limit });
  });
  show({ io, json }, { events: events.map(toJson) }, () => {
    const rows = events.map((event) => [
      event.id,
      event.organization_id,
      event.activity_id,
      event.status,
      String(event.attempts),
      event.status === "waiting" ? time(event.due_at) : "",
      event.last_error ?? "",
    ]);
    const headings = ["event id", "organization id", "activity id", "status", "attempts", "due", "last error"];
    const text = table(headings, rows, "No pending or failed events.");
    return events.length < limit ? text : `${text}\n\nThere may be more: --limit shows up to 10000.`;
  });
}

async function retry(io: Io, id: string | undefined, options: DatabaseOptions, command: Command): Promise<void> {
  const { organization: organizationId, json = false } = command.optsWithGlobals<GlobalOptions>();
  const retried = await withStore(io, options, async (store) => {
    const { retryEvents } = await import("../../store/outbox.js");
    return retryEvents(store, { id, organizationId });
  });
  if (id !== undefined && retried === 0) throw new ApiError(ErrorCode.NOT_FOUND, `no failed event has the id ${id}`);
  show({ io, json }, { retried }, () => (retried === 1 ? "Retrying 1 event." : `Retrying ${retried} events.`));
}

/** As programs get it: names as in the API, times in milliseconds since 1970. */
function toJson(event: OutboxEntry): object {
  return {
    eventId: event.id,
    organizationId: event.organization_id,
    type: event.event_type,
    activityId: event.activity_id,
    status: event.status,
    attempts: event.attempts,
    ...(event.status === "waiting" && { dueAt: event.due_at }),
    ...(event.last_error !== null && { lastError: event.last_error }),
    createdAt: event.created_at,
  };
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
