// A package of webhooks alone: it signs and verifies them, and nothing in it is about calls.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { WebhookSigner } from "../../templates/runtime/webhook.js";
import { compare } from "../../generator/src/diff/compare.js";
import { importOpenapi } from "../../generator/src/import/import.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

interface Api {
  readonly hmacSigner: (secret: Uint8Array) => WebhookSigner;
  readonly signOrderMoved: (headers: object, body: string, signer: WebhookSigner) => Promise<Record<string, string>>;
  readonly verifyOrderMoved: (delivery: object, keys: ReadonlyMap<string, Uint8Array>) => Promise<object>;
}

let made: Loaded;
beforeAll(async () => {
  made = await loadPackage("notices");
}, 300_000);

test("what it signs, it takes, with states that a newer shop knows", async () => {
  const { hmacSigner, signOrderMoved, verifyOrderMoved } = await made.load<Api>("index.js");
  const secret = new Uint8Array(32).fill(7);
  const payload = { id: "o-1", state: "returned", cents: "1200" };
  const body = JSON.stringify(payload);
  const headers = await signOrderMoved({}, body, hmacSigner(secret));
  const delivery = { headers: new Headers(headers), body: new TextEncoder().encode(body) };
  expect(await verifyOrderMoved(delivery, new Map([["", secret]]))).toMatchObject({ payload });
  const other = verifyOrderMoved(delivery, new Map([["", new Uint8Array(32)]]));
  await expect(other).rejects.toMatchObject({ reason: "signature" });
});

test("nothing in it is about calls, and its description is of webhooks alone", () => {
  const names = readdirSync(made.folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !name.startsWith("node_modules"),
  );
  expect(names.filter((name) => /client|server|mock|errors|stamper|operation/.test(name))).toEqual([]);
  const text = readFileSync(path.join(made.folder, "openapi.json"), "utf8");
  const described = JSON.parse(text) as Readonly<Record<string, Readonly<Record<string, object>>>>;
  expect(Object.keys(described["paths"] ?? {})).toEqual([]);
  expect(Object.keys(described["webhooks"] ?? {})).toEqual(["orderLost", "orderMoved"]);
  expect(Object.keys(described["components"]?.["schemas"] ?? {})).toEqual(["Order", "OrderState"]);
});

test("its description comes back as the same contract", () => {
  const text = readFileSync(path.join(made.folder, "openapi.json"), "utf8");
  const { model, findings, diagnostics } = importOpenapi(text);
  expect([diagnostics, findings]).toEqual([[], []]);
  const of = ({ webhooks, shapes, enums, errors }: NonNullable<typeof model>) => ({
    webhooks: webhooks.map(({ name, headers, signature }) => [
      name,
      headers.map((header) => header.name),
      signature?.algorithm,
    ]),
    types: [...shapes, ...enums].map(({ name }) => name),
    errors: errors.codes,
  });
  const own = modelOf(sourcesOf(path.join(root, "test/contracts/notices")));
  expect(model && of(model)).toEqual(of(own));
});

test("what it tells from now on breaks receivers alone", async () => {
  const sources = sourcesOf(path.join(root, "test/contracts/notices"));
  const shapes = "shapes/orders.yaml";
  const now = new Map([...sources, [shapes, (sources.get(shapes) ?? "").replace("cents:", "cents?:")]]);
  const found = await compare(modelOf(sources), modelOf(now));
  expect(found.map(({ effects }) => [effects.requests, effects.responses])).toEqual([
    ["safe", "breaks"],
    ["safe", "breaks"],
  ]);
});
