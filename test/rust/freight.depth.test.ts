// The Rust client of a contract whose errors are problems of RFC 9457 and whose lists come in pages, against its generated
// server in TypeScript.

import { once } from "node:events";
import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemWithoutWords, serveFreight } from "../contracts/freight-server.js";
import type { FreightServer } from "../contracts/freight-server.js";
import { buildCompared } from "./compared.js";
import { hasRust, target } from "./crates.js";

describe.runIf(hasRust())("the Rust client of freight", () => {
  let server: FreightServer;

  beforeAll(async () => {
    server = await serveFreight();
    buildCompared();
  }, 600_000);
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
