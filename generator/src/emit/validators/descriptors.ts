// Descriptors as TypeScript text: what the explaining pass and the mock server read. Named records are referred to by
// a function, because modules may import each other in a circle.

import type { Bounds, Field, Scalar, Shape, Type, Union } from "../../model/model.js";
import type { ModuleBuilder } from "../module.js";
import { modules, pascal } from "../names.js";
import { sameBounds } from "./patterns.js";
import type { Patterns } from "./patterns.js";
import { isUnion } from "./records.js";
import type { Holder } from "./records.js";
import { descriptorName, patternName, places } from "./symbols.js";

export class DescriptorWriter {
  private readonly module: ModuleBuilder;
  private readonly patterns: Patterns;

  constructor(module: ModuleBuilder, patterns: Patterns) {
    this.module = module;
    this.patterns = patterns;
  }

  of(holder: Holder): string {
    return isUnion(holder) ? this.union(holder) : this.record(holder, holder.name);
  }

  private record(shape: Shape, path: string): string {
    const members = shape.fields.map((field) => `${this.member(field, path)},\n`).join("");
    return `{ kind: "object", name: ${text(shape.name)}, extra: ${shape.extra}, members: [\n${members}] }`;
  }

  private member(field: Field, path: string): string {
    const optional = field.optional ? ", optional: true" : "";
    const own = isPlain(field.type) || field.example === undefined ? "" : `, example: ${text(field.example)}`;
    return `{ name: ${text(field.name)}, type: ${this.type(field.type, field, path)}${optional}${own} }`;
  }

  private union(union: Union): string {
    const variants = union.variants
      .map(({ value, shape }) => `{ value: ${text(value)}, type: ${this.reference(shape)} },\n`)
      .join("");
    const fallback = union.fallback ? `, fallback: ${this.reference(union.fallback)}` : "";
    return `{ kind: "union", name: ${text(union.name)}, tag: ${text(union.tag)}, variants: [\n${variants}]${fallback} }`;
  }

  private reference(holder: Holder): string {
    return `() => ${this.module.value(descriptorName(holder), modules.validatorsOf(holder.home))}`;
  }

  private type(type: Type, field: Field, path: string): string {
    switch (type.kind) {
      case "boolean":
      case "json":
        return `{ kind: "${type.kind}" }`;
      case "literal":
        return `{ kind: "enum", name: ${text(type.of.name)}, values: [${text(type.value)}], open: false }`;
      case "enum":
        return this.module.value(descriptorName(type.enum), places.enums);
      case "array":
        return `{ kind: "array", of: ${this.type(type.of, field, path)}, minItems: ${type.minItems}, maxItems: ${type.maxItems} }`;
      case "union":
        return this.reference(type.union);
      case "shape":
        if (type.shape.role !== "inline") return this.reference(type.shape);
        return this.record(type.shape, path + pascal(field.name.replace(/\W/g, "_")));
      case "scalar":
        if (field.example === undefined && sameBounds(type.bounds, type.scalar.bounds)) {
          return this.module.value(descriptorName(type.scalar), places.scalars);
        }
        return this.plain(type, type.scalar, field, path);
      case "string":
      case "int32":
        return this.plain(type, undefined, field, path);
    }
  }

  private plain(
    type: Extract<Type, { kind: "string" | "int32" | "scalar" }>,
    scalar: Scalar | undefined,
    field: Field,
    path: string,
  ): string {
    const pattern = type.kind === "int32" ? undefined : this.patterns.of(type, path + pascal(field.name));
    const example = isPlain(field.type) && field.example !== undefined ? field.example : scalar?.example;
    const kind = scalar ? scalar.base : type.kind;
    return plainText({ kind, name: scalar?.name, bounds: type.bounds, pattern, format: scalar?.format, example });
  }
}

export function scalarDescriptor(scalar: Scalar): string {
  const pattern = scalar.bounds.pattern === undefined ? undefined : patternName(scalar.name);
  const { base: kind, name, bounds, format, example } = scalar;
  return plainText({ kind, name, bounds, pattern, format, example });
}

interface Plain {
  readonly kind: string;
  readonly name: string | undefined;
  readonly bounds: Bounds;
  /** Name of a constant. */
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  readonly example: unknown;
}

function plainText({ kind, name, bounds, pattern, format, example }: Plain): string {
  const said: readonly (readonly [string, unknown])[] = [
    ["name", name],
    ...Object.entries(bounds).filter(([key]) => key !== "pattern"),
    ["format", format],
    ["example", example],
  ];
  const members = said.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${text(value)}`]));
  if (pattern !== undefined) members.push(`pattern: ${pattern}`);
  return `{ ${[`kind: "${kind}"`, ...members].join(", ")} }`;
}

function isPlain({ kind }: Type): boolean {
  return kind === "string" || kind === "int32" || kind === "scalar";
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
