// Emits the validators: one module per module of types, beside those for enums and scalars, and an index of all.

import { modules } from "../names.js";
import type { EmittedFile, Emitter } from "../output.js";
import { findCycles } from "./cycles.js";
import { addHolder } from "./holder.js";
import { enumsModule, scalarsModule } from "./leaves.js";
import { ModuleBuilder } from "../module.js";
import { Patterns } from "./patterns.js";
import { recordsByHome } from "./records.js";

export const emitValidators: Emitter = ({ model }): readonly EmittedFile[] => {
  const homes = recordsByHome(model);
  const cycles = findCycles([...homes.values()].flat());
  const built = [enumsModule(model), scalarsModule(model)];
  for (const [home, holders] of homes) {
    const about =
      `Validators of the types in \`${home}\`. What is sent is held strictly: bounds count, unknown members are refused. ` +
      "What is answered is read tolerantly: unknown members and new values of open enums are accepted.";
    const module = new ModuleBuilder(modules.validatorsOf(home), about, "verbatim");
    const settings = { module, patterns: new Patterns(module), cycles, base: model.activity?.base };
    for (const holder of holders) addHolder(holder, settings, model.contract.name);
    built.push(module);
  }
  const filled = built.filter((module) => !module.empty);
  const index = new ModuleBuilder(modules.validators, "All validators of the contract.", "verbatim");
  for (const { module } of [...filled].sort((a, b) => (a.module < b.module ? -1 : 1))) index.reexport(module);
  return [...filled, index].map((module) => module.render());
};
