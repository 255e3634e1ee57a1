// `src/server.ts`: what a service must answer, and the table that the shared handler routes by.

import { plainOf } from "../../model/formats.js";
import type { EventStream, Family, Field, Model, PlainOperation, Type, UrlBinding } from "../../model/model.js";
import type { OptionalKind, PropertySignatureStructure } from "ts-morph";
import { errorForm } from "../../model/error-form.js";
import { plainOperations } from "../../model/operations.js";
import { headerKinds } from "../answer-headers.js";
import { docs } from "../typescript/docs.js";
import { array, entry, object, quoted } from "../typescript/expression.js";
import { propertyKey } from "../typescript/property-key.js";
import { ModuleBuilder } from "../typescript/module.js";
import { constantOf, functionOf, methodOf } from "../typescript/structure.js";
import type { Parameter, Structure } from "../typescript/structure.js";
import { answerHeadersName, answerName, bodyName, modules, ownType } from "../../model/names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { filledText, shapeText, typeText } from "../type-text.js";

export function emitServer({ model }: EmitContext): readonly EmittedFile[] {
  return [serverModule(model).file()];
}

function serverModule(model: Model): ModuleBuilder {
  const module = new ModuleBuilder(modules.server, `The server's side of ${model.contract.title}.`);
  const streams = model.queries.some(({ stream }) => stream);
  const urls = plainOperations(model).some(({ url }) => url);
  const table = [
    ...model.families.map((family) => operationEntry(family, "submit", bodyName(family))),
    ...plainOperations(model).map((operation) => operationEntry(operation, operation.kind, operation.request.name)),
  ];
  function operationEntry(operation: Family | PlainOperation, kind: string, body: string): string {
    const { name, path, home, terms } = operation;
    const type = module.value(body, modules.validatorsOf(home));
    const row = `operation(${[kind, name, path].map(quoted).join(", ")}, ${type})`;
    const facts = [
      ...(takesNothing(operation) ? [entry("takesNothing", "true")] : []),
      ...("url" in operation && operation.url ? [entry("url", urlMembers(operation.url))] : []),
      ...("headers" in operation && operation.headers ? [entry("answered", headersOf(operation.headers))] : []),
      ...("stream" in operation && operation.stream ? [entry("events", events(operation.stream))] : []),
      ...(terms.security ? [entry("security", array(terms.security.map((scheme) => quoted(scheme.name))))] : []),
    ];
    return facts.length === 0 ? row : object(`...${row}`, ...facts);
  }
  function headersOf(headers: readonly Field[]): string {
    return `${module.value("answerHeaders", modules.runtime("answer-headers"))}(${headerKinds(headers)})`;
  }
  function events({ id }: EventStream): string {
    const from = module.value("eventsFrom", modules.runtime("events"));
    return `${from}(${module.value(id.scalar.name, modules.validatorsOf("scalars"))})`;
  }
  const method = (
    name: string,
    doc: string,
    request: string,
    answer: string,
    ...more: readonly Parameter[]
  ): ReturnType<typeof methodOf> =>
    methodOf(name, doc, [["context", "Context"], ["request", request], ...more], answer);
  const now = (answer: string): string => `${module.type("Awaitable", modules.runtime("server"))}<${answer}>`;
  // Lists are what queries answer with.
  const streamable = (answer: string): string => `${module.type("Answer", modules.runtime("streamed"))}<${answer}>`;
  // With its headers; where all of them may be absent, the answer alone will do.
  const headed = ({ kind, name, home, headers = [] }: PlainOperation, answer: string): string => {
    const streamed = (): string => {
      const [type, of] = ["Streamed", "Streamable"].map((one) => module.type(one, modules.runtime("streamed")));
      return `${answer} | ${type}<${of}<${answer}>>`;
    };
    const body = kind === "query" ? streamed() : answer;
    const own = module.type(answerHeadersName(name), modules.types(home));
    const both = `${module.type("Answered", modules.runtime("answer-headers"))}<${body}, ${own}>`;
    return now(headers.every(({ optional }) => optional) ? `${body} | ${both}` : both);
  };
  const methods = [
    ...model.families.map((family) =>
      method(family.name, family.doc, bodyText(family, module), now(answerText(family, module))),
    ),
    ...model.operations.map((operation) => {
      const { name, doc, request, response } = operation;
      const answer = shapeText(response, module);
      return method(
        name,
        doc,
        filledText(request, module),
        operation.headers ? headed(operation, answer) : now(answer),
      );
    }),
    ...model.queries.map((query) => {
      const { name, doc, request, response, headers, stream } = query;
      const [taken, answer] = [filledText(request, module), shapeText(response, module)];
      if (headers) return method(name, doc, taken, headed(query, answer));
      if (!stream) return method(name, doc, taken, streamable(answer));
      const [id, from] = [typeText(stream.id, module, false), modules.runtime("events")];
      const start = `${module.type("StreamStart", from)}<${id}>`;
      return method(name, doc, taken, now(`${module.type("Events", from)}<${id}, ${answer}>`), ["start", start]);
    }),
  ];
  const said = docs(
    "A method per operation. `Context` is what `hooks.authenticate` found out about the caller; `request` has passed its " +
      "validator and holds no nulls where members are optional. An ApiError thrown is answered as it is. Queries may answer " +
      "with `Streamed` values, the lists of which are read while they are sent." +
      (streams
        ? " Streams go on behind `start.lastEventId`; what is thrown before they are there is answered as it is."
        : ""),
  );
  module.add({
    kind: "interface",
    name: ownType("Service", model),
    isExported: true,
    typeParameters: ["Context"],
    docs: said,
    methods,
  });
  const handler = module.value("createHandler", modules.runtime("server"));
  const operation = module.type("ServerOperation", modules.runtime("server"));
  const hooks = module.type("Hooks", modules.runtime("server"));
  const handlerType = module.type("Handler", modules.runtime("server"));
  const statuses = module.value("errorStatuses", modules.errors);
  module.add(
    operationFunction(model, operation, module),
    constantOf(
      "operations",
      `readonly ${operation}[]`,
      array(table),
      "All operations with their paths and validators.",
    ),
    ...(urls ? [routeConstant(module)] : []),
    {
      kind: "interface",
      name: "ServeOptions",
      isExported: true,
      typeParameters: ["Context"],
      docs: docs("How a service is served."),
      properties: [
        { name: "service", isReadonly: true, type: `${ownType("Service", model)}<Context>` },
        { name: "hooks", isReadonly: true, type: `${hooks}<Context>` },
        limit("bodyLimit", `Largest body in bytes. Default: the contract's ${model.contract.limits.bodyBytes}.`),
        limit("valueLimit", "Most values in a body, as in `HandlerOptions`. Default: 10,000."),
        ...(streams ? [limit("heartbeatMs", "As in `HandlerOptions`. Default: 10,000.")] : []),
        ...errorMembers(model, module),
      ],
    },
    functionOf({
      name: "serve",
      doc:
        "Makes the handler that answers all operations. Give it to `createRouter` (Request and Response), `toNodeListener` " +
        "(node:http), the Fastify plugin, or `loopback` (no socket at all).",
      typeParameters: ["Context"],
      parameters: [["options", "ServeOptions<Context>"]],
      returns: handlerType,
      body: `return ${handler}(${object(
        "operations",
        ...(urls ? ["route"] : []),
        entry("service", "options.service"),
        entry("hooks", "options.hooks"),
        entry("statuses", statuses),
        entry("bodyLimit", `options.bodyLimit ?? ${model.contract.limits.bodyBytes}`),
        entry("valueLimit", "options.valueLimit"),
        ...(streams ? [entry("heartbeatMs", "options.heartbeatMs")] : []),
        ...(errorForm(model.errors).others.length > 0 ? [entry("errorMembers", "options.errorMembers")] : []),
      )});`,
    }),
  );
  const isHeaded = plainOperations(model).some(({ headers }) => headers);
  for (const file of [
    "server",
    "streamed",
    ...(isHeaded ? ["answer-headers"] : []),
    ...(streams ? ["events"] : []),
    "router",
    "errors",
  ])
    module.reexport(modules.runtime(file));
  return module;
}

/** What all operations have in common. */
function operationFunction({ contract }: Model, operation: string, module: ModuleBuilder): Structure {
  const isLenient = contract.json === "lenient";
  const lenient = (): string => module.value("lenient", modules.runtime("lenient"));
  return functionOf({
    name: "operation",
    isExported: false,
    parameters: [
      ["kind", `${operation}["kind"]`],
      ["name", "string"],
      ["path", "string"],
      ["type", `${isLenient ? `Parameters<typeof ${lenient()}>[0] & ` : ""}Pick<${operation}, "parse">`],
    ],
    returns: operation,
    body: `return ${object(
      "name",
      entry("path", `\`${contract.basePath}/\${path}\``),
      "kind",
      ...(isLenient ? [entry("read", `${lenient()}(type)`)] : []),
      entry("parse", "type.parse"),
    )};`,
  });
}

function limit(name: string, doc: string) {
  return { name, isReadonly: true, hasQuestionToken: true, type: "number | undefined", docs: docs(doc) };
}

/** What the contract has errors say that only the service knows. */
function errorMembers({ errors }: Model, module: ModuleBuilder): OptionalKind<PropertySignatureStructure>[] {
  const { others } = errorForm(errors);
  if (others.length === 0) return [];
  const request = module.type("RawRequest", modules.runtime("server"));
  const members = others.map(({ name }) => quoted(name)).join(" | ");
  const type = `(request: ${request}) => Pick<${shapeText(errors.body, module, true)}, ${members}>`;
  const isOptional = others.every(({ optional }) => optional);
  return [
    {
      name: "errorMembers",
      isReadonly: true,
      hasQuestionToken: isOptional,
      type: isOptional ? `(${type}) | undefined` : type,
      docs: docs("Members that every error body has besides, by the request that failed."),
    },
  ];
}

/** Finds operations by method and path. */
function routeConstant(module: ModuleBuilder): Structure {
  const routes = module.value("urlRoutes", modules.runtime("url-routes"));
  const type = module.type("Route", modules.runtime("server"));
  return constantOf("route", type, `${routes}(operations)`, "Finds an operation by method and path.");
}

/** What the texts of members in a URL stand for. */
function urlMembers({ method, path, query, hasBody }: UrlBinding): string {
  const valueOf = (type: Type): string => {
    if (type.kind === "array") return array([valueOf(type.of)]);
    const kind = type.kind === "literal" ? typeof type.value : (plainOf(type)?.kind ?? type.kind);
    return quoted(kind === "int32" || kind === "number" ? "number" : kind === "boolean" ? "boolean" : "string");
  };
  const listed = (fields: readonly Field[]): string[] =>
    fields.map(({ name, type }) => entry(propertyKey(name), valueOf(type)));
  const inPath = listed(path.filter(({ type }) => valueOf(type) !== quoted("string")));
  // Where there is no body, what is not listed is a text.
  const inQuery = listed(hasBody ? query : query.filter(({ type }) => valueOf(type) !== quoted("string")));
  return object(
    entry("method", quoted(method)),
    ...(inPath.length > 0 ? [entry("path", object(...inPath))] : []),
    ...(inQuery.length > 0 ? [entry("query", object(...inQuery))] : []),
  );
}

function takesNothing(operation: Family | PlainOperation): boolean {
  return "request" in operation && operation.request.fields.length === 0;
}

function bodyText(family: Family, module: ModuleBuilder): string {
  const { body, home } = family;
  const holder = body.kind === "union" ? body.union : body.kind === "shape" ? body.shape : undefined;
  return holder?.filled ? filledText(holder, module) : module.type(bodyName(family), modules.types(home));
}

function answerText(family: Family, module: ModuleBuilder): string {
  const only = family.answers[0];
  if (family.answers.length === 1 && only) return shapeText(only, module);
  return module.type(answerName(family), modules.types(family.home));
}
