// `src/index.ts`: what a client needs. Validators, upgrades, server and mock have entries of their own.

import { isUncalled, plainOperations } from "../model/operations.js";
import { ModuleBuilder } from "./typescript/module.js";
import { hasSchemes } from "./schemes.js";
import { modules } from "../model/names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { runtimeExports, waits } from "./runtime-exports.js";

export function emitIndex(context: EmitContext): readonly EmittedFile[] {
  const { model } = context;
  const hasCalls = !isUncalled(model);
  const index = new ModuleBuilder(
    modules.index,
    `${model.contract.title}: ${hasCalls ? "types, enums and the client" : "types and enums"}.`,
  );
  const homes = new Set([
    ...[...model.shapes, ...model.unions].map(({ home }) => home),
    ...model.families.map(({ home }) => home),
    ...plainOperations(model).map(({ home }) => home),
  ]);
  if (model.activity) index.reexport(modules.activity);
  if (hasCalls) index.reexport(modules.client);
  if (model.enums.length > 0) index.reexport(modules.enums);
  if (hasCalls) index.reexport(modules.errors);
  if (hasCalls && hasSchemes(model)) index.reexport(modules.schemes);
  if (model.scalars.length > 0) index.reexport(modules.scalars);
  if (model.webhooks.length > 0) index.reexport(modules.webhooks);
  if (waits(model)) index.reexport("src/wait");
  for (const home of [...homes].sort()) index.reexport(modules.types(home));
  for (const file of runtimeExports(context).index) index.reexport(modules.runtime(file));
  return [index.file()];
}
