// Schemas as types of the language. What has members or a list of values is declared under a name; everything else is
// written where it is used.

import type { Json } from "../model/model.js";
import { isNull, kindOf, planAlternatives } from "./alternatives.js";
import type { Alternatives, Variant } from "./alternatives.js";
import { below, itemsOf, membersOf, numberOf, textOf } from "./document.js";
import { boundsOfContainers, named, plain } from "./draft.js";
import type { Bounds, Declaration, Form, Member, ScalarDraft, ShapeDraft, UnionDraft } from "./draft.js";
import { readEnum } from "./enums.js";
import { ImportError } from "./findings.js";
import type { Findings } from "./findings.js";
import { aboutPlace } from "./flat.js";
import { formatScalars, listFormat } from "./formats.js";
import type { Flat, Flattener, Placed } from "./flat.js";
import { around, sentenceOf, typeName } from "./names.js";
import type { Names } from "./names.js";
import {
  count,
  docOf,
  isBeyondKeys,
  isBoundOf,
  isComponent,
  isMemberName,
  nullIf,
  numberExample,
  said,
  unsaid,
} from "./schemas.js";
import { Plains } from "./plain.js";

/** Of schemas inside of one another. */
const deepest = 60;
/** Of everything that one document declares. */
const mostDeclared = 20_000;
/** What a schema is about where it stands, beside its type. */
const vague = new Set([...aboutPlace, "nullable"]);

export class Types {
  readonly declared = new Map<string, Declaration>();
  readonly plains: Plains;
  readonly #findings: Findings;
  readonly #flattener: Flattener;
  readonly #names: Names;
  /** Forms by the places of their schemas; undefined while one is being made. */
  readonly #made = new Map<string, Form | undefined>();
  readonly #formats = new Map<string, string>();
  /** Enums of one value, by it. */
  readonly #constants = new Map<string, string>();

  constructor(flattener: Flattener, names: Names, findings: Findings) {
    this.#flattener = flattener;
    this.#names = names;
    this.#findings = findings;
    this.plains = new Plains(findings);
  }

  /** @param hint what a declaration would be called */
  form(placed: Placed, hint: string, depth = 0): Form {
    const known = this.#made.get(placed.pointer);
    if (known) return known;
    if (this.#made.has(placed.pointer))
      return this.#json(placed.pointer, "the schema contains itself, and nothing ends it");
    if (depth > deepest) return this.#json(placed.pointer, `the schema nests deeper than ${deepest} levels`);
    this.#made.set(placed.pointer, undefined);
    const made = this.#form(placed, hint, depth);
    const form = isComponent(placed.pointer) ? this.#scalar(hint, made, placed.pointer) : made;
    this.#made.set(placed.pointer, form);
    return form;
  }

  #json(pointer: string, why: string): Form {
    this.#findings.add("wider", pointer, `${why}: any JSON is allowed`);
    return plain("json");
  }

  #form(placed: Placed, hint: string, depth: number): Form {
    const reference = this.#referred(placed);
    if (reference) {
      const name = reference.pointer.split("/").at(-1) ?? hint;
      const form = this.form(reference, isComponent(reference.pointer) ? typeName(name) : hint, depth + 1);
      return said(form, placed.schema, form.type.kind !== "plain");
    }
    const flat = this.#flattener.flat(placed);
    const form = this.#ofFlat(flat, hint, depth);
    listFormat(flat, form, this.declared, this.#findings);
    return said(form, flat.keywords as Json, false);
  }

  /** What the schema is a mere reference to. */
  #referred({ schema, pointer }: Placed): Placed | undefined {
    const others = membersOf(schema).filter(([key]) => !vague.has(key) && !key.startsWith("x-"));
    const [[key, value] = []] = others;
    if (others.length !== 1) return undefined;
    if (key === "$ref" && typeof value === "string") return this.#flattener.follow(value, pointer);
    const [part, ...more] = itemsOf(value);
    if (!["allOf", "oneOf", "anyOf"].includes(key ?? "") || part === undefined || more.length > 0) return undefined;
    return { schema: part, pointer: below(pointer, key ?? "", 0) };
  }

  #ofFlat(flat: Flat, hint: string, depth: number): Form {
    const { keywords, properties, pointer } = flat;
    const types = (Array.isArray(keywords["type"]) ? (keywords["type"] as readonly Json[]) : [keywords["type"]]).filter(
      (type) => type !== undefined && type !== "null",
    );
    const nullable = keywords["nullable"] === true || itemsOf(keywords["type"]).includes("null");
    for (const key of unsaid) {
      if (keywords[key] !== undefined)
        this.#findings.add("wider", below(pointer, key), `the language has no \`${key}\`: what it excludes is allowed`);
    }
    const isPlain = types.length === 1 && types[0] !== "object" && types[0] !== "array";
    if (
      isPlain &&
      flat.alternatives.every((one) => kindOf(this.#flattener.flat(this.#flattener.resolve(one))) === "any")
    ) {
      if (flat.alternatives.length > 0)
        this.#findings.add("wider", pointer, "alternatives that bound a value in several ways are left out");
    } else if (flat.alternatives.length > 0 && properties.size === 0)
      return this.#alternatives(flat, hint, nullable, depth);
    const values = "const" in keywords ? [keywords["const"] ?? null] : itemsOf(keywords["enum"]);
    if (values.length > 0) return this.#values(flat, values, hint, nullable, depth);
    const type = types.length === 1 ? types[0] : undefined;
    if (types.length > 1) {
      const isNumber = types.every((one) => one === "integer" || one === "number");
      if (!isNumber) return this.#json(pointer, `there are several types (${types.join(", ")})`);
    }
    return nullIf(nullable, this.#ofType(types.length > 1 ? "number" : type, flat, hint, depth));
  }

  #ofType(type: Json | undefined, flat: Flat, hint: string, depth: number): Form {
    const { keywords, pointer } = flat;
    switch (type) {
      case "string":
        return this.#string(flat);
      case "integer":
      case "number":
        return this.plains.number(flat, type === "integer");
      case "boolean":
        return plain("boolean");
      case "array":
        return this.#array(flat, hint, depth);
      case "object":
        return this.#object(flat, hint, depth);
      default:
        if (type !== undefined) return this.#json(pointer, `there is no type \`${String(type).slice(0, 40)}\``);
        if (flat.properties.size > 0 || flat.additional) return this.#object(flat, hint, depth);
        if (keywords["items"] !== undefined) return this.#array(flat, hint, depth);
        return ["pattern", "minLength", "maxLength"].some((key) => key in keywords)
          ? this.#json(pointer, "the schema has bounds and no type")
          : plain("json");
    }
  }

  #string(flat: Flat): Form {
    const { form, format } = this.plains.string(flat);
    const scalar = format === undefined ? undefined : formatScalars[format];
    if (!scalar) return form;
    // Its example has to fit where it is used.
    if (this.plains.stringExample(form.bounds, scalar.example) !== scalar.example) return form;
    let name = this.#formats.get(scalar.name);
    if (name === undefined) {
      name = this.#names.claim(scalar.name, around);
      this.#formats.set(scalar.name, name);
      this.#declare({ kind: "scalar", base: "string", bounds: {}, pointer: flat.pointer, ...scalar, name });
    }
    return { ...named(name), bounds: form.bounds };
  }

  // Values.

  #values(flat: Flat, written: readonly Json[], hint: string, wasNullable: boolean, depth: number): Form {
    const { keywords, pointer } = flat;
    const values = [...new Set(written.filter((value) => value !== null))];
    const nullable = wasNullable || (written.includes(null) && keywords["type"] !== "string");
    const [first] = values;
    if (first === undefined) return this.#json(pointer, "null is the only value");
    const isConstant = typeof first === "boolean" || (typeof first === "number" && Number.isFinite(first));
    // A value that is described under `components` is the first of a list.
    const isText = typeof first === "string" && first.length > 0 && first.length <= 200;
    const isList = isComponent(pointer) && "x-enum-descriptions" in keywords;
    if (values.length === 1 && (isConstant || (isText && !isList)))
      return nullIf(nullable, { ...plain("json"), type: { kind: "const", value: first as string } });
    if (!values.every((value) => typeof value === "string")) {
      const without = Object.fromEntries(Object.entries(keywords).filter(([key]) => key !== "enum" && key !== "const"));
      const isBoolean = values.every((value) => typeof value === "boolean");
      if (!isBoolean)
        this.#findings.add("wider", below(pointer, "enum"), "lists of values are of strings: others are allowed");
      const kinds = new Set(values.map((value) => typeof value));
      const type = keywords["type"] ?? (kinds.size === 1 ? [...kinds][0] : undefined);
      return this.#ofFlat({ ...flat, keywords: { ...without, ...(type !== undefined && { type }) } }, hint, depth);
    }
    return nullIf(nullable, this.#enum(flat, values, hint));
  }

  #enum(flat: Flat, values: readonly string[], hint: string): Form {
    const read = readEnum(flat, values, hint, this.#findings);
    if (!("values" in read)) return read;
    const name = this.#names.claim(hint, around);
    this.#declare({ ...read, name });
    return named(name);
  }

  // Lists, maps, records.

  #array(flat: Flat, hint: string, depth: number): Form {
    const { keywords, pointer } = flat;
    const items = keywords["items"];
    const of =
      items === undefined || items === true
        ? plain("json")
        : this.form({ schema: items, pointer: this.#itemsPlace(flat) }, typeName(`${hint}Item`), depth + 1);
    const [low, high] = [count(keywords["minItems"]), count(keywords["maxItems"])];
    const isEmpty = low !== undefined && (low > 10_000 || low > (high ?? Infinity));
    if (isEmpty) this.#findings.add("wider", pointer, "no list has such a length: its bounds are left out");
    const bounds = isEmpty
      ? {}
      : {
          ...(low !== undefined && low > 0 && { minItems: low }),
          ...(high !== undefined && high < 524_288 && { maxItems: high }),
        };
    return this.#holder("array", of, { ...bounds, ...this.#unique(flat, of) }, pointer);
  }

  /** `items` may stand in one of the parts of `allOf`. */
  #itemsPlace({ pointer }: Flat): string {
    return below(pointer, "items");
  }

  #unique({ keywords, pointer }: Flat, of: Form): Bounds {
    if (keywords["uniqueItems"] !== true) return {};
    const { type } = of;
    const declared = type.kind === "named" ? this.declared.get(type.name) : undefined;
    const isComparable =
      (type.kind === "plain" && type.name !== "json" && type.name !== "boolean") ||
      declared?.kind === "enum" ||
      declared?.kind === "scalar";
    if (isComparable && !of.nullable && (count(keywords["minItems"]) ?? 0) <= 1) return { unique: true };
    this.#findings.add(
      "wider",
      below(pointer, "uniqueItems"),
      "`unique` is for lists of plain values that may be short",
    );
    return {};
  }

  /** A list or a map around a type. Only the outermost of a kind has bounds. */
  #holder(kind: "array" | "map", of: Form, bounds: Bounds, pointer: string): Form {
    const lost = boundsOfContainers.filter((key) => of.bounds[key] !== undefined && isBoundOf(key, kind));
    for (const key of lost)
      this.#findings.add("wider", pointer, `\`${key}\` of what is inside of a list or map of its kind is left out`);
    const inner = Object.fromEntries(Object.entries(of.bounds).filter(([key]) => !lost.some((one) => one === key)));
    const type = this.#inside(of, pointer);
    return {
      ...plain("json"),
      type: { kind, of: type, orNull: of.nullable },
      bounds: { ...inner, ...bounds },
      open: of.open,
    };
  }

  /** Constants are for members. */
  #inside({ type }: Form, pointer: string): Form["type"] {
    if (type.kind !== "const") return type;
    if (typeof type.value === "string") {
      const hint = typeName(type.value === "" ? "Constant" : type.value);
      const known = this.#constants.get(type.value);
      const name = known ?? this.#names.claim(hint, around);
      const values = [{ value: type.value, doc: sentenceOf(type.value) }];
      if (known === undefined)
        this.#declare({ kind: "enum", name, doc: sentenceOf(hint), open: false, values, pointer });
      this.#constants.set(type.value, name);
      return { kind: "named", name };
    }
    this.#findings.add("wider", pointer, "constants inside of lists and maps are strings: others are allowed");
    return { kind: "plain", name: typeof type.value === "boolean" ? "boolean" : "number" };
  }

  #object(flat: Flat, hint: string, depth: number): Form {
    const { keywords, properties, additional, pointer } = flat;
    if (properties.size === 0 && additional?.schema !== false) return this.#map(flat, hint, depth);
    const name = this.#names.claim(hint, around);
    const shape: ShapeDraft = {
      kind: "shape",
      name,
      doc: docOf(keywords) ?? sentenceOf(hint),
      deprecated: keywords["deprecated"] === true,
      extra: additional?.schema !== false,
      members: [],
      pointer,
    };
    this.#declare(shape);
    this.#tasks.push(() => void (shape.members = this.members(flat, name)));
    for (const key of ["minProperties", "maxProperties"]) {
      if (keywords[key] !== undefined) this.#findings.add("wider", below(pointer, key), `\`${key}\` is for maps`);
    }
    return named(name);
  }

  /** The members of a record. */
  members(flat: Flat, owner: string, depth = 0): readonly Member[] {
    const { properties, required, additional, alternatives, pointer } = flat;
    if (alternatives.length > 0)
      this.#findings.add("wider", pointer, "alternatives beside members are left out, and what they ask for");
    const extra = additional?.schema;
    if (extra !== undefined && typeof extra !== "boolean" && membersOf(extra).length > 0)
      this.#findings.add("wider", additional?.pointer ?? pointer, "members that are not listed may be any JSON");
    for (const name of required) {
      if (!properties.has(name) && /./.test(name))
        this.#findings.add("wider", pointer, `\`${name.slice(0, 80)}\` is required and not declared`);
    }
    return [...properties].flatMap(([name, placed]): Member[] => {
      if (!isMemberName(name)) {
        this.#findings.add("left-out", placed.pointer, `\`${name.slice(0, 80)}\` cannot be a name of a member`);
        return [];
      }
      if (placed.schema === false) return [];
      const form = this.form(placed, typeName(`${owner} ${name}`), depth + 1);
      return [{ name, optional: !required.has(name), form, pointer: placed.pointer }];
    });
  }

  #map(flat: Flat, hint: string, depth: number): Form {
    const { keywords, additional, required, pointer } = flat;
    const schema = additional?.schema;
    const isAny = schema === undefined || schema === true || membersOf(schema).length === 0;
    const of = isAny || !additional ? plain("json") : this.form(additional, typeName(`${hint}Value`), depth + 1);
    for (const name of required)
      this.#findings.add("wider", pointer, `\`${name.slice(0, 80)}\` is required of a map, whose keys are data`);
    const [low, high] = [count(keywords["minProperties"]), count(keywords["maxProperties"])];
    const isEmpty = low !== undefined && (low > 10_000 || low > (high ?? Infinity));
    if (isEmpty) this.#findings.add("wider", pointer, "no map has so many entries: its bounds are left out");
    const bounds = isEmpty
      ? {}
      : {
          ...(low !== undefined && low > 0 && { minEntries: low }),
          ...(high !== undefined && high < 524_288 && { maxEntries: high }),
        };
    if (keywords["propertyNames"] !== undefined && isBeyondKeys(keywords["propertyNames"]))
      this.#findings.add(
        "wider",
        below(pointer, "propertyNames"),
        "bounds of keys are left out: they have at most 200 characters",
      );
    return this.#holder("map", of, bounds, pointer);
  }

  // Alternatives.

  #alternatives(flat: Flat, hint: string, wasNullable: boolean, depth: number): Form {
    const written = flat.alternatives.filter((placed) => !isNull(placed, this.#flattener));
    const nullable = wasNullable || written.length < flat.alternatives.length;
    const plan = planAlternatives(flat, written, this.#flattener);
    return nullIf(nullable, this.#planned(plan, flat, hint, depth));
  }

  #planned(plan: Alternatives, flat: Flat, hint: string, depth: number): Form {
    const { pointer } = flat;
    switch (plan.kind) {
      case "one":
        return this.form(plan.placed, hint, depth + 1);
      case "union":
        return this.#union(flat, plan.tag, plan.variants, hint);
      case "open": {
        const form = this.form(plan.placed, hint, depth + 1);
        listFormat(this.#flattener.flat(this.#flattener.resolve(plan.other)), form, this.declared, this.#findings);
        return { ...form, open: true };
      }
      case "string":
      case "number":
        this.#findings.add(
          "wider",
          pointer,
          `the bounds of the alternatives are left out: any ${plan.kind} is allowed`,
        );
        return plain(plan.kind);
      case "none":
        return this.#json(pointer, plan.why);
    }
  }

  #union(flat: Flat, tag: string, variants: readonly Variant[], hint: string): Form {
    const { pointer, keywords } = flat;
    if (!isMemberName(tag)) return this.#json(pointer, `\`${tag.slice(0, 80)}\` cannot be a name of a member`);
    const name = this.#names.claim(hint, around);
    const union: UnionDraft = {
      kind: "union",
      name,
      doc: docOf(keywords) ?? sentenceOf(hint),
      tag,
      variants: [],
      pointer,
    };
    this.#declare(union);
    this.#tasks.push(() => {
      const forms = variants.map(({ placed, value }) => this.form(placed, typeName(`${hint} ${value}`)));
      // Whether a shape has a constant already is known once its members are.
      this.#later.push(() => {
        const found = variants.map((variant, index) =>
          this.#variant(variant, forms[index], tag, typeName(`${hint} ${variant.value}`)),
        );
        union.variants = found;
      });
    });
    return named(name);
  }

  /** The shape of a variant, with its constant; one of its own where the shape has another constant already. */
  #variant({ placed, value }: Variant, form: Form | undefined, tag: string, hint: string): string {
    const constant: Form = { ...plain("json"), type: { kind: "const", value } };
    const put = (members: readonly Member[]): readonly Member[] =>
      members.map((one) =>
        one.name === tag ? { ...one, optional: false, form: { ...constant, doc: one.form.doc } } : one,
      );
    const shape = form && this.#shapeAt(form);
    const own = shape?.members.find((one) => one.name === tag)?.form.type;
    if (shape && own && (own.kind !== "const" || own.value === value)) {
      shape.members = put(shape.members);
      return shape.name;
    }
    const target = this.#flattener.resolve(placed);
    const flat = this.#flattener.flat(target);
    const name = this.#names.claim(hint, around);
    const copy: ShapeDraft = {
      kind: "shape",
      name,
      doc: docOf(flat.keywords) ?? sentenceOf(hint),
      deprecated: flat.keywords["deprecated"] === true,
      extra: flat.additional?.schema !== false,
      members: put(this.members(flat, name)),
      pointer: target.pointer,
    };
    this.#declare(copy);
    return name;
  }

  #shapeAt({ type }: Form): ShapeDraft | undefined {
    const declared = type.kind === "named" ? this.declared.get(type.name) : undefined;
    return declared?.kind === "shape" ? declared : undefined;
  }

  /** What is still to be read: records are read one after another, so that no chain of them is too long. */
  readonly #tasks: (() => void)[] = [];
  readonly #later: (() => void)[] = [];

  /** Reads all that the schemas so far lead to. */
  finish(): void {
    for (let next = this.#tasks.shift() ?? this.#later.shift(); next; next = this.#tasks.shift() ?? this.#later.shift())
      next();
  }

  /** Gives a plain component a name: a scalar. */
  #scalar(name: string, form: Form, pointer: string): Form {
    const { type, bounds, doc, example } = form;
    const isNamed =
      type.kind === "plain" && (type.name === "string" || type.name === "int32" || type.name === "number");
    if (!isNamed || Object.keys(bounds).length === 0) return form;
    const written = type.name === "string" ? textOf(example) : numberOf(example);
    const own =
      type.name === "string"
        ? this.plains.stringExample(bounds, written as string | undefined)
        : numberExample(type.name, bounds, written as number | undefined);
    if (own === undefined) return form;
    const declared = this.#names.claim(name, around);
    this.#declare({
      kind: "scalar",
      name: declared,
      doc: doc ?? sentenceOf(name),
      base: type.name,
      format: undefined,
      bounds,
      example: own,
      pointer,
    } satisfies ScalarDraft);
    return { ...form, type: { kind: "named", name: declared }, bounds: {} };
  }

  /** Whether the schema at the place is part of some type. */
  isRead(pointer: string): boolean {
    return this.#made.has(pointer);
  }

  #declare(declaration: Declaration): void {
    if (this.declared.size >= mostDeclared)
      throw new ImportError(`the document declares more than ${mostDeclared} types`);
    this.declared.set(declaration.name, declaration);
  }
}
