// Upgrades of older requests, carried out on values: what the generated functions do, for notes on migration.

import type { Conversion, Json, Step, Template, Version } from "../model/model.js";
import { isRecord } from "../values/issues.js";

/** The parameters as the newest version that upgrades lead to has them; undefined where a hook would be needed. */
export function upgraded(from: Version, parameters: Json): { version: Version; parameters: Json } | undefined {
  let version = from;
  let value: Json | undefined = parameters;
  while (version.next && version.step && value !== undefined) {
    value = applied(version.step, value);
    version = version.next;
  }
  return value === undefined ? undefined : { version, parameters: value };
}

function applied({ upgrade }: Step, old: Json): Json | undefined {
  if (upgrade.kind !== "derived") return undefined;
  const members: [string, Json][] = [];
  for (const { field, source } of upgrade.members) {
    const value = filled(source, old);
    if (value !== undefined) members.push([field.name, value]);
  }
  return Object.fromEntries(members);
}

function filled(template: Template, old: Json): Json | undefined {
  switch (template.kind) {
    case "value":
      return template.value as Json;
    case "path": {
      if (template.keepsNull && valueAt(old, template.path) === null) return null;
      const found = at(old, template.path);
      if (found === undefined) return template.orElse?.value as Json | undefined;
      return converted(template.convert, found);
    }
    case "array": {
      const items = template.items.map((item) => filled(item, old));
      return items.every((item) => item !== undefined) ? items : undefined;
    }
    case "object": {
      const members: [string, Json][] = [];
      for (const { name, optional, value, orElse } of template.members) {
        const made = filled(value, old) ?? (orElse?.value as Json | undefined);
        if (made !== undefined) members.push([name, made]);
        else if (!optional) return undefined;
      }
      return Object.fromEntries(members);
    }
  }
}

function at(value: Json, path: readonly string[]): Json | undefined {
  return valueAt(value, path) ?? undefined;
}

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  let found: Json | undefined = value;
  for (const name of path) found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return found;
}

function converted(conversion: Conversion, value: Json): Json | undefined {
  switch (conversion.kind) {
    case "steps":
      return conversion.steps.reduce<Json | undefined>(
        (made, step) => (made === undefined ? undefined : applied(step, made)),
        value,
      );
    case "each": {
      if (!Array.isArray(value)) return undefined;
      const items = (value as readonly Json[]).map((item) => convertedItem(conversion, item));
      return items.every((item) => item !== undefined) ? items : undefined;
    }
    case "values": {
      if (!isRecord(value)) return undefined;
      const entries = Object.entries(value).map(([key, item]) => [key, convertedItem(conversion, item)] as const);
      return entries.every(([, item]) => item !== undefined) ? (Object.fromEntries(entries) as Json) : undefined;
    }
    default:
      return value;
  }
}

function convertedItem({ of, orNull }: Extract<Conversion, { kind: "each" | "values" }>, item: Json): Json | undefined {
  return orNull && item === null ? null : converted(of, item);
}
