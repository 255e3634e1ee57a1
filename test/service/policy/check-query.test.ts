// check_policy through the public API: what it finds is what the creation of the policy is refused for.

import { ApiError, ErrorCode } from "@countersign/api";
import type { PolicyFinding } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

interface Written {
  readonly condition?: string;
  readonly consensus?: string;
  readonly time?: string;
}

const written: readonly (readonly [name: string, written: Written])[] = [
  ["nothing", {}],
  ["blank expressions", { condition: " \n", consensus: "", time: "" }],
  [
    "expressions that are right",
    {
      condition: "activity.action == 'SIGN'",
      consensus: "approvers.count() >= 2",
      time: "time.now < Timestamp('2027-01-01T00:00:00Z')",
    },
  ],
  ["a misspelt field on the second line", { condition: "wallet.id == 'a'\n  && wallet.labell == 'b'" }],
  ["what cannot be read", { condition: "activity.action = 'SIGN'" }],
  ["a word of the other expression", { condition: "approvers.count() >= 2", consensus: "wallet.id == 'a'" }],
  ["several findings", { condition: "wallet.a == 'a' && wallet.b == 'b' && user.c == 'c'" }],
  ["findings in all three", { condition: "wallets", consensus: "approvers.cound() > 1", time: "time.noww" }],
  [
    "more findings than are told",
    { condition: Array.from({ length: 30 }, (_, i) => `wallet.x${i} == 1`).join(" && ") },
  ],
  ["the longest text", { condition: `wallet.id == '${"x".repeat(16_384 - 15)}'` }],
  ["too many parts", { condition: `[${"1,".repeat(4_100)}1].count() > 1` }],
];

const memberOf: Readonly<Record<string, string>> = {
  EXPRESSION_SOURCE_CONDITION: "condition",
  EXPRESSION_SOURCE_CONSENSUS: "consensus",
  EXPRESSION_SOURCE_TIME: "time",
};

describe("check_policy", () => {
  let service: RunningService;
  let organizationId: string;
  beforeAll(async () => {
    service = await startService();
    ({ organizationId } = service.root);
  });
  afterAll(() => service.close());

  /** What the creation of a policy with these expressions is refused for. */
  async function refusedFor(expressions: Written): Promise<unknown> {
    try {
      const parameters = { policyName: crypto.randomUUID(), effect: "EFFECT_ALLOW" as const, ...expressions };
      await service.client.createPolicy({ organizationId, parameters });
      return [];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.details.flatMap((detail) => (detail as { readonly fieldViolations?: unknown[] }).fieldViolations);
    }
  }

  const toViolation = ({ source, line, column, message, suggestion }: PolicyFinding) => ({
    field: `parameters.${memberOf[source] ?? source}`,
    description: `${line}:${column} ${message}${suggestion === undefined ? "" : `, ${suggestion}`}`,
  });

  test.each(written)("finds in %s what its creation is refused for", async (_, expressions) => {
    const { findings } = await service.client.checkPolicy({ organizationId, ...expressions });
    expect(findings.map(toViolation)).toEqual(await refusedFor(expressions));
  });

  test("tells from where to where each finding is, and what would be right", async () => {
    const { findings } = await service.client.checkPolicy({
      organizationId,
      condition: "wallet.id == 'a'\n  && wallet.labell == 'b'",
      time: "Timestamp('2027-02-31T00:00:00Z') > time.now",
    });
    expect(findings).toEqual([
      {
        source: "EXPRESSION_SOURCE_CONDITION",
        line: 2,
        column: 13,
        endLine: 2,
        endColumn: 19,
        message: "unknown field wallet.labell",
        suggestion: "did you mean label?",
      },
      {
        source: "EXPRESSION_SOURCE_TIME",
        line: 1,
        column: 11,
        endLine: 1,
        endColumn: 33,
        message: expect.stringContaining("there is no such day or time") as unknown,
      },
    ]);
  });

  test("creates nothing", async () => {
    const before = await service.client.listPolicies({ organizationId });
    await service.client.checkPolicy({ organizationId, condition: "wallet.id == 'a'" });
    expect(await service.client.listPolicies({ organizationId })).toEqual(before);
  });

  test("takes no text that is longer than a policy's may be", async () => {
    const condition = " ".repeat(16_385);
    await expect(service.client.checkPolicy({ organizationId, condition })).rejects.toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringContaining("/condition") as unknown,
    });
  });
});
