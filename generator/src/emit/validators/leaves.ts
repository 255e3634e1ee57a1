// The modules that all validators build on: `validators/enums.ts` and `validators/scalars.ts`.

import type { Enum, Model } from "../../model/model.js";
import { modules } from "../names.js";
import { longestChain, switchByLength } from "./conditions.js";
import { descriptorKind, scalarDescriptor } from "./descriptors.js";
import { array, entry, object } from "../layout.js";
import { constantText, functionText } from "../declarations.js";
import { ModuleBuilder } from "../module.js";
import { addMatcher, patternLiteral } from "./patterns.js";
import { descriptorName, isName, matchName, patternName, places } from "./symbols.js";

export function enumsModule({ enums }: Model): ModuleBuilder {
  const module = new ModuleBuilder(places.enums, "Checks and descriptors of the contract's enums.", "verbatim");
  for (const declared of enums) {
    const { name, values, open, plain } = declared;
    const type = module.type(name, modules.enums);
    const descriptor = object(
      'kind: "enum"',
      `name: ${JSON.stringify(name)}`,
      entry("values", array(values.map(({ value }) => JSON.stringify(value)))),
      `open: ${open || plain}`,
    );
    const kind = module.type("EnumDescriptor", places.runtime);
    module.add(constantText(descriptorName(declared), kind, descriptor, `Values of {@link ${type}} on the wire.`));
    module.add(
      functionText({
        name: isName(name),
        doc: `Whether a value is one that this contract lists for {@link ${type}}.`,
        returns: `value is ${type}`,
        lines: enumCheck(declared),
      }),
    );
  }
  return module;
}

function enumCheck({ values }: Enum): string[] {
  if (values.length <= longestChain) {
    return [`return ${values.map(({ value }) => `value === ${JSON.stringify(value)}`).join(" || ") || "false"};`];
  }
  const cases = values.map(({ value }) => ({ value, then: "true" }));
  return ['if (typeof value !== "string") return false;', ...switchByLength("value", cases), "return false;"];
}

export function scalarsModule({ scalars }: Model): ModuleBuilder {
  const module = new ModuleBuilder(
    places.scalars,
    "Descriptors and patterns of the contract's named strings and numbers.",
    "verbatim",
  );
  for (const scalar of scalars) {
    const { name, base, bounds } = scalar;
    const type = module.type(name, modules.scalars);
    if (bounds.pattern !== undefined) {
      module.add(
        constantText(patternName(name), "RegExp", patternLiteral(bounds.pattern), `What a {@link ${type}} looks like.`),
      );
      addMatcher(module, matchName(name), bounds.pattern, true);
    }
    const kind = module.type(descriptorKind(base), places.runtime);
    module.add(constantText(descriptorName(scalar), kind, scalarDescriptor(scalar), `What a {@link ${type}} holds.`));
  }
  return module;
}
