// What every command loads before it does anything: people wait for it each time.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createProgram } from "../../../service/src/cli/program.js";
import { processIo } from "../../../service/src/cli/terminal/io.js";
import { firstOf } from "../support/results.js";

const bundle = fileURLToPath(new URL("../../../service/dist/bundle/", import.meta.url));

/** The files that are read for these, by what they import. */
function loadedWith(...names: readonly string[]): readonly string[] {
  const loaded = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    const imports = readFileSync(bundle + name, "utf8").matchAll(/^const \w+ = require\("\.\/([^"]+)"\);$/gm);
    waiting.push(...[...imports].map(([, imported = ""]) => imported));
  }
  return [...loaded];
}

/** The file with a command. */
function fileOf(command: string): string {
  const names = readdirSync(bundle).filter((name) => /^main-.*\.js$/.test(name));
  return firstOf(names.filter((name) => readFileSync(bundle + name, "utf8").includes(`function ${command}Command(`)));
}

test("a command loads neither the service nor its database, no curve in JavaScript, and no other command", () => {
  const loaded = loadedWith("main-entry.js", fileOf("whoami"));
  const bytes = loaded.reduce((sum, name) => sum + statSync(bundle + name).size, 0);
  // One curve in JavaScript would add 170 kB, the rest of the service 2,000, and all commands 300.
  expect(bytes).toBeLessThan(350_000);
  expect(bytes).toBeGreaterThan(150_000);
  const others = ["wallets", "policies", "agents", "doctor"].map(fileOf);
  expect(others.filter((name) => loaded.includes(name))).toEqual([]);
});

test("a program has the command that its arguments name, and all where they name none", async () => {
  const namesOf = async (...args: readonly string[]) =>
    (await createProgram(processIo(), args)).commands.map((command) => command.name());
  const all = await namesOf();
  expect(all.length).toBeGreaterThan(30);
  for (const name of all) expect(await namesOf("--json", "--key-name", "log", name, "list", "serve")).toEqual([name]);
  for (const args of [
    ["--help"],
    ["--version"],
    ["help", "log"],
    ["--key-name"],
    ["--key-name=log"],
    ["walets", "log"],
    ["--key-name", "log"],
  ]) {
    expect(await namesOf(...args)).toEqual(all);
  }
});

test("a service loads what few deployments use once it is used", () => {
  const texts = loadedWith("main-entry.js", "main-service.js").map((name) => readFileSync(bundle + name, "utf8"));
  const packages = texts.flatMap((text) => [...text.matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)]);
  const loaded = new Set(packages.map(([, name]) => name));
  expect(loaded).toContain("fastify");
  const rare = ["pg", "nodemailer", "age-encryption", "ajv", "light-my-request"];
  expect(rare.filter((name) => loaded.has(name))).toEqual([]);
});

test("modules are kept in memory with one byte for each character", () => {
  const modules = readdirSync(bundle).filter((name) => name.endsWith(".js"));
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((name) => /[^\x00-\x7f]/.test(readFileSync(bundle + name, "utf8")))).toEqual([]);
});
