// Emits the validators: one module per module of types, beside those for enums and scalars, and an index of all.

import { modules } from "../../model/names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { ModuleBuilder } from "../typescript/module.js";
import { findCycles } from "./cycles.js";
import { addHolder } from "./holder.js";
import { enumsModule, scalarsModule } from "./leaves.js";
import { Patterns } from "./patterns.js";
import { recordsByHome } from "./records.js";

export function emitValidators({ model }: EmitContext): readonly EmittedFile[] {
  const homes = recordsByHome(model);
  const cycles = findCycles([...homes.values()].flat());
  const made = [enumsModule(model), scalarsModule(model)].filter(({ empty }) => !empty);
  for (const [home, holders] of homes) {
    const about =
      `The types in \`${home}\`: objects that judge and read their values. What is sent is held strictly: bounds count, ` +
      "unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are " +
      "accepted.";
    const module = new ModuleBuilder(modules.validatorsOf(home), about);
    const setting = { module, patterns: new Patterns(module), cycles };
    for (const holder of holders) addHolder(holder, model.activity?.base, setting);
    made.push(module);
  }
  const index = new ModuleBuilder(
    modules.validators,
    "All types of the contract, each an object that judges and reads its values.",
  );
  for (const { module } of [...made].sort((a, b) => (a.module < b.module ? -1 : 1))) index.reexport(module);
  return [...made, index].map((module) => module.file());
}
