// Cuts a source into tokens.

import { isInteger128, maxNameLength } from "./bounds.js";
import type { Span } from "./finding.js";
import { SyntaxFault } from "./syntax.js";
import { readText } from "./text.js";

// Longer symbols stand before those that they begin with.
const symbols = [
  "&&",
  "||",
  "==",
  "!=",
  "<=",
  ">=",
  "..",
  "!",
  "<",
  ">",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  ",",
  ".",
  ":",
] as const;
export type SymbolText = (typeof symbols)[number];

export type Token = Span &
  (
    | { readonly kind: "name"; readonly text: string }
    | { readonly kind: "integer"; readonly value: bigint }
    | { readonly kind: "string"; readonly value: string }
    | { readonly kind: "symbol"; readonly text: SymbolText }
    | { readonly kind: "end" }
  );

const meant: Readonly<Record<string, string>> = {
  "&": "did you mean &&?",
  "|": "did you mean ||?",
  "=": "did you mean ==?",
  '"': "strings take single quotes: 'text'",
  "‘": "strings take straight single quotes: 'text'",
  "’": "strings take straight single quotes: 'text'",
  "-": "a minus sign belongs right before an integer's digits; there is no arithmetic",
  "/": "there are no comments and no arithmetic; a policy has notes for its readers",
};

/** The tokens of a source, an `end` token last. Throws `SyntaxFault`. */
export function tokens(source: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    const token = tokenAt(source, at, code);
    found.push(token);
    at = token.end;
  }
  found.push({ kind: "end", start: at, end: at });
  return found;
}

function tokenAt(source: string, start: number, code: number): Token {
  if (isLetter(code)) return nameAt(source, start);
  if (isDigit(code) || (code === 0x2d && isDigit(source.charCodeAt(start + 1)))) return integerAt(source, start);
  if (code === 0x27) return { kind: "string", ...readText(source, start) };
  const text = symbols.find((symbol) => source.startsWith(symbol, start));
  if (text !== undefined) return { kind: "symbol", text, start, end: start + text.length };
  const character = String.fromCodePoint(source.codePointAt(start) ?? 0);
  throw new SyntaxFault(
    `${describeCharacter(character)} has no meaning here`,
    { start, end: start + character.length },
    Object.hasOwn(meant, character) ? meant[character] : undefined,
  );
}

function nameAt(source: string, start: number): Token {
  let end = start + 1;
  while (isLetter(source.charCodeAt(end)) || isDigit(source.charCodeAt(end))) end += 1;
  if (end - start > maxNameLength) {
    throw new SyntaxFault(`a name has ${end - start} characters`, { start, end }, `${maxNameLength} are allowed`);
  }
  return { kind: "name", text: source.slice(start, end), start, end };
}

function integerAt(source: string, start: number): Token {
  const digits = source[start] === "-" ? start + 1 : start;
  let end = digits + 1;
  while (isDigit(source.charCodeAt(end))) end += 1;
  const span = { start, end };
  if (isLetter(source.charCodeAt(end))) {
    throw new SyntaxFault("a letter follows an integer", span, "integers have only decimal digits");
  }
  if (source[end] === "." && isDigit(source.charCodeAt(end + 1))) {
    throw new SyntaxFault("there are no fractions", span, "amounts are integers of the chain's smallest unit");
  }
  if (source[digits] === "0" && end - digits > 1) {
    throw new SyntaxFault("an integer has a leading 0", span, "leave it out");
  }
  // 128 bits have 39 digits at most.
  const value = end - digits > 39 ? undefined : BigInt(source.slice(start, end));
  if (value === undefined || !isInteger128(value)) {
    throw new SyntaxFault("an integer has more than 128 bits", span, "the greatest is 2^127 - 1, the least -2^127");
  }
  return { kind: "integer", value, start, end };
}

function describeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0x20 && code < 0x7f ? character : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
}
