// Reads the contract's folder: which files there are, and what each of them is by the place where it lies.

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { parseYaml } from "./yaml.js";
import type { Node } from "./tree.js";

export type FileKind = "contract" | "scalars" | "enums" | "shapes" | "family" | "query" | "errors" | "webhooks";

export interface ContractFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly kind: FileKind;
  readonly root: Node | undefined;
}

/** Text of every YAML file by its path below the folder. */
export type Sources = ReadonlyMap<string, string>;

const topLevel: Readonly<Record<string, FileKind>> = {
  "contract.yaml": "contract",
  "scalars.yaml": "scalars",
  "enums.yaml": "enums",
  "errors.yaml": "errors",
  "webhooks.yaml": "webhooks",
};
const folders: Readonly<Record<string, FileKind>> = { shapes: "shapes", activities: "family", queries: "query" };

export async function readSources(folder: string, diagnostics: Diagnostics): Promise<Sources> {
  const sources = new Map<string, string>();
  let names: string[];
  try {
    names = await readdir(folder, { recursive: true });
  } catch (cause) {
    diagnostics.report("CS0101", undefined, `cannot read the folder ${folder}: ${reason(cause)}`);
    return sources;
  }
  const files = names.map((name) => name.split(path.sep).join("/")).filter((name) => /\.ya?ml$/.test(name));
  const texts = await Promise.all(
    files.sort().map(async (name) => {
      try {
        return [name, decode(await readFile(path.join(folder, name)))] as const;
      } catch (cause) {
        diagnostics.report("CS0101", undefined, `cannot read ${name}: ${reason(cause)}`);
        return undefined;
      }
    }),
  );
  for (const pair of texts) if (pair) sources.set(pair[0], pair[1]);
  return sources;
}

/** Every file as a tree. Files that have no place in a contract are reported. */
export function parseSources(sources: Sources, diagnostics: Diagnostics): readonly ContractFile[] {
  const files: ContractFile[] = [];
  for (const name of [...sources.keys()].sort()) {
    const kind = kindOf(name);
    const position = { file: name, line: 1, column: 1, length: 1 };
    if (kind) files.push({ path: name, kind, root: parseYaml(name, sources.get(name) ?? "", diagnostics) });
    else diagnostics.report("CS0106", position, `a contract has no file \`${name}\``, expectedPlaces(name));
  }
  if (!sources.has("contract.yaml")) {
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
  return "files are contract, scalars, enums, errors, webhooks .yaml, and kebab-case names in shapes, activities, queries";
}

/** Bytes that are not UTF-8 become U+FFFD, which the YAML parser or the form check then reports. */
function decode(bytes: Buffer): string {
  return new TextDecoder("utf-8").decode(bytes);
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
