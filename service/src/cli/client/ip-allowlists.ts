// `countersign allowlist`: from which networks an organization accepts requests.

import { IpAllowlistErrorOutcome, getIpAllowlist, removeIpAllowlist, setIpAllowlist } from "@countersign/api";
import type { IpAllowlistIntentRule } from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { each, oneOf } from "../terminal/option-values.js";
import { record, show, table } from "../terminal/output.js";

interface Options {
  readonly apiKey?: string;
}

interface SetOptions extends Options {
  readonly rule: readonly IpAllowlistIntentRule[];
  readonly onError?: IpAllowlistErrorOutcome;
  readonly disabled?: true;
}

/** `countersign allowlist`. */
export function ipAllowlistCommand(io: Io): Command {
  const command = new Command("allowlist").description("networks from which requests are accepted");
  addKey(command.command("show").description("show the rules")).action((options: Options, command: Command) =>
    list(io, options, command),
  );
  const outcomes = friendlyNames(IpAllowlistErrorOutcome).join(" or ");
  addKey(command.command("set").description("set rules in place of those before"))
    .option("--rule <network>", "a network such as 203.0.113.0/24, with =LABEL behind it; repeat it", each(ruleOf), [])
    .option("--on-error <outcome>", `${outcomes} requests without an IP address`, oneOf(IpAllowlistErrorOutcome))
    .option("--disabled", "keep the rules without having them in force")
    .action((options: SetOptions, command: Command) => set(io, options, command));
  addKey(command.command("remove").description("remove all rules; requests come from anywhere")).action(
    (options: Options, command: Command) => remove(io, options, command),
  );
  return command;
}

function addKey(command: Command): Command {
  return command.option("--api-key <key>", "public key of the API key that it is about; without, the organization");
}

/** Reads `203.0.113.0/24=Office`. */
function ruleOf(text: string): IpAllowlistIntentRule {
  const [cidr = "", ...label] = text.split("=");
  return { cidr, ...(label.length > 0 && { label: label.join("=") }) };
}

function keyIn({ apiKey }: Options) {
  return { ...(apiKey !== undefined && { publicKey: apiKey }) };
}

async function list(io: Io, options: Options, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await getIpAllowlist(connection, { organizationId, ...keyIn(options) });
  const { enabled = false, rules, onEvaluationError = "DENY" } = answer.allowlist;
  show(session, answer, () =>
    [
      record([
        ["in force", enabled ? "yes" : "no"],
        ["requests without an IP address", friendlyName(IpAllowlistErrorOutcome, onEvaluationError)],
      ]),
      table(
        ["network", "label"],
        rules.map(({ cidr, label = "" }) => [cidr, label]),
        "No rules.",
      ),
    ].join("\n"),
  );
}

async function set(io: Io, { rule, onError, disabled, ...options }: SetOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await setIpAllowlist(connection, {
    organizationId,
    parameters: {
      ...keyIn(options),
      enabled: disabled !== true,
      rules: rule,
      ...(onError && { onEvaluationError: onError }),
    },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["rules", String(rule.length)],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, options: Options, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await removeIpAllowlist(connection, { organizationId, parameters: keyIn(options) });
  await finish(session, answer, ({ id }) => record([["activity id", id]]));
}
