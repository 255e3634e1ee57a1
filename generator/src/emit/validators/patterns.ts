// Regular expressions, compiled once per module: a scalar's next to its descriptor, a field's own in front of its record.

import type { Bounds, Type } from "../../model/model.js";
import type { Page } from "./page.js";
import { patternName, places } from "./symbols.js";

type StringType = Extract<Type, { kind: "string" | "scalar" }>;

/** The patterns of one module. */
export class Patterns {
  private readonly page: Page;
  private readonly declared = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  /** Name of the constant with the pattern of the field that `path` leads to; undefined where it has none. */
  of(type: StringType, path: string): string | undefined {
    const { pattern } = type.bounds;
    if (pattern === undefined) return undefined;
    if (type.kind === "scalar" && type.scalar.bounds.pattern === pattern) {
      return this.page.value(patternName(type.scalar.name), places.scalars);
    }
    const name = patternName(path);
    if (!this.declared.has(name)) this.page.own(name, patternLiteral(pattern));
    this.declared.add(name);
    return name;
  }
}

/** `source` escapes what a literal may not hold. */
export function patternLiteral(pattern: string): string {
  return `/${new RegExp(pattern, "u").source}/u`;
}

export function sameBounds(a: Bounds, b: Bounds): boolean {
  const keys = ["minLength", "maxLength", "pattern", "minimum", "maximum", "multipleOf"] as const;
  return keys.every((key) => a[key] === b[key]);
}
