// `where`: from a generated symbol back to the YAML.

import path from "node:path";
import { compileFolder } from "../compile.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { symbols } from "../emit/symbols.js";
import type { CommonOptions } from "./options.js";
import { exitCodes, folders } from "./options.js";
import { printDiagnostics, printJson, printLine } from "./print.js";

export async function where(symbol: string, options: CommonOptions): Promise<number> {
  const { model, diagnostics, sources } = await compileFolder(folders(options).schema);
  if (!model) {
    printDiagnostics(diagnostics, sources, options);
    return exitCodes.failed;
  }
  const known = symbols(model);
  const found = known.get(symbol);
  if (!found) {
    const help = didYouMean(symbol, known.keys());
    process.stderr.write(
      `the generated package has no \`${symbol}\` that comes from the contract${help ? `; ${help}` : ""}\n`,
    );
    return exitCodes.failed;
  }
  const file = path.posix.join(options.schema, found.file);
  if (options.json) {
    printJson({ symbol, file, line: found.line, column: found.column });
    return exitCodes.ok;
  }
  printLine(`${file}:${found.line}:${found.column}`);
  const line = sources.get(found.file)?.split(/\r?\n/)[found.line - 1];
  if (line !== undefined) printLine(`  ${line.trimEnd()}`);
  return exitCodes.ok;
}
