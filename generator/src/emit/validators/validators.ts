// Emits the validators: one module per module of types, beside those for enums and scalars, and an index of all.

import { modules } from "../names.js";
import { keptFrom, keptOr } from "../kept.js";
import type { EmittedFile, OwnContext } from "../output.js";
import { findCycles } from "./cycles.js";
import { addHolder } from "./holder.js";
import { enumsModule, scalarsModule } from "./leaves.js";
import { ModuleBuilder } from "../module.js";
import { Patterns } from "./patterns.js";
import { recordsByHome } from "./records.js";
import { places } from "./symbols.js";

export function emitValidators(context: OwnContext): readonly EmittedFile[] {
  const { model } = context;
  const homes = recordsByHome(model);
  const cycles = findCycles([...homes.values()].flat());
  const enums = enumsModule(model);
  const scalars = (): EmittedFile => scalarsModule(model).render();
  const files = [
    ...(enums.empty ? [] : [enums.render()]),
    ...(model.scalars.length === 0
      ? []
      : [keptFrom(context.origins?.shared, `${places.scalars}.ts`, context, scalars)]),
  ];
  for (const [home, holders] of homes) {
    const about =
      `Validators of the types in \`${home}\`. What is sent is held strictly: bounds count, unknown members are refused. ` +
      "What is answered is read tolerantly: unknown members and new values of open enums are accepted.";
    const make = (): EmittedFile => {
      const module = new ModuleBuilder(modules.validatorsOf(home), about, "verbatim");
      const settings = { module, patterns: new Patterns(module), cycles, base: model.activity?.base };
      for (const holder of holders) addHolder(holder, settings);
      return module.render();
    };
    files.push(keptOr(`${modules.validatorsOf(home)}.ts`, home, context, make));
  }
  const index = new ModuleBuilder(modules.validators, "All validators of the contract.", "verbatim");
  const names = files.map((file) => file.path.replace(/\.ts$/, ""));
  for (const module of names.sort()) index.reexport(module);
  return [...files, index.render()];
}
