// Bounds of plain values: read from the YAML, checked for sense, compared when one type becomes another.

import { costlyInput } from "../check/patterns.js";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, entry, number, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { int64Range, isInt64 } from "../model/formats.js";
import type { Base, Bounds } from "../model/model.js";

type Kind = Base | "other";
type Draft = { -readonly [Key in keyof Bounds]: Bounds[Key] };

/** What each bound is for. */
const applies: Readonly<Record<string, { readonly to: readonly Kind[]; readonly words: string }>> = {
  minLength: { to: ["string", "bytes"], words: "it bounds strings" },
  maxLength: { to: ["string", "bytes"], words: "it bounds strings" },
  pattern: { to: ["string"], words: "it bounds strings" },
  minimum: { to: ["int32", "int64", "number"], words: "it bounds numbers" },
  maximum: { to: ["int32", "int64", "number"], words: "it bounds numbers" },
  exclusiveMinimum: { to: ["number"], words: "it bounds `number`" },
  exclusiveMaximum: { to: ["number"], words: "it bounds `number`" },
  multipleOf: { to: ["int32"], words: "it bounds int32 numbers" },
  encoding: { to: ["bytes"], words: "it says how `bytes` are written" },
};

/** The bounds written at `node`, on top of `base`. Those that do not suit the kind of value are reported. */
export function readBounds(node: Node, kind: Kind, base: Bounds, diagnostics: Diagnostics): Bounds {
  for (const [key, { to, words }] of Object.entries(applies)) {
    const found = entry(node, key);
    if (found && !to.includes(kind))
      diagnostics.report("CS0302", found.keyPosition, `\`${key}\` does not apply to this type`, words);
  }
  const bounds: Draft = { ...base };
  const reader = new Reader(node, bounds, diagnostics);
  if (kind === "string" || kind === "bytes") reader.lengths();
  if (kind === "string") reader.pattern();
  if (kind === "bytes") reader.encoding();
  if (kind === "int32") reader.int32();
  if (kind === "number") reader.number();
  if (kind === "int64") reader.int64();
  return bounds;
}

class Reader {
  readonly #node: Node;
  readonly #bounds: Draft;
  readonly #diagnostics: Diagnostics;

  constructor(node: Node, bounds: Draft, diagnostics: Diagnostics) {
    this.#node = node;
    this.#bounds = bounds;
    this.#diagnostics = diagnostics;
  }

  lengths(): void {
    this.#numbers(["minLength", "maxLength"]);
    this.#order("minLength", this.#bounds.minLength, "maxLength", this.#bounds.maxLength);
  }

  encoding(): void {
    const written = text(child(this.#node, "encoding"));
    if (written === "base64url") this.#bounds.encoding = written;
    if (written === "base64") delete this.#bounds.encoding;
  }

  pattern(): void {
    const pattern = text(child(this.#node, "pattern"));
    if (pattern !== undefined && checkPattern(this.#node, pattern, this.#diagnostics)) this.#bounds.pattern = pattern;
  }

  int32(): void {
    this.#numbers(["minimum", "maximum", "multipleOf"], (value) => value === (value | 0), "a 32-bit integer");
    this.#order("minimum", this.#bounds.minimum, "maximum", this.#bounds.maximum);
  }

  number(): void {
    this.#numbers(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]);
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = this.#bounds;
    this.#order("minimum", minimum, "maximum", maximum);
    this.#order("exclusiveMinimum", exclusiveMinimum, "exclusiveMaximum", exclusiveMaximum, true);
    this.#order("exclusiveMinimum", exclusiveMinimum, "maximum", maximum, true);
    this.#order("minimum", minimum, "exclusiveMaximum", exclusiveMaximum, true);
  }

  int64(): void {
    const [low, high] = [this.#int64("minimum"), this.#int64("maximum")];
    if (low !== undefined) this.#bounds.int64Minimum = low;
    if (high !== undefined) this.#bounds.int64Maximum = high;
    const { int64Minimum = int64Range.minimum, int64Maximum = int64Range.maximum } = this.#bounds;
    this.#order("minimum", BigInt(int64Minimum), "maximum", BigInt(int64Maximum));
  }

  /** A bound beyond 2 ** 53 is written as a string: YAML would round the number. */
  #int64(key: "minimum" | "maximum"): string | undefined {
    const found = child(this.#node, key);
    if (!found) return undefined;
    const exact = number(found);
    const written = text(found) ?? (Number.isSafeInteger(exact) ? String(exact) : "");
    if (isInt64(written)) return written;
    // What is neither a number nor a string has been reported.
    if (exact === undefined && text(found) === undefined) return undefined;
    const help = "write numbers beyond 2^53 in quotes";
    this.#diagnostics.report("CS0307", found.position, `\`${key}\` is not a 64-bit integer`, help);
    return undefined;
  }

  #numbers<
    Key extends
      | "minLength"
      | "maxLength"
      | "minimum"
      | "maximum"
      | "exclusiveMinimum"
      | "exclusiveMaximum"
      | "multipleOf",
  >(keys: readonly Key[], fits: (value: number) => boolean = () => true, expected = "a number"): void {
    for (const key of keys) {
      const found = child(this.#node, key);
      const value = number(found);
      // The form of these two lets everything through that a bound of some type may be.
      const isOpen = key === "minimum" || key === "maximum";
      const isWrong = value === undefined ? text(found) !== undefined : !fits(value);
      if (found && isOpen && isWrong)
        this.#diagnostics.report("CS0307", found.position, `\`${key}\` is not ${expected}`);
      else if (value !== undefined) this.#bounds[key] = value;
    }
  }

  #order<Bound extends number | bigint>(
    lowKey: string,
    low: Bound | undefined,
    highKey: string,
    high: Bound | undefined,
    isExclusive = false,
  ): void {
    const node = this.#node;
    const isOwn = entry(node, lowKey) !== undefined || entry(node, highKey) !== undefined;
    if (low === undefined || high === undefined || !isOwn || low < high || (low === high && !isExclusive)) return;
    const position = (entry(node, lowKey) ?? entry(node, highKey))?.keyPosition ?? node.position;
    const words = low === high ? "leaves nothing below" : "is above";
    this.#diagnostics.report("CS0302", position, `${lowKey} ${low} ${words} ${highKey} ${high}: no value fits`);
  }
}

function checkPattern(node: Node, pattern: string, diagnostics: Diagnostics): boolean {
  const position = child(node, "pattern")?.position ?? node.position;
  try {
    new RegExp(pattern, "u");
    const input = costlyInput(pattern);
    if (input === undefined) return true;
    const help = "let every character match in only one way";
    diagnostics.report("CS0306", position, `the pattern takes exponentially long for ${input}`, help);
    return false;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    diagnostics.report("CS0303", position, `the pattern is not a regular expression: ${message}`);
    return false;
  }
}
