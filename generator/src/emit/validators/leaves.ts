// The modules that all others build on: `validators/enums.ts` and `validators/scalars.ts`.

import type { Enum, Model, Scalar } from "../../model/model.js";
import { modules } from "../../model/names.js";
import { quoted } from "../typescript/expression.js";
import { ModuleBuilder } from "../typescript/module.js";
import { constantOf, functionOf, typeBeside } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";
import { classLoop } from "./character-class.js";
import { notPlain } from "./check.js";
import { longestChain, writeIsOneOf } from "./conditions.js";
import { descriptorKind, plainDescriptor } from "./descriptors.js";
import { Patterns } from "./patterns.js";
import { checkName, places } from "./symbols.js";

export function enumsModule({ enums }: Model): ModuleBuilder {
  const module = new ModuleBuilder(places.enums, "The contract's enums: objects that judge and read their values.");
  for (const declared of enums) {
    const { name, open, plain } = declared;
    const type = module.all("types", modules.enums)(name);
    const isOpen = open || plain;
    const by = module.value(isOpen ? "openEnum" : "closedEnum", places.runtime);
    const args = [quoted(name), checkName(name), type];
    const received = isOpen ? `, ${module.type("Open", modules.runtime("open"))}<${name}>` : "";
    module.add(
      enumCheck(declared),
      typeBeside(name, type),
      constantOf(
        name,
        `${module.type("EnumType", places.runtime)}<${name}${received}>`,
        `/* @__PURE__ */ ${by}(${args.join(", ")})`,
        `Judges and reads a {@link ${name}}${isOpen ? "; `received` accepts values that servers may add" : ""}.`,
      ),
    );
  }
  return module;
}

function enumCheck({ name, values }: Enum): Structure {
  return functionOf({
    name: checkName(name),
    isExported: false,
    parameters: [["value", "unknown"]],
    returns: "boolean",
    body: (writer) => {
      if (values.length <= longestChain) {
        const chain = values.map(({ value }) => `value === ${quoted(value)}`).join(" || ");
        writer.writeLine(`return ${chain || "false"};`);
        return;
      }
      writer.writeLine('if (typeof value !== "string") return false;');
      writeIsOneOf(
        writer,
        "value",
        values.map(({ value }) => value),
      );
    },
  });
}

export function scalarsModule({ scalars }: Model): ModuleBuilder {
  const module = new ModuleBuilder(
    places.scalars,
    "The contract's named strings and numbers: objects that judge and read them.",
  );
  const patterns = new Patterns(module);
  for (const scalar of scalars) {
    const { name, base, bounds, format, example } = scalar;
    const type = module.types("types", modules.scalars)(name);
    const pattern = patterns.constant(bounds, name);
    const kind = module.type(descriptorKind(base), places.runtime);
    const descriptor = plainDescriptor(module, { kind: base, name, bounds, pattern, format, example });
    module.add(
      scalarCheck(scalar, module, pattern),
      typeBeside(name, type),
      constantOf(
        name,
        `${module.type("ScalarType", places.runtime)}<${name}, ${kind}>`,
        `/* @__PURE__ */ ${module.value("scalar", places.runtime)}(${checkName(name)}, ${descriptor})`,
        `Judges and reads a {@link ${name}}.`,
      ),
    );
  }
  return module;
}

function scalarCheck({ name, base, bounds }: Scalar, module: ModuleBuilder, pattern: string | undefined): Structure {
  const loop = bounds.pattern === undefined ? undefined : classLoop(bounds.pattern, "value");
  const match = pattern === undefined || loop ? undefined : `${pattern}.test(value)`;
  return functionOf({
    name: checkName(name),
    isExported: false,
    parameters: [["value", "unknown"]],
    returns: "boolean",
    body: [`if (${notPlain(base, bounds, "value", module, match)}) return false;`, ...(loop ?? ["return true;"])].join(
      "\n",
    ),
  });
}
