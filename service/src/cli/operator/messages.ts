// `countersign messages`: unsent e-mails and text messages. For the operator: it opens the service's database
// itself, also while the service runs.

import { Command, Option } from "commander";
import type { MessageEntry } from "../../store/messages.js";
import type { GlobalOptions } from "../session/identity.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { show, table } from "../terminal/output.js";
import { addDatabaseOptions, withStore } from "./database.js";
import type { DatabaseOptions } from "./database.js";

interface ListOptions extends DatabaseOptions {
  readonly status?: MessageEntry["status"];
  readonly limit: number;
}

/** `countersign messages`. */
export function messagesCommand(io: Io): Command {
  const command = new Command("messages").description("unsent e-mails and text messages");
  addDatabaseOptions(command.command("list"))
    .description("list pending and failed messages, oldest first; --organization for one organization's")
    .addOption(new Option("--status <status>", "only with this status").choices(["waiting", "failed"]))
    .option("--limit <number>", "at most this many, 1 to 10000", wholeNumber(1, 10_000), 100)
    .action((options: ListOptions, command: Command) => list(io, options, command));
  return command;
}

async function list(io: Io, { status, limit, ...database }: ListOptions, command: Command): Promise<void> {
  const { organization: organizationId, json = false } = command.optsWithGlobals<GlobalOptions>();
  const messages = await withStore(io, database, async (store) => {
    const { listMessages } = await import("../../store/messages.js");
    return listMessages(store, { status, organizationId, limit });
  });
  show({ io, json }, { messages: messages.map(toJson) }, () => {
    const rows = messages.map((message) => [
      message.id,
      message.organization_id,
      message.channel,
      message.recipient,
      message.status,
      String(message.attempts),
      message.status === "waiting" ? new Date(message.due_at).toISOString() : "",
      message.last_error ?? "",
    ]);
    const headings = ["message id", "organization id", "channel", "to", "status", "attempts", "due", "last error"];
    const text = table(headings, rows, "No pending or failed messages.");
    return messages.length < limit ? text : `${text}\n\nThere may be more: --limit shows up to 10000.`;
  });
}

/** As programs get it: names as in the API, times in milliseconds since 1970. */
function toJson(message: MessageEntry): object {
  return {
    messageId: message.id,
    organizationId: message.organization_id,
    channel: message.channel,
    recipient: message.recipient,
    status: message.status,
    attempts: message.attempts,
    ...(message.status === "waiting" && { dueAt: message.due_at }),
    ...(message.last_error !== null && { lastError: message.last_error }),
    createdAt: message.created_at,
  };
}
