// How names are spelt on the wire. What the compiler derives follows the styles of the contract, and what its author
// writes is held to them.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Position } from "../diagnostics/position.js";
import { camelOf, constant, kebab, snake } from "../model/case.js";
import type { Field } from "../model/model.js";

type Style = "camel" | "snake" | "kebab" | "constant";

const spellings: Readonly<Record<Style, { readonly of: (name: string) => string; readonly fits: RegExp }>> = {
  camel: { of: camelOf, fits: /^[a-z][A-Za-z0-9]*$/ },
  snake: { of: (name) => snake(camelOf(name)), fits: /^[a-z0-9]+(?:_[a-z0-9]+)*$/ },
  kebab: { of: (name) => kebab(camelOf(name)), fits: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ },
  constant: { of: (name) => constant(camelOf(name)), fits: /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/ },
};

export class Styles {
  /** undefined where the contract says nothing of it. */
  readonly paths: Style | undefined;
  /** Whether paths are spelt in any way. */
  readonly #anyPath: boolean;
  readonly #members: Style | undefined;
  readonly #values: Style | undefined;
  readonly #diagnostics: Diagnostics;
  readonly #checked = new Set<string>();

  constructor(contract: Node | undefined, diagnostics: Diagnostics) {
    const read = (key: string): Style | undefined => {
      const style = text(child(child(contract, "styles"), key));
      return style !== undefined && Object.hasOwn(spellings, style) ? (style as Style) : undefined;
    };
    this.paths = read("paths");
    this.#anyPath = text(child(child(contract, "styles"), "paths")) === "any";
    this.#members = read("members");
    this.#values = read("values");
    this.#diagnostics = diagnostics;
  }

  /** The path of an operation of this name. */
  path(name: string): string {
    return spellings[this.paths ?? "snake"].of(name);
  }

  /** A member that the compiler derives; `name` is in camel case. */
  member(name: string): string {
    return this.#members === undefined || this.#members === "camel" ? name : spellings[this.#members].of(name);
  }

  checkPath(path: string, position: Position): void {
    for (const segment of path.split("/")) {
      // Members have the spelling of members.
      if (!this.#anyPath && !segment.includes("{")) this.#check("path", segment, this.paths ?? "snake", position);
    }
  }

  checkMembers(fields: readonly Field[]): void {
    if (this.#members === undefined) return;
    for (const { name, position } of fields) this.#check("member", name, this.#members, position);
  }

  checkValue(value: string, position: Position): void {
    if (this.#values !== undefined) this.#check("value", value, this.#values, position);
  }

  /** Of activities; these were always written in capitals. */
  checkType(type: string, position: Position): void {
    this.#check("value", type, this.#values ?? "constant", position);
  }

  /** Records that change an older one have its fields: each is spoken of once. */
  #check(what: "path" | "member" | "value", name: string, style: Style, position: Position): void {
    const { of, fits } = spellings[style];
    const place = `${name} ${position.file}:${position.line}:${position.column}`;
    if (fits.test(name) || this.#checked.has(place)) return;
    this.#checked.add(place);
    const right = of(name);
    const help = fits.test(right) ? `write \`${right}\`` : undefined;
    this.#diagnostics.report("CS0207", position, `the ${what} \`${name}\` is not in ${words[style]}`, help);
  }
}

const words: Readonly<Record<Style, string>> = {
  camel: "camelCase",
  snake: "snake_case",
  kebab: "kebab-case",
  constant: "CAPITALS_WITH_UNDERSCORES",
};
