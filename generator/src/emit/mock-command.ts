// `src/mock-command.ts`: the mock as a program.

import { located } from "./located.js";
import type { Model, PlainOperation } from "../model/model.js";
import { ModuleBuilder } from "./typescript/module.js";
import { constant, mockCommand, modules } from "../model/names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { entry, object, quoted } from "./typescript/expression.js";

export function emitMockCommand({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(
    modules.mockCommand,
    `The mock of ${model.contract.title} as a program: serves it on a port until it is told to stop.`,
  );
  const create = module.value("createMock", modules.mock);
  const serve = module.value("serveMock", modules.runtime("serve-mock"));
  const { name, title } = model.contract;
  const members = [
    entry("title", quoted(title)),
    entry("command", quoted(mockCommand(model))),
    entry("portVariable", quoted(`${constant(name)}_PORT`)),
    ...tryout(model),
    entry("create", `(options) => ${create}(options)`),
  ];
  module.add(`await ${serve}(${object(...members)});`);
  return [module.file("#!/usr/bin/env node")];
}

/** A request for people to try, from the query that asks for and answers least. */
function tryout(model: Model): string[] {
  const least = ({ examples }: PlainOperation): number => JSON.stringify(examples[0] ?? {}).length;
  const readable: readonly PlainOperation[] = model.queries.length > 0 ? model.queries : model.operations;
  const [query] = [...readable].sort((a, b) => least(a) - least(b));
  if (!query) return [];
  const { path, body, method } = located(model, query, query.examples[0]?.request ?? {});
  const sent = body === undefined ? [] : [entry("body", quoted(JSON.stringify(body)))];
  return method === "GET" || method === "POST" ? [entry("example", object(entry("path", quoted(path)), ...sent))] : [];
}
