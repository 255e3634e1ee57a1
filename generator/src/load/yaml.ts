// Parses one YAML file into a tree. The language uses plain YAML 1.2: no anchors, aliases, tags or several documents,
// so that what stands in a file is all there is. Whatever the bytes, the outcome is a tree, findings, or both.

import { isAlias, isMap, isScalar, isSeq, parseAllDocuments } from "yaml";
import type { Document } from "yaml";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Position } from "../diagnostics/position.js";
import type { Entry, Node, ValueNode } from "./tree.js";

/** Deeper than any contract nests; keeps recursion in bounds. */
const maxDepth = 64;
/** A file of the language is read by people: 2 MiB is far beyond that. */
const maxCharacters = 2 * 1024 * 1024;
/** Problems with aliases and tags, which the tree reports at their places. */
const ofExtras: ReadonlySet<string> = new Set(["ALIAS_PROPS", "BAD_ALIAS", "TAG_RESOLVE_FAILED"]);
/** A text with more brackets open at once is not given to the parser, which recurses into them. */
const mostBrackets = 2000;

export function parseYaml(file: string, source: string, diagnostics: Diagnostics): Node | undefined {
  const start: Position = { file, line: 1, column: 1, length: 1 };
  if (source.length > maxCharacters) {
    diagnostics.report("CS0105", start, "the file is larger than 2 MiB", "split it");
    return undefined;
  }
  const place = new Places(file, source);
  const document = parse(source, place, start, diagnostics);
  if (!document) return undefined;
  if (document.contents === null) {
    diagnostics.report("CS0102", start, "the file is empty");
    return undefined;
  }
  return new Converter(place, diagnostics).convert(document.contents, start, 0);
}

function parse(source: string, place: Places, start: Position, diagnostics: Diagnostics): Document | undefined {
  if (openBrackets(source) > mostBrackets) {
    diagnostics.report("CS0105", start, `the file nests deeper than ${maxDepth} levels`);
    return undefined;
  }
  try {
    // Keys are compared here, below: the parser compares each with all before it.
    const parsed = parseAllDocuments(source, {
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: "silent",
      merge: false,
    });
    const [document, ...others] = Array.isArray(parsed) ? parsed : [];
    for (const other of others) {
      const position = place.range(other.range[0], other.range[0] + 1);
      diagnostics.report("CS0102", position, "a file holds one document", "remove the line `---` before this one");
    }
    const problems = [...(document?.errors ?? []), ...(document?.warnings ?? [])];
    const problem = problems.find(({ code }) => !ofExtras.has(code));
    // What follows the first is mostly its echo, and so is what could be said of the tree.
    // The parser reports its own recursion as an error of the text.
    if (problem?.message.startsWith("Maximum call stack")) throw new RangeError(problem.message);
    if (problem) {
      const type = unquotedType(source, problem.pos[0]);
      const message = type === undefined ? firstLine(problem.message) : `the type \`${type}\` is not quoted`;
      const help = type === undefined ? undefined : `write "${type}": inside braces, brackets are a list of their own`;
      diagnostics.report("CS0102", place.range(problem.pos[0], problem.pos[1]), message, help);
      return undefined;
    }
    if (!document) diagnostics.report("CS0102", start, "the file is empty");
    return document as Document | undefined;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    diagnostics.report("CS0105", start, `the file nests deeper than ${maxDepth} levels`);
    return undefined;
  }
}

/** The type of a list whose brackets the parser met as a list, because it stands inside of braces without quotes. */
function unquotedType(source: string, offset: number): string | undefined {
  const before = /[A-Za-z][\w<>?]*$/.exec(source.slice(Math.max(0, offset - 100), offset))?.[0];
  const brackets = /^(?:\??\[\])+/.exec(source.slice(offset, offset + 20))?.[0];
  return before !== undefined && brackets !== undefined ? before + brackets : undefined;
}

class Places {
  readonly #file: string;
  readonly #source: string;
  /** Offsets at which lines start. The parser's own count stops where it meets something unexpected. */
  readonly #starts: number[] = [0];

  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
    for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  /** The marker never runs past the end of its first line. */
  range(from: number, to: number): Position {
    const offset = Math.min(from, this.#source.length);
    const line = this.#lineAt(offset);
    const start = this.#starts[line] ?? 0;
    const newline = this.#source.indexOf("\n", offset);
    const end = newline === -1 ? Math.min(to, this.#source.length) : Math.min(to, newline);
    const length = this.#source.slice(offset, end).trimEnd().length;
    return { file: this.#file, line: line + 1, column: offset - start + 1, length: Math.max(1, length) };
  }

  /** Index of the last line that starts at or before the offset. */
  #lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

class Converter {
  readonly #place: Places;
  readonly #diagnostics: Diagnostics;

  constructor(place: Places, diagnostics: Diagnostics) {
    this.#place = place;
    this.#diagnostics = diagnostics;
  }

  convert(node: unknown, parent: Position, depth: number): Node {
    if (isAlias(node)) {
      const position = this.#positionOf(node.range, parent);
      this.#diagnostics.report("CS0104", position, "aliases are not part of the language", "write the value out");
      return { kind: "value", value: null, position };
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return { kind: "value", value: null, position: parent };
    const position = this.#positionOf(node.range, parent);
    this.#refuseExtras(node, position);
    if (depth > maxDepth) {
      this.#diagnostics.report("CS0105", position, `the file nests deeper than ${maxDepth} levels`);
      return { kind: "value", value: null, position };
    }
    if (isSeq(node)) {
      return { kind: "list", items: node.items.map((item) => this.convert(item, position, depth + 1)), position };
    }
    if (isMap(node)) {
      const seen = new Set<string>();
      const entries = node.items.map((pair): Entry => {
        const key = this.#key(pair.key, position);
        if (seen.has(key.key))
          this.#diagnostics.report("CS0103", key.keyPosition, `the key \`${key.key}\` is written twice`);
        seen.add(key.key);
        return { ...key, value: this.convert(pair.value, key.keyPosition, depth + 1) };
      });
      return { kind: "map", entries, position };
    }
    return { kind: "value", value: this.#value(node.value, position), position };
  }

  #key(node: unknown, parent: Position): { key: string; keyPosition: Position } {
    if (isScalar(node)) {
      const keyPosition = this.#positionOf(node.range, parent);
      this.#refuseExtras(node, keyPosition);
      return { key: String(node.value), keyPosition };
    }
    this.#diagnostics.report("CS0102", parent, "a key must be a plain word");
    return { key: "", keyPosition: parent };
  }

  #value(value: unknown, position: Position): ValueNode["value"] {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    this.#diagnostics.report("CS0102", position, "only strings, finite numbers, true, false and null are values");
    return null;
  }

  #refuseExtras(node: { anchor?: string | undefined; tag?: string | undefined }, position: Position): void {
    if (node.anchor !== undefined) {
      this.#diagnostics.report("CS0104", position, "anchors are not part of the language", "write the value out");
    }
    if (node.tag !== undefined) {
      this.#diagnostics.report("CS0104", position, "tags are not part of the language", "leave the tag out");
    }
  }

  #positionOf(range: readonly [number, number, number] | null | undefined, fallback: Position): Position {
    return range ? this.#place.range(range[0], range[1]) : fallback;
  }
}

/** How many brackets a text has open at once, those in its prose included. */
export function openBrackets(source: string): number {
  let open = 0;
  let most = 0;
  for (let i = 0; i < source.length; i++) {
    const character = source.charCodeAt(i);
    if (character === 0x5b || character === 0x7b) most = Math.max(most, ++open);
    else if (character === 0x5d || character === 0x7d) open = Math.max(0, open - 1);
  }
  return most;
}

function firstLine(message: string): string {
  const line = message.split("\n")[0] ?? message;
  return line.charAt(0).toLowerCase() + line.slice(1);
}
