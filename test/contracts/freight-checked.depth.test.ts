// A client that checks what it is answered.

import { beforeAll, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import { loadPackage } from "./package.js";

type Call = (input: object) => Promise<object>;
type Caller = Readonly<Record<"findShipment" | "ship", Call>> & {
  readonly listShipmentsItems: (input: object) => AsyncIterable<object>;
};
interface Checked {
  readonly checkAnswers: (connection: Client.Connection) => Client.Connection;
}

let createClient: (options: Client.ClientOptions) => Caller;
let connect: typeof Client.connect;
let checkAnswers: Checked["checkAnswers"];

beforeAll(async () => {
  const { load } = await loadPackage("freight");
  ({ createClient, connect } = await load<{ createClient: typeof createClient; connect: typeof connect }>("index.js"));
  ({ checkAnswers } = await load<Checked>("checked.js"));
}, 300_000);

let sent = 0;
const shipment = { id: "s-1", depot: "d-1", weight: 1 };

function clientOf(answer: unknown, init: ResponseInit = {}): Caller {
  sent = 0;
  const fetch = async () => {
    sent++;
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), init);
  };
  const retry = { baseDelayMs: 0 };
  return createClient(checkAnswers(connect({ baseUrl: "http://freight.example/behind/", fetch, retry })));
}

test("an answer that fits is returned as it was sent, with what a newer server adds", async () => {
  const newer = { shipment: { ...shipment, weight: 0, colour: "red" }, more: [1] };
  expect(await clientOf(newer).findShipment({ id: "s-1" })).toEqual(newer);
});

test.each([
  [{}, "/shipment: expected a value (required), got nothing"],
  [{ shipment: { ...shipment, weight: "1" } }, "/shipment/weight: expected 32-bit integer, got string of 1 character"],
  [[], "the body: expected object, got array of 0 items"],
])("%j is an error that says where it does not fit", async (answer, message) => {
  const failed = clientOf(answer).findShipment({ id: "s-1" });
  await expect(failed).rejects.toMatchObject({ code: "/problems/broken", status: 200, operation: "findShipment" });
  await expect(failed).rejects.toThrow(`the answer does not fit: ${message}`);
  expect(sent).toBe(1);
});

test("pages are checked, too", async () => {
  const items = clientOf({ shipments: [shipment, { id: "s-2" }] }).listShipmentsItems({ depot: "d-1" });
  const read = async () => {
    for await (const item of items) expect(item).toEqual(shipment);
  };
  await expect(read()).rejects.toThrow("the answer does not fit: /shipments/1/depot");
});

test("errors, and what is no JSON, are what they are without the check", async () => {
  const problem = { type: "/problems/not-found", title: "t", status: 404, detail: "no such shipment", traceId: "t-1" };
  await expect(clientOf(problem, { status: 404 }).findShipment({ id: "s-1" })).rejects.toMatchObject({
    code: "/problems/not-found",
    message: "no such shipment",
  });
  await expect(clientOf("<html>").ship({ depot: "d-1", weight: 1 })).rejects.toThrow("HTTP 200: <html>");
});
