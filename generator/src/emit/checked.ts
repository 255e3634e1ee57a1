// `src/checked.ts`: a client that checks what it is answered, for those who ask for it.

import { modules, ownType } from "../model/names.js";
import { activityOf, answeredOperations } from "../model/operations.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { array, entry, object, quoted } from "./typescript/expression.js";
import { ModuleBuilder } from "./typescript/module.js";
import { functionOf, ownConstantOf } from "./typescript/structure.js";

export function emitChecked({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(modules.checked, `Checks what ${model.contract.title} answers.`);
  const { basePath } = model.contract;
  const row = (method: string, path: string, answer: string, home: string): string => {
    const type = module.value(answer, modules.validatorsOf(home));
    return object(entry("route", quoted(`${method} ${basePath}/${path}`)), entry("explain", `${type}.explain`));
  };
  const rows = [
    ...model.families.map(({ path }) => {
      const { response } = activityOf(model);
      return row("POST", path, response.name, response.home);
    }),
    ...answeredOperations(model).map(({ path, url, response }) =>
      row(url?.method ?? "POST", path, response.name, response.home),
    ),
  ];
  const type = module.type("CheckedAnswer", modules.runtime("checked"));
  const connection = module.type(ownType("Connection", model), modules.runtime("client"));
  module.add(
    ownConstantOf("answers", array(rows), `readonly ${type}[]`),
    functionOf({
      name: "checkAnswers",
      doc:
        "A connection on which an answer that does not fit the contract is an error, that of internal failures, with the " +
        "places in its message and details. What a newer server may add fits. Events of streams are not checked.",
      parameters: [["connection", connection]],
      returns: connection,
      body: `return ${module.value("checked", modules.runtime("checked"))}(connection, answers);`,
    }),
  );
  return [module.file()];
}
