// Compares what is sent, or what is answered, in two contracts: from the body of an operation down through all types
// that it is made of. Records are paired by where they stand, not by their names, so that a renamed record is no break
// of the wire.

import { isFormatted, plainOf, textLengths } from "../model/formats.js";
import type { Base, Field, Shape, Type, Union } from "../model/model.js";
import { accepts, inInt32 } from "../model/bounds.js";
import { compareArrayBounds, compareBounds, compareMapBounds } from "./bounds.js";
import { brandEffects } from "./brands.js";
import type { Changes, Side } from "./change.js";
import { typeWords } from "./describe.js";
import { compareEnums, enumAgainstString } from "./enums.js";
import { compareMembers } from "./members.js";
import { compareNulls } from "./nulls.js";
import type { Pair } from "./pair.js";
import { down, start } from "./probe.js";
import type { Effects } from "./rules/rule.js";
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
      compareNulls(this, old, now, site);
      return this.type(old.of, now.of, { ...site, trail: down(site.trail, { kind: "item" }) });
    }
    if (old.kind === "map" && now.kind === "map") {
      compareMapBounds(this, old, now, site);
      compareNulls(this, old, now, site);
      return this.type(old.of, now.of, { ...site, trail: down(site.trail, { kind: "entry" }) });
    }
    if (old.kind === "map" || now.kind === "map") return this.replaced(old, now, site);
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
    const [from, to] = [baseOf(old), baseOf(now)];
    if (from === to && encodingOf(old) === encodingOf(now)) return compareBounds(this, old, now, site);
    const isHeld = holds(to, from);
    if (isHeld && (!this.isRequest || takesAll(now, old))) return this.#wider(old, now, site);
    if (isHeld || holds(from, to)) return this.#narrower(old, now, site);
    this.replaced(old, now, site);
  }

  replaced(old: Type, now: Type, site: Site): void {
    // Formatted strings are all the same to TypeScript, int64 apart.
    const isString = [old, now].every((type) => {
      const base = baseOf(type);
      return base !== "other" && base !== "boolean" && isFormatted(base) && base !== "int64";
    });
    const rule = this.isRequest ? "request-type-replaced" : "response-type-replaced";
    this.#report(
      rule,
      "is now",
      old,
      now,
      site,
      isString ? { ...inTypeScript(old, now), ...brandEffects(this, old, now) } : {},
    );
  }

  #oneToMany(old: Type, now: Type, site: Site): void {
    this.#report(this.isRequest ? "one-to-many" : "response-type-replaced", "is now", old, now, site);
  }

  /** A number holds every int32, and a string every formatted one, as far as bounds let them. */
  #wider(old: Type, now: Type, site: Site): void {
    const rule = this.isRequest ? "request-type-widened" : "response-type-widened";
    this.#report(rule, "is now", old, now, site, { ...inTypeScript(old, now), ...brandEffects(this, old, now) });
  }

  #narrower(old: Type, now: Type, site: Site): void {
    const rule = this.isRequest ? "request-type-narrowed" : "response-type-narrowed";
    this.#report(rule, "is now", old, now, site, { ...inTypeScript(old, now), ...brandEffects(this, old, now) });
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
    effects: Partial<Effects> = {},
  ): void {
    const message = `\`${subject}\` ${words} \`${typeWords(now)}\`; it was \`${typeWords(old)}\``;
    this.changes.add({ rule, subject, message, before, after, effects, probe: { trail, old, now } });
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
export function baseOf(type: Type): Base | "other" {
  return type.kind === "boolean" ? type.kind : (plainOf(type)?.kind ?? "other");
}

/** Whether every value of the one is a value of the other, bounds aside. */
function holds(wide: Base | "other", narrow: Base | "other"): boolean {
  if (wide === "number") return narrow === "int32";
  return wide === "string" && narrow !== "boolean" && narrow !== "other" && isFormatted(narrow);
}

function encodingOf(type: Type): string | undefined {
  return plainOf(type)?.bounds.encoding;
}

/** In TypeScript only an int64 is another type than what holds it. */
function inTypeScript(old: Type, now: Type): Partial<Effects> {
  const isOther = baseOf(old) === "int64" || baseOf(now) === "int64";
  return isOther ? {} : { callers: "safe", implementers: "safe" };
}

/** Whether the bounds of a type that holds every value of another take all of them. */
function takesAll(wide: Type, narrow: Type): boolean {
  const [to, from] = [plainOf(wide), plainOf(narrow)];
  if (!to || !from) return false;
  return accepts(to.bounds, isFormatted(from.kind) ? textLengths(from.kind, from.bounds) : inInt32(from));
}
