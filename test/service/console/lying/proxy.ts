// An HTTP proxy before the service that lies in the answers of one operation, and passes everything else on.

import { createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Json } from "./alterations.js";

export interface Lie {
  /** Such as `get_activity`, or `discovery/keys`. */
  readonly operation: string;
  /** What is said instead of an answer; undefined where the answer is refused. */
  readonly tell: (answer: Json) => Json | undefined;
}

export interface LyingProxy {
  /** `http://localhost:<port>`. */
  readonly baseUrl: string;
  lie: Lie | undefined;
  /** The first answers since `forget`, by their operation. */
  readonly answers: ReadonlyMap<string, Json>;
  forget(): void;
  close(): Promise<void>;
}

export async function startLyingProxy(serviceUrl: string): Promise<LyingProxy> {
  const answers = new Map<string, Json>();
  const proxy: Pick<LyingProxy, "lie"> = { lie: undefined };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, serviceUrl, answers, proxy));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(proxy, {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    answers,
    forget: () => answers.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  serviceUrl: string,
  answers: Map<string, Json>,
  proxy: Pick<LyingProxy, "lie">,
): Promise<void> {
  const [, operation] = /^\/public\/v1\/(?:query\/|submit\/)?(.+)$/.exec(incoming.url ?? "") ?? [];
  const headers = { ...incoming.headers, "accept-encoding": "identity" };
  const { method } = incoming;
  const upstream = request(new URL(incoming.url ?? "/", serviceUrl), { method, headers }, (response) => {
    if (operation === undefined || response.statusCode !== 200) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () => {
      const answer = JSON.parse(Buffer.concat(chunks).toString()) as Json;
      if (!answers.has(operation)) answers.set(operation, answer);
      const told = proxy.lie?.operation === operation ? proxy.lie.tell(answer) : answer;
      const content = told === undefined ? { code: 7, message: "not for you", details: [] } : told;
      const body = Buffer.from(JSON.stringify(content));
      const status = told === undefined ? 403 : 200;
      outgoing.writeHead(status, { ...response.headers, "content-length": String(body.length) });
      outgoing.end(body);
    });
  });
  upstream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}
