// The model's own interpreter of steps: what the generated functions make of an older record.

import type { Conversion, Json, Step, Template, TemplateMember } from "../model/model.js";
import { isRecord } from "./issues.js";

/** @param older as the reader of a request has it, with its defaults */
export function upgraded(step: Step, older: Json): Json {
  const members = step.upgrade.kind === "derived" ? step.upgrade.members : [];
  return record(
    members.map(({ field, source }) => ({ name: field.name, optional: field.optional, value: source })),
    older,
  );
}

function record(members: readonly TemplateMember[], older: Json): Json {
  return Object.fromEntries(
    members.flatMap(({ name, optional, value, orElse }): [string, Json][] => {
      if (!optional || !isMissing(value, older)) return [[name, made(value, older)]];
      return orElse ? [[name, orElse.value as Json]] : [];
    }),
  );
}

function made(template: Template, older: Json): Json {
  switch (template.kind) {
    case "value":
      return template.value as Json;
    case "array":
      return template.items.map((item) => made(item, older));
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

function converted(conversion: Conversion, value: Json): Json {
  switch (conversion.kind) {
    case "same":
    case "json":
      return value;
    case "steps":
      return conversion.steps.reduce((older, step) => upgraded(step, older), value);
    case "each":
      return Array.isArray(value) ? (value as readonly Json[]).map((item) => ofItem(conversion, item)) : value;
    case "values":
      return isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ofItem(conversion, item)]))
        : value;
  }
}

function ofItem({ of, orNull }: Extract<Conversion, { kind: "each" | "values" }>, item: Json): Json {
  return item === null && orNull ? null : converted(of, item);
}
