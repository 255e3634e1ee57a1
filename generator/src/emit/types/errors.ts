// `src/errors.ts` and `src/webhooks.ts`: what goes wrong, and what the server sends by itself.

import type { Model } from "../../model/model.js";
import { docs, docText } from "../typescript/docs.js";
import { ModuleBuilder } from "../typescript/module.js";
import { modules, pascal } from "../../model/names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { propertyKey } from "../typescript/property-key.js";
import { fieldTypeText, typeText } from "../type-text.js";
import { entry, literal, memberKey, object } from "../typescript/expression.js";
import { constantOf } from "../typescript/structure.js";
import { errorForm, hasWords } from "../../model/error-form.js";
import { interfaceStatement, unionStatement } from "./records.js";
import { typedErrors } from "./typed-errors.js";

export function emitErrors({ model }: EmitContext): readonly EmittedFile[] {
  const files = [errorsModule(model)];
  if (model.webhooks.length > 0) files.push(webhooksModule(model));
  return files.map((module) => module.file());
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

function webhooksModule(model: Model): ModuleBuilder {
  const module = new ModuleBuilder(modules.webhooks, "What the server sends by itself.");
  for (const webhook of model.webhooks) {
    const name = pascal(webhook.name);
    module.add(
      interfaceStatement(
        `${name}Headers`,
        `Headers that accompany \`${name}Payload\`.`,
        webhook.headers.map((field) => ({
          name: propertyKey(field.name),
          isReadonly: true,
          hasQuestionToken: field.optional,
          type: fieldTypeText(field, module, true),
          docs: docs(field.doc, { deprecated: field.deprecated }),
        })),
      ),
      unionStatement(`${name}Payload`, webhook.doc, [typeText(webhook.payload, module, true)]),
    );
  }
  return module;
}
