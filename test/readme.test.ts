// What the README tells people to type, done as it says.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createMock } from "@countersign/api/mock";
import { toNodeListener } from "@countersign/api/node";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const readme = readFileSync(path.join(root, "README.md"), "utf8");

function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (found === undefined) throw new Error(`the README has no block in ${language}`);
  return found;
}

test("the example of the generated client type-checks and runs as written", async () => {
  const folder = mkdtempSync(path.join(root, "test/.readme-"));
  const server = createServer(toNodeListener(createMock())).listen(0, "127.0.0.1");
  try {
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const example = block("ts").replace("127.0.0.1:8080", `127.0.0.1:${port}`);
    expect(example).toContain(String(port));
    writeFileSync(path.join(folder, "example.mts"), example);
    const types = [
      "--ignoreConfig",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--strict",
      "--exactOptionalPropertyTypes",
      "--types",
      "node",
    ];
    const compiled = spawnSync(
      process.execPath,
      [path.join(root, "node_modules/typescript/bin/tsc"), ...types, "example.mts"],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    expect(compiled.stdout + compiled.stderr).toBe("");
    const output = await runNode(path.join(folder, "example.mjs"));
    expect(output).toMatch(/^ACTIVITY_STATUS_COMPLETED [0-9a-f]{64}\n$/);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test("every npm script that the README and CONTRIBUTING name exists", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const texts = readme + readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  const named = [...texts.matchAll(/npm (?:run (?:-s )?)?([a-z:]+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "ci" && name !== "run");
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test("files that the README links to exist", () => {
  for (const [, target = ""] of readme.matchAll(/\]\(([^)#]+)\)/g)) {
    expect(() => readFileSync(path.join(root, target)), target).not.toThrow();
  }
});

async function runNode(file: string): Promise<string> {
  const { spawn } = await import("node:child_process");
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code).toBe(0);
  return output;
}
