// Strings: addresses whose letter case tells nothing, and searching within the bounds of an evaluation.

import type { Failure, State } from "./value.js";

/**
 * Whether two strings are the same address. Behind `0x` the case of hexadecimal letters tells nothing but a checksum
 * (EIP-55); elsewhere, as in base58, it matters.
 */
export function sameAddress(state: State, left: string, right: string): boolean | Failure {
  if (left.length !== right.length) return false;
  if (left.length > 64) {
    state.steps += left.length >> 8;
    if (state.steps > state.limit) return state.overrun;
  }
  if (left === right) return true;
  if (!isHexadecimal(left) || !isHexadecimal(right)) return false;
  let at = 2;
  while (at < left.length && fold(left.charCodeAt(at)) === fold(right.charCodeAt(at))) {
    at += 1;
    if ((at & 63) === 0) {
      state.steps += 32;
      if (state.steps > state.limit) return state.overrun;
    }
  }
  state.steps += (at & 63) >> 1;
  return at === left.length;
}

/** The one form of all strings that are the same address. */
export function addressForm(address: string): string {
  if (!isHexadecimal(address)) return address;
  return /^0x[\dA-Fa-f]*$/.test(address)
    ? address.toLowerCase()
    : address.replace(/[A-F]/g, (letter) => letter.toLowerCase());
}

function isHexadecimal(address: string): boolean {
  return address.charCodeAt(0) === 0x30 && address.charCodeAt(1) === 0x78;
}

function fold(code: number): number {
  return code >= 0x41 && code <= 0x46 ? code | 0x20 : code;
}

/**
 * Whether a text has another as a part. V8 searches for up to 250 characters in the time of going through the text a few
 * times; for more it may take as long as the product of both lengths, so these are searched for in the way of Knuth,
 * Morris and Pratt.
 */
export function includesText(state: State, text: string, sought: string): boolean | Failure {
  state.steps += searchCost(text.length, sought.length);
  if (state.steps > state.limit) return state.overrun;
  if (sought.length <= 250 || sought.length > text.length) return text.includes(sought);
  const borders = bordersOf(sought);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    while (matched > 0 && sought.charCodeAt(matched) !== code) matched = borders[matched - 1]!;
    if (sought.charCodeAt(matched) === code) matched += 1;
    if (matched === sought.length) return true;
  }
  return false;
}

function searchCost(length: number, sought: number): number {
  if (sought < 2) return length >> 5;
  if (sought < 7) return length;
  return sought <= 250 ? length >> 1 : (5 * (length + sought)) >> 2;
}

/** For each beginning of a text, how long its longest proper part is that it both begins and ends with. */
function bordersOf(text: string): Uint32Array {
  const borders = new Uint32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    while (length > 0 && text.charCodeAt(length) !== code) length = borders[length - 1]!;
    if (text.charCodeAt(length) === code) length += 1;
    borders[at] = length;
  }
  return borders;
}
