// Interfaces and unions as statements of a module.

import { StructureKind } from "ts-morph";
import type {
  InterfaceDeclarationStructure,
  PropertySignatureStructure,
  TypeAliasDeclarationStructure,
} from "ts-morph";
import type { Field, Shape, Union } from "../../model/model.js";
import { docs } from "../docs.js";
import type { ModuleBuilder } from "../module.js";
import { fieldTypeText, propertyKey } from "../type-text.js";

export interface RecordOptions {
  readonly extends?: readonly string[];
  /** Leaves fields out, where they are inherited. */
  readonly without?: ReadonlySet<string>;
}

export function recordInterface(
  shape: Shape,
  module: ModuleBuilder,
  options: RecordOptions = {},
): InterfaceDeclarationStructure {
  const fields = shape.fields.filter(({ name }) => !options.without?.has(name));
  return {
    kind: StructureKind.Interface,
    name: shape.name,
    isExported: true,
    extends: [...(options.extends ?? [])],
    docs: docs(shape.doc, { deprecated: shape.deprecated }),
    properties: fields.map((field) => property(field, shape, module)),
    indexSignatures: shape.extra
      ? [{ isReadonly: true, keyName: "member", keyType: "string", returnType: "unknown" }]
      : [],
  };
}

export function property(field: Field, shape: Shape, module: ModuleBuilder): Omit<PropertySignatureStructure, "kind"> {
  return {
    name: propertyKey(field.name),
    isReadonly: true,
    hasQuestionToken: field.optional,
    type: fieldTypeText(field, module, isAnswered(shape)),
    docs: docs(field.doc, { deprecated: field.deprecated }),
  };
}

/** Whether only servers write it. What an intent holds was once a request, even where it can no longer be sent. */
function isAnswered(shape: Shape): boolean {
  return shape.usage.response && !shape.usage.request && shape.role !== "intent";
}

export function unionAlias(union: Union, members: readonly string[]): TypeAliasDeclarationStructure {
  return {
    kind: StructureKind.TypeAlias,
    name: union.name,
    isExported: true,
    docs: docs(union.doc),
    type: members.join(" | "),
  };
}
