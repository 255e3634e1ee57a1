// The runtime that generated modules share: those files of templates/runtime that something in the package leads to, and
// the stampers that the contract declares.

import type { Model } from "../model/model.js";
import { hasOwnCodes } from "../model/codes.js";
import { isUsualForm } from "../model/error-form.js";
import { isUncalled } from "../model/operations.js";
import { ownCodesModule, withOwnCodes } from "./own-codes.js";
import { ownErrorBodyModule } from "./own-error-body.js";
import { withOwnNames } from "./own-names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { runtimeExports } from "./runtime-exports.js";
import { isAtLeast } from "./oldest.js";
import { stamperText } from "./stampers.js";

export function emitRuntime(context: EmitContext): readonly EmittedFile[] {
  const { model, templates } = context;
  const files = [...runtimeTexts(context)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, text]) => ({
      path: `src/runtime/${module}.ts`,
      text,
      // Templates are formatted where they are written.
      verbatim: text === templates.get(`runtime/${module}.ts`),
    }));
  return [
    ...files,
    ...(isOwn("codes", model) ? [ownCodesModule(model)] : []),
    ...(isOwn("error-body", model) ? [ownErrorBodyModule(model)] : []),
  ];
}

/** Text by module. */
export function runtimeTexts(context: EmitContext): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const visit = (module: string): void => {
    if (texts.has(module) || isOwn(module, context.model)) return;
    const text = context.templates.get(`runtime/${module}.ts`) ?? stamperText(module, context);
    if (text === undefined) throw new Error(`the template runtime/${module}.ts is missing`);
    texts.set(module, forOldest(withOwnCodes(withOwnNames(module, text, context.model), context.model), context));
    for (const [, imported = ""] of text.matchAll(/ from "\.\/([\w-]+)\.js"/g)) visit(imported);
  };
  for (const module of runtimeExports(context).roots) visit(module);
  return texts;
}

/** Whether the contract makes the module, rather than a template. */
function isOwn(module: string, model: Model): boolean {
  const { errors, contract } = model;
  if (contract.manifest.runtime !== undefined || isUncalled(model)) return false;
  return (module === "codes" && hasOwnCodes(errors)) || (module === "error-body" && !isUsualForm(errors));
}

/** Typed arrays are generic since TypeScript 5.7; what their `of` gives is the same type, whatever it is called. */
function forOldest(text: string, { model }: EmitContext): string {
  if (isAtLeast(model.contract.manifest.typescript, "5.7")) return text;
  return text.replaceAll("Uint8Array<ArrayBuffer>", "ReturnType<typeof Uint8Array.of>");
}

/** Packages that the runtime imports, Node's own left out. */
export function foreignImports(context: EmitContext): readonly string[] {
  const names = [...runtimeTexts(context).values()].flatMap((text) =>
    [...text.matchAll(/ from "([^."][^"]*)"/g)].map(([, name = ""]) => name),
  );
  const packages = names
    .filter((name) => !name.startsWith("node:"))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
  return [...new Set(packages)].sort();
}
