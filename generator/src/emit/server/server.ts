// `src/server.ts`: what a service must answer, and the table that the shared handler routes by.

import type { Family, Model, PlainOperation } from "../../model/model.js";
import { plainOperations } from "../../model/operations.js";
import { docText } from "../docs.js";
import { ModuleBuilder } from "../module.js";
import { answerName, bodyName, modules, validatorNames } from "../names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { filledText, methodText, shapeText } from "../type-text.js";
import { descriptorName } from "../validators/symbols.js";
import { array, assignment, entry, object, quoted } from "../layout.js";
import type { Piece } from "../layout.js";

export function emitServer({ model }: EmitContext): readonly EmittedFile[] {
  return [serverModule(model).render()];
}

function serverModule(model: Model): ModuleBuilder {
  const module = new ModuleBuilder(modules.server, `The server's side of ${model.contract.title}.`, "final");
  const table = [
    ...model.families.map((family) => operationEntry(family, "submit", bodyName(family))),
    ...plainOperations(model).map((operation) => operationEntry(operation, operation.kind, operation.request.name)),
  ];
  function operationEntry(operation: Family | PlainOperation, kind: string, body: string): Piece {
    const { name, path, home, terms } = operation;
    const names = validatorNames(body);
    const validator = (name: string): string => module.value(name, modules.validatorsOf(home));
    const lenient = (): string => module.value("lenient", modules.runtime("lenient"));
    const whole = `${model.contract.basePath}/${path}`;
    return object(
      entry("name", quoted(name)),
      entry("path", quoted(whole)),
      entry("kind", quoted(kind)),
      ...(model.contract.json === "lenient"
        ? [entry("read", `${lenient()}(${validator(names.is)}, ${validator(descriptorName({ name: body }))})`)]
        : []),
      entry("parse", validator(names.parse)),
      ...(takesNothing(operation) ? [entry("takesNothing", "true")] : []),
      ...(terms.security ? [entry("security", array(terms.security.map((scheme) => quoted(scheme.name))))] : []),
    );
  }
  const method = (name: string, doc: string, request: string, answer: string): string =>
    methodText(name, doc, ["context: Context", `request: ${request}`], answer);
  const now = (answer: string): string => `${answer} | Promise<${answer}>`;
  // Lists are what queries answer with.
  const streamable = (answer: string): string => `${module.type("Answer", modules.runtime("streamed"))}<${answer}>`;
  const methods = [
    ...model.families.map((family) =>
      method(family.name, family.doc, bodyText(family, module), now(answerText(family, module))),
    ),
    ...model.operations.map(({ name, doc, request, response }) =>
      method(name, doc, filledText(request, module), now(shapeText(response, module))),
    ),
    ...model.queries.map((query) =>
      method(query.name, query.doc, filledText(query.request, module), streamable(shapeText(query.response, module))),
    ),
  ];
  const said = docText(
    "A method per operation. `Context` is what `hooks.authenticate` found out about the caller; `request` has passed its " +
      "validator and holds no nulls where members are optional. An ApiError thrown is answered as it is. Queries may answer " +
      "with `Streamed` values, the lists of which are read while they are sent.",
  );
  module.add(`${said}export interface Service<Context> {\n${methods.join("\n")}\n}`);
  const handler = module.value("createHandler", modules.runtime("server"));
  const operation = module.type("ServerOperation", modules.runtime("server"));
  const hooks = module.type("Hooks", modules.runtime("server"));
  const handlerType = module.type("Handler", modules.runtime("server"));
  const statuses = module.value("errorStatuses", modules.errors);
  module.add(
    docText("All operations with their paths and validators.") +
      assignment(`export const operations: readonly ${operation}[]`, array(table)),
    `/** How a service is served. */
export interface ServeOptions<Context> {
  readonly service: Service<Context>;
  readonly hooks: ${hooks}<Context>;
  /** Largest body in bytes. Default: the contract's ${model.contract.limits.bodyBytes}. */
  readonly bodyLimit?: number | undefined;
  /** Most values in a body, as in \`HandlerOptions\`. Default: 10,000. */
  readonly valueLimit?: number | undefined;
}`,
    `/**
 * Makes the handler that answers all operations. Give it to \`createRouter\` (Request and Response), \`toNodeListener\`
 * (node:http), the Fastify plugin, or \`loopback\` (no socket at all).
 */
export function serve<Context>(options: ServeOptions<Context>): ${handlerType} {
  return ${handler}({
    operations,
    service: options.service,
    hooks: options.hooks,
    statuses: ${statuses},
    bodyLimit: options.bodyLimit ?? ${model.contract.limits.bodyBytes},
    valueLimit: options.valueLimit,
  });
}`,
  );
  for (const file of ["server", "streamed", "router", "errors"]) module.reexport(modules.runtime(file));
  return module;
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
