// Interfaces and unions as statements of a module, in their final form.

import type { OptionalKind, PropertySignatureStructure } from "ts-morph";
import type { Field, Shape, Union } from "../../model/model.js";
import { docs } from "../typescript/docs.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { aliasOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";
import { filledName, receivedName } from "../../model/names.js";
import { quoted } from "../typescript/expression.js";
import { propertyKey } from "../typescript/property-key.js";
import { fieldTypeText, filledFieldText, filledText, receivedText } from "../type-text.js";

export interface RecordOptions {
  readonly extends?: readonly string[];
  /** Leaves fields out, where they are inherited. */
  readonly without?: ReadonlySet<string>;
}

export function recordInterface(shape: Shape, module: ModuleBuilder, options: RecordOptions = {}): Structure {
  const fields = shape.fields.filter(({ name }) => !options.without?.has(name));
  const properties = fields.map((field) => property(field, shape, module));
  const { name, doc, extra, deprecated } = shape;
  return interfaceStatement(name, doc, properties, { extends: options.extends ?? [], extra, deprecated });
}

/** The record as the reader of a request has it; nothing where that is the record itself. */
export function filledStatements(shape: Shape, module: ModuleBuilder): readonly Structure[] {
  if (!shape.filled) return [];
  const properties = shape.fields.flatMap((field) => {
    const optional = field.optional && field.default === undefined;
    const type = filledFieldText(field, module);
    if (optional === field.optional && type === fieldTypeText(field, module, false)) return [];
    return [
      { name: propertyKey(field.name), isReadonly: true, hasQuestionToken: optional, type, docs: docs(field.doc) },
    ];
  });
  const doc = `\`${shape.name}\` as a server reads it: defaults are filled in.`;
  return [interfaceStatement(filledName(shape), doc, properties, { extends: [shape.name] })];
}

/** The record as an answer holds it; nothing where that is the record itself. */
export function receivedStatements(shape: Shape, module: ModuleBuilder): readonly Structure[] {
  if (!shape.received) return [];
  const name = receivedName(shape);
  const doc = receivedDoc(shape);
  const all = shape.fields.map((field) => ({ field, property: propertyOf(field, module, true) }));
  // `Omit` knows no names beside an index signature.
  if (shape.extra) {
    const properties = all.map(({ property }) => property);
    return [interfaceStatement(name, doc, properties, { extra: true, deprecated: shape.deprecated })];
  }
  const own = all.filter(({ field, property }) => property.type !== fieldTypeText(field, module, false));
  const names = own.map(({ field }) => quoted(field.name)).join(" | ");
  const properties = own.map(({ property }) => property);
  const { deprecated } = shape;
  return [interfaceStatement(name, doc, properties, { extends: [`Omit<${shape.name}, ${names}>`], deprecated })];
}

/** The same of a union. */
export function receivedUnion(union: Union, module: ModuleBuilder): readonly Structure[] {
  if (!union.received) return [];
  const members = union.variants.map(({ shape }) => receivedText(shape, module));
  return [unionStatement(receivedName(union), receivedDoc(union), members)];
}

function receivedDoc({ name }: { readonly name: string }): string {
  return `\`${name}\` as it is answered: a newer server may have written values that are not listed here.`;
}

/** The same of a union. */
export function filledUnion(union: Union, module: ModuleBuilder): readonly Structure[] {
  if (!union.filled) return [];
  const members = union.variants.map(({ shape }) => filledText(shape, module));
  return [
    unionStatement(filledName(union), `\`${union.name}\` as a server reads it: defaults are filled in.`, members),
  ];
}

interface InterfaceOptions {
  readonly extends?: readonly string[];
  /** Members that are not listed are allowed. */
  readonly extra?: boolean;
  readonly deprecated?: string | undefined;
}

/** An exported interface. */
export function interfaceStatement(
  name: string,
  doc: string,
  properties: OptionalKind<PropertySignatureStructure>[],
  { extends: bases = [], extra = false, deprecated }: InterfaceOptions = {},
): Structure {
  return {
    kind: "interface",
    name,
    isExported: true,
    extends: [...bases],
    docs: docs(doc, { deprecated }),
    properties,
    indexSignatures: extra ? [{ isReadonly: true, keyName: "member", keyType: "string", returnType: "unknown" }] : [],
  };
}

export function property(field: Field, shape: Shape, module: ModuleBuilder): OptionalKind<PropertySignatureStructure> {
  return propertyOf(field, module, isAnswered(shape));
}

function propertyOf(field: Field, module: ModuleBuilder, received: boolean): OptionalKind<PropertySignatureStructure> {
  return {
    name: propertyKey(field.name),
    isReadonly: true,
    hasQuestionToken: field.optional,
    type: fieldTypeText(field, module, received),
    docs: docs(field.doc + defaultText(field), { deprecated: field.deprecated }),
  };
}

function defaultText({ doc, default: value }: Field): string {
  return value === undefined ? "" : `${doc && "\n\n"}Default: \`${JSON.stringify(value)}\`.`;
}

/** Whether only servers write it. What an intent holds was once a request, even where it can no longer be sent. */
function isAnswered(shape: Shape): boolean {
  return shape.usage.response && !shape.usage.request && shape.role !== "intent";
}

/** `export type Name = A | B;` */
export function unionStatement(name: string, doc: string, members: readonly string[]): Structure {
  return aliasOf(name, members.join(" | "), doc);
}
