// What is wrong with the expressions of a policy that is being written. They are checked as they are on its creation.

import type { CheckPolicyRequest, PolicyFinding } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { Turns } from "../event-loop/turns.js";
import { compile } from "../policy-language/policy.js";
import type { Finding } from "../policy-language/policy.js";
import { compileTime } from "../policy-language/time/program.js";

export const checkQueries: Pick<Service<Call>, "checkPolicy"> = {
  async checkPolicy(_call, written) {
    const turns = new Turns();
    const findings: PolicyFinding[] = [];
    for (const [source, found] of checks(written)) {
      findings.push(...found.map((finding) => toFinding(source, finding)));
      await turns.take();
    }
    return { findings };
  },
};

/** Lazily, so that others have their turn between two expressions. */
function* checks({
  condition = "",
  consensus = "",
  time = "",
}: CheckPolicyRequest): Generator<[source: PolicyFinding["source"], readonly Finding[]]> {
  yield ["EXPRESSION_SOURCE_CONDITION", findingsOf(compile(condition, "condition"))];
  yield ["EXPRESSION_SOURCE_CONSENSUS", findingsOf(compile(consensus, "consensus"))];
  yield ["EXPRESSION_SOURCE_TIME", findingsOf(compileTime(time))];
}

function findingsOf(compiled: ReturnType<typeof compile> | ReturnType<typeof compileTime>): readonly Finding[] {
  return compiled.ok ? [] : compiled.findings;
}

function toFinding(source: PolicyFinding["source"], { message, range, suggestion }: Finding): PolicyFinding {
  const { start, end } = range;
  return {
    source,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    message,
    ...(suggestion !== undefined && { suggestion }),
  };
}
