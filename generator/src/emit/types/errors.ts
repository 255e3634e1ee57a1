// `src/errors.ts` and `src/webhooks.ts`: what goes wrong, and what the server sends by itself.

import { StructureKind } from "ts-morph";
import type { Model } from "../../model/model.js";
import { docs } from "../docs.js";
import { ModuleBuilder } from "../module.js";
import { modules, pascal } from "../names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { fieldTypeText, propertyKey, typeText } from "../type-text.js";

export function emitErrors({ model }: EmitContext): readonly EmittedFile[] {
  const files = [errorsModule(model)];
  if (model.webhooks.length > 0) files.push(webhooksModule(model));
  return files.map((module) => module.render());
}

function errorsModule(model: Model): ModuleBuilder {
  const { codes } = model.errors;
  const module = new ModuleBuilder(modules.errors, "The error codes of the contract.");
  const members = codes.map(
    ({ name, code, doc, status }) => `/** ${doc} HTTP ${status}. */\nreadonly ${name}: ${code};`,
  );
  module.add(
    {
      kind: StructureKind.TypeAlias,
      name: "ErrorCode",
      isExported: true,
      docs: docs("The number in `code` of an error body."),
      type: codes.map(({ code }) => String(code)).join(" | ") || "never",
    },
    `/** The error codes by name. */
export const ErrorCode: {\n${members.join("\n")}\n} = { ${codes.map(({ name, code }) => `${name}: ${code}`).join(", ")} };`,
    `/** HTTP status of each code. */
export const errorStatuses: Readonly<Record<number, number>> = { ${codes.map(({ code, status }) => `${code}: ${status}`).join(", ")} };`,
  );
  return module;
}

function webhooksModule(model: Model): ModuleBuilder {
  const module = new ModuleBuilder(modules.webhooks, "What the server sends by itself.");
  for (const webhook of model.webhooks) {
    const name = pascal(webhook.name);
    module.add(
      {
        kind: StructureKind.TypeAlias,
        name: `${name}Payload`,
        isExported: true,
        docs: docs(webhook.doc),
        type: typeText(webhook.payload, module, true),
      },
      {
        kind: StructureKind.Interface,
        name: `${name}Headers`,
        isExported: true,
        docs: docs(`Headers that accompany \`${name}Payload\`.`),
        properties: webhook.headers.map((field) => ({
          name: propertyKey(field.name),
          isReadonly: true,
          hasQuestionToken: field.optional,
          type: fieldTypeText(field, module, true),
          docs: docs(field.doc, { deprecated: field.deprecated }),
        })),
      },
    );
  }
  return module;
}
