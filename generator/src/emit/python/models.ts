// `models.py`: scalars, enums, records and unions as types of Python.

import type { Bounds, Enum, Field, Model, Scalar, Shape, Type, Union } from "../../model/model.js";
import { camelOf, pascal } from "../../model/case.js";
import { upgradesFrom } from "../contract-data.js";
import { NameScope, ScopedNames } from "../name-scope.js";
import { ContractTypes, defaultNote } from "../languages/types.js";
import type { TypeWords } from "../languages/types.js";
import { deprecation } from "../prose.js";
import { pythonBlock, pythonConstant, pythonDoc, pythonName, pythonText } from "./names.js";

/** What the module of the models imports, where it uses it. */
const imported: Readonly<Record<string, readonly string[]>> = {
  typing: ["Annotated", "Any", "Literal", "TypeAlias"],
  pydantic: ["Field"],
  "._model": ["Base64Text", "Base64UrlText", "ContractEnum", "ContractModel", "Int64Text", "upgraded"],
};

/** Names that a module takes from another. */
export interface Import {
  readonly module: string;
  readonly names: readonly string[];
}

export const importLine = ({ module, names }: Import): string => `from ${module} import ${names.join(", ")}`;

const taken = [...Object.values(imported).flat(), "True", "False", "None"];
/** What members cannot be called: attributes of pydantic's models, and types of which annotations speak. */
const ofModels =
  /^(?:model_\w+|cls|self|copy|construct|dict|from_orm|json|parse_file|parse_obj|parse_raw|schema|schema_json|update_forward_refs|validate|bool|bytes|float|int|list|str|upgraded)$/;

const words: TypeWords = {
  boolean: "bool",
  json: "Any",
  inline: "dict[str, Any]",
  plain,
  literal: ({ value }) =>
    Number.isInteger(value) || typeof value !== "number" ? `Literal[${pythonText(value)}]` : "float",
  array: (of) => `list[${of}]`,
  map: (of) => `dict[str, ${of}]`,
  orNull: (of) => `${of} | None`,
};

function memberName(name: string): string {
  const text = pythonName(name);
  return ofModels.test(text) ? `${text}_` : text;
}

/** Members are set by their names in the contract, too: none may be called as another is there. */
function newMembers({ fields }: Shape): ScopedNames {
  const names = fields.map(({ name }) => name);
  const made = new ScopedNames(new NameScope(names), memberName);
  for (const name of names) if (memberName(name) === name) made.keep(name);
  for (const name of names) made.of(name);
  return made;
}

/** The types of a contract, and how Python calls them. */
export class PythonModels extends ContractTypes {
  /** An exception for each error of the contract; `ApiError` is that of all. */
  readonly errors: ScopedNames;
  readonly #used = new Set<string>();
  /** Of both clients. */
  readonly methods = new ScopedNames(new NameScope(["close"]), pythonName);
  /** How that ends which has such a name. */
  readonly outcomes = new ScopedNames(new NameScope(), (name) => `${pascal(name)}Outcome`);

  constructor(model: Model) {
    super(model, new NameScope(taken), (name) => name, words, newMembers);
    const names = model.errors.codes.map(({ name }) => name);
    this.errors = new ScopedNames(new NameScope(["ApiError"]), (name) => `${pascal(camelOf(name))}Error`, names);
  }

  /** What a module is made of, and what that imports. */
  importing<Made>(make: () => Made): { readonly made: Made; readonly imports: readonly Import[] } {
    this.#used.clear();
    const made = make();
    const imports = Object.entries(imported).flatMap(([module, all]) => {
      const names = all.filter((name) => this.#used.has(name));
      return names.length > 0 ? [{ module, names }] : [];
    });
    return { made, imports };
  }

  /** A name that has to be imported, or one that need not be. */
  #use(name: string): string {
    this.#used.add(name);
    return name;
  }

  declarations(): string {
    const { scalars, enums } = this.model;
    const unions: Union[] = [];
    const records = this.holders.flatMap((holder) => {
      const record = this.recordOf(holder);
      if (record) return this.#record(record, this.nameOf(holder.name));
      unions.push(holder as Union);
      return [];
    });
    return [
      ...scalars.flatMap((scalar) => this.#scalar(scalar)),
      "",
      "",
      ...enums.flatMap((one) => this.#enum(one)),
      ...records,
      ...unions.flatMap((union) => this.#union(union)),
    ].join("\n");
  }

  #scalar({ name, doc, base, bounds }: Scalar): string[] {
    return [`${this.nameOf(name)}: ${this.#use("TypeAlias")} = ${this.#use(plain(base, bounds))}`, ...pythonDoc(doc)];
  }

  #enum({ name, doc, values, open }: Enum): string[] {
    const scope = new NameScope();
    const members = values.flatMap(({ value, member, doc: about, deprecated }) => [
      `${scope.claim(pythonConstant(member))} = ${pythonText(value)}`,
      ...pythonDoc(about, deprecation(deprecated)),
    ]);
    const about = pythonDoc(doc, open ? "Servers may add values." : undefined);
    return pythonBlock(
      `class ${this.nameOf(name)}(${this.#use("ContractEnum")}${this.#under(name)}):`,
      ...about,
      "",
      ...members,
    );
  }

  /** What tells the type's name in the contract where Python has another. */
  #under(name: string, own = this.nameOf(name)): string {
    return name === own ? "" : `, contract_type=${pythonText(name)}`;
  }

  #record(shape: Shape, own: string): string[] {
    const fields = shape.fields.flatMap((field) => this.#field(field, this.memberOf(shape, field.name)));
    const extra = shape.extra ? ', extra="allow"' : "";
    return pythonBlock(
      `class ${own}(${this.#use("ContractModel")}${this.#under(shape.name, own)}${extra}):`,
      ...pythonDoc(shape.doc || "See its members.", deprecation(shape.deprecated)),
      ...(fields.length > 0 ? ["", ...fields] : []),
      ...this.#upgrades(shape),
    );
  }

  #field(field: Field, own: string): string[] {
    const { name, type, optional, nullable, doc, deprecated, fill } = field;
    const isMissing = optional || fill !== undefined;
    const base = this.typeText(type);
    const text = base !== "Any" && (isMissing || nullable === "value") ? `${base} | None` : base;
    const value = isMissing ? "None" : type.kind === "literal" ? pythonText(type.value) : undefined;
    const isPlain = name === aliasOf(own);
    const alias = [`validation_alias=${pythonText(name)}`, `serialization_alias=${pythonText(name)}`];
    const given = isPlain
      ? value
      : `${this.#use("Field")}(${[...(value === undefined ? [] : [value]), ...alias].join(", ")})`;
    const filled = fill === undefined ? undefined : "The client fills it in.";
    return [
      `${own}: ${text}${given === undefined ? "" : ` = ${given}`}`,
      ...pythonDoc(doc, defaultNote(field), filled, deprecation(deprecated)),
    ];
  }

  override typeText(type: Type, before = ""): string {
    const isOpen = type.kind === "enum" && (type.enum.open || type.enum.plain);
    const text = this.#use(super.typeText(type, before));
    if (type.kind === "literal" && text !== "float") this.#use("Literal");
    if (type.kind === "shape" && type.shape.role === "inline") this.#use("Any");
    return text + (isOpen ? " | str" : "");
  }

  #union({ name, doc, variants, fallback }: Union): string[] {
    const shapes = [...variants.map(({ shape }) => shape), ...(fallback ? [fallback] : [])];
    const listed = shapes.map((shape) => this.nameOf(shape.name)).join(" | ");
    return [
      `${this.nameOf(name)}: ${this.#use("TypeAlias")} = ${this.#use("Annotated")}[${listed}, ${this.#use("Field")}(union_mode="left_to_right")]`,
      ...pythonDoc(doc),
    ];
  }

  /** To the next record, and to the newest that the contract itself can make of it. */
  #upgrades(shape: Shape): string[] {
    return upgradesFrom(shape, this.model).flatMap((to) => {
      const newer = this.nameOf(to.name);
      const name = this.membersOf(shape).scope.claim(`to_${pythonName(to.name)}`);
      const head = `def ${name}(self) -> ${newer}:`;
      return [
        "",
        ...pythonBlock(head, '"""Upgrade it."""', `return ${this.#use("upgraded")}(self, ${newer})`).slice(0, -2),
      ];
    });
  }
}

/** As `_alias` in `_model.py`. */
function aliasOf(name: string): string {
  return name
    .replace(/^_+|_+$/g, "")
    .replace(/_+([^_])([^_]*)/g, (_, first: string, rest: string) => first.toUpperCase() + rest);
}

function plain(base: Scalar["base"], { encoding }: Bounds): string {
  if (base === "bytes") return encoding ? "Base64UrlText" : "Base64Text";
  return base === "number" ? "float" : base === "int32" ? "int" : base === "int64" ? "Int64Text" : "str";
}
