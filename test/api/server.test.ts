// The generated client and the generated server on a real socket, for every operation in every version.

import { activityKinds, createClient } from "@countersign/api";
import type { CallOptions } from "@countersign/api";
import { operations } from "@countersign/api/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { entryOf, present } from "../service/support/results.js";
import { mutants } from "./leaves.js";
import { cases, examples, isFree, parserOf } from "./operations.js";
import type { Json } from "./operations.js";
import { serving } from "./serving.js";
import type { Host, Serving } from "./serving.js";

test("there is a case for every operation and for every version that can be submitted", () => {
  const submittable = Object.entries(activityKinds).filter(([, { submittable }]) => submittable);
  expect(cases.flatMap(({ type }) => type ?? []).sort()).toEqual(submittable.map(([type]) => type).sort());
  expect(submittable).toHaveLength(Object.keys(activityKinds).length - 1);
  expect([...new Set(cases.map(({ operation }) => operation))].sort()).toEqual(
    operations
      .filter(({ events }) => !events)
      .map(({ name }) => name)
      .sort(),
  );
});

describe.each<Host>(["node:http", "Fastify"])("served by %s", (host) => {
  let server: Serving;
  beforeAll(async () => {
    server = await serving(host);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    server.seen.length = 0;
  });

  const post = async (path: string, body: BodyInit, headers: Record<string, string> = { "X-Stamp": "me" }) => {
    const response = await fetch(server.url + path, { method: "POST", body, headers });
    return { status: response.status, headers: response.headers, json: (await response.json()) as Json };
  };

  test.each(cases.map((one) => [one.method, one] as const))(
    "%s reaches its service method with the request that was sent, and brings back its answer",
    async (method, { operation, type, body, answer, response }) => {
      const stamp = { name: "X-Stamp", value: `stamp of ${method}` };
      const client = createClient({ baseUrl: server.url, stamper: { stamp: () => stamp } });
      const { type: _, ...rest } = body;
      const input = type === undefined ? body : rest;
      const call = Reflect.get(client, method) as (input: object, options?: CallOptions) => Promise<unknown>;
      const answered = await call(input);
      expect(answered).toEqual(answer);
      expect(parserOf(response)(answered)).toEqual({ ok: true, value: answer });
      const request = type === undefined ? body : { ...input, type };
      expect(server.asked).toEqual([{ operation, caller: { stamp: stamp.value }, request }]);
    },
  );

  test.each(examples.map((example) => [example.name, example] as const))(
    "the example %s of openapi.json is a request that is taken and an answer that is valid",
    async (_, { path, request, response }) => {
      const { status, headers, json } = await post(path, JSON.stringify(request));
      expect([status, json]).toEqual([200, expect.anything()]);
      expect(headers.get("Content-Type")).toBe("application/json");
      const { response: name = "" } =
        cases.find((one) => one.path === path && (one.type ?? request["type"]) === request["type"]) ?? {};
      expect(parserOf(name)(response)).toEqual({ ok: true, value: response });
    },
  );

  test("any single value of the wrong type in a body is answered with 400, code 3 and the pointer to it", async () => {
    const every = cases
      .flatMap(({ path, request, body }) => mutants(body).map((mutant) => ({ path, request, ...mutant })))
      .filter(({ request, pointer }) => !isFree(request, pointer));
    expect(every.length).toBeGreaterThan(800);
    const answered: string[] = [];
    // Not all at once: connections that wait to be accepted have a limit, beyond which they are reset.
    for (let at = 0; at < every.length; at += 100) {
      const answers = every.slice(at, at + 100).map(async ({ path, pointer, body }) => {
        const { status, json } = await post(path, JSON.stringify(body));
        return `${path} ${pointer}: ${status} ${String(json["code"])} ${String(json["message"])}`;
      });
      answered.push(...(await Promise.all(answers)));
    }
    const expected = every.map(({ path, pointer }) => `${path} ${pointer}: 400 3 ${pointer}: expected `);
    expect(answered.filter((line, i) => !line.startsWith(entryOf(expected, i)))).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  test.each(cases.map((one) => [one.method, one] as const))(
    "%s refuses a member that is not described, one that is missing, and a body that is cut short",
    async (_, { path, body }) => {
      const unknown = await post(path, JSON.stringify({ ...body, surprise: 1 }));
      expect(unknown).toMatchObject({
        status: 400,
        json: { code: 3, message: expect.stringMatching(/^\/surprise: /) },
      });
      const { organizationId: _organizationId, ...rest } = body;
      const missing = await post(path, JSON.stringify(rest));
      expect(missing).toMatchObject({
        status: 400,
        json: { code: 3, message: expect.stringMatching(/^\/organizationId: /) },
      });
      const malformed = await post(path, JSON.stringify(body, null, 1).slice(0, -2));
      const { code, message, details } = malformed.json;
      expect([malformed.status, code, details]).toEqual([400, 3, []]);
      expect(message).toMatch(/line [1-9]\d*, column [1-9]\d*/);
      expect(server.asked).toEqual([]);
    },
  );

  test("a syntax error is found where it is", async () => {
    const { json } = await post("/public/v1/query/whoami", '{\n  "organizationId": "o",\n}');
    expect(json["message"]).toMatch(/line 3, column 1/);
  });

  test("every version is told apart by its type, and no version but those of the family is taken", async () => {
    const path = "/public/v1/submit/sign_raw_payload";
    const { body } = present(
      cases.find((one) => one.path === path),
      "the case",
    );
    const first = await post(path, JSON.stringify({ ...body, type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD" }));
    expect(first).toMatchObject({
      status: 400,
      json: { code: 3, message: expect.stringMatching(/^\/type: expected .*V2/) },
    });
    const users = present(
      cases.find((one) => one.method === "createUsers"),
      "the case",
    );
    const other = await post(users.path, JSON.stringify({ ...users.body, type: "ACTIVITY_TYPE_CREATE_USER_TAG" }));
    expect(other).toMatchObject({ status: 400, json: { code: 3, message: expect.stringMatching(/^\/type: /) } });
    expect(server.asked).toEqual([]);
  });

  test("the authentication hook sees the exact bytes, before they are looked at", async () => {
    const bodies = ['{"organizationId" :\t"größe 𝄞"}\n', "not JSON", "", "\u0000", "\ufeff{}"];
    for (const body of bodies) await post("/public/v1/query/whoami", body);
    await post("/public/v1/query/whoami", new Uint8Array([0xff, 0xfe, 0x00]));
    expect(server.seen.map((bytes) => Buffer.from(bytes).toString("hex"))).toEqual([
      ...bodies.map((body) => Buffer.from(body).toString("hex")),
      "fffe00",
    ]);
  });

  test("a caller whom the hook refuses gets 401 and code 16, even with a body that is wrong", async () => {
    for (const body of ["{}", "not JSON", '{"organizationId":"o"}']) {
      const { status, json } = await post("/public/v1/query/whoami", body, {});
      expect([status, json]).toEqual([401, { code: 16, message: "no stamp", details: [] }]);
    }
    expect(server.asked).toEqual([]);
  });

  test.each([undefined, "text/plain", "application/json; charset=utf-8", "nonsense"])(
    "a body is JSON with Content-Type %s",
    async (type) => {
      const headers = { "X-Stamp": "me", ...(type && { "Content-Type": type }) };
      const { status } = await post("/public/v1/query/whoami", Buffer.from('{"organizationId":"o"}'), headers);
      expect(status).toBe(200);
    },
  );

  test("explicit null for an optional member counts as absent, and does not reach the service", async () => {
    const body = { organizationId: "o", filterByStatus: null, paginationOptions: { limit: "5", before: null } };
    const { status } = await post("/public/v1/query/list_activities", JSON.stringify(body));
    expect(status).toBe(200);
    expect(server.asked[0]?.request).toEqual({ organizationId: "o", paginationOptions: { limit: "5" } });
  });

  test("a path that is no operation is answered with 404", async () => {
    for (const path of ["/public/v1/query/nothing", "/public/v1/submit/whoami"]) {
      const { status, json } = await post(path, "{}");
      // Outside the operations Fastify answers as its host likes.
      expect([status, json["code"]]).toEqual([404, host === "Fastify" ? undefined : 5]);
    }
  });

  test.each(["GET", "PUT", "DELETE", "PATCH"])("%s is answered with 405", async (method) => {
    const response = await fetch(`${server.url}/public/v1/query/whoami`, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(await response.json()).toMatchObject({ code: 12 });
  });

  test("a body above the limit is answered with 413, and never reaches the hooks", async () => {
    const body = JSON.stringify({ organizationId: "o".repeat(100_000) });
    const { status, json } = await post("/public/v1/query/whoami", body);
    expect([status, json["code"]]).toEqual([413, 3]);
    expect(server.seen).toEqual([]);
  });
});
