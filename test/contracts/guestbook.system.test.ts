// The package of a contract without activities: nothing of them is in it, and what changes something is a plain operation.

import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Server from "../../templates/runtime/server.js";
import { root } from "../generator/fixture.js";
import { frugal } from "../api/tsc.js";
import { runIn } from "../generator/command.js";
import { temporaryFolder } from "../generator/folders.js";

const folder = temporaryFolder("guestbook-");
const made = path.join(folder, "generated");
afterAll(() => rmSync(folder, { recursive: true }));

async function load<Module>(module: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(path.join(made, "dist", module)).href)) as Module;
}

beforeAll(async () => {
  const contract = path.join(root, "test/contracts/guestbook");
  const { code, err } = await runIn(folder, {}, "--no-cache", "--schema", contract, "--out", made, "generate");
  if (code !== 0) throw new Error(err);
  const modules = path.join(made, "node_modules");
  mkdirSync(modules);
  for (const name of ["@types", "undici-types"])
    symlinkSync(path.join(root, "node_modules", name), path.join(modules, name));
  await promisify(execFile)(path.join(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.json", ...frugal], {
    cwd: made,
  });
}, 300_000);

test("nothing of activities is in its code, its description or its README", () => {
  const names = readdirSync(made, { recursive: true, encoding: "utf8" });
  const ours = names.filter((name) => /^src\/.*\.ts$|^openapi\.json$|^schemas\/.*json$|\.md$/.test(name));
  expect(ours.length).toBeGreaterThan(50);
  const words = /activit|intent\b|waitFor[A-Z]|WaitOptions|envelope|\bsubmit|fingerprint|ByType/i;
  const found = ours.flatMap((name) => {
    const hit = words.exec(readFileSync(path.join(made, name), "utf8"));
    return hit ? [`${name}: ${hit[0]}`] : [];
  });
  expect(found).toEqual([]);
  expect(names.filter((name) => /activit|upgrades|wait/.test(name))).toEqual([]);
});

test("it is served over HTTP and called, with paths and members in the styles of the contract", async () => {
  const { createClient, bearerStamper } = await load<{
    createClient: (options: object) => Readonly<Record<string, (input: object) => Promise<unknown>>>;
    bearerStamper: (options: object) => unknown;
  }>("index.js");
  const { serve, operations } = await load<{
    serve: (options: object) => Server.Handler;
    operations: readonly Server.ServerOperation[];
  }>("server.js");
  const { toNodeListener } = await load<{ toNodeListener: (handler: Server.Handler) => RequestListener }>(
    "runtime/node.js",
  );
  const entries = new Map<string, object>();
  const proofs: string[] = [];
  const authenticate = ({ operation, header }: Server.IncomingCall): string => {
    proofs.push(`${operation.name}: ${header("Authorization") ?? "nothing"}`);
    return operation.kind;
  };
  const service = {
    addEntry(kind: string, input: object) {
      const entry = { entry_id: `e-${entries.size + 1}`, ...input };
      entries.set(entry.entry_id, entry);
      expect(kind).toBe("operation");
      return { entry };
    },
    removeEntry(_: string, { entry_id }: { entry_id: string }) {
      entries.delete(entry_id);
      return {};
    },
    listEntries: () => ({ entries: [...entries.values()] }),
  };
  const server = createServer(toNodeListener(serve({ service, hooks: { authenticate } }))).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sent: string[] = [];
    const watched: Client.Fetch = (url, init) => {
      sent.push(url.slice(baseUrl.length));
      return fetch(url, init);
    };
    const client = createClient({ baseUrl, fetch: watched, stamper: bearerStamper({ token: "secret" }) });
    const input = { written_by: "Ada", text: "Lovely.", mood: "very-good" };
    expect(await client["addEntry"]?.(input)).toEqual({ entry: { entry_id: "e-1", ...input } });
    expect(await client["listEntries"]?.({})).toEqual({ entries: [{ entry_id: "e-1", ...input }] });
    expect(await client["removeEntry"]?.({ entry_id: "e-1" })).toEqual({});
    expect(await client["listEntries"]?.({})).toEqual({ entries: [] });
    await expect(client["addEntry"]?.({ writtenBy: "Ada", text: "x" })).rejects.toMatchObject({ code: 3, status: 400 });
    expect(sent.slice(0, 3)).toEqual(["/book/add-entry", "/book/read/list-entries", "/book/remove-entry"]);
    expect(proofs.slice(0, 3)).toEqual(["addEntry: nothing", "listEntries: nothing", "removeEntry: Bearer secret"]);
    expect(operations.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      "operation addEntry",
      "operation removeEntry",
      "query listEntries",
    ]);
  } finally {
    server.close();
  }
});

test("`where` leads from its functions to the contract", async () => {
  const contract = path.join(root, "test/contracts/guestbook");
  const { out } = await runIn(folder, {}, "--schema", contract, "where", "addEntryOperation");
  expect(out).toMatch(/operations\/add-entry\.yaml:3:\d+\n {2}operation: addEntry\n$/);
});
