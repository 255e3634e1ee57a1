// A receiver of webhooks on a real socket, which remembers what came.

import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { watchDelivery } from "./coverage.js";

export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** Resolves when the deliveries so far fulfil a condition. */
  until(condition: (deliveries: readonly Delivery[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** @param answer status of the answer to each delivery. Default: 200 */
export async function startReceiver(answer: (delivery: Delivery) => number = () => 200): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      const delivery = { headers: request.headers, body };
      response.writeHead(answer(delivery)).end();
      deliveries.push(delivery);
      watchDelivery(body);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(deliveries)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
