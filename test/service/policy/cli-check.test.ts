// `countersign policies check`: files of policies, without a service.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countersign } from "../cli/running.js";

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "countersign-policies-"));
});
afterAll(() => rm(cwd, { recursive: true }));

async function check(content: string, ...options: string[]) {
  await writeFile(join(cwd, "policies.yaml"), content);
  return countersign(["policies", "check", "policies.yaml", ...options], { cwd });
}

const good = `
policies:
  - policyName: Payouts need two signers
    effect: EFFECT_ALLOW
    condition: activity.resource == 'PRIVATE_KEY' && activity.action == 'SIGN'
    consensus: approvers.count() >= 2
  - policyName: Nobody exports keys
    effect: EFFECT_DENY
    condition: |
      activity.action
        == 'EXPORT'
`;

const bad = `
policies:
  - policyName: Two mistakes
    effect: EFFECT_ALLOW
    condition: "wallet.idd == '9e25' && eth.tx.value <= '5'"
    consensus: approvers.id == 'ada'
  - policyName: On the second line
    effect: EFFECT_DENY
    condition: |
      activity.action == 'SIGN'
        && activity.acton == 'SIGN'
`;

test("a file whose policies can be right passes with exit code 0", async () => {
  expect(await check(good)).toEqual({ code: 0, err: "", out: "policies.yaml: 2 policies, nothing found\n" });
});

test("each mistake is shown with its place in the file and in the expression, the line, and carets below", async () => {
  const { code, out, err } = await check(bad);
  expect(code).toBe(1);
  expect(err).toBe("countersign: policies.yaml: 4 findings\n");
  expect(out).toBe(
    `
policies.yaml:5:16: condition of "Two mistakes", line 1, column 8: unknown field wallet.idd, did you mean id?
  1 | wallet.idd == '9e25' && eth.tx.value <= '5'
    |        ^^^

policies.yaml:5:16: condition of "Two mistakes", line 1, column 25: an integer can't be compared with a string, did you mean 5 without quotes?
  1 | wallet.idd == '9e25' && eth.tx.value <= '5'
    |                         ^^^^^^^^^^^^^^^^^^^

policies.yaml:6:16: consensus of "Two mistakes", line 1, column 11: a list of structs of id, tags, email, alias has no field id, its elements have: .any(item, item.id == …)
  1 | approvers.id == 'ada'
    |           ^^

policies.yaml:9:16: condition of "On the second line", line 2, column 15: unknown field activity.acton, did you mean action?
  2 |   && activity.acton == 'SIGN'
    |               ^^^^^
`.trimStart(),
  );
});

test("programs get the findings as JSON", async () => {
  const { code, out } = await check(bad, "--json");
  expect(code).toBe(1);
  const { policies, findings } = JSON.parse(out) as { policies: number; findings: object[] };
  expect(policies).toBe(2);
  expect(findings).toHaveLength(4);
  expect(findings[3]).toEqual({
    at: "policies.yaml:9:16",
    policyName: "On the second line",
    source: "condition",
    line: 2,
    column: 15,
    endLine: 2,
    endColumn: 20,
    message: "unknown field activity.acton",
    suggestion: "did you mean action?",
  });
});

test("a mistake far out on a long line is shown with what is around it", async () => {
  const long = `${"activity.type == 'A' && ".repeat(40)}activity.typo == 'A'`;
  const { out } = await check(
    JSON.stringify({ policies: [{ policyName: "Long", effect: "EFFECT_DENY", condition: long }] }),
  );
  const [, line = "", carets = ""] = out.split("\n");
  expect(line.length).toBeLessThan(120);
  expect(line.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("typo");
});

test("policies that were listed as JSON can be checked as they are, from standard input too", async () => {
  const listed = {
    policies: [
      {
        policyId: "9e253141-8ac6-413c-bc7b-07b62bc792c5",
        policyName: "Listed",
        effect: "EFFECT_ALLOW",
        createdAt: { seconds: "1762334400", nanos: "215000000" },
        updatedAt: { seconds: "1762334400", nanos: "215000000" },
        notes: "",
        consensus: "",
        condition: "activity.acton == 'SIGN'",
      },
    ],
  };
  const ended = await countersign(["policies", "check", "-"], { cwd, stdin: JSON.stringify(listed) });
  expect(ended.code).toBe(1);
  expect(ended.out).toContain("unknown field activity.acton");
});

describe("a file that holds no policies is refused with exit code 2 and the place:", () => {
  test.each([
    ["a list that is missing", "rules: []", /^countersign: policies\.yaml:1:1: the file: expected a list `policies`/],
    ["no list", "policies: 5", /policies\.yaml:1:11: policies: expected a list of policies/],
    [
      "a wrong effect",
      "policies: [{ policyName: A, effect: allow }]",
      /:1:37: policies\.0\.effect: expected .*EFFECT_ALLOW.*, got string/,
    ],
    [
      "a misspelt member",
      "policies:\n- policyName: A\n  effect: EFFECT_DENY\n  conditon: 'true'",
      /:4:13: policies\.0\.conditon: expected /,
    ],
    ["a name that is missing", "policies:\n- effect: EFFECT_DENY", /:2:3: policies\.0\.policyName: expected /],
    ["not YAML", "policies: [", /policies\.yaml: .* at line 1/],
    [
      "aliases without end",
      `a: &a [1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\npolicies: [*c,*c,*c,*c]`,
      /alias/,
    ],
  ])("%s", async (_, content, message) => {
    const ended = await check(content);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toMatch(message);
  });

  test("one that is not there", async () => {
    const ended = await countersign(["policies", "check", "none.yaml"], { cwd });
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("ENOENT");
  });
});

const open = `
policies:
  - policyName: Signers sign
    effect: EFFECT_ALLOW
    condition: activity.action == 'SIGN'
  - policyName: No large sums
    effect: EFFECT_DENY
    condition: eth.tx.value > 5
`;

test("a deny by a chain's words that raw signing gets round is warned of, with exit code 0, until digests are denied", async () => {
  const { code, out } = await check(open);
  expect(code).toBe(0);
  expect(out).toBe(
    `policies.yaml: 2 policies, nothing found
warning: "No large sums" denies by eth.tx, which payloads that the service can't read do not have; "Signers sign" allows signing such payloads; deny payload.blind in another policy, or allow less
`,
  );
  const json = JSON.parse((await check(open, "--json")).out) as { readonly warnings: unknown };
  expect(json.warnings).toHaveLength(1);
  const closed = `${open}  - { policyName: Nothing blind, effect: EFFECT_DENY, condition: payload.blind }\n`;
  expect((await check(closed)).out).toBe("policies.yaml: 3 policies, nothing found\n");
});
