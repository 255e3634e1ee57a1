// Emitters that the contract names: modules of its owner's. They get what ours get and answer what ours answer, and
// whatever is wrong with them is a finding at the place where the contract names them.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { PluginChoice } from "../model/model.js";
import { isForeign } from "../write/folder.js";
import { hash } from "../write/hash.js";
import { importModule } from "./import-module.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { withSharedRuntime } from "./shared-runtime.js";
import { ModuleBuilder } from "./typescript/module.js";

/** What an emitter of the owner's is given. */
export interface PluginContext extends EmitContext {
  /**
   * Begins a TypeScript module as the compiler's own are made: imports by symbol, declarations as structures. Its `file()`
   * is printed by ts-morph and formatted by prettier.
   *
   * @param module path without ending, such as `src/greetings`
   * @param about the comment at the head of the file
   */
  readonly module: (module: string, about: string) => ModuleBuilder;
}

/** An emitter of the owner's may take its time. */
export type PluginEmitter = (context: PluginContext) => readonly EmittedFile[] | Promise<readonly EmittedFile[]>;

/**
 * Files of one emitter. Reports what is wrong, and answers without files then.
 *
 * @param schema the contract's folder, from which its module is found
 * @param taken paths that others have written; those of this one are added
 */
export async function runPlugin(
  choice: PluginChoice,
  schema: string,
  context: EmitContext,
  taken: Set<string>,
  diagnostics: Diagnostics,
): Promise<readonly EmittedFile[]> {
  const refuse = (message: string, help?: string): readonly EmittedFile[] => {
    diagnostics.report("CS0601", choice.position, message, help);
    return [];
  };
  let files: unknown;
  try {
    const emit = await load(choice.module, schema);
    if (typeof emit !== "function") {
      return refuse(`the emitter ${choice.module} has no function as its default export`, "write `export default`");
    }
    files = await (emit as PluginEmitter)({ ...context, module: (name, about) => new ModuleBuilder(name, about) });
  } catch (cause) {
    return refuse(`the emitter ${choice.module} failed: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  if (!Array.isArray(files) || !files.every(isFile)) {
    return refuse(`the emitter ${choice.module} must answer a list of { path, text } and modules`);
  }
  for (const file of files) {
    const wrong = problemOf(file.path, taken);
    if (wrong) return refuse(`the emitter ${choice.module} cannot write \`${file.path}\`: ${wrong}`);
    taken.add(file.path);
  }
  // Texts as they are: only their author knows how they should look.
  return files.map((file) =>
    file.module ? withSharedRuntime(file, context) : { path: file.path, text: file.text, verbatim: true },
  );
}

async function load(module: string, schema: string): Promise<unknown> {
  const file = module.startsWith(".")
    ? path.resolve(schema, module)
    : createRequire(path.join(schema, "contract.yaml")).resolve(module);
  // While the contract is watched, a module that was saved anew has to be loaded anew.
  const url = `${pathToFileURL(file).href}?${hash(await readFile(file, "utf8")).slice(0, 8)}`;
  return ((await importModule(url)) as { default?: unknown }).default;
}

function isFile(value: unknown): value is EmittedFile {
  const { path: name, text } = (value ?? {}) as Partial<Record<"path" | "text", unknown>>;
  return typeof name === "string" && typeof text === "string";
}

function problemOf(name: string, taken: ReadonlySet<string>): string | undefined {
  const segments = name.split("/");
  if (
    segments.some((segment) => segment === "" || segment === ".." || segment.startsWith(".")) ||
    name.includes("\\")
  ) {
    return "paths lie below the output folder, have forward slashes and no hidden parts";
  }
  if (isForeign(name)) return "what others put there goes by this name, and is not the compiler's";
  return taken.has(name) ? "another emitter has written it" : undefined;
}
