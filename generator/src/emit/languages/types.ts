// The types of a contract as Go, Python and Rust name them and refer to them.

import type { Bounds, Field, Model, Scalar, Shape, Type } from "../../model/model.js";
import { declaredRecords } from "../contract-data.js";
import type { NameScope, ScopedNames } from "../name-scope.js";
import { isUnion } from "../validators/records.js";
import type { Holder } from "../validators/records.js";

/** What members of a record say of themselves besides their docs. */
export function defaultNote({ default: value }: Field, quote = ""): string | undefined {
  return value === undefined ? undefined : `Servers take ${quote}${JSON.stringify(value)}${quote} where it is absent.`;
}

/** How a language writes types. */
export interface TypeWords {
  readonly boolean: string;
  readonly json: string;
  /** A record without a name. */
  readonly inline: string;
  readonly plain: (base: Scalar["base"], bounds: Bounds) => string;
  readonly literal: (type: Extract<Type, { kind: "literal" }>) => string;
  readonly array: (of: string) => string;
  readonly map: (of: string) => string;
  readonly orNull: (of: string) => string;
}

/** The types of a contract, by the names that a language has for them and their members. */
export class ContractTypes {
  readonly model: Model;
  readonly scope: NameScope;
  readonly holders: readonly Holder[];
  readonly #words: TypeWords;
  readonly #spell: (name: string) => string;
  readonly #newMembers: (shape: Shape) => ScopedNames;
  readonly #names = new Map<string, string>();
  readonly #members = new Map<Shape, ScopedNames>();

  /** @param newMembers names of a record's members, in the scope that they are in */
  constructor(
    model: Model,
    scope: NameScope,
    spell: (name: string) => string,
    words: TypeWords,
    newMembers: (shape: Shape) => ScopedNames,
  ) {
    this.model = model;
    this.#newMembers = newMembers;
    this.scope = scope;
    this.holders = declaredRecords(model);
    this.#words = words;
    this.#spell = spell;
    for (const { name } of [...model.scalars, ...model.enums, ...this.holders]) {
      this.#names.set(name, scope.claim(spell(name)));
    }
  }

  /** Names in the contract, each with the language's own. */
  get names(): ReadonlyMap<string, string> {
    return this.#names;
  }

  claim(name: string): string {
    return this.scope.claim(name);
  }

  nameOf(name: string): string {
    return this.#names.get(name) ?? this.#spell(name);
  }

  /** In one scope with whatever else the record has. */
  membersOf(shape: Shape): ScopedNames {
    const made = this.#members.get(shape) ?? this.#newMembers(shape);
    this.#members.set(shape, made);
    return made;
  }

  memberOf(shape: Shape, name: string): string {
    return this.membersOf(shape).of(name);
  }

  /** The members on the way to a member of a member. */
  pathOf(shape: Shape, path: readonly Field[]): readonly string[] {
    let holder = shape;
    return path.map(({ name, type }) => {
      const own = this.memberOf(holder, name);
      if (type.kind === "shape") holder = type.shape;
      return own;
    });
  }

  /** Any activity fits the general record; other unions are unions. */
  recordOf(holder: Holder): Shape | undefined {
    const { activity } = this.model;
    if (!isUnion(holder)) return holder;
    return activity && holder === activity.union ? activity.record : undefined;
  }

  /**
   * Of a list or map that may hold null, what stands for that too.
   *
   * @param before what stands before the names of types where they are in a module
   */
  typeText(type: Type, before = ""): string {
    const words = this.#words;
    const inner = (of: Type, isNull: boolean | undefined): string => {
      const text = this.typeText(of, before);
      return isNull && text !== words.json ? words.orNull(text) : text;
    };
    switch (type.kind) {
      case "boolean":
        return words.boolean;
      case "json":
        return words.json;
      case "literal":
        return words.literal(type);
      case "scalar":
        return before + this.nameOf(type.scalar.name);
      case "enum":
        return before + this.nameOf(type.enum.name);
      case "shape":
        return type.shape.role === "inline" ? words.inline : before + this.nameOf(type.shape.name);
      case "union":
        return before + this.nameOf(type.union.name);
      case "array":
        return words.array(inner(type.of, type.orNull));
      case "map":
        return words.map(inner(type.of, type.orNull));
      default:
        return words.plain(type.kind, type.bounds);
    }
  }
}
