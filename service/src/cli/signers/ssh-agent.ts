// `countersign ssh-agent`: keys of the service for OpenSSH and git.

import { Command } from "commander";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { openSession } from "../session/session.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { show } from "../terminal/output.js";
import { untilSignal } from "./until-signal.js";

interface Options {
  readonly socket?: string;
  readonly with?: readonly string[];
  readonly namespaces?: readonly string[];
  readonly wait: number;
}

/** `countersign ssh-agent`. */
export function sshAgentCommand(io: Io): Command {
  return new Command("ssh-agent")
    .description("sign for OpenSSH and git: an agent that offers Ed25519 and P-256 keys of the service")
    .option("--socket <path>", "where it listens (default: ~/.config/countersign/ssh-agent/agent.sock)")
    .option("--with <keys...>", "the only keys that it offers: addresses of accounts, ids of private keys")
    .option("--namespaces <names...>", "sign for these alone, such as git or file, and no logins")
    .option("--wait <seconds>", "how long a request waits for approvals", wholeNumber(0, 3600), 60)
    .action((options: Options, command: Command) => serve(io, options, command));
}

async function serve(io: Io, options: Options, command: Command): Promise<void> {
  const { serveSshAgent } = await import("./ssh-agent-server.js");
  const home = io.env["HOME"] ?? homedir();
  const socket = resolve(io.cwd, options.socket ?? join(home, ".config/countersign/ssh-agent/agent.sock"));
  const session = await openSession(io, command);
  const agent = await serveSshAgent({
    connection: session.connection,
    organizationId: session.organizationId,
    offered: options.with && new Set(options.with),
    namespaces: options.namespaces && new Set(options.namespaces),
    waitMs: options.wait * 1000,
    socket,
    log: (line) => io.stderr.write(`countersign ssh-agent: ${line}\n`),
  });
  show(session, { socket }, () => `SSH_AUTH_SOCK=${socket}; export SSH_AUTH_SOCK;`);
  await untilSignal(agent);
}
