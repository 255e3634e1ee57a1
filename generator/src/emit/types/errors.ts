// `src/errors.ts`: what goes wrong.

import type { Model } from "../../model/model.js";
import { docText } from "../typescript/docs.js";
import { ModuleBuilder } from "../typescript/module.js";
import { modules } from "../../model/names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { entry, literal, memberKey, object } from "../typescript/expression.js";
import { constantOf } from "../typescript/structure.js";
import { errorForm, hasWords } from "../../model/error-form.js";
import { unionStatement } from "./records.js";
import { typedErrors } from "./typed-errors.js";

export function emitErrors({ model }: EmitContext): readonly EmittedFile[] {
  return [errorsModule(model).file()];
}

function errorsModule(model: Model): ModuleBuilder {
  const { codes } = model.errors;
  const module = new ModuleBuilder(modules.errors, "The error codes of the contract.");
  const members = codes.map(
    ({ name, code, doc, status }) => `${docText(`${doc} HTTP ${status}.`)}readonly ${name}: ${literal(code)};`,
  );
  const constant = object(...codes.map(({ name, code }) => entry(name, literal(code))));
  const table = object(
    ...codes.map(({ code, status }) =>
      entry(typeof code === "string" ? memberKey(code) : String(code), String(status)),
    ),
  );
  module.add(
    unionStatement(
      "ErrorCode",
      `The ${hasWords(model.errors) ? "word" : "number"} in \`${errorForm(model.errors).code?.name ?? "code"}\` of an error body.`,
      codes.length > 0 ? codes.map(({ code }) => literal(code)) : ["never"],
    ),
    constantOf("ErrorCode", `{\n${members.join("\n")}\n}`, constant, "The error codes by name."),
    constantOf(
      "errorStatuses",
      `Readonly<Record<${hasWords(model.errors) ? "string" : "number"}, number>>`,
      table,
      "HTTP status of each code.",
    ),
    ...typedErrors(model, module),
  );
  return module;
}
