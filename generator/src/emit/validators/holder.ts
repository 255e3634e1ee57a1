// Everything that one type gets: its descriptor, and per mode `is…`, `parse…`, `explain…` and a Standard Schema.

import { StructureKind } from "ts-morph";
import type { FunctionDeclarationStructure } from "ts-morph";
import { modules, validatorNames } from "../names.js";
import { CheckWriter } from "./check.js";
import type { Setting } from "./check.js";
import { DescriptorWriter } from "./descriptors.js";
import { constant } from "./leaves.js";
import { isUnion } from "./records.js";
import type { Holder } from "./records.js";
import { depthName, descriptorName, modeName, modesOf, places } from "./symbols.js";
import type { Mode } from "./symbols.js";

const heldTo: Readonly<Record<Mode, string>> = {
  strict: "fit to be sent",
  tolerant: "as it may be answered",
};

export function addHolder(holder: Holder, settings: Omit<Setting, "mode">, vendor: string): void {
  const { module, patterns } = settings;
  const type = module.type(holder.name, modules.types(holder.home));
  const kind = module.type(isUnion(holder) ? "UnionDescriptor" : "ObjectDescriptor", places.descriptor);
  const descriptor = new DescriptorWriter(module, patterns).of(holder);
  module.add(constant(descriptorName(holder), kind, descriptor, `What a {@link ${type}} holds.`));
  for (const mode of modesOf(holder)) addMode(holder, { ...settings, mode }, type, vendor);
}

function addMode(holder: Holder, setting: Setting, type: string, vendor: string): void {
  const { module, mode, cycles } = setting;
  const name = modeName(holder, mode);
  const { is, parse, explain, schema } = validatorNames(name);
  const call = (runtime: string, first: string): string =>
    `return ${module.value(runtime, places.runtime)}(${first}${descriptorName(holder)}, value, ${JSON.stringify(mode)});`;
  const result = `${module.type("ParseResult", places.issue)}<${type}>`;
  const issues = `readonly ${module.type("Issue", places.issue)}[]`;
  const check = new CheckWriter(setting, holder, name).body();
  const guard = `value is ${type}`;

  if (cycles.has(holder)) {
    const deep = fn(depthName(name), "boolean", `The check behind {@link ${is}}, told how deep the value lies.`, check);
    module.add({ ...deep, parameters: [...(deep.parameters ?? []), { name: "depth", type: "number" }] });
    module.add(fn(is, guard, `Whether a value is a {@link ${type}} ${heldTo[mode]}.`, [`return ${depthName(name)}(value, 0);`]));
  } else {
    module.add(fn(is, guard, `Whether a value is a {@link ${type}} ${heldTo[mode]}.`, check));
  }
  module.add(
    fn(parse, result, `The value as a {@link ${type}}, without explicit nulls, or what {@link ${explain}} says.`, [
      call("parse", `${is}, `),
    ]),
    fn(explain, issues, `Every place where a value is not a {@link ${type}} ${heldTo[mode]}.`, [call("explain", "")]),
    constant(
      schema,
      `${module.type("StandardSchema", places.standard)}<${type}>`,
      `/* @__PURE__ */ ${module.value("standardSchema", places.standard)}(${JSON.stringify(vendor)}, ${parse})`,
      `{@link ${parse}} as a Standard Schema.`,
    ),
  );
}

function fn(name: string, returnType: string, doc: string, statements: readonly string[]): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    parameters: [{ name: "value", type: "unknown" }],
    returnType,
    docs: [doc],
    statements: [statements.join("\n")],
  };
}
