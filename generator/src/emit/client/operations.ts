// Per operation: what a client knows of it as data, the input it takes, and the function that calls it.

import type {
  EventStream,
  Family,
  Model,
  OperationTerms,
  Page,
  PlainOperation,
  Submit,
  Version,
} from "../../model/model.js";
import { detailedErrors } from "../../model/error-form.js";
import { activityOf, plainOperations } from "../../model/operations.js";
import { withHeadersStatements } from "../answer-headers.js";
import { array, entry, literal, object, quoted } from "../typescript/expression.js";
import { isIdentifier, propertyKey } from "../typescript/property-key.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { aliasOf, constantOf, functionOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";
import {
  failureErrorName,
  failureName,
  inputName,
  isFailureName,
  itemsName,
  modules,
  operationNames,
  ownType,
} from "../../model/names.js";
import { shapeText, typeText } from "../type-text.js";
import { interfaceStatement } from "../types/records.js";
import { untilDoneStatements } from "./until-done.js";

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
  /** Where it answers a stream. */
  readonly stream?: EventStream;
}

export function clientOperations(model: Model): ClientOperation[] {
  return [
    ...model.families.flatMap((family) =>
      family.versions.flatMap((version): ClientOperation[] =>
        operationNames(version).map((name) => ({
          name,
          input: inputName(family, version),
          answer: version.submit?.response.name ?? "",
          doc: version.doc,
          deprecated: version.deprecated,
          module: modules.types(family.home),
          answerModule: modules.types(version.submit?.response.home ?? ""),
        })),
      ),
    ),
    ...plainOperations(model).map(({ name, request, response, stream, doc, terms, home }) => ({
      name,
      ...(stream && { stream }),
      input: request.name,
      answer: response.name,
      doc,
      deprecated: terms.deprecated,
      module: modules.types(home),
      answerModule: modules.types(home),
    })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function familyOperations(family: Family, model: Model, module: ModuleBuilder): Structure[] {
  return [
    ...family.versions.flatMap((version) =>
      version.submit ? submitOperation(family, version, version.submit, model, module) : [],
    ),
    ...failureTypes(family.name, family.terms, model, module),
  ];
}

function submitOperation(
  family: Family,
  version: Version,
  submit: Submit,
  model: Model,
  module: ModuleBuilder,
): Structure[] {
  const { envelope, members, idempotent } = activityOf(model);
  const fill = envelope.filter((field) => field.fill).map(({ name }) => name);
  const input = inputName(family, version);
  const given = [submit.request.name, quoted(members.type), fill.map(quoted).join(" | ") || "never"];
  const inputOf = module.type("InputOf", modules.runtime("operation"));
  return [
    interfaceStatement(input, `What \`${submit.operation}\` takes: its request without what the client fills in.`, [], {
      extends: [`${inputOf}<${given.join(", ")}>`],
      deprecated: version.deprecated,
    }),
    operationData(submit.operation, `${model.contract.basePath}/${family.path}`, "submit", model, module, [
      entry("type", quoted(version.type)),
      ...(fill.length > 0 ? [entry("fill", array(fill.map(quoted)))] : []),
      ...schemesOf(family.terms),
    ]),
    callFunction(
      {
        name: submit.operation,
        input,
        answer: shapeText(submit.response, module),
        doc: version.doc,
        deprecated: version.deprecated,
        idempotent,
      },
      family.terms,
      model,
      module,
    ),
    ...numberedStatements(submit, version, model, module),
  ];
}

/** The same under the number of the version, which it keeps when the plain name moves on to another. */
function numberedStatements(
  { operation, numbered }: Submit,
  { number, deprecated }: Version,
  model: Model,
  module: ModuleBuilder,
): Structure[] {
  if (numbered === undefined) return [];
  const doc = `\`${operation}\` as of version ${number}, whichever version that name stands for later.`;
  const type = module.type(ownType("Operation", model), modules.runtime("operation"));
  return [
    constantOf(`${numbered}Operation`, type, `${operation}Operation`, `\`${numbered}\` as data.`),
    constantOf(numbered, `typeof ${operation}`, operation, doc, { deprecated }),
  ];
}

export function plainStatements(operation: PlainOperation, model: Model, module: ModuleBuilder): Structure[] {
  const { kind, name, path, request, response, doc, terms, idempotent, stream } = operation;
  return [
    operationData(name, `${model.contract.basePath}/${path}`, kind, model, module, [
      ...boundTo(operation, model, module),
      ...schemesOf(terms),
    ]),
    callFunction(
      { name, input: request.name, answer: response.name, doc, deprecated: terms.deprecated, idempotent, stream },
      terms,
      model,
      module,
    ),
    ...itemsFunction(operation, model, module),
    ...untilDoneStatements(operation, model, module),
    ...withHeadersStatements(operation, model, module),
    ...failureTypes(name, terms, model, module),
  ];
}

/** Where anybody may call, nothing is stamped. */
function schemesOf({ security = [] }: OperationTerms): readonly string[] {
  return security.length === 0 ? [] : [entry("security", array(security.map(({ name }) => quoted(name))))];
}

/** How its request becomes a URL. */
function boundTo({ path, url }: PlainOperation, { contract }: Model, module: ModuleBuilder): readonly string[] {
  if (!url) return [];
  const inUrl = module.value("inUrl", modules.runtime("url"));
  const names = url.hasBody && url.query.length > 0 ? [array(url.query.map(({ name }) => quoted(name)))] : [];
  const given = [quoted(url.method), quoted(`${contract.basePath}/${path}`), ...names];
  return [entry("bind", `${inUrl}(${given.join(", ")})`)];
}

/** Goes through all pages of a list. */
function itemsFunction(
  { name, request, page, terms: { deprecated } }: PlainOperation,
  model: Model,
  module: ModuleBuilder,
): Structure[] {
  if (!page) return [];
  const pages = module.value("pages", modules.runtime("pages"));
  const connection = module.type(ownType("Connection", model), modules.runtime("client"));
  const options = module.type("CallOptions", modules.runtime("client"));
  const sent = object(
    "...input",
    page.after.name === "cursor" ? "cursor" : entry(propertyKey(page.after.name), "cursor"),
  );
  const cursor = typeText(page.after.type, module, false);
  const first = memberOf("input", page.after.name);
  const next = memberOf("answer", page.next.name);
  const items = memberOf("page", page.items.name);
  return [
    functionOf({
      name: itemsName(name),
      doc: itemsDoc(page),
      tags: [["throws", `ApiError as \`${name}\` does`]],
      deprecated,
      isAsync: true,
      isGenerator: true,
      parameters: [
        ["connection", connection],
        ["input", request.name],
        ["options?", options],
      ],
      returns: itemsType(page, module),
      body: (writer) =>
        writer
          .writeLine(`const read = (cursor: ${cursor} | undefined) => ${name}(connection, ${sent}, options);`)
          .writeLine(`for await (const page of ${pages}(read, ${first}, (answer) => ${next})) yield* ${items};`),
    }),
  ];
}

export function itemsDoc({ items, next }: Page): string {
  return `All of \`${items.name}\`, page after page: each is asked for by \`${next.name}\` of the one before once its items are taken.`;
}

export function itemsType({ items }: Page, module: ModuleBuilder): string {
  const item = typeText(items.type.of, module, true);
  return `AsyncGenerator<${item}${items.type.orNull ? " | null" : ""}, void, undefined>`;
}

function memberOf(holder: string, name: string): string {
  return isIdentifier(name) ? `${holder}.${name}` : `${holder}[${quoted(name)}]`;
}

function operationData(
  name: string,
  path: string,
  kind: "submit" | PlainOperation["kind"],
  model: Model,
  module: ModuleBuilder,
  more: readonly string[],
): Structure {
  const members = [entry("name", quoted(name)), entry("path", quoted(path)), entry("kind", quoted(kind)), ...more];
  const type = module.type(ownType("Operation", model), modules.runtime("operation"));
  return constantOf(`${name}Operation`, type, object(...members), `\`${name}\` as data.`);
}

interface CallParts {
  readonly name: string;
  readonly input: string;
  readonly answer: string;
  readonly doc: string;
  readonly deprecated: string | undefined;
  readonly idempotent: boolean;
  readonly stream?: EventStream | undefined;
}

/** What its function takes and returns. */
export function callTypes(
  { answer, stream }: { readonly answer: string; readonly stream?: EventStream | undefined },
  module: ModuleBuilder,
): { readonly options: string; readonly returns: string } {
  if (!stream) {
    return { options: module.type("CallOptions", modules.runtime("client")), returns: `Promise<${answer}>` };
  }
  const [id, from] = [typeText(stream.id, module, true), modules.runtime("stream")];
  return {
    options: `${module.type("StreamOptions", from)}<${id}>`,
    returns: `${module.type("EventStream", from)}<${id}, ${answer}>`,
  };
}

function callFunction(
  parts: CallParts,
  { security, errors = [] }: OperationTerms,
  model: Model,
  module: ModuleBuilder,
): Structure {
  const { name, input, deprecated, idempotent, stream } = parts;
  const once = "\n\nSent once only, unless `options.retry` says otherwise: sent again, it would take effect again.";
  const call = stream ? "stream" : "call";
  module.value(call, modules.runtime(stream ? "stream" : "client"));
  const connection = module.type(ownType("Connection", model), modules.runtime("client"));
  const { options, returns } = callTypes(parts, module);
  const listed = errors
    .map((code) => `; code ${code.code} (\`${code.name}\`): ${code.doc.replace(/\.$/, "")}`)
    .join("");
  // Where anybody may call, nobody has to say who it is.
  const from = security?.length === 0 ? "{ ...connection, stamper: undefined }" : "connection";
  const how = idempotent ? "options" : "{ ...options, retry: options?.retry ?? false }";
  return functionOf({
    name,
    doc: idempotent ? parts.doc : parts.doc + once,
    tags: [["throws", `ApiError as \`${call}\` says${listed}`]],
    deprecated,
    parameters: [
      ["connection", connection],
      ["input", input],
      ["options?", options],
    ],
    returns,
    body: `return ${call}(${from}, ${name}Operation, input, ${how});`,
  });
}

/** What an operation says that it fails with, for callers that want to tell all of it apart. */
function failureTypes(name: string, { errors }: OperationTerms, model: Model, module: ModuleBuilder): Structure[] {
  if (!errors || errors.length === 0) return [];
  const [error, own] = [module.value("ApiError", modules.runtime("errors")), failureErrorName(name)];
  const detailed = new Set(detailedErrors(model.errors).map((one) => one.name));
  const types = errors.map((one) =>
    detailed.has(one.name)
      ? `${module.type("ErrorOf", modules.errors)}<${quoted(one.name)}>`
      : `(${error} & { readonly code: ${literal(one.code)} })`,
  );
  const codes = errors.map(({ code }) => `error.code === ${literal(code)}`).join(" || ");
  return [
    aliasOf(
      failureName(name),
      errors.map(({ code }) => literal(code)).join(" | "),
      `Codes with which \`${name}\` fails, besides those that any call may fail with.`,
    ),
    aliasOf(own, types.join(" | "), `Errors with these codes: a \`switch\` over \`code\` tells them apart.`),
    functionOf({
      name: isFailureName(name),
      doc: `Whether it is an error that \`${name}\` fails with, besides those of any call. Details are not checked, as answers are not.`,
      parameters: [["error", "unknown"]],
      returns: `error is ${own}`,
      body: `return error instanceof ${error} && (${codes});`,
    }),
  ];
}
