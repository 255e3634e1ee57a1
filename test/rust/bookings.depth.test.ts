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
import { shown } from "../go/page.js";
import { build, hasRust, modelWithRust, programs, rustFiles, target, workspace } from "./crates.js";

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

    const crate = rustFiles(modelWithRust("test/contracts/bookings", "bookings"));
    const texts = { "bookings-page": shown("bookings", "rust"), "bookings-more": more };
    build(workspace("bookings", { bookings: crate, programs: programs("bookings-programs", "bookings", texts) }));
  }, 300_000);
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

const more = `use bookings::{
    BearerStamper, BookRoomRequest, BookRoomRequestV2, BookRoomWish, BookRoomWishV2, CancelBookingRequest, CancelBookingWish, Change, Client, Error,
    ErrorCode, GetRoomRequest, GetUsageRequest, ListRoomsRequest, Options, Request, RoomRules, WhoAmIRequest,
};
use std::time::Duration;

const OPEN: &str =
    r#"{"kind":"ADD_ROOM","id":"c-1","site":"oslo","state":"OPEN","wish":{},"outcome":{}}"#;

fn options(token: &str) -> Options {
    let stamper = BearerStamper(token.to_owned());
    Options { stamper: Some(Box::new(stamper)), base_delay: Duration::from_millis(1), ..Options::default() }
}

fn failure<T: std::fmt::Debug>(answer: Result<T, Error>) -> Error {
    answer.expect_err("no error")
}

fn main() {
    let url = std::env::var("BOOKINGS_URL").unwrap();
    let client = Client::new(&url, options("secret"));

    let error = failure(client.get_usage(&GetUsageRequest::new("oslo", "")));
    println!("a query in the third attempt: {} {}", error.code == ErrorCode::Malformed, error.code);
    let error = failure(client.cancel_booking(&CancelBookingRequest::new("oslo", CancelBookingWish::new("b-1"))));
    println!("a submit, sent once: {} {} {}", error.code == ErrorCode::Closed, error.status, error.message);
    let room = client.get_room(&GetRoomRequest::new("oslo", "r-1")).unwrap();
    println!("what a newer server says: {}", room.room.equipment[0]);
    let error = failure(client.list_rooms(&ListRoomsRequest::new("oslo")));
    println!("an answer that does not fit: {} {} {}", error.code, error.status, error.issues[0].path);
    let wish = BookRoomWishV2::new("r-1", "2030-01-31", 18, 20, "Stand-up");
    let error = failure(client.book_room(&BookRoomRequestV2::new("oslo", wish)));
    println!("details: {}", error.details[0]["name"].as_str().unwrap());
    let who = WhoAmIRequest::new("oslo");
    let error = failure(Client::new(&url, options("stolen")).who_am_i(&who));
    println!("a token that is not known: {}", error.code);
    let error = failure(Client::new("http://127.0.0.1:1", options("secret")).who_am_i(&who));
    println!("nobody there: {} {}", error.code, error.status);
    let hurried = Client::new(&url, Options { timeout: Duration::from_nanos(1), ..options("secret") });
    let error = failure(hurried.who_am_i(&who));
    println!("no answer in time: {} {}", error.code, std::error::Error::source(&error).is_some());
    let open: Change = serde_json::from_str(OPEN).unwrap();
    let error = failure(client.wait_for_change(&open, Duration::from_millis(100)));
    println!("not ended in time: {} {}", error.code, error.status);

    let newer = BookRoomWish::new("r-1", "2030-01-31", 18).to_book_room_wish_v2().unwrap();
    println!("upgraded: {} {}", *newer.title, *newer.to);
    let read = |slot: i32| {
        let body = format!(r#"{{"kind":"BOOK_ROOM","sentAt":"1","site":"oslo","details":{{"roomId":"r-1","day":"2030-01-31","slot":{slot}}}}}"#);
        bookings::read_request("/bookings/v2/submit/book_room", body.as_bytes())
    };
    let rules: RoomRules = bookings::parse_request(b"{}").unwrap();
    if let Ok(Request::BookRoomRequest(request)) = read(18) {
        let BookRoomRequest { details, .. } = *request;
        println!("a request read by a server: {} {}", *details.slot, *rules.longest.unwrap());
    }
    let error = failure(read(48));
    println!("a request refused by a server: {} {}", error.status, error.issues[0].path);
}
`;
