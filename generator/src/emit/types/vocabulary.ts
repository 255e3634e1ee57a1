// `src/scalars.ts` and `src/enums.ts`: the words of the contract.

import { int32Range } from "../../model/formats.js";
import type { Enum, Scalar } from "../../model/model.js";
import { docs, docText } from "../docs.js";
import { ModuleBuilder } from "../module.js";
import type { Statement } from "../module.js";
import { modules } from "../names.js";
import { keptFrom } from "../kept.js";
import type { EmittedFile, OwnContext } from "../output.js";
import { assignment, entry, object, quoted } from "../layout.js";
import { baseText } from "../type-text.js";
import { unionStatement } from "./records.js";

export function emitVocabulary(context: OwnContext): readonly EmittedFile[] {
  const { model } = context;
  const scalars = (): EmittedFile => {
    const module = new ModuleBuilder(
      modules.scalars,
      "What the strings and numbers of the wire hold. Aliases, so that a reader sees it.",
      "final",
    );
    module.add(...model.scalars.map(scalarAlias));
    return module.render();
  };
  const enums = new ModuleBuilder(
    modules.enums,
    "The enums: a constant per value, and a type of the same name for all of them.",
    "final",
  );
  enums.add(...model.enums.flatMap(enumStatements));
  return [
    ...(model.scalars.length === 0
      ? []
      : [keptFrom(context.origins?.shared, `${modules.scalars}.ts`, context, scalars)]),
    ...(enums.empty ? [] : [enums.render()]),
  ];
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

function scalarAlias(scalar: Scalar): Statement {
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
    type: baseText(scalar.base),
  };
}

function enumStatements(declared: Enum): Statement[] {
  const open = declared.open ? "\n\nServers may answer with values that are not listed here." : "";
  const { name, values } = declared;
  const doc = declared.doc + open;
  const members = values.map(({ member, value, doc: said, deprecated }) =>
    `${docText(said, { deprecated })}readonly ${member}: ${quoted(value)};`.replace(/^/gm, "  "),
  );
  const constant = object(...values.map(({ member, value }) => entry(member, quoted(value))));
  return [
    unionStatement(
      name,
      doc,
      values.map(({ value }) => quoted(value)),
    ),
    `${docText(doc)}export const ${name}: {\n${members.join("\n")}\n${assignment("}", constant)}`,
  ];
}
