// An agent for OpenSSH on a socket of its user's (draft-ietf-sshm-ssh-agent). It signs what it can read: logins, and signatures of
// files and commits. It takes no keys, and none of them leaves the service.

import { PayloadEncoding } from "@countersign/api";
import type { Connection } from "@countersign/api";
import { once } from "node:events";
import { chmodSync, lstatSync, mkdirSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { dirname } from "node:path";
import { isSystemError } from "../../file-system/atomic.js";
import { UsageError } from "../terminal/failure.js";
import { printable } from "../terminal/output.js";
import { Signatures } from "./signatures.js";
import { sshKeys, type SshKey } from "./ssh-keys.js";
import { SshReader, purposeOf, string, uint32 } from "./ssh-wire.js";

/** As OpenSSH's own agent bounds them. */
const mostBytes = 256 * 1024;
const mostConnections = 100;

const failure = Buffer.from([5]);
const success = Buffer.from([6]);
const requestIdentities = 11;
const identitiesAnswer = 12;
const signRequest = 13;
const signResponse = 14;
const extension = 27;
const sessionBind = "session-bind@openssh.com";

export interface SshAgentOptions {
  readonly connection: Connection;
  readonly organizationId: string;
  /** Addresses of wallet accounts and ids of private keys; undefined for every key that the service has. */
  readonly offered: ReadonlySet<string> | undefined;
  /** The only namespaces of signatures, and no logins; undefined for every namespace, and logins. */
  readonly namespaces: ReadonlySet<string> | undefined;
  /** How long a request waits for approvals. */
  readonly waitMs: number;
  readonly socket: string;
  readonly log: (line: string) => void;
}

export interface SshAgent {
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** What is known of one connection. */
interface Client {
  /** Another computer asks by it, to which OpenSSH forwards it. */
  isForwarded: boolean;
}

/**
 * Listens until it is closed.
 *
 * @throws UsageError where others may use the socket's folder, or something else is in the socket's place
 */
export async function serveSshAgent(options: SshAgentOptions): Promise<SshAgent> {
  const { socket, log } = options;
  await makeRoom(socket);
  const agent = new Agent(options);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => client.destroy());
    client.on("close", () => clients.delete(client));
    serveClient(client, agent).catch((error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      client.destroy();
    });
  });
  server.maxConnections = mostConnections;
  server.listen(socket);
  await once(server, "listening");
  chmodSync(socket, 0o600);
  const closed = once(server, "close").then(() => {});
  const close = async () => {
    server.close();
    for (const client of clients) client.destroy();
    await closed;
  };
  return { closed, close };
}

/** Answers a client's requests, one after the other. */
async function serveClient(client: Socket, agent: Agent): Promise<void> {
  const known: Client = { isForwarded: false };
  let waiting = Buffer.alloc(0);
  for await (const part of client as AsyncIterable<Buffer>) {
    waiting = Buffer.concat([waiting, part]);
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE();
      if (length === 0 || length > mostBytes) throw new Error(`a request has 1 to ${mostBytes} bytes, not ${length}`);
      if (waiting.length < 4 + length) break;
      const answer = await agent.answer(waiting.subarray(4, 4 + length), known);
      waiting = waiting.subarray(4 + length);
      client.write(string(answer));
    }
  }
}

class Agent {
  readonly #options: SshAgentOptions;
  readonly #signatures: Signatures;
  #keys: readonly SshKey[] = [];

  constructor(options: SshAgentOptions) {
    this.#options = options;
    this.#signatures = new Signatures({ ...options, waiting: options.log });
  }

  /** Whatever goes wrong is a failure to the client, and a line of the log. */
  async answer(request: Buffer, client: Client): Promise<Buffer> {
    try {
      const reader = new SshReader(request);
      switch (reader.byte()) {
        case requestIdentities:
          return await this.#identities();
        case signRequest:
          return await this.#sign(reader, client);
        case extension:
          return bound(reader, client);
        default:
          return failure;
      }
    } catch (error) {
      this.#options.log(error instanceof Error ? error.message : String(error));
      return failure;
    }
  }

  async #identities(): Promise<Buffer> {
    const keys = await this.#read();
    const each = keys.flatMap(({ blob, comment }) => [string(blob), string(comment)]);
    return Buffer.concat([Buffer.from([identitiesAnswer]), uint32(keys.length), ...each]);
  }

  async #sign(reader: SshReader, client: Client): Promise<Buffer> {
    const blob = reader.string();
    const data = reader.string();
    this.#check(data, client);
    const isIt = (key: SshKey) => key.blob.equals(blob);
    const key = this.#keys.find(isIt) ?? (await this.#read()).find(isIt);
    if (!key) throw new Error("it was asked to sign with a key that it does not offer");
    const { name, hashFunction } = key.algorithm;
    const { HEXADECIMAL: encoding } = PayloadEncoding;
    const signed = await this.#signatures.payload(key.signWith, {
      payload: data.toString("hex"),
      encoding,
      hashFunction,
    });
    const signature = Buffer.concat([string(name), string(key.algorithm.signature(signed))]);
    return Buffer.concat([Buffer.from([signResponse]), string(signature)]);
  }

  /** Anything that is signed may be a transaction of a chain whose keys are on the same curve. */
  #check(data: Buffer, { isForwarded }: Client): void {
    const { namespaces } = this.#options;
    if (isForwarded) throw new Error("it does not sign for other computers, to which OpenSSH forwards it");
    const purpose = purposeOf(data);
    if (!purpose) throw new Error("it signs logins, files and commits alone, and was asked for something else");
    if (!namespaces) return;
    if (purpose.kind === "login")
      throw new Error(`it signs no login (as ${printable(purpose.user)}): see --namespaces`);
    if (namespaces.has(purpose.namespace)) return;
    throw new Error(`it does not sign for the namespace ${printable(purpose.namespace)}: see --namespaces`);
  }

  async #read(): Promise<readonly SshKey[]> {
    const { connection, organizationId, offered } = this.#options;
    return (this.#keys = await sshKeys(connection, organizationId, offered));
  }
}

/** OpenSSH says of each connection for which session it is, and whether that forwards the agent (PROTOCOL.agent). */
function bound(reader: SshReader, client: Client): Buffer {
  if (reader.text() !== sessionBind) return failure;
  // Its host's key, the session, and the host's signature of that.
  for (let field = 0; field < 3; field++) reader.string();
  if (reader.byte() !== 0) client.isForwarded = true;
  return success;
}

async function makeRoom(socket: string): Promise<void> {
  const folder = dirname(socket);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  if (mode & 0o077 || uid !== process.getuid?.()) {
    throw new UsageError(`${folder}: others can use this folder; the socket needs one of its own, of mode 0700`);
  }
  try {
    if (!lstatSync(socket).isSocket()) throw new UsageError(`${socket} is not a socket; choose another path`);
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return;
    throw error;
  }
  if (await isAnswered(socket)) throw new UsageError(`an agent listens on ${socket} already`);
  // Of an agent that was killed.
  rmSync(socket);
}

async function isAnswered(socket: string): Promise<boolean> {
  const client = connect(socket);
  try {
    await once(client, "connect");
    return true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
}
