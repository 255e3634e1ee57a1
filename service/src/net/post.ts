// One HTTP exchange with a receiver, of which only the status matters. Redirects are not followed, and what is read of
// the answer is bounded.

import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";

/** Connections to receivers, kept open for a while after their use. */
export interface Connections {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
  close(): void;
}

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

// A short answer is read to its end, because only then the connection can serve again.
const longestAnswer = 65_536;
const idleConnections = 64;
const idleMilliseconds = 10_000;

export interface ConnectionOptions {
  /** Finds, and may refuse, the addresses of a host name. */
  readonly lookup?: LookupFunction | undefined;
  /** Issuers of the receivers' certificates, in PEM; those that Node.js knows otherwise. */
  readonly ca?: string | undefined;
}

export function openConnections({ lookup, ca }: ConnectionOptions): Connections {
  const options = {
    keepAlive: true,
    maxFreeSockets: idleConnections,
    timeout: idleMilliseconds,
    ...(lookup && { lookup }),
  };
  const http = new HttpAgent(options);
  const https = new HttpsAgent({ ...options, ...(ca && { ca }) });
  return {
    http,
    https,
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

/**
 * Posts a body.
 *
 * @param signal ends the exchange, wherever it is. A status that has arrived by then counts
 * @returns the status
 * @throws the socket's error, or the signal's reason, where no status has arrived
 */
export async function post(message: Post, connections: Connections, signal: AbortSignal): Promise<number> {
  for (;;) {
    const exchange = await exchangeOnce(message, connections, signal);
    if (exchange.status !== undefined) return exchange.status;
    // The receiver may close an idle connection in the very moment in which it is used again.
    if (!exchange.reused || signal.aborted) throw signal.aborted ? signal.reason : exchange.error;
  }
}

interface Exchange {
  readonly status: number | undefined;
  readonly error: unknown;
  readonly reused: boolean;
}

function exchangeOnce({ url, headers, body }: Post, connections: Connections, signal: AbortSignal): Promise<Exchange> {
  return new Promise((resolve) => {
    const secure = url.protocol === "https:";
    const agent = secure ? connections.https : connections.http;
    const request = (secure ? httpsRequest : httpRequest)(url, { method: "POST", headers, agent, signal });
    let status: number | undefined;
    let error: unknown;
    request.on("response", (response) => {
      status = response.statusCode;
      let length = 0;
      response.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length > longestAnswer) request.destroy();
      });
      response.on("error", () => {});
    });
    request.on("upgrade", (response, socket) => {
      status = response.statusCode;
      socket.destroy();
    });
    request.on("error", (reason) => (error ??= reason));
    request.on("close", () => {
      error ??= Object.assign(new Error("the connection was closed"), { code: "ECONNRESET" });
      resolve({ status, error, reused: request.reusedSocket });
    });
    request.end(body);
  });
}
