// Parameters of an operation: in its path and its query string. Headers and cookies are the client's own affair.

import { below, itemsOf, member, textOf } from "./document.js";
import type { Document } from "./document.js";
import { innermost } from "./draft.js";
import type { Form, Member } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flattener, Placed } from "./flat.js";
import { typeName } from "./names.js";
import { docOf, isMemberName } from "./schemas.js";
import type { Types } from "./types.js";
import type { Json } from "../model/model.js";

export interface Parameters {
  readonly path: readonly Member[];
  readonly query: readonly Member[];
  /** Without what cannot be carried, the operation could not be called. */
  readonly impossible: string | undefined;
  readonly examples: { readonly [name: string]: Json };
}

/** Headers that OpenAPI has other places for. */
const ofOthers = new Set(["accept", "content-type", "authorization"]);

export class ParameterReader {
  readonly #document: Document;
  readonly #flattener: Flattener;
  readonly #types: Types;
  readonly #findings: Findings;

  constructor(document: Document, flattener: Flattener, types: Types, findings: Findings) {
    this.#document = document;
    this.#flattener = flattener;
    this.#types = types;
    this.#findings = findings;
  }

  /** @param item pointer of the path */
  read(item: string, operation: string, owner: string): Parameters {
    const path: Member[] = [];
    const query: Member[] = [];
    const examples: Record<string, Json> = {};
    let impossible: string | undefined;
    for (const placed of this.#all(item, operation)) {
      const { schema: parameter, pointer } = placed;
      const name = textOf(member(parameter, "name")) ?? "";
      const place = textOf(member(parameter, "in"));
      const isRequired = member(parameter, "required") === true || place === "path";
      const refuse = (why: string): void => {
        const what = `the ${place ?? ""} parameter \`${name.slice(0, 80)}\``;
        this.#findings.add("left-out", pointer, `${what} ${why}`);
        if (isRequired) impossible ??= `it needs ${what}, which ${why}`;
      };
      if (place === "header" && ofOthers.has(name.toLowerCase())) continue;
      if (place !== "path" && place !== "query") {
        this.#findings.add(
          "left-out",
          pointer,
          `a contract's operations have no ${place ?? "such"} parameters: \`${name.slice(0, 80)}\``,
        );
        continue;
      }
      if (!isMemberName(name)) {
        refuse("has a name that no member can have");
        continue;
      }
      const found = this.#member(placed, name, owner, place);
      if (typeof found === "string") refuse(found);
      else {
        (place === "path" ? path : query).push({ ...found, optional: !isRequired });
        if (found.form.example !== undefined) examples[name] = found.form.example;
      }
    }
    return { path, query, impossible, examples };
  }

  /** Those of the path, unless the operation has one of the same name. */
  #all(item: string, operation: string): readonly Placed[] {
    const found = new Map<string, Placed>();
    for (const owner of [item, operation]) {
      itemsOf(member(this.#document.at(owner), "parameters")).forEach((schema, index) => {
        const placed = this.#flattener.resolve({ schema, pointer: below(owner, "parameters", index) });
        found.set(
          `${textOf(member(placed.schema, "in")) ?? ""} ${textOf(member(placed.schema, "name")) ?? ""}`,
          placed,
        );
      });
    }
    return [...found.values()];
  }

  /** The member, or why there is none. */
  #member(
    { schema: parameter, pointer }: Placed,
    name: string,
    owner: string,
    place: "path" | "query",
  ): Member | string {
    const schema = member(parameter, "schema");
    if (schema === undefined) return "has a media type of its own";
    const form = this.#types.form({ schema, pointer: below(pointer, "schema") }, typeName(`${owner} ${name}`));
    const { type } = form;
    const style = textOf(member(parameter, "style")) ?? (place === "path" ? "simple" : "form");
    if (type.kind === "array") {
      if (place === "path") return "is a list";
      if (style !== "form" || member(parameter, "explode") === false) return "is a list in one text";
      if (type.of.kind === "array" || type.of.kind === "map" || type.orNull)
        return "is a list of lists or maps, or holds null";
    } else if (type.kind === "map" || style !== (place === "path" ? "simple" : "form"))
      return "is an object, or of a style beside `form` and `simple`";
    const inner = innermost(type);
    const declared = inner.kind === "named" ? this.#types.declared.get(inner.name)?.kind : undefined;
    if (declared === "shape" || declared === "union" || (inner.kind === "plain" && inner.name === "json"))
      return "is not a plain value";
    const doc = docOf(parameter) ?? form.doc;
    const example = member(parameter, "example") ?? form.example;
    const deprecated = form.deprecated || member(parameter, "deprecated") === true;
    const said: Form = { ...form, nullable: false, doc, example, deprecated };
    return { name, optional: false, form: said, pointer };
  }
}
