// Per operation: what a client knows of it as data, the input it takes, and the function that calls it.

import { StructureKind, VariableDeclarationKind } from "ts-morph";
import type { Family, Model, Query, Version } from "../../model/model.js";
import { docs } from "../docs.js";
import type { ModuleBuilder, Statement } from "../module.js";
import { inputName, modules } from "../names.js";
import { shapeText } from "../type-text.js";
import { property } from "../types/records.js";

/** A function as it appears on its own and as a method of the client. */
export interface ClientOperation {
  readonly name: string;
  readonly input: string;
  readonly answer: string;
  readonly doc: string;
  readonly deprecated: string | undefined;
  /** Module in which the function stands. */
  readonly module: string;
  /** Module in which the answer's type stands. */
  readonly answerModule: string;
}

export function clientOperations(model: Model): ClientOperation[] {
  return [
    ...model.families.flatMap((family) =>
      family.versions.flatMap(({ submit, doc, deprecated, ...version }): ClientOperation[] =>
        submit
          ? [
              {
                name: submit.operation,
                input: inputName(family, { submit, doc, deprecated, ...version }),
                answer: submit.response.name,
                doc,
                deprecated,
                module: modules.types(family.home),
                answerModule: modules.types(submit.response.home),
              },
            ]
          : [],
      ),
    ),
    ...model.queries.map((query) => ({
      name: query.name,
      input: query.request.name,
      answer: query.response.name,
      doc: query.doc,
      deprecated: undefined,
      module: modules.types(query.home),
      answerModule: modules.types(query.home),
    })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function familyOperations(family: Family, model: Model, module: ModuleBuilder): Statement[] {
  return family.versions.flatMap((version) =>
    version.submit ? submitOperation(family, version, version.submit, model, module) : [],
  );
}

function submitOperation(
  family: Family,
  version: Version,
  submit: NonNullable<Version["submit"]>,
  model: Model,
  module: ModuleBuilder,
): Statement[] {
  const { envelope } = model.activity;
  const fill = envelope.filter((field) => field.fill).map(({ name }) => name);
  const input = inputName(family, version);
  const fields = submit.request.fields.filter(({ name }) => name !== "type");
  return [
    {
      kind: StructureKind.Interface,
      name: input,
      isExported: true,
      docs: docs(`What \`${submit.operation}\` takes: its request without what the client fills in.`, {
        deprecated: version.deprecated,
      }),
      properties: fields.map((field) =>
        property(fill.includes(field.name) ? { ...field, optional: true } : field, submit.request, module),
      ),
    },
    operationData(submit.operation, `${model.contract.basePath}/${family.path}`, "submit", module, [
      `type: ${JSON.stringify(version.type)}`,
      ...(fill.length > 0 ? [`fill: ${JSON.stringify(fill)}`] : []),
    ]),
    callFunction(submit.operation, input, shapeText(submit.response, module), version.doc, version.deprecated, module),
  ];
}

export function queryOperation(query: Query, model: Model, module: ModuleBuilder): Statement[] {
  return [
    operationData(query.name, `${model.contract.basePath}/${query.path}`, "query", module, []),
    callFunction(query.name, query.request.name, query.response.name, query.doc, undefined, module),
  ];
}

function operationData(
  name: string,
  path: string,
  kind: "submit" | "query",
  module: ModuleBuilder,
  more: readonly string[],
): Statement {
  const members = [`name: ${JSON.stringify(name)}`, `path: ${JSON.stringify(path)}`, `kind: "${kind}"`, ...more];
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: docs(`\`${name}\` as data.`),
    declarations: [
      {
        name: `${name}Operation`,
        type: module.type("Operation", modules.runtime("operation")),
        initializer: `{ ${members.join(", ")} }`,
      },
    ],
  };
}

function callFunction(
  name: string,
  input: string,
  answer: string,
  doc: string,
  deprecated: string | undefined,
  module: ModuleBuilder,
): Statement {
  const call = module.value("call", modules.runtime("client"));
  return {
    kind: StructureKind.Function,
    name,
    isExported: true,
    docs: docs(doc, { tags: [["throws", "ApiError as `call` says"]], deprecated }),
    parameters: [
      { name: "connection", type: module.type("Connection", modules.runtime("client")) },
      { name: "input", type: input },
      { name: "options", hasQuestionToken: true, type: module.type("CallOptions", modules.runtime("client")) },
    ],
    returnType: `Promise<${answer}>`,
    statements: [`return ${call}(connection, ${name}Operation, input, options);`],
  };
}
