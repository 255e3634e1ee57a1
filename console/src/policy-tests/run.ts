// Runs cases against the policies that there are, one after the other.

import { explainPolicy } from "@countersign/api";
import type { Connection, ExplainPolicyResponse } from "@countersign/api";
import { messageOf } from "../session/connection.js";
import { t } from "../texts/index.js";
import { instantOf } from "./table.js";
import type { Case, Expectation } from "./table.js";

/** What became of a case: what the policies came to, or why they could not be asked. */
export type Result =
  | { readonly got: Expectation | undefined; readonly passed: boolean; readonly answer: ExplainPolicyResponse }
  | { readonly failure: string };

const expectationOf: Readonly<Record<string, Expectation>> = {
  DECISION_OUTCOME_ALLOW: "ALLOW",
  DECISION_OUTCOME_CONSENSUS_NEEDED: "CONSENSUS_NEEDED",
  DECISION_OUTCOME_DENY_EXPLICIT: "DENY",
  DECISION_OUTCOME_DENY_IMPLICIT: "DENY",
};

/** Never throws, unless it is stopped. */
export async function runCase(
  connection: Connection,
  organizationId: string,
  { type, parameters, by, approvals, at, expect }: Case,
  signal: AbortSignal,
): Promise<Result> {
  const instant = at === "" ? undefined : instantOf(at);
  const asked = {
    organizationId,
    type,
    parameters,
    userId: by,
    ...(approvals.length > 0 && { approvedBy: [...approvals] }),
    ...(instant !== undefined && { at: instant }),
  };
  try {
    const answer = await explainPolicy(connection, asked, { signal });
    const got = expectationOf[answer.outcome];
    return { got, passed: got === expect, answer };
  } catch (error) {
    signal.throwIfAborted();
    return { failure: messageOf(error) ?? t.submit.unknown };
  }
}
