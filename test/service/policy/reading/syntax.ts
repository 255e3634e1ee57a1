// The syntax of conditions, consensuses and times, read off the tables of docs/policy-reference.md. Whatever it cannot read is
// thrown as an Unreadable. It shares nothing with the service.

export class Unreadable extends Error {}

export type Node =
  | { readonly is: "boolean"; readonly value: boolean }
  | { readonly is: "integer"; readonly value: bigint }
  | { readonly is: "text"; readonly value: string }
  | { readonly is: "list"; readonly items: readonly Node[] }
  | { readonly is: "struct"; readonly fields: readonly (readonly [string, Node])[] }
  | { readonly is: "name"; readonly name: string }
  | { readonly is: "field"; readonly of: Node; readonly name: string }
  | { readonly is: "element"; readonly of: Node; readonly at: Node }
  | { readonly is: "slice"; readonly of: Node; readonly from: Node; readonly to: Node }
  | { readonly is: "call"; readonly of: Node; readonly name: string; readonly parameters: readonly Node[] }
  | { readonly is: "function"; readonly name: string; readonly parameters: readonly Node[] }
  | { readonly is: "not"; readonly of: Node }
  | { readonly is: "binary"; readonly sign: string; readonly left: Node; readonly right: Node };

type Token = { readonly kind: "word" | "number" | "text" | "sign" | "end"; readonly text: string };

const pattern =
  /\s*(?:(?<word>[A-Za-z_]\w*)|(?<number>-?\d+)(?!\w)|'(?<text>(?:[^'\\]|\\['\\]|\\u\{[0-9a-fA-F]{1,6}\})*)'|(?<sign>&&|\|\||==|!=|<=|>=|\.\.|[!<>()[\]{},.:]))/y;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (source.slice(pattern.lastIndex).trim() !== "") {
    const at = pattern.lastIndex;
    const groups = pattern.exec(source)?.groups;
    if (!groups) throw new Unreadable(`cannot read ${source.slice(at, at + 20)}`);
    const [kind, text] = Object.entries(groups).find(([, found]) => found !== undefined) as [Token["kind"], string];
    tokens.push({ kind, text: kind === "text" ? unescape(text) : text });
  }
  return [...tokens, { kind: "end", text: "" }];
}

function unescape(text: string): string {
  return text.replace(/\\(?:u\{([0-9a-fA-F]+)\}|(.))/gu, (_all, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

const comparisons = new Set(["==", "!=", "<", ">", "<=", ">=", "in"]);

const known = new Map<string, Node>();

/** The tree of a source that is not blank. */
export function read(source: string): Node {
  const found = known.get(source) ?? parse(source);
  if (known.size > 1000) known.clear();
  known.set(source, found);
  return found;
}

function parse(source: string): Node {
  const tokens = tokensOf(source);
  let at = 0;
  const here = () => tokens[at] as Token;
  const takes = (text: string): boolean => {
    const isIt = here().text === text && (here().kind === "sign" || here().kind === "word");
    if (isIt) at += 1;
    return isIt;
  };
  const expect = (text: string): void => {
    if (!takes(text)) throw new Unreadable(`expected ${text}, found ${here().text}`);
  };
  const word = (): string => {
    const { kind, text } = here();
    if (kind !== "word") throw new Unreadable(`expected a name, found ${text}`);
    at += 1;
    return text;
  };
  const several = (close: string): Node[] => {
    const nodes: Node[] = [];
    if (takes(close)) return nodes;
    do nodes.push(or());
    while (takes(","));
    expect(close);
    return nodes;
  };

  const joined = (sign: "||" | "&&", part: () => Node): Node => {
    let left = part();
    while (takes(sign)) left = { is: "binary", sign, left, right: part() };
    return left;
  };
  const or = (): Node => joined("||", and);
  const and = (): Node => joined("&&", comparison);
  function comparison(): Node {
    if (takes("!")) return { is: "not", of: comparison() };
    const left = value();
    const { text, kind } = here();
    if (kind === "text" || !comparisons.has(text)) return left;
    at += 1;
    return { is: "binary", sign: text, left, right: value() };
  }
  function value(): Node {
    let node = simple();
    for (;;) {
      if (takes("[")) {
        const from = or();
        node = takes("..") ? { is: "slice", of: node, from, to: or() } : { is: "element", of: node, at: from };
        expect("]");
      } else if (takes(".")) {
        const name = word();
        node = takes("(") ? { is: "call", of: node, name, parameters: several(")") } : { is: "field", of: node, name };
      } else return node;
    }
  }
  function simple(): Node {
    const { kind, text } = here();
    if (kind === "number" || kind === "text") {
      at += 1;
      return kind === "number" ? { is: "integer", value: BigInt(text) } : { is: "text", value: text };
    }
    if (kind === "word") {
      at += 1;
      if (text === "true" || text === "false") return { is: "boolean", value: text === "true" };
      return takes("(") ? { is: "function", name: text, parameters: several(")") } : { is: "name", name: text };
    }
    if (takes("(")) {
      const inner = or();
      expect(")");
      return inner;
    }
    if (takes("[")) return { is: "list", items: several("]") };
    expect("{");
    const fields: [string, Node][] = [];
    if (!takes("}")) {
      do {
        const name = word();
        expect(":");
        fields.push([name, or()]);
      } while (takes(","));
      expect("}");
    }
    return { is: "struct", fields };
  }

  const whole = or();
  if (here().kind !== "end") throw new Unreadable(`expected the end, found ${here().text}`);
  return whole;
}
