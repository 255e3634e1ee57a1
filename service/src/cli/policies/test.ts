// `countersign policies test`: whether policies decide as they are meant to, found out without a service.

import { ActivityType, ApiError } from "@countersign/api";
import type { ExplainPolicyResponse } from "@countersign/api";
import type { Command } from "commander";
import type { Organization } from "../../organizations/organization.js";
import type { Proposal } from "../../policy/context.js";
import { decide } from "../../policy/decide.js";
import type { Decision } from "../../policy/decide.js";
import { explain } from "../../policy/explanation.js";
import { explained } from "../../queries/explain-policy.js";
import { audienceOf } from "../session/session.js";
import { friendlyName } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { show, table } from "../terminal/output.js";
import { refuseFindings } from "./check.js";
import { explanationText } from "./explanation.js";
import { refusal } from "./file.js";
import type { Wrong } from "./file.js";
import { organizationOf, proposalOf } from "./given.js";
import { readTable } from "./table.js";
import type { Case, Expectation, PolicyTable } from "./table.js";

const expectationOf: Readonly<Record<Decision["outcome"], Expectation>> = {
  allow: "ALLOW",
  consensusNeeded: "CONSENSUS_NEEDED",
  deny: "DENY",
};

/** What became of a case. */
interface Row {
  readonly name: string;
  readonly activity: string;
  readonly by: string;
  readonly approvals: readonly string[];
  readonly expected: Expectation;
  readonly got: Expectation;
  readonly passed: boolean;
  readonly explanation: ExplainPolicyResponse;
}

/** Carries `test` out on a file. */
export async function testPolicies(io: Io, name: string, command: Command): Promise<void> {
  const given = await readTable(io, name);
  refuseFindings(given.file, given.policies, ["organization", "policies"]);
  const organization = organizationOf(given);
  const proposals = await proposalsOf(organization, given);
  const rows = given.cases.map((row, index) => resultOf(organization, row, proposals[index]!));
  const failed = rows.filter(({ passed }) => !passed);
  show(audienceOf(io, command), { cases: rows }, () => [tableText(rows), ...failed.map(failureText)].join("\n\n"));
  if (failed.length > 0) throw new Error(`${name}: ${failed.length} of ${rows.length} cases failed`);
}

function resultOf(organization: Organization, row: Case, proposal: Proposal): Row {
  const { activity, by, approvals, expect: expected } = row;
  const type = friendlyName(ActivityType, activity.type);
  const got = expectationOf[decide(organization, proposal).outcome];
  return {
    name: row.name ?? `${type} by ${by}`,
    activity: type,
    by,
    approvals,
    expected,
    got,
    passed: got === expected,
    explanation: explained(organization, explain(organization, proposal)),
  };
}

function tableText(rows: readonly Row[]): string {
  const cells = rows.map(({ passed, name, activity, by, approvals, expected, got }) => [
    passed ? "✓" : "✗",
    name,
    activity,
    by,
    approvals.join(", "),
    expected,
    got,
  ]);
  return table(["", "case", "activity", "by", "approvals", "expected", "got"], cells, "No cases.");
}

function failureText({ name, explanation }: Row): string {
  return `${JSON.stringify(name)}\n${explanationText(explanation)}`;
}

/** The activities of all cases, which are looked at before any is decided. */
async function proposalsOf(organization: Organization, { file, organization: given, cases }: PolicyTable) {
  const wrong: Wrong[] = [];
  const proposals: Proposal[] = [];
  for (const [index, row] of cases.entries()) {
    try {
      proposals.push(await proposalOf(organization, given, row));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wrong.push({ place: ["cases", index, "activity"], message: error.message });
    }
  }
  if (wrong.length > 0) throw refusal(file, wrong);
  return proposals;
}
