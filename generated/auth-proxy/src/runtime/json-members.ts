// Reads JSON in which every object has each member name once (RFC 7493 §2.3). `JSON.parse` takes the last of several
// members of one name, other readers take the first: they would not agree on what a signature over the text stands for.

import { endOfString } from "./json-size.js";

/** A JSON text in which an object has two members of one name, however either name is escaped. */
export class RepeatedMemberError extends SyntaxError {
  override readonly name = "RepeatedMemberError";
  /**
   * JSON pointer (RFC 6901) to the member; one of more than 200 characters begins with `…`. Empty where the text has so
   * many members that looking for it would take long.
   */
  readonly path: string;

  constructor(path: string) {
    super(`${path}: expected one member of this name, got another`);
    this.path = path;
  }
}

/**
 * Reads a text as `JSON.parse` does, and refuses repeated names.
 *
 * @throws RepeatedMemberError; SyntaxError for what is not JSON, whose message may quote the text
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // The text has a name for every member of the value, and more only where members were given up for later ones.
  if (countNames(text) !== countMembers(value)) throw new RepeatedMemberError(findRepeated(text));
  return value;
}

const colon = 0x3a;
const longestPath = 200;
const mostSearched = 10_000;

/** How many member names a JSON text has: strings with a colon behind them. */
function countNames(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1;) {
    const next = skipBlank(text, endOfString(text, start) + 1);
    if (text.charCodeAt(next) === colon) count++;
    start = text.indexOf('"', next);
  }
  return count;
}

/** How many members all objects in a JSON value have. */
function countMembers(value: unknown): number {
  let count = 0;
  // Without recursion: a megabyte of brackets is deeper than the stack.
  const open: object[] = isObject(value) ? [value] : [];
  for (let object = open.pop(); object; object = open.pop()) {
    if (Array.isArray(object)) {
      for (const item of object as unknown[]) if (isObject(item)) open.push(item);
    } else {
      for (const name in object) {
        count++;
        const member = (object as Record<string, unknown>)[name];
        if (isObject(member)) open.push(member);
      }
    }
  }
  return count;
}

/** An object or array around the place that is looked at. */
interface Around {
  /** Of an object, the names that it has had so far. */
  readonly names: Set<string> | undefined;
  /** Name or index of what is looked at in it. */
  at: string | number;
}

/** Path of the first member of a JSON text whose name its object has had before, if it is not too far behind. */
function findRepeated(text: string): string {
  const around: Around[] = [];
  let searched = 0;
  for (let at = 0; at < text.length; at++) {
    const inside = around[around.length - 1];
    switch (text[at]) {
      case "{":
        around.push({ names: new Set(), at: "" });
        break;
      case "[":
        around.push({ names: undefined, at: 0 });
        break;
      case "}":
      case "]":
        around.pop();
        break;
      case ",":
        if (typeof inside?.at === "number") inside.at++;
        break;
      case '"': {
        const end = endOfString(text, at) + 1;
        if (inside?.names && text.charCodeAt(skipBlank(text, end)) === colon) {
          if (++searched > mostSearched) return "";
          inside.at = JSON.parse(text.slice(at, end)) as string;
          if (inside.names.has(inside.at)) return pointer(around);
          inside.names.add(inside.at);
        }
        at = end - 1;
      }
    }
  }
  return "";
}

function skipBlank(text: string, at: number): number {
  let next = at;
  for (let code = text.charCodeAt(next); code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;) {
    code = text.charCodeAt(++next);
  }
  return next;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function pointer(around: readonly Around[]): string {
  let path = "";
  for (let depth = around.length - 1; depth >= 0 && path.length <= longestPath; depth--) {
    path = `/${String(around[depth]!.at).replaceAll("~", "~0").replaceAll("/", "~1")}${path}`;
  }
  return path.length > longestPath ? `…${path.slice(-longestPath)}` : path;
}
