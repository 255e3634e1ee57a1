// String literals: in single quotes, with \' and \\ for quote and backslash, and \u{…} for any character by its number.

import type { Span } from "./finding.js";
import { SyntaxFault } from "./syntax.js";

/** The literal of a string. A policy that holds it compiles, whatever the string. */
export function quoteText(text: string): string {
  let quoted = "'";
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (character === "'" || character === "\\") quoted += `\\${character}`;
    else quoted += isHidden(code) ? `\\u{${code.toString(16)}}` : character;
  }
  return `${quoted}'`;
}

/** Reads the literal that begins with the quote at `start`. Throws `SyntaxFault`. */
export function readText(source: string, start: number): Span & { readonly value: string } {
  let value = "";
  let at = start + 1;
  let copied = at;
  for (;;) {
    if (at >= source.length) {
      throw new SyntaxFault("a string is not closed", { start, end: source.length }, "it ends with a single quote");
    }
    const code = source.charCodeAt(at);
    if (code === 0x27) return { value: value + source.slice(copied, at), start, end: at + 1 };
    if (code === 0x5c) {
      const escape = readEscape(source, at);
      value += source.slice(copied, at) + escape.value;
      at = copied = escape.end;
    } else {
      if (isHidden(code)) {
        const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
        const suggestion = `write \\u{${code.toString(16)}}, or close the string before it`;
        throw new SyntaxFault(`a string contains ${name}, which is invisible`, { start: at, end: at + 1 }, suggestion);
      }
      at += 1;
    }
  }
}

function readEscape(source: string, start: number): { readonly value: string; readonly end: number } {
  const next = source[start + 1];
  if (next === "'" || next === "\\") return { value: next, end: start + 2 };
  const [escape, digits] = /^\\u\{([0-9a-fA-F]{1,6})\}/.exec(source.slice(start, start + 10)) ?? [];
  const code = digits === undefined ? Number.NaN : Number.parseInt(digits, 16);
  if (escape === undefined || !(code <= 0x10ffff)) {
    const span = { start, end: Math.min(start + 2, source.length) };
    throw new SyntaxFault("a backslash begins an unknown escape", span, "use \\', \\\\ or \\u{…}");
  }
  return { value: String.fromCodePoint(code), end: start + escape.length };
}

// Controls, line ends, and the marks that make text run right to left: a policy must read as what it is.
function isHidden(code: number): boolean {
  return (
    code < 0x20 ||
    (code >= 0x7f && code <= 0x9f) ||
    code === 0x61c ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069) ||
    code === 0xfeff
  );
}
