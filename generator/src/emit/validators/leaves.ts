// The modules that all validators build on: `validators/enums.ts` and `validators/scalars.ts`.

import { StructureKind, VariableDeclarationKind } from "ts-morph";
import type { VariableStatementStructure } from "ts-morph";
import type { Enum, Model } from "../../model/model.js";
import { ModuleBuilder } from "../module.js";
import { modules } from "../names.js";
import { longestChain, switchByLength } from "./conditions.js";
import { scalarDescriptor } from "./descriptors.js";
import { patternConstant } from "./patterns.js";
import { descriptorName, isName, patternName, places } from "./symbols.js";

export function enumsModule({ enums }: Model): ModuleBuilder {
  const module = new ModuleBuilder(places.enums, "Checks and descriptors of the contract's enums.");
  for (const declared of enums) {
    const { name, values, open, plain } = declared;
    const type = module.type(name, modules.enums);
    const list = JSON.stringify(values.map(({ value }) => value));
    module.add(
      constant(
        descriptorName(declared),
        module.type("EnumDescriptor", places.descriptor),
        `{ kind: "enum", name: ${JSON.stringify(name)}, values: ${list}, open: ${open || plain} }`,
        `Values of {@link ${name}} on the wire.`,
      ),
      {
        kind: StructureKind.Function,
        isExported: true,
        name: isName(name),
        parameters: [{ name: "value", type: "unknown" }],
        returnType: `value is ${type}`,
        docs: [`Whether a value is one that this contract lists for {@link ${name}}.`],
        statements: [enumCheck(declared).join("\n")],
      },
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
  const module = new ModuleBuilder(places.scalars, "Descriptors and patterns of the contract's named strings and numbers.");
  for (const scalar of scalars) {
    const { name, base, bounds } = scalar;
    if (bounds.pattern !== undefined) module.add(patternConstant(patternName(name), bounds.pattern, true));
    const type = module.type(base === "string" ? "StringDescriptor" : "Int32Descriptor", places.descriptor);
    const doc = `What a {@link ${module.type(name, modules.scalars)}} holds.`;
    module.add(constant(descriptorName(scalar), type, scalarDescriptor(scalar), doc));
  }
  return module;
}

/** An exported constant. */
export function constant(name: string, type: string, initializer: string, doc: string): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type, initializer }],
    docs: [doc],
    leadingTrivia: "\n",
  };
}
