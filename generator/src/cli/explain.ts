// `explain`: what a code means.

import { catalogue } from "../diagnostics/catalogue.js";
import type { Explanation } from "../diagnostics/catalogue.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { CommonOptions } from "./options.js";
import { exitCodes } from "./options.js";
import { printJson, printLine } from "./print.js";

export function explain(code: string | undefined, options: CommonOptions): number {
  const all: Readonly<Record<string, Explanation>> = catalogue;
  if (code === undefined) {
    if (options.json) printJson(all);
    else for (const [name, { title }] of Object.entries(all)) printLine(`${name}  ${title}`);
    return exitCodes.ok;
  }
  const name = code.toUpperCase();
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!found) {
    process.stderr.write(`there is no code ${name}${suffix(didYouMean(name, Object.keys(all)))}\n`);
    return exitCodes.error;
  }
  if (options.json) {
    printJson({ code: name, ...found });
    return exitCodes.ok;
  }
  const example = found.bad.replace(/^/gm, "    ");
  printLine(`${name}: ${found.title}\n\n${found.meaning}\n\nFor example:\n\n${example}\n\nFix: ${found.fix}`);
  return exitCodes.ok;
}

function suffix(help: string | undefined): string {
  return help === undefined ? "" : `; ${help}`;
}
