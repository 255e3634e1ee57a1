// A service of the whole contract on a real socket, served by node:http or by Fastify. It writes down what it is asked
// and answers with the cases' answers.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiError } from "@countersign/api";
import { fastifyPlugin } from "@countersign/api/fastify";
import { toNodeListener } from "@countersign/api/node";
import { serve } from "@countersign/api/server";
import type { Hooks, Service } from "@countersign/api/server";
import Fastify from "fastify";
import { cases } from "./operations.js";
import type { Json } from "./operations.js";

/** Who is calling, as the hook below finds out. */
export interface Caller {
  readonly stamp: string;
}

/** What a service method was given. */
export interface Asked {
  readonly operation: string;
  readonly caller: Caller;
  readonly request: Json;
}

export interface Serving {
  readonly url: string;
  readonly asked: Asked[];
  /** The bodies that the authentication hook has seen. */
  readonly seen: Uint8Array[];
  close(): Promise<void>;
}

export type Host = "node:http" | "Fastify";

const anyStamp: Hooks<Caller>["authenticate"] = ({ header }) => {
  const stamp = header("x-stamp");
  if (stamp === undefined) throw new ApiError(16, "no stamp");
  return { stamp };
};

/**
 * Refuses whoever has no stamp, as a service does.
 *
 * @param own answer instead of the cases
 * @param authenticate instead of asking for any stamp
 */
export async function serving(
  host: Host,
  own: Partial<Service<Caller>> = {},
  authenticate: Hooks<Caller>["authenticate"] = anyStamp,
): Promise<Serving> {
  const asked: Asked[] = [];
  const seen: Uint8Array[] = [];
  const method =
    (operation: string) =>
    (caller: Caller, request: Json): Json => {
      asked.push({ operation, caller, request });
      const type = request["type"];
      const { answer } = cases.find((one) => one.operation === operation && (one.type ?? type) === type) ?? {};
      if (!answer) throw new ApiError(12, `no answer for ${operation}`);
      return answer;
    };
  // The table has a method for every operation, which server.test.ts checks; its type cannot say so.
  const methods: unknown = {
    ...Object.fromEntries(cases.map(({ operation }) => [operation, method(operation)])),
    ...own,
  };
  const hooks: Hooks<Caller> = {
    authenticate: (call) => {
      seen.push(call.bytes);
      return authenticate(call);
    },
  };
  const handler = serve<Caller>({ service: methods as Service<Caller>, hooks, bodyLimit: 100_000 });
  if (host === "Fastify") {
    const app = Fastify();
    await app.register(fastifyPlugin(handler));
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    return { url, asked, seen, close: () => app.close() };
  }
  // A test may take longer between two requests than Node keeps a connection open for; the next one would be reset.
  const server = createServer({ keepAliveTimeout: 0 }, toNodeListener(handler));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, seen, close };
}
