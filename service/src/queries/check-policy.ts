// What is wrong with the expressions of a policy that is being written. They are checked as they are on its creation.

import type { CheckPolicyRequest, PolicyFinding, PolicyWarning } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { Turns } from "../event-loop/turns.js";
import { compile } from "../policy-language/policy.js";
import type { Finding } from "../policy-language/policy.js";
import { compileTime } from "../policy-language/time/program.js";
import type { Organization } from "../organizations/organization.js";
import { describeBlindSpot, findingBlindSpots } from "../policy/blind-spots.js";
import type { Rule } from "../policy/blind-spots.js";
import { findingOversights } from "../policy/oversights.js";

export const checkQueries: Pick<Service<Call>, "checkPolicy"> = {
  async checkPolicy({ caller }, written) {
    const turns = new Turns(caller.organization);
    const findings: PolicyFinding[] = [];
    for (const [source, found] of checks(written)) {
      findings.push(...found.map((finding) => toFinding(source, finding)));
      await turns.take();
    }
    if (findings.length > 0) return { findings };
    const { effect } = written;
    const warnings = effect === undefined ? [] : await warningsOf(caller.organization, { ...written, effect });
    return { findings, warnings };
  },
};

/** Beside the other policies of the organization. */
async function warningsOf(
  organization: Organization,
  { policyId, effect, condition = "", consensus = "", time = "" }: CheckPolicyRequest & Pick<Rule, "effect">,
): Promise<PolicyWarning[]> {
  const { policies } = organization;
  const others = policies.filter(({ id }) => id !== policyId).map(({ row }) => row);
  const name = policies.find(({ id }) => id === policyId)?.name ?? "this policy";
  const about: Rule = { name, effect, condition, consensus, time };
  const turns = new Turns(organization);
  const spots = await turns.run(findingBlindSpots([...others, about], about));
  const oversights = await turns.run(findingOversights([...others, about], about));
  return [
    ...(spots?.map(describeBlindSpot) ?? [
      { message: "the policies are too costly to tell whether raw signing is open" },
    ]),
    ...(oversights ?? [{ message: "the policies are too costly to tell what can hardly be meant" }]),
  ];
}

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
