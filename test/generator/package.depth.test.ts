// The compiler as it is published: packed by npm, unpacked into an empty folder beside the packages that it names, and
// used there on a contract of somebody else's. Nothing but those packages leads back here.

import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tsc } from "../api/tsc.js";
import { library, root } from "./fixture.js";
import { temporaryFolder, textsOf } from "./folders.js";

const run = promisify(execFile);
const folder = temporaryFolder("compiler-package-");
const installed = path.join(folder, "node_modules/@countersign/generator");
const env = { ...process.env, CONTRACT_CACHE: path.join(folder, "cache") };
let packed: readonly string[] = [];
let tarball = "";

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(path.join(root, "generator/package.json"), "utf8")) as Manifest;

/** Where npm has put a package that the compiler depends on. */
function dependency(name: string): string {
  const places = [path.join(root, "generator/node_modules", name), path.join(root, "node_modules", name)];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

function contract(...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const bin = path.join(installed, manifest.bin["contract"] ?? "");
  return run(process.execPath, [bin, ...args], { cwd: folder, env });
}

beforeAll(async () => {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: path.join(root, "generator"),
    maxBuffer: 2 ** 24,
  });
  const [pack] = JSON.parse(stdout.slice(stdout.indexOf("["))) as [{ filename: string; files: { path: string }[] }];
  packed = pack.files.map((file) => file.path).sort();
  tarball = path.join(folder, pack.filename);
  mkdirSync(installed, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  for (const name of Object.keys(manifest.dependencies)) {
    const target = path.join(folder, "node_modules", name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(dependency(name), target);
  }
  symlinkSync(path.join(root, "node_modules/@types"), path.join(folder, "node_modules/@types"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module", "private": true }\n');
  cpSync(library, path.join(folder, "schema"), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the tarball", () => {
  test("holds the compiler, its language, all templates and nothing of the workshop", () => {
    const templates = [...textsOf(path.join(root, "templates")).keys()].map((name) => `templates/${name}`);
    const language = readdirSync(path.join(root, "generator/language")).map((name) => `language/${name}`);
    expect(packed).toEqual(expect.arrayContaining([...templates, ...language]));
    expect(packed).toEqual(expect.arrayContaining(["LICENSE", "README.md", "dist/index.js", "dist/cli/main.js"]));
    expect(packed.filter((name) => /^src\/|^test\/|tsbuildinfo|tsconfig\.json$|node_modules/.test(name))).toEqual([]);
  });

  test("leaves no copy of the templates behind", () => {
    expect(existsSync(path.join(root, "generator/templates"))).toBe(false);
    expect(existsSync(path.join(root, "generator/LICENSE"))).toBe(false);
  });

  test("pleases publint", async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });
});

describe("in an empty folder", () => {
  test("it tells its version", async () => {
    expect((await contract("--version")).stdout).toBe(`${manifest.version}\n`);
  });

  test("it compiles a contract, sees that nothing has drifted and then that something has", async () => {
    expect((await contract("generate")).stdout).toContain("3 submit operations, ");
    expect((await contract("check")).stdout).toContain("generated is what schema compiles to");
    writeFileSync(path.join(folder, "generated/README.md"), "mine\n");
    await expect(contract("check")).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining("changed generated/README.md"),
    });
    await contract("generate");
  });

  test("nothing in its own folder is written, so that it may be read-only", async () => {
    const before = times(installed);
    await contract("generate", "--out", "elsewhere");
    expect(times(installed)).toEqual(before);
    expect(before.length).toBeGreaterThan(100);
  });

  test.each([
    ["cannot be made", "/dev/null/cache"],
    ["is a file", path.join(folder, "package.json")],
  ])("it works without a cache, where that %s", async (_, place) => {
    const bin = path.join(installed, "dist/cli/main.js");
    const options = { cwd: folder, env: { ...env, CONTRACT_CACHE: place } };
    expect((await run(process.execPath, [bin, "check"], options)).stdout).toContain("is what schema compiles to");
  });
});

function times(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: "utf8" }).map(
    (name) => `${name} ${statSync(path.join(place, name)).mtimeMs}`,
  );
}

describe("init", () => {
  const place = path.join(folder, "my-notes");

  beforeAll(async () => {
    mkdirSync(place);
    writeFileSync(path.join(place, ".gitignore"), "mine\n");
    // What `npm install` would put there.
    const bins = path.join(place, "node_modules/.bin");
    mkdirSync(bins, { recursive: true });
    mkdirSync(path.join(place, "node_modules/@countersign"));
    symlinkSync(installed, path.join(place, "node_modules/@countersign/generator"));
    // As npm does with programs of packages that it installs.
    chmodSync(path.join(installed, "dist/cli/main.js"), 0o755);
    symlinkSync(path.join(installed, "dist/cli/main.js"), path.join(bins, "contract"));
    symlinkSync(path.join(root, "node_modules/typescript/bin/tsc"), path.join(bins, "tsc"));
  });

  test("writes a contract with its scripts, test and CI step, and keeps what is there", async () => {
    const { stdout } = await contract("init", "my-notes", "--json");
    const { written, kept } = JSON.parse(stdout) as Record<"written" | "kept", string[]>;
    expect(kept).toEqual([".gitignore"]);
    expect(readFileSync(path.join(place, ".gitignore"), "utf8")).toBe("mine\n");
    expect(written).toEqual(
      expect.arrayContaining([
        ".github/workflows/contract.yaml",
        "package.json",
        "schema/contract.yaml",
        "test/api.test.mjs",
      ]),
    );
    const again = JSON.parse((await contract("init", "my-notes", "--json")).stdout) as typeof JSON & {
      written: string[];
    };
    expect(again.written).toEqual([]);
    expect(JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"))).toMatchObject({
      name: "my-notes-contract",
      devDependencies: { "@countersign/generator": `^${manifest.version}` },
    });
  });

  test("adds to a package.json that is there what it lacks, as after `npm install -D`", async () => {
    const other = path.join(folder, "begun");
    mkdirSync(other);
    const begun = {
      name: "begun",
      scripts: { build: "make", test: 'echo "Error: no test specified" && exit 1' },
      devDependencies: { "@countersign/generator": "file:../generator.tgz" },
    };
    writeFileSync(path.join(other, "package.json"), JSON.stringify(begun));
    const { stdout } = await contract("init", "begun");
    expect(stdout).toContain("added scripts.test to begun/package.json");
    expect(stdout).toContain("Next: npm install, npm test.");
    const { scripts, devDependencies, ...rest } = JSON.parse(
      readFileSync(path.join(other, "package.json"), "utf8"),
    ) as typeof begun & { devDependencies: Record<string, string> };
    expect(rest).toEqual({ name: "begun" });
    expect(scripts).toMatchObject({
      build: "make",
      generate: "contract generate",
      test: expect.stringContaining("node --test"),
    });
    expect(devDependencies).toMatchObject({
      "@countersign/generator": "file:../generator.tgz",
      typescript: ">=5.8 <8",
    });
  });

  test("names the commands by which its tests run where `npm test` runs others", async () => {
    const other = path.join(folder, "tested");
    mkdirSync(other);
    writeFileSync(path.join(other, "package.json"), JSON.stringify({ scripts: { test: "vitest" } }));
    expect((await contract("init", "tested")).stdout).toContain(
      "Next: npm install, npx contract generate, npx tsc -p generated, node --test.",
    );
  });

  test("the page about the language is where the files say that it is", () => {
    const [, page = "missing"] =
      /described in (\S+\.md)\./.exec(readFileSync(path.join(place, "schema/contract.yaml"), "utf8")) ?? [];
    expect(readFileSync(path.join(place, page), "utf8")).toMatch(/^# /);
  });

  test("each YAML file names the schema by which an editor completes it", () => {
    const files = [...textsOf(path.join(place, "schema"))];
    expect(files.length).toBeGreaterThan(6);
    for (const [name, text] of files) {
      const hint = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? "missing";
      expect(existsSync(path.resolve(place, "schema", path.dirname(name), hint)), name).toBe(true);
    }
  });

  test("its tests pass as they are written, by `npm test`, and nothing has drifted then", async () => {
    const { stdout } = await run("npm", ["test"], { cwd: place, env });
    expect(stdout).toMatch(/# pass 3|pass 3/);
    expect((await run("npm", ["run", "check"], { cwd: place, env })).stdout).toContain("is what schema compiles to");
  });

  test("a folder whose name is no name for a contract needs --name", async () => {
    await expect(contract("init", "123")).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("--name") });
    expect(existsSync(path.join(folder, "123"))).toBe(false);
  });
});

describe("from a program", () => {
  const program = `
import { catalogue, check, compile, compileSources, generate, renderDiagnostic, version } from "@countersign/generator";
import type { Checked, Emitter, Generated, Model, Refusal, Type } from "@countersign/generator";

const { model, diagnostics } = await compile("schema");
const whole: Model | undefined = model;
const types: Type["kind"][] = (whole?.queries ?? []).flatMap(({ response }) => response.fields.map((field) => field.type.kind));
const first: Generated | Refusal = await generate({ schema: "schema", out: "made", cache: false });
const then: Checked | Refusal = await check({ schema: "schema", out: "made", cache: false });
const texts = new Map([["contract.yaml", "contract: 7\\n"]]);
const refused = compileSources(texts);
const none: Emitter = () => [];
console.log(
  JSON.stringify({
    families: whole?.families.map(({ name }) => name),
    types,
    findings: diagnostics.length,
    written: first.ok && first.written.length > 40,
    ok: then.ok,
    refused: refused.diagnostics.map(({ code }) => code).includes("CS0110"),
    rendered: refused.diagnostics.map((finding) => renderDiagnostic(finding, texts)).join("\\n").includes("contract.yaml:1:11 error CS0110"),
    known: Object.keys(catalogue).length > 35,
    version: version(),
    none: none.length,
  }),
);
`;

  test("its functions do what the command line does, and are typed", async () => {
    writeFileSync(path.join(folder, "program.ts"), program);
    const options = {
      module: "nodenext",
      target: "es2022",
      strict: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      types: ["node"],
      skipLibCheck: true,
      outDir: "out",
    };
    const config = JSON.stringify({ compilerOptions: options, files: ["program.ts"] });
    writeFileSync(path.join(folder, "tsconfig.json"), config);
    expect(await tsc(folder, "-p", "tsconfig.json")).toBe("");
    const { stdout } = await run(process.execPath, ["out/program.js"], { cwd: folder, env });
    expect(JSON.parse(stdout)).toEqual({
      families: ["approveTask", "closeBranch", "lendBook"],
      types: ["union", "array"],
      findings: 0,
      written: true,
      ok: true,
      refused: true,
      rendered: true,
      known: true,
      version: manifest.version,
      none: 0,
    });
  });
});
