// Lays out generated code in the way that prettier does, for the few forms that validators consist of. There are some
// ten thousand lines of them: printing them well at once is many times faster than printing and then formatting.

import { propertyKey } from "./property-key.js";
import { wrap } from "./wrap.js";

/** Characters per line. */
export const width = 120;

/** A piece of an expression. */
export type Piece = string | Group | Entry;

/** Items between brackets, on one line if they fit there. */
interface Group {
  readonly open: string;
  readonly items: readonly Piece[];
  readonly close: string;
  /** Whether there are spaces inside of the brackets. */
  readonly padded: boolean;
  /** Never on one line. */
  readonly broken: boolean;
  /** The same where the opening does not fit on its line. */
  readonly otherwise?: Group;
}

/** `key: value` */
interface Entry {
  readonly key: string;
  readonly value: Piece;
}

export function object(...items: readonly Piece[]): Piece {
  return { open: "{", items, close: "}", padded: true, broken: false };
}

/** Several records, of more than one member each, stand on a line each. */
export function array(items: readonly Piece[]): Piece {
  const broken = items.length > 1 && items.every((item) => isGroup(item) && item.open === "{" && item.items.length > 1);
  return { open: "[", items, close: "]", padded: false, broken };
}

export function call(callee: string, args: readonly string[]): Piece {
  return { open: `${callee}(`, items: args, close: ")", padded: false, broken: false };
}

/** A call with a string and an object. */
export function callWithObject(callee: string, first: string, items: readonly Piece[]): Piece {
  const otherwise: Group = {
    open: `${callee}(`,
    items: [first, object(...items)],
    close: ")",
    padded: false,
    broken: false,
  };
  if (items.length === 0) return otherwise;
  return { open: `${callee}(${first}, {`, items, close: "})", padded: true, broken: false, otherwise };
}

/** A string literal in the quotes that need less escaping. */
export function quoted(value: string): string {
  const text = JSON.stringify(value);
  const [double, single] = [value.split('"').length, value.split("'").length];
  return double > single ? `'${text.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : text;
}

export function entry(key: string, value: Piece): Piece {
  return { key, value };
}

/** An argument so short that a call with it alone is not taken apart. */
const shortArgument = width / 4;

/** `start = piece;`, where `start` may be indented. */
export function assignment(start: string, piece: Piece): string {
  if (isShortCall(piece) && start.length + 4 + flat(piece).length > width) return `${start} =\n  ${flat(piece)};`;
  const indent = start.search(/\S/);
  const opening = typeof piece === "string" || !isGroup(piece) ? 0 : (piece.otherwise ?? piece).open.length;
  return start.length + 3 + opening > width
    ? `${start} =\n${" ".repeat(indent + 2)}${print(piece, indent + 2, indent + 2, 1)};`
    : `${start} = ${print(piece, start.length + 3, indent, 1)};`;
}

function isShortCall(piece: Piece): boolean {
  if (typeof piece === "string" || !isGroup(piece) || !piece.open.endsWith("(")) return false;
  const [only, ...others] = piece.items;
  return others.length === 0 && typeof only === "string" && /^\w+$/.test(only) && only.length <= shortArgument;
}

/** A piece as a statement of its own. */
export function statement(piece: Piece): string {
  return `${print(piece, 0, 0, 1)};`;
}

/** `return piece;` in the body of a function. */
export function returned(piece: Piece): string {
  return `  return ${print(piece, "  return ".length, 2, 1)};`;
}

/** An object in a call or arrow: `open` ends in `{`, `close` begins with `}`. */
export function hugged(open: string, items: readonly Piece[], close: string): Piece {
  return { open, items, close, padded: true, broken: false };
}

/** JSON as an expression. A key `__proto__` has to be computed, or it would set the prototype. */
export function literal(value: unknown): Piece {
  if (Array.isArray(value)) return array(value.map(literal));
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return object(
    ...Object.entries(value).map(([name, member]) =>
      entry(name === "__proto__" ? '["__proto__"]' : propertyKey(name), literal(member)),
    ),
  );
}

/** The piece on one line. */
export function flat(piece: Piece): string {
  return flatten(piece);
}

export function docComment(text: string): string {
  const line = `/** ${text} */`;
  return line.length <= width ? line : `/**\n * ${wrap(text, width - 3).join("\n * ")}\n */`;
}

export function importLine(keyword: string, names: readonly string[], from: string): string {
  const source = `from "${from}";`;
  const line = `${keyword} { ${names.join(", ")} } ${source}`;
  return line.length <= width ? line : `${keyword} {\n${names.map((name) => `  ${name},\n`).join("")}} ${source}`;
}

/** First line of a function, or more where it is long. */
export function functionHead(name: string, parameters: readonly string[], returns: string): string {
  const line = `function ${name}(${parameters.join(", ")}): ${returns} {`;
  return line.length + "export ".length <= width
    ? line
    : `function ${name}(\n${parameters.map((parameter) => `  ${parameter},\n`).join("")}): ${returns} {`;
}

/** An arrow function with one parameter. */
export function arrow(start: string, parameter: string, returns: string, value: Piece): string {
  const line = `${start}(${parameter}): ${returns} =>`;
  const isShort = line.length <= width;
  const head = isShort ? line : `${start}(\n  ${parameter},\n): ${returns} =>`;
  const last = isShort ? line : `): ${returns} =>`;
  const whole = flat(value);
  return last.length + whole.length + 2 <= width ? `${head} ${whole};` : `${head}\n  ${print(value, 2, 2, 1)};`;
}

/** Statements of a function body, indented by their braces; lines that are too long are broken up. */
export function body(lines: readonly string[]): string {
  const levels: ("block" | "case")[] = ["block"];
  return lines
    .map((line) => {
      const isCase = /^(?:case .*|default):$/.test(line);
      if ((isCase || line.startsWith("}")) && levels.at(-1) === "case") levels.pop();
      if (line.startsWith("}")) levels.pop();
      const text = breakLine(line, levels.length * 2);
      if (isCase) levels.push("case");
      if (line.endsWith("{")) levels.push("block");
      return text;
    })
    .join("\n");
}

/** `if (a || b) return false;`, `return a || b;` and `return call(a, b);` */
function breakLine(line: string, indent: number): string {
  const pad = " ".repeat(indent);
  if (indent + line.length <= width) return pad + line;
  const [, callee, args] = /^return (\w+)\(([^()]*)\);$/.exec(line) ?? [];
  if (callee !== undefined && args !== undefined) {
    return `${pad}return ${print(call(callee, args.split(", ")), width, indent, 1)};`;
  }
  const [, start, condition, end] = /^((?:else )?if \(|return )(.*?)(\) return false;|;)$/.exec(line) ?? [];
  if (start === undefined || condition === undefined || end === undefined) return pad + line;
  const isIf = start !== "return ";
  if (isIf && indent + start.length + condition.length + 1 <= width) {
    return `${pad}${start}${condition})\n${pad}  return false;`;
  }
  const operands = operandsOf(condition);
  if (operands.length < 2) return pad + line;
  // Parentheses leave it a line of its own, which may be enough.
  if (!isIf && indent + 2 + condition.length <= width) return `${pad}return (\n${pad}  ${condition}\n${pad});`;
  const open = isIf ? `${pad}${start}` : `${pad}return (`;
  const close = isIf ? `${pad})\n${pad}  return false;` : `${pad});`;
  return [open, ...operands.map((operand) => `${pad}  ${operand}`), close].join("\n");
}

/** The parts of `a || b && (c || d)`, cut behind the operators that are in no bracket. */
function operandsOf(condition: string): string[] {
  const operands: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of condition.matchAll(/"(?:[^"\\]|\\.)*"|[()]| (?:\|\||&&) /g)) {
    if (token === "(") depth++;
    else if (token === ")") depth--;
    else if (depth === 0 && token.startsWith(" ")) {
      operands.push(condition.slice(start, index + 3));
      start = index + 4;
    }
  }
  return [...operands, condition.slice(start)];
}

/** `after` characters have to follow on the last line. */
function print(piece: Piece, column: number, indent: number, after: number): string {
  if (typeof piece === "string") return piece;
  if (!isGroup(piece)) return printEntry(piece, column, indent, after);
  if (!mustBreak(piece)) {
    const flat = flatten(piece);
    if (column + flat.length + after <= width) return flat;
  }
  if (piece.otherwise && column + piece.open.length > width) return print(piece.otherwise, column, indent, after);
  const inner = indent + 2;
  const items = piece.items.map((item) => `${" ".repeat(inner)}${print(item, inner, inner, 1)},\n`);
  return `${piece.open}\n${items.join("")}${" ".repeat(indent)}${piece.close}`;
}

function printEntry({ key, value }: Entry, column: number, indent: number, after: number): string {
  const start = column + key.length + 2;
  const isLong = typeof value === "string" && /^["']/.test(value) && start + value.length + after > width;
  return isLong ? `${key}:\n${" ".repeat(indent + 2)}${value}` : `${key}: ${print(value, start, indent, after)}`;
}

function flatten(piece: Piece): string {
  if (typeof piece === "string") return piece;
  if (!isGroup(piece)) return `${piece.key}: ${flatten(piece.value)}`;
  const items = piece.items.map(flatten).join(", ");
  return piece.padded && items ? `${piece.open} ${items} ${piece.close}` : piece.open + items + piece.close;
}

function mustBreak(piece: Piece): boolean {
  if (typeof piece === "string") return false;
  return isGroup(piece) ? piece.broken || piece.items.some(mustBreak) : mustBreak(piece.value);
}

function isGroup(piece: Piece): piece is Group {
  return typeof piece !== "string" && "items" in piece;
}
