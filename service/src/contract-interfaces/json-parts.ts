// Parses long JSON in parts. JSON.parse takes some 50 milliseconds for 400 kB that are written to take long, and nobody else is
// served meanwhile; of 32 kB it takes a few.

import { parseJson, RepeatedMemberError } from "@countersign/api/json";
import type { InTurns } from "../event-loop/turns.js";
import { refusal } from "./refusal.js";

/** Characters of an element of the outermost list, or of one of the lists that the outermost object has. */
const maxPart = 32_768;
const maxParts = 20_000;

/**
 * A list or an object, whose lists are parsed element by element.
 *
 * @throws ApiError INVALID_ARGUMENT for what is not JSON, for members that are there twice, and for parts that are too long
 */
export function* parsingInParts(text: string): InTurns<unknown> {
  const [start, end] = trimmed(text, 0, text.length);
  if (text[start] === "[") return yield* parsingList(text, start, end);
  if (text[start] !== "{") throw refusal("it is neither a list nor an object in JSON");
  const members: [string, unknown][] = [];
  const names = new Set<string>();
  for (const [from, to] of partsOf(text, start, end)) {
    const colon = nameEnd(text, from);
    const name = parsed(text.slice(from, colon));
    if (typeof name !== "string") throw refusal("it is not JSON");
    if (names.has(name)) throw refusal(`it has two members ${JSON.stringify(name.slice(0, 80))}`);
    names.add(name);
    const [first, last] = trimmed(text, colon + 1, to);
    members.push([name, text[first] === "[" ? yield* parsingList(text, first, last) : part(text, first, last)]);
    yield;
  }
  // Defines a member `__proto__` as any other.
  return Object.fromEntries(members);
}

function* parsingList(text: string, start: number, end: number): InTurns<unknown[]> {
  const items: unknown[] = [];
  for (const [from, to] of partsOf(text, start, end)) {
    items.push(part(text, from, to));
    if (items.length > maxParts) throw refusal(`it has a list of more than ${maxParts} elements`);
    yield;
  }
  return items;
}

function part(text: string, from: number, to: number): unknown {
  if (to - from > maxPart) throw refusal(`a part of it has more than ${maxPart} characters`);
  return parsed(text.slice(from, to));
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw refusal(error instanceof RepeatedMemberError ? error.message : "it is not JSON");
  }
}

/** What lies between the commas of a list or object, which takes all of the text from a start to an end. */
function* partsOf(text: string, start: number, end: number): Generator<readonly [from: number, to: number]> {
  const closing = text[start] === "[" ? 0x5d : 0x7d;
  if (end - start < 2 || text.charCodeAt(end - 1) !== closing) throw refusal("it is not JSON");
  let from = start + 1;
  if (trimmed(text, from, end - 1)[0] === end - 1) return;
  let depth = 0;
  for (let at = from; at < end - 1; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = stringEnd(text, at, end - 1);
    else if (code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x5d || code === 0x7d) depth -= 1;
    else if (code === 0x2c && depth === 0) {
      yield [from, at];
      from = at + 1;
    }
    if (depth < 0) break;
  }
  if (depth !== 0) throw refusal("it is not JSON");
  yield [from, end - 1];
}

/** Where the quote is that ends a string. */
function stringEnd(text: string, start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at += 1;
    else if (code === 0x22) return at;
  }
  throw refusal("it is not JSON");
}

/** Where the colon is behind the name of a member. */
function nameEnd(text: string, from: number): number {
  const [quote] = trimmed(text, from, text.length);
  if (text[quote] !== '"') throw refusal("it is not JSON");
  const [colon] = trimmed(text, stringEnd(text, quote, text.length) + 1, text.length);
  if (text[colon] !== ":") throw refusal("it is not JSON");
  return colon;
}

function trimmed(text: string, from: number, to: number): readonly [from: number, to: number] {
  let [start, end] = [from, to];
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return [start, end];
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
