// Everything that one record or union gets: its type under its own name, the object of the same name, and its check where
// requests hold it.

import { filledName, modules, receivedName } from "../../model/names.js";
import { isOpen } from "../../model/operations.js";
import { constantOf, typeBeside } from "../typescript/structure.js";
import { checkFunction } from "./check.js";
import type { Setting } from "./check.js";
import { DescriptorWriter } from "./descriptors.js";
import type { Shape } from "../../model/model.js";
import { isUnion } from "./records.js";
import type { Holder } from "./records.js";
import { checkName, places } from "./symbols.js";

/** @param base what all activities share; undefined where there are none */
export function addHolder(holder: Holder, base: Shape | undefined, setting: Setting): void {
  const { module, cycles } = setting;
  const { name, usage } = holder;
  const deprecated = isUnion(holder) ? undefined : holder.deprecated;
  const types = module.types("types", modules.types(holder.home));
  const check = usage.request ? checkName(name) : undefined;
  if (check) module.add(checkFunction(setting, holder, name, cycles.has(holder)));
  const kind = module.type(isUnion(holder) ? "UnionType" : "RecordType", places.runtime);
  const open = usage.response ? answeredText(holder, types) : undefined;
  const read = holder.filled && usage.request ? types(filledName(holder)) : undefined;
  const held = usage.request ? [name, ...(open ? [read ?? name, open] : read ? [read] : [])] : [open ?? name];
  const value = new DescriptorWriter(module, setting.patterns).of(holder, base, check);
  module.add(
    typeBeside(name, types(name), deprecated),
    constantOf(name, `${kind}<${held.join(", ")}>`, value, docOf(holder), { deprecated }),
  );
}

/** The type that the reader of an answer has, where it is not the one of the name. */
function answeredText(holder: Holder, types: (name: string) => string): string | undefined {
  const read = holder.received ? types(receivedName(holder)) : undefined;
  const other = isUnion(holder) && isOpen(holder) ? holder.fallback : undefined;
  return other ? `${read ?? holder.name} | ${types(other.name)}` : read;
}

function docOf({ name, usage: { request, response } }: Holder): string {
  if (!request) return `Judges and reads a {@link ${name}} as it is answered.`;
  return `Judges and reads a {@link ${name}} as it is sent${response ? "; `received` as it is answered" : ""}.`;
}
