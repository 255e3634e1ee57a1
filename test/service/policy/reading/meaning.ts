// What an expression comes to for one activity, read off docs/policy-reference.md and docs/policies.md. Nothing is known about
// types, nothing is left out, nothing is fast.

import { follow } from "./rules.js";
import { read, type Node } from "./syntax.js";
import {
  isGiven,
  isList,
  isNamed,
  isStruct,
  isText,
  look,
  thingAt,
  withAddresses,
  type Failed,
  type Result,
  type Text,
  type Thing,
} from "./things.js";

export type Meaning = "true" | "false" | Failed;

/** What an activity has, by the first word of a path, as in the tables of variables. */
export type Facts = Readonly<Record<string, unknown>>;

export interface World {
  readonly facts: Facts;
  /** The name of the first version of an activity type, for the name of any. */
  readonly firstVersion: (type: string) => string | undefined;
}

/** What an expression that is not blank comes to. */
export function meaningOf(source: string, world: World): Meaning {
  const result = truth(new Meanings(world).of(read(source), new Map()));
  if ("failed" in result) return result.failed;
  return result.thing === true ? "true" : "false";
}

const error: Result = { failed: "error" };
const notApplicable: Result = { failed: "not applicable" };
/** Words of which the second part belongs to the name. */
const dotted = new Set(["eth", "solana", "bitcoin", "tron"]);

type Elements = ReadonlyMap<string, Thing>;

class Meanings {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  of(node: Node, elements: Elements): Result {
    switch (node.is) {
      case "boolean":
      case "integer":
        follow("literals");
        return { thing: node.value };
      case "text":
        follow("literals");
        return { thing: { text: this.#first(node.value), address: false, literal: true } };
      case "list":
        follow("lists-and-structs");
        return together(
          node.items.map((item) => this.of(item, elements)),
          (things) => ({ thing: withAddresses(things) }),
        );
      case "struct":
        follow("lists-and-structs");
        return together(
          node.fields.map(([, value]) => this.of(value, elements)),
          (things) => ({ thing: new Map(node.fields.map(([name], index) => [name, things[index] as Thing])) }),
        );
      case "name": {
        const element = elements.get(node.name);
        return element === undefined ? this.#word(node.name) : look(element, "error");
      }
      case "field": {
        if (node.of.is === "name" && dotted.has(node.of.name) && !elements.has(node.of.name)) {
          return this.#word(`${node.of.name}.${node.name}`);
        }
        follow("fields");
        return together([this.of(node.of, elements)], ([base]) => this.#field(base as Thing, node.name));
      }
      case "element": {
        if (node.at.is === "text") {
          follow("members-by-name");
          const { value } = node.at;
          return together([this.of(node.of, elements)], ([base]) => this.#field(base as Thing, value));
        }
        follow("elements");
        return together([sequence(this.of(node.of, elements)), integer(this.of(node.at, elements))], ([base, at]) => {
          const all = elementsOf(base as Thing);
          const found = (at as bigint) < 0n ? undefined : all[Number(at)];
          return found === undefined ? error : look(found, "error");
        });
      }
      case "slice":
        follow("slices");
        return together(
          [
            sequence(this.of(node.of, elements)),
            integer(this.of(node.from, elements)),
            integer(this.of(node.to, elements)),
          ],
          ([base, from, to]) => {
            const all = elementsOf(base as Thing);
            if ((from as bigint) < 0n || (from as bigint) > (to as bigint) || (to as bigint) > all.length) return error;
            const part = all.slice(Number(from), Number(to));
            if (isList(base as Thing)) return { thing: part };
            return { thing: { text: part.map((each) => (each as Text).text).join(""), address: false } };
          },
        );
      case "call":
        return this.#call(node, elements);
      case "binary":
        return this.#binary(node, elements);
      case "function":
        return this.#book(node);
      default:
        throw new Error(`${node.is} is not part of a condition`);
    }
  }

  #book({ name, parameters }: Node & { readonly is: "function" }): Result {
    const [called] = parameters;
    if (name !== "book" || called?.is !== "text") throw new Error(`${name} is not part of a condition`);
    follow("address-books");
    const books = this.#world.facts["book"] as Readonly<Record<string, readonly string[]>>;
    const found = Object.entries(books).find(([book]) => book === called.value);
    return found ? { thing: found[1].map((text) => ({ text, address: true })) } : error;
  }

  /** Text that names a version of an activity type stands for all of them. */
  #first(text: string): string {
    const first = this.#world.firstVersion(text);
    if (first !== undefined) follow("versions");
    return first ?? text;
  }

  #word(name: string): Result {
    const [home = "", part] = name.split(".");
    const whole = this.#world.facts[home];
    const fact = part === undefined ? whole : (whole as Facts | undefined)?.[part];
    if (fact === undefined) {
      follow("absent");
      return notApplicable;
    }
    const thing = thingAt(fact, name);
    if (name !== "activity") return { thing };
    const fields = new Map(thing as ReadonlyMap<string, Thing>);
    fields.set("type", { text: this.#first((fields.get("type") as Text).text), address: false });
    return { thing: fields };
  }

  #field(base: Thing, name: string): Result {
    if (name === "count" && (isList(base) || isText(base))) return { thing: BigInt(elementsOf(base).length) };
    if (!isStruct(base)) return notApplicable;
    const camel = name.replace(/_([a-z])/gi, (_all, letter: string) => letter.toUpperCase());
    let found = base.get(name);
    if (found === undefined) {
      const other = base.get(camel);
      if (other !== undefined && isGiven(other) && other.snake) {
        follow("snake-case");
        found = other;
      }
    }
    if (found === undefined) {
      follow(name === "kind" ? "kind" : "absent");
      return notApplicable;
    }
    if (name === "sender" || name === "recipient") follow("transfer-names");
    return look(found, "not applicable");
  }

  #call({ of, name, parameters }: Node & { readonly is: "call" }, elements: Elements): Result {
    const base = this.of(of, elements);
    const [first, second] = parameters as [Node, Node];
    switch (name) {
      case "count":
        follow("count");
        return together([sequence(base)], ([whole]) => ({ thing: BigInt(elementsOf(whole as Thing).length) }));
      case "contains":
        return together([sequence(base), this.of(first, elements)], ([whole, sought]) => {
          if (isList(whole as Thing)) return within(of, whole as readonly Thing[], sought as Thing);
          follow("text-in-text");
          const part = unnamed(sought as Thing);
          return isText(part) ? { thing: (unnamed(whole as Thing) as Text).text.includes(part.text) } : error;
        });
      default: {
        follow("quantifiers");
        const item = (first as Node & { readonly is: "name" }).name;
        if (elements.has(item)) follow("shadowing");
        return together([list(base)], ([whole]) => {
          const all = (whole as readonly Thing[]).map((each) => look(each, "error"));
          const truths = all.map((each) =>
            "failed" in each ? each : truth(this.of(second, new Map([...elements, [item, each.thing]]))),
          );
          return together(truths, (held) => {
            if (name === "all") return { thing: held.every((each) => each === true) };
            if (name === "any") return { thing: held.some((each) => each === true) };
            return together(all, (things) => ({ thing: things.filter((_, index) => held[index] === true) }));
          });
        });
      }
    }
  }

  #binary({ sign, left, right }: Node & { readonly is: "binary" }, elements: Elements): Result {
    const [one, other] = [this.of(left, elements), this.of(right, elements)];
    switch (sign) {
      case "&&":
      case "||":
        follow("logic");
        if (left.is === "binary" && left.sign !== sign) follow("precedence");
        return together([truth(one), truth(other)], ([a, b]) => ({
          thing: sign === "&&" ? a === true && b === true : a === true || b === true,
        }));
      case "==":
      case "!=":
        follow("equality");
        return together([one, other], ([a, b]) => {
          const result = same(a as Thing, b as Thing);
          return "failed" in result ? result : { thing: result.thing === (sign === "==") };
        });
      case "in":
        return together([one, list(other)], ([sought, all]) => within(right, all as readonly Thing[], sought as Thing));
      default:
        follow("order");
        return together([integer(one), integer(other)], ([a, b]) => {
          const [low, high] = [a as bigint, b as bigint];
          return {
            thing: sign.startsWith("<")
              ? low < high || (sign === "<=" && low === high)
              : low > high || (sign === ">=" && low === high),
          };
        });
    }
  }
}

/** An error before what is not applicable, before what is made of all parts. */
function together(parts: readonly Result[], make: (things: readonly Thing[]) => Result): Result {
  const failures = parts.flatMap((part) => ("failed" in part ? part.failed : []));
  if (new Set(failures).size > 1) follow("error-first");
  if (failures.includes("error")) {
    follow("errors");
    return error;
  }
  if (failures.length > 0) return notApplicable;
  return make(parts.map((part) => (part as { readonly thing: Thing }).thing));
}

function unnamed(thing: Thing): Thing {
  return isNamed(thing) ? thing.value : thing;
}

const must =
  (fits: (thing: Thing) => boolean) =>
  (result: Result): Result =>
    "failed" in result || fits(unnamed(result.thing))
      ? "failed" in result
        ? result
        : { thing: unnamed(result.thing) }
      : error;

const truth = must((thing) => typeof thing === "boolean");
const integer = must((thing) => typeof thing === "bigint");
const list = must(isList);
const sequence = must((thing) => isList(thing) || isText(thing));

function elementsOf(thing: Thing): readonly Thing[] {
  if (isList(thing)) return thing;
  return (thing as Text).text.split("").map((unit) => ({ text: unit, address: false }));
}

/** Whether a list has something. In an address book, nobody can look for a receiver that is not there to be read. */
function within(list: Node, all: readonly Thing[], sought: Thing): Result {
  const receiver = unnamed(sought);
  if (list.is === "function" && isText(receiver) && receiver.text === "") return error;
  return has(all, sought);
}

function has(all: readonly Thing[], sought: Thing): Result {
  follow("membership");
  return together(
    all.map((each) => look(each, "error")),
    (things) =>
      together(
        things.map((each) => same(each, sought)),
        (found) => ({ thing: found.some((each) => each === true) }),
      ),
  );
}

function same(left: Thing, right: Thing): Result {
  const [one, other] = [called(left, right), called(right, left)];
  if (isText(one) && isText(other)) {
    const folds = one.address || other.address;
    if (folds) follow("addresses");
    // Behind 0x the case of a hexadecimal letter has no meaning.
    const form = ({ text }: Text) =>
      folds && text.startsWith("0x") ? text.replace(/[A-F]/g, (letter) => letter.toLowerCase()) : text;
    return { thing: form(one) === form(other) };
  }
  if (typeof one === "object" || typeof other === "object" || typeof one !== typeof other) return error;
  return { thing: one === other };
}

/** A thing, or what it is the second name of where it is compared with another. */
function called(thing: Thing, other: Thing): Thing {
  const plain = unnamed(thing);
  if (!isNamed(other) || !isText(plain) || plain.literal !== true) return plain;
  if (!Object.hasOwn(other.names, plain.text)) return plain;
  follow("second-names");
  const value = other.names[plain.text] as bigint | string;
  return typeof value === "bigint" ? value : { text: value, address: false };
}
