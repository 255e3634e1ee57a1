// Bundles the compiled compiler into `dist/bundle/`, for the command line: the program, and chunks for what only some
// runs need. ts-morph and prettier stay packages.
//
//   node generator/bundle.mjs     does nothing when nothing has changed since the last time

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const compiled = fileURLToPath(new URL("dist/", import.meta.url));
const bundle = path.join(compiled, "bundle");
const { hash } = await import("./dist/write/hash.js");
const { toolFingerprint } = await import("./dist/write/tool.js");

const external = [
  /^ts-morph$/,
  /^handlebars$/,
  /^prettier(?:\/|$)/,
  /^fast-check$/,
  /^scslre$/,
  /^vscode-languageserver\//,
];
const entries = { program: "cli/program.js", compile: "compile.js" };
const kinds = readdirSync(new URL("language/", import.meta.url)).flatMap(
  (name) => /^(.*)\.schema\.json$/.exec(name)?.[1] ?? [],
);

/** The compiler finds its own fingerprint in the first line. The second changes with how the bundle is made. */
const madeFrom = `${toolFingerprint()}\n${hash(readFileSync(fileURLToPath(import.meta.url)))}\n`;
const written = path.join(bundle, "made-from");
if (!existsSync(written) || readFileSync(written, "utf8") !== madeFrom) await make();

async function make() {
  const { rolldown } = await import("rolldown");
  const unfinished = `${bundle}-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(compiled, file)])),
    platform: "node",
    external,
    plugins: [{ name: "places", load: source }],
  });
  const { output } = await build.write({
    dir: unfinished,
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name].cjs",
    intro: `const urlOf = (name) => require("node:url").pathToFileURL(require("node:path").join(__dirname, "..", name)).href;`,
  });
  await build.close();
  writeFileSync(
    path.join(unfinished, "THIRD-PARTY-NOTICES"),
    noticesOf(output.flatMap(({ moduleIds = [] }) => moduleIds)),
  );
  writeFileSync(path.join(unfinished, "made-from"), madeFrom);
  rmSync(bundle, { recursive: true, force: true });
  renameSync(unfinished, bundle);
}

/** Modules of the compiler as they are in a bundle, where each still knows its own place. */
async function source(id) {
  const name = path.relative(compiled, id).split(path.sep).join("/");
  if (name.startsWith("..")) return undefined;
  if (name === "write/tool.js") return `export const toolFingerprint = () => ${JSON.stringify(toolFingerprint())};`;
  if (name === "emit/import-module.js") return "export const importModule = require.import;";
  if (name === "check/language.js") return language();
  if (name === "emit/filled.js") return translated(readFileSync(id, "utf8"));
  return readFileSync(id, "utf8")
    .replaceAll("createRequire(import.meta.url)", "require")
    .replaceAll("import.meta.url", `urlOf(${JSON.stringify(name)})`);
}

/** The language's schemas as ajv compiles them, instead of ajv. */
async function language() {
  const { withLanguage, standaloneOptions } = await import("./dist/check/language.js");
  const { default: standaloneCode } = await import("ajv/dist/standalone/index.js");
  const names = Object.fromEntries(kinds.map((kind) => [variable(kind), `${kind}.schema.json`]));
  const code = standaloneCode(withLanguage(standaloneOptions), names);
  const list = kinds.map((kind) => `${JSON.stringify(kind)}: ${variable(kind)}`).join(", ");
  return `${code}\nconst validators = { ${list} };\nexport const validatorOf = (kind) => validators[kind];`;
}

/** What fills in templates, with those that are there translated by Handlebars. */
async function translated(text) {
  const { templateOptions } = await import("./dist/emit/filled.js");
  const { default: Handlebars } = await import("handlebars");
  const folder = new URL("../templates/", import.meta.url);
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".hbs"));
  const entries = names.map((name) => {
    const template = readFileSync(new URL(name, folder), "utf8");
    return `[${JSON.stringify(template)}, Runtime.template(${Handlebars.precompile(template, templateOptions)})]`;
  });
  return `import Runtime from "handlebars/runtime.js";
${text.replace("createRequire(import.meta.url)", "require").replace("new Map()", `new Map([${entries.join(",\n")}])`)}`;
}

function variable(kind) {
  return kind.replace(/\W/g, "_");
}

/** The licences of bundled packages, which have to go with their code. */
function noticesOf(modules) {
  const folders = modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
      const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
      return [`${name} ${version} (${license})`, ...texts.map((file) => readFileSync(path.join(folder, file), "utf8"))];
    })
    .map((parts) => parts.join("\n\n"))
    .join(`\n${"-".repeat(80)}\n`);
}
