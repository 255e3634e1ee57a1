// The whole command line: every command, the options that all of them take, and how a run ends.

import { Command, CommanderError, InvalidArgumentError } from "commander";
import { installedVersion } from "../installation/version.js";
import { activitiesCommand } from "./client/activities.js";
import { agentsCommand } from "./client/agents.js";
import { apiKeysCommand } from "./client/api-keys.js";
import { authProxyCommand } from "./client/auth-proxy.js";
import { brakesCommand } from "./client/brakes.js";
import { consoleCommand } from "./client/console.js";
import { decryptCommand } from "./client/decrypt.js";
import { encryptCommand } from "./client/encrypt.js";
import { encryptionKeysCommand } from "./client/encryption-keys.js";
import { featuresCommand } from "./client/features.js";
import { invitationsCommand } from "./client/invitations.js";
import { loginCommand } from "./client/login.js";
import { mcpCommand } from "./client/mcp.js";
import { mfaCommand } from "./client/mfa-policies.js";
import { oauthProvidersCommand } from "./client/oauth-providers.js";
import { organizationCommand } from "./client/organization.js";
import { privateKeysCommand } from "./client/private-keys.js";
import { requestCommand } from "./client/request.js";
import { secretsCommand } from "./client/secrets.js";
import { sessionsCommand } from "./client/sessions.js";
import { signCommand } from "./client/sign.js";
import { signerKeyCommand } from "./client/signer-key.js";
import { contractInterfacesCommand } from "./client/contract-interfaces.js";
import { spendingLimitsCommand } from "./client/spending-limits.js";
import { usersCommand } from "./client/users.js";
import { walletsCommand } from "./client/wallets.js";
import { webhookEndpointsCommand } from "./client/webhook-endpoints.js";
import { whoamiCommand } from "./client/whoami.js";
import { logCommand } from "./log/log.js";
import { witnessCommand } from "./log/witness.js";
import { archiveCommand } from "./operator/archive.js";
import { backupCommand, restoreCommand } from "./operator/backup.js";
import { configCommand } from "./operator/config.js";
import { authorityCommand } from "./operator/authority.js";
import { doctorCommand } from "./operator/doctor.js";
import { masterKeyCommand } from "./operator/master-key.js";
import { messagesCommand } from "./operator/messages.js";
import { serveCommand } from "./operator/serve.js";
import { signingKeysCommand } from "./operator/signing-keys.js";
import { webhooksCommand } from "./operator/webhooks.js";
import { policiesCommand } from "./policies/policies.js";
import type { GlobalOptions } from "./session/identity.js";
import { ethereumRpcCommand } from "./signers/ethereum-rpc.js";
import { sshAgentCommand } from "./signers/ssh-agent.js";
import { exitCodeOf, failureText } from "./terminal/failure.js";
import type { Io } from "./terminal/io.js";
import { printable } from "./terminal/output.js";

/** The program with all its commands. It never ends the process; commander's own ends become a `CommanderError`. */
export function createProgram(io: Io): Command {
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
    .exitOverride();
  program.addCommand(serveCommand(io));
  program.addCommand(configCommand(io));
  program.addCommand(masterKeyCommand(io));
  program.addCommand(signingKeysCommand(io));
  program.addCommand(backupCommand(io));
  program.addCommand(restoreCommand(io));
  program.addCommand(doctorCommand(io));
  program.addCommand(authorityCommand(io));
  program.addCommand(archiveCommand(io));
  program.addCommand(webhooksCommand(io));
  program.addCommand(messagesCommand(io));
  for (const command of [
    logCommand,
    witnessCommand,
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
    mfaCommand,
    webhookEndpointsCommand,
    authProxyCommand,
    walletsCommand,
    privateKeysCommand,
    secretsCommand,
    encryptCommand,
    decryptCommand,
    signerKeyCommand,
    signCommand,
    activitiesCommand,
    consoleCommand,
    policiesCommand,
    contractInterfacesCommand,
    spendingLimitsCommand,
    agentsCommand,
    mcpCommand,
    ethereumRpcCommand,
    sshAgentCommand,
    brakesCommand,
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
