// `countersign log`: receipts of activities, and what verifies them and the log. What that takes is loaded when it is needed.

import { getActivityReceipts } from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import type { Io } from "../terminal/io.js";

interface PolicyOptions {
  readonly policy: string;
}

export interface CompareOptions extends PolicyOptions {
  /** Number of the log. */
  readonly log: string;
}

export interface AuditOptions extends PolicyOptions {
  readonly checkpoint?: string;
  readonly evaluations?: boolean;
  readonly auditLog?: readonly string[];
}

const policyText = "file with the public keys that count (C2SP tlog-policy)";

/** `countersign log`. */
export function logCommand(io: Io): Command {
  const command = new Command("log").description("receipts of activities in the transparency log, and audits of it");
  command
    .command("receipts")
    .description("print the receipts of an activity as JSON, once everything about it is in the log")
    .argument("<activity>", "id of the activity")
    .action(async (activityId: string, _: unknown, command: Command) => {
      const { connection, organizationId } = await openSession(io, command);
      const answer = await getActivityReceipts(connection, { organizationId, activityId, waitForInclusion: true });
      io.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    });
  command
    .command("verify")
    .description("verify receipts that `log receipts` has printed, without asking anybody; exit code 1 if one fails")
    .argument("<file>", "the receipts")
    .requiredOption("--policy <file>", policyText)
    .action(async (file: string, { policy }: PolicyOptions, command: Command) =>
      (await actions()).verify(io, file, policy, command),
    );
  command
    .command("compare")
    .description("check that the log has only grown from one checkpoint to the other; exit code 1 if not")
    .argument("<older>", "file with a checkpoint")
    .argument("[newer]", "file with a later one (default: the latest one of the service)")
    .requiredOption("--policy <file>", policyText)
    .option("--log <number>", "number of the log, as in its path", "1")
    .action(async (older: string, newer: string | undefined, options: CompareOptions, command: Command) =>
      (await actions()).compare(io, older, newer, options, command),
    );
  command
    .command("audit")
    .description(
      "check every record of the organization against the log, every activity against its records, and the voters' " +
        "signatures; exit code 1 if anything is missing, added or altered",
    )
    .requiredOption("--policy <file>", policyText)
    .option("--checkpoint <file>", "checkpoint of the last audit, which the log must continue; replaced by the new one")
    .option("--audit-log <files...>", "also check these files of the audit log, all of them that there are")
    .option("--evaluations", "also compare what policies came to, by a request for each activity")
    .action(async (options: AuditOptions, command: Command) =>
      (await actions()).auditOrganization(io, options, command),
    );
  return command;
}

function actions() {
  return import("./actions.js");
}
