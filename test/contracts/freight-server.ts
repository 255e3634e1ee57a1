// The generated server of freight, whose errors are problems of RFC 9457 and whose lists come in pages, with what clients
// in other languages are tried against.

import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type * as Answers from "../../templates/runtime/answer-headers.js";
import type * as Server from "../../templates/runtime/server.js";
import { loadPackage } from "./package.js";

interface Api {
  readonly Answered: typeof Answers.Answered;
  readonly errorOf: (name: string, message: string, details: object) => Error;
}

export interface FreightServer {
  readonly url: string;
  /** Depot, cursor and limit of each page that was asked for. */
  readonly asked: string[];
  /** Headers Accept of all requests. */
  readonly accepted: ReadonlySet<string | undefined>;
  readonly close: () => void;
}

export async function serveFreight(): Promise<FreightServer> {
  const { load } = await loadPackage("freight");
  const { Answered, errorOf } = await load<Api>("index.js");
  const { serve } = await load<{ serve: (options: object) => Server.Handler }>("server.js");
  const { toNodeListener } = await load<{ toNodeListener: (handler: Server.Handler) => RequestListener }>(
    "runtime/node.js",
  );
  const [asked, accepted]: [string[], Set<string | undefined>] = [[], new Set()];
  const shipments = ["s-1", "s-2", "s-3", "s-4", "s-5"].map((id) => ({ id, depot: "d-1", weight: 1 }));
  const handler = serve({
    hooks: { authenticate: () => "desk" },
    errorMembers: () => ({ traceId: "t-1" }),
    service: {
      ship(_: string, { depot }: { depot: string }) {
        // The reason is one of a newer server.
        throw errorOf("DEPOT_FULL", "d-1 is full", { depot, reason: "ON_FIRE", until: "2030-01-01T00:00:00Z" });
      },
      clear(_: string, { depot, shipment }: { depot: string; shipment: string }) {
        return { clearance: { id: shipment, depot, state: "DECLARED" } };
      },
      findClearance: clearances(),
      findShipment(_: string, { id }: { id: string }) {
        if (id === "none") throw errorOf("NOT_FOUND", "no such shipment", {});
        const headers = { ETag: '"7"', ...(id === "s-1" && { "X-Stops-Left": 2 }) };
        return new Answered({ shipment: { id, depot: "d-1", weight: 1 } }, headers);
      },
      listShipments(_: string, { depot, cursor, limit = 2 }: { depot: string; cursor?: string; limit?: number }) {
        asked.push(`${depot} ${cursor ?? "first"} ${limit}`);
        if (depot === "circle") return { shipments: [], nextCursor: "1" };
        if (depot === "short" && cursor !== undefined) throw errorOf("NOT_FOUND", "no such page", {});
        const [begin, end] = [Number(cursor ?? 0), Number(cursor ?? 0) + limit];
        return { shipments: shipments.slice(begin, end), ...(end < 5 && { nextCursor: String(end) }) };
      },
    },
  });
  const listen = toNodeListener(handler);
  const server = createServer((request, response) => {
    accepted.add(request.headers.accept);
    listen(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, accepted, close: () => server.close() };
}

/** What customs say each time that they are asked, by the first word of the declaration. */
export const clearanceStates: Readonly<Record<string, readonly string[]>> = {
  slow: ["DECLARED", "INSPECTED", "RELEASED"],
  seized: ["SEIZED"],
  // A state of a newer server.
  newer: ["DECLARED", "LOST"],
  stuck: ["DECLARED"],
};

interface ClearanceRequest {
  readonly depot: string;
  readonly clearance: string;
}

/** A method that goes through them, the last one again and again. */
export function clearances(asked: string[] = []): (caller: string, request: ClearanceRequest) => object {
  const counts = new Map<string, number>();
  return (_, { depot, clearance }) => {
    const states = clearanceStates[clearance.split("-")[0] ?? ""] ?? [];
    const count = counts.get(clearance) ?? 0;
    counts.set(clearance, count + 1);
    const state = states[Math.min(count, states.length - 1)] ?? "RELEASED";
    asked.push(state);
    return { clearance: { id: clearance, depot, state } };
  };
}

/** What people read differs; only what the words are about is the same. */
export function problemWithoutWords({ errors, detail, ...others }: Readonly<Record<string, unknown>>): unknown {
  return {
    ...others,
    detail: typeof detail,
    errors: (errors as readonly { pointer: string; reason: string }[] | undefined)?.map(({ pointer, reason }) => [
      pointer,
      typeof reason,
    ]),
  };
}
