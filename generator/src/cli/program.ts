// The commands and their options. Exit codes: 0 all is well, 1 the contract is invalid or the output has drifted,
// 2 the command was wrong or the machine failed.

import { Command, CommanderError, Option } from "commander";
import { version } from "../version.js";
import type { DiffCommandOptions } from "./diff.js";
import type { ImportCommandOptions } from "./import.js";
import type { InitOptions } from "./init.js";
import { formats } from "./options.js";
import type { CommonOptions } from "./options.js";

const defaults = { schema: "schema", out: "generated" };

const program = new Command("contract")
  .description("Compiles a YAML contract into types, validators, a client and a server.")
  .version(version(), "--version", "tell the compiler's version")
  .option("--schema <folder>", "folder of the contract", defaults.schema)
  .option("--out <folder>", "folder of the output", defaults.out)
  .option("--no-cache", "find everything out anew")
  .option("--json", "print one JSON document, for programs", false)
  .configureHelp({ showGlobalOptions: true })
  .exitOverride();

program
  .command("init")
  .argument("[folder]", "where; the present folder without it", ".")
  .option("--name <name>", "short name of the contract; the folder's without it")
  .option("--package <package>", "npm name of the generated package")
  .description("writes a small contract with its scripts, test and CI step; touches nothing that is there")
  .action(async (folder: string, options: InitOptions) => {
    const { init } = await import("./init.js");
    process.exitCode = await init(folder, options, program.opts<CommonOptions>());
  });

program
  .command("import")
  .description("writes a contract from a description in another language")
  .command("openapi")
  .argument("<file>", "an OpenAPI document, 3.0 or 3.1, as JSON or YAML")
  .option("--name <name>", "short name of the contract; default: from the document's title")
  .option("--package <package>", "npm name of the generated package")
  .description("writes a contract from an OpenAPI document, and lists what could not be carried over")
  .action(async (file: string, options: ImportCommandOptions) => {
    const { importFile } = await import("./import.js");
    process.exitCode = await importFile(file, options, program.opts<CommonOptions>());
  });

program
  .command("generate")
  .description("brings the output up to date")
  .option("--watch", "stay, and do so whenever the contract changes", false)
  .action(async (options: { watch: boolean }) => {
    const { generate, watch } = await import("./generate.js");
    const common = program.opts<CommonOptions>();
    process.exitCode = await (options.watch ? watch(common) : generate(common));
  });

program
  .command("check")
  .description("fails if the contract is invalid, or if the output is not what it compiles to")
  .action(async () => {
    const { check } = await import("./check.js");
    process.exitCode = await check(program.opts<CommonOptions>());
  });

program
  .command("explain")
  .argument("[code]", "for instance CS0203; all codes are listed without it")
  .description("tells what the code of a finding means and how to fix it")
  .action(async (code: string | undefined) => {
    const { explain } = await import("./explain.js");
    process.exitCode = explain(code, program.opts<CommonOptions>());
  });

program
  .command("where")
  .argument("<symbol>", "a name of the generated package: a type, constant, function or member (`User.userName`)")
  .description("tells the YAML line that a generated symbol comes from")
  .action(async (symbol: string) => {
    const { where } = await import("./where.js");
    process.exitCode = await where(symbol, program.opts<CommonOptions>());
  });

program
  .command("language-server")
  .description("serves an editor over standard input and output, by the Language Server Protocol")
  .action(async () => {
    const { serveEditor } = await import("../language-server/server.js");
    serveEditor(process.stdin, process.stdout);
  });

program
  .command("diff")
  .description("tells what has changed in the contract, whom it breaks, and what would be safe instead")
  .option("--against <place>", "git:REF, npm:PACKAGE@VERSION, or a folder; default: `lastRelease` of contract.yaml")
  .addOption(new Option("--format <format>", "how to say it; default: text").choices([...formats]))
  .option("--guard <axes>", "what must not break: `all`, or some of requests,responses,callers,implementers,stored")
  .action(async (options: DiffCommandOptions) => {
    const { diff } = await import("./diff.js");
    process.exitCode = await diff(options, program.opts<CommonOptions>());
  });

/** Does what the arguments of the process say, and sets its exit code. */
export async function run(): Promise<void> {
  try {
    await program.parseAsync();
  } catch (cause) {
    if (cause instanceof CommanderError) {
      process.exitCode = cause.exitCode === 0 ? 0 : 2;
    } else {
      process.stderr.write(`contract: ${cause instanceof Error ? cause.message : String(cause)}\n`);
      process.exitCode = 2;
    }
  }
}
