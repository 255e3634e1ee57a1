// `countersign notifications`: how the user is told what waits for their vote.

import {
  NotificationKind,
  createNotificationChannel,
  deleteNotificationChannel,
  listNotificationChannels,
} from "@countersign/api";
import type { QuietHours } from "@countersign/api";
import { Command, InvalidArgumentError } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName } from "../terminal/enum-values.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show, table } from "../terminal/output.js";

interface CreateOptions {
  readonly name: string;
  readonly email?: true;
  readonly webhook?: string;
  readonly slack?: string;
  readonly teams?: string;
  readonly quiet?: Pick<QuietHours, "from" | "to">;
  readonly timeZone?: string;
}

/** `countersign notifications`. */
export function notificationsCommand(io: Io): Command {
  const command = new Command("notifications").description("how you are told that requests wait for your vote");
  command
    .command("create")
    .description(
      "be told by e-mail, by a webhook, in Slack or in Microsoft Teams; push messages are turned on in the console",
    )
    .requiredOption("--name <name>", "name of the channel, for you")
    .option("--email", "by e-mail to your own address")
    .option("--webhook <url>", "by a signed webhook")
    .option("--slack <url>", "by an incoming webhook of Slack")
    .option("--teams <url>", "by an incoming webhook of Microsoft Teams")
    .option("--quiet <from-to>", "hours in which nothing is sent, such as 22:00-07:00", quietHours)
    .option("--time-zone <name>", "time zone of these hours, such as Europe/Berlin; default: that of this machine")
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("list")
    .description("list the channels by which you are told")
    .action((_options: unknown, command: Command) => list(io, command));
  command
    .command("delete")
    .description("no longer be told by a channel")
    .argument("<channel>", "id of the channel")
    .action((id: string, _options: unknown, command: Command) => remove(io, id, command));
  return command;
}

function quietHours(text: string): Pick<QuietHours, "from" | "to"> {
  const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return { from, to };
  throw new InvalidArgumentError("expected two times of the day, such as 22:00-07:00");
}

async function create(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const { name, email, webhook, slack, teams, quiet, timeZone } = options;
  const given = [
    [NotificationKind.EMAIL, email ? "" : undefined],
    [NotificationKind.WEBHOOK, webhook],
    [NotificationKind.SLACK, slack],
    [NotificationKind.TEAMS, teams],
  ] as const;
  const [chosen, ...others] = given.filter(([, target]) => target !== undefined);
  if (!chosen || others.length > 0) throw new UsageError("name one of --email, --webhook, --slack and --teams");
  const [kind, url = ""] = chosen;
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const session = await openSession(io, command);
  const answer = await createNotificationChannel(session.connection, {
    organizationId: session.organizationId,
    parameters: {
      channelName: name,
      kind,
      ...(url !== "" && { url }),
      ...(quiet && { quietHours: { ...quiet, timeZone: zone } }),
    },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["channel id", result.createNotificationChannelResult?.notificationChannelId],
      ["activity id", id],
    ]),
  );
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await listNotificationChannels(connection, { organizationId });
  const rows = answer.notificationChannels.map(
    ({ notificationChannelId, channelName, kind, target, quietHours: hours }) => [
      notificationChannelId,
      channelName,
      friendlyName(NotificationKind, kind),
      target,
      hours ? `${hours.from}-${hours.to} ${hours.timeZone}` : "",
    ],
  );
  show(session, answer, () => table(["channel id", "name", "kind", "to", "quiet"], rows, "No channels."));
}

async function remove(io: Io, notificationChannelId: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await deleteNotificationChannel(session.connection, {
    organizationId: session.organizationId,
    parameters: { notificationChannelId },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["channel id", notificationChannelId],
      ["activity id", id],
    ]),
  );
}
