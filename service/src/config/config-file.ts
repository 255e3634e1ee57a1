// The configuration file, YAML or JSON, read so that a mistake can be shown by line and column.

import { readFileSync } from "node:fs";
import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import type { Document } from "yaml";
import { ConfigurationError } from "./configuration-error.js";
import type { Problem } from "./problem.js";

export interface ConfigFile {
  readonly values: Record<string, unknown>;
  /** What is wrong, each with file, line and column. */
  readonly problems: readonly string[];
}

/**
 * @param check finds what is wrong with the values
 * @throws ConfigurationError for a file that can't be read or is neither YAML nor JSON
 */
export function readConfigFile(path: string, check: (values: unknown) => readonly Problem[]): ConfigFile {
  const lines = new LineCounter();
  const document = parseDocument(readText(path), { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new ConfigurationError(`${path}: ${error.message}`);
  const values = toValues(path, document);
  const found = check(values).map((problem) => ({ ...problem, offset: offsetOf(document, problem.path) }));
  const problems = found
    .sort((one, other) => one.offset - other.offset)
    .map(({ offset, path: place, message }) => {
      const { line, col } = lines.linePos(offset);
      return `${path}:${line}:${col}: ${place.join(".") || "the file"}: ${message}`;
    });
  return { values: typeof values === "object" ? (values as Record<string, unknown>) : {}, problems };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigurationError(`the configuration file ${path} cannot be read: ${reason}`, { cause });
  }
}

function toValues(path: string, document: Document): unknown {
  try {
    return document.toJS() ?? {};
  } catch (cause) {
    // Aliases that name nothing, or too many.
    throw new ConfigurationError(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Where the name of a setting, or an item of a list, stands; the whole file's start where it has none. */
function offsetOf(document: Document, place: readonly string[]): number {
  const parent = place.length > 1 ? document.getIn(place.slice(0, -1), true) : document.contents;
  const name = place.at(-1);
  let node: unknown;
  if (isMap(parent)) node = parent.items.find(({ key }) => isScalar(key) && String(key.value) === name)?.key;
  if (isSeq(parent)) node = parent.items[Number(name)];
  return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
}
