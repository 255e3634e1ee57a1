// What an editor shows of a type: Markdown, in the contract's own words.

import type { ArrayType, Bounds, Enum, Field, MapType, Model, Scalar, Shape, Type, Union } from "../model/model.js";
import { written } from "../model/type-words.js";

const mostMembers = 40;

/** What a declared name stands for; undefined where the contract has no such type. */
export function describeName(model: Model, name: string): string | undefined {
  const { scalars, enums, shapes, unions, headers, activity } = model;
  const named = <Named extends { readonly name: string }>(all: readonly Named[]) =>
    all.find((one) => one.name === name);
  const scalar = named(scalars);
  if (scalar) return describeScalar(scalar);
  const declared = named(enums);
  if (declared) return describeEnum(declared);
  const union = named(unions) ?? (activity?.union.name === name ? activity.union : undefined);
  if (union) return describeUnion(union);
  const shape = named([...shapes, ...model.families.flatMap(recordsOf)]);
  if (shape) return describeRecord("shape", shape, shape.doc);
  const set = named(headers);
  return set && describeRecord("headers", set, "");
}

function recordsOf({ versions }: Model["families"][number]): readonly Shape[] {
  return versions.flatMap(({ intent, result }) => (result ? [intent, result] : [intent]));
}

/**
 * The type of a field, resolved, and what is said of it.
 *
 * @param owner name of what it is a field of; empty where that has none
 */
export function describeField(owner: string, field: Field): string {
  const { name, optional, type, doc, deprecated } = field;
  const title = `${owner === "" ? "" : `${owner}.`}${name}${optional ? "?" : ""}: ${typeWords(type)}`;
  const said = [doc, boundsOf(type), ...(deprecated === undefined ? [] : [`Deprecated: ${deprecated}`])];
  if (field.default !== undefined) said.push(`Default: \`${JSON.stringify(field.default)}\``);
  return markdown(title, said);
}

function describeScalar({ name, base, doc, bounds, format, example, extends: parent }: Scalar): string {
  const more = [parent === undefined ? "" : `Extends \`${parent}\`.`, boundWords(bounds)];
  if (format !== undefined) more.push(`Format: ${format}.`);
  return markdown(`scalar ${name}: ${base}`, [doc, ...more, `Example: \`${example}\``]);
}

function describeEnum({ name, doc, open, values }: Enum): string {
  const listed = values.slice(0, mostMembers).map(({ value, doc: about }) => `- \`${value}\`: ${about}`);
  if (values.length > mostMembers) listed.push(`- and ${values.length - mostMembers} more`);
  return markdown(`${open ? "open " : ""}enum ${name}`, [doc, listed.join("\n")]);
}

function describeUnion({ name, doc, tag, variants, fallback }: Union): string {
  const listed = variants.slice(0, mostMembers).map(({ value, shape }) => `- \`${tag}: ${value}\`: \`${shape.name}\``);
  if (variants.length > mostMembers) listed.push(`- and ${variants.length - mostMembers} more`);
  return markdown(`${fallback ? "open " : ""}union ${name}`, [doc, listed.join("\n")]);
}

function describeRecord(kind: string, { name, fields }: Pick<Shape, "name" | "fields">, doc: string): string {
  const shown = fields.slice(0, mostMembers).map((field) => {
    return `  ${field.name}${field.optional ? "?" : ""}: ${typeWords(field.type)}`;
  });
  if (fields.length > mostMembers) shown.push(`  # and ${fields.length - mostMembers} more`);
  return markdown([`${kind} ${name}`, ...shown].join("\n"), [doc]);
}

/** As it is written in a contract. */
export function typeWords(type: Type): string {
  if (type.kind === "literal") return JSON.stringify(type.value);
  return written(type) || "{ … }";
}

function boundsOf(type: Type): string {
  if (type.kind === "array") return countWords(type);
  if (type.kind === "map") return entryWords(type);
  if (type.kind === "scalar") return `${type.scalar.doc} ${boundWords(type.bounds)}`;
  return "bounds" in type ? boundWords(type.bounds) : "";
}

function countWords({ minItems, maxItems, unique }: ArrayType): string {
  return `${minItems} to ${maxItems} items${unique ? ", all different" : ""}.`;
}

function entryWords({ minEntries, maxEntries }: MapType): string {
  return `${minEntries} to ${maxEntries} entries.`;
}

function boundWords(bounds: Bounds): string {
  const said = Object.entries(bounds).map(([name, value]) => `${name}: \`${String(value)}\``);
  return said.length === 0 ? "" : `${said.join(", ")}.`;
}

function markdown(title: string, paragraphs: readonly string[]): string {
  return [`\`\`\`yaml\n${title}\n\`\`\``, ...paragraphs.map((text) => text.trim()).filter(Boolean)].join("\n\n");
}
