// `src/arbitraries.ts`: a function per record and union that makes values of it, for property tests.

import { ModuleBuilder } from "./typescript/module.js";
import { camel, modules } from "../model/names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { receivedText } from "./type-text.js";
import { recordsByHome } from "./validators/records.js";
import type { Holder } from "./validators/records.js";
import { functionOf } from "./typescript/structure.js";
import type { Structure } from "./typescript/structure.js";

export function emitArbitraries({ model }: EmitContext): readonly EmittedFile[] {
  const module = new ModuleBuilder(
    modules.arbitraries,
    `Values of every type of ${model.contract.title}, made up by fast-check for property tests.`,
  );
  for (const holder of [...recordsByHome(model).values()].flat()) module.add(arbitrary(holder, module));
  return [module.file()];
}

function arbitrary(holder: Holder, module: ModuleBuilder): Structure {
  const { name, home, usage } = holder;
  const type = usage.request ? module.type(name, modules.types(home)) : receivedText(holder, module);
  const makes = module.value("arbitraryOf", modules.runtime("arbitraries"));
  const options = module.type("ArbitraryOptions", modules.runtime("arbitraries"));
  const of = module.value(name, modules.validatorsOf(home));
  const made = module.type("Arbitrary", modules.runtime("arbitraries"));
  const about = usage.request ? "fit to be sent" : "as they are answered";
  const mode = usage.request ? "" : `{ mode: "tolerant", ...options }`;
  return functionOf({
    name: `${camel(name)}Arbitrary`,
    doc: `Values of {@link ${name}} ${about}.`,
    parameters: [["options?", options]],
    returns: `${made}<${type}>`,
    body: `return ${makes}(${of}, ${mode === "" ? "options" : mode});`,
  });
}
