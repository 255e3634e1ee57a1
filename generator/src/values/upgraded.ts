// The model's own interpreter of steps: what the generated functions make of an older record.

import type { Conversion, Json, Step, Template, TemplateMember } from "../model/model.js";
import { isRecord } from "./issues.js";

/**
 * @param older as the reader of a request has it, with its defaults
 * @returns undefined where a hook would be needed, for the record or for one within it
 */
export function upgraded({ upgrade }: Step, older: Json): Json | undefined {
  if (upgrade.kind !== "derived") return undefined;
  return record(
    upgrade.members.map(({ field, source }) => ({ name: field.name, optional: field.optional, value: source })),
    older,
  );
}

function record(members: readonly TemplateMember[], older: Json): Json | undefined {
  const found: [string, Json][] = [];
  for (const { name, optional, value, orElse } of members) {
    const isLeftOut = optional && isMissing(value, older);
    if (isLeftOut && !orElse) continue;
    const member = isLeftOut ? (orElse?.value as Json) : made(value, older);
    if (member === undefined) return undefined;
    found.push([name, member]);
  }
  return Object.fromEntries(found);
}

function made(template: Template, older: Json): Json | undefined {
  switch (template.kind) {
    case "value":
      return template.value as Json;
    case "array":
      return all(template.items.map((item) => made(item, older)));
    case "object":
      return record(template.members, older);
    case "path": {
      const found = at(template.path, older);
      if (found === null && template.keepsNull) return null;
      if (found === undefined || found === null) return (template.orElse?.value ?? null) as Json;
      return converted(template.convert, found);
    }
  }
}

/** Whether the older record lacks what the template needs. */
function isMissing(template: Template, older: Json): boolean {
  switch (template.kind) {
    case "value":
      return false;
    case "array":
      return template.items.some((item) => isMissing(item, older));
    case "object":
      return template.members.some(({ optional, value }) => !optional && isMissing(value, older));
    case "path": {
      if (!template.optional || template.orElse) return false;
      const found = at(template.path, older);
      return found === undefined || (found === null && !template.keepsNull);
    }
  }
}

function at(path: readonly string[], older: Json): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    older,
  );
}

function converted(conversion: Conversion, value: Json): Json | undefined {
  switch (conversion.kind) {
    case "same":
    case "json":
      return value;
    case "steps":
      return upgradedBy(conversion.steps, value);
    case "each":
      return Array.isArray(value) ? all((value as readonly Json[]).map((item) => ofItem(conversion, item))) : value;
    case "values": {
      if (!isRecord(value)) return value;
      const items = all(Object.values(value).map((item) => ofItem(conversion, item)));
      return items && Object.fromEntries(Object.keys(value).map((key, index) => [key, items[index] as Json]));
    }
  }
}

/** By one step after the other; undefined where a hook would be needed. */
export function upgradedBy(steps: readonly Step[], older: Json): Json | undefined {
  return steps.reduce<Json | undefined>(
    (value, step) => (value === undefined ? undefined : upgraded(step, value)),
    older,
  );
}

function ofItem({ of, orNull }: Extract<Conversion, { kind: "each" | "values" }>, item: Json): Json | undefined {
  return item === null && orNull ? null : converted(of, item);
}

/** None, unless all are there. */
function all(items: readonly (Json | undefined)[]): readonly Json[] | undefined {
  return items.every((item) => item !== undefined) ? items : undefined;
}
