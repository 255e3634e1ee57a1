// The body of errors is the generated server's: what the contract says of it has to be what is sent.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Position } from "../diagnostics/position.js";
import { fitsScalar } from "../model/bounds.js";
import { hasOwnCodes, isRaisedFor } from "../model/codes.js";
import { errorForm, faultList, hasWords, serverRefusals } from "../model/error-form.js";
import { plainOf } from "../model/formats.js";
import { isUncalled } from "../model/operations.js";
import type { ErrorCode, Errors, Field, Model, Type } from "../model/model.js";

export function checkErrorBody(model: Model, diagnostics: Diagnostics): void {
  if (isUncalled(model)) return;
  const { errors } = model;
  if (!checkKinds(errors, diagnostics)) return;
  const refuse = (position: Position, message: string, help: string): void =>
    diagnostics.report("CS0508", position, message, help);
  checkMembers(errors, refuse);
  for (const code of errors.codes) if (code.details) checkDetails(errors, code, code.details.fields, refuse);
}

type Refuse = (position: Position, message: string, help: string) => void;

/** Callers compare codes: they are of one type. */
function checkKinds(errors: Errors, diagnostics: Diagnostics): boolean {
  const numbered = hasWords(errors) ? errors.codes.filter(({ code }) => typeof code === "number") : [];
  for (const { name, position } of numbered) {
    const help = "give every error a number as its `code`, or none of them";
    diagnostics.report("CS0509", position, `\`${name}\` has a number as its code, and others have words`, help);
  }
  return numbered.length === 0;
}

function checkMembers(errors: Errors, refuse: Refuse): void {
  const { body } = errors;
  const form = errorForm(errors);
  const codes = codesSent(errors);
  const statuses = [400, 404, 405, 413, 500, ...errors.codes.map(({ status }) => status)];
  const kind = hasWords(errors) ? "string" : "int32";
  const held = [
    ["code", form.code, `declare \`code: ${kind}\`, or \`type: ${kind}\``, codes],
    ["message", form.message, "declare `message: string`, or `detail: string`", ["text"]],
    ["title", form.title, "declare `title: string`", ["text"]],
    ["status", form.status, "declare `status: int32`", statuses],
  ] as const;
  for (const [name, field, help, values] of held) {
    if (!field) {
      if (name === "code" || name === "message") {
        refuse(body.position, `\`${body.name}\` has no member \`${name}\`, which every error has`, help);
      }
    } else if (!values.every((value) => takes(field.type, value))) {
      refuse(field.position, `\`${body.name}.${field.name}\` does not take what is sent`, help);
    }
  }
}

/** Those of gRPC, unless the contract has its own for all that is refused. */
function codesSent(errors: Errors): readonly (number | string)[] {
  const codes = errors.codes.map(({ code }) => code);
  return hasOwnCodes(errors) || hasWords(errors) ? codes : [...codes, 1, 16];
}

function takes(type: Type, value: number | string): boolean {
  if (type.kind === "json") return true;
  if (type.kind === "enum") return type.enum.values.some((one) => one.value === value);
  const plain = plainOf(type);
  if (!plain || (plain.kind !== "string" && plain.kind !== "int32")) return false;
  // Whatever an error says for people is longer or shorter than that.
  const bounds = value === "text" ? {} : plain.bounds;
  return fitsScalar(plain.kind, bounds, value) === undefined;
}

function checkDetails(errors: Errors, code: ErrorCode, fields: readonly Field[], refuse: Refuse): void {
  const { body } = errors;
  const { name, position } = code;
  if (errorForm(errors).list) {
    const help = `remove \`details\` from \`${body.name}\`: what an error says besides then stands beside its message`;
    refuse(position, `\`${name}\` has details of its own, and \`${body.name}.details\` is a list of anything`, help);
    return;
  }
  const others = new Set(errorForm(errors).others.map((field) => field.name));
  for (const field of fields) {
    if (!body.fields.some((one) => one.name === field.name) || others.has(field.name)) continue;
    const help = `call it something else: \`${body.name}\` has this member for every error`;
    refuse(field.position, `\`${field.name}\` of \`${name}\` stands for something else already`, help);
  }
  if (!serverRefusals.some((kind) => isRaisedFor(kind, code, errors))) return;
  for (const field of fields) {
    if (field.optional) continue;
    const help = `make it optional, \`${field.name}?\`: the generated code raises the error too`;
    refuse(field.position, `\`${name}\` is raised without \`${field.name}\`, which is required`, help);
  }
  if (isRaisedFor("invalid", code, errors) && !faultList(errors)) {
    const help =
      "declare an optional list of a shape with two strings: the place, a JSON pointer, and what is wrong there";
    refuse(position, `the details of \`${name}\` have no place for what is wrong in a request`, help);
  }
}
