// Where each thing of the contract is described, and which words of its docs name one.

import type { Enum, Family, Model, PlainOperation, Scalar, SecurityScheme, Shape, Union } from "../../model/model.js";
import { activityOf, plainOperations } from "../../model/operations.js";
import { hashAll } from "../../write/hash.js";
import { code, text } from "./page.js";
import type { Word, Words } from "./page.js";

export const pagePaths = {
  home: "index",
  authentication: "authentication",
  shapes: "shapes",
  enums: "enums",
  scalars: "scalars",
  errors: "errors",
  webhooks: "webhooks",
} as const;

/** Names in prose: in backticks, or words that no language has, such as `userName` and `STATUS_DONE`. */
const names = /`([^`]+)`|\b[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\b|\b[A-Za-z][a-z0-9]*[A-Z][A-Za-z0-9]*\b/g;

export class Links {
  readonly #model: Model;
  readonly #places = new Map<string, string>();

  constructor(model: Model) {
    this.#model = model;
    for (const declared of model.scalars) this.#places.set(declared.name, this.scalar(declared));
    for (const declared of model.enums) {
      this.#places.set(declared.name, this.enum(declared));
      for (const { value } of declared.values) this.#places.set(value, this.enum(declared));
    }
    for (const shape of model.shapes) this.#places.set(shape.name, this.shape(shape) ?? "");
    for (const union of model.unions) this.#places.set(union.name, this.union(union));
    if (model.activity) this.#places.set(model.activity.union.name, this.union(model.activity.union));
    for (const { name } of model.errors.codes) this.#places.set(name, this.error(name));
    for (const query of plainOperations(model)) this.#places.set(query.name, this.operation(query));
    for (const family of model.families) {
      this.#places.set(family.name, this.operation(family));
      for (const { type } of family.versions) this.#places.set(type, this.operation(family));
    }
  }

  /** Changes with what is linked, and to where. */
  get fingerprint(): string {
    return hashAll(this.#places);
  }

  operation({ home }: Pick<Family | PlainOperation, "home">): string {
    return home;
  }

  scalar({ name }: Scalar): string {
    return `${pagePaths.scalars}#${name}`;
  }

  /** The enum of activity types is a list of operations, which are described where they stand. */
  enum({ name }: Enum): string {
    return `${pagePaths.enums}#${name}`;
  }

  error(name: string): string {
    return `${pagePaths.errors}#${name}`;
  }

  scheme({ name }: SecurityScheme): string {
    return `${pagePaths.authentication}#${name}`;
  }

  union({ name }: Union): string {
    return `${pagePaths.shapes}#${name}`;
  }

  /** undefined where a record is written out in place. */
  shape(shape: Shape): string | undefined {
    switch (shape.role) {
      case "inline":
        return undefined;
      case "shape":
        return `${pagePaths.shapes}#${shape.name}`;
      case "activity":
        return this.union(activityOf(this.#model).union);
      case "intent":
        return `${shape.home}#parameters`;
      case "result":
        return `${shape.home}#result`;
      case "request":
      case "response":
        return shape.home;
    }
  }

  /** A doc with the names in it as code, those of things that are described as links. Paragraphs become one. */
  prose(doc: string): Words {
    const said = doc.replace(/\s+/g, " ").trim();
    const words: Word[] = [];
    let end = 0;
    for (const match of said.matchAll(names)) {
      const name = match[1] ?? match[0];
      const place = this.#places.get(name);
      // A word that only looks like a name, such as JavaScript, stays a word.
      if (match[1] === undefined && place === undefined && !name.includes("_") && !/^[a-z]/.test(name)) continue;
      if (match.index > end) words.push(text(said.slice(end, match.index)));
      words.push(code(name, place));
      end = match.index + match[0].length;
    }
    if (end < said.length) words.push(text(said.slice(end)));
    return words;
  }
}
