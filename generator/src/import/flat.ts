// A schema with everything in one place that `$ref` and `allOf` put into several: its keywords, its members with the
// places where they stand, and the alternatives it leaves.

import type { Json } from "../model/model.js";
import { below, isRecord, itemsOf, member, membersOf, textOf } from "./document.js";
import type { Document, JsonRecord } from "./document.js";
import { ImportError } from "./findings.js";
import type { Findings } from "./findings.js";

/** A schema and where it stands. */
export interface Placed {
  readonly schema: Json;
  readonly pointer: string;
}

export interface Flat {
  /** Where the schema stands itself. */
  readonly pointer: string;
  /** All keywords but those below. */
  readonly keywords: JsonRecord;
  readonly properties: ReadonlyMap<string, Placed>;
  readonly required: ReadonlySet<string>;
  /** `additionalProperties`; undefined where nothing says anything. */
  readonly additional: Placed | undefined;
  /** `oneOf` or `anyOf`. */
  readonly alternatives: readonly Placed[];
}

/** Of schemas that lead to others by `$ref` and `allOf`. */
const longestChain = 64;
/** Of everything that one schema is made of. */
const mostParts = 2000;

export class Flattener {
  readonly #document: Document;
  readonly #findings: Findings;
  readonly #known = new Map<string, Flat>();

  constructor(document: Document, findings: Findings) {
    this.#document = document;
    this.#findings = findings;
  }

  /** What a local reference leads to. @throws ImportError for others, and where it leads nowhere */
  follow(reference: string, pointer: string): Placed {
    if (!reference.startsWith("#")) {
      const help = "only references within the document are followed: bundle its files into one first";
      throw new ImportError(`${pointer || "/"}: \`${reference.slice(0, 200)}\` is in another document; ${help}`);
    }
    let target: string;
    try {
      target = decodeURIComponent(reference.slice(1));
    } catch {
      target = reference.slice(1);
    }
    const schema = this.#document.at(target);
    if (schema === undefined) throw new ImportError(`${pointer}: \`${reference.slice(0, 200)}\` leads nowhere`);
    return { schema, pointer: target };
  }

  /** The end of a chain of references that say nothing else. */
  resolve(placed: Placed): Placed {
    let at = placed;
    for (let count = 0; count < longestChain; count++) {
      const reference = textOf(member(at.schema, "$ref"));
      if (reference === undefined) return at;
      at = this.follow(reference, at.pointer);
    }
    this.#findings.add("wider", placed.pointer, "the references lead back to themselves: any JSON is allowed");
    return { schema: {}, pointer: placed.pointer };
  }

  flat(placed: Placed): Flat {
    const known = this.#known.get(placed.pointer);
    if (known) return known;
    const merged = new Merged(placed.pointer, this.#findings);
    this.#merge(placed, merged, []);
    const flat = merged.flat();
    this.#known.set(placed.pointer, flat);
    return flat;
  }

  #merge({ schema, pointer }: Placed, into: Merged, above: readonly string[]): void {
    if (above.includes(pointer) || above.length > longestChain || ++into.parts > mostParts) {
      this.#findings.add("wider", pointer, "the schema is made of itself, or of too much: what it adds is left out");
      return;
    }
    if (!isRecord(schema)) {
      if (schema === false) this.#findings.add("wider", pointer, "no value fits `false`: any JSON is allowed");
      return;
    }
    const inner = [...above, pointer];
    const reference = textOf(member(schema, "$ref"));
    // What stands beside the reference comes first: it is about this place.
    into.keywords(schema, pointer, above.length === 0);
    if (reference !== undefined) this.#merge(this.follow(reference, pointer), into, inner);
    itemsOf(member(schema, "allOf")).forEach((part, index) =>
      this.#merge({ schema: part, pointer: below(pointer, "allOf", index) }, into, inner),
    );
  }
}

/** About the place where a schema stands rather than about the values that fit it. */
export const aboutPlace: ReadonlySet<string> = new Set([
  "description",
  "title",
  "deprecated",
  "default",
  "example",
  "examples",
  "readOnly",
  "writeOnly",
]);
const structural = new Set([
  "$ref",
  "allOf",
  "oneOf",
  "anyOf",
  "properties",
  "required",
  "additionalProperties",
  "not",
]);

class Merged {
  parts = 0;
  readonly #pointer: string;
  readonly #findings: Findings;
  readonly #keywords = new Map<string, Json>();
  readonly #properties = new Map<string, Placed>();
  readonly #required = new Set<string>();
  #additional: Placed | undefined;
  #alternatives: readonly Placed[] = [];

  constructor(pointer: string, findings: Findings) {
    this.#pointer = pointer;
    this.#findings = findings;
  }

  keywords(schema: JsonRecord, pointer: string, isOutermost: boolean): void {
    for (const [key, value] of membersOf(schema)) {
      if (structural.has(key)) continue;
      const other = this.#keywords.get(key);
      if (other === undefined) this.#keywords.set(key, value);
      else if (!aboutPlace.has(key) && !isSame(other, value) && !this.#narrow(key, other, value) && !isOutermost)
        this.#findings.add("wider", below(pointer, key), `\`${key}\` is said twice: the first one is taken`);
    }
    for (const [name, property] of membersOf(member(schema, "properties"))) {
      const place = below(pointer, "properties", name);
      const other = this.#properties.get(name);
      if (other === undefined) this.#properties.set(name, { schema: property, pointer: place });
      else if (!isSame(other.schema, property)) this.#twice(name, other, { schema: property, pointer: place });
    }
    for (const name of itemsOf(member(schema, "required"))) if (typeof name === "string") this.#required.add(name);
    const additional = member(schema, "additionalProperties");
    // `false` beside `allOf` refuses the members of the parts, too, which nobody means.
    if (additional !== undefined && (this.#additional === undefined || additional !== true))
      this.#additional = { schema: additional, pointer: below(pointer, "additionalProperties") };
    this.#alternate(schema, pointer);
    if (member(schema, "not") !== undefined)
      this.#findings.add("wider", below(pointer, "not"), "the language has no `not`: what it excludes is allowed");
  }

  /** One of several declarations of a member may say more than the others. */
  #twice(name: string, first: Placed, second: Placed): void {
    const isVague = (one: Placed): boolean =>
      membersOf(one.schema).every(([key]) => aboutPlace.has(key) || key === "type" || key.startsWith("x-"));
    if (isVague(first) && !isVague(second)) this.#properties.set(name, second);
    else if (!isVague(second))
      this.#findings.add("wider", second.pointer, `\`${name}\` is declared twice: the first declaration is taken`);
  }

  /** Bounds said twice both hold. */
  #narrow(key: string, one: Json, other: Json): boolean {
    if (typeof one !== "number" || typeof other !== "number") return false;
    if (/^(?:min|exclusiveMin)/.test(key)) this.#keywords.set(key, Math.max(one, other));
    else if (/^(?:max|exclusiveMax)/.test(key)) this.#keywords.set(key, Math.min(one, other));
    else return false;
    return true;
  }

  #alternate(schema: JsonRecord, pointer: string): void {
    for (const key of ["oneOf", "anyOf"]) {
      const list = itemsOf(member(schema, key)).map((item, index) => ({
        schema: item,
        pointer: below(pointer, key, index),
      }));
      if (list.length === 0) continue;
      if (this.#alternatives.length === 0) this.#alternatives = list;
      else this.#findings.add("wider", below(pointer, key), `alternatives are said twice: the first ones are taken`);
    }
  }

  flat(): Flat {
    return {
      pointer: this.#pointer,
      keywords: Object.fromEntries(this.#keywords),
      properties: this.#properties,
      required: this.#required,
      additional: this.#additional,
      alternatives: this.#alternatives,
    };
  }
}

function isSame(one: Json, other: Json): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
