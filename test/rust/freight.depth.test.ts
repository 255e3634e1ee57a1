// The Rust client of a contract whose errors are problems of RFC 9457 and whose lists come in pages, against its generated
// server in TypeScript.

import { once } from "node:events";
import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemWithoutWords, serveFreight } from "../contracts/freight-server.js";
import type { FreightServer } from "../contracts/freight-server.js";
import { build, hasRust, modelWithRust, programs, rustFiles, target, workspace } from "./crates.js";

describe.runIf(hasRust())("the Rust client of freight", () => {
  let server: FreightServer;

  beforeAll(async () => {
    server = await serveFreight();
    const crate = rustFiles(modelWithRust("test/contracts/freight", "freight"));
    const texts = { "freight-program": program };
    build(workspace("freight", { freight: crate, programs: programs("freight-programs", "freight", texts) }));
  }, 300_000);
  afterAll(() => {
    server.close();
  });

  async function run(...words: readonly string[]): Promise<readonly string[]> {
    const child = spawn(path.join(target, "freight-program"), [server.url, ...words], {
      stdio: ["ignore", "pipe", "pipe"],
    });
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
    expect([...server.accepted]).toEqual(["application/json, application/problem+json"]);
  });

  test("goes through all pages, from where it begins to where it is told to stop", async () => {
    const { asked } = server;
    expect(await run("pages", "d-1")).toEqual(["s-1 s-2 s-3 s-4 s-5 end"]);
    expect(asked).toEqual(["d-1 first 2", "d-1 2 2", "d-1 4 2"]);
    asked.length = 0;
    expect(await run("pages", "d-1", "s-2")).toEqual(["s-1 s-2 end"]);
    expect(asked).toEqual(["d-1 first 2"]);
    expect(await run("pages", "circle")).toEqual(["a page leads to itself"]);
    expect(await run("pages", "short")).toEqual(["s-1 s-2 listShipments: no such page"]);
  });

  test("waits for an end, and tells one of a newer server from those that the contract lists", async () => {
    expect(await run("wait", "slow-rust", "seized-rust", "newer-rust")).toEqual([
      "Released RELEASED",
      "Seized SEIZED",
      "Unknown LOST",
      "true",
    ]);
  });

  test("reads the headers of an answer, of which some may be absent", async () => {
    expect(await run("headers", "s-1", "s-2", "none")).toEqual([
      's-1 "7" Some(2)',
      's-2 "7" None',
      "findShipment: no such shipment",
    ]);
  });

  test.each([
    ["/freight/ship", '{"depot":"d-1","weight":0,"more":1}'],
    ["/freight/ship", "{"],
    ["/freight/nowhere", "{}"],
  ])("refuses what is sent to %s as the server in TypeScript does: %s", async (below, body) => {
    const response = await fetch(server.url + below, { method: "POST", body });
    const theirs = (await response.json()) as Readonly<Record<string, unknown>>;
    const own = JSON.parse((await run("refused", below, body)).join("\n")) as Readonly<Record<string, unknown>>;
    expect(problemWithoutWords(own)).toEqual(problemWithoutWords(theirs));
  });
});

const program = `use std::time::Duration;

use freight::{BearerStamper, Client, Error, ErrorCode, FindClearanceRequest, FindShipmentRequest, FullDepot, InvalidRequest, ListShipmentsRequest, Options, ShipRequest};

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
        "wait" => {
            let waiting = |interval, at_most, clearance: &str| {
                let options = Options { stamper: Some(Box::new(BearerStamper("secret".to_owned()))), interval, ..Options::default() };
                let request = FindClearanceRequest::new("d-1", clearance);
                Client::new(&words[0], options).find_clearance_until_done(&request, at_most)
            };
            for clearance in &words[2..] {
                let (outcome, answer) = waiting(Duration::from_millis(1), Duration::from_secs(60), clearance).unwrap();
                println!("{outcome:?} {}", answer.clearance.state);
            }
            let late = waiting(Duration::from_secs(3600), Duration::from_millis(50), "stuck-rust");
            println!("{}", late.expect_err("no error").code == ErrorCode::Late);
        }
        "headers" => {
            for id in &words[2..] {
                match client(&words[0]).find_shipment_with_headers(&FindShipmentRequest::new(id.as_str())) {
                    Err(error) => println!("{error}"),
                    Ok((answer, headers)) => {
                        println!("{} {} {:?}", *answer.shipment.id, *headers.e_tag, headers.x_stops_left);
                    }
                }
            }
        }
        _ => {
            let mut error = freight::read_request(&words[2], words[3].as_bytes()).expect_err("no error");
            error.details["traceId"] = "t-1".into();
            println!("{}", serde_json::to_string(&error).unwrap());
        }
    }
}
`;
