// The Rust client of a contract whose errors are problems of RFC 9457 and whose lists come in pages, against its generated
// server in TypeScript.

import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener, Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as Server from "../../templates/runtime/server.js";
import { loadPackage } from "../contracts/package.js";
import { build, hasRust, modelWithRust, programs, rustFiles, target, workspace } from "./crates.js";

interface Api {
  readonly errorOf: (name: string, message: string, details: object) => Error;
}

describe.runIf(hasRust())("the Rust client of freight", () => {
  const asked: string[] = [];
  const accepted = new Set<string | undefined>();
  let server: HttpServer;
  let url = "";

  beforeAll(async () => {
    const { load } = await loadPackage("freight");
    const { errorOf } = await load<Api>("index.js");
    const { serve } = await load<{ serve: (options: object) => Server.Handler }>("server.js");
    const { toNodeListener } = await load<{ toNodeListener: (handler: Server.Handler) => RequestListener }>(
      "runtime/node.js",
    );
    const shipments = ["s-1", "s-2", "s-3", "s-4", "s-5"].map((id) => ({ id, depot: "d-1", weight: 1 }));
    const handler = serve({
      hooks: { authenticate: () => "desk" },
      errorMembers: () => ({ traceId: "t-1" }),
      service: {
        ship(_: string, { depot }: { depot: string }) {
          // The reason is one of a newer server.
          throw errorOf("DEPOT_FULL", "d-1 is full", { depot, reason: "ON_FIRE", until: "2030-01-01T00:00:00Z" });
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
    server = createServer((request, response) => {
      accepted.add(request.headers.accept);
      listen(request, response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const crate = rustFiles(modelWithRust("test/contracts/freight", "freight"));
    const texts = { "freight-program": program };
    build(workspace("freight", { freight: crate, programs: programs("freight-programs", "freight", texts) }));
  }, 300_000);
  afterAll(() => {
    server.close();
  });

  async function run(...words: readonly string[]): Promise<readonly string[]> {
    const child = spawn(path.join(target, "freight-program"), [url, ...words], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await once(child, "close");
    return said.trim().split("\n");
  }

  test("reads problems, their details and what every one of them has", async () => {
    expect(await run("errors")).toEqual([
      "a full depot: true 409 d-1 is full",
      "its details: ON_FIRE 2030-01-01T00:00:00Z",
      "what every problem has: t-1",
      "code: /problems/depot-full",
      "places: 1 /weight",
      "nobody there: true CLOSED",
    ]);
    expect([...accepted]).toEqual(["application/json, application/problem+json"]);
  });

  test("goes through all pages, from where it begins to where it is told to stop", async () => {
    expect(await run("pages", "d-1")).toEqual(["s-1 s-2 s-3 s-4 s-5 end"]);
    expect(asked).toEqual(["d-1 first 2", "d-1 2 2", "d-1 4 2"]);
    asked.length = 0;
    expect(await run("pages", "d-1", "s-2")).toEqual(["s-1 s-2 end"]);
    expect(asked).toEqual(["d-1 first 2"]);
    expect(await run("pages", "circle")).toEqual(["a page leads to itself"]);
    expect(await run("pages", "short")).toEqual(["s-1 s-2 listShipments: no such page"]);
  });

  test.each([
    ["/freight/ship", '{"depot":"d-1","weight":0,"more":1}'],
    ["/freight/ship", "{"],
    ["/freight/nowhere", "{}"],
  ])("refuses what is sent to %s as the server in TypeScript does: %s", async (below, body) => {
    const response = await fetch(url + below, { method: "POST", body });
    const theirs = (await response.json()) as Readonly<Record<string, unknown>>;
    const own = JSON.parse((await run("refused", below, body)).join("\n")) as Readonly<Record<string, unknown>>;
    // People read the words; only what they are about is the same.
    const compared = ({ errors, detail, ...others }: Readonly<Record<string, unknown>>): unknown => ({
      ...others,
      detail: typeof detail,
      errors: (errors as readonly { pointer: string; reason: string }[] | undefined)?.map(({ pointer, reason }) => [
        pointer,
        typeof reason,
      ]),
    });
    expect(compared(own)).toEqual(compared(theirs));
  });
});

const program = `use freight::{BearerStamper, Client, Error, ErrorCode, FullDepot, InvalidRequest, ListShipmentsRequest, Options, ShipRequest};

fn client(url: &str) -> Client {
    Client::new(url, Options { stamper: Some(Box::new(BearerStamper("secret".to_owned()))), ..Options::default() })
}

fn failure(url: &str, weight: i32) -> Error {
    client(url).ship(&ShipRequest::new("d-1", weight)).expect_err("no error")
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words[1].as_str() {
        "errors" => {
            let error = failure(&words[0], 1);
            println!("a full depot: {} {} {}", error.code == ErrorCode::DepotFull, error.status, error.message);
            let full: FullDepot = error.details_as().unwrap();
            println!("its details: {} {}", full.reason, full.until.unwrap());
            println!("what every problem has: {}", error.details["traceId"].as_str().unwrap());
            println!("code: {}", error.code);
            let invalid: InvalidRequest = failure(&words[0], 0).details_as().unwrap();
            let places = invalid.errors.unwrap();
            println!("places: {} {}", places.len(), places[0].pointer);
            let error = failure("http://127.0.0.1:1", 1);
            println!("nobody there: {} {}", error.code == ErrorCode::Closed, error.code);
        }
        "pages" => {
            let request = ListShipmentsRequest { limit: Some(2.into()), ..ListShipmentsRequest::new(words[2].as_str()) };
            for shipment in client(&words[0]).list_shipments_items(request) {
                match shipment {
                    Err(error) => return println!("{error}"),
                    Ok(shipment) => {
                        print!("{} ", *shipment.id);
                        if words.get(3) == Some(&*shipment.id) {
                            break;
                        }
                    }
                }
            }
            println!("end");
        }
        _ => {
            let mut error = freight::read_request(&words[2], words[3].as_bytes()).expect_err("no error");
            error.details["traceId"] = "t-1".into();
            println!("{}", serde_json::to_string(&error).unwrap());
        }
    }
}
`;
