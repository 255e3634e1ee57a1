// Selectors of old policies: what each comparison becomes, and that it means the same.

import { ErrorCode, Operator } from "@countersign/api";
import type { SelectorV2 } from "@countersign/api";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeSelectors } from "../../../../service/src/activities/policies/selectors.js";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import { anyKey } from "../../policy/language/contexts.js";
import { evaluate, word } from "../../policy/language/outcomes.js";
import type { Word } from "../../policy/language/outcomes.js";
import { bareUser, newBareUser, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";

const ada = { id: "u-ada", tags: ["ops", "payout"], email: "ada@example.com", alias: "Ada" };
const ben = { id: "u-ben", tags: ["audit"], email: "", alias: "Ben" };

/** Ada signs a transfer of 1,000 wei with a private key. */
const transfer: Context = {
  activity: {
    type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    family: "signRawPayload",
    resource: "PRIVATE_KEY",
    action: "SIGN",
    params: { signWith: "k-1" },
  },
  eth: {
    tx: {
      from: usdc,
      to: usdc,
      data: "0xa9059cbb",
      value: 1000n,
      gas: 21_000n,
      gas_price: 1n,
      max_fee_per_gas: 1n,
      max_priority_fee_per_gas: 1n,
      max_fee_per_blob_gas: 0n,
      chain_id: 1n,
      nonce: 0n,
      type: 2n,
      fee: 21_000n,
      authorization_list: [],
      erc20_transfers: [],
    },
  },
  private_key: { id: "k-1", ...anyKey, tags: ["hot", "payout"] },
  approvers: [ada],
  credentials: [],
};

function selector(subject: string, operator: string, ...targets: string[]): SelectorV2 {
  return { subject, operator: `OPERATOR_${operator}` as Operator, targets };
}

/** What a policy says of an activity: the worse of its two expressions. */
function judge(selectors: readonly SelectorV2[], context: Context): Word {
  const { condition = "", consensus = "" } = writeSelectors(selectors);
  const words = [word(evaluate(condition, context)), word(evaluate(consensus, context, "consensus"))];
  const worse = (["error", "not applicable", "false"] as const).find((each) => words.includes(each));
  return worse ?? "true";
}

type Row = readonly [subject: string, operator: string, targets: readonly string[], written: string, outcome: Word];

const text: readonly Row[] = [
  ["activity.action", "EQUAL", ["SIGN"], "activity.action == 'SIGN'", "true"],
  ["activity.action", "EQUAL", ["sign"], "activity.action == 'sign'", "false"],
  ["activity.action", "NOT_EQUAL", ["SIGN"], "activity.action != 'SIGN'", "false"],
  ["activity.action", "NOT_EQUAL", ["EXPORT"], "activity.action != 'EXPORT'", "true"],
  ["activity.resource", "CONTAINS", ["KEY"], "activity.resource.contains('KEY')", "true"],
  ["activity.resource", "CONTAINS", ["WALLET"], "activity.resource.contains('WALLET')", "false"],
  ["activity.resource", "IN", ["WALLET", "PRIVATE_KEY"], "activity.resource in ['WALLET', 'PRIVATE_KEY']", "true"],
  ["activity.resource", "IN", ["WALLET", "USER"], "activity.resource in ['WALLET', 'USER']", "false"],
  ["activity.resource", "NOT_IN", ["WALLET"], "activity.resource != 'WALLET'", "true"],
  [
    "activity.resource",
    "NOT_IN",
    ["USER", "PRIVATE_KEY"],
    "(activity.resource in ['USER', 'PRIVATE_KEY']) == false",
    "false",
  ],
  ["private_key.id", "EQUAL", ["k-1"], "private_key.id == 'k-1'", "true"],
  ["wallet.id", "EQUAL", ["w-1"], "wallet.id == 'w-1'", "not applicable"],
  ["wallet.id", "NOT_IN", ["w-1", "w-2"], "(wallet.id in ['w-1', 'w-2']) == false", "not applicable"],
  ["eth.tx.to", "EQUAL", [usdc.toLowerCase()], `eth.tx.to == '${usdc.toLowerCase()}'`, "true"],
  ["eth.tx.to", "NOT_EQUAL", [usdc.toLowerCase()], `eth.tx.to != '${usdc.toLowerCase()}'`, "false"],
  ["eth.tx.data", "CONTAINS", ["0xa9059cbb"], "eth.tx.data.contains('0xa9059cbb')", "true"],
];

const types: readonly Row[] = [
  [
    "activity.type",
    "EQUAL",
    ["ACTIVITY_TYPE_SIGN_TRANSACTION"],
    "activity.type in ['ACTIVITY_TYPE_SIGN_TRANSACTION', 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2']",
    "true",
  ],
  [
    "activity.type",
    "NOT_EQUAL",
    ["ACTIVITY_TYPE_SIGN_TRANSACTION"],
    "(activity.type in ['ACTIVITY_TYPE_SIGN_TRANSACTION', 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2']) == false",
    "false",
  ],
  [
    "activity.type",
    "IN",
    ["ACTIVITY_TYPE_CREATE_WALLET", "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", "ACTIVITY_TYPE_SIGN_TRANSACTION"],
    "activity.type in ['ACTIVITY_TYPE_CREATE_WALLET', 'ACTIVITY_TYPE_SIGN_TRANSACTION', 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2']",
    "true",
  ],
  [
    "activity.type",
    "EQUAL",
    ["ACTIVITY_TYPE_CREATE_WALLET"],
    "activity.type == 'ACTIVITY_TYPE_CREATE_WALLET'",
    "false",
  ],
  ["activity.type", "CONTAINS", ["ACTIVITY_TYPE_SIGN"], "activity.type.contains('ACTIVITY_TYPE_SIGN')", "true"],
  ["activity.type", "EQUAL", ["toString"], "activity.type == 'toString'", "false"],
];

const integers: readonly Row[] = [
  ["eth.tx.value", "EQUAL", ["1000"], "eth.tx.value == 1000", "true"],
  ["eth.tx.value", "EQUAL", ["0001000"], "eth.tx.value == 1000", "true"],
  ["eth.tx.value", "NOT_EQUAL", ["1000"], "eth.tx.value != 1000", "false"],
  ["eth.tx.value", "MORE_THAN", ["999"], "eth.tx.value > 999", "true"],
  ["eth.tx.value", "MORE_THAN", ["1000"], "eth.tx.value > 1000", "false"],
  ["eth.tx.value", "MORE_THAN", ["-1"], "eth.tx.value > -1", "true"],
  ["eth.tx.value", "MORE_THAN_OR_EQUAL", ["1000"], "eth.tx.value >= 1000", "true"],
  ["eth.tx.value", "MORE_THAN_OR_EQUAL", ["1001"], "eth.tx.value >= 1001", "false"],
  ["eth.tx.value", "LESS_THAN", ["1001"], "eth.tx.value < 1001", "true"],
  ["eth.tx.value", "LESS_THAN", ["1000"], "eth.tx.value < 1000", "false"],
  ["eth.tx.value", "LESS_THAN_OR_EQUAL", ["1000"], "eth.tx.value <= 1000", "true"],
  ["eth.tx.value", "LESS_THAN_OR_EQUAL", ["999"], "eth.tx.value <= 999", "false"],
  ["eth.tx.chain_id", "IN", ["1", "11155111"], "eth.tx.chain_id in [1, 11155111]", "true"],
  ["eth.tx.chain_id", "IN", ["10"], "eth.tx.chain_id == 10", "false"],
  ["eth.tx.chain_id", "NOT_IN", ["1", "10"], "(eth.tx.chain_id in [1, 10]) == false", "false"],
  ["eth.tx.chain_id", "NOT_IN", ["10", "100"], "(eth.tx.chain_id in [10, 100]) == false", "true"],
];

const both = (list: string, targets: string, quantifier: "any" | "all") =>
  `[${targets}].${quantifier}(target, ${list}.contains(target))`;
const lists: readonly Row[] = [
  ["private_key.tags", "CONTAINS", ["hot"], "private_key.tags.contains('hot')", "true"],
  ["private_key.tags", "CONTAINS", ["ho"], "private_key.tags.contains('ho')", "false"],
  ["private_key.tags", "CONTAINS_ONE", ["cold", "hot"], both("private_key.tags", "'cold', 'hot'", "any"), "true"],
  ["private_key.tags", "CONTAINS_ONE", ["cold", "warm"], both("private_key.tags", "'cold', 'warm'", "any"), "false"],
  ["private_key.tags", "CONTAINS_ALL", ["payout", "hot"], both("private_key.tags", "'payout', 'hot'", "all"), "true"],
  ["private_key.tags", "CONTAINS_ALL", ["cold", "hot"], both("private_key.tags", "'cold', 'hot'", "all"), "false"],
  ["solana.tx.program_keys", "CONTAINS", ["p"], "solana.tx.program_keys.contains('p')", "not applicable"],
];

const users: readonly Row[] = [
  ["user.id", "EQUAL", ["u-ada"], "user.id == 'u-ada'", "true"],
  ["subject.user.id", "EQUAL", ["u-ada"], "user.id == 'u-ada'", "true"],
  ["user.id", "NOT_EQUAL", ["u-ada"], "user.id != 'u-ada'", "false"],
  ["user.id", "IN", ["u-ada", "u-ben"], "user.id in ['u-ada', 'u-ben']", "true"],
  ["user.id", "NOT_IN", ["u-ada", "u-ben"], "(user.id in ['u-ada', 'u-ben']) == false", "false"],
  ["user.email", "CONTAINS", ["@example.com"], "user.email.contains('@example.com')", "true"],
  ["user.alias", "EQUAL", ["Ben"], "user.alias == 'Ben'", "false"],
  ["user.tags", "CONTAINS", ["ops"], "user.tags.contains('ops')", "true"],
  ["user.tags", "CONTAINS", ["audit"], "user.tags.contains('audit')", "false"],
  ["user.tags", "CONTAINS_ONE", ["audit", "ops"], both("user.tags", "'audit', 'ops'", "any"), "true"],
  ["user.tags", "CONTAINS_ALL", ["audit", "ops"], both("user.tags", "'audit', 'ops'", "all"), "false"],
  ["subject.user.tags", "CONTAINS_ALL", ["payout", "ops"], both("user.tags", "'payout', 'ops'", "all"), "true"],
];

describe("a selector", () => {
  test.each([...text, ...types, ...integers, ...lists])(
    "about %s with %s and %j is the condition %s, for Ada's transfer %s",
    (subject, operator, targets, written, outcome) => {
      const selectors = [selector(subject, operator, ...targets)];
      expect(writeSelectors(selectors)).toEqual({ condition: written });
      expect(judge(selectors, transfer)).toBe(outcome);
    },
  );

  test.each(users)(
    "about %s with %s and %j is about an approver: %s, for Ada %s",
    (subject, operator, targets, written, outcome) => {
      const selectors = [selector(subject, operator, ...targets)];
      expect(writeSelectors(selectors)).toEqual({ consensus: `approvers.any(user, ${written})` });
      expect(judge(selectors, transfer)).toBe(outcome);
      expect(judge(selectors, { ...transfer, approvers: [] })).toBe("false");
    },
  );

  test("takes targets as text, whatever is in them", () => {
    const hostile = "' || true || activity.type == '\\\u202e\n\ud800";
    const selectors = [selector("activity.action", "EQUAL", hostile)];
    expect(judge(selectors, transfer)).toBe("false");
    const same = { ...transfer, activity: { ...transfer.activity, action: hostile } };
    expect(judge(selectors, same)).toBe("true");
  });
});

describe("several selectors", () => {
  test("must all hold", () => {
    const action = selector("activity.action", "EQUAL", "SIGN");
    const value = selector("eth.tx.value", "LESS_THAN", "1000");
    expect(writeSelectors([action, value])).toEqual({
      condition: "activity.action == 'SIGN' && eth.tx.value < 1000",
    });
    expect(judge([action, value], transfer)).toBe("false");
    expect(judge([action, selector("eth.tx.value", "LESS_THAN", "1001")], transfer)).toBe("true");
  });

  test("about the user are about one and the same", () => {
    const selectors = [
      selector("user.tags", "CONTAINS", "ops"),
      selector("activity.action", "EQUAL", "SIGN"),
      selector("user.id", "NOT_EQUAL", "u-ada"),
    ];
    expect(writeSelectors(selectors)).toEqual({
      condition: "activity.action == 'SIGN'",
      consensus: "approvers.any(user, user.tags.contains('ops') && user.id != 'u-ada')",
    });
    // Ada has the tag and Ben another id, but neither has both.
    expect(judge(selectors, { ...transfer, approvers: [ada, ben] })).toBe("false");
    expect(judge(selectors, { ...transfer, approvers: [ada, { ...ben, tags: ["ops"] }] })).toBe("true");
  });

  test("that are none are about every activity", () => {
    expect(writeSelectors([])).toEqual({});
  });
});

const subjects =
  "activity.type, activity.resource, activity.action, eth.tx.from, eth.tx.to, eth.tx.data, eth.tx.value, eth.tx.gas, " +
  "eth.tx.gas_price, eth.tx.chain_id, eth.tx.nonce, eth.tx.type, eth.tx.fee, eth.eip_712.primary_type, " +
  "eth.eip_7702_authorization.chain_id, eth.eip_7702_authorization.address, eth.eip_7702_authorization.nonce, " +
  "solana.tx.account_keys, solana.tx.program_keys, solana.tx.recent_blockhash, solana.tx.fee_payer, solana.tx.fee, " +
  "bitcoin.tx.version, bitcoin.tx.fee, tron.tx.ref_block_bytes, tron.tx.ref_block_hash, tron.tx.expiration, " +
  "tron.tx.timestamp, tron.tx.data, tron.tx.fee_limit, ssh.sig.namespace, payload.kind, " +
  "wallet.id, wallet_account.address, private_key.id, private_key.tags, user.id, user.tags, user.email, user.alias";

describe("the page about selectors", () => {
  const page = readFileSync(new URL("../../../../docs/selectors.md", import.meta.url), "utf8");
  const quoted = (text = "") => [...text.matchAll(/`([^`]+)`/g)].map(([, inside]) => present(inside, "inside"));
  const rows = [...page.matchAll(/^\| (`.*) \|$/gm)].map(([, cells]) =>
    present(cells, "cells").split(" | ").map(quoted),
  );

  test.each(rows.map((row) => row.flat()))("says what %s with %s becomes", (subject, operator, ...rest) => {
    const written = rest.at(-1);
    const { condition, consensus } = writeSelectors([
      { subject, operator: operator as Operator, targets: rest.slice(0, -1) as string[] },
    ]);
    expect(condition ?? consensus).toBe(written);
  });

  test("names all operators and subjects", () => {
    const operators = Object.values(Operator);
    expect(operators.length).toBeGreaterThan(10);
    expect(rows.map((row) => row[1]?.[0])).toEqual(expect.arrayContaining(operators));
    const listed = quoted(present(/\*\*Subjects\*\*[^]*?\n- /.exec(page))[0]).filter((name) => name !== "subject.");
    expect(listed.join(", ")).toBe(subjects);
  });
});

describe("a selector is refused", () => {
  test.each<[string, SelectorV2, string]>([
    [
      "an unknown subject",
      selector("weather", "EQUAL", "a"),
      `.subject: unknown subject "weather", expected one of ${subjects}`,
    ],
    [
      "a misspelt subject",
      selector("private_key.tag", "CONTAINS", "a"),
      '.subject: unknown subject "private_key.tag", did you mean private_key.tags?',
    ],
    [
      "a subject that is a list of structs",
      selector("solana.tx.instructions", "CONTAINS", "a"),
      `.subject: unknown subject "solana.tx.instructions", expected one of ${subjects}`,
    ],
    [
      "a subject of the wrong prefix",
      selector("subject.wallet.id", "EQUAL", "a"),
      '.subject: unknown subject "subject.wallet.id", expected one of activity.type, ',
    ],
    ["a missing subject", { operator: "OPERATOR_EQUAL", targets: ["a"] }, ".subject: is missing"],
    ["a missing operator", { subject: "wallet.id", targets: ["a"] }, ".operator: is missing"],
    [
      "an unknown operator",
      selector("wallet.id", "LIKE", "a"),
      '.operator: unknown operator "OPERATOR_LIKE", expected one of OPERATOR_EQUAL, OPERATOR_NOT_EQUAL, ',
    ],
    [
      "an operator that only objects have",
      { subject: "wallet.id", operator: "constructor" as Operator, targets: ["a"] },
      '.operator: unknown operator "constructor"',
    ],
    [
      "an order of texts",
      selector("wallet.id", "MORE_THAN", "a"),
      ".operator: OPERATOR_MORE_THAN does not suit wallet.id: wallet.id is text, which takes OPERATOR_EQUAL, " +
        "OPERATOR_NOT_EQUAL, OPERATOR_CONTAINS, OPERATOR_IN, OPERATOR_NOT_IN",
    ],
    [
      "a list that equals",
      selector("user.tags", "EQUAL", "a"),
      ".operator: OPERATOR_EQUAL does not suit user.tags: user.tags is a list of texts, which takes " +
        "OPERATOR_CONTAINS, OPERATOR_CONTAINS_ONE, OPERATOR_CONTAINS_ALL",
    ],
    [
      "an integer that contains",
      selector("eth.tx.value", "CONTAINS", "1"),
      ".operator: OPERATOR_CONTAINS does not suit eth.tx.value: eth.tx.value is an integer, which takes ",
    ],
    [
      "two targets where one belongs",
      selector("wallet.id", "EQUAL", "a", "b"),
      ": OPERATOR_EQUAL takes exactly one target",
    ],
    ["no target", selector("wallet.id", "EQUAL"), ": OPERATOR_EQUAL takes exactly one target, here are 0"],
    [
      "no targets",
      selector("user.tags", "CONTAINS_ALL"),
      ": OPERATOR_CONTAINS_ALL takes at least one target, here are 0",
    ],
    ["targets left out", { subject: "wallet.id", operator: "OPERATOR_NOT_IN" }, ": OPERATOR_NOT_IN takes at least one"],
    [
      "text for an integer",
      selector("eth.tx.value", "EQUAL", "1e3"),
      ': the target "1e3" is not an integer of 128 bits',
    ],
    ["a fraction", selector("eth.tx.value", "EQUAL", "0.5"), ': the target "0.5" is not an integer'],
    ["no digits", selector("eth.tx.value", "EQUAL", ""), ': the target "" is not an integer'],
    [
      "an integer of 129 bits",
      selector("eth.tx.value", "LESS_THAN", String(2n ** 127n)),
      ': the target "170141183460469231731687303715884105728" is not an integer',
    ],
  ])("for %s", (_, wrong, message) => {
    const selectors = [selector("activity.action", "EQUAL", "SIGN"), wrong];
    expect(() => writeSelectors(selectors)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining(`selectors.1${message}`) as string,
      }) as Error,
    );
  });

  test("with more targets than an expression can hold", () => {
    const targets = Array.from({ length: 2_000 }, (_, index) => `wallet ${index}`);
    expect(() => writeSelectors([selector("wallet.id", "IN", ...targets)])).toThrow(
      "16384 are allowed; make several policies",
    );
  });
});

describe("a policy with selectors", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
  });
  afterAll(() => service.close());

  const read = async (policyId: string) =>
    (await root.client.getPolicy({ organizationId: root.organizationId, policyId })).policy;

  test("of version 1 is kept in the policy language", async () => {
    const { activity } = await service.client.createPolicyV1({
      organizationId: root.organizationId,
      parameters: {
        policyName: "Ops may sign",
        selectors: [
          { subject: "subject.user.tags", operator: "OPERATOR_CONTAINS", target: "ops" },
          { subject: "activity.action", operator: "OPERATOR_EQUAL", target: "SIGN" },
        ],
        effect: "EFFECT_ALLOW",
        notes: "From before.",
      },
    });
    expect(await read(resultOf(activity, "createPolicyResult").policyId)).toMatchObject({
      policyName: "Ops may sign",
      effect: "EFFECT_ALLOW",
      condition: "activity.action == 'SIGN'",
      consensus: "approvers.any(user, user.tags.contains('ops'))",
      notes: "From before.",
    });
  });

  test("of version 2 is kept in the policy language", async () => {
    const { activity } = await service.client.createPolicyV2({
      organizationId: root.organizationId,
      parameters: {
        policyName: "No exports",
        selectors: [{ subject: "activity.action", operator: "OPERATOR_IN", targets: ["EXPORT", "IMPORT"] }],
        effect: "EFFECT_DENY",
      },
    });
    expect(await read(resultOf(activity, "createPolicyResult").policyId)).toMatchObject({
      effect: "EFFECT_DENY",
      condition: "activity.action in ['EXPORT', 'IMPORT']",
      consensus: "",
      notes: "",
    });
  });

  test("about users lets those act whom it is about, and nobody else", async () => {
    const [ops, other] = [await newUser(root), await newUser(root)];
    const tag = root.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Ops", userIds: [ops.userId] });
    const { userTagId } = resultOf((await root.client.createUserTag(tag)).activity, "createUserTagResult");
    await service.client.createPolicyV1({
      organizationId: root.organizationId,
      parameters: {
        policyName: "Ops make users",
        selectors: [
          { subject: "subject.user.tags", operator: "OPERATOR_CONTAINS", target: userTagId },
          { subject: "activity.type", operator: "OPERATOR_EQUAL", target: "ACTIVITY_TYPE_CREATE_USERS" },
        ],
        effect: "EFFECT_ALLOW",
      },
    });
    expect(await newBareUser(ops)).toMatchObject({ organizationId: root.organizationId });
    const request = other.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: [bareUser] });
    const { activity } = await other.client.createUsers(request);
    expect(activity.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const elsewhere = ops.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Mine", userIds: [] });
    await expect(ops.client.createUserTag(elsewhere)).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"),
    );
  });

  test("that means nothing is refused", async () => {
    const parameters = {
      policyName: "Nonsense",
      selectors: [{ subject: "weather", operator: "OPERATOR_EQUAL", target: "sunny" }],
      effect: "EFFECT_ALLOW",
    } as const;
    const refused = service.client.createPolicyV1({ organizationId: root.organizationId, parameters });
    await expect(refused).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, 'selectors.0.subject: unknown subject "weather"'),
    );
    const { policies } = await root.client.getPolicies({ organizationId: root.organizationId });
    expect(policies.map(({ policyName }) => policyName)).not.toContain("Nonsense");
  });
});
