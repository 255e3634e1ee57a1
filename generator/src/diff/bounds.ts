// Bounds of strings, numbers and lists. A bound is reported where it is written: at the scalar, at the member, or at the
// contract's limits.

import { int32Range, int64Range, plainOf } from "../model/formats.js";
import type { ArrayType, Bounds, MapType, Type } from "../model/model.js";
import { compareBrands } from "./brands.js";
import { boundsWords, typeWords } from "./describe.js";
import type { Effects } from "./rules/rule.js";
import type { RuleName } from "./rules/rules.js";
import type { Site, Walk } from "./site.js";

type Kind = "tightened" | "introduced" | "loosened";

interface Moved {
  readonly bound: string;
  readonly from: number | string | undefined;
  readonly to: number | string | undefined;
  readonly kind: Kind;
}

const anyNumber = { minimum: -Infinity, maximum: Infinity };
const ruleOfKind: Readonly<Record<Kind, RuleName>> = {
  tightened: "bound-tightened",
  introduced: "bound-introduced",
  loosened: "bound-loosened",
};

/** Two types of the same base: plain ones or scalars. */
export function compareBounds(walk: Walk, old: Type, now: Type, site: Site): void {
  if (!("bounds" in old) || !("bounds" in now)) return;
  const place = placeOf(walk, old, now, site);
  const moved = movedBounds(old.bounds, now.bounds, plainOf(old)?.kind === "int32" ? int32Range : anyNumber);
  for (const one of moved) reportMoved(walk, one, old, now, place);
  const pattern = comparePatterns(walk, old, now, place);
  const effects = compareBrands(walk, old, now);
  if ((moved.length === 0 && !pattern) || Object.keys(effects).length > 0) noteSwap(walk, old, now, site, effects);
}

export function compareMapBounds(walk: Walk, old: MapType, now: MapType, site: Site): void {
  const moved = [
    ...low("minEntries", old.minEntries || undefined, now.minEntries || undefined, 0),
    ...high("maxEntries", old.maxEntries, now.maxEntries, Infinity),
    ...movedBounds(old.keys, now.keys, anyNumber),
  ];
  for (const one of moved) reportMoved(walk, one, old, now, site);
  const [from, to] = [old.keys.pattern, now.keys.pattern];
  if (from === to || !walk.isRequest) return;
  const { before, after, trail } = site;
  const rule = to === undefined ? "bound-loosened" : from === undefined ? "pattern-added" : "pattern-changed";
  const message = `keys of \`${site.subject}\` match ${to === undefined ? "anything" : `/${to}/`}; it was ${from === undefined ? "anything" : `/${from}/`}`;
  walk.changes.add({ rule, subject: `${site.subject} keys`, message, before, after, probe: { trail, old, now } });
}

export function compareArrayBounds(walk: Walk, old: ArrayType, now: ArrayType, site: Site): void {
  const moved = [
    ...low("minItems", old.minItems || undefined, now.minItems || undefined, 0),
    ...high("maxItems", old.maxItems, now.maxItems, Infinity),
  ];
  for (const one of moved) {
    const limits = one.bound === "maxItems" && isLimit(walk, "arrayItems", one);
    const place = limits ? limitSite(walk, "arrayItems", site) : site;
    reportMoved(walk, one, old, now, place, one.bound === "maxItems" ? "page-size-changed" : undefined);
  }
  if (old.unique === now.unique) return;
  const [from, to] = [old, now].map(({ unique }) => unique && "true");
  reportMoved(walk, { bound: "unique", from, to, kind: to ? "introduced" : "loosened" }, old, now, site);
}

function movedBounds(old: Bounds, now: Bounds, range: typeof int32Range): readonly Moved[] {
  return [
    ...low("minLength", old.minLength, now.minLength, 0),
    ...high("maxLength", old.maxLength, now.maxLength, Infinity),
    ...edge("minimum", lowerEdge(old, range.minimum), lowerEdge(now, range.minimum)),
    ...edge("maximum", upperEdge(old, range.maximum), upperEdge(now, range.maximum)),
    ...int64Edge("minimum", old.int64Minimum, now.int64Minimum),
    ...int64Edge("maximum", old.int64Maximum, now.int64Maximum),
    ...step(old.multipleOf, now.multipleOf),
  ];
}

/** Where numbers begin or end: a value, and whether it is left out itself. */
interface Edge {
  readonly said: string | number | undefined;
  /** Distance to the middle: the farther, the more is taken. */
  readonly reach: number;
  readonly isExclusive: boolean;
}

function lowerEdge({ minimum = -Infinity, exclusiveMinimum = -Infinity }: Bounds, least: number): Edge {
  const isExclusive = exclusiveMinimum >= minimum && exclusiveMinimum > -Infinity;
  const value = Math.max(isExclusive ? exclusiveMinimum : minimum, least);
  const isSaid = isExclusive || minimum > -Infinity;
  return { said: isExclusive ? `above ${value}` : isSaid ? minimum : undefined, reach: -value, isExclusive };
}

function upperEdge({ maximum = Infinity, exclusiveMaximum = Infinity }: Bounds, most: number): Edge {
  const isExclusive = exclusiveMaximum <= maximum && exclusiveMaximum < Infinity;
  const value = Math.min(isExclusive ? exclusiveMaximum : maximum, most);
  const isSaid = isExclusive || maximum < Infinity;
  return { said: isExclusive ? `below ${value}` : isSaid ? maximum : undefined, reach: value, isExclusive };
}

function edge(bound: string, from: Edge, to: Edge): Moved[] {
  if (from.reach === to.reach && from.isExclusive === to.isExclusive) return [];
  const isLoosened = to.reach > from.reach || (to.reach === from.reach && from.isExclusive);
  const kind = isLoosened ? "loosened" : from.said === undefined ? "introduced" : "tightened";
  return [{ bound, from: from.said, to: to.said, kind }];
}

function int64Edge(bound: "minimum" | "maximum", from: string | undefined, to: string | undefined): Moved[] {
  const [before, after] = [BigInt(from ?? int64Range[bound]), BigInt(to ?? int64Range[bound])];
  if (before === after) return [];
  const isLoosened = bound === "minimum" ? after < before : after > before;
  return [{ bound, from, to, kind: isLoosened ? "loosened" : from === undefined ? "introduced" : "tightened" }];
}

function low(bound: string, from: number | undefined, to: number | undefined, least: number): Moved[] {
  const [before, after] = [from ?? least, to ?? least];
  if (before === after) return [];
  return [{ bound, from, to, kind: after < before ? "loosened" : from === undefined ? "introduced" : "tightened" }];
}

function high(bound: string, from: number | undefined, to: number | undefined, most: number): Moved[] {
  const [before, after] = [from ?? most, to ?? most];
  if (before === after) return [];
  return [{ bound, from, to, kind: after > before ? "loosened" : from === undefined ? "introduced" : "tightened" }];
}

function step(from: number | undefined, to: number | undefined): Moved[] {
  const [before, after] = [from ?? 1, to ?? 1];
  if (before === after) return [];
  const kind = before % after === 0 ? "loosened" : from === undefined ? "introduced" : "tightened";
  return [{ bound: "multipleOf", from, to, kind }];
}

function reportMoved(walk: Walk, moved: Moved, old: Type, now: Type, place: Site, onAnswers?: RuleName): void {
  const { bound, from, to, kind } = moved;
  const subject = `${place.subject} ${bound}`;
  const message = `\`${place.subject}\`: ${bound} ${words(from)} → ${words(to)}`;
  const { before, after, trail } = place;
  if (walk.isRequest)
    return walk.changes.add({ rule: ruleOfKind[kind], subject, message, before, after, probe: { trail, old, now } });
  const rule = onAnswers ?? (kind === "loosened" ? "response-bound-loosened" : undefined);
  if (rule) walk.changes.add({ rule, subject, message, before, after });
}

function words(bound: Moved["from"]): string {
  return bound === undefined ? "none" : String(bound);
}

type Bounded = Extract<Type, { readonly bounds: Bounds }>;

/** Whether a pattern was added or changed. Answers are not held to patterns. */
function comparePatterns(walk: Walk, old: Bounded, now: Bounded, place: Site): boolean {
  const [from, to] = [old.bounds.pattern, now.bounds.pattern];
  if (from === to) return false;
  if (!walk.isRequest) return true;
  const { before, after, trail } = place;
  const subject = `${place.subject} pattern`;
  const probe = { trail, old, now };
  if (to === undefined) {
    const message = `\`${place.subject}\` no longer has a pattern; it was /${from ?? ""}/`;
    walk.changes.add({ rule: "bound-loosened", subject, message, before, after });
  } else if (from === undefined) {
    const message = `\`${place.subject}\` has to match /${to}/`;
    walk.changes.add({ rule: "pattern-added", subject, message, before, after, probe });
  } else {
    const message = `\`${place.subject}\` has to match /${to}/; it was /${from}/`;
    walk.changes.add({ rule: "pattern-changed", subject, message, before, after, probe });
  }
  return true;
}

function noteSwap(walk: Walk, old: Bounded, now: Bounded, site: Site, effects: Partial<Effects>): void {
  const [from, to] = [nameOf(old), nameOf(now)];
  if (from === to) return;
  walk.pair.meet(from, to);
  const message = `\`${site.subject}\` is now \`${to}\`; it was \`${from}\`, with the same wire`;
  const { subject, before, after } = site;
  walk.changes.add({ rule: "scalar-swapped", subject, message, before, after, effects });
}

function nameOf(type: Bounded): string {
  return type.kind === "scalar" ? type.scalar.name : type.kind;
}

/** A scalar's own bounds are reported once, at the scalar; the contract's default bounds at its limits. */
function placeOf(walk: Walk, old: Bounded, now: Bounded, site: Site): Site {
  if (old.kind === "scalar" && now.kind === "scalar" && old.scalar.name === now.scalar.name) {
    if (old.bounds === old.scalar.bounds || same(old.bounds, old.scalar.bounds)) {
      if (same(now.bounds, now.scalar.bounds)) {
        return {
          subject: now.scalar.name,
          before: { text: typeWords(old), position: old.scalar.position },
          after: { text: typeWords(now), position: now.scalar.position },
          trail: site.trail,
        };
      }
    }
  }
  const { maxLength: from } = old.bounds;
  const { maxLength: to } = now.bounds;
  const others = same({ ...old.bounds, maxLength: 0 }, { ...now.bounds, maxLength: 0 });
  return from !== to && others && isLimit(walk, "stringLength", { from, to })
    ? limitSite(walk, "stringLength", site)
    : site;
}

type Limit = "stringLength" | "arrayItems";

function isLimit({ pair }: Walk, limit: Limit, { from, to }: Pick<Moved, "from" | "to">): boolean {
  return pair.old.contract.limits[limit] === from && pair.now.contract.limits[limit] === to;
}

function limitSite({ pair }: Walk, limit: Limit, { trail }: Site): Site {
  const side = (value: number): Site["before"] => ({
    text: `limits.${limit}: ${value}`,
    position: { file: "contract.yaml", line: 1, column: 1, length: 1 },
  });
  return {
    subject: `limits.${limit}`,
    before: side(pair.old.contract.limits[limit]),
    after: side(pair.now.contract.limits[limit]),
    trail,
  };
}

function same(a: Bounds, b: Bounds): boolean {
  return boundsWords(a) === boundsWords(b);
}
