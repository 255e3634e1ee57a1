// Reads an OpenAPI document, JSON or YAML, and finds its parts by JSON pointers. Its size, its depth and what aliases
// may repeat are bounded; members are read as the document's own, whatever every JavaScript object has.

import { parseDocument } from "yaml";
import { openBrackets } from "../load/yaml.js";
import type { Json } from "../model/model.js";
import { ImportError } from "./findings.js";

export type JsonRecord = { readonly [key: string]: Json };

/** In bytes. */
export const largestDocument: number = 32 * 1024 * 1024;
const maxDepth = 200;
/** Values, each counted as often as aliases repeat it. */
const mostValues = 5_000_000;
/** A YAML text with more brackets open at once, prose included, is not given to the parser, which recurses into them. */
const mostBrackets = 10_000;

export class Document {
  readonly root: JsonRecord;
  /** `3.0` or `3.1`. */
  readonly version: "3.0" | "3.1";

  /** @throws ImportError for what is not a description in OpenAPI 3.0 or 3.1 */
  constructor(text: string) {
    const root = parse(text);
    measure(root);
    if (!isRecord(root)) throw new ImportError("the document is not an object");
    this.root = root;
    this.version = versionOf(root);
  }

  /** The part at a local pointer such as `/components/schemas/Pet`; undefined where there is none. */
  at(pointer: string): Json | undefined {
    let value: Json | undefined = this.root;
    for (const part of pointer.split("/").slice(1)) {
      const key: string = part.replaceAll("~1", "/").replaceAll("~0", "~");
      if (Array.isArray(value))
        value = /^(?:0|[1-9]\d{0,8})$/.test(key) ? (value as readonly Json[])[Number(key)] : undefined;
      else value = isRecord(value) ? member(value, key) : undefined;
    }
    return value;
  }
}

function parse(text: string): Json {
  if (text.length > largestDocument) {
    throw new ImportError(`the document is larger than ${largestDocument / 1024 / 1024} MiB`);
  }
  const source = text.replace(/^\uFEFF/, "");
  if (/^\s*[{[]/.test(source)) {
    try {
      return JSON.parse(source) as Json;
    } catch {
      // YAML begins so, too; its parser says where a fault is.
    }
  }
  if (openBrackets(source) > mostBrackets) throw new ImportError(`the document nests deeper than ${maxDepth} levels`);
  try {
    const document = parseDocument(source, { uniqueKeys: false, prettyErrors: true, logLevel: "silent", merge: true });
    const [problem] = document.errors;
    if (problem?.message.startsWith("Maximum call stack")) throw new RangeError(problem.message);
    if (problem)
      throw new ImportError(`the document is neither JSON nor YAML: ${problem.message.split("\n")[0] ?? ""}`);
    return document.toJS({ maxAliasCount: 10_000 }) as Json;
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new ImportError(`the document nests deeper than ${maxDepth} levels`, { cause });
    if (cause instanceof ReferenceError) throw new ImportError("the document repeats too much by aliases", { cause });
    throw cause;
  }
}

/** Walks without recursion: what an alias repeats is there as often. */
function measure(root: Json): void {
  const waiting: { readonly value: Json; readonly depth: number }[] = [{ value: root, depth: 0 }];
  let count = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (++count > mostValues) throw new ImportError(`the document has more than ${mostValues} values`);
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth > maxDepth) throw new ImportError(`the document nests deeper than ${maxDepth} levels`);
    for (const inner of Object.values(value)) waiting.push({ value: inner as Json, depth: depth + 1 });
  }
}

function versionOf(root: JsonRecord): "3.0" | "3.1" {
  const said = textOf(member(root, "openapi"));
  const version = /^3\.([01])\.\d+/.exec(said ?? "")?.[1];
  if (version !== undefined) return version === "0" ? "3.0" : "3.1";
  if (said !== undefined) throw new ImportError(`OpenAPI ${said} cannot be read: 3.0 and 3.1 can`);
  const swagger = member(root, "swagger");
  const found =
    swagger === undefined ? "has no member `openapi`" : `is Swagger ${String(swagger)}; convert it to OpenAPI 3`;
  throw new ImportError(`the document ${found}`);
}

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The document's own member, not one that every object has. */
export function member(record: Json | undefined, key: string): Json | undefined {
  return isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
}

export function membersOf(record: Json | undefined): readonly (readonly [string, Json])[] {
  return isRecord(record) ? Object.entries(record) : [];
}

export function itemsOf(list: Json | undefined): readonly Json[] {
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

export function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A pointer to a part of what stands at another. */
export function below(pointer: string, ...keys: readonly (string | number)[]): string {
  return [pointer, ...keys.map((key) => String(key).replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}
