// Links the fields of a record: `name?: Type` or the long form.

import { child, entriesOf, entry, flag, number, text, toJson } from "../load/tree.js";
import type { Entry, Node } from "../load/tree.js";
import type { Base, Bounds, Field, MapType, Type } from "../model/model.js";
import { docOf } from "../model/type-words.js";
import { readBounds } from "./bounds.js";
import { linkUnique } from "./unique.js";
import { linkDefault } from "./defaults.js";
import { makeField } from "./draft.js";
import type { FieldPlace } from "./draft.js";
import { checkFieldFits } from "./fits.js";
import { deprecation } from "./operations.js";
import type { Scope } from "./scope.js";

const onlyIn: Readonly<Record<string, FieldPlace>> = { value: "wrap", fill: "envelope" };

/** In a map of headers: the sets of headers that it begins with. */
export const extendsKey = "extends";

/** Names that every object has already, so that a plain read of them would not tell what was sent. */
const unsafe = new Set([...Object.getOwnPropertyNames(Object.prototype), "__proto__", "prototype"]);

export interface LinkedField {
  readonly field: Field;
  /** Whether the field says itself what it holds, rather than leaving it to its type. */
  readonly ownDoc: boolean;
  readonly node: Node;
}

export function linkFields(node: Node | undefined, place: FieldPlace, scope: Scope): LinkedField[] {
  const written = entriesOf(node).filter(({ key }) => place !== "headers" || key !== extendsKey);
  const linked = written.flatMap((item) => linkField(item, place, scope) ?? []);
  const names = new Set<string>();
  return linked.filter(({ field }) => {
    if (!names.has(field.name)) return names.add(field.name);
    scope.diagnostics.report("CS0201", field.position, `the field \`${field.name}\` is declared twice`);
    return false;
  });
}

function linkField(item: Entry, place: FieldPlace, scope: Scope): LinkedField | undefined {
  const { key, keyPosition, value: node } = item;
  const optional = key.endsWith("?");
  const name = optional ? key.slice(0, -1) : key;
  checkName(name, item, place, scope);
  const constant = node.kind === "map" ? child(node, "const") : undefined;
  if (constant) return linkConstant({ name, optional, node, position: keyPosition }, constant, place, scope);
  const typeNode = node.kind === "map" ? child(node, "type") : node;
  const written = text(typeNode);
  if (typeNode === undefined || written === undefined) return undefined;
  const known = scope.type(written, typeNode.position);
  checkKeys(node, place, optional, scope);
  const plain: Type = known ?? { kind: "json" };
  const type = known && node.kind === "map" ? narrow(plain, node, scope) : plain;
  const own = text(child(node, "doc"));
  const doc = own ?? docOf(type);
  // A retyped field keeps what was said of it before. One of an unknown type is kept too, so that nobody is told that
  // it does not exist, but nothing more is asked of it.
  if (doc === undefined && place !== "retype" && known) {
    const help = "write `{ type: …, doc: … }`, or use a named scalar";
    scope.diagnostics.report("CS0503", keyPosition, `the field \`${name}\` has no \`doc\``, help);
  }
  const nullable = nullableOf(node);
  const example = child(node, "example");
  if (example) checkFieldFits(example, { type, nullable }, scope.diagnostics);
  const field: Field = {
    name,
    optional,
    nullable,
    type,
    doc: doc ?? "",
    ...deprecatedOf(node),
    example: example && toJson(example),
    fill: text(child(node, "fill")) === "nowMs" ? "nowMs" : undefined,
    ...(known && node.kind === "map" && linkDefault(node, place, { optional, type, nullable }, scope)),
    position: keyPosition,
  };
  return { field, ownDoc: own !== undefined, node };
}

/** Why nobody should use it any more, and until when it is there. */
function deprecatedOf(node: Node): Pick<Field, "deprecated" | "until"> {
  const until = text(child(child(node, "deprecated"), "until"));
  return { deprecated: deprecation(node, "It is there"), ...(until !== undefined && { until }) };
}

/** What can be said of a field that has one value. */
const constantKeys = new Set(["const", "doc", "deprecated", "nullable", "default"]);

function linkConstant(
  { name, optional, node, position }: Pick<Field, "name" | "optional" | "position"> & { readonly node: Node },
  constant: Node,
  place: FieldPlace,
  scope: Scope,
): LinkedField | undefined {
  const value = constant.kind === "value" ? constant.value : null;
  if (value === null) return undefined;
  for (const { key, keyPosition } of entriesOf(node)) {
    // What is written in the wrong place is reported below.
    if (constantKeys.has(key) || (onlyIn[key] !== undefined && onlyIn[key] !== place)) continue;
    scope.diagnostics.report(
      "CS0304",
      keyPosition,
      `\`${key}\` has no meaning beside \`const\``,
      "a constant has one value",
    );
  }
  checkKeys(node, place, optional, scope);
  const own = text(child(node, "doc"));
  const type: Type = { kind: "literal", value, of: undefined };
  const nullable = nullableOf(node);
  const field: Field = {
    ...makeField({ name, type, doc: own ?? `Always \`${value}\`.`, position }),
    optional,
    nullable,
    ...deprecatedOf(node),
    ...linkDefault(node, place, { optional, type, nullable }, scope),
  };
  return { field, ownDoc: own !== undefined, node };
}

function checkName(name: string, item: Entry, place: FieldPlace, scope: Scope): void {
  const { keyPosition } = item;
  if (unsafe.has(name)) {
    scope.diagnostics.report(
      "CS0205",
      keyPosition,
      `\`${name}\` cannot be a field: every JavaScript object already has it`,
    );
  } else if (place !== "headers" && !/^[@A-Za-z_$][\w$@.-]{0,79}$/.test(name)) {
    scope.diagnostics.report(
      "CS0205",
      keyPosition,
      `\`${name}\` cannot be a field name`,
      "letters, digits and _ . @ - are allowed",
    );
  }
}

function checkKeys(node: Node, place: FieldPlace, optional: boolean, scope: Scope): void {
  for (const [key, where] of Object.entries(onlyIn)) {
    const found = entry(node, key);
    if (found && place !== where) {
      scope.diagnostics.report(
        "CS0304",
        found.keyPosition,
        `\`${key}\` has no meaning here`,
        `it belongs in \`${where}\``,
      );
    }
  }
  const nullable = entry(node, "nullable");
  if (nullable && !optional && nullableOf(node) === "absent") {
    const help = "write `?` after its name, or `nullable: true`";
    scope.diagnostics.report("CS0304", nullable.keyPosition, "null is only for optional fields", help);
  }
}

function nullableOf(node: Node): Field["nullable"] {
  const written = child(node, "nullable");
  if (text(written) === "absent") return "absent";
  return flag(written) ? "value" : false;
}

/** The type with the field's own bounds put on it. */
function narrow(type: Type, node: Node, scope: Scope): Type {
  const diagnostics = scope.diagnostics;
  const outer = new Set<Type["kind"]>();
  const narrowed = narrowOuter(type, node, scope, outer);
  for (const [key, kind, bounds] of containerKeys) {
    const found = entry(node, key);
    if (found && !outer.has(kind))
      diagnostics.report("CS0302", found.keyPosition, `\`${key}\` does not apply to this type`, `it bounds ${bounds}`);
  }
  return narrowed;
}

const containerKeys = [
  ["minItems", "array", "arrays"],
  ["maxItems", "array", "arrays"],
  ["unique", "array", "arrays"],
  ["minEntries", "map", "maps"],
  ["maxEntries", "map", "maps"],
  ["keys", "map", "maps"],
] as const;

/** Bounds of lists and maps are those of the outermost one of its kind; all others are of what is innermost. */
function narrowOuter(type: Type, node: Node, scope: Scope, outer: Set<Type["kind"]>): Type {
  const diagnostics = scope.diagnostics;
  const isOutermost = !outer.has(type.kind);
  outer.add(type.kind);
  if (type.kind === "map") {
    const of = narrowOuter(type.of, node, scope, outer);
    return isOutermost ? { ...type, of, ...mapBounds(type, node, scope) } : { ...type, of };
  }
  if (type.kind === "array") {
    const minItems = number(child(node, "minItems")) ?? type.minItems;
    const maxItems = number(child(node, "maxItems")) ?? type.maxItems;
    if (minItems > maxItems) {
      const position = (entry(node, "minItems") ?? entry(node, "maxItems"))?.keyPosition ?? node.position;
      diagnostics.report("CS0302", position, `minItems ${minItems} is above maxItems ${maxItems}: no value fits`);
    }
    const of = narrowOuter(type.of, node, scope, outer);
    return isOutermost
      ? { ...type, of, minItems, maxItems, ...linkUnique({ of, minItems }, node, diagnostics) }
      : { ...type, of };
  }
  return bounded(type, node, scope);
}

function mapBounds(type: MapType, node: Node, scope: Scope): Partial<MapType> {
  const minEntries = number(child(node, "minEntries")) ?? type.minEntries;
  const maxEntries = number(child(node, "maxEntries")) ?? type.maxEntries;
  if (minEntries > maxEntries) {
    const position = (entry(node, "minEntries") ?? entry(node, "maxEntries"))?.keyPosition ?? node.position;
    const message = `minEntries ${minEntries} is above maxEntries ${maxEntries}: no value fits`;
    scope.diagnostics.report("CS0302", position, message);
  }
  const keys = child(node, "keys");
  const scalar = keys && scope.keyScalar(text(keys) ?? "", keys.position);
  return { minEntries, maxEntries, ...(scalar && { keys: scalar.bounds, keyScalar: scalar }) };
}

function bounded(type: Type, node: Node, scope: Scope): Type {
  const read = (kind: Base | "other", base: Bounds): Bounds => readBounds(node, kind, base, scope.diagnostics);
  if (type.kind === "scalar") return { ...type, bounds: read(type.scalar.base, type.bounds) };
  if ("bounds" in type) return { kind: type.kind, bounds: read(type.kind, type.bounds) };
  read("other", {});
  return type;
}
