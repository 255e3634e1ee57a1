// Which name means what. Types are looked up here while records are linked.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { Position } from "../load/position.js";
import type { Limits, Scalar, Type } from "../model/model.js";
import type { EnumDraft, ShapeDraft, UnionDraft } from "./draft.js";

export type Meaning =
  | { readonly kind: "scalar"; readonly scalar: Scalar }
  | { readonly kind: "enum"; readonly enum: EnumDraft }
  | { readonly kind: "shape"; readonly shape: ShapeDraft }
  | { readonly kind: "union"; readonly union: UnionDraft };

const primitives = ["string", "int32", "boolean", "json"] as const;

export class Scope {
  readonly diagnostics: Diagnostics;
  readonly limits: Limits;
  readonly #meanings = new Map<string, Meaning>();

  constructor(diagnostics: Diagnostics, limits: Limits) {
    this.diagnostics = diagnostics;
    this.limits = limits;
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
    const meaning = this.#meanings.get(name);
    if (meaning?.kind === "shape") return meaning.shape;
    const shapes = [...this.#meanings].filter(([, { kind }]) => kind === "shape").map(([known]) => known);
    this.diagnostics.report("CS0203", position, `unknown shape \`${name}\``, didYouMean(name, shapes));
    return undefined;
  }

  enum(name: string, position: Position): EnumDraft | undefined {
    const meaning = this.#meanings.get(name);
    if (meaning?.kind === "enum") return meaning.enum;
    const enums = [...this.#meanings].filter(([, { kind }]) => kind === "enum").map(([known]) => known);
    this.diagnostics.report("CS0203", position, `unknown enum \`${name}\``, didYouMean(name, enums));
    return undefined;
  }

  /** Reads `Name[]`; reports a name that means nothing. Array bounds are the contract's. */
  type(written: string, position: Position): Type | undefined {
    const name = written.replace(/(\[\])+$/, "");
    const depth = (written.length - name.length) / 2;
    let type = this.#single(name, position);
    for (let i = 0; type && i < depth; i++) {
      type = { kind: "array", of: type, minItems: 0, maxItems: this.limits.arrayItems };
    }
    return type;
  }

  #single(name: string, position: Position): Type | undefined {
    switch (name) {
      case "string":
        return { kind: "string", bounds: { maxLength: this.limits.stringLength } };
      case "int32":
        return { kind: "int32", bounds: {} };
      case "boolean":
      case "json":
        return { kind: name };
    }
    const meaning = this.#meanings.get(name);
    if (meaning?.kind === "scalar") return { kind: "scalar", scalar: meaning.scalar, bounds: meaning.scalar.bounds };
    if (meaning) return meaning;
    const known = [...primitives, ...this.#meanings.keys()];
    this.diagnostics.report("CS0203", position, `unknown type \`${name}\``, didYouMean(name, known));
    return undefined;
  }
}
