// `countersign policies`: the rules of the organization, why they decide as they do, and checks of those in files.

import {
  Effect,
  createPolicy,
  deletePolicies,
  deletePolicy,
  getActivePolicies,
  getPolicy,
  listPolicies,
} from "@countersign/api";
import type { Policy } from "@countersign/api";
import { Command } from "commander";
import { idOf, policyIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import { readText, sources } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { record, show, table, time } from "../terminal/output.js";
import { addExplain } from "./explain.js";
import { excerpt } from "./explanation.js";
import { addFileCommands } from "./file-commands.js";

interface CreateOptions {
  readonly name: string;
  readonly effect: Effect;
  readonly condition?: string;
  readonly consensus?: string;
  readonly time?: string;
  readonly notes?: string;
}

/** `countersign policies`. */
export function policiesCommand(io: Io): Command {
  const command = new Command("policies").description("who may do what");
  command
    .command("list")
    .description("list policies, oldest first")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("active")
    .description("list the policies that apply now")
    .action((_: unknown, command: Command) => active(io, command));
  command
    .command("get")
    .description("show a policy")
    .argument("<policy>", "its id or name")
    .action((named: string, _: unknown, command: Command) => get(io, named, command));
  command
    .command("create")
    .description("create a policy")
    .requiredOption("--name <name>", "name, unique within the organization")
    .requiredOption("--effect <effect>", `what it does: ${friendlyNames(Effect).join(" or ")}`, oneOf(Effect))
    .option("--condition <expression>", `activities it applies to; all without it: ${sources}`)
    .option("--consensus <expression>", `who must approve; nobody else without it: ${sources}`)
    .option("--time <expression>", `when it applies; always without it: ${sources}`)
    .option("--notes <text>", `why it exists: ${sources}`)
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("delete")
    .description("delete policies; all of them or none")
    .argument("<policies...>", "their ids or names")
    .action((named: readonly string[], _: unknown, command: Command) => remove(io, named, command));
  addExplain(command, io);
  addFileCommands(command, io);

  return command;
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listPolicies(session.connection, { organizationId: session.organizationId });
  const rows = answer.policies.map(({ policyId, policyName, effect, condition, consensus }) => [
    policyId,
    policyName,
    friendlyName(Effect, effect),
    excerpt(condition, 60),
    excerpt(consensus, 60),
  ]);
  show(session, answer, () => table(["policy id", "name", "effect", "condition", "consensus"], rows, "No policies."));
}

async function active(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await getActivePolicies(session.connection, { organizationId: session.organizationId });
  const rows = answer.statuses.map(({ policyId, active, timeExpr = "", error = "" }) => [
    policyId,
    active ? "yes" : "no",
    excerpt(timeExpr, 60),
    error,
  ]);
  show(session, answer, () => table(["policy id", "active", "time", "error"], rows, "No policies."));
}

async function get(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const policyId = await idOf(policyIds, session, named);
  const answer = await getPolicy(session.connection, { organizationId: session.organizationId, policyId });
  show(session, answer, () => policyText(answer.policy));
}

async function create(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const { name: policyName, effect } = options;
  const [condition, consensus, time, notes] = [
    await textOf(io, "--condition", options.condition),
    await textOf(io, "--consensus", options.consensus),
    await textOf(io, "--time", options.time),
    await textOf(io, "--notes", options.notes),
  ];
  const session = await openSession(io, command);
  const answer = await createPolicy(session.connection, {
    organizationId: session.organizationId,
    parameters: {
      policyName,
      effect,
      ...(condition !== undefined && { condition }),
      ...(consensus !== undefined && { consensus }),
      ...(time !== undefined && { time }),
      ...(notes !== undefined && { notes }),
    },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["policy id", result.createPolicyResult?.policyId],
      ["name", policyName],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, named: readonly string[], command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const ids = await policyIds(session, named);
  const told = ({ id }: { readonly id: string }) =>
    record([...ids.map((policyId) => ["deleted policy", policyId] as const), ["activity id", id]]);
  const [policyId, ...others] = ids;
  // Older services know the operation that deletes one.
  if (policyId !== undefined && others.length === 0) {
    return finish(session, await deletePolicy(connection, { organizationId, parameters: { policyId } }), told);
  }
  return finish(session, await deletePolicies(connection, { organizationId, parameters: { policyIds: ids } }), told);
}

/** What an option stands for, without the line feed with which a file ends. */
async function textOf(io: Io, option: string, value: string | undefined): Promise<string | undefined> {
  return value === undefined ? undefined : (await readText(io, option, value)).replace(/\r?\n$/, "");
}

function policyText(policy: Policy): string {
  const { policyId, policyName, effect, condition, consensus, time: inForce, notes, createdAt, updatedAt } = policy;
  const members = record([
    ["policy id", policyId],
    ["name", policyName],
    ["effect", friendlyName(Effect, effect)],
    ["notes", notes || undefined],
    ["created", time(createdAt)],
    ["updated", time(updatedAt)],
  ]);
  return [
    members,
    `CONDITION\n${condition || "None: it applies to every activity."}`,
    `CONSENSUS\n${consensus || "None: no further approval is needed."}`,
    ...(inForce ? [`TIME\n${inForce}`] : []),
  ].join("\n\n");
}
