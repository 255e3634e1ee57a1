// The endpoint: HTTP for programs of this computer that know its token, or HTTPS for those that have a certificate of its
// clients' authority. Web pages are not answered.

import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { EthereumMethods, explain, type EthereumOptions } from "./ethereum-methods.js";
import { RpcError, answerRpc, membersOf, rpcCodes } from "./json-rpc.js";

const loopback = "127.0.0.1";
/** The largest transactions have 128 KiB, and hex has two digits for each. */
const mostBytes = 1024 * 1024;
const mostConnections = 100;
const requestTimeout = 10_000;

export interface EthereumServerOptions extends EthereumOptions {
  readonly door: Door;
  readonly port: number;
}

/** Who may ask: programs of this computer that know a token, or anybody with a certificate. */
export type Door =
  | { readonly token: string; readonly tls?: never }
  | { readonly tls: ClientTls; readonly token?: never };

/** TLS with certificates on both sides, in PEM. */
export interface ClientTls {
  readonly cert: string;
  readonly key: string;
  /** Certificates of the authorities that issue those of clients. */
  readonly ca: string;
  /** Address to listen on. */
  readonly host: string;
}

export interface EthereumServer {
  /** With the token, if there is one. */
  readonly url: string;
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly isJson?: true;
}

/** Listens until it is closed; without certificates, on 127.0.0.1. */
export async function serveEthereum({ door, port, ...options }: EthereumServerOptions): Promise<EthereumServer> {
  const { log } = options;
  const { token, tls } = door;
  const methods = new EthereumMethods(options);
  const explained = (error: unknown): RpcError => {
    const told = error instanceof RpcError ? error : explain(error);
    if (told.code === rpcCodes.internal) log(error instanceof Error ? error.message : String(error));
    return told;
  };
  const respond = async (request: IncomingMessage): Promise<Answer> => {
    const { port: listening } = server.address() as AddressInfo;
    const refused = refusal(request, listening, token);
    if (refused) return refused;
    const text = await bodyOf(request);
    if (text === undefined) return { status: 413, body: `a body has at most ${mostBytes} bytes` };
    const path = pathOf(request).replace(token === undefined ? "" : `/${token}`, "") || "/";
    const [, identifier] = /^\/api\/v1\/eth1\/sign\/([\w]{1,140})$/.exec(path) ?? [];
    switch (`${request.method} ${identifier === undefined ? path : "sign"}`) {
      case "POST /":
        return { status: 200, body: await answerRpc(text, methods.call, explained), isJson: true };
      case "GET /upcheck":
        return { status: 200, body: "OK" };
      case "GET /api/v1/eth1/publicKeys": {
        const keys = (await methods.keys()).map(({ publicKey }) => `0x${publicKey.slice(2)}`);
        return { status: 200, body: JSON.stringify(keys), isJson: true };
      }
      case "POST sign":
        return signData(methods, identifier!, text);
      default:
        return { status: 404, body: "not found" };
    }
  };
  const server = listener(tls, (request, response) => {
    respond(request)
      .catch((error: unknown): Answer => {
        const { code, message } = explained(error);
        return { status: statuses[code] ?? 500, body: message };
      })
      .then(({ status, body, isJson }) => {
        const contentType = isJson ? "application/json" : "text/plain; charset=utf-8";
        response.writeHead(status, { "Content-Type": contentType, "Cache-Control": "no-store" }).end(body);
      }, log);
  });
  server.maxConnections = mostConnections;
  const host = tls?.host ?? loopback;
  server.listen(port, host);
  await once(server, "listening");
  const { port: listening } = server.address() as AddressInfo;
  const closed = once(server, "close").then(() => {});
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const named = host.includes(":") ? `[${host}]` : host;
  const url = tls ? `https://${named}:${listening}` : `http://${named}:${listening}/${token}`;
  return { url, closed, close };
}

function listener(tls: ClientTls | undefined, answer: RequestListener): Server {
  const timeouts = { requestTimeout, headersTimeout: requestTimeout };
  if (!tls) return createServer(timeouts, answer);
  const { cert, key, ca } = tls;
  const certificates = { cert, key, ca, requestCert: true, rejectUnauthorized: true, minVersion: "TLSv1.2" } as const;
  return createTlsServer({ ...timeouts, ...certificates, handshakeTimeout: requestTimeout }, answer);
}

/** HTTP's statuses where web3signer's paths are asked, by JSON-RPC's codes. */
const statuses: Readonly<Partial<Record<number, number>>> = {
  [rpcCodes.invalidParams]: 400,
  [rpcCodes.unauthorized]: 404,
  [rpcCodes.rejected]: 403,
  [rpcCodes.unavailable]: 409,
  [rpcCodes.limitExceeded]: 429,
  [rpcCodes.disconnected]: 502,
};

/**
 * Why a request is not answered. Web pages are kept out in three ways: browsers name where a page comes from (Origin); a page
 * whose own name was made to stand for this computer (DNS rebinding) has that name as its host; and none knows the token.
 *
 * @param token undefined where a certificate has been verified instead
 */
function refusal(request: IncomingMessage, port: number, token: string | undefined): Answer | undefined {
  const { host: named = "", origin, authorization = "" } = request.headers;
  if (origin !== undefined) return { status: 403, body: "web pages are not answered" };
  if (token !== undefined) {
    if (![`${loopback}:${port}`, `localhost:${port}`].includes(named.toLowerCase())) {
      return { status: 403, body: `expected the host ${loopback}:${port}` };
    }
    const [, first = ""] = pathOf(request).split("/");
    const [, bearer = ""] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    if (!isSame(first, token) && !isSame(bearer, token)) {
      return { status: 401, body: "expected the token, as the first part of the path or as Authorization: Bearer" };
    }
  }
  if (request.method === "POST" && !/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    return { status: 415, body: "expected application/json" };
  }
  return undefined;
}

async function signData(methods: EthereumMethods, identifier: string, text: string): Promise<Answer> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { status: 400, body: "the body is not JSON" };
  }
  const signature = await methods.signData(identifier, String(membersOf(read)["data"]));
  return signature === undefined ? { status: 404, body: "no such key" } : { status: 200, body: signature };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

/** @returns undefined where it is too long */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
