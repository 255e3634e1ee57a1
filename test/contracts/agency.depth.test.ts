// A contract that speaks of clients, services, operations, connections and issues: its types have these names, and the
// package's own go by others.

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Server from "../../templates/runtime/server.js";
import { tsc } from "../api/tsc.js";
import { loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

type Examples = Readonly<Record<string, { readonly value: object }>>;
let made: Loaded;
beforeAll(async () => {
  made = await loadPackage("agency");
});

const program = `import { createClient } from "./dist/index.js";
import type { ApiClient, ApiConnection, ApiIssue, ApiOperation, Client, Connection, Issue, Operation, Service } from "./dist/index.js";
import { addClientOperation } from "./dist/index.js";
import type { ApiService } from "./dist/server.js";
const client: ApiClient & ApiConnection = createClient({ baseUrl: "http://localhost" });
const data: ApiOperation = addClientOperation;
const service: Service = "CLEANING";
const person: Client = { id: "c-1", services: [service] };
const known: Connection = { from: person, to: person, service };
const issue: Issue = { text: "Too wet.", about: person };
export async function run(implemented: ApiService<undefined>, faults: readonly ApiIssue[]): Promise<Operation> {
  await client.complain({ issue, connection: known });
  void [data, implemented, faults];
  return (await client.getOperation({ id: "i-1" })).operation;
}
`;

test("both are there, each under its name", async () => {
  writeFileSync(path.join(made.folder, "program.ts"), program);
  const options = ["--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", "--types", "node"];
  expect(await tsc(made.folder, "--ignoreConfig", ...options, "program.ts")).toBe("");
});

test("it is called and served as any other", async () => {
  const api = await made.load<{
    createClient: (
      options: object,
    ) => Readonly<Record<string, (input: object) => Promise<Readonly<Record<string, unknown>>>>>;
  }>("index.js");
  const { createMock } = await made.load<{ createMock: () => Server.Handler }>("mock.js");
  const { loopback } = await made.load<{ loopback: (handler: Server.Handler) => Client.Fetch }>("runtime/loopback.js");
  const client = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()) });
  const answer = await client["addClient"]?.({ parameters: { client: { id: "c-1", services: ["GARDEN"] } } });
  expect(answer).toMatchObject({ operation: { state: "DONE", type: "OPERATION_ADD_CLIENT" } });
  expect(await client["waitForOperation"]?.(answer?.["operation"] as object)).toMatchObject({ outcome: "completed" });
});

test("what has no example is shown by one that is made up, and by the mock", async () => {
  const api = await made.load<{
    createClient: (options: object) => Readonly<Record<string, (input: object) => Promise<unknown>>>;
  }>("index.js");
  const { createMock } = await made.load<{ createMock: () => Server.Handler }>("mock.js");
  const { loopback } = await made.load<{ loopback: (handler: Server.Handler) => Client.Fetch }>("runtime/loopback.js");
  const { ComplainRequest, ComplainResponse } =
    await made.load<Record<string, { is: (value: unknown) => boolean }>>("validators/index.js");
  const { paths } = JSON.parse(readFileSync(path.join(made.folder, "openapi.json"), "utf8")) as {
    paths: Record<string, { post: { requestBody: { content: { "application/json": { examples: Examples } } } } }>;
  };
  const shown = Object.values(
    paths["/v1/operation/complain"]?.post.requestBody.content["application/json"].examples ?? {},
  );
  expect(shown).toHaveLength(1);
  const client = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()) });
  for (const { value } of shown) {
    expect(ComplainRequest?.is(value)).toBe(true);
    expect(ComplainResponse?.is(await client["complain"]?.(value))).toBe(true);
  }
});

test("nothing of the package claims the contract's names", () => {
  const text = ["client", "server", "runtime/client", "runtime/operation", "runtime/issue"]
    .map((name) => readFileSync(path.join(made.folder, `src/${name}.ts`), "utf8"))
    .join("\n");
  expect(text).not.toMatch(/^export (?:interface|type|class) (?:Client|Connection|Issue|Operation|Service)\b/m);
});
