// What is answered while the service waits for its key-encryption keys: that it lives, and that it is not ready.

import { ApiError, ErrorCode } from "@countersign/api";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { Settings } from "../config/settings.js";
import type { Logger } from "../log/log.js";
import { errorBody, jsonType } from "./answer.js";
import { headersOf } from "./headers.js";
import type { TlsKeys } from "./tls.js";

export interface MeanwhileParts {
  readonly settings: Settings;
  readonly tls: TlsKeys | undefined;
  readonly log: Logger;
  /** What is away. */
  readonly waitingFor: string;
}

const limits = { requestTimeout: 10_000, headersTimeout: 10_000, maxHeaderSize: 16_384 };

/**
 * Listens where the service will, as far as these addresses can be had.
 *
 * @returns what gives the addresses back
 */
export async function answerMeanwhile({
  settings,
  tls,
  log,
  waitingFor,
}: MeanwhileParts): Promise<() => Promise<void>> {
  const respond = (request: IncomingMessage, response: ServerResponse) => answer(request, response, waitingFor);
  const respondToClients = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headersOf(settings))) response.setHeader(name, value);
    respond(request, response);
  };
  const { host, port, management } = settings;
  const api = tls ? createTlsServer({ ...tls, ...limits }, respondToClients) : createServer(limits, respondToClients);
  const listening = [await listen(api, host, port, log)];
  if (management.port !== undefined) {
    listening.push(await listen(createServer(limits, respond), management.host, management.port, log));
  }
  return async () => void (await Promise.all(listening.map((server) => server && close(server))));
}

function answer(request: IncomingMessage, response: ServerResponse, waitingFor: string): void {
  const path = request.url?.split("?", 1)[0];
  const isAlive = path === "/health";
  response.writeHead(isAlive ? 200 : 503, {
    "Content-Type": jsonType,
    Connection: "close",
    ...(!isAlive && { "Retry-After": "1" }),
  });
  response.end(JSON.stringify(bodyOf(path, waitingFor)));
}

function bodyOf(path: string | undefined, waitingFor: string): object {
  if (path === "/health") return { status: "ok" };
  if (path === "/ready") return { status: `waiting for ${waitingFor}` };
  return errorBody(new ApiError(ErrorCode.UNAVAILABLE, "the service is starting; try again later"));
}

function listen(server: Server, host: string, port: number, log: Logger): Promise<Server | undefined> {
  // Nobody could know a port that is chosen anew each time.
  if (port === 0) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    server.once("error", (error) => {
      log.warn({ err: error, host, port }, "not listening during startup");
      resolve(undefined);
    });
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
