// Checks the expressions of a request before they become part of a policy.

import { ApiError } from "@countersign/api";
import { compile, describeFinding } from "../policy/language/policy.js";
import type { PolicyKind } from "../policy/language/policy.js";

/** An expression that a request brings. */
export interface SubmittedExpression {
  /** Where it is among the parameters, such as `policies.2.condition`. */
  readonly path: string;
  readonly kind: PolicyKind;
  /** Undefined where the request has none. */
  readonly source: string | undefined;
}

const mostTold = 50;

/**
 * Makes sure that expressions are right in themselves, whatever the activity.
 *
 * @throws ApiError code 3 whose message has the first finding, and whose details have the first 50 as a
 *   `google.rpc.BadRequest`
 */
export function checkExpressions(expressions: readonly SubmittedExpression[]): void {
  const faults: { readonly path: string; readonly description: string }[] = [];
  let count = 0;
  for (const { path, kind, source } of expressions) {
    if (source === undefined) continue;
    const compiled = compile(source, kind);
    if (compiled.ok) continue;
    count += compiled.findings.length;
    for (const finding of compiled.findings) {
      if (faults.length < mostTold) faults.push({ path, description: describeFinding(finding) });
    }
  }
  const [first] = faults;
  if (!first) return;
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  const fieldViolations = faults.map(({ path, description }) => ({ field: `parameters.${path}`, description }));
  throw new ApiError(3, `${first.path}: ${first.description}${more}`, {
    details: [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations }],
  });
}
