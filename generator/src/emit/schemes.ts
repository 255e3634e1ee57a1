// `src/schemes.ts`: a stamper for each security scheme, where a contract has several.

import type { Model } from "../model/model.js";
import { modules } from "../model/names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { docs } from "./typescript/docs.js";
import { entry, object, quoted } from "./typescript/expression.js";
import { ModuleBuilder } from "./typescript/module.js";
import { propertyKey } from "./typescript/property-key.js";
import { functionOf } from "./typescript/structure.js";

/** With one scheme, or none, there is nothing to choose. */
export function hasSchemes({ contract }: Pick<Model, "contract">): boolean {
  return contract.security.length > 1;
}

export function emitSchemes({ model }: EmitContext): readonly EmittedFile[] {
  if (!hasSchemes(model)) return [];
  const module = new ModuleBuilder(modules.schemes, "The ways to prove who is calling, with a stamper for each.");
  const stamper = module.type("Stamper", modules.runtime("stamper"));
  const { security } = model.contract;
  const uses = security.map(({ name, only }) => entry(propertyKey(name), quoted(only ?? "all")));
  module.add(
    {
      kind: "interface",
      name: "Stampers",
      isExported: true,
      docs: docs("Stampers by the names of the security schemes."),
      properties: security.map(({ name, doc }) => ({
        name: propertyKey(name),
        isReadonly: true,
        hasQuestionToken: true,
        type: `${stamper} | undefined`,
        docs: docs(doc),
      })),
    },
    functionOf({
      name: "stampByScheme",
      doc:
        "Stamps each request by the first scheme that its operation accepts and for which there is a stamper. The call " +
        "throws where there is none.",
      parameters: [["stampers", "Stampers"]],
      returns: stamper,
      body: `return ${module.value("schemeStamper", modules.runtime("scheme-stamper"))}({ ...stampers }, ${object(...uses)});`,
    }),
  );
  return [module.file()];
}
