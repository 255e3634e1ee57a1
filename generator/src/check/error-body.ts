// The body of errors is the generated server's: what the contract says of it has to be what is sent.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { accepts } from "../model/bounds.js";
import { plainOf } from "../model/formats.js";
import { isOfTypes } from "../model/operations.js";
import type { Field, Model, Type } from "../model/model.js";

const help = "declare `code: int32`, `message: string` and `details: json[]`; what is particular goes into `details`";

export function checkErrorBody(model: Model, diagnostics: Diagnostics): void {
  if (isOfTypes(model)) return;
  const { body, codes } = model.errors;
  const refuse = (message: string, { position }: Pick<Field, "position">): void =>
    diagnostics.report("CS0508", position, message, help);
  const members = sent(codes.map(({ code }) => code));
  for (const [name, takes] of Object.entries(members)) {
    const field = body.fields.find((one) => one.name === name);
    if (!field) refuse(`\`${body.name}\` has no member \`${name}\`, which every error has`, body);
    else if (!takes(field.type)) refuse(`\`${body.name}.${name}\` does not take what is sent`, field);
  }
  for (const field of body.fields) {
    if (Object.hasOwn(members, field.name) || field.optional) continue;
    refuse(`\`${body.name}.${field.name}\` is required, and no error has it`, field);
  }
}

/** The members that errors are sent with, and which types take them. */
function sent(codes: readonly number[]): Readonly<Record<string, (type: Type) => boolean>> {
  const bounds = { minimum: Math.min(1, ...codes), maximum: Math.max(16, ...codes) };
  return {
    code: (type) => {
      const plain = plainOf(type);
      return plain?.kind === "int32" && accepts(plain.bounds, bounds);
    },
    message: (type) => plainOf(type)?.kind === "string",
    details: (type) => type.kind === "array" && takesAnyRecord(type.of),
  };
}

/** Details are records with an `@type`. */
function takesAnyRecord(type: Type): boolean {
  if (type.kind === "json") return true;
  if (type.kind !== "shape" || !type.shape.extra) return false;
  return type.shape.fields.every(({ name, optional }) => optional || name === "@type");
}
