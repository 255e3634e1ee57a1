// `src/scalars.ts` and `src/enums.ts`: the words of the contract.

import { int32Range } from "../../model/formats.js";
import type { Enum, Scalar } from "../../model/model.js";
import { docs, docText } from "../typescript/docs.js";
import { ModuleBuilder } from "../typescript/module.js";
import { constantOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";
import { modules } from "../../model/names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { entry, object, quoted } from "../typescript/expression.js";
import { baseText } from "../type-text.js";
import { unionStatement } from "./records.js";

export function emitVocabulary({ model }: EmitContext): readonly EmittedFile[] {
  const scalars = new ModuleBuilder(
    modules.scalars,
    "What the strings and numbers of the wire hold. Aliases, so that a reader sees it.",
  );
  scalars.add(...model.scalars.map(scalarAlias));
  const enums = new ModuleBuilder(
    modules.enums,
    "The enums: a constant per value, and a type of the same name for all of them.",
  );
  enums.add(...model.enums.flatMap(enumStatements));
  return [scalars, enums].filter(({ empty }) => !empty).map((module) => module.file());
}

function int32Limits({ bounds: { minimum, maximum } }: Scalar): string[] {
  if (minimum === undefined && maximum === undefined) return [];
  return [`From ${minimum ?? int32Range.minimum} to ${maximum ?? int32Range.maximum}.`];
}

function limits({ bounds }: Scalar): string[] {
  const { int64Minimum, int64Maximum, minimum = int64Minimum, maximum = int64Maximum } = bounds;
  return [
    minimum === undefined ? "" : `At least ${minimum}.`,
    maximum === undefined ? "" : `At most ${maximum}.`,
    bounds.exclusiveMinimum === undefined ? "" : `Above ${bounds.exclusiveMinimum}.`,
    bounds.exclusiveMaximum === undefined ? "" : `Below ${bounds.exclusiveMaximum}.`,
  ];
}

function scalarAlias(scalar: Scalar): Structure {
  const { bounds } = scalar;
  const said = [
    bounds.maxLength === undefined
      ? ""
      : `At most ${bounds.maxLength} ${scalar.base === "bytes" ? "bytes" : "characters"}.`,
    ...(scalar.base === "number" || scalar.base === "int64" ? limits(scalar) : int32Limits(scalar)),
    bounds.multipleOf === undefined ? "" : `A multiple of ${bounds.multipleOf}.`,
  ].filter(Boolean);
  return {
    kind: "typeAlias",
    name: scalar.name,
    isExported: true,
    docs: docs([scalar.doc, said.join(" ")].filter(Boolean).join("\n\n"), {
      tags: [["example", `\`${JSON.stringify(scalar.example)}\``]],
    }),
    type: brandedText(scalar),
  };
}

/** Brands are members that no value has, by name rather than by a symbol: what two packages share has one type. */
function brandedText({ base, brands: [own, parent] }: Scalar): string {
  const plain = parent ?? baseText(base);
  return own === undefined ? plain : `${plain} & { readonly "~brand": { readonly ${own}: true } }`;
}

function enumStatements(declared: Enum): Structure[] {
  const open = declared.open ? "\n\nServers may answer with values that are not listed here." : "";
  const { name, values } = declared;
  const doc = declared.doc + open;
  const type = values.map(
    ({ member, value, doc: said, deprecated }) =>
      `${docText(said, { deprecated })}readonly ${member}: ${quoted(value)};`,
  );
  const constant = object(...values.map(({ member, value }) => entry(member, quoted(value))));
  return [
    unionStatement(
      name,
      doc,
      values.map(({ value }) => quoted(value)),
    ),
    constantOf(name, `{\n${type.join("\n")}\n}`, constant, doc),
  ];
}
