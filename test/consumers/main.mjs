// Uses the generated package from its tarball wherever people use it: with each version of TypeScript that it names, as
// bundlers and Node resolve it, bundled by esbuild and Vite, and in Node, Bun, Deno and workerd. Everywhere the same
// program has to find the same. `npm run campaign -- consumers` installs what it takes.

import { execFile, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, promisify } from "node:util";
import { createMock } from "@countersign/api/mock";
import { toNodeListener } from "@countersign/api/node";

const run = promisify(execFile);
const here = fileURLToPath(new URL(".", import.meta.url));
const root = path.join(here, "../..");
const tools = path.join(here, "node_modules");
const folder = mkdtempSync(path.join(tmpdir(), "countersign-consumers-"));
const inFolder = { cwd: folder, maxBuffer: 2 ** 26, timeout: 120_000 };

/** @type {{ name: string, fault: string | undefined, ms: number }[]} */
const rows = [];

/** @param {string} name @param {() => Promise<unknown>} work */
async function attempt(name, work) {
  const start = performance.now();
  let fault;
  try {
    await work();
  } catch (error) {
    fault = [error.message, error.stdout, error.stderr].filter(Boolean).join("\n");
  }
  rows.push({ name, fault, ms: Math.round(performance.now() - start) });
  console.log(`${fault === undefined ? "ok  " : "FAIL"} ${name}${fault === undefined ? "" : `\n${fault}`}`);
}

const mock = createServer(toNodeListener(createMock({ seed: 1 })));
mock.listen(0, "127.0.0.1");
await once(mock, "listening");
try {
  await install();
  await compileEverywhere();
  await build();
  await bundle();
  await runEverywhere();
} finally {
  mock.close();
  mock.closeAllConnections();
  rmSync(folder, { recursive: true });
}
const failed = rows.filter(({ fault }) => fault !== undefined).length;
console.log(`${rows.length - failed} of ${rows.length} environments`);
process.exitCode = failed === 0 ? 0 : 1;

/** The package from its tarball, and the program beside it. */
async function install() {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: path.join(root, "generated"),
    maxBuffer: 2 ** 26,
  });
  const [{ filename }] = JSON.parse(stdout);
  const installed = path.join(folder, "node_modules/@countersign/api");
  mkdirSync(installed, { recursive: true });
  await run("tar", ["-xzf", path.join(folder, filename), "-C", installed, "--strip-components=1"]);
  symlinkSync(path.join(root, "node_modules/@noble"), path.join(folder, "node_modules/@noble"));
  for (const name of ["program.ts", "run.ts", "worker.ts", "workerd.capnp"])
    cpSync(path.join(here, name), path.join(folder, name));
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const key = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const hex = (/** @type {string | undefined} */ text) => Buffer.from(text ?? "", "base64url").toString("hex");
  const sign = Number.parseInt(hex(key.y).slice(-1), 16) % 2 === 0 ? "02" : "03";
  const settings = {
    baseUrl: `http://127.0.0.1:${mock.address().port}`,
    publicKey: sign + hex(key.x),
    privateKey: hex(key.d),
  };
  const constants = Object.entries(settings).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  writeFileSync(path.join(folder, "settings.ts"), constants.join(""));
}

/** What its user does who has changed the contract's package, and has the oldest compiler that it names. */
async function build() {
  const installed = path.join(folder, "node_modules/@countersign/api");
  mkdirSync(path.join(installed, "node_modules"));
  for (const name of ["@types", "undici-types", "@noble"])
    symlinkSync(path.join(root, "node_modules", name), path.join(installed, "node_modules", name));
  const options = ["-p", "tsconfig.json", "--outDir", path.join(folder, "built"), "--skipLibCheck"];
  await attempt("TypeScript 5.4, the package itself", () =>
    run(process.execPath, [path.join(tools, "typescript-5.4/bin/tsc"), ...options], { ...inFolder, cwd: installed }),
  );
  rmSync(path.join(installed, "node_modules"), { recursive: true });
}

async function compileEverywhere() {
  const compilers = {
    5.4: path.join(tools, "typescript-5.4/bin/tsc"),
    5.9: path.join(tools, "typescript-5.9/bin/tsc"),
    7: path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc"),
  };
  const resolutions = { bundler: "esnext", nodenext: "nodenext", node16: "node16" };
  for (const [version, tsc] of Object.entries(compilers)) {
    for (const [moduleResolution, module] of Object.entries(resolutions)) {
      const config = path.join(folder, `tsconfig.${moduleResolution}.json`);
      const compilerOptions = {
        module,
        moduleResolution,
        target: "es2022",
        lib: ["ES2022", "DOM", "DOM.Iterable"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        skipLibCheck: false,
        outDir: "out",
      };
      writeFileSync(config, JSON.stringify({ compilerOptions, files: ["run.ts", "worker.ts"] }));
      await attempt(`TypeScript ${version}, ${moduleResolution}`, () =>
        run(process.execPath, [tsc, "-p", config], inFolder),
      );
    }
  }
}

async function bundle() {
  const esbuild = path.join(tools, "esbuild/bin/esbuild");
  const options = ["--bundle", "--format=esm", "--platform=browser", "--minify", "--log-level=warning"];
  await attempt("esbuild", async () => {
    await run(esbuild, ["run.ts", ...options, "--outfile=run.bundle.js"], inFolder);
    await run(esbuild, ["worker.ts", ...options, "--outfile=worker.bundle.js"], inFolder);
  });
  await attempt("Vite", async () => {
    const { build } = await import(path.join(tools, "vite/dist/node/index.js"));
    await build({
      root: folder,
      logLevel: "warn",
      build: { outDir: "vite", target: "es2022", lib: { entry: "run.ts", formats: ["es"], fileName: "run" } },
    });
  });
}

async function runEverywhere() {
  const bun = path.join(tools, "@oven/bun-linux-x64/bin/bun");
  const deno = path.join(tools, "@deno/linux-x64-glibc/deno");
  const programs = {
    Node: [process.execPath, "out/run.js"],
    "Node, bundled by esbuild": [process.execPath, "run.bundle.js"],
    "Node, bundled by Vite": [process.execPath, "vite/run.js"],
    Bun: [bun, "out/run.js"],
    Deno: [deno, "run", "--no-prompt", "--allow-net", "--node-modules-dir=manual", "out/run.js"],
  };
  let expected;
  for (const [name, [program = "", ...args]] of Object.entries(programs)) {
    await attempt(name, async () => {
      const { stdout } = await run(program, args, inFolder);
      expected = same(JSON.parse(stdout), expected);
    });
  }
  await attempt("workerd", async () => same(await askWorker(), expected));
}

/** @template Found @param {Found} found @param {Found | undefined} expected */
function same(found, expected = found) {
  if (isDeepStrictEqual(found, expected)) return expected;
  throw new Error(`found ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}

async function askWorker() {
  const workerd = path.join(tools, "@cloudflare/workerd-linux-64/bin/workerd");
  const child = spawn(workerd, ["serve", "workerd.capnp", "--control-fd=3"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));
  try {
    const port = await new Promise((resolve, reject) => {
      child.stdio[3].on("data", (chunk) => {
        const listening = /"event":"listen".*"port":(\d+)/.exec(String(chunk));
        if (listening) resolve(listening[1]);
      });
      child.once("exit", () => reject(new Error(errors)));
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(60_000) });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()} ${errors}`);
    return await answer.json();
  } finally {
    child.kill();
  }
}
