// `countersign ethereum-rpc`: Ethereum's JSON-RPC for programs of this computer, or with a certificate, which sign by it and
// hold no key.

import { Command } from "commander";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { createFile } from "../../file-system/atomic.js";
import { openSession } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { show } from "../terminal/output.js";
import { readPrivateFile } from "../terminal/private-file.js";
import type { Door } from "./ethereum-server.js";
import { untilSignal } from "./until-signal.js";

interface Options {
  readonly chainId?: string;
  readonly account?: readonly string[];
  readonly upstream?: string;
  readonly port: number;
  readonly tokenFile?: string;
  readonly wait: number;
  readonly tlsCertificate?: string;
  readonly tlsKey?: string;
  readonly tlsClientCa?: string;
  readonly host?: string;
}

/** `countersign ethereum-rpc`. */
export function ethereumRpcCommand(io: Io): Command {
  return new Command("ethereum-rpc")
    .description("sign for Ethereum's tools: JSON-RPC for programs that know its URL, or have a certificate")
    .option("--chain-id <id>", "the only chain that it signs for (default: the upstream node's)")
    .option("--account <addresses...>", "the only accounts that it offers (default: all that the service has)")
    .option("--upstream <url>", "node that answers everything else and sends transactions (COUNTERSIGN_UPSTREAM)")
    .option("--port <number>", "port to listen on; 0 for any free one", wholeNumber(0, 65_535), 8546)
    .option("--token-file <file>", "file with the token, made if it is not there (default: a new token each time)")
    .option("--tls-certificate <file>", "certificate to show to clients that show theirs, in PEM")
    .option("--tls-key <file>", "its private key")
    .option("--tls-client-ca <file>", "certificates of those who issue the clients'; there is no token then")
    .option("--host <address>", "address to listen on, with certificates alone (default: 127.0.0.1)")
    .option("--wait <seconds>", "how long a request waits for approvals", wholeNumber(0, 3600), 0)
    .action((options: Options, command: Command) => serve(io, options, command));
}

async function serve(io: Io, options: Options, command: Command): Promise<void> {
  // Curves in JavaScript and the rest are not for commands that people wait for.
  const { serveEthereum } = await import("./ethereum-server.js");
  const { checksummed } = await import("./ethereum-keys.js");
  const { UpstreamNode } = await import("./upstream-node.js");
  const { account, port, wait } = options;
  const accounts = account?.map((text) => {
    const address = checksummed(text);
    if (address !== undefined) return address;
    throw new UsageError(`--account: ${text} is not an address of Ethereum`);
  });
  const url = options.upstream ?? io.env["COUNTERSIGN_UPSTREAM"];
  if (url !== undefined && !/^https?:\/\//.test(url)) {
    throw new UsageError("--upstream: expected a URL, http or https");
  }
  const upstream = url === undefined ? undefined : new UpstreamNode(url);
  const chainId = await chainIdOf(options.chainId, upstream);
  const door = await doorOf(io, options);
  const session = await openSession(io, command);
  const server = await serveEthereum({
    connection: session.connection,
    organizationId: session.organizationId,
    accounts: accounts && new Set(accounts),
    upstream,
    chainId,
    door,
    port,
    waitMs: wait * 1000,
    log: (line) => io.stderr.write(`countersign ethereum-rpc: ${line}\n`),
  });
  show(session, { url: server.url }, () => server.url);
  await untilSignal(server);
}

async function chainIdOf(
  given: string | undefined,
  upstream: { call(method: string, params: readonly unknown[]): Promise<unknown> } | undefined,
): Promise<bigint> {
  if (given !== undefined && !/^[1-9]\d{0,18}$/.test(given)) {
    throw new UsageError(`--chain-id: ${given} is not the id of a chain`);
  }
  const told = await upstream?.call("eth_chainId", []);
  if (told === undefined) {
    if (given !== undefined) return BigInt(given);
    throw new UsageError("name the chain to sign for with --chain-id, or a node of it with --upstream");
  }
  if (typeof told !== "string" || !/^0x[\da-f]{1,16}$/i.test(told)) {
    throw new UsageError("--upstream: eth_chainId is not a number in hex");
  }
  if (given !== undefined && BigInt(given) !== BigInt(told)) {
    throw new UsageError(`--upstream: its chain is ${BigInt(told)}, not ${given}`);
  }
  return BigInt(told);
}

/** @throws UsageError where options do not go together, or files hold something else */
async function doorOf(io: Io, options: Options): Promise<Door> {
  const { tlsCertificate, tlsKey, tlsClientCa, host, tokenFile } = options;
  if (tlsCertificate === undefined && tlsKey === undefined && tlsClientCa === undefined) {
    if (host !== undefined) throw new UsageError("--host: beyond this computer, clients need --tls-client-ca");
    return { token: await tokenOf(tokenFile === undefined ? undefined : resolve(io.cwd, tokenFile)) };
  }
  if (tlsCertificate === undefined || tlsKey === undefined || tlsClientCa === undefined) {
    throw new UsageError("--tls-certificate, --tls-key and --tls-client-ca go together");
  }
  if (tokenFile !== undefined) throw new UsageError("--token-file: clients with certificates need no token");
  const { readClientTls } = await import("./client-tls.js");
  const files = { tlsCertificate, tlsKey, tlsClientCa };
  return { tls: { ...(await readClientTls(io, files)), host: host ?? "127.0.0.1" } };
}

/** @throws UsageError where the file holds something else, or others may read it */
async function tokenOf(file: string | undefined): Promise<string> {
  const fresh = randomBytes(32).toString("base64url");
  if (file === undefined) return fresh;
  createFile(file, `${fresh}\n`);
  const token = (await readPrivateFile(file)).trim();
  if (/^[\w-]{32,128}$/.test(token)) return token;
  throw new UsageError(`${file}: expected a token of 32 to 128 letters, digits, - and _`);
}
