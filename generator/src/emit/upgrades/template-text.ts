// The TypeScript of a template: an expression over the older value.

import type { Conversion, MemberSource, Template, TemplateMember } from "../../model/model.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { modules, shapeStepName } from "../../model/names.js";
import { isIdentifier, propertyKey } from "../typescript/property-key.js";
import { array, entry, literal, object } from "../typescript/expression.js";

/** `name: expression`, or a spread that leaves the member out where its source is absent. */
export function memberSource(member: MemberSource, value: string, module: ModuleBuilder): string {
  return memberPiece({ name: member.field.name, optional: member.field.optional, value: member.source }, value, module);
}

function memberPiece(member: TemplateMember, value: string, module: ModuleBuilder): string {
  const { value: source } = member;
  if (source.kind === "path" && source.keepsNull && member.optional && source.optional && !source.orElse) {
    const access = accessText(source.path, value, true);
    const kept = entry(propertyKey(member.name), templatePiece(source, value, module));
    return `...(${access} !== undefined && ${object(kept)})`;
  }
  const piece = entry(propertyKey(member.name), templatePiece(member.value, value, module));
  const guards = member.optional ? [...new Set(absences(member.value, value))] : [];
  if (guards.length === 0) return piece;
  if (member.orElse) {
    const isThere = guards.map((guard) => `${guard} != null`).join(" && ");
    const made = templatePiece(source, value, module);
    const otherwise = literal(member.orElse.value);
    return entry(propertyKey(member.name), `${isThere} ? ${made} : ${otherwise}`);
  }
  return `...(${guards.map((guard) => `${guard} != null`).join(" && ")} && ${object(piece)})`;
}

function templatePiece(template: Template, value: string, module: ModuleBuilder): string {
  switch (template.kind) {
    case "value":
      return literal(template.value);
    case "array":
      return array(template.items.map((item) => templatePiece(item, value, module)));
    case "object":
      return object(...template.members.map((member) => memberPiece(member, value, module)));
    case "path": {
      const access = accessText(template.path, value, template.optional);
      if (template.keepsNull && template.orElse) {
        const kept = convertText(template.convert, access, module);
        const value = template.convert.kind === "same" ? kept : `${access} === null ? null : ${kept}`;
        return `${access} === undefined ? ${literal(template.orElse.value)} : ${value}`;
      }
      if (template.keepsNull && template.convert.kind !== "same")
        return `${access} === null ? null : ${convertText(template.convert, access, module)}`;
      if (!template.orElse) return convertText(template.convert, access, module);
      const otherwise = literal(template.orElse.value);
      if (template.convert.kind === "same") return `${access} ?? ${otherwise}`;
      return `${access} == null ? ${otherwise} : ${convertText(template.convert, access, module)}`;
    }
  }
}

/** Expressions that are null or undefined where the template has no value. */
function absences(template: Template, value: string): string[] {
  switch (template.kind) {
    case "value":
      return [];
    case "array":
      return template.items.flatMap((item) => absences(item, value));
    case "object":
      return template.members.flatMap((member) => (member.optional ? [] : absences(member.value, value)));
    case "path":
      return template.optional && !template.orElse ? [accessText(template.path, value, true)] : [];
  }
}

/** With `?.` from the second member on where something on the way may be absent. */
function accessText(path: readonly string[], value: string, optional: boolean): string {
  return path.reduce((text, segment, index) => {
    const chain = optional && index > 0 ? "?." : "";
    return isIdentifier(segment) ? `${text}${chain || "."}${segment}` : `${text}${chain}[${JSON.stringify(segment)}]`;
  }, value);
}

function convertText(conversion: Conversion, text: string, module: ModuleBuilder): string {
  switch (conversion.kind) {
    case "same":
      return text;
    case "json":
      return `${module.value("asJson", modules.runtime("json"))}(${text})`;
    case "each":
      return `${text}.map((item) => ${itemText(conversion, module)})`;
    case "values":
      return `Object.fromEntries(Object.entries(${text}).map(([key, item]) => [key, ${itemText(conversion, module)}]))`;
    case "steps":
      return conversion.steps.reduce(
        (inner, step) => `${module.value(shapeStepName(step), modules.upgradesOf(step.to.home))}(${inner})`,
        text,
      );
  }
}

function itemText({ of, orNull }: Extract<Conversion, { kind: "each" | "values" }>, module: ModuleBuilder): string {
  const converted = convertText(of, "item", module);
  return orNull ? `item === null ? null : ${converted}` : converted;
}
