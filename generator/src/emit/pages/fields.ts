// The members of a record, with those of the records in them where there is room.

import type { Field, Shape } from "../../model/model.js";
import { docOf } from "../../model/type-words.js";
import type { Links } from "./links.js";
import { code, listed } from "./page.js";
import type { Block, FieldView } from "./page.js";
import { boundsOf, recordOf, typeWords, valuesOf } from "./types.js";

export interface FieldOptions {
  /** How many levels of records are shown in place. */
  readonly depth: number;
  /** Whether values are sent: bounds do not hold for answers. */
  readonly sent: boolean;
}

export function fieldsBlock(fields: readonly Field[], links: Links, options: FieldOptions): Block {
  return { kind: "fields", fields: fields.map((field) => fieldView(field, links, options, [])) };
}

function fieldView(field: Field, links: Links, options: FieldOptions, open: readonly Shape[]): FieldView {
  const { name, type, optional, nullable, doc, deprecated, fill } = field;
  return {
    name,
    type: typeWords(type, links),
    required: !optional,
    marks: [
      ...(nullable === false ? [] : [nullable === "value" ? "may be null" : "null stands for absent"]),
      ...(fill === undefined ? [] : ["filled in by the client"]),
      ...(options.sent && field.default !== undefined ? [`default ${JSON.stringify(field.default)}`] : []),
      ...(options.sent ? boundsOf(type) : []),
    ],
    doc: links.prose(doc || (docOf(type) ?? "")),
    deprecated: deprecated === undefined ? undefined : links.prose(deprecated),
    values: listed(valuesOf(type).map((value) => code(value))),
    children: childrenOf(field, links, options, open),
  };
}

function childrenOf(
  { type }: Field,
  links: Links,
  options: FieldOptions,
  open: readonly Shape[],
): FieldView["children"] {
  const shape = recordOf(type);
  if (!shape || shape.fields.length === 0 || open.includes(shape)) return undefined;
  const isInPlace = shape.role === "inline";
  if (!isInPlace && options.depth === 0) return undefined;
  const inner = { ...options, depth: isInPlace ? options.depth : options.depth - 1 };
  return {
    name: shape.name,
    fields: shape.fields.map((field) => fieldView(field, links, inner, [...open, shape])),
  };
}
