// `types.go`: scalars, enums, records and unions as types of Go.

import { plainOf } from "../../model/formats.js";
import type { Bounds, Enum, Field, Model, Scalar, Shape, Type, Union } from "../../model/model.js";
import { deprecation } from "../prose.js";
import { upgradesFrom } from "../contract-data.js";
import { NameScope, ScopedNames } from "../name-scope.js";
import { ContractTypes, defaultNote } from "../languages/types.js";
import type { TypeWords } from "../languages/types.js";
import type { EmitContext } from "../output.js";
import { goDoc, goFunction, goName, goTag, goText } from "./names.js";

/** A name of the package's own in a template: `Client_`. */
const marked = /\b([A-Z]\w*)_\b/g;

const words = (own: ScopedNames): TypeWords => ({
  boolean: "bool",
  json: "any",
  inline: "any",
  plain: (base, bounds) => plain(base, bounds, own),
  literal: ({ value }) => (typeof value === "number" ? "float64" : typeof value === "boolean" ? "bool" : "string"),
  array: (of) => `[]${of}`,
  map: (of) => `map[string]${of}`,
  orNull: (of) => `*${of}`,
});

/** Constants have no name; methods are in the scope, too. */
function newMembers({ fields }: Shape): ScopedNames {
  const names = fields.filter((field) => !isConstant(field)).map(({ name }) => name);
  return new ScopedNames(new NameScope(["MarshalJSON", "UnmarshalJSON"]), goName, names);
}

/** The types of a contract, and how Go calls them. */
export class GoTypes extends ContractTypes {
  /** Packages of which `operations.go` speaks. */
  readonly imports = new Set<string>();
  /** Of the client. */
  readonly methods = new ScopedNames(new NameScope(), goName);
  readonly errors: ScopedNames;
  /** Of what the package has for every contract: a type of the contract goes before it, and anything else does not. */
  readonly own: ScopedNames;

  constructor(model: Model, templates: EmitContext["templates"]) {
    const scope = new NameScope();
    const own = new ScopedNames(scope, (name) => (scope.has(name) ? `API${name}` : name));
    super(model, scope, goName, words(own), newMembers);
    this.own = own;
    for (const [path, text] of templates) {
      if (path.endsWith(".go")) for (const [, name = ""] of text.matchAll(marked)) own.of(name);
    }
    this.errors = new ScopedNames(this.scope, (name) => `ErrorCode${goName(name.toUpperCase())}`);
  }

  /** The text of a template. */
  printed(text: string): string {
    return text.replaceAll(marked, (_, name: string) => this.own.of(name));
  }

  declarations(): string {
    const { scalars, enums } = this.model;
    return [
      ...scalars.map((scalar) => this.#scalar(scalar)),
      ...enums.map((one) => this.#enum(one)),
      ...this.holders.map((holder) => {
        const record = this.recordOf(holder);
        return record ? this.#record(record, holder.name) : this.#union(holder as Union);
      }),
    ].join("\n");
  }

  #scalar({ name, doc, base, bounds }: Scalar): string {
    const own = this.nameOf(name);
    const is = base === "bytes" ? "= " : "";
    const lines = [...goDoc(`${own}: ${doc}`), `type ${own} ${is}${plain(base, bounds, this.own)}`, ""];
    return [...lines, ...(base === "bytes" ? [] : named(own, name)), ...(base === "int64" ? coded(own) : [])].join(
      "\n",
    );
  }

  #enum({ name, doc, values, open }: Enum): string {
    const own = this.nameOf(name);
    const more = open ? "Servers may add values." : undefined;
    const constants = values.flatMap(({ value, member, doc: about, deprecated }) => [
      "",
      ...goDoc(about, deprecation(deprecated)).map((line) => `\t${line}`),
      `\t${this.scope.claim(own + goName(member))} ${own} = ${goText(value)}`,
    ]);
    const group = constants.length > 0 ? ["const (", ...constants.slice(1), ")", ""] : [];
    return [...goDoc(`${own}: ${doc}`, more), `type ${own} string`, "", ...named(own, name), ...group].join("\n");
  }

  #record(shape: Shape, name: string): string {
    const own = this.nameOf(name);
    const fields = shape.fields.flatMap((field) => ["", ...this.#field(field, shape)]);
    const extra = [
      "",
      "\t// Members that the contract does not list.",
      `\t${this.membersOf(shape).scope.claim("More")} map[string]any \`json:"-"\``,
    ];
    const body = [...fields, ...(shape.extra ? extra : [])].slice(1);
    return [
      ...goDoc(`${own}: ${shape.doc || "See its members."}`, deprecation(shape.deprecated)),
      ...(body.length > 0 ? [`type ${own} struct {`, ...body, "}"] : [`type ${own} struct{}`]),
      "",
      ...named(own, name),
      ...coded(own),
      ...this.#upgrades(shape),
    ].join("\n");
  }

  #field(field: Field, holder: Shape): string[] {
    const { name, type, optional, nullable, doc, deprecated } = field;
    if (type.kind === "literal" && isConstant(field))
      return [
        `\t// ${name} is always ${goText(type.value)}.`,
        `\t_ struct{} ${goTag(`name:${goText(name)} const:${goText(goText(type.value))}`)}`,
      ];
    const base = this.typeText(type);
    const isOwnNil = /^(?:\[\]|map\[|any$)/.test(base) || this.#isBytes(type);
    const pointer = isOwnNil && (!nullable || base === "any") ? base : `*${base}`;
    const text =
      optional && nullable === "value"
        ? `${this.own.of("Maybe")}[${base}]`
        : optional || nullable === "value"
          ? pointer
          : base;
    return [
      ...goDoc(doc, defaultNote(field), deprecation(deprecated)).map((line) => `\t${line}`),
      `\t${this.memberOf(holder, name)} ${text} ${goTag(`json:${goText(optional ? `${name},omitzero` : name)}`)}`,
    ];
  }

  #isBytes(type: Type): boolean {
    return plainOf(type)?.kind === "bytes";
  }

  override typeText(type: Type): string {
    return type.kind === "literal" && type.of ? this.nameOf(type.of.name) : super.typeText(type);
  }

  /** What a package is called of which `operations.go` speaks, and imports for that reason. */
  of(path: string): string {
    this.imports.add(path);
    return path.slice(path.lastIndexOf("/") + 1);
  }

  #union({ name, doc, tag, variants, fallback }: Union): string {
    const [own, variant] = [this.nameOf(name), this.scope.claim(`${this.nameOf(name)}Variant`)];
    const types = [...variants, ...(fallback ? [{ shape: fallback, value: undefined }] : [])];
    const listed = types.map(({ shape }) => `*${this.nameOf(shape.name)}`);
    const choices = types.flatMap(({ shape, value }) => [
      value === undefined ? "\tdefault:" : `\tcase ${goText(value)}:`,
      `\t\treturn new(${this.nameOf(shape.name)})`,
    ]);
    return [
      ...goDoc(`${own}: ${doc}`, `Value is one of ${listed.join(", ")}.`),
      `type ${own} struct {`,
      `\tValue ${variant} ${goTag(`tag:${goText(tag)}`)}`,
      "}",
      "",
      ...named(own, name),
      ...coded(own),
      `func (*${own}) choose(tag string) any {`,
      "\tswitch tag {",
      ...choices,
      "\t}",
      ...(fallback ? [] : ["\treturn nil"]),
      "}",
      "",
      ...goDoc(`${variant} is a variant of ${own}.`),
      `type ${variant} interface{ is${own}() }`,
      "",
      ...types.flatMap(({ shape }) => [`func (*${this.nameOf(shape.name)}) is${own}() {}`, ""]),
    ].join("\n");
  }

  /** To the next record, and to the newest that the contract itself can make of it. */
  #upgrades(shape: Shape): string[] {
    const own = this.nameOf(shape.name);
    return upgradesFrom(shape, this.model).flatMap(({ name }) => {
      const newer = this.nameOf(name);
      const method = this.membersOf(shape).scope.claim(`To${newer}`);
      return [
        `// ${method} upgrades it. It fails only where the value does not fit its own type.`,
        ...goFunction(`(v ${own}) ${method}() (${newer}, error)`, `return upgrade[${newer}](v)`),
      ];
    });
  }
}

function isConstant({ type, optional, nullable }: Field): boolean {
  return type.kind === "literal" && !optional && !nullable;
}

function plain(base: Scalar["base"], { encoding }: Bounds, own: ScopedNames): string {
  if (base === "bytes") return encoding ? own.of("URLBytes") : "[]byte";
  return base === "number" ? "float64" : base === "int32" || base === "int64" ? base : "string";
}

/** What tells the type's name in the contract. */
function named(own: string, name: string): string[] {
  return goFunction(`(${own}) contractType() string`, `return ${goText(name)}`);
}

function coded(own: string): string[] {
  return [
    "// MarshalJSON implements json.Marshaler.",
    ...goFunction(`(v ${own}) MarshalJSON() ([]byte, error)`, "return encode(v)"),
    "// UnmarshalJSON implements json.Unmarshaler.",
    ...goFunction(`(v *${own}) UnmarshalJSON(data []byte) error`, "return decode(data, v)"),
  ];
}
