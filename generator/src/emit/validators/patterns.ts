// Regular expressions, compiled once per module, and the functions that do without them.

import type { Bounds } from "../../model/model.js";
import { camel } from "../../model/names.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { functionOf, ownConstantOf } from "../typescript/structure.js";
import { classLoop } from "./character-class.js";

/** The patterns of one module. */
export class Patterns {
  readonly #module: ModuleBuilder;
  readonly #declared = new Set<string>();

  constructor(module: ModuleBuilder) {
    this.#module = module;
  }

  /** Name of the constant with the pattern of the field that `path` leads to; undefined where it has none. */
  constant({ pattern }: Bounds, path: string): string | undefined {
    if (pattern === undefined) return undefined;
    return this.#once(`${camel(path)}Pattern`, (name) =>
      this.#module.add(ownConstantOf(name, patternLiteral(pattern))),
    );
  }

  /** The condition that the string at `at` matches; undefined where it has no pattern. */
  match(bounds: Bounds, path: string, at: string): string | undefined {
    const { pattern } = bounds;
    if (pattern === undefined) return undefined;
    const lines = classLoop(pattern, "text");
    if (!lines) return `${this.constant(bounds, path)}.test(${at})`;
    const declare = (name: string): void =>
      this.#module.add(
        functionOf({
          name,
          doc: `Whether a text matches \`${pattern}\`.`,
          isExported: false,
          parameters: [["text", "string"]],
          returns: "boolean",
          body: lines.join("\n"),
        }),
      );
    return `${this.#once(`matches${path}`, declare)}(${at})`;
  }

  #once(name: string, declare: (name: string) => void): string {
    if (!this.#declared.has(name)) declare(name);
    this.#declared.add(name);
    return name;
  }
}

/** `source` escapes what a literal may not hold. */
export function patternLiteral(pattern: string): string {
  return `/${new RegExp(pattern, "u").source}/u`;
}

export function sameBounds(a: Bounds, b: Bounds): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as ReadonlySet<keyof Bounds>;
  return [...keys].every((key) => a[key] === b[key]);
}
