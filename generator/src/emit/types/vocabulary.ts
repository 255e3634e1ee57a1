// `src/scalars.ts` and `src/enums.ts`: the words of the contract.

import { StructureKind, VariableDeclarationKind } from "ts-morph";
import type { Enum, Scalar } from "../../model/model.js";
import { docs } from "../docs.js";
import { ModuleBuilder } from "../module.js";
import type { Statement } from "../module.js";
import { modules } from "../names.js";
import type { EmitContext, EmittedFile } from "../output.js";

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
  return [scalars, enums].filter((module) => !module.empty).map((module) => module.render());
}

function scalarAlias(scalar: Scalar): Statement {
  const { bounds } = scalar;
  const said = [
    bounds.maxLength === undefined ? "" : `At most ${bounds.maxLength} characters.`,
    bounds.minimum === undefined && bounds.maximum === undefined
      ? ""
      : `From ${bounds.minimum ?? -2147483648} to ${bounds.maximum ?? 2147483647}.`,
    bounds.multipleOf === undefined ? "" : `A multiple of ${bounds.multipleOf}.`,
  ].filter(Boolean);
  return {
    kind: StructureKind.TypeAlias,
    name: scalar.name,
    isExported: true,
    docs: docs([scalar.doc, said.join(" ")].filter(Boolean).join("\n\n"), {
      tags: [["example", `\`${JSON.stringify(scalar.example)}\``]],
    }),
    type: scalar.base === "string" ? "string" : "number",
  };
}

function enumStatements(declared: Enum): Statement[] {
  const open = declared.open ? "\n\nServers may answer with values that are not listed here." : "";
  const doc = docs(declared.doc + open);
  return [
    {
      kind: StructureKind.TypeAlias,
      name: declared.name,
      isExported: true,
      docs: doc,
      type: declared.values.map(({ value }) => JSON.stringify(value)).join(" | "),
    },
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: doc,
      declarations: [
        {
          name: declared.name,
          type: `{\n${declared.values.map((value) => `${comment(value.doc, value.deprecated)}readonly ${value.member}: ${JSON.stringify(value.value)};`).join("\n")}\n}`,
          initializer: `{ ${declared.values.map((value) => `${value.member}: ${JSON.stringify(value.value)}`).join(", ")} }`,
        },
      ],
    },
  ];
}

function comment(doc: string, deprecated: string | undefined): string {
  const [structure] = docs(doc, { deprecated });
  const text = typeof structure?.description === "string" ? structure.description : doc;
  const lines = text.split("\n");
  return lines.length === 1
    ? `/** ${text} */\n`
    : `/**\n${lines
        .slice(1)
        .map((line) => ` * ${line}`.trimEnd())
        .join("\n")}\n */\n`;
}
