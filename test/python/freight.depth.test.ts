// The Python clients of a contract whose errors are problems of RFC 9457 and whose lists come in pages, against its
// generated server in TypeScript.

import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemWithoutWords, serveFreight } from "../contracts/freight-server.js";
import type { FreightServer } from "../contracts/freight-server.js";
import { temporaryFolder } from "../generator/folders.js";
import { hasPackages, spawnPython } from "./environment.js";
import { pythonFiles, writeAll } from "./packages.js";

describe.runIf(hasPackages())("the Python clients of freight", () => {
  const folder = temporaryFolder("python-freight-");
  let server: FreightServer;

  beforeAll(async () => {
    server = await serveFreight();
    writeAll(folder, pythonFiles("test/contracts/freight"));
    writeAll(folder, [["program.py", program]]);
  }, 300_000);
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  async function run(...words: readonly string[]): Promise<readonly string[]> {
    return (await spawnPython(folder, ["program.py", server.url, ...words])).trim().split("\n");
  }

  test("read problems, their details and what every one of them has", async () => {
    expect(await run("errors")).toEqual([
      "a full depot: DepotFullError 409 ship: d-1 is full",
      "its details: ON_FIRE 2030-01-01T00:00:00Z",
      "what every problem has: t-1",
      "code: /problems/depot-full",
      "places: 1 /weight",
      "nobody there: ClosedError CLOSED",
    ]);
    expect([...server.accepted]).toEqual(["application/json, application/problem+json"]);
  });

  test("go through all pages, from where they begin to where they are told to stop", async () => {
    const { asked } = server;
    for (const how of ["pages", "async"]) {
      asked.length = 0;
      expect(await run(how, "d-1")).toEqual(["s-1 s-2 s-3 s-4 s-5 ."]);
      expect(asked).toEqual(["d-1 first 2", "d-1 2 2", "d-1 4 2"]);
      asked.length = 0;
      expect(await run(how, "d-1", "s-2")).toEqual(["s-1 s-2 ."]);
      expect(asked).toEqual(["d-1 first 2"]);
      expect(await run(how, "circle")).toEqual(["the page at 1 leads to itself"]);
      expect(await run(how, "short")).toEqual(["s-1 s-2 listShipments: no such page"]);
    }
  });

  test("wait for an end, and tell one of a newer server from those that the contract lists", async () => {
    for (const how of ["wait", "async-wait"]) {
      expect(await run(how, `slow-${how}`, `seized-${how}`, `newer-${how}`)).toEqual([
        "released RELEASED",
        "seized SEIZED",
        "unknown LOST",
        "no outcome within 0.05 s",
      ]);
    }
  });

  test("read the headers of an answer, of which some may be absent", async () => {
    for (const how of ["headers", "async-headers"]) {
      expect(await run(how, "s-1", "s-2", "none")).toEqual([
        's-1 "7" 2',
        's-2 "7" None',
        "findShipment: no such shipment",
      ]);
    }
  });

  test.each([
    ["/freight/ship", '{"depot":"d-1","weight":0,"more":1}'],
    ["/freight/ship", "{"],
    ["/freight/nowhere", "{}"],
  ])("refuse what is sent to %s as the server in TypeScript does: %s", async (below, body) => {
    const response = await fetch(server.url + below, { method: "POST", body });
    const theirs = (await response.json()) as Readonly<Record<string, unknown>>;
    const own = JSON.parse((await run("refused", below, body)).join("\n")) as Readonly<Record<string, unknown>>;
    expect(problemWithoutWords(own)).toEqual(problemWithoutWords(theirs));
  });
});

const program = `import asyncio
import json
import sys

from freight import ApiError, AsyncClient, BearerStamper, Client, errors, models, read_request

url, what, *words = sys.argv[1:]
stamper = BearerStamper("secret")
client = Client(url, stamper=stamper)
request = models.ShipRequest(depot="d-1", weight=1)


async def pages():
    async with AsyncClient(url, stamper=stamper) as client:
        async for shipment in client.list_shipments_items(models.ListShipmentsRequest(depot=words[0], limit=2)):
            print(shipment.id, end=" ")
            if shipment.id in words:
                break
    print(".")


async def headers():
    async with AsyncClient(url, stamper=stamper) as client:
        for word in words:
            answer, said = await client.find_shipment_with_headers(models.FindShipmentRequest(id=word))
            print(answer.shipment.id, said.e_tag, said.x_stops_left)


def clearance(name):
    return models.FindClearanceRequest(depot="d-1", clearance=name)


def wait():
    client = Client(url, stamper=stamper, interval=0.001)
    for name in words:
        outcome, answer = client.find_clearance_until_done(clearance(name))
        print(outcome, answer.clearance.state)
    Client(url, stamper=stamper, interval=3600).find_clearance_until_done(clearance("stuck"), timeout=0.05)


async def async_wait():
    async with AsyncClient(url, stamper=stamper, interval=0.001) as client:
        for name in words:
            outcome, answer = await client.find_clearance_until_done(clearance(name))
            print(outcome, answer.clearance.state)
    async with AsyncClient(url, stamper=stamper, interval=3600) as client:
        await client.find_clearance_until_done(clearance("stuck"), timeout=0.05)


try:
    if what == "errors":
        try:
            client.ship(request)
        except errors.DepotFullError as full:
            print("a full depot:", type(full).__name__, full.status, full)
            details = full.read_details()
            print("its details:", details.reason, details.until)
            print("what every problem has:", full.details["traceId"])
            print("code:", full.code)
        try:
            client.ship(models.ShipRequest.model_construct(depot="d-1", weight=0))
        except errors.InvalidError as invalid:
            print("places:", len(invalid.read_details().errors), invalid.read_details().errors[0].pointer)
        try:
            Client("http://127.0.0.1:1").ship(request)
        except ApiError as failed:
            print("nobody there:", type(failed).__name__, failed.code)
    elif what == "pages":
        for shipment in client.list_shipments_items(models.ListShipmentsRequest(depot=words[0], limit=2)):
            print(shipment.id, end=" ")
            if shipment.id in words:
                break
        print(".")
    elif what == "async":
        asyncio.run(pages())
    elif what == "wait":
        wait()
    elif what == "headers":
        for word in words:
            answer, said = client.find_shipment_with_headers(models.FindShipmentRequest(id=word))
            print(answer.shipment.id, said.e_tag, said.x_stops_left)
    elif what == "async-headers":
        asyncio.run(headers())
    elif what == "async-wait":
        asyncio.run(async_wait())
    elif what == "refused":
        try:
            read_request(words[0], words[1].encode())
        except ApiError as refused:
            refused.details["traceId"] = "t-1"
            print(json.dumps(refused.body()))
except (ApiError, ValueError, TimeoutError) as failed:
    print(failed)
`;
