// `countersign webhook-endpoints`: who receives the events of the organization.

import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookEndpoint,
} from "@countersign/api";
import { Command, Option } from "commander";
import { idOf, webhookEndpointIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show, table } from "../terminal/output.js";

interface UpdateOptions {
  readonly endpoint: string;
  readonly name?: string;
  readonly url?: string;
  readonly on?: true;
  readonly off?: true;
}

/** `countersign webhook-endpoints`. */
export function webhookEndpointsCommand(io: Io): Command {
  const command = new Command("webhook-endpoints").description("receivers of the organization's events");
  command
    .command("list")
    .description("list receivers, oldest first")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("create")
    .description("register a receiver")
    .requiredOption("--name <name>", "name of the receiver")
    .requiredOption("--url <url>", "URL that events are sent to, over https")
    .action((options: { readonly name: string; readonly url: string }, command: Command) =>
      create(io, options, command),
    );
  command
    .command("update")
    .description("change a receiver; omitted fields stay as they are")
    .requiredOption("--endpoint <endpoint>", "its id or current name")
    .option("--name <name>", "new name")
    .option("--url <url>", "new URL")
    .option("--on", "deliver events to it")
    .addOption(new Option("--off", "stop delivering events and drop queued ones").conflicts("on"))
    .action((options: UpdateOptions, command: Command) => update(io, options, command));
  command
    .command("delete")
    .description("delete a receiver and its queued events")
    .argument("<endpoint>", "its id or name")
    .action((named: string, _: unknown, command: Command) => remove(io, named, command));
  return command;
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listWebhookEndpoints(session.connection, { organizationId: session.organizationId });
  const rows = answer.webhookEndpoints.map(({ endpointId, name, url, isActive }) => [
    endpointId,
    name,
    isActive ? "on" : "off",
    url,
  ]);
  show(session, answer, () => table(["endpoint id", "name", "events", "url"], rows, "No webhook endpoints."));
}

async function create(io: Io, parameters: { readonly name: string; readonly url: string }, command: Command) {
  const session = await openSession(io, command);
  const { organizationId } = session;
  const answer = await createWebhookEndpoint(session.connection, { organizationId, parameters });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["endpoint id", result.createWebhookEndpointResult?.endpointId],
      ["name", parameters.name],
      ["activity id", id],
    ]),
  );
}

async function update(io: Io, { endpoint, name, url, on, off }: UpdateOptions, command: Command): Promise<void> {
  if (name === undefined && url === undefined && !on && !off) {
    throw new UsageError("nothing to change: give --name, --url, --on or --off");
  }
  const session = await openSession(io, command);
  const endpointId = await idOf(webhookEndpointIds, session, endpoint);
  const answer = await updateWebhookEndpoint(session.connection, {
    organizationId: session.organizationId,
    parameters: {
      endpointId,
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...((on || off) && { isActive: on === true }),
    },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["endpoint id", endpointId],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const endpointId = await idOf(webhookEndpointIds, session, named);
  const answer = await deleteWebhookEndpoint(session.connection, {
    organizationId: session.organizationId,
    parameters: { endpointId },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["deleted endpoint", endpointId],
      ["activity id", id],
    ]),
  );
}
