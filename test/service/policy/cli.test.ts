// `countersign policies list, get, create, delete, explain`: what they ask of the service, and what they show.

import type { ExplainPolicyResponse } from "@countersign/api";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { explanationText } from "../../../service/src/cli/policies/explanation.js";
import { countersign, home, lastBody, organizationId, recording } from "../cli/running.js";
import type { Home, Recording } from "../cli/running.js";
import { firstOf } from "../support/results.js";

let service: Recording;
let ada: Home;
beforeAll(async () => {
  service = await recording();
  ada = await home(service.url);
  await writeFile(join(ada.cwd, "condition.txt"), "activity.action == 'SIGN'\n  && true\n");
  const proposed = "policies:\n  - { policyName: Nobody exports, effect: EFFECT_DENY }\n";
  await writeFile(join(ada.cwd, "proposed.yaml"), proposed);
  await writeFile(join(ada.cwd, "wrong.yaml"), `${proposed}rootQuorum: { threshold: one }\n`);
  await writeFile(join(ada.cwd, "parameters.json"), '{ "walletName": "Main", "accounts": [] }');
});
afterAll(() => Promise.all([service.close(), ada.remove()]));
beforeEach(() => {
  service.asked.length = 0;
});

const id = "9e253141-8ac6-413c-bc7b-07b62bc792c5";
const other = "1ae395e2-ee16-4598-9c5b-4f5ced2960a1";

interface Case {
  readonly args: readonly string[];
  readonly path: string;
  readonly members?: object;
  readonly parameters?: object;
  readonly shows: RegExp;
}

const cases: readonly Case[] = [
  { args: ["list"], path: "query/list_policies", shows: /^POLICY ID +NAME +EFFECT +CONDITION +CONSENSUS$/m },
  {
    args: ["get", id],
    path: "query/get_policy",
    members: { policyId: id },
    shows: /^effect +allow$[^]*^CONDITION\nactivity\.resource == [^]*^CONSENSUS\napprovers\./m,
  },
  {
    args: ["create", "--name", "Signing", "--effect", "allow", "--condition", "@condition.txt", "--notes", "Agreed."],
    path: "submit/create_policy",
    parameters: {
      policyName: "Signing",
      effect: "EFFECT_ALLOW",
      condition: "activity.action == 'SIGN'\n  && true",
      notes: "Agreed.",
    },
    shows: /^policy id +\S+\nname +Signing\nactivity id +\S+$/m,
  },
  {
    args: ["create", "--name", "All", "--effect", "EFFECT_DENY", "--consensus", "approvers.count() >= 2"],
    path: "submit/create_policy",
    parameters: { policyName: "All", effect: "EFFECT_DENY", consensus: "approvers.count() >= 2" },
    shows: /^policy id/,
  },
  {
    args: ["delete", id],
    path: "submit/delete_policy",
    parameters: { policyId: id },
    shows: new RegExp(`^deleted policy +${id}$`, "m"),
  },
  {
    args: ["delete", id, other],
    path: "submit/delete_policies",
    parameters: { policyIds: [id, other] },
    shows: new RegExp(`^deleted policy +${id}\ndeleted policy +${other}$`, "m"),
  },
  { args: ["active"], path: "query/get_active_policies", shows: /^POLICY ID +ACTIVE +TIME +ERROR$/m },
  {
    args: ["create", "--name", "Late", "--effect", "deny", "--time", "!CronSpan('0 9 * * *', '8h', 'UTC')"],
    path: "submit/create_policy",
    parameters: { policyName: "Late", effect: "EFFECT_DENY", time: "!CronSpan('0 9 * * *', '8h', 'UTC')" },
    shows: /^policy id/,
  },
  {
    args: ["explain", id],
    path: "query/explain_policy",
    members: { activityId: id },
    shows: /^outcome +\S+[^]*✓ true {2}✗ false {2}– not applicable {2}! error$/m,
  },
  {
    args: ["explain", "--type", "create-wallet", "--parameters", "@parameters.json", "--user", id],
    path: "query/explain_policy",
    members: { type: "ACTIVITY_TYPE_CREATE_WALLET", parameters: { walletName: "Main", accounts: [] }, userId: id },
    shows: /^outcome/,
  },
];

test.each(cases.map((one) => [one.args.join(" "), one] as const))(
  "countersign policies %s",
  async (_, { args, path, members, parameters, shows }) => {
    const ended = await countersign(["policies", ...args], ada);
    expect(ended).toMatchObject({ code: 0, err: "" });
    expect(ended.out).toMatch(shows);
    expect(service.asked.map(({ path }) => path)).toEqual([`/public/v1/${path}`]);
    expect(lastBody(service)).toMatchObject({ organizationId, ...members, ...(parameters && { parameters }) });
    const json = await countersign(["--json", "policies", ...args], ada);
    expect(JSON.parse(json.out)).toEqual(expect.any(Object));
  },
);

test("a policy is found by its name", async () => {
  const { out } = await countersign(["--json", "policies", "list"], ada);
  const first = firstOf((JSON.parse(out) as { policies: { policyId: string; policyName: string }[] }).policies);
  service.asked.length = 0;
  expect(await countersign(["policies", "delete", first.policyName], ada)).toMatchObject({ code: 0 });
  expect(service.asked.map(({ path }) => path.split("/").at(-1))).toEqual(["list_policies", "delete_policy"]);
  expect(lastBody(service)["parameters"]).toEqual({ policyId: first.policyId });
  const none = await countersign(["policies", "get", "Nowhere"], ada);
  expect(none).toMatchObject({ code: 1, out: "" });
  expect(none.err).toContain('no policy is named "Nowhere"');
});

describe("countersign policies explain sends nothing and ends with 2", () => {
  test.each([
    ["without an activity", []],
    ["without parameters", ["--type", "create-wallet"]],
    ["with an id and a type", [id, "--type", "create-wallet", "--parameters", "{}"]],
    ["with an unknown type", ["--type", "make-coffee", "--parameters", "{}"]],
    ["with parameters that are not JSON", ["--type", "create-wallet", "--parameters", "{"]],
  ])("%s", async (_, args) => {
    expect(await countersign(["policies", "explain", ...args], ada)).toMatchObject({ code: 2, out: "" });
    expect(service.asked).toEqual([]);
  });
});

test("an explanation is a table for each policy, its clauses marked by what they came to", () => {
  const at = (column: number, endColumn: number) => ({ line: 1, column, endLine: 1, endColumn });
  const answer: ExplainPolicyResponse = {
    outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED",
    message: "others must approve it",
    couldApprove: ["u-2", "u-3"],
    policies: [
      {
        policyId: id,
        policyName: "Two\nsigners",
        effect: "EFFECT_ALLOW",
        applied: false,
        conditionOutcome: "EXPRESSION_OUTCOME_TRUE",
        consensusOutcome: "EXPRESSION_OUTCOME_FALSE",
        clauses: [
          {
            source: "EXPRESSION_SOURCE_CONSENSUS",
            text: "approvers\n  .count() >= 2",
            ...at(1, 20),
            outcome: "EXPRESSION_OUTCOME_FALSE",
          },
        ],
      },
      {
        policyId: id,
        policyName: "No approve",
        effect: "EFFECT_DENY",
        applied: true,
        conditionOutcome: "EXPRESSION_OUTCOME_ERROR",
        consensusOutcome: "EXPRESSION_OUTCOME_TRUE",
        clauses: [
          {
            source: "EXPRESSION_SOURCE_CONDITION",
            text: "wallet.id == 'a'",
            ...at(1, 17),
            outcome: "EXPRESSION_OUTCOME_NOT_APPLICABLE",
            message: "1:1 this activity has no wallet",
          },
          {
            source: "EXPRESSION_SOURCE_CONDITION",
            text: "eth.tx.data[0..10] == '0x'",
            ...at(21, 47),
            outcome: "EXPRESSION_OUTCOME_ERROR",
            message: "1:21 slice 0..10 is out of range, a string here has 2",
          },
        ],
      },
    ],
  };
  expect(explanationText(answer)).toBe(
    `
outcome        consensus needed
because        others must approve it
could approve  u-2, u-3

allow "Two\\nsigners": did not apply, condition true, consensus false
   OF         AT   CLAUSE                   WHY
✗  consensus  1:1  approvers .count() >= 2

deny "No approve": applied, condition error, consensus true
   OF         AT    CLAUSE                      WHY
–  condition  1:1   wallet.id == 'a'            1:1 this activity has no wallet
!  condition  1:21  eth.tx.data[0..10] == '0x'  1:21 slice 0..10 is out of range, a string here has 2

✓ true  ✗ false  – not applicable  ! error
`.trim(),
  );
});

describe("countersign policies plan sends nothing and ends with 2", () => {
  test.each([
    ["without a file", [], /--proposed/],
    ["with a number and a date", ["--proposed", "proposed.yaml", "--last", "1", "--since", "2026-11-01"], /not both/],
    ["with no number", ["--proposed", "proposed.yaml", "--last", "many"], /expected a number from 1/],
    ["with no date", ["--proposed", "proposed.yaml", "--since", "yesterday"], /expected a date/],
    ["with a file that has no policies", ["--proposed", "parameters.json"], /expected a list `policies`/],
    ["with a quorum that is none", ["--proposed", "wrong.yaml"], /wrong\.yaml:3:\d+: rootQuorum/],
  ])("%s", async (_, args, says) => {
    const ended = await countersign(["policies", "plan", ...args], ada);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toMatch(says);
    expect(service.asked).toEqual([]);
  });
});
