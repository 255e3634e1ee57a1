// `countersign activities`: what was asked for, what came of it, and votes for or against it.

import {
  ActivityStatus,
  ActivityType,
  approveActivity,
  getActivity,
  listActivities,
  rejectActivity,
} from "@countersign/api";
import type { Activity } from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { each, oneOf } from "../terminal/option-values.js";
import { record, show, table, time } from "../terminal/output.js";
import { addPageOptions, pageOf } from "../terminal/page-options.js";
import type { PageOptions } from "../terminal/page-options.js";

interface ListOptions extends PageOptions {
  readonly status?: readonly ActivityStatus[];
  readonly type?: readonly ActivityType[];
}

/** `countersign activities`. */
export function activitiesCommand(io: Io): Command {
  const command = new Command("activities").description("submitted activities and votes on them");
  const statuses = friendlyNames(ActivityStatus).join(", ");
  addPageOptions(command.command("list"))
    .description("list activities, newest first")
    .option("--status <status>", `only with this status; may be repeated: ${statuses}`, each(oneOf(ActivityStatus)))
    .option("--type <type>", "only this type, such as create-wallet; may be repeated", each(oneOf(ActivityType)))
    .action((options: ListOptions, command: Command) => list(io, options, command));
  command
    .command("get")
    .description("show an activity with its votes and its result")
    .argument("<id>", "id of the activity")
    .action(async (id: string, _: unknown, command: Command) => {
      const session = await openSession(io, command);
      const answer = await getActivity(session.connection, {
        organizationId: session.organizationId,
        activityId: id,
      });
      show(session, answer, () => activityText(answer.activity));
    });
  command
    .command("approve")
    .description("approve an activity; it executes once the quorum is reached")
    .argument("<activity>", "its fingerprint, or its id")
    .action(async (named: string, _: unknown, command: Command) => {
      const session = await openSession(io, command);
      const { connection, organizationId } = session;
      const parameters = { fingerprint: await fingerprintOf(session, named) };
      await finish(session, await approveActivity(connection, { organizationId, parameters }), activityText);
    });
  command
    .command("reject")
    .description("reject an activity")
    .argument("<activity>", "its fingerprint, or its id")
    .action(async (named: string, _: unknown, command: Command) => {
      const session = await openSession(io, command);
      const { connection, organizationId } = session;
      const parameters = { fingerprint: await fingerprintOf(session, named) };
      const answer = await rejectActivity(connection, { organizationId, parameters });
      show(session, answer, () => activityText(answer.activity));
    });
  return command;
}

async function list(io: Io, { status, type, ...page }: ListOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listActivities(session.connection, {
    organizationId: session.organizationId,
    ...(status && { filterByStatus: status }),
    ...(type && { filterByType: type }),
    paginationOptions: pageOf(page),
  });
  const rows = answer.activities.map(({ id, type, status, createdAt }) => [
    id,
    friendlyName(ActivityType, type),
    friendlyName(ActivityStatus, status),
    time(createdAt),
  ]);
  show(session, answer, () => {
    const { archived } = answer;
    const shown = table(["activity id", "type", "status", "created"], rows, "No activities.");
    if (!archived) return shown;
    return `${shown}\n\nOlder activities, up to ${time(archived.until)}, are in the operator's archive.`;
  });
}

async function fingerprintOf({ connection, organizationId }: Session, named: string): Promise<string> {
  if (named.startsWith("sha256:")) return named;
  const { activity } = await getActivity(connection, { organizationId, activityId: named });
  return activity.fingerprint;
}

function activityText(activity: Activity): string {
  const { id, type, status, organizationId, fingerprint, createdAt, updatedAt, heldUntil, failure, votes } = activity;
  const members = record([
    ["activity id", id],
    ["type", friendlyName(ActivityType, type)],
    ["status", friendlyName(ActivityStatus, status)],
    ["carried out from", heldUntil && time(heldUntil)],
    ["failure", failure ? `${failure.message ?? "no reason given"} (code ${failure.code ?? "unknown"})` : undefined],
    ["organization id", organizationId],
    ["fingerprint", fingerprint],
    ["created", time(createdAt)],
    ["updated", time(updatedAt)],
  ]);
  const rows = votes.map(({ user, userId, selection, createdAt }) => [
    user.userName,
    userId,
    selection === "VOTE_SELECTION_APPROVED" ? "approved" : "rejected",
    time(createdAt),
  ]);
  return [
    members,
    table(["voter", "user id", "vote", "cast"], rows, "No votes."),
    `INTENT\n${JSON.stringify(activity.intent, null, 2)}`,
    `RESULT\n${JSON.stringify(activity.result, null, 2)}`,
  ].join("\n\n");
}
