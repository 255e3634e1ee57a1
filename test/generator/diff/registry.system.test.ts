// `diff --against npm:…`: the contract travels in the generated package, fetched by npm from the user's registry.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runIn } from "../command.js";
import { temporaryFolder } from "../folders.js";
import { edited, shop } from "./cases.js";
import { shapes } from "./edit.js";

const folder = temporaryFolder("contract-npm-");
let server: Server;
let env: NodeJS.ProcessEnv;

/** A registry with two packages: the tea shop's, as it is compiled, and one of somebody else. */
beforeAll(async () => {
  writeContract("schema", shop);
  const { code, err } = await runIn(folder, {}, "--no-cache", "generate");
  if (code !== 0) throw new Error(err);
  mkdirSync(path.join(folder, "other"));
  writeFileSync(path.join(folder, "other/package.json"), '{ "name": "other", "version": "1.0.0" }');
  const tarballs = new Map([
    ["/@example/shop", pack("generated")],
    ["/other", pack("other")],
  ]);
  server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? "");
    const found = [...tarballs].find(([name]) => url === name || url === `${name}.tgz`);
    if (!found) return void response.writeHead(404, { "content-type": "application/json" }).end("{}");
    const [name, bytes] = found;
    if (url.endsWith(".tgz")) return void response.end(bytes);
    const version = name === "/other" ? "1.0.0" : "1.4.0";
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(packument(name, version, bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  env = {
    npm_config_registry: registry(),
    npm_config_cache: path.join(folder, "cache"),
    npm_config_userconfig: "/dev/null",
  };
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

function registry(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function packument(name: string, version: string, bytes: Buffer): object {
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  const dist = { tarball: `${registry().slice(0, -1)}${name}.tgz`, integrity };
  const manifest = { name: name.slice(1), version, dist };
  return { name: name.slice(1), "dist-tags": { latest: version }, versions: { [version]: manifest } };
}

function writeContract(name: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function pack(name: string): Buffer {
  const options = { cwd: path.join(folder, name), encoding: "utf8" } as const;
  const [packed] = JSON.parse(execFileSync("npm", ["pack", "--json", "--ignore-scripts"], options)) as [
    { filename: string },
  ];
  return readFileSync(path.join(folder, name, packed.filename));
}

test("a published package is what the contract is compared with", async () => {
  writeContract("schema", edited(shop, shapes("doc: A word., maxLength: 20", "doc: A word., maxLength: 19")));
  const { code, out, err } = await runIn(folder, env, "diff", "--against", "npm:@example/shop@1.4.0");
  expect(err).toBe("");
  expect(out).toContain("`Filter.word`: maxLength 20 → 19");
  expect(out).toContain("since npm:@example/shop@1.4.0: 1 change breaks");
  expect(code).toBe(1);
});

test("a package without a contract, and one that is not there, are told apart", async () => {
  const other = await runIn(folder, env, "diff", "--against", "npm:other@1.0.0");
  expect([other.code, other.err]).toEqual([
    2,
    expect.stringContaining("other@1.0.0 carries no contract (no dist/contract/contract.yaml in it)"),
  ]);
  const missing = await runIn(folder, env, "diff", "--against", "npm:missing@1.0.0");
  expect([missing.code, missing.err]).toEqual([
    2,
    expect.stringContaining("npm cannot fetch missing@1.0.0: 404 Not Found"),
  ]);
});
