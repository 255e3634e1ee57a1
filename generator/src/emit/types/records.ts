// Interfaces and unions as statements of a module, in their final form.

import type { OptionalKind, PropertySignatureStructure } from "ts-morph";
import type { Field, Shape } from "../../model/model.js";
import { docs, docText } from "../docs.js";
import type { ModuleBuilder, Statement } from "../module.js";
import { fieldTypeText, propertyKey } from "../type-text.js";

/** Characters per line. */
const WIDTH = 120;

export interface RecordOptions {
  readonly extends?: readonly string[];
  /** Leaves fields out, where they are inherited. */
  readonly without?: ReadonlySet<string>;
}

export function recordInterface(shape: Shape, module: ModuleBuilder, options: RecordOptions = {}): Statement {
  const fields = shape.fields.filter(({ name }) => !options.without?.has(name));
  const properties = fields.map((field) => property(field, shape, module));
  return interfaceStatement(shape.name, docs(shape.doc, { deprecated: shape.deprecated }), properties, {
    extends: options.extends ?? [],
    extra: shape.extra,
  });
}

/** An exported interface. ts-morph and prettier differ only where it is empty. */
export function interfaceStatement(
  name: string,
  doc: ReturnType<typeof docs>,
  properties: OptionalKind<PropertySignatureStructure>[],
  { extends: bases = [], extra = false }: { extends?: readonly string[]; extra?: boolean } = {},
): Statement {
  if (properties.length === 0 && !extra) {
    const [structure] = doc;
    const said = typeof structure?.description === "string" ? structure.description.trim() : "";
    const comment = said.includes("\n")
      ? `/**\n${said.replace(/^/gm, " * ").replace(/ +$/gm, "")}\n */`
      : `/** ${said} */`;
    return `${comment}\nexport interface ${name}${bases.length > 0 ? ` extends ${bases.join(", ")}` : ""} {}`;
  }
  return {
    kind: "interface",
    name,
    isExported: true,
    extends: [...bases],
    docs: doc,
    properties,
    indexSignatures: extra ? [{ isReadonly: true, keyName: "member", keyType: "string", returnType: "unknown" }] : [],
  };
}

export function property(field: Field, shape: Shape, module: ModuleBuilder): OptionalKind<PropertySignatureStructure> {
  const start = `  readonly ${field.name}${field.optional ? "?" : ""}: `;
  return {
    name: propertyKey(field.name),
    isReadonly: true,
    hasQuestionToken: field.optional,
    type: broken(fieldTypeText(field, module, isAnswered(shape)), start.length),
    docs: docs(field.doc, { deprecated: field.deprecated }),
  };
}

/** Whether only servers write it. What an intent holds was once a request, even where it can no longer be sent. */
function isAnswered(shape: Shape): boolean {
  return shape.usage.response && !shape.usage.request && shape.role !== "intent";
}

/** A record written in place, on lines of its own where it is long. */
function broken(type: string, column: number): string {
  if (column + type.length + 1 <= WIDTH || !type.startsWith("{ ")) return type;
  return `{\n  ${type.slice(2, -2).replaceAll("; ", ";\n  ")};\n}`;
}

/** `export type Name = A | B;` */
export function unionStatement(name: string, doc: string, members: readonly string[]): string {
  const line = members.join(" | ");
  const start = `export type ${name} =`;
  if (start.length + line.length + 2 <= WIDTH) return `${docText(doc)}${start} ${line};`;
  if (line.length + 3 <= WIDTH) return `${docText(doc)}${start}\n  ${line};`;
  return `${docText(doc)}${start}\n${members.map((member) => `  | ${member}`).join("\n")};`;
}
