// The language once more, as slow and plain as can be: nothing is known about types, every value says what it is.

import type { Context } from "../../../../service/src/policy-language/policy.js";

export type Tree =
  | { readonly is: "boolean"; readonly value: boolean }
  | { readonly is: "integer"; readonly value: bigint }
  | { readonly is: "string"; readonly value: string }
  | { readonly is: "list"; readonly items: readonly Tree[] }
  | { readonly is: "struct"; readonly fields: readonly (readonly [string, Tree])[] }
  | { readonly is: "root"; readonly name: string }
  | { readonly is: "item"; readonly name: string }
  | { readonly is: "field"; readonly base: Tree; readonly name: string }
  | { readonly is: "index"; readonly base: Tree; readonly at: Tree }
  | { readonly is: "slice"; readonly base: Tree; readonly from: Tree; readonly to: Tree }
  | { readonly is: "all" | "any" | "filter"; readonly base: Tree; readonly item: string; readonly predicate: Tree }
  | { readonly is: "contains" | "in"; readonly list: Tree; readonly value: Tree }
  | { readonly is: "count"; readonly base: Tree; readonly bare: boolean }
  | { readonly is: "==" | "!=" | "<" | ">" | "<=" | ">="; readonly left: Tree; readonly right: Tree }
  | { readonly is: "&&" | "||"; readonly operands: readonly Tree[] };

/** The source of a tree, with parentheses wherever they may stand. */
export function print(tree: Tree): string {
  switch (tree.is) {
    case "boolean":
    case "integer":
      return String(tree.value);
    case "string":
      return `'${tree.value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
    case "list":
      return `[${tree.items.map(print).join(", ")}]`;
    case "struct":
      return `{ ${tree.fields.map(([name, value]) => `${name}: ${print(value)}`).join(", ")} }`;
    case "root":
    case "item":
      return tree.name;
    case "field":
      return `${print(tree.base)}.${tree.name}`;
    case "index":
      return `${print(tree.base)}[${print(tree.at)}]`;
    case "slice":
      return `${print(tree.base)}[${print(tree.from)}..${print(tree.to)}]`;
    case "all":
    case "any":
    case "filter":
      return `${print(tree.base)}.${tree.is}(${tree.item}, ${print(tree.predicate)})`;
    case "contains":
      return `${print(tree.list)}.contains(${print(tree.value)})`;
    case "in":
      return `(${print(tree.value)} in ${print(tree.list)})`;
    case "count":
      return `${print(tree.base)}.count${tree.bare ? "" : "()"}`;
    case "&&":
    case "||":
      return `(${tree.operands.map(print).join(` ${tree.is} `)})`;
    default:
      return `(${print(tree.left)} ${tree.is} ${print(tree.right)})`;
  }
}

/** A string that knows whether it is an address. */
class Text {
  readonly text: string;
  readonly address: boolean;
  constructor(text: string, address: boolean) {
    this.text = text;
    this.address = address;
  }
}

/** A value of an activity's parameters that was not looked at yet. */
class Json {
  readonly raw: unknown;
  constructor(raw: unknown) {
    this.raw = raw;
  }
}

type Thing = boolean | bigint | Text | readonly Thing[] | ReadonlyMap<string, Thing> | Json;
type Failed = "error" | "not applicable";
type Result = { readonly thing: Thing } | { readonly failed: Failed };

const error: Result = { failed: "error" };
const notApplicable: Result = { failed: "not applicable" };

/** What a tree comes to. */
export function interpret(tree: Tree, context: Context): "true" | "false" | Failed {
  const result = run(tree, context, new Map());
  if ("failed" in result) return result.failed;
  if (typeof result.thing !== "boolean") return "error";
  return result.thing ? "true" : "false";
}

function run(tree: Tree, context: Context, items: ReadonlyMap<string, Thing>): Result {
  const again = (part: Tree): Result => run(part, context, items);
  switch (tree.is) {
    case "boolean":
    case "integer":
      return { thing: tree.value };
    case "string":
      return { thing: new Text(tree.value, false) };
    case "list":
      return whole(tree.items.map(again), (things) => {
        const holdsAddress = things.some((thing) => thing instanceof Text && thing.address);
        const asAddress = (thing: Thing) => (thing instanceof Text ? new Text(thing.text, true) : thing);
        return { thing: holdsAddress ? things.map(asAddress) : things };
      });
    case "struct":
      return whole(
        tree.fields.map(([, value]) => again(value)),
        (things) => ({ thing: new Map(tree.fields.map(([name], index) => [name, things[index] as Thing])) }),
      );
    case "root":
      return root(tree.name, context);
    case "item":
      return settle(items.get(tree.name) as Thing, error);
    case "field":
      return whole([again(tree.base)], ([base]) => field(base as Thing, tree.name));
    case "index":
      return whole([sequence(again(tree.base)), integer(again(tree.at))], ([base, at]) => {
        const elements = elementsOf(base as Thing);
        const position = at as bigint;
        if (position < 0n || position >= BigInt(elements.length)) return error;
        return settle(elements[Number(position)] as Thing, error);
      });
    case "slice":
      return whole([sequence(again(tree.base)), integer(again(tree.from)), integer(again(tree.to))], (things) => {
        const [base, from, to] = things as [Thing, bigint, bigint];
        const elements = elementsOf(base);
        if (from < 0n || from > to || to > BigInt(elements.length)) return error;
        const part = elements.slice(Number(from), Number(to));
        if (!(base instanceof Text)) return { thing: part };
        return { thing: new Text(part.map((one) => (one as Text).text).join(""), false) };
      });
    case "all":
    case "any":
    case "filter":
      return whole([list(again(tree.base))], ([base]) => {
        const elements = (base as readonly Thing[]).map((element) => settle(element, error));
        const verdicts = elements.map((element) =>
          "failed" in element ? element : run(tree.predicate, context, new Map([...items, [tree.item, element.thing]])),
        );
        return whole(verdicts.map(boolean), (held) => {
          if (tree.is === "all") return { thing: held.every((one) => one === true) };
          if (tree.is === "any") return { thing: held.includes(true) };
          return whole(elements, (things) => ({ thing: things.filter((_, index) => held[index] === true) }));
        });
      });
    case "contains":
    case "in":
      return whole([(tree.is === "in" ? list : sequence)(again(tree.list)), again(tree.value)], ([all, value]) => {
        if (all instanceof Text) return value instanceof Text ? { thing: all.text.includes(value.text) } : error;
        const elements = (all as readonly Thing[]).map((element) => settle(element, error));
        return whole(elements, (things) =>
          whole(
            things.map((thing) => same(thing, value as Thing)),
            (verdicts) => ({ thing: verdicts.includes(true) }),
          ),
        );
      });
    case "count":
      return whole([sequence(again(tree.base))], ([base]) => ({
        thing: BigInt(elementsOf(base as Thing).length),
      }));
    case "&&":
    case "||":
      return whole(tree.operands.map(again).map(boolean), (things) => ({
        thing: tree.is === "&&" ? !things.includes(false) : things.includes(true),
      }));
    case "==":
    case "!=":
      return whole([again(tree.left), again(tree.right)], ([left, right]) =>
        whole([same(left as Thing, right as Thing)], ([equal]) => ({ thing: equal === (tree.is === "==") })),
      );
    default:
      return whole([integer(again(tree.left)), integer(again(tree.right))], (things) => {
        const [left, right] = things as [bigint, bigint];
        const order = left < right ? "<" : left > right ? ">" : "=";
        return { thing: tree.is.includes(order) };
      });
  }
}

/** Errors before what is not applicable, before what is made of the things together. */
function whole(results: readonly Result[], make: (things: readonly Thing[]) => Result): Result {
  if (results.some((result) => "failed" in result && result.failed === "error")) return error;
  if (results.some((result) => "failed" in result)) return notApplicable;
  return make(results.map((result) => (result as { readonly thing: Thing }).thing));
}

/** Looks at a value of the parameters; `none` is what null means here. */
function settle(thing: Thing, none: Result): Result {
  if (!(thing instanceof Json)) return { thing };
  const { raw } = thing;
  if (raw === null || raw === undefined) return none;
  if (typeof raw === "boolean") return { thing: raw };
  if (typeof raw === "string") return { thing: new Text(raw, false) };
  if (typeof raw === "number") return Number.isSafeInteger(raw) ? { thing: BigInt(raw) } : error;
  if (Array.isArray(raw)) return { thing: raw.map((element) => new Json(element)) };
  return { thing: new Map(Object.entries(raw).map(([name, value]) => [name, new Json(value)])) };
}

function field(base: Thing, name: string): Result {
  if (!(base instanceof Map)) return notApplicable;
  const things = base as ReadonlyMap<string, Thing>;
  const inContract = things.get(name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase()));
  const value = things.get(name) ?? (inContract instanceof Json ? inContract : undefined);
  if (value === undefined) return notApplicable;
  if (typeof value === "bigint" && BigInt.asIntN(128, value) !== value) return error;
  return settle(value, notApplicable);
}

function elementsOf(thing: Thing): readonly Thing[] {
  if (thing instanceof Text) return thing.text.split("").map((unit) => new Text(unit, false));
  return thing as readonly Thing[];
}

const boolean = demand((thing) => typeof thing === "boolean");
const integer = demand((thing) => typeof thing === "bigint");
const list = demand((thing) => Array.isArray(thing));
const sequence = demand((thing) => thing instanceof Text || Array.isArray(thing));

/** An error for a thing that is not what is wanted. */
function demand(isWanted: (thing: Thing) => boolean): (result: Result) => Result {
  return (result) => ("failed" in result || isWanted(result.thing) ? result : error);
}

function same(left: Thing, right: Thing): Result {
  if (left instanceof Text && right instanceof Text) {
    const folds = left.address || right.address;
    const form = ({ text }: Text) => (folds && /^0x[0-9a-f]*$/i.test(text) ? text.toLowerCase() : text);
    return { thing: form(left) === form(right) };
  }
  if (typeof left === "object" || typeof right === "object" || typeof left !== typeof right) return error;
  return { thing: left === right };
}

const addresses = new Set(["eth.tx.from", "eth.tx.to", "wallet_account.address"]);

function root(name: string, context: Context): Result {
  if (name === "eth.tx") return described(context.eth?.tx, name);
  if (name === "solana.tx") return described(context.solana?.tx, name);
  return described(context[name as "activity" | "wallet"], name);
}

function described(value: unknown, path: string): Result {
  return value === undefined ? notApplicable : { thing: thingOf(value, path) };
}

function thingOf(value: unknown, path: string): Thing {
  // What is undefined is not applicable.
  if (path === "activity.params" || value === undefined) return new Json(value);
  if (typeof value === "string") return new Text(value, addresses.has(path));
  if (typeof value === "boolean" || typeof value === "bigint") return value;
  if (Array.isArray(value)) return value.map((element) => thingOf(element, `${path}[]`));
  return new Map(Object.entries(value as object).map(([name, inner]) => [name, thingOf(inner, `${path}.${name}`)]));
}
