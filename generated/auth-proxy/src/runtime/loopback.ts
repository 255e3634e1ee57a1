// Ties a client to a handler without a socket, for tests and for services that call themselves.

import { createRouter } from "./router.js";
import type { Handler } from "./server.js";

/**
 * Stands in for `fetch`: whatever the address, the handler answers. Everything but the network is real.
 *
 * @example
 * const connection = connect({ baseUrl: "http://loopback", fetch: loopback(handler) });
 */
export function loopback(handler: Handler): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  const route = createRouter(handler);
  return async (input, init) => {
    // Not the signal of a Request made here: Node holds that weakly and loses the abort once it is collected.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      route(new Request(input, init)).then(resolve, reject);
    });
  };
}
