// Regular expressions, compiled once per module: a scalar's next to its descriptor, a field's own in front of its record.

import type { Bounds, PlainType } from "../../model/model.js";
import { classLoop } from "./character-class.js";
import { functionText, ownConstantText } from "../declarations.js";
import type { ModuleBuilder } from "../module.js";
import { matchName, patternName, places } from "./symbols.js";

/** The patterns of one module. */
export class Patterns {
  readonly #module: ModuleBuilder;
  readonly #declared = new Set<string>();

  constructor(module: ModuleBuilder) {
    this.#module = module;
  }

  /** Name of the constant with the pattern of the field that `path` leads to; undefined where it has none. */
  constant(type: PlainType, path: string): string | undefined {
    const { pattern } = type.bounds;
    if (pattern === undefined) return undefined;
    if (isOfScalar(type)) return this.#module.value(patternName(type.scalar.name), places.scalars);
    return this.#once(patternName(path), (name) => this.#module.add(ownConstantText(name, patternLiteral(pattern))));
  }

  /** The condition that the string at `at` matches; undefined where it has no pattern. */
  match(type: PlainType, path: string, at: string): string | undefined {
    const { pattern } = type.bounds;
    if (pattern === undefined) return undefined;
    if (classLoop(pattern) === undefined) return `${this.constant(type, path)}.test(${at})`;
    if (isOfScalar(type)) return `${this.#module.value(matchName(type.scalar.name), places.scalars)}(${at})`;
    return `${this.#once(matchName(path), (name) => addMatcher(this.#module, name, pattern, false))}(${at})`;
  }

  #once(name: string, declare: (name: string) => void): string {
    if (!this.#declared.has(name)) declare(name);
    this.#declared.add(name);
    return name;
  }
}

/** Declares a function that matches the pattern without a regular expression, if that is possible. */
export function addMatcher(module: ModuleBuilder, name: string, pattern: string, isExported: boolean): void {
  const lines = classLoop(pattern);
  const doc = `Whether a text matches \`${pattern}\`.`;
  if (lines)
    module.add(functionText({ name, doc, parameters: ["text: string"], returns: "boolean", lines, isExported }));
}

/** Whether the pattern is the scalar's own. */
function isOfScalar(type: PlainType): type is Extract<PlainType, { kind: "scalar" }> {
  return type.kind === "scalar" && type.scalar.bounds.pattern === type.bounds.pattern;
}

/** `source` escapes what a literal may not hold. */
export function patternLiteral(pattern: string): string {
  return `/${new RegExp(pattern, "u").source}/u`;
}

export function sameBounds(a: Bounds, b: Bounds): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as ReadonlySet<keyof Bounds>;
  return [...keys].every((key) => a[key] === b[key]);
}
