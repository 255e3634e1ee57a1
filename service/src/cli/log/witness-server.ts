// A witness over HTTP: its key and its state are in one folder.

import { LogError, Witness, cosigner, formatVkey, maxRequestBytes, parsePolicy } from "@countersign/log";
import type { WitnessedLog } from "@countersign/log";
import { FolderWitnessState } from "@countersign/log/folder";
import { randomBytes } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ed25519PrivateKey, ed25519PublicKey, signEd25519 } from "../../custody/ed25519.js";
import { createFile } from "../../file-system/atomic.js";
import { UsageError } from "../terminal/failure.js";

export interface WitnessServerOptions {
  readonly state: string;
  readonly name: string;
  /** Path of a policy with the logs. */
  readonly policy: string;
  readonly host: string;
  readonly port: number;
  readonly log: (line: string) => void;
}

export interface WitnessServer {
  readonly url: string;
  readonly vkey: string;
  /** Settles after SIGINT or SIGTERM. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

const requestTimeout = 10_000;

/**
 * Listens, until it is told to stop.
 *
 * @throws UsageError where the policy names no log, or the key can't be read
 */
export async function serveWitness(options: WitnessServerOptions): Promise<WitnessServer> {
  const { state, name, policy, host, port, log } = options;
  const logs = readLogs(policy);
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const key = openKey(join(state, "witness.key"));
  const publicKey = new Uint8Array(ed25519PublicKey(key));
  const signer = cosigner(name, publicKey, (message) => new Uint8Array(signEd25519(message, key)));
  const witness = new Witness([signer], logs, new FolderWitnessState(join(state, "logs")));
  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    const answer = async () => {
      const body = await readBody(request);
      if (!body) return { status: 413, contentType: "text/plain; charset=utf-8", body: Buffer.from("too long\n") };
      const path = (request.url ?? "").replace(/^\//, "").split("?", 1)[0] ?? "";
      return witness.respond(request.method ?? "", path, body);
    };
    answer()
      .catch((error: unknown) => {
        log(`countersign witness: ${error instanceof Error ? error.message : String(error)}`);
        return { status: 500, contentType: "text/plain; charset=utf-8", body: Buffer.from("internal error\n") };
      })
      .then(({ status, contentType, body }) => {
        const headers = { "Content-Type": contentType, "Cache-Control": "no-store" };
        response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
      }, log);
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: listening } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  const closed = once(server, "close").then(() => {});
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const stop = () => void close();
    process.once(signal, stop);
    void closed.then(() => process.off(signal, stop));
  }
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${listening}`,
    vkey: formatVkey(signer),
    closed,
    close,
  };
}

/** @throws UsageError */
function readLogs(file: string): WitnessedLog[] {
  try {
    const { logs } = parsePolicy(readFileSync(file));
    if (logs.length === 0) throw new UsageError(`${file}: it names no log`);
    const origins = [...new Set(logs.map(({ verifier }) => verifier.name))];
    // Beside the key that signs there may be the one of before.
    return origins.map((origin) => ({
      origin,
      verifiers: logs.flatMap(({ verifier }) => (verifier.name === origin ? [verifier] : [])),
    }));
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    if (cause instanceof LogError || (cause instanceof Error && "code" in cause)) {
      throw new UsageError(`${file}: ${cause.message}`, { cause });
    }
    throw cause;
  }
}

/** The key in a file, 32 bytes in hex, which is made if it is not there. */
function openKey(file: string): KeyObject {
  createFile(file, `${randomBytes(32).toString("hex")}\n`);
  const text = readFileSync(file, "utf8").trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new UsageError(`${file}: expected 64 hexadecimal digits`);
  return ed25519PrivateKey(Buffer.from(text, "hex"));
}

/** @returns undefined where it is longer than a request can be */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxRequestBytes) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
