// A contract of one's own, as its team has it: compiled once for all languages, its mock started as a program, and called
// by each of the packages. The mock answers the same to the same bytes, so all of them have to find the same. Streams have a
// function in TypeScript alone; the others read events that a client of HTTP brings them.

import { execFile, spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadPackage } from "../contracts/package.js";
import { root } from "../generator/fixture.js";
import { temporaryFolder } from "../generator/folders.js";
import { hasGo, runGo } from "../go/modules.js";
import { hasPackages, spawnPython } from "../python/environment.js";
import { build, hasRust, programs, readAll, target, workspace } from "../rust/crates.js";

const run = promisify(execFile);
const folder = temporaryFolder("own-contract-");
let made: string;
let mock: ChildProcessByStdio<null, Readable, null>;
let url: string;

beforeAll(async () => {
  const schema = path.join(folder, "freight");
  cpSync(path.join(root, "test/contracts/freight"), schema, { recursive: true });
  const contract = path.join(schema, "contract.yaml");
  const languages =
    "{ go: { module: example.com/freight } }, { python: { package: freight } }, { rust: { crate: freight } }";
  const asked = readFileSync(contract, "utf8").replace("emit: [", `emit: [${languages}, `);
  writeFileSync(contract, asked);
  const loaded = await loadPackage("freight", schema);
  made = loaded.generated;
  mkdirSync(path.join(folder, "node_modules/@freight"), { recursive: true });
  symlinkSync(loaded.folder, path.join(folder, "node_modules/@freight/api"));
  const { bin } = JSON.parse(readFileSync(path.join(loaded.folder, "package.json"), "utf8")) as {
    bin: Readonly<Record<string, string>>;
  };
  const command = path.join(loaded.folder, bin["freight-mock"] ?? "");
  mock = spawn(process.execPath, [command, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: mock.stdout })) {
    url = /^Freight, mock: (\S+)$/.exec(line)?.[1] ?? "";
    break;
  }
}, 120_000);

afterAll(() => {
  mock.kill();
  rmSync(folder, { recursive: true });
});

const caller = (ending: string): string => path.join(import.meta.dirname, `own-contract/main.${ending}`);

const found = [
  "pages: 1 1 1",
  "ended: k-1 released RELEASED",
  "error: /problems/invalid 422 /weight",
  "stream: c-2 1 c-21 1",
];

describe("a package of one's own reads pages, waits, meets an error and follows a stream", () => {
  test("in TypeScript", async () => {
    cpSync(caller("mjs"), path.join(folder, "main.mjs"));
    const { stdout } = await run(process.execPath, ["main.mjs", url], { cwd: folder });
    expect(stdout.trim().split("\n")).toEqual(found);
  });

  test.runIf(hasPackages())("in Python", async () => {
    const said = await spawnPython(path.join(made, "python"), [caller("py"), url]);
    expect(said.trim().split("\n")).toEqual(found);
  });

  test.runIf(hasGo())("in Go", async () => {
    const module = "example.com/freight";
    const required = `require ${module} v0.0.0\n\nreplace ${module} => ${path.join(made, "go")}\n`;
    writeFileSync(path.join(folder, "go.mod"), `module example.com/program\n\ngo 1.26\n\n${required}`);
    cpSync(caller("go"), path.join(folder, "main.go"));
    runGo(folder, "go", "build", "-o", "program", ".");
    const { stdout } = await run(path.join(folder, "program"), [url]);
    expect(stdout.trim().split("\n")).toEqual(found);
  });

  test.runIf(hasRust())("in Rust", async () => {
    const called = programs(
      "own-contract",
      "freight",
      { "own-contract": readFileSync(caller("rs"), "utf8") },
      'ureq = { version = "3", default-features = false }\n',
    );
    build(workspace("own-contract", { freight: readAll(path.join(made, "rust")), "own-contract": called }));
    const { stdout } = await run(path.join(target, "own-contract"), [url]);
    expect(stdout.trim().split("\n")).toEqual(found);
  });
});
