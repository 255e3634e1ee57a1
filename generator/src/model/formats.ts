// Plain types: which there are, and what the forms of strings among them ask for.

import { forms, type Form } from "./forms.js";
import type { Base, Bounds, BoundedType, FormattedBase, Type } from "./model.js";

export { int64Range } from "./forms.js";

/** Both included. */
export const int32Range: { readonly minimum: number; readonly maximum: number } = {
  minimum: -2147483648,
  maximum: 2147483647,
};

/** What a scalar can be. */
export const plainBases: readonly Exclude<Base, "boolean">[] = [
  "string",
  "int32",
  "number",
  ...(Object.keys(forms) as FormattedBase[]),
];

/** What bounds a value of which the contract says nothing. */
export function startingBounds(base: Exclude<Base, "boolean">, stringLength: number): Bounds {
  return base === "string" || (isFormatted(base) && formOf(base).isMeasured) ? { maxLength: stringLength } : {};
}

export function formOf(base: FormattedBase): Form {
  return forms[base];
}

/** A pattern that every value of the form matches; for `int64`, some that are out of range match too. */
export function formPattern(base: FormattedBase, bounds: Bounds = {}): string {
  return formOf(base).pattern(bounds);
}

export function isFormatted(base: Base): base is FormattedBase {
  return Object.hasOwn(forms, base);
}

const expressions = new Map<string, RegExp>();

/** Whether a text has the form; its bounds are another matter. */
export function hasForm(base: FormattedBase, text: string, bounds: Bounds = {}): boolean {
  const { pattern, isWhole } = formOf(base);
  const source = pattern(bounds);
  let expression = expressions.get(source);
  if (!expression) expressions.set(source, (expression = new RegExp(source, "u")));
  return expression.test(text) && (isWhole?.(text) ?? true);
}

export function isInt64(text: string): boolean {
  return hasForm("int64", text);
}

/** How long the text of a formatted value is. */
export function textLengths(base: FormattedBase, bounds: Bounds): Bounds {
  return formOf(base).lengths(bounds);
}

/** A plain type, or what a scalar is on the wire; undefined for all others. */
export function plainOf(type: Type): BoundedType | undefined {
  if (type.kind === "scalar") return { kind: type.scalar.base, bounds: type.bounds };
  return "bounds" in type ? type : undefined;
}
