// `import openapi`: writes a contract that says what an OpenAPI document says, and lists what it cannot say.

import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { largestDocument } from "../import/document.js";
import { importOpenapi, ImportError } from "../import/import.js";
import type { Finding, Imported } from "../import/import.js";
import { exitCodes, folders } from "./options.js";
import type { CommonOptions } from "./options.js";
import { printDiagnostics, printJson, printLine } from "./print.js";

export interface ImportCommandOptions {
  readonly name?: string | undefined;
  readonly package?: string | undefined;
}

/** Findings shown to a person; programs get all of them. */
const shown = 100;

export async function importFile(file: string, options: ImportCommandOptions, common: CommonOptions): Promise<number> {
  const { schema } = folders(common);
  if (existsSync(path.join(schema, "contract.yaml"))) {
    process.stderr.write(
      `contract: ${common.schema} contains a contract already; name another folder: --schema FOLDER\n`,
    );
    return exitCodes.error;
  }
  for (const [option, value, form] of [
    ["--name", options.name, /^[a-z][a-z0-9-]*$/],
    ["--package", options.package, /^(@[a-z0-9-]+\/)?[a-z0-9-]+$/],
  ] as const) {
    if (value === undefined || form.test(value)) continue;
    process.stderr.write(`contract: ${option} takes small letters, digits and -, not \`${value}\`\n`);
    return exitCodes.error;
  }
  const imported = await read(file, options, common);
  if (!imported) return exitCodes.failed;
  const { files, findings, model, diagnostics } = imported;
  if (!model) {
    printDiagnostics(diagnostics, files, common);
    return exitCodes.failed;
  }
  const written: string[] = [];
  for (const [name, text] of files) {
    const place = path.join(schema, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text, { flag: "wx" });
    written.push(name);
  }
  if (common.json) printJson({ ok: true, written, findings });
  else report(file, written, findings, common);
  return exitCodes.ok;
}

async function read(file: string, options: ImportCommandOptions, common: CommonOptions): Promise<Imported | undefined> {
  try {
    if ((await stat(file)).size > largestDocument)
      throw new ImportError(`the document is larger than ${largestDocument / 1024 / 1024} MiB`);
    return importOpenapi(await readFile(file, "utf8"), options);
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause;
    if (common.json) printJson({ ok: false, error: cause.message });
    else process.stderr.write(`${file}: ${cause.message}\n`);
    return undefined;
  }
}

const words: Readonly<Record<Finding["kind"], string>> = { "left-out": "left out", wider: "wider", changed: "changed" };

function report(file: string, written: readonly string[], findings: readonly Finding[], common: CommonOptions): void {
  for (const { kind, pointer, message } of findings.slice(0, shown))
    process.stderr.write(`${file}#${pointer} ${words[kind]}: ${message}\n`);
  if (findings.length > shown)
    process.stderr.write(`… and ${findings.length - shown} more; --json lists all of them\n`);
  const counts = Object.entries(words).map(
    ([kind, said]) => `${findings.filter((one) => one.kind === kind).length} ${said}`,
  );
  printLine(`wrote ${written.length} files to ${common.schema}`);
  printLine(findings.length === 0 ? "Everything is carried over." : `Not carried over as it is: ${counts.join(", ")}.`);
  printLine("Next: read the contract, and run `contract generate`.");
}
