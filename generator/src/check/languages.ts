// Clients and servers in other languages know operations that are a POST with all members in its body.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Model } from "../model/model.js";
import { plainOperations } from "../model/operations.js";

export function checkLanguages(model: Model, diagnostics: Diagnostics): void {
  const { go, python, rust } = model.contract.manifest;
  const wanted = [...(go ? ["Go"] : []), ...(python ? ["Python"] : []), ...(rust ? ["Rust"] : [])];
  for (const { name, url, position } of plainOperations(model)) {
    if (!url || wanted.length === 0) continue;
    const message = `\`${name}\` has a URL that clients and servers in ${wanted.join(", ")} cannot make or read`;
    const help = "make it a POST with all members in its body, or remove the language from `package.emit`";
    diagnostics.report("CS0312", position, message, help);
  }
}
