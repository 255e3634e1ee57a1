// The generated server of bookings, with what clients in other languages are tried against: a change that is made in its
// third reading, an error with details, answers of a newer server and wrong ones, and a busy gateway.

import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type * as ApiErrors from "../../templates/runtime/errors.js";
import type * as Server from "../../templates/runtime/server.js";
import { loadPackage } from "./package.js";

interface Serving {
  readonly serve: (options: object) => Server.Handler;
}

export interface BookingsServer {
  readonly url: string;
  /** Operations with who called them, and paths that the gateway saw. */
  readonly asked: string[];
  /** What the last booking asked for. */
  readonly given: () => unknown;
  /** Lets the room be booked again. */
  readonly reset: () => void;
  readonly close: () => void;
}

export const wish = { roomId: "r-1", day: "2030-01-31", from: 18, to: 20, title: "Stand-up" };

export async function serveBookings(): Promise<BookingsServer> {
  const { load } = await loadPackage("bookings");
  const { ApiError } = await load<{ ApiError: typeof ApiErrors.ApiError }>("index.js");
  const { serve } = await load<Serving>("server.js");
  const { toNodeListener } = await load<{ toNodeListener: (handler: Server.Handler) => RequestListener }>(
    "runtime/node.js",
  );
  const asked: string[] = [];
  let given: unknown;
  let booked = false;
  let states: string[] = [];
  // Whatever stands before the service is busy twice.
  let isBusy = 0;
  const reset = (): void => {
    [booked, states, isBusy] = [false, ["OPEN", "OPEN", "DONE"], 2];
  };
  reset();
  const change = (state: string, result: object = {}) => ({
    change: { id: "c-1", site: "oslo", state, kind: "BOOK_ROOM_V2", wish: { bookRoomWishV2: wish }, outcome: result },
  });
  const handler = serve({
    hooks: {
      authenticate({ operation, header }: Server.IncomingCall) {
        asked.push(`${operation.name} ${header("Authorization") ?? "nobody"}`);
        if (operation.security?.length === 0 || header("Authorization") === "Bearer secret") return "Ada";
        throw new ApiError(40101, "who is calling?");
      },
    },
    service: {
      bookRoom(_: string, { details }: { details: object }) {
        if (booked) throw new ApiError(40901, "taken", { details: [{ "@type": "by", name: "Grace" }] });
        given = details;
        booked = true;
        return change("OPEN");
      },
      getChange() {
        const state = states.shift() ?? "DONE";
        return change(state, state === "DONE" ? { bookRoomOutcome: { bookingId: "b-1" } } : {});
      },
      // As of a newer server.
      getRoom: () => ({ room: { roomId: "r-1", name: "Fjord", seats: 8, equipment: ["HOLOGRAM"], colour: "blue" } }),
      listRooms: () => ({ rooms: [{ roomId: "r-1" }] }),
    },
  });
  const listen = toNodeListener(handler);
  const before = (request: IncomingMessage): boolean => {
    const isOf = /get_usage|cancel_booking/.test(request.url ?? "");
    if (isOf) asked.push(request.url ?? "");
    return isOf && (request.url?.includes("cancel") === true || isBusy-- > 0);
  };
  const server = createServer((request, response) => {
    if (!before(request)) return listen(request, response);
    response.writeHead(503, { "Retry-After": "0", "Content-Type": "text/html" }).end("<html>busy</html>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, given: () => given, reset, close: () => server.close() };
}
