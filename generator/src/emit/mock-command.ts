// `src/mock-command.ts`: the mock as a program.

import type { Model, Query } from "../model/model.js";
import { ModuleBuilder } from "./module.js";
import { constant, mockCommand, modules } from "./names.js";
import type { EmitContext, EmittedFile } from "./output.js";

export function emitMockCommand({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(
    modules.mockCommand,
    `The mock of ${model.contract.title} as a program: serves it on a port until it is told to stop.`,
  );
  const create = module.value("createMock", modules.mock);
  const serve = module.value("serveMock", modules.runtime("serve-mock"));
  const { name, title } = model.contract;
  const members = [
    `title: ${JSON.stringify(title)}`,
    `command: ${JSON.stringify(mockCommand(model))}`,
    `portVariable: ${JSON.stringify(`${constant(name)}_PORT`)}`,
    ...tryout(model),
    `create: (options) => ${create}(options)`,
  ];
  module.add(`await ${serve}({ ${members.join(", ")} });`);
  const file = module.render();
  return [{ ...file, text: `#!/usr/bin/env node\n${file.text}` }];
}

/** A request for people to try, from the query that asks for and answers least. */
function tryout(model: Model): string[] {
  const least = (query: Query): number => JSON.stringify(query.examples[0] ?? {}).length;
  const [query] = [...model.queries].sort((a, b) => least(a) - least(b));
  if (!query) return [];
  const body = JSON.stringify(JSON.stringify(query.examples[0]?.request ?? {}));
  return [`example: { path: ${JSON.stringify(`${model.contract.basePath}/${query.path}`)}, body: ${body} }`];
}
