// Defaults: what the reader of a request puts in where an optional field is absent; and in `add`, what upgrades put in.

import { child, entriesOf, entry, itemsOf, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Field, Model, Shape, Type, Union } from "../model/model.js";
import type { Draft, FieldPlace } from "./draft.js";
import { checkFieldFits } from "./fits.js";
import type { Scope } from "./scope.js";

const places: ReadonlySet<FieldPlace> = new Set<FieldPlace>(["fields", "add", "retype", "envelope"]);

/** Of the field written at `node`, where it may be left out. */
export function linkDefault(
  node: Node,
  place: FieldPlace,
  { optional, type, nullable }: Pick<Field, "optional" | "type" | "nullable">,
  { diagnostics }: Scope,
): Pick<Field, "default"> {
  const value = child(node, "default");
  if (!value) return {};
  const position = entry(node, "default")?.keyPosition;
  if (!places.has(place) || (!optional && place !== "add")) {
    const help = places.has(place)
      ? "write `?` after the name: a default is for optional fields"
      : "it belongs on optional fields, or in `add`";
    diagnostics.report("CS0304", position, "`default` has no meaning here", help);
    return {};
  }
  // What upgrades fill in is held to the type with them.
  if (!optional) return {};
  if (holdsRecord(value, type)) {
    const help = "give its optional fields defaults instead";
    diagnostics.report("CS0407", value.position, "a default cannot be a record", help);
    return {};
  }
  if (place !== "add") checkFieldFits(value, { type, nullable }, diagnostics, "CS0407");
  return { default: toJson(value) };
}

/** Whether the value would be a record, or hold one, whose own defaults would have to be filled in. */
function holdsRecord(value: Node, type: Type): boolean {
  if (value.kind === "value") return false;
  if (type.kind === "array") return itemsOf(value).some((item) => holdsRecord(item, type.of));
  if (type.kind === "map") return entriesOf(value).some(({ value: one }) => holdsRecord(one, type.of));
  return type.kind === "shape" || type.kind === "union";
}

/** A value written in the contract as the reader of a request has it. */
export function withDefaults(value: unknown, type: Type): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return type.kind === "array" ? items.map((item) => withDefaults(item, type.of)) : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value);
  if (type.kind === "map") return Object.fromEntries(members.map(([key, item]) => [key, withDefaults(item, type.of)]));
  const shape = shapeOf(type, value);
  if (!shape) return value;
  const written = members.map(([name, member]): [string, unknown] => {
    const field = shape.fields.find((one) => one.name === name);
    return [name, field ? withDefaults(member, field.type) : member];
  });
  const added = shape.fields.flatMap((field): [string, unknown][] =>
    field.default === undefined || Object.hasOwn(value, field.name) ? [] : [[field.name, field.default]],
  );
  return Object.fromEntries([...written, ...added]);
}

function shapeOf(type: Type, value: object): Shape | undefined {
  if (type.kind === "shape") return type.shape;
  if (type.kind !== "union") return undefined;
  const tag: unknown = Reflect.get(value, type.union.tag);
  return type.union.variants.find((variant) => variant.value === tag)?.shape;
}

/** Marks what holds defaults, among what is sent and what upgrades start from. */
export function markFilled(model: Model, sent: ReadonlySet<Shape | Union>): void {
  const intents = model.families.flatMap(({ versions }) => versions.map(({ intent }) => intent));
  const reached = reachable([...sent, ...intents]);
  const all = [...reached];
  if (!all.some((holder) => "fields" in holder && holder.fields.some((field) => field.default !== undefined))) return;
  const hasDefault = (holder: Shape | Union): boolean =>
    "fields" in holder && holder.fields.some((field) => field.default !== undefined);
  for (const holder of withHolders(all, hasDefault)) (holder as Draft<Shape | Union>).filled = true;
}

/** Those of which it is so, and all that hold one of them. */
export function withHolders(
  all: Iterable<Shape | Union>,
  isSo: (holder: Shape | Union) => boolean,
): ReadonlySet<Shape | Union> {
  const found = new Set<Shape | Union>();
  for (let count = -1; count < found.size;) {
    count = found.size;
    for (const holder of all) if (isSo(holder) || partsOf(holder).some((part) => found.has(part))) found.add(holder);
  }
  return found;
}

function reachable(holders: readonly (Shape | Union)[]): ReadonlySet<Shape | Union> {
  const found = new Set<Shape | Union>();
  const waiting = [...holders];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...partsOf(next));
    if ("step" in next && next.step) waiting.push(next.step.from);
  }
  return found;
}

function partsOf(holder: Shape | Union): readonly (Shape | Union)[] {
  if ("variants" in holder) return holder.variants.map(({ shape }) => shape);
  return holder.fields.flatMap(({ type }) => holderOf(type) ?? []);
}

function holderOf(type: Type): Shape | Union | undefined {
  if (type.kind === "array" || type.kind === "map") return holderOf(type.of);
  return type.kind === "shape" ? type.shape : type.kind === "union" ? type.union : undefined;
}
