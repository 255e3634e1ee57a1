// Bundles the compiled service with the packages it imports: a start reads a hundred files, not 1,200, and costs half the
// processor time. Custody's worker is a bundle of its own, so that its thread loads nothing else. Then starts the service and
// runs a command, to keep what V8 compiles of them.
//
//   node service/bundle.mjs                  does nothing when nothing has changed since the last time
//   node service/bundle.mjs --without-code   starts nothing: for sources that may be broken

import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiled = path.join(root, "service/dist");
const bundles = path.join(compiled, "bundle");
// Takes the other's place when it is whole, so that a process that starts meanwhile finds one of the two.
const unfinished = path.join(compiled, "bundle-unfinished");
// The web console, which is none of its modules.
const pages = path.join(compiled, "console");
const notices = "THIRD-PARTY-NOTICES";

const external = [
  // They find their binaries beside their own files.
  /^better-sqlite3$/,
  /^secp256k1\//,
  /^tiny-secp256k1$/,
  /^pg-native$/,
  // What Fastify loads for schemas, of which its routes have none, and to be tested without a socket.
  /^@fastify\/ajv-compiler$/,
  /^@fastify\/fast-json-stringify-compiler$/,
  /^light-my-request$/,
];

/** Stamps need three of its functions; the others bring libraries for certificates. */
const withoutEffects = /@simplewebauthn\/server\/esm\/helpers\//;

const settingsCheck = path.join(compiled, "config/check.js");

const entries = {
  main: "cli/main.js",
  worker: "custody/worker.js",
  "verification-thread": "auth/verification-thread.js",
  "checkpoint-thread": "store/sqlite/checkpoint-thread.js",
};

const loader = path.join(root, "service/load.cjs");
const keeper = path.join(root, "service/keep-code.cjs");
const program = path.join(root, "service/bin/countersign.js");
const { codeSuffix } = createRequire(import.meta.url)(loader);

if (changedAt() > writtenAt()) await bundle();

async function bundle() {
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const modules = (await Promise.all(Object.entries(entries).map(([name, file]) => write(name, file)))).flat();
  copyFileSync(loader, path.join(unfinished, "load.js"));
  writeFileSync(path.join(unfinished, "package.json"), '{ "type": "commonjs" }\n');
  if (!process.argv.includes("--without-code")) await keepCode();
  writeFileSync(path.join(unfinished, notices), noticesOf(packagesOf(modules)));
  rmSync(bundles, { recursive: true, force: true });
  renameSync(unfinished, bundles);
}

/** @returns the paths of the modules that are in the bundle */
async function write(name, file) {
  const build = await rolldown({
    input: { [`${name}-entry`]: path.join(compiled, file) },
    platform: "node",
    external,
    treeshake: { moduleSideEffects: [{ test: withoutEffects, sideEffects: false }] },
    plugins: [{ name: "settings", load: (id) => (id === settingsCheck ? compiledCheck() : undefined) }],
  });
  const { output } = await build.generate({
    format: "cjs",
    dynamicImportInCjs: false,
    entryFileNames: "[name].js",
    chunkFileNames: `${name}-[name].js`,
  });
  await build.close();
  for (const { fileName, code } of output) writeFileSync(path.join(unfinished, fileName), ascii(code));
  writeFileSync(path.join(unfinished, `${name}.js`), `require("./load.js").load("${name}-entry.js");\n`);
  return output.flatMap(({ moduleIds = [] }) => moduleIds);
}

/** Has V8's compiled code written: what a command needs, then what a first start of the service does. */
async function keepCode() {
  const data = mkdtempSync(path.join(tmpdir(), "countersign-bundle-"));
  try {
    const service = run("serve", "--data", data, "--port", "0");
    let said = "";
    for await (const chunk of service.stdout) {
      said += chunk;
      const [, baseUrl] = /"baseUrl":"([^"]+)"/.exec(said) ?? [];
      if (baseUrl === undefined || service.killed) continue;
      await ended(run("whoami", "--credentials", path.join(data, "root.json"), "--base-url", baseUrl));
      service.kill();
    }
    await ended(service);
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** Runs the bundle that is not finished, as it is shipped: code is of use under the same options of Node alone. */
function run(...args) {
  const [, options] = /^#!\/usr\/bin\/env -S node (.*)\n/.exec(readFileSync(program, "utf8"));
  const main = path.join(unfinished, "main.js");
  return spawn(process.execPath, [...options.split(" "), "--require", keeper, main, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH },
  });
}

async function ended(child) {
  const [said, [code]] = await Promise.all([
    text(child.stderr),
    child.exitCode === null ? once(child, "exit") : [child.exitCode],
  ]);
  if (code !== 0) throw new Error(`${child.spawnargs.join(" ")} ended with ${code}:\n${said}`);
}

/**
 * The same code in ASCII, because all of a module that has one other character takes two bytes of memory for each. Where
 * such a character is escaped by a backslash, which means nothing, that one goes.
 */
function ascii(code) {
  return code.replaceAll(/(\\*)([^\x00-\x7f])/g, (_, before, unit) => {
    const escape = `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return before.slice(before.length % 2) + escape;
  });
}

/** The check of the settings as ajv compiles it, instead of ajv. */
async function compiledCheck() {
  const { checkOptions } = await import("./dist/config/check.js");
  const { settingsSchema } = await import("./dist/config/settings.js");
  const { Ajv } = await import("ajv");
  const { default: standaloneCode } = await import("ajv/dist/standalone/index.js");
  const ajv = new Ajv({ ...checkOptions, code: { source: true, esm: true } });
  const code = standaloneCode(ajv, ajv.compile(settingsSchema));
  // It would import what it needs as CommonJS does.
  const imports = `import lengthOf from "ajv/dist/runtime/ucs2length.js";\n`;
  const requires = 'require("ajv/dist/runtime/ucs2length").default';
  return `${imports}${code.replace(requires, "lengthOf.default")}\nexport { validate as check };\n`;
}

/** When something that goes into the bundle was written last, in milliseconds. */
function changedAt() {
  const files = [compiled, path.join(root, "generated/dist"), path.join(root, "generated/auth-proxy/dist")].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(
          ({ name, parentPath }) =>
            name.endsWith(".js") && !parentPath.startsWith(bundles) && !parentPath.startsWith(pages),
        )
        .map(({ name, parentPath }) => path.join(parentPath, name)),
  );
  const installed = path.join(root, "node_modules/.package-lock.json");
  const own = [fileURLToPath(import.meta.url), loader, keeper, program];
  return Math.max(...[...files, installed, ...own].map((file) => statSync(file).mtimeMs));
}

function writtenAt() {
  const last = path.join(bundles, notices);
  if (!existsSync(last)) return 0;
  // Another Node has no use for the compiled code.
  const names = readdirSync(bundles);
  const isOfAnother = names.some((name) => name.includes(".code-")) && !names.includes(`main-entry.js${codeSuffix}`);
  return isOfAnother ? 0 : statSync(last).mtimeMs;
}

/** The folders of the packages whose code is in the bundle. */
function packagesOf(modules) {
  const folders = modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/** Their licences, which have to go with their code. */
function noticesOf(folders) {
  return folders
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
      const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
      return [`${name} ${version} (${license})`, ...texts.map((file) => readFileSync(path.join(folder, file), "utf8"))];
    })
    .map((parts) => parts.join("\n\n"))
    .join(`\n${"-".repeat(80)}\n`);
}
