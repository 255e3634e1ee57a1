// A package that imports another one's runtime asks nothing of it that would have to be compiled into it.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { hasOwnCodes } from "../model/codes.js";
import { isUsualForm } from "../model/error-form.js";
import { isUncalled } from "../model/operations.js";
import type { Model } from "../model/model.js";

export function checkSharedRuntime(model: Model, diagnostics: Diagnostics): void {
  const { contract, activity, errors } = model;
  const { runtime } = contract.manifest;
  if (!runtime) return;
  const refuse = (what: string): void => {
    const message = `${what}, and the runtime of \`${runtime.package}\` is not compiled for that`;
    diagnostics.report("CS0210", runtime.position, message, "remove `runtime`");
  };
  if (activity) refuse("the contract has activities");
  if (hasOwnCodes(errors)) refuse("the contract's errors list `refuses`");
  else if (!isUncalled(model) && !isUsualForm(errors)) refuse("the contract's errors have a body of their own");
}
