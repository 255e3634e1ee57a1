// Compares what is sent, or what is answered, in two contracts: from the body of an operation down through all types
// that it is made of. Records are paired by where they stand, not by their names, so that a renamed record is no break
// of the wire.

import type { Field, Shape, Type, Union } from "../model/model.js";
import { compareArrayBounds, compareBounds } from "./bounds.js";
import type { Changes, Side } from "./change.js";
import { typeWords } from "./describe.js";
import { compareEnums, enumAgainstString } from "./enums.js";
import { compareMembers } from "./members.js";
import type { Pair } from "./pair.js";
import { down, start } from "./probe.js";
import type { Direction, Root } from "./probe.js";
import type { Site, Walk } from "./site.js";
import { compareUnions } from "./unions.js";

type Holder = Shape | Union;

export class TypeWalk implements Walk {
  readonly direction: Direction;
  readonly changes: Changes;
  readonly pair: Pair;
  readonly #seen = new Map<Holder, Set<Holder>>();

  constructor(direction: Direction, changes: Changes, pair: Pair) {
    this.direction = direction;
    this.changes = changes;
    this.pair = pair;
  }

  get isRequest(): boolean {
    return this.direction === "request";
  }

  from(root: Omit<Root, "direction">, sides: { before: Side; after: Side }, subject: string): void {
    const trail = start({ ...root, direction: this.direction });
    this.type(root.old, root.now, { subject, ...sides, trail });
  }

  type(old: Type, now: Type, site: Site): void {
    if (old.kind === "json" || now.kind === "json") return this.#anything(old, now, site);
    if (old.kind === "array" && now.kind === "array") {
      compareArrayBounds(this, old, now, site);
      return this.type(old.of, now.of, { ...site, trail: down(site.trail, { kind: "item" }) });
    }
    if (old.kind === "array" || now.kind === "array") return this.#oneToMany(old, now, site);
    if (old.kind === "shape" && now.kind === "shape") return this.record(old.shape, now.shape, site);
    if (old.kind === "union" && now.kind === "union") {
      if (this.#isNew(old.union, now.union)) compareUnions(this, old.union, now.union, site);
      return;
    }
    if (isHolder(old) || isHolder(now)) return this.replaced(old, now, site);
    this.#plain(old, now, site);
  }

  record(old: Shape, now: Shape, site: Site): void {
    if (this.#isNew(old, now)) compareMembers(this, old, now, site);
  }

  member(old: Field, now: Field, site: Site): void {
    this.type(old.type, now.type, { ...site, trail: down(site.trail, { kind: "member", name: now.name }) });
  }

  #plain(old: Type, now: Type, site: Site): void {
    if (old.kind === "literal" || now.kind === "literal") {
      if (typeWords(old) !== typeWords(now)) this.replaced(old, now, site);
      return;
    }
    if (old.kind === "enum" && now.kind === "enum") return compareEnums(this, old, now, site);
    if (old.kind === "enum" || now.kind === "enum") {
      const other = old.kind === "enum" ? now : old;
      if (baseOf(other) === "string") return enumAgainstString(this, old, now, site);
      return this.replaced(old, now, site);
    }
    if (baseOf(old) !== baseOf(now)) return this.replaced(old, now, site);
    compareBounds(this, old, now, site);
  }

  replaced(old: Type, now: Type, site: Site): void {
    this.#report(this.isRequest ? "request-type-replaced" : "response-type-replaced", "is now", old, now, site);
  }

  #oneToMany(old: Type, now: Type, site: Site): void {
    this.#report(this.isRequest ? "one-to-many" : "response-type-replaced", "is now", old, now, site);
  }

  #anything(old: Type, now: Type, site: Site): void {
    if (old.kind === now.kind) return;
    if (old.kind === "json") {
      this.#report(this.isRequest ? "request-type-narrowed" : "response-type-narrowed", "is only", old, now, site);
    } else {
      this.#report(this.isRequest ? "request-type-widened" : "response-type-widened", "is any JSON,", old, now, site);
    }
  }

  #report(
    rule: Parameters<Changes["add"]>[0]["rule"],
    words: string,
    old: Type,
    now: Type,
    { subject, before, after, trail }: Site,
  ): void {
    const message = `\`${subject}\` ${words} \`${typeWords(now)}\`; it was \`${typeWords(old)}\``;
    this.changes.add({ rule, subject, message, before, after, probe: { trail, old, now } });
  }

  /** Whether these two have not been met together yet. */
  #isNew(old: Holder, now: Holder): boolean {
    const met = this.#seen.get(old) ?? new Set();
    if (met.has(now)) return false;
    this.#seen.set(old, met.add(now));
    this.pair.meet(old.name, now.name);
    return true;
  }
}

function isHolder(type: Type): boolean {
  return type.kind === "shape" || type.kind === "union";
}

/** What a plain value is on the wire. */
export function baseOf(type: Type): "string" | "int32" | "boolean" | "other" {
  if (type.kind === "scalar") return type.scalar.base;
  return type.kind === "string" || type.kind === "int32" || type.kind === "boolean" ? type.kind : "other";
}
