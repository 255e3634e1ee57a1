// Everything that one type gets: its descriptor, and per mode `is…`, `parse…`, `explain…` and a Standard Schema.

import { arrowText, constantText, functionText } from "../declarations.js";
import { modules, validatorNames } from "../names.js";
import { filledText, receivedText } from "../type-text.js";
import { CheckWriter } from "./check.js";
import type { Setting } from "./check.js";
import { DescriptorWriter } from "./descriptors.js";
import { call } from "../layout.js";
import { isUnion } from "./records.js";
import type { Holder } from "./records.js";
import { depthName, descriptorName, modeName, modesOf, places } from "./symbols.js";
import type { Mode } from "./symbols.js";

const heldTo: Readonly<Record<Mode, string>> = { strict: "fit to be sent", tolerant: "as it may be answered" };

export function addHolder(holder: Holder, settings: Omit<Setting, "mode">): void {
  const { module, patterns } = settings;
  const type = module.type(holder.name, modules.types(holder.home));
  const kind = module.type(isUnion(holder) ? "UnionDescriptor" : "ObjectDescriptor", places.runtime);
  const descriptor = new DescriptorWriter(module, patterns).of(holder);
  module.add(constantText(descriptorName(holder), kind, descriptor, `What a {@link ${type}} holds.`));
  for (const mode of modesOf(holder)) addMode(holder, { ...settings, mode }, type);
}

function addMode(holder: Holder, setting: Setting, type: string): void {
  const { module, mode, cycles } = setting;
  const name = modeName(holder, mode);
  const { is, parse, explain, schema } = validatorNames(name);
  const filled = mode === "strict" && holder.filled;
  const held = mode === "tolerant" ? receivedText(holder, module) : type;
  const kind = { doc: `Whether a value is a {@link ${type}} ${heldTo[mode]}.`, returns: `value is ${held}` };
  const lines = new CheckWriter(setting, holder, name).body();

  if (cycles.has(holder)) {
    const doc = `The check behind {@link ${is}}, told how deep the value lies.`;
    module.add(
      functionText({
        name: depthName(name),
        doc,
        parameters: ["value: unknown", "depth: number"],
        returns: "boolean",
        lines,
      }),
    );
    module.add(functionText({ ...kind, name: is, lines: [`return ${depthName(name)}(value, 0);`] }));
  } else {
    module.add(functionText({ ...kind, name: is, lines }));
  }
  const read = filled ? filledText(holder, module) : held;
  const rest = [descriptorName(holder), "value", JSON.stringify(mode)];
  const result = `${module.type("ParseResult", places.runtime)}<${read}>`;
  const issues = `readonly ${module.type("Issue", places.runtime)}[]`;
  module.add(
    [
      arrowText(
        parse,
        result,
        call(module.value("parse", places.runtime), [is, ...rest]),
        `The value as a {@link ${filled ? read : type}}, without explicit nulls${filled ? " and with its defaults" : ""}, or its issues.`,
      ),
      arrowText(
        explain,
        issues,
        call(module.value("explain", places.runtime), rest),
        `Every place where a value is not a {@link ${type}} ${heldTo[mode]}.`,
      ),
      constantText(
        schema,
        `${module.type("StandardSchema", places.runtime)}<${read}>`,
        call(`/* @__PURE__ */ ${module.value("standardSchema", places.runtime)}`, [parse]),
        `{@link ${parse}} as a Standard Schema.`,
      ),
    ].join("\n"),
  );
}
