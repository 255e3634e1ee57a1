// check_policy through the public API: what it finds is what the creation of the policy is refused for.

import { ApiError, ErrorCode } from "@countersign/api";
import type { PolicyFinding } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { present } from "../support/results.js";
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

describe("check_policy warns of what other policies leave open", () => {
  let service: RunningService;
  let organizationId: string;
  beforeAll(async () => {
    service = await startService();
    ({ organizationId } = service.root);
  });
  afterAll(() => service.close());

  const limit = { effect: "EFFECT_DENY", condition: "eth.tx.value > 5" } as const;
  const create = async (policyName: string, effect: "EFFECT_ALLOW" | "EFFECT_DENY", condition: string) => {
    const { activity } = await service.client.createPolicy({
      organizationId,
      parameters: { policyName, effect, condition },
    });
    return present(activity.result.createPolicyResult).policyId;
  };
  const warnings = async (written: object) =>
    present((await service.client.checkPolicy({ organizationId, ...written })).warnings).map(({ message }) => message);

  test("of a deny by a chain's words while digests can be signed, and of the policy that lets them, until digests are denied", async () => {
    expect(await warnings(limit)).toEqual([]);
    const signing = await create("Signers sign", "EFFECT_ALLOW", "activity.action == 'SIGN'");
    expect(await warnings(limit)).toEqual([
      expect.stringMatching(/"this policy" denies by eth\.tx.*"Signers sign" allows/),
    ]);
    // Nothing is said of a policy whose effect is not told, or that is wrong.
    expect((await service.client.checkPolicy({ organizationId, condition: limit.condition })).warnings).toEqual([]);
    const wrong = await service.client.checkPolicy({ organizationId, ...limit, condition: "eth.tx.valu > 5" });
    expect(wrong.warnings).toBeUndefined();
    const limitId = await create("No large sums", "EFFECT_DENY", limit.condition);
    expect(await warnings({ effect: "EFFECT_ALLOW", condition: "", policyId: signing })).toEqual([
      expect.stringMatching(/"No large sums" denies by eth\.tx.*"Signers sign" allows/),
    ]);
    // A change takes the place of what there is.
    expect(await warnings({ effect: "EFFECT_ALLOW", condition: "eth.tx.value == 1", policyId: signing })).toEqual([]);
    expect(await warnings({ ...limit, policyId: limitId })).toHaveLength(1);
    await create("Nothing blind", "EFFECT_DENY", "payload.blind");
    expect(await warnings({ ...limit, policyId: limitId })).toEqual([]);
  });
});
