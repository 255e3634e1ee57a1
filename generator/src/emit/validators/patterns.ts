// Regular expressions, compiled once per module: a scalar's next to its descriptor, a field's own in front of its record.

import { VariableDeclarationKind, StructureKind } from "ts-morph";
import type { VariableStatementStructure } from "ts-morph";
import type { Bounds, Type } from "../../model/model.js";
import type { ModuleBuilder } from "../module.js";
import { patternName, places } from "./symbols.js";

type StringType = Extract<Type, { kind: "string" | "scalar" }>;

/** The patterns of one module. */
export class Patterns {
  private readonly module: ModuleBuilder;
  private readonly declared = new Set<string>();

  constructor(module: ModuleBuilder) {
    this.module = module;
  }

  /** Name of the constant with the pattern of the field that `path` leads to; undefined where it has none. */
  of(type: StringType, path: string): string | undefined {
    const { pattern } = type.bounds;
    if (pattern === undefined) return undefined;
    if (type.kind === "scalar" && type.scalar.bounds.pattern === pattern) {
      return this.module.value(patternName(type.scalar.name), places.scalars);
    }
    const name = patternName(path);
    if (!this.declared.has(name)) this.module.add(patternConstant(name, pattern, false));
    this.declared.add(name);
    return name;
  }
}

export function patternConstant(name: string, pattern: string, isExported: boolean): VariableStatementStructure {
  const docs = isExported ? ["What such a string looks like."] : [];
  // `source` escapes what a literal may not hold.
  const initializer = `/${new RegExp(pattern, "u").source}/u`;
  return {
    kind: StructureKind.VariableStatement,
    isExported,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, ...(isExported ? { type: "RegExp" } : {}), initializer }],
    docs,
    leadingTrivia: "\n",
  };
}

export function sameBounds(a: Bounds, b: Bounds): boolean {
  const keys = ["minLength", "maxLength", "pattern", "minimum", "maximum", "multipleOf"] as const;
  return keys.every((key) => a[key] === b[key]);
}
