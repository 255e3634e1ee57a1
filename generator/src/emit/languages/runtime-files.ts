// What no contract changes in the packages of Go, Python and Rust: files of `templates/`, as far as a contract needs them.

import { pascal } from "../../model/case.js";
import { detailedErrors } from "../../model/error-form.js";
import { isUncalled, signedWebhooks } from "../../model/operations.js";
import { headedOperations, pagedQueries, waitQueries } from "../contract-data.js";
import type { EmitContext } from "../output.js";
import { declaredStampers, inContractsWords } from "../stampers.js";
import { activityWait, hasClient } from "./calls.js";

/** A file that the contract's words are put into, and nothing else. */
export interface RuntimeFile {
  /** Without folder and ending. */
  readonly name: string;
  readonly isStamper: boolean;
  readonly text: string;
}

/** Templates of a language that the contract has a use for, and the stampers that it declares. */
export function runtimeFiles(context: EmitContext, folder: string, ending: string): readonly RuntimeFile[] {
  const { model, templates } = context;
  const [isHeaded, isSigned] = [headedOperations(model).length > 0, signedWebhooks(model).length > 0];
  const isCalled = hasClient(model);
  const isUsed: Readonly<Record<string, boolean>> = {
    client: isCalled,
    server: !isUncalled(model),
    details: detailedErrors(model.errors).length > 0,
    pages: pagedQueries(model).length > 0,
    headed: isHeaded,
    headers: isHeaded || isSigned,
    webhook: isSigned,
    wait: activityWait(model) !== undefined || waitQueries(model).length > 0,
  };
  const ofLanguage = [...templates.keys()].filter((path) => path.startsWith(`${folder}/`));
  const stampers = (isCalled ? declaredStampers(context) : []).map(({ name }) => `stampers/${name}.${ending}`);
  return [...ofLanguage, ...stampers].flatMap((path) => {
    const name = path.slice(path.indexOf("/") + 1, -ending.length - 1);
    const text = templates.get(path);
    if (text === undefined || isUsed[name.replace(/^_/, "")] === false) return [];
    return [{ name, isStamper: path.startsWith("stampers/"), text: inContractsWords(text, context) }];
  });
}

/** What the module of a stamper offers in Python and Rust. */
export function stamperNames(name: string): readonly string[] {
  return [`${pascal(name)}Stamper`, ...(name === "p256" ? ["verify_p256_stamp"] : [])];
}
