// The Rust client of another team's contract against its generated server in TypeScript, over HTTP.

import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as ApiErrors from "../../templates/runtime/errors.js";
import type * as Server from "../../templates/runtime/server.js";
import { loadPackage } from "../contracts/package.js";
import { buildCompared } from "./compared.js";
import { hasRust, target } from "./crates.js";

interface Serving {
  readonly serve: (options: object) => Server.Handler;
}

describe.runIf(hasRust())("the Rust client of bookings", () => {
  const asked: string[] = [];
  let server: HttpServer;
  let url = "";
  let given: unknown;
  const wish = { roomId: "r-1", day: "2030-01-31", from: 18, to: 20, title: "Stand-up" };

  beforeAll(async () => {
    const { load } = await loadPackage("bookings");
    const { ApiError } = await load<{ ApiError: typeof ApiErrors.ApiError }>("index.js");
    const { serve } = await load<Serving>("server.js");
    const { toNodeListener } = await load<{ toNodeListener: (handler: Server.Handler) => RequestListener }>(
      "runtime/node.js",
    );
    const states = ["OPEN", "OPEN", "DONE"];
    const change = (state: string, result: object = {}) => ({
      change: { id: "c-1", site: "oslo", state, kind: "BOOK_ROOM_V2", wish: { bookRoomWishV2: wish }, outcome: result },
    });
    let booked = false;
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
    // Whatever stands before the service is busy twice.
    let isBusy = 2;
    const before = (request: IncomingMessage): boolean => {
      const isOf = /get_usage|cancel_booking/.test(request.url ?? "");
      if (isOf) asked.push(request.url ?? "");
      return isOf && (request.url?.includes("cancel") === true || isBusy-- > 0);
    };
    server = createServer((request, response) => {
      if (!before(request)) return listen(request, response);
      response.writeHead(503, { "Retry-After": "0", "Content-Type": "text/html" }).end("<html>busy</html>");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    buildCompared();
  }, 600_000);
  afterAll(() => {
    server.close();
  });

  /** Beside the server, which answers from this process. */
  async function run(program: string): Promise<string> {
    const env = { ...process.env, BOOKINGS_URL: url, BOOKINGS_TOKEN: "secret" };
    const child = spawn(path.join(target, program), { env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await once(child, "close");
    return said;
  }

  test("submits, waits and meets an error, as the page shows", async () => {
    expect(await run("bookings-page")).toBe("Completed b-1\nthe room is taken\n");
    expect(given).toEqual(wish);
    const submitted = asked.filter((one) => one.startsWith("bookRoom"));
    expect(submitted).toEqual(["bookRoom Bearer secret", "bookRoom Bearer secret"]);
    expect(asked.filter((one) => one.startsWith("getChange"))).toHaveLength(3);
  });

  test("retries what may be repeated, reads newer answers, and refuses those that do not fit", async () => {
    asked.length = 0;
    expect((await run("bookings-more")).trim().split("\n")).toEqual([
      "a query in the third attempt: true 40001",
      "a submit, sent once: true 503 HTTP 503: <html>busy</html>",
      "what a newer server says: HOLOGRAM",
      "an answer that does not fit: 50001 200 /rooms/0/name",
      "details: Grace",
      "a token that is not known: 40101",
      "nobody there: 50301 0",
      "no answer in time: 49901 true",
      "not ended in time: 49901 0",
      "upgraded: Booked 47",
      "a request read by a server: 18 8",
      "a request refused by a server: 400 /details/slot",
    ]);
    const usage = asked.filter((one) => /get_usage/.test(one));
    expect([usage.length, asked.filter((one) => /cancel_booking/.test(one)).length]).toEqual([3, 1]);
    expect(asked).toContain("getRoom nobody");
  });
});
