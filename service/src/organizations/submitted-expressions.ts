// Checks the expressions of a request before they become part of a policy.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Owner } from "../event-loop/owner.js";
import { Turns } from "../event-loop/turns.js";
import { partsOf } from "./compiled-policy.js";
import { maxPartsTogether } from "../policy-language/bounds.js";
import { compile, describeFinding } from "../policy-language/policy.js";
import type { PolicyKind } from "../policy-language/policy.js";
import { compileTime } from "../policy-language/time/program.js";

/** An expression that a request brings. */
export interface SubmittedExpression {
  /** Where it is among the parameters, such as `policies.2.condition`. */
  readonly path: string;
  readonly kind: PolicyKind | "time";
  /** Undefined where the request has none. */
  readonly source: string | undefined;
}

const mostTold = 50;

/**
 * Makes sure that expressions are right in themselves, whatever the activity, and fit beside those that there are.
 *
 * @param owner whose turns it uses
 * @param present the organization's policies, without what is to be replaced
 * @param within what the paths are in
 * @throws ApiError INVALID_ARGUMENT whose message has the first finding, and whose details have the first 50 as a
 *   `google.rpc.BadRequest`, RESOURCE_EXHAUSTED for more than an organization can have
 */
export async function checkExpressions(
  owner: Owner,
  expressions: readonly SubmittedExpression[],
  present: readonly Parameters<typeof partsOf>[0][],
  within = "parameters.",
): Promise<void> {
  const faults: { readonly path: string; readonly description: string }[] = [];
  const turns = new Turns(owner);
  let count = 0;
  let parts = present.reduce((sum, policy) => sum + partsOf(policy), 0);
  for (const { path, kind, source } of expressions) {
    if (source === undefined) continue;
    await turns.take();
    const compiled = kind === "time" ? compileTime(source) : compile(source, kind);
    if (compiled.ok) {
      parts += compiled.program.parts;
      if (parts > maxPartsTogether) throw tooManyParts(path);
      continue;
    }
    count += compiled.findings.length;
    for (const finding of compiled.findings) {
      if (faults.length < mostTold) faults.push({ path, description: describeFinding(finding) });
    }
  }
  const [first] = faults;
  if (!first) return;
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  const fieldViolations = faults.map(({ path, description }) => ({ field: `${within}${path}`, description }));
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${first.path}: ${first.description}${more}`, {
    details: [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations }],
  });
}

function tooManyParts(path: string): ApiError {
  const message =
    `${path}: with it, the organization's policies would have more than ${maxPartsTogether} literals, names and ` +
    "operations together; shorten it or other policies, or delete some";
  return new ApiError(ErrorCode.RESOURCE_EXHAUSTED, message);
}
