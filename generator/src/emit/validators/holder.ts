// Everything that one type gets: its descriptor, and per mode `is…`, `parse…`, `explain…` and a Standard Schema.

import { constantText, functionText } from "../declarations.js";
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

export function addHolder(holder: Holder, settings: Omit<Setting, "mode">, vendor: string): void {
  const { module, patterns } = settings;
  const type = module.type(holder.name, modules.types(holder.home));
  const kind = module.type(isUnion(holder) ? "UnionDescriptor" : "ObjectDescriptor", places.descriptor);
  const descriptor = new DescriptorWriter(module, patterns).of(holder);
  module.add(constantText(descriptorName(holder), kind, descriptor, `What a {@link ${type}} holds.`));
  for (const mode of modesOf(holder)) addMode(holder, { ...settings, mode }, type, vendor);
}

function addMode(holder: Holder, setting: Setting, type: string, vendor: string): void {
  const { module, mode, cycles } = setting;
  const name = modeName(holder, mode);
  const { is, parse, explain, schema } = validatorNames(name);
  const shared = `${descriptorName(holder)}, value, ${JSON.stringify(mode)}`;
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
  const about = filled ? read : type;
  const result = `${module.type("ParseResult", places.issue)}<${read}>`;
  const parsed = `${module.value("parse", places.runtime)}(${is}, ${shared})`;
  module.add(
    functionText({
      name: parse,
      doc: `The value as a {@link ${about}}, without explicit nulls${filled ? " and with its defaults" : ""}, or its issues.`,
      returns: result,
      lines: [`return ${parsed}${filled ? ` as ${result}` : ""};`],
    }),
  );
  module.add(
    functionText({
      name: explain,
      doc: `Every place where a value is not a {@link ${type}} ${heldTo[mode]}.`,
      returns: `readonly ${module.type("Issue", places.issue)}[]`,
      lines: [`return ${module.value("explain", places.runtime)}(${shared});`],
    }),
  );
  const standard = module.value("standardSchema", places.standard);
  module.add(
    constantText(
      schema,
      `${module.type("StandardSchema", places.standard)}<${read}>`,
      call(`/* @__PURE__ */ ${standard}`, [JSON.stringify(vendor), parse]),
      `{@link ${parse}} as a Standard Schema.`,
    ),
  );
}
