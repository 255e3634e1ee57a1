// YAML that is nearly right: texts of a real contract with something done to them.

import fc from "fast-check";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, Pair } from "yaml";

/** Values of every kind, among them the ones that YAML and JavaScript treat in a special way. */
const VALUES: readonly string[] = [
  "null",
  "~",
  "true",
  "false",
  "0",
  "-1",
  "1.5",
  "1e400",
  ".nan",
  "-.inf",
  "0x10",
  "2147483648",
  '""',
  "a",
  "[]",
  "{}",
  "[[]]",
  "[a, b]",
  "{ a: b }",
  "{ type: string }",
  "{ fields: {} }",
  "{ from: 1 }",
  "{ from: Book }",
  "Book",
  "Task",
  "Task[]",
  "Book[][]",
  "string",
  "int32",
  "json[]",
  "$title",
  "$",
  "$$",
  "$a.b.c",
  "{ $from: title, default: 1 }",
  "{ $from: 1 }",
  "__proto__",
  "constructor",
  "toString",
  "*anchor",
  "&anchor x",
  "!!binary aGVsbG8=",
  "!!timestamp 2001-01-01",
  "!tag x",
  "<<",
  "? a",
  "|\n  text",
  ">-",
  "'",
  '"',
  "\u0000",
  "\u{1f600}",
  "\ud800",
  "%",
  "@",
  "`",
  "# comment",
  "---",
  "...",
  "key: value",
  "- item",
];

const NAMES: readonly string[] = [
  "fields",
  "from",
  "sameAs",
  "of",
  "add",
  "drop",
  "rename",
  "retype",
  "wrap",
  "upgrade",
  "custom",
  "none",
  "extra",
  "type",
  "doc",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "nullable",
  "default",
  "value",
  "fill",
  "example",
  "deprecated",
  "extends",
  "base",
  "open",
  "plain",
  "prefix",
  "values",
  "submit",
  "why",
  "version",
  "1",
  "2",
  "9",
  "__proto__",
  "constructor",
  "",
  "a?",
  "?",
  "Book",
  "title",
  "reader",
  "$from",
  "<<",
  "null",
  "true",
  "1.5",
  "[a]",
];

/** Changes a text line by line, without knowing what it says. */
export function brokenLines(text: string): fc.Arbitrary<string> {
  const lines = text.split("\n");
  const at = fc.nat(lines.length - 1);
  const edit = fc.oneof(
    at.map((i) => lines.filter((_, index) => index !== i)),
    at.map((i) => [...lines.slice(0, i), lines[i] ?? "", ...lines.slice(i)]),
    fc
      .tuple(at, at)
      .map(([i, j]) =>
        lines.map((line, index) => (index === i ? (lines[j] ?? "") : index === j ? (lines[i] ?? "") : line)),
      ),
    fc
      .tuple(at, fc.nat(8))
      .map(([i, indent]) => lines.map((line, index) => (index === i ? " ".repeat(indent) + line.trim() : line))),
    fc
      .tuple(at, fc.nat(80), fc.constantFrom(..."{}[]:,&*!|>'\"%@`#?-\t\r\u0000\u2028"))
      .map(([i, column, character]) =>
        lines.map((line, index) => (index === i ? line.slice(0, column) + character + line.slice(column) : line)),
      ),
    fc
      .tuple(at, fc.nat(80), fc.nat(20))
      .map(([i, from, length]) =>
        lines.map((line, index) => (index === i ? line.slice(0, from) + line.slice(from + length) : line)),
      ),
    at.map((i) => lines.slice(0, i)),
  );
  return edit.map((changed) => changed.join("\n"));
}

/** Changes the tree behind a text: the outcome is YAML again, unless a value is not. */
export function brokenTree(text: string): fc.Arbitrary<string> {
  const count = nodes(parseDocument(text)).length;
  const change = fc.record({
    at: fc.nat(count - 1),
    other: fc.nat(count - 1),
    kind: fc.constantFrom("value", "rename", "remove", "copy", "double", "deepen"),
    value: fc.oneof(fc.constantFrom(...VALUES), fc.string(), fc.integer().map(String)),
    name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 5 })),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const document = parseDocument(text);
    for (const { at, other, kind, value, name } of changes) {
      const all = nodes(document);
      const place = all[at % all.length];
      const source = all[other % all.length];
      if (!place || !source) continue;
      if (kind === "value") place.set(`RAW<${value}>`);
      if (kind === "rename") place.rename(name);
      if (kind === "remove") place.remove();
      if (kind === "copy") place.set(document.createNode(source.plain()));
      if (kind === "double") place.double(document, name);
      if (kind === "deepen") place.set(document.createNode({ [name]: [place.plain()] }));
    }
    // Values go in as they are, so that they can be more than a string.
    return String(document).replace(/"?RAW<((?:[^>]|\n)*)>"?/g, (_, value: string) => value);
  });
}

interface Place {
  readonly plain: () => unknown;
  readonly set: (value: unknown) => void;
  readonly rename: (name: string) => void;
  readonly remove: () => void;
  readonly double: (document: Document, name: string) => void;
}

/** Every value of a document: what stands behind a key, and items of lists. */
function nodes(document: ReturnType<typeof parseDocument>): Place[] {
  const found: Place[] = [];
  const plain = (node: unknown): unknown => (isMap(node) || isSeq(node) || isScalar(node) ? node.toJSON() : null);
  const visit = (node: unknown): void => {
    if (isMap<Node, Node>(node)) {
      for (const pair of node.items) {
        const loose: Pair<unknown, unknown> = pair;
        found.push({
          plain: () => plain(loose.value),
          set: (value) => (loose.value = value),
          rename: (name) => (loose.key = name),
          remove: () => (node.items = node.items.filter((item) => item !== pair)),
          double: (document, name) => node.items.push(document.createPair(name, plain(loose.value)) as typeof pair),
        });
        visit(pair.value);
      }
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        found.push({
          plain: () => plain(item),
          set: (value) => (node.items[index] = value),
          rename: () => undefined,
          remove: () => node.items.splice(index, 1),
          double: () => node.items.push(item),
        });
        visit(item);
      });
    }
  };
  visit(document.contents);
  return found;
}
