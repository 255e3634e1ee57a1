// The front half of the compiler: YAML texts in, a linked model or findings out.

import { checkErrorBody } from "./check/error-body.js";
import { checkForm } from "./check/form.js";
import { checkLanguages } from "./check/languages.js";
import { checkNames } from "./check/names.js";
import { checkSharedRuntime } from "./check/shared-runtime.js";
import { checkRecursion } from "./check/recursion.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { Diagnostics } from "./diagnostics/diagnostic.js";
import { rootCauses } from "./check/root-causes.js";
import { addExamples } from "./link/examples.js";
import { link } from "./link/link.js";
import type { Reference } from "./link/scope.js";
import { markUsage } from "./link/usage.js";
import { parseSources, readSources } from "./load/contract-files.js";
import { importsFolder } from "./load/imports.js";
import { child, entriesOf } from "./load/tree.js";
import type { ContractFile, Parsed, Sources } from "./load/contract-files.js";
import type { Model } from "./model/model.js";

export interface Compilation {
  /** undefined where there are findings. */
  readonly model: Model | undefined;
  /** The same with findings, as far as it could be put together; nothing in it is marked as sent or answered. */
  readonly linked: Model | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** The texts as trees. */
  readonly files: readonly ContractFile[];
  /** Where names of types stand, the known and the unknown ones. */
  readonly references: readonly Reference[];
}

/** Compiles the contract in a folder. */
export async function compileFolder(folder: string): Promise<Compilation> {
  const diagnostics = new Diagnostics();
  const sources = readSources(folder, diagnostics);
  return compileParsed(sources, diagnostics);
}

/** Compiles a contract given as texts by path: `{ "contract.yaml": … }`. */
export function compileSources(sources: Sources): Compilation {
  return compileParsed(sources, new Diagnostics());
}

/**
 * Compiles texts whose reading may have reported something already. What is the same in `known`, which had no finding, is not
 * parsed anew.
 *
 * @param within where the contract lies that another one imports from: `imports/PACKAGE/`. There may be its types alone.
 */
export function compileParsed(
  sources: Sources,
  diagnostics: Diagnostics,
  known?: Parsed,
  within?: string,
): Compilation {
  const files = parseSources(sources, diagnostics, known, within);
  const checked = new Set(known?.files);
  checkForm(
    files.filter((file) => !checked.has(file)),
    diagnostics,
    within !== undefined,
  );
  const early = new Set(diagnostics.sorted());
  const imported = compileImports(files, sources, diagnostics, within);
  const references: Reference[] = [];
  const model = imported && link(files, diagnostics, imported, within !== undefined, references);
  if (model) {
    checkRecursion(model, diagnostics);
    checkNames(model, diagnostics);
    if (within === undefined) {
      checkErrorBody(model, diagnostics);
      checkLanguages(model, diagnostics);
      checkSharedRuntime(model, diagnostics);
    }
    // Whatever is broken elsewhere makes things look unused; they are only reported when nothing else is wrong.
    // What of an imported contract is used, its own compilation tells.
    if (diagnostics.empty && within === undefined) {
      markUsage(model, diagnostics);
      addExamples(model, diagnostics);
    }
  }
  return {
    model: diagnostics.empty ? model : undefined,
    linked: model,
    diagnostics: rootCauses({ all: diagnostics.sorted(), early, files, sources }),
    sources,
    files,
    references,
  };
}

/** The contracts that this one imports from, by their packages; undefined where one of them has findings, which are reported. */
function compileImports(
  files: readonly ContractFile[],
  sources: Sources,
  diagnostics: Diagnostics,
  within = "",
): ReadonlyMap<string, Model> | undefined {
  const contract = files.find(({ kind }) => kind === "contract")?.root;
  const models = new Map<string, Model>();
  let isBroken = false;
  for (const { key, keyPosition } of entriesOf(child(contract, "imports"))) {
    const place = `${within}${importsFolder}${key}/`;
    if (![...sources.keys()].some((file) => file.startsWith(place))) {
      const help = "install it; a generated package carries the contract that it was compiled from";
      diagnostics.report("CS0209", keyPosition, `no contract of the package \`${key}\` is found`, help);
      isBroken = true;
      continue;
    }
    const { model, diagnostics: found } = compileParsed(sources, new Diagnostics(), undefined, place);
    for (const { code, position, message, help } of found) diagnostics.report(code, position, message, help);
    if (model) models.set(key, model);
    else isBroken = true;
  }
  return isBroken ? undefined : models;
}
