// `countersign policies explain`: what the policies make of an activity, clause by clause.

import { ActivityType, explainPolicy } from "@countersign/api";
import type { ExplainPolicyRequest } from "@countersign/api";
import { Option } from "commander";
import type { Command } from "commander";
import { openSession } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import { readText, sources } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { show } from "../terminal/output.js";
import { explanationText } from "./explanation.js";

interface ExplainOptions {
  readonly type?: ActivityType;
  readonly parameters?: string;
  readonly user?: string;
}

type Asked = Omit<ExplainPolicyRequest, "organizationId">;

/** Adds `explain`. */
export function addExplain(command: Command, io: Io): void {
  command
    .command("explain")
    .description("explain how policies decide an activity, submitted or hypothetical")
    .argument("[activity]", "id of a submitted activity; otherwise --type and --parameters")
    .addOption(
      new Option("--type <type>", "type of a hypothetical activity, such as create-wallet").argParser(
        oneOf(ActivityType),
      ),
    )
    .option("--parameters <json>", `its parameters: ${sources}`)
    .option("--user <id>", "id of the user who would submit it (default: the key's own)")
    .action(async (id: string | undefined, options: ExplainOptions, command: Command) => {
      const asked = await askedOf(io, id, options);
      const session = await openSession(io, command);
      const { connection, organizationId } = session;
      const answer = await explainPolicy(connection, { organizationId, ...asked });
      show(session, answer, () => explanationText(answer));
    });
}

async function askedOf(io: Io, activityId: string | undefined, options: ExplainOptions): Promise<Asked> {
  const { type, parameters, user: userId } = options;
  if (activityId !== undefined) {
    if (type === undefined && parameters === undefined && userId === undefined) return { activityId };
    throw new UsageError("a submitted activity already has its type, parameters and user; omit these options");
  }
  if (type === undefined || parameters === undefined) {
    throw new UsageError("give an activity's id, or --type and --parameters");
  }
  const text = await readText(io, "--parameters", parameters);
  return { type, parameters: parseJson(text), ...(userId !== undefined && { userId }) };
}

function parseJson(text: string): NonNullable<Asked["parameters"]> {
  try {
    return JSON.parse(text) as NonNullable<Asked["parameters"]>;
  } catch (cause) {
    throw new UsageError(`--parameters: not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
