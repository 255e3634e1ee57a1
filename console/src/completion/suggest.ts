// What can follow at a place in an expression of a policy. The text before it is read as far as it goes; nothing is said of
// what is right, which the service alone tells.

import { elementOf, fieldOf, isFunction, membersOf, resultOf, rootsOf, valuesOf } from "./vocabulary.js";
import type { ExpressionKind, Type } from "./vocabulary.js";

export interface Suggestion {
  /** As it is shown. */
  readonly name: string;
  /** What takes the place of what was written of it. */
  readonly text: string;
  readonly of: "boolean" | "integer" | "text" | "any" | "list" | "fields" | "function" | "value";
}

export interface Suggestions {
  /** From where to where the text is replaced. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly Suggestion[];
}

/** What is known of a part of an expression. */
interface Part {
  readonly type: Type | undefined;
  /** Such as `activity.type`; `credentials[].type` of elements. */
  readonly path: string;
}

/** What an opened parenthesis or bracket belongs to. */
interface Frame {
  readonly opens: "group" | "call" | "list" | "index";
  /** What is called, or looked into. */
  readonly base: Part | undefined;
  readonly call: string;
  /** With what the whole is compared. */
  readonly left: Part | undefined;
  /** The name that a call gives to elements. */
  item?: string;
  isSlice?: boolean;
}

interface Reading {
  /** What stands before the dot; undefined where there is none. */
  readonly base: Part | undefined;
  readonly isAfterDot: boolean;
  /** Whether a value is complete, so that an operator would have to follow. */
  readonly isComplete: boolean;
  /** With what a text would be compared. */
  readonly left: Part | undefined;
  /** Names of elements, the innermost first. */
  readonly items: readonly (readonly [name: string, type: Type | undefined])[];
}

/** What expressions are made of; a text that is not closed goes on to the end. */
export const token = /'(?:[^'\\]|\\.)*'?|[A-Za-z_]\w*|\d+|&&|\|\||[=!<>]=|\.\.|\S/gsu;
const operators: readonly string[] = ["==", "!=", "<", ">", "<=", ">=", "in"];
const time: Readonly<Record<string, string>> = {
  "time.now": "time.now",
  Timestamp: "Timestamp('",
  CronSpan: "CronSpan('",
};

/** What can stand at a place; undefined where nothing is known. */
export function suggestionsAt(text: string, at: number, kind: ExpressionKind): Suggestions | undefined {
  const before = text.slice(0, at);
  const tokens = [...before.matchAll(token)];
  const last = tokens.at(-1);
  const isWithin = last !== undefined && last.index + last[0].length === at;
  if (isWithin && last[0].startsWith("'") && !isClosed(last[0])) {
    return valueSuggestions(text, at, last[0], read(tokens.slice(0, -1), kind));
  }
  const isName = isWithin && /^[A-Za-z_]/.test(last[0]);
  const written = isName ? last[0] : "";
  const reading = read(isName ? tokens.slice(0, -1) : tokens, kind);
  const options = reading.isAfterDot
    ? memberSuggestions(reading.base)
    : reading.isComplete
      ? []
      : wordSuggestions(reading, kind);
  const to = at + (/^\w*/.exec(text.slice(at))?.[0].length ?? 0);
  return offered(at - written.length, isName ? to : at, written, options);
}

function memberSuggestions(base: Part | undefined): Suggestion[] {
  if (base?.type === undefined) return [];
  return membersOf(base.type).map(([name, type]) => ({ name, text: textOf(name, type), of: shapeOf(type) }));
}

function textOf(name: string, type: Type | "function"): string {
  if (type !== "function") return name;
  return name === "count" ? "count()" : `${name}(`;
}

function wordSuggestions({ items }: Reading, kind: ExpressionKind): Suggestion[] {
  const constants = ["true", "false"].map((name) => ({ name, text: name, of: "boolean" as const }));
  if (kind === "time") {
    const words = Object.entries(time).map(([name, text]) => ({ name, text, of: "function" as const }));
    return [...words, ...constants];
  }
  const words = Object.entries(rootsOf(kind).fields).map(([name, type]) => ({ name, text: name, of: shapeOf(type) }));
  const elements = items.map(([name, type]) => ({ name, text: name, of: shapeOf(type ?? "any") }));
  return [...elements, ...words, ...constants];
}

function valueSuggestions(text: string, at: number, open: string, { left }: Reading): Suggestions | undefined {
  const written = open.slice(1);
  const rest = /^[^'\n]*'?/.exec(text.slice(at))?.[0] ?? "";
  const to = /^\w*'$/.test(rest) ? at + rest.length : at;
  const values = left === undefined ? [] : valuesOf(left.path, left.type);
  const options = values.map((name) => ({ name, text: `${name}'`, of: "value" as const }));
  return offered(at - written.length, to, written, options);
}

/** Those that begin like what was written, and then those that have it elsewhere. */
function offered(from: number, to: number, written: string, options: readonly Suggestion[]): Suggestions | undefined {
  const sought = written.toLowerCase();
  const found = options.filter(({ name }) => name.toLowerCase().includes(sought) && name !== written);
  const begins = ({ name }: Suggestion) => (name.toLowerCase().startsWith(sought) ? 0 : 1);
  const sorted = found.sort((one, other) => begins(one) - begins(other));
  return sorted.length === 0 ? undefined : { from, to, options: sorted };
}

function shapeOf(type: Type | "function"): Suggestion["of"] {
  if (typeof type === "string") return type;
  if ("list" in type) return "list";
  return "fields" in type ? "fields" : type.is;
}

function isClosed(literal: string): boolean {
  return /^'(?:[^'\\]|\\.)*'$/s.test(literal);
}

function read(tokens: readonly RegExpExecArray[], kind: ExpressionKind): Reading {
  const roots = kind === "time" ? { fields: { time: { fields: { now: "integer" as const } } } } : rootsOf(kind);
  const frames: Frame[] = [];
  let part: Part | undefined;
  let left: Part | undefined;
  let isAfterDot = false;
  let call = "";
  const open = (opens: Frame["opens"]) => {
    frames.push({ opens, base: part, call, left });
    // What a list is compared with, its elements are.
    if (opens !== "list") left = undefined;
    part = undefined;
    call = "";
  };
  const close = () => {
    const frame = frames.pop();
    if (!frame) return;
    const inner = part;
    ({ left } = frame);
    part = closed(frame, inner);
  };
  for (const [index, { 0: text }] of tokens.entries()) {
    if (isAfterDot && /^[A-Za-z_]/.test(text)) {
      isAfterDot = false;
      if (tokens[index + 1]?.[0] === "(" && isFunction(text)) call = text;
      else part = part && memberOf(part, text);
      continue;
    }
    isAfterDot = false;
    const frame = frames.at(-1);
    if (text === ".") isAfterDot = true;
    else if (text === "(") open(call === "" ? "group" : "call");
    else if (text === "[") open(part === undefined ? "list" : "index");
    else if (text === ")" || text === "]") close();
    else if (text === "&&" || text === "||") part = left = undefined;
    else if (operators.includes(text)) {
      left = part;
      part = undefined;
    } else if (text === "..") {
      if (frame) frame.isSlice = true;
      part = undefined;
    } else if (text === ",") {
      part = undefined;
      if (frame?.opens !== "list") left = undefined;
    } else if (text.startsWith("'")) part = { type: "text", path: "" };
    else if (/^\d/.test(text)) part = { type: "integer", path: "" };
    else if (/^[A-Za-z_]/.test(text)) {
      if (frame?.opens === "call" && frame.item === undefined && tokens[index + 1]?.[0] === ",") frame.item = text;
      else part = lookedUp(text, frames, roots);
    }
  }
  const isComplete = part !== undefined && !isAfterDot;
  return { base: part, isAfterDot, isComplete, left, items: itemsOf(frames) };
}

/** What something in parentheses or brackets comes to. */
function closed({ opens, base, call, isSlice }: Frame, inner: Part | undefined): Part | undefined {
  switch (opens) {
    case "group":
      return inner;
    case "call":
      return { type: resultOf(call, base?.type), path: call === "filter" ? (base?.path ?? "") : "" };
    case "list":
      return { type: { list: inner?.type ?? "any" }, path: "" };
    case "index":
      return isSlice ? base : { type: base?.type && elementOf(base.type), path: `${base?.path ?? ""}[]` };
  }
}

function memberOf({ type, path }: Part, name: string): Part {
  return { type: type && fieldOf(type, name), path: `${path}.${name}` };
}

function itemsOf(frames: readonly Frame[]): Reading["items"] {
  return frames
    .flatMap(({ base, item }) => (item === undefined ? [] : [[item, base?.type && elementOf(base.type)] as const]))
    .reverse();
}

function lookedUp(name: string, frames: readonly Frame[], { fields }: ReturnType<typeof rootsOf>): Part {
  const frame = frames.findLast(({ item }) => item === name);
  if (frame) return { type: frame.base?.type && elementOf(frame.base.type), path: `${frame.base?.path ?? ""}[]` };
  if (Object.hasOwn(fields, name)) return { type: fields[name], path: name };
  // Of words such as eth.tx, the first half.
  const dotted = Object.entries(fields).filter(([word]) => word.startsWith(`${name}.`));
  const rest = dotted.map(([word, type]) => [word.slice(name.length + 1), type] as const);
  return { type: rest.length === 0 ? undefined : { fields: Object.fromEntries(rest) }, path: name };
}
