// Upgrade steps: what becomes of older requests, for versions of families and for records that start from others.

import type { Model, Step, Template } from "../model/model.js";
import type { Changes, Side } from "./change.js";
import { templateWords } from "./template-words.js";

/** Where a step leads from, in words for findings. */
interface Place {
  readonly subject: string;
  readonly before: Side;
  readonly after: Side;
}

export function compareSteps(changes: Changes, place: Place, old: Step | undefined, now: Step | undefined): void {
  if (!old || old.upgrade.kind === "none") return;
  if (!now || now.upgrade.kind === "none") {
    const message = `\`${place.subject}\` is no longer upgraded to \`${old.to.name}\``;
    return changes.add({ rule: "upgrade-removed", ...place, message });
  }
  compareDefaults(changes, place, old, now);
  if (stepText(old, exactly) === stepText(now, exactly)) return;
  const [from, to] = [stepText(old, templateWords), stepText(now, templateWords)];
  changes.add({
    rule: "upgrade-changed",
    subject: place.subject,
    message: `\`${place.subject}\` is upgraded to \`${now.to.name}\` in another way`,
    before: { ...place.before, text: from },
    after: { ...place.after, text: to },
  });
}

/** Records of `shapes` that start from others. */
export function compareShapeSteps({
  changes,
  pair,
}: {
  changes: Changes;
  pair: { readonly old: Model; readonly now: Model };
}): void {
  for (const { name, step, position } of pair.old.shapes) {
    const after = pair.now.shapes.find((shape) => shape.name === name);
    if (!step || !after) continue;
    const side = (shape: { position: typeof position }, from: Step | undefined): Side => ({
      text: `${name} from ${from?.from.name ?? "nothing"}`,
      position: shape.position,
    });
    const place = { subject: step.from.name, before: side({ position }, step), after: side(after, after.step) };
    compareSteps(changes, place, step, after.step);
  }
}

/** A constant that the step fills in is the default of the member. */
function constants({ upgrade, to }: Step): ReadonlyMap<string, string> {
  const members = upgrade.kind === "none" ? [] : upgrade.members;
  return new Map(
    members.flatMap(({ field, source }): [string, string][] =>
      source.kind === "value" ? [[`${to.name}.${field.name}`, JSON.stringify(source.value)]] : [],
    ),
  );
}

function compareDefaults(changes: Changes, { before, after }: Place, old: Step, now: Step): void {
  const found = constants(now);
  for (const [subject, from] of constants(old)) {
    const to = found.get(subject);
    if (to === undefined || to === from) continue;
    changes.add({
      rule: "default-changed",
      subject,
      message: `older requests get ${to} as \`${subject}\`; it was ${from}`,
      before: { ...before, text: `${subject} = ${from}` },
      after: { ...after, text: `${subject} = ${to}` },
    });
  }
}

/** Where each member comes from, and which a hook makes. Which constant one gets is spoken of by itself; members that are only carried over, or new, follow from the records. */
function stepText({ upgrade, from, to }: Step, said: (source: Template) => string): string {
  if (upgrade.kind === "none") return `none from ${from.name} to ${to.name}`;
  const sources = upgrade.members.flatMap(({ field, source }) => {
    if (source.kind === "value" || isCarriedOver(field.name, source)) return [];
    return [`${field.name} from ${said(source)}`];
  });
  const asked = upgrade.kind === "custom" ? upgrade.asked.map(({ name }) => `${name} from a hook`) : [];
  const all = [...sources, ...asked].join(", ");
  return `${upgrade.kind} from ${from.name} to ${to.name}${all && `: ${all}`}`;
}

/** As it was, or as its default says, of which the rules of members speak. */
function isCarriedOver(name: string, source: Template): boolean {
  if (source.kind !== "path" || source.path.join(".") !== name) return false;
  return source.orElse === undefined || source.ofDefault === true;
}

function exactly(source: Template): string {
  return JSON.stringify(source, plainSteps);
}

/** Steps within steps refer to whole records; their names say enough. Brands have rules of their own. */
function plainSteps(key: string, value: unknown): unknown {
  if (key === "brands") return undefined;
  return isStep(value) ? `${value.from.name} to ${value.to.name}` : value;
}

function isStep(value: unknown): value is Step {
  return typeof value === "object" && value !== null && "upgrade" in value && "from" in value && "to" in value;
}

/** The members of newer records that upgrades fill in for older requests, as `Record.member`. */
export function defaulted({ families, shapes }: Model): ReadonlySet<string> {
  const steps = [...families.flatMap(({ versions }) => versions), ...shapes].flatMap(({ step }) => step ?? []);
  return new Set(steps.flatMap((step) => [...constants(step).keys()]));
}
