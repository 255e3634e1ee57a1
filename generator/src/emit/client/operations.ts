// Per operation: what a client knows of it as data, the input it takes, and the function that calls it.

import type { Family, Model, Query, Version } from "../../model/model.js";
import { docText } from "../docs.js";
import type { ModuleBuilder, Statement } from "../module.js";
import { inputName, modules } from "../names.js";
import { shapeText } from "../type-text.js";
import { interfaceStatement, property } from "../types/records.js";
import { array, assignment, entry, functionHead, object, quoted } from "../layout.js";
import type { Piece } from "../layout.js";

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
    interfaceStatement(
      input,
      `What \`${submit.operation}\` takes: its request without what the client fills in.`,
      fields.map((field) =>
        property(fill.includes(field.name) ? { ...field, optional: true } : field, submit.request, module),
      ),
      { deprecated: version.deprecated },
    ),
    operationData(submit.operation, `${model.contract.basePath}/${family.path}`, "submit", module, [
      entry("type", quoted(version.type)),
      ...(fill.length > 0 ? [entry("fill", array(fill.map(quoted)))] : []),
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
  more: readonly Piece[],
): Statement {
  const members = [entry("name", quoted(name)), entry("path", quoted(path)), entry("kind", quoted(kind)), ...more];
  const type = module.type("Operation", modules.runtime("operation"));
  return docText(`\`${name}\` as data.`) + assignment(`export const ${name}Operation: ${type}`, object(...members));
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
  const connection = module.type("Connection", modules.runtime("client"));
  const options = module.type("CallOptions", modules.runtime("client"));
  const parameters = [`connection: ${connection}`, `input: ${input}`, `options?: ${options}`];
  const said = docText(doc, { tags: [["throws", "ApiError as `call` says"]], deprecated });
  const head = functionHead(name, parameters, `Promise<${answer}>`);
  return `${said}export ${head}\n  return ${call}(connection, ${name}Operation, input, options);\n}`;
}
