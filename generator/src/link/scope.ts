// Which name means what. Types are looked up here while records are linked.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { Position } from "../diagnostics/position.js";
import { plainBases, startingBounds } from "../model/formats.js";
import type { Limits, Scalar, Type } from "../model/model.js";
import type { EnumDraft, ShapeDraft, UnionDraft } from "./draft.js";
import type { Styles } from "./styles.js";

export type Meaning =
  | { readonly kind: "scalar"; readonly scalar: Scalar }
  | { readonly kind: "enum"; readonly enum: EnumDraft }
  | { readonly kind: "shape"; readonly shape: ShapeDraft }
  | { readonly kind: "union"; readonly union: UnionDraft };

/** Where a declared name stands: in the text at this place. */
export interface Reference {
  readonly name: string;
  readonly position: Position;
}

/** Types that need no declaration. */
export const primitives: readonly string[] = [...plainBases, "boolean", "json"];

/** Of the keys of a map, in characters, where the contract says nothing of them. */
const longestKey = 200;

export class Scope {
  readonly diagnostics: Diagnostics;
  readonly limits: Limits;
  readonly styles: Styles;
  readonly #meanings = new Map<string, Meaning>();
  readonly #references: Reference[];

  /** @param references where names stand is added here */
  constructor(diagnostics: Diagnostics, limits: Limits, styles: Styles, references: Reference[] = []) {
    this.diagnostics = diagnostics;
    this.limits = limits;
    this.styles = styles;
    this.#references = references;
  }

  /** Notes that a name stands there. */
  refer(name: string, position: Position): void {
    this.#references.push({ name, position });
  }

  define(name: string, meaning: Meaning): void {
    if (!this.#meanings.has(name)) this.#meanings.set(name, meaning);
  }

  /** Gives a name that was declared as one thing its final meaning. */
  redefine(name: string, meaning: Meaning): void {
    this.#meanings.set(name, meaning);
  }

  find(name: string): Meaning | undefined {
    return this.#meanings.get(name);
  }

  /** The shape of this name; reports where there is none. */
  shape(name: string, position: Position): ShapeDraft | undefined {
    this.refer(name, position);
    const meaning = this.#meanings.get(name);
    if (meaning?.kind === "shape") return meaning.shape;
    const shapes = [...this.#meanings].filter(([, { kind }]) => kind === "shape").map(([known]) => known);
    this.diagnostics.report("CS0203", position, `unknown shape \`${name}\``, didYouMean(name, shapes));
    return undefined;
  }

  enum(name: string, position: Position): EnumDraft | undefined {
    this.refer(name, position);
    const meaning = this.#meanings.get(name);
    if (meaning?.kind === "enum") return meaning.enum;
    const enums = [...this.#meanings].filter(([, { kind }]) => kind === "enum").map(([known]) => known);
    this.diagnostics.report("CS0203", position, `unknown enum \`${name}\``, didYouMean(name, enums));
    return undefined;
  }

  /** The scalar of strings that keys of a map are of; reports where there is none. */
  keyScalar(name: string, position: Position): Scalar | undefined {
    this.refer(name, position);
    const meaning = this.#meanings.get(name);
    if (meaning?.kind === "scalar" && meaning.scalar.base === "string") return meaning.scalar;
    const scalars = [...this.#meanings.values()].flatMap((one) =>
      one.kind === "scalar" && one.scalar.base === "string" ? [one.scalar.name] : [],
    );
    const message = `keys of a map are strings: \`${name}\` is not a string scalar`;
    this.diagnostics.report("CS0203", position, message, didYouMean(name, scalars));
    return undefined;
  }

  /**
   * Reads `Name[]`, `map<Name>` and, within these, `Name?`; reports a name that means nothing. Bounds of lists and maps are
   * the contract's.
   */
  type(written: string, position: Position): Type | undefined {
    const { stringLength, arrayItems } = this.limits;
    if (written.endsWith("[]")) {
      const inner = this.#inner(written.slice(0, -2), position);
      return inner && { kind: "array", ...inner, minItems: 0, maxItems: arrayItems };
    }
    if (written.startsWith("map<") && written.endsWith(">")) {
      const inner = this.#inner(written.slice(4, -1), position);
      const keys = { minLength: 1, maxLength: Math.min(stringLength, longestKey) };
      return inner && { kind: "map", ...inner, keys, keyScalar: undefined, minEntries: 0, maxEntries: arrayItems };
    }
    return this.#single(written, position);
  }

  /** What a list or map holds, and whether null may stand in its place. */
  #inner(written: string, position: Position): { of: Type; orNull?: true } | undefined {
    if (!written.endsWith("?")) {
      const of = this.type(written, position);
      return of && { of };
    }
    const of = this.type(written.slice(0, -1), position);
    if (of?.kind === "json")
      this.diagnostics.report("CS0302", position, "`json?` is `json`: null is one of its values", "write `json`");
    return of && { of, orNull: true };
  }

  #single(name: string, position: Position): Type | undefined {
    if (name === "boolean" || name === "json") return { kind: name };
    const base = plainBases.find((one) => one === name);
    if (base) return { kind: base, bounds: startingBounds(base, this.limits.stringLength) };
    this.refer(name, position);
    const meaning = this.#meanings.get(name);
    if (meaning?.kind === "scalar") return { kind: "scalar", scalar: meaning.scalar, bounds: meaning.scalar.bounds };
    if (meaning) return meaning;
    const known = [...primitives, ...this.#meanings.keys()];
    this.diagnostics.report("CS0203", position, `unknown type \`${name}\``, didYouMean(name, known));
    return undefined;
  }
}
