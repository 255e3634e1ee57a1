// Reads the contract's folder: which files there are, and what each of them is by the place where it lies.

import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import { importsFolder, readImports } from "./imports.js";
import type { Position } from "../diagnostics/position.js";
import type { Sources } from "./sources.js";
import { yamlFiles } from "./yaml-files.js";
import { parseYaml } from "./yaml.js";
import type { Node } from "./tree.js";

export type { Sources };

export type FileKind =
  | "contract"
  | "scalars"
  | "enums"
  | "shapes"
  | "family"
  | "operation"
  | "query"
  | "errors"
  | "headers"
  | "webhooks"
  | "accepted-changes";

export interface ContractFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly kind: FileKind;
  readonly root: Node | undefined;
}

/** In bytes: no text of 2 MiB characters has more. */
const largestFile = 8 * 1024 * 1024;

const topLevel: Readonly<Record<string, FileKind>> = {
  "contract.yaml": "contract",
  "scalars.yaml": "scalars",
  "enums.yaml": "enums",
  "errors.yaml": "errors",
  "headers.yaml": "headers",
  "webhooks.yaml": "webhooks",
  "accepted-changes.yaml": "accepted-changes",
};
const folders: Readonly<Record<string, FileKind>> = {
  shapes: "shapes",
  activities: "family",
  operations: "operation",
  queries: "query",
};

/**
 * The contract in a folder, with those of the packages that it imports from. One file after the other: for hundreds of
 * small ones, that costs a fifth of what handing each to another thread does.
 */
export function readSources(folder: string, diagnostics: Diagnostics): Sources {
  const sources = readFolder(folder, diagnostics);
  // What is wrong with another's contract is found when it is compiled.
  const imported = readImports(folder, sources, (place) => readFolder(place, new Diagnostics()));
  return imported.size === 0 ? sources : new Map([...sources, ...imported]);
}

function readFolder(folder: string, diagnostics: Diagnostics): Sources {
  const sources = new Map<string, string>();
  let names: readonly string[];
  try {
    names = yamlFiles(folder, diagnostics);
  } catch (cause) {
    diagnostics.report("CS0101", undefined, `cannot read the folder ${folder}: ${reason(cause)}`);
    return sources;
  }
  for (const name of names) {
    try {
      const file = path.join(folder, name);
      if (statSync(file).size <= largestFile) sources.set(name, decode(name, readFileSync(file), diagnostics));
      else diagnostics.report("CS0105", startOf(name), "the file is larger than 2 MiB", "split it");
    } catch (cause) {
      diagnostics.report("CS0101", startOf(name), `cannot be read: ${reason(cause)}`);
    }
  }
  return sources;
}

/** Texts that have been parsed without a finding, with what came of them. */
export interface Parsed {
  readonly sources: Sources;
  readonly files: readonly ContractFile[];
}

/**
 * Every file as a tree. Files that have no place in a contract are reported. What is the same in `known` is not parsed anew.
 *
 * @param within where the contract lies among the texts: nowhere in particular, or `imports/PACKAGE/`
 */
export function parseSources(
  sources: Sources,
  diagnostics: Diagnostics,
  known?: Parsed,
  within = "",
): readonly ContractFile[] {
  const trees = new Map(known?.files.map((file) => [file.path, file]));
  const files: ContractFile[] = [];
  for (const name of [...sources.keys()].sort()) {
    if (!name.startsWith(within) || name.startsWith(within + importsFolder)) continue;
    const file = name.slice(within.length);
    const kind = kindOf(file);
    const text = sources.get(name) ?? "";
    if (diagnostics.concerns(name)) continue;
    const same = known?.sources.get(name) === text ? trees.get(name) : undefined;
    if (same) {
      files.push(same);
    } else if (!kind) {
      diagnostics.report("CS0106", startOf(name), `a contract has no file \`${file}\``, expectedPlaces(file));
    } else if (!reportConflict(name, text, diagnostics)) {
      files.push({ path: name, kind, root: parseYaml(name, text, diagnostics) });
    }
  }
  if (!sources.has(`${within}contract.yaml`) && !diagnostics.concerns(`${within}contract.yaml`)) {
    diagnostics.report(
      "CS0107",
      undefined,
      "the contract has no `contract.yaml`",
      "it names the contract; see docs/contract-language.md",
    );
  }
  return files;
}

export function kindOf(name: string): FileKind | undefined {
  const [folder = "", file, ...rest] = name.split("/");
  if (file === undefined) return Object.hasOwn(topLevel, name) ? topLevel[name] : undefined;
  if (rest.length > 0 || !/^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(file)) return undefined;
  return Object.hasOwn(folders, folder) ? folders[folder] : undefined;
}

function expectedPlaces(name: string): string {
  if (name.endsWith(".yml")) return "end the name in .yaml";
  return "files are contract, scalars, enums, errors, headers, webhooks, accepted-changes .yaml, and kebab-case names in shapes, activities, operations, queries";
}

/** Reports the first byte that is not part of a character. */
function decode(name: string, bytes: Buffer, diagnostics: Diagnostics): string {
  // Git may write CRLF on Windows; what is compiled of a contract does not depend on it.
  const text = new TextDecoder("utf-8").decode(bytes).replaceAll("\r\n", "\n");
  if (isUtf8(bytes)) return text;
  const again = Buffer.from(bytes.toString("utf8"));
  let at = 0;
  while (bytes[at] === again[at]) at++;
  const lines = bytes.subarray(0, at).toString("utf8").split("\n");
  const position = { ...startOf(name), line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  const byte = (bytes[at] ?? 0).toString(16).padStart(2, "0");
  diagnostics.report("CS0108", position, `the byte 0x${byte} is not UTF-8`, "save the file as UTF-8");
  return text;
}

/** What git leaves in a file that two people have changed. */
const conflictMarker = /^(?:<{7}|\|{7}|>{7})(?: .*)?$/m;

function reportConflict(name: string, text: string, diagnostics: Diagnostics): boolean {
  const found = conflictMarker.exec(text.replace(/\r$/gm, ""));
  if (!found) return false;
  const line = text.replace(/\r$/gm, "").slice(0, found.index).split("\n").length;
  const position = { ...startOf(name), line, length: found[0].length };
  diagnostics.report("CS0109", position, "a merge conflict is not resolved", "choose one side, and remove the markers");
  return true;
}

function startOf(file: string): Position {
  return { file, line: 1, column: 1, length: 1 };
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
