// `types.rs`: scalars, enums, records and unions as types of Rust.

import { upgradesFrom } from "../contract-data.js";
import { NameScope, ScopedNames } from "../name-scope.js";
import { ContractTypes, defaultNote } from "../languages/types.js";
import type { TypeWords } from "../languages/types.js";
import { deprecation } from "../prose.js";
import type { Bounds, Enum, Field, Model, Scalar, Shape, Type, Union } from "../../model/model.js";
import { ownTypes, rustDoc, rustName, rustText, rustType } from "./names.js";

const json = "serde_json::Value";

/** Constants in JSON, in the order in which they were met. */
class Constants {
  readonly all: string[] = [];

  indexOf(text: string): number {
    const at = this.all.indexOf(text);
    return at >= 0 ? at : this.all.push(text) - 1;
  }
}

const words = (constants: Constants): TypeWords => ({
  boolean: "bool",
  json,
  inline: json,
  plain,
  literal: ({ value }) => `crate::Constant<${constants.indexOf(JSON.stringify(value))}>`,
  array: (of) => `Vec<${of}>`,
  map: (of) => `std::collections::BTreeMap<String, ${of}>`,
  orNull: (of) => `Option<${of}>`,
});

const ofClient = ["new", "call", "exchange", "wait", "with_headers", "send", "retry_after", "body_of"];

function newMembers({ fields }: Shape): ScopedNames {
  const names = fields.map(({ name }) => name);
  return new ScopedNames(new NameScope(), rustName, names);
}

/** The types of a contract, and how Rust calls them. */
export class RustTypes extends ContractTypes {
  /** Of the client, which has some of its own. */
  readonly methods = new ScopedNames(new NameScope(ofClient), rustName);
  readonly errors: ScopedNames;
  /** Enums of `operations.rs`, which the crate offers by their names. */
  readonly offered: string[] = [];
  readonly #constants: Constants;

  constructor(model: Model) {
    const constants = new Constants();
    super(model, new NameScope(ownTypes), rustType, words(constants), newMembers);
    this.#constants = constants;
    const names = model.errors.codes.map(({ name }) => name);
    this.errors = new ScopedNames(new NameScope(["Unknown"]), (name) => rustType(name.toUpperCase()), names);
  }

  declarations(): string {
    const { scalars, enums } = this.model;
    const declared = [
      ...scalars.flatMap((scalar) => this.#scalar(scalar)),
      ...enums.flatMap((one) => this.#enum(one)),
      ...this.holders.flatMap((holder) => {
        const record = this.recordOf(holder);
        return record ? this.#record(record, holder.name) : this.#union(holder as Union);
      }),
    ];
    const names = [...this.names].map(
      ([name, own]) => `impl crate::ContractType for ${own} {\n    const NAME: &'static str = ${rustText(name)};\n}\n`,
    );
    const constants = this.#constants.all.map((text) => `    ${rustText(text)},`);
    const table = [
      "// The values of constants, in JSON.",
      "pub(crate) const CONSTANTS: &[&str] = &[",
      ...constants,
      "];\n",
    ];
    return [...declared, ...table, ...names].join("\n");
  }

  #scalar({ name, doc, base, bounds }: Scalar): string[] {
    const hashed = base === "number" ? [] : ["    #[derive(Eq, Hash)]"];
    const about = [...rustDoc(doc).map((line) => `    ${line}`), ...hashed];
    return ["crate::codec::scalar! {", ...about, `    ${this.nameOf(name)}(${plain(base, bounds)})`, "}", ""];
  }

  #enum({ name, doc, values, open, plain: isPlain }: Enum): string[] {
    const variants = new NameScope(["Unknown"]);
    const listed = values.flatMap(({ value, member, doc: about, deprecated }) => [
      ...rustDoc(about, deprecation(deprecated)).map((line) => `        ${line}`),
      `        ${variants.claim(rustType(member))} = ${rustText(value)},`,
    ]);
    const end = open || isPlain ? "    } Unknown" : "    }";
    const about = rustDoc(doc).map((line) => `    ${line}`);
    return ["crate::codec::words! {", ...about, `    ${this.nameOf(name)}(String) {`, ...listed, end, "}", ""];
  }

  #union({ name, doc, tag, variants, fallback }: Union): string[] {
    const names = new NameScope(["Unknown"]);
    const listed = variants.map(({ shape, value }) => {
      const own = this.nameOf(shape.name);
      return `        ${names.claim(rustType(shape.name))}(${own}) = ${rustText(value)},`;
    });
    const end = fallback ? `    } Unknown(${this.nameOf(fallback.name)})` : "    }";
    const about = rustDoc(doc).map((line) => `    ${line}`);
    return [
      "crate::codec::union! {",
      ...about,
      `    ${this.nameOf(name)} by ${rustText(tag)} {`,
      ...listed,
      end,
      "}",
      "",
    ];
  }

  #record(shape: Shape, name: string): string[] {
    const own = this.nameOf(name);
    const fields = shape.fields.map((field) => this.#field(field, shape));
    const more = this.membersOf(shape).scope.claim("more");
    const extra = [
      "    /// Members that the contract does not list.",
      "    #[serde(flatten)]",
      `    pub ${more}: serde_json::Map<String, ${json}>,`,
    ];
    const given = fields.filter(({ parameter }) => parameter !== undefined);
    const parameters = given.map(({ parameter }) => parameter).join(", ");
    const values = [...fields.map(({ value }) => value), ...(shape.extra ? [`${more}: serde_json::Map::new()`] : [])];
    return [
      ...rustDoc(shape.doc || "See its members.", deprecation(shape.deprecated)),
      `#[derive(Clone, Debug, ${given.length === 0 ? "Default, " : ""}PartialEq, serde::Serialize, serde::Deserialize)]`,
      '#[serde(rename_all = "camelCase")]',
      `pub struct ${own} {`,
      ...fields.flatMap(({ lines }) => lines.map((line) => `    ${line}`)),
      ...(shape.extra ? extra : []),
      "}",
      "",
      `impl ${own} {`,
      ...(given.length === 0
        ? []
        : [
            "    /// With the members that have to be there.",
            "    #[must_use]",
            `    pub fn new(${parameters}) -> Self {`,
            `        Self { ${values.join(", ")} }`,
            "    }",
          ]),
      ...this.#upgrades(shape),
      "}",
      "",
    ];
  }

  #field(field: Field, holder: Shape): { lines: string[]; parameter?: string; value: string } {
    const { name, type, optional, nullable, doc, deprecated, fill } = field;
    const own = this.memberOf(holder, name);
    const base = this.#boxed(type, holder);
    const isNullable = nullable === "value" && type.kind !== "json";
    const text = [optional, isNullable].filter(Boolean).reduce((inner) => `Option<${inner}>`, base);
    const camel = own.replace("r#", "").replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    const serde = [
      // Serde drops underscores at the end.
      ...(camel === name && !name.endsWith("_") ? [] : [`rename = ${rustText(name)}`]),
      ...(optional ? ["default", 'skip_serializing_if = "Option::is_none"'] : []),
      ...(optional && nullable === "value" ? ['deserialize_with = "crate::codec::present"'] : []),
    ];
    const always = type.kind === "literal" ? `Always \`${JSON.stringify(type.value)}\`.` : undefined;
    const filled = fill ? "The client fills it in." : undefined;
    const lines = [
      ...rustDoc(always ?? doc, defaultNote(field, "`"), filled, deprecation(deprecated)),
      ...(serde.length > 0 ? [`#[serde(${serde.join(", ")})]`] : []),
      `pub ${own}: ${text},`,
    ];
    const isConstant = type.kind === "literal" && !isNullable;
    if (optional || isConstant || fill)
      return { lines, value: `${own}: ${isConstant && !optional ? "crate::Constant" : "Default::default()"}` };
    const takes = !isNullable && (["scalar", "union", "int64", "bytes"].includes(type.kind) || text === "String");
    return {
      lines,
      parameter: `${own}: ${takes ? `impl Into<${text}>` : text}`,
      value: takes ? `${own}: ${own}.into()` : own,
    };
  }

  /** Records that contain themselves are behind a pointer, and so is what an activity has of many. */
  #boxed(type: Type, holder: Shape): string {
    const { activity } = this.model;
    const text = this.typeText(type);
    const isOneOfMany = holder === activity?.intent || holder === activity?.result;
    return type.kind === "shape" && (isOneOfMany || contains(type.shape, holder)) && text !== json
      ? `Box<${text}>`
      : text;
  }

  #upgrades(shape: Shape): string[] {
    const methods = new ScopedNames(new NameScope(), (name) => `to_${rustName(name).replace("r#", "")}`);
    return upgradesFrom(shape, this.model).flatMap(({ name }) => [
      "    /// Upgrades it.",
      "    ///",
      "    /// # Errors",
      "    /// Only if the value does not fit its own type.",
      `    pub fn ${methods.of(name)}(&self) -> Result<${this.nameOf(name)}, crate::Error> {`,
      "        crate::upgrade::upgrade(self)",
      "    }",
    ]);
  }
}

/** Whether a record has another among its members, with nothing but records between them. */
function contains(shape: Shape, other: Shape, seen = new Set<Shape>()): boolean {
  if (shape === other) return true;
  if (seen.has(shape)) return false;
  seen.add(shape);
  return shape.fields.some(({ type }) => type.kind === "shape" && contains(type.shape, other, seen));
}

function plain(base: Scalar["base"], { encoding }: Bounds): string {
  if (base === "bytes") return encoding ? "crate::UrlBytes" : "crate::Bytes";
  return { number: "f64", int32: "i32", int64: "crate::Int64" }[base as string] ?? "String";
}
