// The mock as a program, started as people start it.

import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { present } from "../service/support/results.js";
import { cases, parserOf } from "./operations.js";
import { root } from "./tsc.js";

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

const program = path.join(root, "generated/dist/mock-command.js");

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the program and waits until it serves, or until it has ended. */
async function start(args: readonly string[], env: Record<string, string> = {}) {
  const { COUNTERSIGN_PORT: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, ...args], { env: { ...inherited, ...env } });
  children.push(child);
  let [stdout, stderr] = ["", ""];
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  const ended = new Promise<Ended>((resolve) => child.once("close", (code) => resolve({ code, stdout, stderr })));
  const serving = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      stdout += String(chunk);
      if (/^Try: .*\n/m.test(stdout)) resolve();
    });
  });
  await Promise.race([serving, ended]);
  const url = /http:\/\/\S+/.exec(stdout)?.[0] ?? "";
  return { child, ended, url, curl: /^Try: (.*)$/m.exec(stdout)?.[1] ?? "" };
}

async function whoami(url: string): Promise<string> {
  const body = '{"organizationId":"our-organization"}';
  return (await fetch(`${url}/public/v1/query/whoami`, { method: "POST", body })).text();
}

test.concurrent("it prints its address, and a curl line that works as it is printed", async () => {
  const { url, curl, child, ended } = await start(["--port", "0"]);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect(curl).toContain(url);
  const shell = spawnSync("sh", ["-c", curl], { encoding: "utf8" });
  expect(shell.status, shell.stderr).toBe(0);
  const { pathname } = new URL(/http\S+/.exec(curl)?.[0] ?? "");
  const called = present(
    cases.find((one) => one.path === pathname),
    "an operation",
  );
  expect(parserOf(called.response)(JSON.parse(shell.stdout))).toMatchObject({ ok: true });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test.concurrent("pages of another origin may call it: it answers their preflights", async () => {
  const { url } = await start(["--port=0"]);
  const asked = { Origin: "https://app.example", "Access-Control-Request-Headers": "content-type,x-stamp" };
  const preflight = await fetch(`${url}/public/v1/query/whoami`, { method: "OPTIONS", headers: asked });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("content-type,x-stamp");
  const answer = await fetch(`${url}/public/v1/query/whoami`, { method: "POST", body: "{", headers: asked });
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([400, "*"]);
});

test.concurrent("SIGINT ends it, even while a connection is open", async () => {
  const { url, child, ended } = await start(["--port", "0"]);
  await whoami(url);
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test.concurrent("the port comes from COUNTERSIGN_PORT, unless --port says otherwise", async () => {
  const { url } = await start([], { COUNTERSIGN_PORT: "0" });
  expect(url).not.toBe("http://127.0.0.1:8080");
  expect(await whoami(url)).toContain("our-organization");
  const other = await start(["--port=0"], { COUNTERSIGN_PORT: "not a port" });
  expect(await whoami(other.url)).toContain("our-organization");
});

test.concurrent("--seed changes the data, and the same seed gives the same in another process", async () => {
  const urls = await Promise.all(["1", "1", "2"].map(async (seed) => (await start(["--port=0", "--seed", seed])).url));
  const [one, again, other] = await Promise.all(urls.map((url) => whoami(url)));
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test.concurrent("--help tells the options and ends with code 0", async () => {
  const { code, stdout, stderr } = await (await start(["--help"])).ended;
  expect([code, stderr]).toEqual([0, ""]);
  for (const word of ["--port", "--host", "--seed", "COUNTERSIGN_PORT"]) expect(stdout).toContain(word);
});

test.concurrent.each<[string, string[], Record<string, string>]>([
  ["--port must be a whole number", ["--port", "eighty"], {}],
  ["--port must be a whole number", ["--port", "65536"], {}],
  ["--port must be a whole number", ["--port=-1"], {}],
  ["--port must be a whole number", [], { COUNTERSIGN_PORT: "80a" }],
  ["--seed must be a whole number", ["--port=0", "--seed", "1.5"], {}],
  ["--colour", ["--colour", "blue"], {}],
  ["extra", ["--port=0", "extra"], {}],
])("%s: bad arguments end it with code 2 and one message (%j, %j)", async (message, args, env) => {
  const { code, stdout, stderr } = await (await start(args, env)).ended;
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^countersign-mock: /);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.concurrent("a port that is taken ends it with code 2", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as AddressInfo;
  const { code, stderr } = await (await start(["--port", String(port)])).ended;
  taken.close();
  expect(code).toBe(2);
  expect(stderr).toContain(String(port));
});
