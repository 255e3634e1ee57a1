// Members of records: added, removed, renamed, required or not.

import type { Field, Shape } from "../model/model.js";
import type { Effects } from "./rules/rule.js";
import type { RuleName } from "./rules/rules.js";
import { fieldSide, fieldWords, typeWords } from "./describe.js";
import { isTooNear, promiseWords } from "../model/promises.js";
import type { Changes, Side } from "./change.js";
import { noteDeprecation, noteDocumentation } from "./documentation.js";
import type { Site, Walk } from "./site.js";

/** Two records where they are met. */
interface Records {
  readonly walk: Walk;
  readonly old: Shape;
  readonly now: Shape;
  readonly site: Site;
}

export function compareMembers(walk: Walk, old: Shape, now: Shape, site: Site): void {
  const records = { walk, old, now, site };
  compareStrictness(records);
  noteDeprecation(walk.changes, subjectOf(records), old, now);
  const removed = old.fields.filter((field) => !memberOf(now, field.name) && !walk.pair.isDerived(field));
  const added = now.fields.filter((field) => !memberOf(old, field.name) && !walk.pair.isDerived(field));
  const renamed = renames(removed, added);
  for (const [before, after] of renamed) reportRenamed(records, before, after);
  const gone = new Set(renamed.keys());
  const come = new Set(renamed.values());
  for (const field of removed) if (!gone.has(field)) reportRemoved(records, field);
  for (const field of added) if (!come.has(field)) reportAdded(records, field);
  for (const after of now.fields) {
    const before = memberOf(old, after.name);
    if (before) compareMember(records, before, after);
  }
  // What is said of bodies and answers follows from their operation.
  if (old.name === now.name && old.role === "shape") noteDocumentation(walk.changes, subjectOf(records), old, now);
}

function memberOf(shape: Shape, name: string): Field | undefined {
  return shape.fields.find((field) => field.name === name);
}

/** A record without a name is called after its place. */
function subjectOf({ old, site }: Records): string {
  return old.name || site.subject;
}

function memberSubject(records: Records, field: Field): string {
  return `${records.walk.pair.ownerOf(field) ?? subjectOf(records)}.${field.name}`;
}

/** A member that is gone and one that has come are the same one renamed, where no other could be meant. */
function renames(removed: readonly Field[], added: readonly Field[]): Map<Field, Field> {
  const alike = (a: Field, b: Field): boolean =>
    a.optional === b.optional && a.nullable === b.nullable && typeWords(a.type) === typeWords(b.type);
  const found = new Map<Field, Field>();
  for (const before of removed) {
    const [after, ...others] = added.filter((candidate) => alike(before, candidate));
    if (!after || others.length > 0 || removed.some((other) => other !== before && alike(other, after))) continue;
    found.set(before, after);
  }
  return found;
}

function report(
  { walk, old, now, site }: Records,
  rule: RuleName,
  subject: string,
  message: string,
  sides: { before?: Side | undefined; after?: Side | undefined; member?: string; effects?: Partial<Effects> },
): void {
  const { before = site.before, after = site.after, member, effects } = sides;
  const probe = {
    trail: site.trail,
    old: { kind: "shape", shape: old } as const,
    now: { kind: "shape", shape: now } as const,
    member,
  };
  walk.changes.add({ rule, subject, message, before, after, effects, probe });
}

function compareStrictness(records: Records): void {
  const { walk, old, now } = records;
  if (old.extra === now.extra) return;
  const subject = subjectOf(records);
  const sides = {
    before: { text: old.extra ? "extra: true" : "extra: false", position: old.position },
    after: { text: now.extra ? "extra: true" : "extra: false", position: now.position },
  };
  if (now.extra) {
    report(records, "object-made-tolerant", subject, `\`${subject}\` takes members that are not listed`, sides);
  } else {
    const effects = walk.isRequest ? {} : ({ requests: "safe" } as const);
    const message = `\`${subject}\` no longer takes members that are not listed`;
    report(records, "object-made-strict", subject, message, { ...sides, effects });
  }
}

function reportRenamed(records: Records, before: Field, after: Field): void {
  const subject = memberSubject(records, before);
  const message = `\`${subject}\` is called \`${after.name}\``;
  const sides = { before: fieldSide(before), after: fieldSide(after), member: before.name };
  if (records.walk.isRequest) {
    const effects = records.now.extra && before.optional ? ({ requests: "safe", callers: "safe" } as const) : {};
    return report(records, "request-member-renamed", subject, message, { ...sides, effects });
  }
  const effects = before.optional ? ({ responses: "depends", implementers: "depends" } as const) : {};
  report(records, "response-member-renamed", subject, message, { ...sides, effects });
}

/** Until when a member is there. */
function compareRemoval(changes: Changes, subject: string, before: Field, after: Field): void {
  if (!isTooNear(before.until, after.until)) return;
  changes.add({
    rule: "removal-date-too-near",
    subject,
    message: before.until
      ? `\`${subject}\` is there until ${after.until ?? ""}; it was ${before.until}`
      : `\`${subject}\` is announced to be removed on a day that has passed: ${after.until ?? ""}`,
    before: { text: `until ${before.until ?? "further notice"}`, position: before.position },
    after: { text: `until ${after.until ?? ""}`, position: after.position },
  });
}

function reportRemoved(records: Records, field: Field): void {
  const { walk, now } = records;
  const subject = memberSubject(records, field);
  const message = `\`${subject}\` is gone${promiseWords(field.until)}`;
  const sides = { before: fieldSide(field), after: records.site.after, member: field.name };
  if (!walk.isRequest) {
    const rule = field.optional ? "response-optional-member-removed" : "response-member-removed";
    return report(records, rule, subject, message, sides);
  }
  const rule = field.optional ? "request-optional-member-removed" : "request-member-removed";
  // Where members that are not listed are taken, this one still is.
  const effects = now.extra ? ({ requests: "safe", callers: "safe" } as const) : {};
  report(records, rule, subject, message, { ...sides, effects });
}

function reportAdded(records: Records, field: Field): void {
  const { walk, old } = records;
  const subject = memberSubject(records, field);
  const message = `\`${fieldWords(field)}\` is new in \`${subject.slice(0, -field.name.length - 1)}\``;
  const sides = { before: records.site.before, after: fieldSide(field), member: field.name };
  if (!walk.isRequest) {
    const rule = field.optional ? "response-member-added" : "response-required-member-added";
    return report(records, rule, subject, message, sides);
  }
  if (!field.optional) {
    const rule = walk.pair.hasDefault(subject) ? "request-member-required-with-default" : "request-member-required";
    return report(records, rule, subject, message, sides);
  }
  // Until now the record took anything under this name.
  const effects = old.extra ? ({ requests: "depends" } as const) : {};
  report(records, "request-member-added", subject, message, { ...sides, effects });
}

function compareMember(records: Records, before: Field, after: Field): void {
  const { walk, site } = records;
  const subject = memberSubject(records, after);
  const sides = { before: fieldSide(before), after: fieldSide(after) };
  const changed = { ...sides, member: after.name };
  if (!walk.pair.isDerived(after)) {
    compareOptional(records, subject, before, after, changed);
    compareNullable(records, subject, before, after, changed);
    compareFill(records, subject, before, after, changed);
    compareDefault(records, subject, before, after, changed);
    noteDeprecation(walk.changes, subject, before, after);
    compareRemoval(walk.changes, subject, before, after);
    noteDocumentation(walk.changes, subject, before, after);
  }
  walk.member(before, after, { subject, ...sides, trail: site.trail });
}

type Changed = { readonly before: Side; readonly after: Side; readonly member: string };

function compareOptional(records: Records, subject: string, before: Field, after: Field, changed: Changed): void {
  if (before.optional === after.optional) return;
  const message = `\`${subject}\` is ${after.optional ? "optional" : "required"} now`;
  const { isRequest } = records.walk;
  // With a default, the server does not see the difference.
  const effects = after.default === undefined ? {} : ({ implementers: "safe" } as const);
  if (after.optional && isRequest) report(records, "request-made-optional", subject, message, { ...changed, effects });
  else if (after.optional) report(records, "response-made-optional", subject, message, changed);
  else report(records, isRequest ? "request-made-required" : "response-made-required", subject, message, changed);
}

/** On the wire null is the absence of an optional member, or a value where it is one; TypeScript is told of both. */
function compareNullable(records: Records, subject: string, before: Field, after: Field, changed: Changed): void {
  if (before.nullable === after.nullable) return;
  const words = { value: "may be null", absent: "may be null in TypeScript, which means absent" };
  const message = `\`${subject}\` ${after.nullable ? words[after.nullable] : "is no longer null in TypeScript"}`;
  const { isRequest } = records.walk;
  const [took, takes] = [before, after].map(({ optional, nullable }) => optional || nullable !== false);
  const wire = took === takes ? ({ requests: "safe", responses: "safe" } as const) : {};
  // Null was taken before, and is now; only what it means has changed.
  const meaning = { requests: "depends", responses: "depends", callers: "safe", implementers: "safe" } as const;
  const effects = before.nullable && after.nullable ? pick(meaning, isRequest ? "responses" : "requests") : wire;
  const isAllowed = after.nullable === "value" || before.nullable === false;
  const rule = isAllowed
    ? isRequest
      ? "request-null-allowed"
      : "response-null-allowed"
    : isRequest
      ? "request-null-refused"
      : "response-null-refused";
  report(records, rule, subject, message, { ...changed, effects });
}

/** Without what the other direction would feel. */
function pick(effects: Partial<Effects>, other: "requests" | "responses"): Partial<Effects> {
  return { ...effects, [other]: "safe" };
}

/** Of a member that could be left out before, and can be now. */
function compareDefault(records: Records, subject: string, before: Field, after: Field, changed: Changed): void {
  const [from, to] = [before, after].map(({ default: value }) =>
    value === undefined ? undefined : JSON.stringify(value),
  );
  if (from === to || !records.walk.isRequest || !before.optional || !after.optional) return;
  // A message of its own: nothing on the wire shows what an absent member means.
  const { walk } = records;
  const add = (rule: RuleName, message: string): void =>
    walk.changes.add({ rule, subject, message, before: changed.before, after: changed.after });
  if (from === undefined) add("default-added", `requests without \`${subject}\` mean ${to ?? ""} from now on`);
  else if (to === undefined)
    add("default-removed", `\`${subject}\` is absent where requests leave it out; it was ${from}`);
  else add("default-changed", `requests without \`${subject}\` mean ${to} from now on; it was ${from}`);
}

function compareFill(records: Records, subject: string, before: Field, after: Field, changed: Changed): void {
  if (before.fill === after.fill) return;
  const message = after.fill
    ? `clients fill in \`${subject}\`, so that the same call is another request each time`
    : `clients no longer fill in \`${subject}\`: callers have to give it`;
  const effects = after.fill ? {} : ({ callers: "breaks" } as const);
  report(records, "idempotency-changed", subject, message, { ...changed, effects });
}
