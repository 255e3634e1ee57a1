// The whole command line: every command, the options that all of them take, and how a run ends.

import { readFileSync } from "node:fs";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import { activitiesCommand } from "./activities.js";
import { apiKeysCommand } from "./api-keys.js";
import { decryptCommand } from "./decrypt.js";
import { encryptCommand } from "./encrypt.js";
import { encryptionKeysCommand } from "./encryption-keys.js";
import { exitCodeOf, failureText } from "./failure.js";
import { featuresCommand } from "./features.js";
import type { GlobalOptions } from "./identity.js";
import { invitationsCommand } from "./invitations.js";
import type { Io } from "./io.js";
import { loginCommand } from "./login.js";
import { masterKeyCommand } from "./master-key.js";
import { messagesCommand } from "./messages.js";
import { oauthProvidersCommand } from "./oauth-providers.js";
import { organizationCommand } from "./organization.js";
import { printable } from "./output.js";
import { policiesCommand } from "./policies.js";
import { privateKeysCommand } from "./private-keys.js";
import { requestCommand } from "./request.js";
import { serveCommand } from "./serve.js";
import { sessionsCommand } from "./sessions.js";
import { signCommand } from "./sign.js";
import { signerKeyCommand } from "./signer-key.js";
import { usersCommand } from "./users.js";
import { walletsCommand } from "./wallets.js";
import { webhooksCommand } from "./webhooks.js";
import { whoamiCommand } from "./whoami.js";

/** The program with all its commands. It never ends the process; commander's own ends become a `CommanderError`. */
export function createProgram(io: Io): Command {
  const program = new Command("countersign")
    .description("Runs the key-custody and signing service, and speaks to it.")
    .version(version())
    .option("--json", "print answers as JSON, as the service gives them")
    .option("--key-name <name>", "stamp with this key of the folder of keys (COUNTERSIGN_KEY_NAME)")
    .option("--keys-folder <folder>", "the folder of keys (COUNTERSIGN_KEYS_FOLDER; ~/.config/countersign/keys)")
    .option("--credentials <file>", "stamp with the key of this JSON file (COUNTERSIGN_CREDENTIALS; data/root.json)")
    .option("--session <file>", "read as this session of `sessions create`, in place of a key")
    .option("--organization <id>", "the organization to speak to; that of the key unless told")
    .option("--base-url <url>", "where the service is (COUNTERSIGN_BASE_URL; that of the key, http://127.0.0.1:8080)")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(printable(text.replace(/^error: /, "countersign: "))),
    })
    .showHelpAfterError("(--help says more)")
    .exitOverride();
  program.addCommand(serveCommand(io));
  program.addCommand(masterKeyCommand(io));
  program.addCommand(webhooksCommand(io));
  program.addCommand(messagesCommand(io));
  for (const command of [
    apiKeysCommand,
    encryptionKeysCommand,
    loginCommand,
    sessionsCommand,
    whoamiCommand,
    organizationCommand,
    featuresCommand,
    usersCommand,
    invitationsCommand,
    oauthProvidersCommand,
    walletsCommand,
    privateKeysCommand,
    encryptCommand,
    decryptCommand,
    signerKeyCommand,
    signCommand,
    activitiesCommand,
    policiesCommand,
    requestCommand,
  ]) {
    program.addCommand(command(io));
  }
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
  const program = createProgram(io);
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

/** Commands that are added whole have settings of their own until they are given those of the program. */
function inherit(command: Command): void {
  for (const child of command.commands) inherit(child.copyInheritedSettings(command));
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    readonly version: string;
  };
  return version;
}
