// Enums: their values, and whether others may appear.

import type { Enum, EnumValue, Type } from "../model/model.js";
import { brandEffects } from "./brands.js";
import type { Effects } from "./rules/rule.js";
import type { RuleName } from "./rules/rules.js";
import type { Side } from "./change.js";
import { enumWords, typeWords } from "./describe.js";
import { noteDeprecation, noteDocumentation } from "./documentation.js";
import { fits } from "../values/issues.js";
import type { Site, Walk } from "./site.js";

type EnumType = Extract<Type, { kind: "enum" }>;

interface Enums {
  readonly walk: Walk;
  readonly old: EnumType;
  readonly now: EnumType;
  readonly site: Site;
}

export function compareEnums(walk: Walk, old: EnumType, now: EnumType, site: Site): void {
  const enums = { walk, old, now, site };
  walk.pair.meet(old.enum.name, now.enum.name);
  // The enum of activity types follows from the families, of which other rules speak.
  if (old.enum !== walk.pair.old.activity?.types) compareValues(enums);
  compareOpenness(enums);
  if (old.enum.name === now.enum.name) noteDocumentation(walk.changes, now.enum.name, old.enum, now.enum);
}

/** An enum that is another one here is spoken of where that is said. */
function subjectOf({ old, now, site, walk }: Enums): string {
  const kept = old.enum.name === now.enum.name || walk.pair.newName(old.enum.name) === now.enum.name;
  return kept ? old.enum.name : site.subject;
}

function valueSide(value: EnumValue): Side {
  return { text: value.value, position: value.position };
}

function enumSide(declared: Enum): Side {
  return { text: enumWords(declared), position: declared.position };
}

function report(
  { walk, old, now, site }: Enums,
  rule: RuleName,
  subject: string,
  message: string,
  more: { before: Side; after: Side; effects?: Partial<Effects> },
): void {
  walk.changes.add({ rule, subject, message, ...more, probe: { trail: site.trail, old, now } });
}

function compareValues(enums: Enums): void {
  const { walk, old, now } = enums;
  const subject = subjectOf(enums);
  for (const value of old.enum.values) {
    if (now.enum.values.some((other) => other.value === value.value)) continue;
    const message = `\`${value.value}\` is no longer a value of \`${subject}\``;
    const rule = walk.isRequest ? "request-enum-value-removed" : "response-enum-value-removed";
    // Servers may still answer it, by its string.
    const effects: Partial<Effects> = !walk.isRequest && isOpen(now.enum) ? { implementers: "depends" } : {};
    const sides = { before: valueSide(value), after: enumSide(now.enum) };
    report(enums, rule, `${subject}.${value.value}`, message, { ...sides, effects });
  }
  for (const value of now.enum.values) {
    const before = old.enum.values.find((other) => other.value === value.value);
    if (before) {
      noteDeprecation(walk.changes, `${subject}.${value.value}`, before, value);
      noteDocumentation(walk.changes, `${subject}.${value.value}`, before, value);
      continue;
    }
    const rule = walk.isRequest
      ? "request-enum-value-added"
      : isOpen(old.enum)
        ? "response-open-enum-value-added"
        : "response-closed-enum-value-added";
    const message = `\`${value.value}\` is a new value of \`${subject}\``;
    report(enums, rule, `${subject}.${value.value}`, message, { before: enumSide(old.enum), after: valueSide(value) });
  }
}

function isOpen({ open, plain }: Enum): boolean {
  return open || plain;
}

function compareOpenness(enums: Enums): void {
  const { walk, old, now } = enums;
  const subject = subjectOf(enums);
  const sides = { before: enumSide(old.enum), after: enumSide(now.enum) };
  if (walk.isRequest) {
    // Requests are held to the list either way; `plain` is about TypeScript.
    if (!old.enum.plain && now.enum.plain)
      report(enums, "request-enum-opened", subject, `\`${subject}\` is any string in TypeScript`, sides);
    if (old.enum.plain && !now.enum.plain)
      report(enums, "request-enum-closed", subject, `\`${subject}\` is only the listed values in TypeScript`, sides);
    return;
  }
  if (!isOpen(old.enum) && isOpen(now.enum))
    report(enums, "response-enum-opened", subject, `answers may hold values that \`${subject}\` does not list`, sides);
  if (isOpen(old.enum) && !isOpen(now.enum))
    report(enums, "response-enum-closed", subject, `answers hold only the values that \`${subject}\` lists`, sides);
}

/** One of the two is an enum, the other any string. */
export function enumAgainstString(walk: Walk, old: Type, now: Type, site: Site): void {
  const { subject, before, after, trail } = site;
  const message = `\`${subject}\` is now \`${typeWords(now)}\`; it was \`${typeWords(old)}\``;
  const probe = { trail, old, now };
  // No value of an enum has a brand.
  const brands = brandEffects(walk, old, now);
  const add = (rule: RuleName, effects: Partial<Effects> = {}): void =>
    walk.changes.add({ rule, subject, message, before, after, effects: { ...effects, ...brands }, probe });
  if (old.kind === "enum") {
    const open = isOpen(old.enum);
    if (!walk.isRequest) return open ? add("scalar-swapped") : add("response-type-widened");
    const allFit = old.enum.values.every(({ value }) => fits(now, value, "strict"));
    return add(allFit ? "request-type-widened" : "request-type-narrowed");
  }
  if (now.kind !== "enum") return;
  if (walk.isRequest) return add("request-string-to-enum", now.enum.plain ? { callers: "safe" } : {});
  return isOpen(now.enum) ? add("scalar-swapped") : add("response-type-narrowed");
}
