// The Go client of a contract whose errors are problems of RFC 9457 and whose lists come in pages, against its generated
// server in TypeScript.

import { once } from "node:events";
import { rmSync } from "node:fs";
import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemWithoutWords, serveFreight } from "../contracts/freight-server.js";
import type { FreightServer } from "../contracts/freight-server.js";
import { temporaryFolder } from "../generator/folders.js";
import { goFiles, hasGo, modelWithGo, runGo, writeAll } from "./modules.js";

describe.runIf(hasGo())("the Go client of freight", () => {
  const folder = temporaryFolder("go-freight-");
  let server: FreightServer;

  beforeAll(async () => {
    server = await serveFreight();
    const module = "example.com/freight";
    writeAll(path.join(folder, "freight"), goFiles(modelWithGo("test/contracts/freight", module)));
    writeAll(folder, [
      [
        "go.mod",
        `module example.com/program\n\ngo 1.26\n\nrequire ${module} v0.0.0\n\nreplace ${module} => ./freight\n`,
      ],
      ["main.go", program],
    ]);
    runGo(folder, "go", "build", "-o", "program", ".");
  }, 300_000);
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  async function run(...words: readonly string[]): Promise<readonly string[]> {
    const child = spawn(path.join(folder, "program"), [server.url, ...words], { stdio: ["ignore", "pipe", "pipe"] });
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
      "code: error code /problems/depot-full",
      "places: 1 /weight",
      "nobody there: true error code CLOSED",
    ]);
    expect([...server.accepted]).toEqual(["application/json, application/problem+json"]);
  });

  test("goes through all pages, from where it begins to where it is told to stop", async () => {
    const { asked } = server;
    expect(await run("pages", "d-1")).toEqual(["s-1 s-2 s-3 s-4 s-5 <nil>"]);
    expect(asked).toEqual(["d-1 first 2", "d-1 2 2", "d-1 4 2"]);
    asked.length = 0;
    expect(await run("pages", "d-1", "s-2")).toEqual(["s-1 s-2 <nil>"]);
    expect(asked).toEqual(["d-1 first 2"]);
    expect(await run("pages", "circle")).toEqual(["the page at 1 leads to itself"]);
    expect(await run("pages", "short")).toEqual(["s-1 s-2 listShipments: no such page"]);
  });

  test("waits for an end, and tells one of a newer server from those that the contract lists", async () => {
    expect(await run("wait", "slow-go", "seized-go", "newer-go")).toEqual([
      "true RELEASED",
      "seized SEIZED",
      "unknown LOST",
      "context deadline exceeded DECLARED",
    ]);
  });

  test("reads the headers of an answer, of which some may be absent", async () => {
    expect(await run("headers", "s-1", "s-2", "none")).toEqual([
      's-1 "7" 2',
      's-2 "7" none',
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

const program = `package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"example.com/freight"
)

func main() {
	ctx := context.Background()
	options := freight.Options{Stamper: freight.BearerStamper("secret")}
	client := freight.NewClient(os.Args[1], options)
	switch os.Args[2] {
	case "errors":
		_, err := client.Ship(ctx, freight.ShipRequest{Depot: "d-1", Weight: 1})
		failed, _ := errors.AsType[*freight.Error](err)
		fmt.Println("a full depot:", errors.Is(err, freight.ErrorCodeDepotFull), failed.Status, failed.Message)
		full, err := freight.DetailsOf[freight.FullDepot](err)
		if err != nil {
			panic(err)
		}
		fmt.Println("its details:", full.Reason, *full.Until)
		fmt.Println("what every problem has:", failed.Details["traceId"])
		fmt.Println("code:", failed.Code.Error())
		_, err = client.Ship(ctx, freight.ShipRequest{Depot: "d-1", Weight: 0})
		invalid, err := freight.DetailsOf[freight.InvalidRequest](err)
		if err != nil {
			panic(err)
		}
		fmt.Println("places:", len(invalid.Errors), invalid.Errors[0].Pointer)
		_, err = freight.NewClient("http://127.0.0.1:1", options).Ship(ctx, freight.ShipRequest{Depot: "d-1", Weight: 1})
		failed, _ = errors.AsType[*freight.Error](err)
		fmt.Println("nobody there:", errors.Is(err, freight.ErrorCodeClosed), failed.Code.Error())
	case "pages":
		limit := int32(2)
		for shipment, err := range client.ListShipmentsItems(ctx, freight.ListShipmentsRequest{Depot: freight.DepotID(os.Args[3]), Limit: &limit}) {
			if err != nil {
				fmt.Println(err)
				return
			}
			fmt.Print(shipment.ID, " ")
			if len(os.Args) > 4 && string(shipment.ID) == os.Args[4] {
				break
			}
		}
		fmt.Println("<nil>")
	case "wait":
		options.Interval = time.Millisecond
		client = freight.NewClient(os.Args[1], options)
		for index, clearance := range os.Args[3:] {
			request := freight.FindClearanceRequest{Depot: "d-1", Clearance: freight.ClearanceID(clearance)}
			outcome, answer, err := client.FindClearanceUntilDone(ctx, request)
			if err != nil {
				panic(err)
			}
			if index == 0 {
				fmt.Println(outcome == freight.FindClearanceOutcomeReleased, answer.Clearance.State)
			} else {
				fmt.Println(outcome, answer.Clearance.State)
			}
		}
		options.Interval = time.Hour
		ctx, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
		defer cancel()
		request := freight.FindClearanceRequest{Depot: "d-1", Clearance: "stuck-go"}
		_, answer, err := freight.NewClient(os.Args[1], options).FindClearanceUntilDone(ctx, request)
		fmt.Println(err, answer.Clearance.State)
	case "headers":
		for _, id := range os.Args[3:] {
			answer, headers, err := client.FindShipmentWithHeaders(ctx, freight.FindShipmentRequest{ID: freight.ShipmentID(id)})
			if err != nil {
				fmt.Println(err)
				continue
			}
			left := "none"
			if headers.XStopsLeft != nil {
				left = fmt.Sprint(*headers.XStopsLeft)
			}
			fmt.Println(answer.Shipment.ID, headers.ETag, left)
		}
	case "refused":
		_, err := freight.ReadRequest(os.Args[3], []byte(os.Args[4]))
		failed, _ := errors.AsType[*freight.Error](err)
		failed.Details["traceId"] = "t-1"
		text, _ := json.Marshal(failed)
		fmt.Println(string(text))
	}
}
`;
