// Errors with details of their own: their types, what raises them, and what tells them apart.

import { detailedErrors } from "../../model/error-form.js";
import type { Model } from "../../model/model.js";
import { modules } from "../../model/names.js";
import { shapeText } from "../type-text.js";
import { docs } from "../typescript/docs.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { aliasOf, functionOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";

export function typedErrors({ errors }: Model, module: ModuleBuilder): readonly Structure[] {
  const detailed = detailedErrors(errors);
  if (detailed.length === 0) return [];
  const error = module.value("ApiError", modules.runtime("errors"));
  const options = module.type("ApiErrorOptions", modules.runtime("errors"));
  const details = module.type("Details", modules.runtime("error-body"));
  const typeParameters = ["Name extends keyof ErrorDetails"];
  return [
    {
      kind: "interface",
      name: "ErrorDetails",
      isExported: true,
      docs: docs("What errors say besides their code and message, by their names."),
      properties: detailed.map(({ name, doc, details: shape }) => ({
        name,
        isReadonly: true,
        type: shapeText(shape, module, true),
        docs: docs(doc),
      })),
    },
    {
      ...aliasOf(
        "ErrorOf",
        `${error} & { readonly code: (typeof ErrorCode)[Name]; readonly details: ErrorDetails[Name] }`,
        "An error of this name, with its details.",
      ),
      typeParameters,
    },
    functionOf({
      name: "errorOf",
      doc: "Makes an error for a service to throw.",
      typeParameters,
      parameters: [
        ["name", "Name"],
        ["message", "string"],
        ["details", "ErrorDetails[Name]"],
        ["options?", `Omit<${options}, "details">`],
      ],
      returns: "ErrorOf<Name>",
      body: `return new ${error}(ErrorCode[name], message, { ...options, details: details as object as ${details} }) as ErrorOf<Name>;`,
    }),
    functionOf({
      name: "isError",
      doc: "Whether a call failed with the error of this name. Details are not checked, as answers are not.",
      typeParameters,
      parameters: [
        ["error", "unknown"],
        ["name", "Name"],
      ],
      returns: "error is ErrorOf<Name>",
      body: `return error instanceof ${error} && error.code === ErrorCode[name];`,
    }),
  ];
}
