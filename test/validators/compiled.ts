// Compiles a contract and loads the validators that come of it, as a user of the generated package would.

import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ts } from "ts-morph";
import { compileFolder, compileSources } from "../../generator/src/compile.js";
import type { Compilation } from "../../generator/src/compile.js";
import { withOwnNames } from "../../generator/src/emit/own-names.js";
import type { EmittedFile } from "../../generator/src/emit/output.js";
import { emitVocabulary } from "../../generator/src/emit/types/vocabulary.js";
import { recordsByHome } from "../../generator/src/emit/validators/records.js";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { finishFile } from "../../generator/src/emit/finish.js";
import type { Formatter } from "../../generator/src/emit/finish.js";
import type { Model } from "../../generator/src/model/model.js";
import type { Descriptor } from "../../templates/runtime/validate-descriptor.js";
import type { Reader, Type } from "../../templates/runtime/validate-type.js";

export const root: string = fileURLToPath(new URL("../../", import.meta.url));

export interface Compiled {
  readonly model: Model;
  readonly files: readonly EmittedFile[];
  /** By its name; `ReceivedUser` for the tolerant reading of a type that is sent too. */
  readonly of: (name: string) => Reader<unknown>;
  /** Of every record and union. */
  readonly names: readonly string[];
  readonly type: (name: string) => Type<unknown>;
  readonly descriptor: (name: string) => Descriptor;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** These modules run the same whatever their form, and prettier takes half of the time. */
const unformatted: Formatter = { format: (text) => Promise.resolve(text) };

const folders = new Map<string, Promise<Compiled>>();

/** Compiled once for all files of a worker. */
export function compiledFolder(folder: string): Promise<Compiled> {
  const known = folders.get(folder);
  if (known) return known;
  const compiled = compileFolder(path.join(root, folder)).then(load);
  folders.set(folder, compiled);
  return compiled;
}

/** The contract of `test/contracts/library` with some of its files replaced or added. */
export async function compiledLibrary(files: Readonly<Record<string, string>> = {}): Promise<Compiled> {
  if (Object.keys(files).length === 0) return compiledFolder("test/contracts/library");
  const { sources } = await compileFolder(path.join(root, "test/contracts/library"));
  return load(compileSources(new Map([...sources, ...Object.entries(files)])));
}

async function load({ model, diagnostics }: Compilation): Promise<Compiled> {
  if (!model) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join("\n"));
  const context = { model, templates: new Map<string, string>() };
  const files = await Promise.all(
    [...emitValidators(context), ...emitVocabulary(context)].map(async (file) => ({
      path: file.path,
      text: await finishFile(file, unformatted),
    })),
  );
  const folder = await mkdtemp(path.join(tmpdir(), "validators-"));
  try {
    await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
    await Promise.all([...files, ...(await runtime(model))].map((file) => write(folder, file)));
    const index = pathToFileURL(path.join(folder, "src/validators/index.js")).href;
    // Not for vite to transform: these are plain modules for Node.
    const exports = (await import(/* @vite-ignore */ index)) as Readonly<Record<string, unknown>>;
    return compiled(model, files, exports);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compiled(model: Model, files: readonly EmittedFile[], exports: Readonly<Record<string, unknown>>): Compiled {
  return {
    model,
    files,
    exports,
    names: [...recordsByHome(model).values()]
      .flat()
      .flatMap(({ name, usage }) => (usage.request && usage.response ? [name, `Received${name}`] : [name])),
    of: (name) => {
      if (Object.hasOwn(exports, name)) return get(exports, name);
      return get<Type<unknown>>(exports, name.replace(/^Received/, "")).received;
    },
    type: (name) => get(exports, name),
    descriptor: (name) => get(exports, name),
  };
}

/** The caller's word is taken for what kind of export this is. */
function get<Export>(exports: Readonly<Record<string, unknown>>, name: string): Export {
  if (!Object.hasOwn(exports, name)) throw new Error(`no export ${name}`);
  return exports[name] as Export;
}

async function runtime(model: Model): Promise<readonly EmittedFile[]> {
  const folder = path.join(root, "templates/runtime");
  const names = (await readdir(folder)).filter((name) => /^(?:validate.*|issue|json|open)\.ts$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), "utf8");
      return { path: `src/runtime/${name}`, text: withOwnNames(name.replace(/\.ts$/, ""), text, model) };
    }),
  );
}

async function write(folder: string, file: EmittedFile): Promise<void> {
  const target = path.join(folder, file.path.replace(/\.ts$/, ".js"));
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, verbatimModuleSyntax: true };
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, ts.transpileModule(file.text, { compilerOptions }).outputText);
}
