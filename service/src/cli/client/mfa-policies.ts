// `countersign mfa`: which authenticators users need together, and what an activity still needs.

import { AuthenticationType, createMfaPolicy, deleteMfaPolicy, getMfaPolicies, getMfaStatus } from "@countersign/api";
import type { AuthenticationMethod, RequiredAuthenticationMethod } from "@countersign/api";
import { Command } from "commander";
import { idOf, userIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { each, oneOf, wholeNumber } from "../terminal/option-values.js";
import { record, show, table } from "../terminal/output.js";

interface CreateOptions {
  readonly user: string;
  readonly name: string;
  readonly condition: string;
  readonly step: readonly RequiredAuthenticationMethod[];
  readonly order: number;
}

/** `countersign mfa`. */
export function mfaCommand(io: Io): Command {
  const command = new Command("mfa").description("MFA policies: which authenticators a user needs together");
  const methods = friendlyNames(AuthenticationType).join(", ");
  command
    .command("create")
    .description("require several authenticators of a user")
    .requiredOption("--user <user>", "id or name of the user")
    .requiredOption("--name <name>", "name of the policy")
    .option("--condition <condition>", "which activities it applies to, in the policy language; all without one", "")
    .requiredOption(
      "--step <methods>",
      `methods of which one is needed, separated by commas; repeat it for more steps: ${methods}; =ID names a credential`,
      each(stepOf),
    )
    .option("--order <number>", "its place among the policies of the user", wholeNumber(0, 999_999_999), 0)
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("list")
    .description("list the policies of a user, in the order in which they are looked at")
    .argument("<user>", "id or name of the user")
    .action((user: string, _options: unknown, command: Command) => list(io, user, command));
  command
    .command("status")
    .description("show what an activity that waits still needs")
    .argument("<activity>", "id of the activity")
    .action((activityId: string, _options: unknown, command: Command) => status(io, activityId, command));
  command
    .command("delete")
    .description("delete a policy")
    .argument("<policy>", "id of the policy")
    .requiredOption("--user <user>", "id or name of the user")
    .action((mfaPolicyId: string, { user }: { readonly user: string }, command: Command) =>
      remove(io, mfaPolicyId, user, command),
    );
  return command;
}

/** Reads `passkey,api-key=ID`. */
function stepOf(text: string): RequiredAuthenticationMethod {
  const read = oneOf(AuthenticationType);
  return {
    any: text.split(",").map((method) => {
      const [type = "", id] = method.split("=");
      return { type: read(type), ...(id !== undefined && { id }) };
    }),
  };
}

function shown(steps: readonly RequiredAuthenticationMethod[]): string {
  return steps.map(({ any }) => any.map(methodText).join(",")).join(" + ");
}

function methodText({ type, id }: AuthenticationMethod): string {
  return friendlyName(AuthenticationType, type) + (id === undefined ? "" : `=${id}`);
}

async function create(io: Io, { user, name, condition, step, order }: CreateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const userId = await idOf(userIds, session, user);
  const answer = await createMfaPolicy(session.connection, {
    organizationId: session.organizationId,
    parameters: { userId, mfaPolicyName: name, condition, requiredAuthenticationMethods: step, order },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["MFA policy id", result.createMfaPolicyResult?.mfaPolicyId],
      ["user id", userId],
      ["activity id", id],
    ]),
  );
}

async function list(io: Io, user: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await getMfaPolicies(connection, { organizationId, userId: await idOf(userIds, session, user) });
  const rows = answer.mfaPolicies.map(
    ({ mfaPolicyId, mfaPolicyName, order, requiredAuthenticationMethods, condition }) => [
      mfaPolicyId,
      mfaPolicyName,
      String(order),
      shown(requiredAuthenticationMethods),
      condition,
    ],
  );
  const headings = ["MFA policy id", "name", "order", "steps", "condition"];
  show(session, answer, () => table(headings, rows, "No MFA policies."));
}

async function status(io: Io, activityId: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await getMfaStatus(connection, { organizationId, activityId });
  const rows = answer.mfaStatuses.map(({ userId, mfaPolicyId, satisfied, satisfiedMethods, requiredMethods }) => [
    userId,
    mfaPolicyId,
    satisfied ? "yes" : "no",
    shown(requiredMethods),
    satisfiedMethods.map(methodText).join(" "),
  ]);
  const headings = ["user id", "MFA policy id", "satisfied", "steps", "completed by"];
  show(session, answer, () => table(headings, rows, "No MFA policy applies."));
}

async function remove(io: Io, mfaPolicyId: string, user: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await deleteMfaPolicy(session.connection, {
    organizationId: session.organizationId,
    parameters: { userId: await idOf(userIds, session, user), mfaPolicyId },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["deleted MFA policy", result.deleteMfaPolicyResult?.mfaPolicyId],
      ["activity id", id],
    ]),
  );
}
