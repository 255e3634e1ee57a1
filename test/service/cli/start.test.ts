// What every command loads before it does anything: people wait for it each time.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

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

test("no command loads the service, its database or curves in JavaScript before it needs them", () => {
  const bytes = loadedWith("main-entry.js").reduce((sum, name) => sum + statSync(bundle + name).size, 0);
  // 555 kB of commands, their texts and tables. One curve in JavaScript would add 170, the rest of the service 2,000.
  expect(bytes).toBeLessThan(610_000);
  expect(bytes).toBeGreaterThan(300_000);
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
