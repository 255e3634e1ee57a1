// On which activity two sets of policies differ: activities are made of the values that the policies mention, and of ones that
// none does, and tried one by one, those with the fewest unusual values first.

import type { InTurns } from "../event-loop/turns.js";
import { Budget, compile, type Context, type Program } from "../policy-language/policy.js";
import type { ParsedTime } from "../policy-language/time/parser.js";
import type { StructType, Type } from "../policy-language/types.js";
import { roots } from "../policy-language/vocabulary.js";
import type { Rule } from "./blind-spots.js";
import { activitiesByType } from "./known-values.js";
import { Mentions, type Mentioned } from "./mentioned.js";
import { alternativesOf } from "./oversights.js";
import { instantsOf, readTime } from "./times.js";

/** What a set of policies says of an activity, with the approvals that it has. */
export type Verdict = "allows" | "denies" | "waits" | "says nothing";

export interface Difference {
  /** What differs from an activity of which nothing is said, by words. */
  readonly given: ReadonlyMap<string, unknown>;
  readonly context: Context;
  /** When, in milliseconds since 1970; undefined where no policy has a time. */
  readonly now: number | undefined;
  readonly one: Verdict;
  readonly other: Verdict;
}

export interface Compared {
  readonly difference: Difference | undefined;
  readonly tried: number;
  /** Whether all activities within the bounds were tried. */
  readonly isWhole: boolean;
}

/** Elements that lists have at most. */
const mostElements = 2;
/** Different elements of a list that are tried. */
const mostKinds = 16;

/** Something that can differ between activities, the usual value first. */
interface Dimension {
  readonly word: string;
  readonly values: readonly unknown[];
}

/**
 * Finds the smallest activity on which two sets of policies differ, whose expressions compile, and the instant if it matters.
 *
 * @param most how many activities are tried at most
 */
export function* comparing(one: readonly Rule[], other: readonly Rule[], most: number): InTurns<Compared> {
  const mentions = new Mentions();
  for (const { condition, consensus } of [...one, ...other]) {
    mentions.add(condition);
    mentions.add(consensus);
  }
  const mentioned = mentions.all();
  const [first, second] = [one.map(compiled), other.map(compiled)];
  const instants = instantsOf([...first, ...second].map(({ time }) => time));
  let tried = 0;
  const worlds = [...alternativesOf(new Set([...mentioned.keys()].map(rootOf)))].map((present) => [
    ...dimensionsOf(present, mentioned),
    ...(instants.length > 1 ? [{ word: "time.now", values: instants }] : []),
  ]);
  const deepest = Math.max(0, ...worlds.map((dimensions) => dimensions.length));
  for (let unusual = 0; unusual <= deepest; unusual++) {
    for (const dimensions of worlds) {
      for (const given of choices(dimensions, unusual)) {
        if (tried === most) return { difference: undefined, tried, isWhole: false };
        tried += 1;
        if (tried % 100 === 0) yield;
        const context = contextOf(dimensions, given);
        const now = (given.get("time.now") as number | undefined) ?? instants[0];
        const [left, right] = [verdictOf(first, context, now ?? 0), verdictOf(second, context, now ?? 0)];
        if (left === right) continue;
        return { difference: { given, context, now, one: left, other: right }, tried, isWhole: true };
      }
    }
  }
  return { difference: undefined, tried, isWhole: true };
}

interface CompiledRule {
  readonly effect: string;
  readonly condition: Program;
  readonly consensus: Program;
  readonly time: ParsedTime;
}

function compiled({ effect, condition, consensus, time }: Rule): CompiledRule {
  const program = (source: string, kind: "condition" | "consensus") => {
    const found = compile(source, kind);
    if (!found.ok) throw new Error(`an expression does not compile: ${source}`);
    return found.program;
  };
  const when = readTime(time);
  if (!when) throw new Error(`a time does not compile: ${time}`);
  return { effect, condition: program(condition, "condition"), consensus: program(consensus, "consensus"), time: when };
}

const steps = 50_000;

function verdictOf(rules: readonly CompiledRule[], context: Context, now: number): Verdict {
  let verdict: Verdict = "says nothing";
  for (const { effect, condition, consensus, time } of rules) {
    if (!time.holdsAt(now)) continue;
    const [when, who] = [condition, consensus].map((program) => program.evaluate(context, new Budget(steps)));
    const isTrue = [when, who].map((outcome) => outcome !== undefined && "value" in outcome && outcome.value);
    const isError = [when, who].map((outcome) => outcome !== undefined && "error" in outcome);
    if (effect === "EFFECT_DENY") {
      if ((isTrue[0] || isError[0]) && (isTrue[1] || isError[1])) return "denies";
    } else if (isTrue[0] && isTrue[1]) verdict = "allows";
    else if (isTrue[0] && verdict === "says nothing") verdict = "waits";
  }
  return verdict;
}

function rootOf(word: string): string {
  return (
    [...roots.keys()].find(
      (root) => word === root || (/^[.[#]/.test(word.slice(root.length)) && word.startsWith(root)),
    ) ?? word
  );
}

/** What can differ between activities that have these words. */
function dimensionsOf(
  present: ReadonlySet<string>,
  mentioned: ReadonlyMap<string, ReadonlySet<Mentioned>>,
): Dimension[] {
  const dimensions: Dimension[] = [...present].map((word) => ({ word, values: [undefined] }));
  const isSigning = [...present].some((word) => word.includes(".") || word === "payload");
  dimensions.push({ word: "activity", values: activitiesFor(mentioned, isSigning) });
  const lists = new Set(
    [...mentioned.keys()].flatMap((word) => (/[[#]/.test(word) ? [word.replace(/[[#].*$/, "")] : [])),
  );
  for (const word of new Set([...mentioned.keys(), ...lists])) {
    const root = rootOf(word);
    if (/[[#]/.test(word) || (root === "activity" && !word.startsWith("activity.params."))) continue;
    // All wallets are the one wallet.
    if ((!present.has(root) && !always.has(root)) || root === "wallets") continue;
    const type = typeOf(word);
    const values = valuesOf(word, type, mentioned);
    if (values.length > 1) dimensions.push({ word, values });
  }
  return dimensions;
}

const always = new Set(["activity", "approvers", "credentials"]);

/** Of the activities that are not told apart by what is mentioned, one. */
function activitiesFor(mentioned: ReadonlyMap<string, ReadonlySet<Mentioned>>, isSigning: boolean): readonly unknown[] {
  const told = (["type", "kind", "family", "resource", "action"] as const).map(
    (field) => [field, mentioned.get(`activity.${field}`) ?? new Set<Mentioned>()] as const,
  );
  const alike = new Map<string, unknown>();
  for (const activity of activitiesByType) {
    if (isSigning && activity.action !== "SIGN") continue;
    const name = told.map(([field, values]) => (values.has(activity[field]) ? activity[field] : "")).join(" ");
    if (!alike.has(name)) alike.set(name, activity);
  }
  return [...alike.values()];
}

function typeOf(word: string): Type | undefined {
  const root = rootOf(word);
  let type: Type | undefined = roots.get(root)?.type;
  const rest = word.slice(root.length).match(/\.\w+|\[\]/g) ?? [];
  for (const part of rest) {
    if (part === "[]") type = type?.kind === "list" ? type.item : type;
    else if (type?.kind === "struct") type = fieldOf(type, part.slice(1));
  }
  return type;
}

function fieldOf({ fields, aliases }: StructType, name: string): Type | undefined {
  return fields.get(aliases.get(name) ?? name);
}

function valuesOf(
  word: string,
  type: Type | undefined,
  mentioned: ReadonlyMap<string, ReadonlySet<Mentioned>>,
): unknown[] {
  const own = [...(mentioned.get(word) ?? [])];
  switch (type?.kind) {
    case "boolean":
      return [false, true];
    case "integer": {
      const around = own.flatMap((value) => (typeof value === "bigint" ? [value, value + 1n, value - 1n] : []));
      const named = own.flatMap((value) => (type.synonyms?.get(String(value)) ?? []) as bigint | []);
      return distinct([0n, ...around.filter((value) => value >= 0n), ...named]);
    }
    case "string":
      return distinct(["", "some other", ...own.filter((value) => typeof value === "string")]);
    case "list":
      return listsOf(word, type.item, mentioned);
    case "dynamic":
      return distinct([
        undefined,
        "some other",
        ...own.map((value) => (typeof value === "bigint" ? Number(value) : value)),
      ]);
    default:
      return [];
  }
}

function listsOf(word: string, item: Type, mentioned: ReadonlyMap<string, ReadonlySet<Mentioned>>): unknown[] {
  let kinds: unknown[];
  if (item.kind === "struct") {
    const fields = [...mentioned.keys()].filter(
      (each) => each.startsWith(`${word}[].`) && !/[[#]/.test(each.slice(word.length + 2)),
    );
    const inner = [...mentioned.keys()].filter(
      (each) => each.startsWith(`${word}[].`) && each.slice(word.length + 2).includes("["),
    );
    const names = new Set([...fields, ...inner].map((each) => each.slice(word.length + 3).replace(/[.[#].*$/, "")));
    kinds = [usual(item)];
    for (const name of names) {
      const field = item.aliases.get(name) ?? name;
      const values = valuesOf(`${word}[].${name}`, fieldOf(item, name), mentioned);
      kinds = kinds
        .flatMap((kind) => values.map((value) => ({ ...(kind as object), [field]: value })))
        .slice(0, mostKinds);
    }
  } else kinds = valuesOf(`${word}[]`, item, mentioned).slice(0, mostKinds);
  const singles = kinds.map((kind) => [kind]);
  const pairs = mostElements < 2 ? [] : kinds.flatMap((kind, at) => kinds.slice(at).map((other) => [kind, other]));
  // Whoever asks has approved, with a credential.
  return word === "approvers" || word === "credentials" ? [...singles, ...pairs] : [[], ...singles, ...pairs];
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Set(values)];
}

/** A value of a type of which nothing is said. */
function usual(type: Type): unknown {
  switch (type.kind) {
    case "boolean":
      return false;
    case "integer":
      return 0n;
    case "string":
      return "";
    case "list":
      return [];
    case "dynamic":
      return undefined;
    case "struct":
      return Object.fromEntries([...type.fields].map(([name, field]) => [name, usual(field)]));
  }
}

/** All ways in which so many dimensions have another value than the usual. */
function* choices(dimensions: readonly Dimension[], unusual: number): Generator<ReadonlyMap<string, unknown>> {
  if (unusual === 0) {
    yield new Map();
    return;
  }
  for (const [at, { word, values }] of dimensions.entries()) {
    for (const rest of choices(dimensions.slice(at + 1), unusual - 1)) {
      for (const value of values.slice(1)) yield new Map([[word, value], ...rest]);
    }
  }
}

function contextOf(dimensions: readonly Dimension[], given: ReadonlyMap<string, unknown>): Context {
  const context: Record<string, unknown> = {
    approvers: [usualItem("approvers")],
    credentials: [usualItem("credentials")],
  };
  const params: Record<string, unknown> = {};
  for (const { word, values } of dimensions) {
    if (word === "time.now") continue;
    const value = given.has(word) ? given.get(word) : values[0];
    const root = rootOf(word);
    if (word === "activity") context["activity"] = { ...(value as object), params };
    else if (root === "activity") put(params, word.slice("activity.params.".length).split("."), value);
    else put(context, word.split("."), value === undefined && word === root ? usual(roots.get(root)!.type) : value);
  }
  const { wallet, wallets } = context;
  if (wallets !== undefined) context["wallets"] = [wallet ?? usualItem("wallets")];
  if (wallets !== undefined) context["wallet"] ??= usualItem("wallets");
  return context as unknown as Context;
}

/** An element of a list of which nothing is said. */
function usualItem(word: string): unknown {
  const type = roots.get(word)?.type;
  return type?.kind === "list" ? usual(type.item) : undefined;
}

function put(into: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    if (value !== undefined) into[name] = value;
    return;
  }
  put((into[name] ??= {}) as Record<string, unknown>, rest, value);
}
