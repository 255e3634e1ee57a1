// `countersign policies check`, `test`, `compare` and `plan`, which read files of policies. The language and the rules of
// decisions are loaded when they are to be used, so that other commands need not wait for them.

import type { Command } from "commander";
import type { Io } from "../terminal/io.js";
import type { CompareOptions } from "./compare.js";
import type { PlanOptions } from "./plan.js";

/** Adds them. */
export function addFileCommands(command: Command, io: Io): void {
  command
    .command("check")
    .description("check a policy file for errors, offline")
    .argument("<file>", "YAML or JSON with a `policies` list, as for create_policies; - for standard input")
    .action(async (name: string, _: unknown, command: Command) => {
      const { checkPolicies } = await import("./check.js");
      await checkPolicies(io, name, command);
    });
  command
    .command("test")
    .description("run a table of policy tests, offline")
    .argument("<file>", "YAML or JSON with an organization and cases; - for standard input")
    .action(async (name: string, _: unknown, command: Command) => {
      const { testPolicies } = await import("./test.js");
      await testPolicies(io, name, command);
    });
  command
    .command("compare")
    .description("find the smallest activity on which two policy files differ, offline")
    .argument("<one>", "YAML or JSON with a `policies` list")
    .argument("<other>", "another one")
    .option("--most <number>", "how many activities to try at most", "200000")
    .action(async (one: string, other: string, options: CompareOptions, command: Command) => {
      const { comparePolicies } = await import("./compare.js");
      await comparePolicies(io, [one, other], options, command);
    });
  command
    .command("plan")
    .description("replay recorded activities under proposed policies, and show which would be decided otherwise")
    .requiredOption("--proposed <file>", "YAML or JSON file with all policies that there would be")
    .option("--last <number>", "how many activities to replay, newest first (default: 1000)")
    .option("--since <date>", "replay those submitted then or later, such as 2026-11-01")
    .action(async (options: PlanOptions, command: Command) => {
      const { planChange } = await import("./plan.js");
      await planChange(io, options, command);
    });
}
