// The TypeScript of a template: an expression over the older value.

import type { Branding, Conversion, MemberSource, Template, TemplateMember } from "../../model/model.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { modules, shapeStepName } from "../../model/names.js";
import { isIdentifier } from "../typescript/property-key.js";
import { filledFieldText } from "../type-text.js";
import { array, entry, literal, memberKey, object } from "../typescript/expression.js";

/** `name: expression`, or a spread that leaves the member out where its source is absent. */
export function memberSource({ field, source }: MemberSource, value: string, module: ModuleBuilder): string {
  const brands = brandings(source);
  const through = brands.includes("other") ? "unknown as " : "";
  const type = brands.length > 0 ? `${through}${filledFieldText({ ...field, optional: false }, module)}` : undefined;
  return memberPiece({ name: field.name, optional: field.optional, value: source }, value, module, type);
}

/** What TypeScript has to be told of the brands in what a template makes. */
function brandings(template: Template): readonly Branding[] {
  if (template.kind === "array") return template.items.flatMap(brandings);
  if (template.kind === "object") return template.members.flatMap((member) => brandings(member.value));
  return template.brands ? [template.brands] : [];
}

/** @param type that TypeScript has to be told */
function memberPiece(member: TemplateMember, value: string, module: ModuleBuilder, type?: string): string {
  const piece = templatePiece(member.value, value, module);
  const made = type === undefined ? piece : `(${piece}) as ${type}`;
  const conditions = member.optional ? [...new Set(presences(member.value, value))] : [];
  const isThere = conditions.join(" && ");
  if (conditions.length === 0) return entry(memberKey(member.name), made);
  if (member.orElse) return entry(memberKey(member.name), `${isThere} ? ${made} : ${literal(member.orElse.value)}`);
  return `...(${isThere} && ${object(entry(memberKey(member.name), made))})`;
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

/** Conditions under which the template has a value. */
function presences(template: Template, value: string): string[] {
  switch (template.kind) {
    case "value":
      return [];
    case "array":
      return template.items.flatMap((item) => presences(item, value));
    case "object":
      return template.members.flatMap((member) => (member.optional ? [] : presences(member.value, value)));
    case "path":
      if (!template.optional || template.orElse) return [];
      return [`${accessText(template.path, value, true)} ${template.keepsNull ? "!== undefined" : "!= null"}`];
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
