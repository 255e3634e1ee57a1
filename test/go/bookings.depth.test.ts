// The Go client of another team's contract against its generated server in TypeScript, over HTTP.

import { once } from "node:events";
import { rmSync } from "node:fs";
import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveBookings, wish } from "../contracts/bookings-server.js";
import type { BookingsServer } from "../contracts/bookings-server.js";
import { temporaryFolder } from "../generator/folders.js";
import { goFiles, hasGo, modelWithGo, runGo, writeAll } from "./modules.js";
import { shown } from "./page.js";

describe.runIf(hasGo())("the Go client of bookings", () => {
  const folder = temporaryFolder("go-bookings-");
  let server: BookingsServer;

  beforeAll(async () => {
    server = await serveBookings();
    const module = "rooms.example/bookings";
    writeAll(path.join(folder, "bookings"), goFiles(modelWithGo("test/contracts/bookings", module)));
    writeAll(folder, [
      [
        "go.mod",
        `module example.com/program\n\ngo 1.26\n\nrequire ${module} v0.0.0\n\nreplace ${module} => ./bookings\n`,
      ],
    ]);
    writeAll(path.join(folder, "page"), [["main.go", shown("bookings")]]);
    writeAll(path.join(folder, "more"), [["main.go", more]]);
    runGo(folder, "go", "build", "-o", "programs/", "./page", "./more");
  }, 300_000);
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  /** Beside the server, which answers from this process. */
  async function run(program: string): Promise<string> {
    const env = { ...process.env, BOOKINGS_URL: server.url, BOOKINGS_TOKEN: "secret" };
    const child = spawn(path.join(folder, "programs", program), { env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await once(child, "close");
    return said;
  }

  test("submits, waits and meets an error, as the page shows", async () => {
    expect(runGo(folder, "gofmt", "-l", "page")).toBe("");
    expect(await run("page")).toBe("completed b-1\nthe room is taken\n");
    expect(server.given()).toEqual(wish);
    const submitted = server.asked.filter((one) => one.startsWith("bookRoom"));
    expect(submitted).toEqual(["bookRoom Bearer secret", "bookRoom Bearer secret"]);
    expect(server.asked.filter((one) => one.startsWith("getChange"))).toHaveLength(3);
  });

  test("retries what may be repeated, reads newer answers, and refuses those that do not fit", async () => {
    const { asked } = server;
    asked.length = 0;
    expect((await run("more")).trim().split("\n")).toEqual([
      "a query in the third attempt: true 40001",
      "a submit, sent once: true 503 HTTP 503: <html>busy</html>",
      "what a newer server says: HOLOGRAM",
      "an answer that does not fit: 50001 200 /rooms/0/name",
      "details: Grace",
      "a token that is not known: 40101",
      "nobody there: 50301 0",
      "no answer in time: 49901 true",
      "no time left: context deadline exceeded",
      "upgraded: Booked 47",
      "a request read by a server: 18 8",
      "a request refused by a server: 400 /details/slot",
    ]);
    const usage = asked.filter((one) => /get_usage/.test(one));
    expect([usage.length, asked.filter((one) => /cancel_booking/.test(one)).length]).toEqual([3, 1]);
    expect(asked).toContain("getRoom nobody");
  });
});

const more = `package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"rooms.example/bookings"
)

func main() {
	ctx := context.Background()
	url := os.Getenv("BOOKINGS_URL")
	options := bookings.Options{Stamper: bookings.BearerStamper("secret"), BaseDelay: time.Millisecond}
	client := bookings.NewClient(url, options)
	failure := func(err error) *bookings.Error {
		failed, ok := errors.AsType[*bookings.Error](err)
		if !ok {
			panic(fmt.Sprint("no such error: ", err))
		}
		return failed
	}

	_, err := client.GetUsage(ctx, bookings.GetUsageRequest{})
	fmt.Println("a query in the third attempt:", errors.Is(err, bookings.ErrorCodeMalformed), int(failure(err).Code))
	_, err = client.CancelBooking(ctx, bookings.CancelBookingRequest{Site: "oslo"})
	fmt.Println("a submit, sent once:", errors.Is(err, bookings.ErrorCodeClosed), failure(err).Status, failure(err).Message)
	room, err := client.GetRoom(ctx, bookings.GetRoomRequest{Site: "oslo", RoomID: "r-1"})
	if err != nil {
		panic(err)
	}
	fmt.Println("what a newer server says:", room.Room.Equipment[0])
	_, err = client.ListRooms(ctx, bookings.ListRoomsRequest{Site: "oslo"})
	fmt.Println("an answer that does not fit:", int(failure(err).Code), failure(err).Status, failure(err).Issues[0].Path)
	wish := bookings.BookRoomWishV2{RoomID: "r-1", Day: "2030-01-31", From: 18, To: 20, Title: "Stand-up"}
	_, err = client.BookRoom(ctx, bookings.BookRoomRequestV2{Site: "oslo", Details: wish})
	detail, _ := failure(err).Details[0].(map[string]any)
	fmt.Println("details:", detail["name"])
	options.Stamper = bookings.BearerStamper("stolen")
	_, err = bookings.NewClient(url, options).WhoAmI(ctx, bookings.WhoAmIRequest{Site: "oslo"})
	fmt.Println("a token that is not known:", int(failure(err).Code))
	_, err = bookings.NewClient("http://127.0.0.1:1", options).WhoAmI(ctx, bookings.WhoAmIRequest{Site: "oslo"})
	fmt.Println("nobody there:", int(failure(err).Code), failure(err).Status)
	options.Timeout = time.Nanosecond
	_, err = bookings.NewClient(url, options).WhoAmI(ctx, bookings.WhoAmIRequest{Site: "oslo"})
	fmt.Println("no answer in time:", int(failure(err).Code), errors.Is(err, context.DeadlineExceeded))
	ended, cancel := context.WithTimeout(ctx, time.Nanosecond)
	defer cancel()
	_, err = client.WhoAmI(ended, bookings.WhoAmIRequest{Site: "oslo"})
	fmt.Println("no time left:", err)

	newer, err := bookings.BookRoomWish{RoomID: "r-1", Day: "2030-01-31", Slot: 18}.ToBookRoomWishV2()
	if err != nil {
		panic(err)
	}
	fmt.Println("upgraded:", newer.Title, newer.To)
	read := func(body string) (any, error) { return bookings.ReadRequest("/bookings/v2/submit/book_room", []byte(body)) }
	request, _ := read(\`{"kind":"BOOK_ROOM","sentAt":"1","site":"oslo","details":{"roomId":"r-1","day":"2030-01-31","slot":18}}\`)
	rules, _ := bookings.Parse[bookings.RoomRules]([]byte("{}"))
	if request, ok := request.(*bookings.BookRoomRequest); ok {
		fmt.Println("a request read by a server:", request.Details.Slot, *rules.Longest)
	}
	_, err = read(\`{"kind":"BOOK_ROOM","sentAt":"1","site":"oslo","details":{"roomId":"r-1","day":"2030-01-31","slot":48}}\`)
	fmt.Println("a request refused by a server:", failure(err).Status, failure(err).Issues[0].Path)
}
`;
