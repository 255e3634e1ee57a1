// The command line: the options that all commands take, and how a run ends.

import { Command, CommanderError, InvalidArgumentError } from "commander";
import { installedVersion } from "../installation/version.js";
import { commandsNamed } from "./commands.js";
import type { GlobalOptions } from "./session/identity.js";
import { exitCodeOf, failureText } from "./terminal/failure.js";
import type { Io } from "./terminal/io.js";
import { printable } from "./terminal/output.js";

/**
 * The program. It never ends the process; commander's own ends become a `CommanderError`.
 *
 * @param args of which it has the command that they name; where they name none, it has all
 */
export async function createProgram(io: Io, args: readonly string[] = []): Promise<Command> {
  const program = new Command("countersign")
    .description("The key-custody and signing service and its command line.")
    .version(installedVersion())
    .option("--json", "print the service's JSON responses")
    .option("--key-name <name>", "stamp with this key from the keys folder (COUNTERSIGN_KEY_NAME)")
    .option("--keys-folder <folder>", "keys folder (COUNTERSIGN_KEYS_FOLDER; default: ~/.config/countersign/keys)")
    .option(
      "--credentials <file>",
      "stamp with the key in this JSON file (COUNTERSIGN_CREDENTIALS; default: data/root.json)",
    )
    .option("--session <file>", "authenticate reads with this session file from `sessions create`")
    .option("--organization <id>", "organization to use (default: the key's own)")
    .option(
      "--base-url <url>",
      "URL of the service (COUNTERSIGN_BASE_URL; default: the key's, else http://127.0.0.1:8080)",
    )
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(printable(text.replace(/^error: /, "countersign: "))),
    })
    .showHelpAfterError("(see --help)")
    .addHelpText("beforeAll", ({ command }) => refuseUnknown(command))
    .exitOverride();
  for (const command of await commandsNamed(nameIn(args, program))) program.addCommand(command(io));
  inherit(program);
  return program;
}

/**
 * Runs one command line.
 *
 * @param args what follows the program's name
 * @returns the exit code: 0 done, 1 refused by the service or failed, 2 used wrongly, with nothing sent
 */
export async function run(args: readonly string[], io: Io): Promise<0 | 1 | 2> {
  const program = await createProgram(io, args);
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has said what was wrong, unless a command has thrown one of its errors.
    if (error instanceof CommanderError && !(error instanceof InvalidArgumentError))
      return error.exitCode === 0 ? 0 : 2;
    io.stderr.write(failureText(error, program.opts<GlobalOptions>().json === true));
    return exitCodeOf(error);
  }
}

/** The first word that is neither an option of the program nor the value of one. */
function nameIn(args: readonly string[], { options }: Command): string | undefined {
  const takesValue = (word: string | undefined) => options.some(({ long, required }) => required && long === word);
  return args.find((word, at) => !word.startsWith("-") && !takesValue(args[at - 1]));
}

/** Commander shows a command's own help instead, where help is asked for something below it that is not there. */
function refuseUnknown(command: Command): string {
  const word = command.args[command.args[0] === "help" ? 1 : 0];
  const isName = word !== undefined && !word.startsWith("-") && command.commands.length > 0;
  if (isName && !command.commands.some((each) => each.name() === word)) command.parse([word], { from: "user" });
  return "";
}

/** Commands that are added whole have settings of their own until they are given those of the program. */
function inherit(command: Command): void {
  for (const child of command.commands) inherit(child.copyInheritedSettings(command));
}
