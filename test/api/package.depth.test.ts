// The package as it is published: packed by npm, looked over by the tools of the trade, unpacked and used by a project
// that has nothing else.

import { operations } from "@countersign/api/server";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownModel, pagesOf, writeSite } from "../docs/site.js";
import { sourcesOf } from "../generator/fixture.js";
import { present } from "../service/support/results.js";
import { root, tsc } from "./tsc.js";

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), "countersign-package-"));
const installed = path.join(folder, "node_modules/@countersign/api");
let tarball = "";
let packed: readonly string[] = [];

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly [field: string]: unknown;
}

const manifest = JSON.parse(readFileSync(path.join(root, "generated/package.json"), "utf8")) as Manifest;
// Pages of the documentation are there to be read, not imported.
const imported = Object.keys(manifest.exports).filter((key) => key !== "./docs/*");
// Those that are more than types.
const runtimeFolder = path.join(root, "generated/src/runtime");
const runtime = readdirSync(runtimeFolder)
  .filter((file) => /^export (?!type|interface)/m.test(readFileSync(path.join(runtimeFolder, file), "utf8")))
  .map((file) => file.replace(/\.ts$/, ""));
const entrances = imported.flatMap((key) => {
  const specifier = key.replace(/^\./, "@countersign/api");
  const names = key === "./runtime/*" ? runtime : ["request.schema"];
  return key.includes("*") ? names.map((name) => specifier.replace("*", name)) : [specifier];
});

/** What stands at the top of a project of a user of the package. */
const config = (module: string, moduleResolution: string): string =>
  JSON.stringify({
    compilerOptions: {
      module,
      moduleResolution,
      target: "es2022",
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      types: ["node"],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      resolveJsonModule: true,
      skipLibCheck: false,
      outDir: "out",
    },
    files: ["index.ts"],
  });

beforeAll(async () => {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: path.join(root, "generated"),
    maxBuffer: 2 ** 26,
  });
  const [pack] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  packed = pack.files.map((file) => file.path);
  tarball = path.join(folder, pack.filename);
  mkdirSync(installed, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  // `npm run build` puts the documentation beside what is compiled; the tests compile alone.
  await writeSite(path.join(installed, "dist/docs"), await pagesOf(ownModel()));
  // What the user installs beside it: the optional peer, and the types of Node.
  for (const name of ["@noble", "@types", "undici-types"]) {
    symlinkSync(path.join(root, "node_modules", name), path.join(folder, "node_modules", name));
  }
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  cpSync(path.join(root, "test/api/consumer/index.ts"), path.join(folder, "index.ts"));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the tarball", () => {
  test("has no dependencies that are installed with it", () => {
    const { dependencies, optionalDependencies, bundledDependencies, scripts = {} } = manifest;
    expect([dependencies, optionalDependencies, bundledDependencies]).toEqual([undefined, undefined, undefined]);
    expect(manifest["peerDependenciesMeta"]).toEqual(
      Object.fromEntries(Object.keys(manifest["peerDependencies"] as object).map((name) => [name, { optional: true }])),
    );
    expect(Object.keys(scripts as object).filter((name) => /install|prepare/.test(name))).toEqual([]);
  });

  test("holds what its package.json promises, and nothing of the workshop", () => {
    const promised = Object.values(manifest.exports).flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target),
    );
    const missing = promised
      .map((target) => target.slice(2))
      .filter((target) => !target.includes("*") && !packed.includes(target));
    expect(missing).toEqual([]);
    expect(packed).toEqual(
      expect.arrayContaining([
        "LICENSE",
        "README.md",
        "VERSIONS.md",
        "openapi.json",
        "tsconfig.json",
        "schemas/request.schema.json",
      ]),
    );
    expect(packed.filter((file) => /tsbuildinfo|\.test\.|node_modules/.test(file))).toEqual([]);
  });

  test("carries the contract that it was compiled from", () => {
    const carried = packed.filter((file) => file.startsWith("dist/contract/"));
    const written = [...sourcesOf(path.join(root, "schema"))].map(([name]) => `dist/contract/${name}`);
    expect(carried.toSorted()).toEqual(written.toSorted());
    for (const file of carried) {
      const text = readFileSync(path.join(root, file.replace("dist/contract", "schema")), "utf8");
      expect(readFileSync(path.join(installed, file), "utf8"), file).toBe(text);
    }
  });

  test("imports nothing but itself, Node and the optional peer", () => {
    const sources = packed.filter((file) => file.startsWith("dist/") && file.endsWith(".js"));
    const imported = sources.flatMap((file) => {
      const text = readFileSync(path.join(installed, file), "utf8");
      return [...text.matchAll(/^(?:import|export) (?:[^"';]* from )?"([^"]+)"/gm)].map(([, name]) =>
        present(name, "name"),
      );
    });
    const foreign = [...new Set(imported.filter((name) => !name.startsWith(".")))].sort();
    expect(foreign).toEqual([
      "@noble/curves/secp256k1.js",
      "node:http",
      "node:stream",
      "node:string_decoder",
      "node:util",
    ]);
  });
});

describe.concurrent("looked over", () => {
  test("publint has nothing to say", async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test("the types are not wrong", async () => {
    const attw = path.join(root, "node_modules/.bin/attw");
    const look = run(attw, [
      tarball,
      "--profile",
      "esm-only",
      "--no-definitely-typed",
      "--format",
      "ascii",
      "--no-color",
    ]);
    await expect(look).resolves.toMatchObject({ stdout: expect.stringContaining("node16 (from ESM)") });
  });
});

describe.concurrent("in a project that has installed it", () => {
  const compile = (module: string, resolution: string, ...more: string[]): Promise<string> => {
    const file = `tsconfig.${resolution}.json`;
    writeFileSync(path.join(folder, file), config(module, resolution));
    return tsc(folder, "-p", file, ...more);
  };

  test("everything compiles as a bundler resolves it, its own declarations too", async () => {
    expect(await compile("esnext", "bundler", "--noEmit")).toBe("");
  });

  test("everything compiles as Node resolves it, and runs", async () => {
    expect(await compile("nodenext", "nodenext")).toBe("");
    const { stdout } = await run(process.execPath, ["--no-warnings", "out/index.js"], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({
      outcome: "completed",
      wallet: 36,
      listed: true,
      whoami: { organizationId: "o", organizationName: "n", userId: "CURVE_ED25519", username: "n" },
      operations: [operations.length, operations.length],
      version: manifest["version"],
      schema: "https://json-schema.org/draft/2020-12/schema",
      invalid: false,
      selector: { targets: ["a"] },
      functions: Array(5).fill("function"),
    });
  });

  test("every entrance can be imported in plain Node, and has something to offer", async () => {
    const imports = entrances.map((name) => [name, name.endsWith(".json") ? { with: { type: "json" } } : {}]);
    const code = `for (const [name, options] of ${JSON.stringify(imports)}) {
      if (Object.keys(await import(name, options)).length > 0) console.log(name);
    }`;
    const { stdout } = await run(process.execPath, ["--no-warnings", "--input-type=module", "-e", code], {
      cwd: folder,
    });
    expect(stdout.trim().split("\n")).toEqual(entrances);
    expect(entrances.length).toBeGreaterThan(12);
  });

  test("what is not exported cannot be imported", async () => {
    const code = 'await import("@countersign/api/dist/index.js")';
    const running = run(process.execPath, ["--input-type=module", "-e", code], { cwd: folder });
    await expect(running).rejects.toMatchObject({ stderr: expect.stringContaining("ERR_PACKAGE_PATH_NOT_EXPORTED") });
  });
});
