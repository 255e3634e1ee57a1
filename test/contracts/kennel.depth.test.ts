// The package of a contract with members in URLs: its client, its server behind every adapter, its mock and its
// description agree on where each member is.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type { fastifyPlugin } from "../../templates/runtime/fastify.js";
import type * as Server from "../../templates/runtime/server.js";
import { openapiDocument } from "../../generator/src/emit/openapi/document.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { loadPackage } from "./package.js";

type Method = (input: object, options?: object) => Promise<object>;
type Dogs = Readonly<
  Record<"getDog" | "getPicture" | "listDogs" | "getOldest" | "addDog" | "changeDog" | "removeDog", Method>
> & {
  readonly listDogsItems: (input: object) => AsyncIterable<unknown>;
};

let createClient: (options: Client.ClientOptions) => Dogs;
let handler: Server.Handler;
let createMock: () => Server.Handler;
let loopback: (handler: Server.Handler) => Client.Fetch;
const seen: { operation: string; request: unknown; bytes: number }[] = [];
const servers = new Map<string, string>();
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const { load } = await loadPackage("kennel");
  ({ createClient } = await load<{ createClient: typeof createClient }>("index.js"));
  ({ createMock } = await load<{ createMock: typeof createMock }>("mock.js"));
  ({ loopback } = await load<{ loopback: typeof loopback }>("runtime/loopback.js"));
  const { serve } = await load<{ serve: (options: object) => Server.Handler }>("server.js");
  const { toNodeListener } = await load<{ toNodeListener: (handler: Server.Handler) => () => void }>("runtime/node.js");
  const plugin = await load<{ fastifyPlugin: typeof fastifyPlugin }>("runtime/fastify.js");
  const dog = { dogId: "d/1", name: "Rex", size: "small" };
  const answers: Readonly<Record<string, object>> = {
    getPicture: { width: 7 },
    listDogs: { dogs: [dog] },
    removeDog: {},
  };
  const names = ["getDog", "getPicture", "listDogs", "getOldest", "addDog", "changeDog", "removeDog"];
  handler = serve({
    hooks: {
      authenticate: ({ operation, bytes }: Server.IncomingCall) => ({ operation: operation.name, bytes: bytes.length }),
    },
    service: Object.fromEntries(
      names.map((name) => [
        name,
        (context: { operation: string; bytes: number }, request: unknown) => {
          seen.push({ ...context, request });
          return answers[name] ?? { dog };
        },
      ]),
    ),
  });
  const http = createServer(toNodeListener(handler));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  servers.set("node:http", `http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  closing.push(() => new Promise((resolve) => http.close(resolve)));
  const app = fastify();
  await app.register(plugin.fastifyPlugin(handler) as never, { prefix: "/kennel" });
  servers.set("Fastify", `${await app.listen({ port: 0, host: "127.0.0.1" })}/kennel`);
  closing.push(() => app.close());
}, 300_000);

afterAll(() => Promise.all(closing.map((close) => close())));

const calls: readonly (readonly [keyof Dogs & string, object, object?])[] = [
  ["getDog", { dogId: "d/1 ü%?#&=" }],
  ["getDog", { dogId: ".json" }],
  ["getPicture", { dogId: "a.b", number: 12 }],
  ["listDogs", {}, { weight: 0.5 }],
  ["listDogs", { sizes: ["small", "large"], fed: false, weight: 1.5e-7, cursor: "a b+c&d", limit: 2 }],
  ["listDogs", { sizes: ["large"], weight: -0.25 }],
  ["getOldest", {}],
  ["addDog", { name: "Rex", size: "large" }],
  ["changeDog", { dogId: "oldest", notify: true, name: "Bo & Co" }],
  ["changeDog", { dogId: "x" }],
  ["removeDog", { dogId: "a/b", why: "moved to Åland" }],
];

describe.each(["node:http", "Fastify", "loopback"])("behind %s", (adapter) => {
  const client = (more: Partial<Client.ClientOptions> = {}): Dogs => {
    const baseUrl = servers.get(adapter);
    return createClient(
      baseUrl === undefined ? { baseUrl: "http://localhost", fetch: loopback(handler), ...more } : { baseUrl, ...more },
    );
  };

  test("what a caller gives is what the service gets, wherever it is sent", async () => {
    for (const [name, input, defaults] of calls) {
      seen.length = 0;
      await (client()[name] as Method)(input);
      expect(seen.map(({ operation, request }) => [operation, request])).toEqual([[name, { ...defaults, ...input }]]);
    }
  });

  test("another method than its own gets 405 and is told which ones there are", async () => {
    const fetch = servers.has(adapter) ? globalThis.fetch : loopback(handler);
    const base = servers.get(adapter) ?? "http://localhost";
    const answer = await fetch(`${base}/dogs/7`, { method: "PATCH" } as never);
    expect([answer.status, answer.headers.get("Allow")?.split(", ").sort()]).toEqual([405, ["DELETE", "GET", "PUT"]]);
    expect((await fetch(`${base}/dogs/oldest`, { method: "GET" } as never)).status).toBe(200);
  });
});

describe("a server", () => {
  const ask = async (method: string, url: string, body?: string): Promise<readonly [number, string]> => {
    const answer = await fetch(`${servers.get("node:http")}${url}`, { method, ...(body !== undefined && { body }) });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };

  test("holds members of a URL to the contract like those of a body", async () => {
    expect(await ask("GET", "/dogs/x/pictures/one.json")).toEqual([400, expect.stringMatching(/^\/number: expected /)]);
    expect(await ask("GET", "/dogs/x/pictures/0.json")).toEqual([400, expect.stringMatching(/^\/number: expected /)]);
    expect(await ask("GET", "/dogs?limit=2.5")).toEqual([400, expect.stringMatching(/^\/limit: expected /)]);
    expect(await ask("GET", "/dogs?fed=yes")).toEqual([400, expect.stringMatching(/^\/fed: expected /)]);
    expect(await ask("GET", "/dogs?fed=true&fed=false")).toEqual([400, expect.stringMatching(/^\/fed: expected /)]);
    expect(await ask("GET", "/dogs?sizes=tiny")).toEqual([400, expect.stringMatching(/^\/sizes\/0: expected /)]);
    expect(await ask("GET", "/dogs?colour=red")).toEqual([400, expect.stringMatching(/^\/colour: expected /)]);
    expect(await ask("GET", "/dogs?__proto__=1&constructor=2")).toEqual([400, expect.stringMatching(/: expected /)]);
    expect(await ask("GET", `/dogs/${"x".repeat(41)}`)).toEqual([400, expect.stringMatching(/^\/dogId: expected /)]);
    expect((await ask("GET", "/dogs/"))[0]).toBe(404);
    expect((await ask("GET", "/dogs/%zz"))[0]).toBe(404);
  });

  test("takes each member from one place only, so that nobody on the way sees another one", async () => {
    expect(await ask("PUT", "/dogs/a", '{"dogId":"b"}')).toEqual([
      400,
      "/dogId: expected in the URL, got another in the body",
    ]);
    expect(await ask("PUT", "/dogs/a", '{"notify":true}')).toEqual([
      400,
      "/notify: expected in the URL, got another in the body",
    ]);
    expect(await ask("PUT", "/dogs/a?name=b", "{}")).toEqual([
      400,
      "/name: expected in the body, got one in the query string",
    ]);
    expect(await ask("GET", "/dogs/a?dogId=b")).toEqual([
      400,
      "/dogId: expected in the URL, got another in the query string",
    ]);
    expect(await ask("PUT", "/dogs/a", "[]")).toEqual([
      400,
      expect.stringMatching(/^the body: expected |^: expected /),
    ]);
  });
});

describe("a client", () => {
  test("refuses values that would lead to another path", async () => {
    const client = createClient({ baseUrl: "http://localhost", fetch: loopback(handler) });
    for (const dogId of ["", ".", ".."]) await expect(client.getDog({ dogId })).rejects.toMatchObject({ code: 3 });
  });

  test("sends no body with a GET, and retries it as any query", async () => {
    const sent: (readonly [string, unknown])[] = [];
    const fetch: Client.Fetch = (url, { body }) => {
      sent.push([url, body]);
      return Promise.resolve(sent.length === 1 ? new Response("", { status: 503 }) : Response.json({ dogs: [] }));
    };
    await createClient({ baseUrl: "http://h", fetch, random: () => 0 }).listDogs({ sizes: ["small", "large"] });
    const once = ["http://h/dogs?sizes=small&sizes=large", null];
    expect(sent).toEqual([once, once]);
  });

  test("takes an answer without content for an empty one", async () => {
    const fetch: Client.Fetch = () => Promise.resolve(new Response(null, { status: 204 }));
    expect(await createClient({ baseUrl: "http://h", fetch }).removeDog({ dogId: "d" })).toEqual({});
  });
});

test("the mock answers requests in URLs, and its pages end", async () => {
  const client = createClient({ baseUrl: "http://localhost", fetch: loopback(createMock()) });
  expect(await client.getDog({ dogId: "d-77" })).toMatchObject({ dog: { dogId: "d-77" } });
  let count = 0;
  for await (const _ of client.listDogsItems({})) count++;
  expect(count).toBeGreaterThan(0);
});

test("the description has parameters where the members are, and a body for the rest", () => {
  const document = openapiDocument(modelOf(sourcesOf(path.join(root, "test/contracts/kennel"))));
  const paths = document["paths"] as Record<
    string,
    Record<string, { parameters?: { name: string; in: string; required?: true }[]; requestBody?: object }>
  >;
  const told = Object.entries(paths).flatMap(([url, item]) =>
    Object.entries(item).map(([method, { parameters = [], requestBody }]) => [
      `${method} ${url}`,
      parameters.map((one) => `${one.in} ${one.name}${one.required ? "" : "?"}`),
      requestBody !== undefined,
    ]),
  );
  expect(told.sort()).toEqual([
    ["delete /dogs/{dogId}", ["path dogId", "query why?"], false],
    ["get /dogs", ["query sizes?", "query fed?", "query weight?", "query cursor?", "query limit?"], false],
    ["get /dogs/oldest", [], false],
    ["get /dogs/{dogId}", ["path dogId"], false],
    ["get /dogs/{dogId}/pictures/{number}.json", ["path dogId", "path number"], false],
    ["post /dogs", [], true],
    ["put /dogs/{dogId}", ["path dogId", "query notify?"], true],
  ]);
});
