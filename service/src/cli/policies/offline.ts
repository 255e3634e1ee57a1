// `countersign policies check` and `test`, which need no service. The language and the rules of decisions are loaded
// when they are to be used, so that other commands need not wait for them.

import type { Command } from "commander";
import type { Io } from "../terminal/io.js";

/** Adds `check` and `test`. */
export function addOfflineCommands(command: Command, io: Io): void {
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
}
