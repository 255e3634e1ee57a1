// Headers of answers, as clients read them and servers write them.

import { plainOf } from "../model/formats.js";
import type { Field, Model, PlainOperation, Type } from "../model/model.js";
import { answerHeadersName, modules, ownType, withHeadersName } from "../model/names.js";
import { entry, object, quoted } from "./typescript/expression.js";
import type { ModuleBuilder } from "./typescript/module.js";
import { functionOf } from "./typescript/structure.js";
import type { Structure } from "./typescript/structure.js";
import { docs } from "./typescript/docs.js";
import { propertyKey } from "./typescript/property-key.js";
import { fieldTypeText } from "./type-text.js";
import { interfaceStatement } from "./types/records.js";

/** `{ ETag: "string", "Remaining?": "int32" }` */
export function headerKinds(headers: readonly Field[]): string {
  return object(
    ...headers.map(({ name, optional, type }) =>
      entry(propertyKey(optional ? `${name}?` : name), quoted(kindOf(type))),
    ),
  );
}

export function kindOf(type: Type): "string" | "int32" | "number" | "boolean" {
  if (type.kind === "boolean" || (type.kind === "literal" && typeof type.value === "boolean")) return "boolean";
  if (type.kind === "literal") return typeof type.value === "number" ? "number" : "string";
  const kind = plainOf(type)?.kind;
  return kind === "int32" || kind === "number" ? kind : "string";
}

/** What is received as headers, by their names. */
export function headersInterface(
  name: string,
  doc: string,
  headers: readonly Field[],
  module: ModuleBuilder,
): Structure {
  return interfaceStatement(
    name,
    doc,
    headers.map((field) => ({
      name: propertyKey(field.name),
      isReadonly: true,
      hasQuestionToken: field.optional,
      type: fieldTypeText(field, module, true),
      docs: docs(field.doc, { deprecated: field.deprecated }),
    })),
  );
}

export function withHeadersStatements(
  { name, request, response, headers, terms: { deprecated } }: PlainOperation,
  model: Model,
  module: ModuleBuilder,
): Structure[] {
  if (!headers) return [];
  const from = modules.runtime("answer-headers");
  const [read, pair] = [module.value("withHeaders", from), module.type("WithHeaders", from)];
  const connection = module.type(ownType("Connection", model), modules.runtime("client"));
  const options = module.type("CallOptions", modules.runtime("client"));
  const own = answerHeadersName(name);
  return [
    headersInterface(own, `Headers of the answer to \`${name}\`.`, headers, module),
    functionOf({
      name: withHeadersName(name),
      doc: withHeadersDoc(name),
      tags: [["throws", `ApiError as \`${name}\` does; with the code of internal errors where a header does not fit`]],
      deprecated,
      parameters: [
        ["connection", connection],
        ["input", request.name],
        ["options?", options],
      ],
      returns: `Promise<${pair}<${response.name}, ${own}>>`,
      body: (writer) =>
        writer
          .writeLine(`const kinds = ${headerKinds(headers)} as const;`)
          .writeLine(
            `return ${read}(connection, ${quoted(name)}, kinds, (watched) => ${name}(watched, input, options));`,
          ),
    }),
  ];
}

export function withHeadersDoc(operation: string): string {
  return `\`${operation}\`, with the headers of its answer.`;
}
