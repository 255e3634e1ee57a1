// Parses one YAML file into a tree. The language uses plain YAML 1.2: no anchors, aliases, tags or several documents,
// so that what stands in a file is all there is. Whatever the bytes, the outcome is a tree, findings, or both.

import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Position } from "./position.js";
import type { Entry, Node, ValueNode } from "./tree.js";

/** Deeper than any contract nests; keeps recursion in bounds. */
const MAX_DEPTH = 64;
/** A file of the language is read by people: 2 MiB is far beyond that. */
const MAX_CHARACTERS = 2 * 1024 * 1024;

export function parseYaml(file: string, source: string, diagnostics: Diagnostics): Node | undefined {
  const start: Position = { file, line: 1, column: 1, length: 1 };
  if (source.length > MAX_CHARACTERS) {
    diagnostics.report("CS0105", start, "the file is larger than 2 MiB", "split it");
    return undefined;
  }
  if (deepest(source) > MAX_DEPTH) {
    diagnostics.report("CS0105", start, `the file nests deeper than ${MAX_DEPTH} levels`);
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, logLevel: "silent", merge: false });
  const place = new Places(file, source, lines);
  for (const problem of [...document.errors, ...document.warnings]) {
    const code = problem.code === "DUPLICATE_KEY" ? "CS0103" : "CS0102";
    diagnostics.report(code, place.range(problem.pos[0], problem.pos[1]), firstLine(problem.message));
  }
  if (document.contents === null) {
    if (document.errors.length === 0) diagnostics.report("CS0102", start, "the file is empty");
    return undefined;
  }
  return new Converter(place, diagnostics).convert(document.contents, start, 0);
}

class Places {
  private readonly file: string;
  private readonly source: string;
  private readonly lines: LineCounter;

  constructor(file: string, source: string, lines: LineCounter) {
    this.file = file;
    this.source = source;
    this.lines = lines;
  }

  /** The marker never runs past the end of its first line. */
  range(from: number, to: number): Position {
    const { line, col } = this.lines.linePos(Math.min(from, this.source.length));
    const newline = this.source.indexOf("\n", from);
    const end = newline === -1 ? to : Math.min(to, newline);
    const length = this.source.slice(from, end).trimEnd().length;
    return { file: this.file, line: Math.max(1, line), column: Math.max(1, col), length: Math.max(1, length) };
  }
}

class Converter {
  private readonly place: Places;
  private readonly diagnostics: Diagnostics;

  constructor(place: Places, diagnostics: Diagnostics) {
    this.place = place;
    this.diagnostics = diagnostics;
  }

  convert(node: unknown, parent: Position, depth: number): Node {
    if (isAlias(node)) {
      const position = this.positionOf(node.range, parent);
      this.diagnostics.report("CS0104", position, "aliases are not part of the language", "write the value out");
      return { kind: "value", value: null, position };
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return { kind: "value", value: null, position: parent };
    const position = this.positionOf(node.range, parent);
    this.refuseExtras(node, position);
    if (depth > MAX_DEPTH) {
      this.diagnostics.report("CS0105", position, `the file nests deeper than ${MAX_DEPTH} levels`);
      return { kind: "value", value: null, position };
    }
    if (isSeq(node)) {
      return { kind: "list", items: node.items.map((item) => this.convert(item, position, depth + 1)), position };
    }
    if (isMap(node)) {
      const entries = node.items.map((pair): Entry => {
        const key = this.key(pair.key, position);
        return { ...key, value: this.convert(pair.value, key.keyPosition, depth + 1) };
      });
      return { kind: "map", entries, position };
    }
    return { kind: "value", value: this.value(node.value, position), position };
  }

  private key(node: unknown, parent: Position): { key: string; keyPosition: Position } {
    if (isScalar(node)) {
      const keyPosition = this.positionOf(node.range, parent);
      this.refuseExtras(node, keyPosition);
      return { key: String(node.value), keyPosition };
    }
    this.diagnostics.report("CS0102", parent, "a key must be a plain word");
    return { key: "", keyPosition: parent };
  }

  private value(value: unknown, position: Position): ValueNode["value"] {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    this.diagnostics.report("CS0102", position, "only strings, finite numbers, true, false and null are values");
    return null;
  }

  private refuseExtras(node: { anchor?: string | undefined; tag?: string | undefined }, position: Position): void {
    if (node.anchor !== undefined) {
      this.diagnostics.report("CS0104", position, "anchors are not part of the language", "write the value out");
    }
    if (node.tag !== undefined && !node.tag.startsWith("tag:yaml.org,2002:")) {
      this.diagnostics.report("CS0104", position, "tags are not part of the language", "leave the tag out");
    }
  }

  private positionOf(range: readonly [number, number, number] | null | undefined, fallback: Position): Position {
    return range ? this.place.range(range[0], range[1]) : fallback;
  }
}

/**
 * An upper bound of how deep a text can nest, found before the parser recurses into it: brackets that are open at once,
 * and block levels, which need growing indentation or several dashes on a line.
 */
function deepest(source: string): number {
  let open = 0;
  let most = 0;
  for (let i = 0; i < source.length; i++) {
    const character = source.charCodeAt(i);
    if (character === 0x5b || character === 0x7b) most = Math.max(most, ++open);
    else if (character === 0x5d || character === 0x7d) open = Math.max(0, open - 1);
  }
  let dashes = 0;
  for (const [run] of source.matchAll(/(?:[-?:][ \t]+){8,}/g)) dashes = Math.max(dashes, run.split(/[ \t]+/).length);
  let indents = 0;
  const stack: number[] = [];
  for (const line of source.split("\n")) {
    const indent = line.search(/[^ ]/);
    if (indent < 0) continue;
    while (stack.length > 0 && (stack.at(-1) ?? 0) >= indent) stack.pop();
    stack.push(indent);
    indents = Math.max(indents, stack.length);
  }
  return Math.max(most, dashes, Math.ceil(indents / 2));
}

function firstLine(message: string): string {
  const line = message.split("\n")[0] ?? message;
  return line.charAt(0).toLowerCase() + line.slice(1);
}
