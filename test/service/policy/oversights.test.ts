// What `check_policy` and `countersign policies check` say of policies that can hardly be meant, and that it is true.

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "../../../service/src/event-loop/turns.js";
import type { Rule } from "../../../service/src/policy/blind-spots.js";
import { findingOversights } from "../../../service/src/policy/oversights.js";
import { Budget, compile, type Context } from "../../../service/src/policy-language/policy.js";
import { present } from "../support/results.js";
import { anyContext } from "./language/generated.js";
import { evaluate, word } from "./language/outcomes.js";

const rule = (effect: "ALLOW" | "DENY", name: string, condition: string, more: Partial<Rule> = {}): Rule => ({
  name,
  effect: `EFFECT_${effect}`,
  condition,
  consensus: "",
  time: "",
  ...more,
});
const deny = (condition: string, more?: Partial<Rule>) => rule("DENY", "D", condition, more);
const allow = (condition: string, more?: Partial<Rule>) => rule("ALLOW", "A", condition, more);
const found = (...rules: readonly Rule[]) => present(atOnce(findingOversights(rules))).map(({ message }) => message);

const newYear = "Timestamp('2027-01-01T00:00:00Z')";
const nine = "CronSpan('0 9 * * 1-5', '8h', 'Europe/Paris')";

test.each<[message: string, ...Rule[]]>([
  [
    'in the condition of "D", eth.tx.value > 5 and eth.tx.value <= 5 are never both true, so the policy never denies',
    deny("eth.tx.value > 5 && eth.tx.value <= 5"),
  ],
  [
    `in the condition of "A", wallet.id == 'a' and wallet.id in ['b', 'c'] are never both true, so the policy never allows`,
    allow("wallet.id == 'a' && activity.action == 'SIGN' && wallet.id in ['b', 'c']"),
  ],
  ['in the condition of "D", 0 > solana.tx.fee is never true, so the policy never denies', deny("0 > solana.tx.fee")],
  [
    'in the consensus of "A", approvers.count() >= 2 and approvers.count < 2 are never both true, so the policy never allows',
    allow("", { consensus: "approvers.count() >= 2 && approvers.count < 2" }),
  ],
  [
    `the condition of "A" compares activity.resource with 'WALET', which it never is`,
    allow("activity.resource == 'WALET'"),
  ],
  [
    `the condition of "A" compares activity.type with 'ACTIVITY_TYPE_CREATE_WALLET_V9', which it never is`,
    allow("activity.type in ['ACTIVITY_TYPE_CREATE_WALLET_V9']"),
  ],
  [
    `the consensus of "A" compares credentials.type with 'CREDENTIAL_TYPE_PASSKEY', which it never is`,
    allow("", { consensus: "credentials.filter(c, c.user_id != '').any(c, c.type == 'CREDENTIAL_TYPE_PASSKEY')" }),
  ],
  [`in the condition of "A", 'a' == 'b' is always false`, allow("activity.action == 'SIGN' && 'a' == 'b'")],
  ['in the condition of "D", wallet.id == wallet.id is always true', deny("wallet.id == wallet.id")],
  [
    'the condition of "D" uses wallet and private_key, which no activity has together, so it is never true',
    deny("wallet.id == 'a' || private_key.id == 'a'"),
  ],
  [
    'the condition of "D" uses eth.tx and solana.tx, which no activity has together, so it is never true',
    deny("eth.tx.value > 1 && solana.tx.fee > 1"),
  ],
  [
    'no activity fits the condition of "D", so the policy never denies',
    deny("activity.resource == 'POLICY' && activity.action == 'SIGN'"),
  ],
  [
    'no activity fits the condition of "D", so the policy never denies',
    deny("eth.tx.value > 1 && activity.resource == 'WALLET'"),
  ],
  ['"A" never allows anything: "D" denies all of it', allow("activity.action == 'SIGN'"), deny("")],
  [
    '"A" never allows anything: "D" denies all of it',
    allow("", { time: `${nine} && time.now < ${newYear}` }),
    deny("", { time: `time.now <= ${newYear}` }),
  ],
  [
    'the time of "A" never holds, so the policy never allows',
    allow("wallet.id == 'a'", { time: `time.now > ${newYear} && (time.now < ${newYear} || !(${nine} || true))` }),
  ],
  ['the time of "D" always holds', deny("wallet.id == 'a'", { time: `!${nine} || ${nine}` })],
  [
    '"A" never allows anything: "D" denies all of it',
    allow("eth.tx.value <= 5 && wallet.id == 'a'"),
    deny("wallet.id != 'b' && eth.tx.value <= 9"),
  ],
])("%s", (message, ...rules) => {
  expect(found(...rules)).toEqual([message]);
});

test.each<[string, ...Rule[]]>([
  ["everything", allow("true"), deny("activity.action == 'EXPORT'")],
  ["a word that an element hides", deny("activity.params.users.all(user, user.userName != '') && policy.id == 'a'")],
  ["addresses that differ in case", allow("eth.tx.to == '0xAb' && eth.tx.to == '0xaB'")],
  [
    "a deny that takes approvals",
    allow("wallet.id == 'a'"),
    deny("wallet.id == 'a'", { consensus: "approvers.count() < 2" }),
  ],
  [
    "a deny at some time",
    allow("wallet.id == 'a'"),
    deny("wallet.id == 'a'", { time: "CronSpan('0 0 * * *', '1h', 'UTC')" }),
  ],
  ["a deny of less", allow("eth.tx.value <= 5"), deny("eth.tx.value <= 4")],
  ["a deny of something else besides", allow("wallet.id == 'a'"), deny("wallet.id == 'a' && eth.tx.value > 1")],
  ["second names", allow("eth.tx.type == 'TYPE_2' && eth.tx.type == 2 && activity.resource == 'PRIVATE_KEY'")],
  ["older versions", allow("activity.type == 'ACTIVITY_TYPE_CREATE_USERS' && activity.action == 'CREATE'")],
  ["a hosted name", deny("activity.resource == 'PAYMENT_METHOD' && activity.resource == 'PAYMENT_ACTION'")],
])("nothing is said of %s", (_, ...rules) => {
  expect(found(...rules)).toEqual([]);
});

test("nothing is said of the policies of the documentation, except the one that it calls never true", () => {
  const pages = [
    "policies",
    "policies-ethereum",
    "policies-solana",
    "policies-bitcoin",
    "policies-tron",
    "policy-reference",
  ];
  const messages = pages.flatMap((page) => {
    const text = readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), "utf8");
    return [...text.matchAll(/```policy condition( deny)?\n(.*?)```/gs)].flatMap(([, isDeny, condition = ""]) =>
      found(isDeny === undefined ? allow(condition) : deny(condition)),
    );
  });
  expect(messages).toEqual([
    'the condition of "A" uses wallet and private_key, which no activity has together, so it is never true',
  ]);
});

test("a misspelt value comes with the nearest one", () => {
  const suggestions = present(
    atOnce(findingOversights([deny("activity.type == 'ACTIVITY_TYPE_CREAT_WALLET' || activity.action in ['SIGNN']")])),
  ).map(({ suggestion }) => suggestion);
  expect(suggestions).toEqual(["did you mean 'ACTIVITY_TYPE_CREATE_WALLET'?", "did you mean 'SIGN'?"]);
});

const capitals = "9E253141-8AC6-413C-BC7B-07B62BC792C5";
test.each([
  ["wallet.id", deny(`wallet.id == '${capitals}'`)],
  ["user.tags", deny(`user.tags.contains('${capitals}')`)],
  ["c.user_id", allow("", { consensus: `credentials.any(c, c.user_id in ['${capitals}'])` })],
  ["a.id", allow("", { consensus: `approvers.any(a, '${capitals}' == a.id)` })],
])("an id in capitals, which %s never is, comes with the one that is meant", (path, written) => {
  expect(present(atOnce(findingOversights([written])))).toEqual([
    {
      message: expect.stringContaining(` compares ${path} with '${capitals}', which it never is`) as string,
      suggestion: `did you mean '${capitals.toLowerCase()}'?`,
    },
  ]);
});

test("requests may have ids in capitals, and names may look like ids", () => {
  expect(
    found(
      deny(`activity.params.walletId == '${capitals}'`),
      allow(`wallet.label == '${capitals}' && wallet.id == 'W'`),
      allow(`wallet.id.contains('9E25')`),
      allow(`activity.type.contains('SIGN')`),
    ),
  ).toEqual([]);
});

test("where the steps do not suffice, it is not told", () => {
  expect(atOnce(findingOversights([allow("wallet.id == 'a'"), deny("")], undefined, new Budget(10)))).toBeUndefined();
});

const comparison = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("wallet.id", "wallet.label", "eth.tx.to", "wallet_account.address", "activity.params.a"),
      fc.constantFrom("==", "!="),
      fc.constantFrom("'a'", "'b'", "'0xaB'", "'0xAb'", "''"),
    )
    .map((parts) => parts.join(" ")),
  fc
    .tuple(
      fc.constantFrom("eth.tx.chain_id", "wallets.count()", "eth.tx.type", "activity.params.a"),
      fc.constantFrom("==", "!=", "<", "<=", ">", ">="),
      fc.constantFrom("-1", "0", "1", "2", "3"),
    )
    .map((parts) => parts.join(" ")),
  fc.constantFrom(
    "wallet.id in ['a', 'b']",
    "eth.tx.to in ['0xab', 'b']",
    "eth.tx.chain_id in [1, 3]",
    "wallet.imported",
  ),
  fc.constantFrom("wallet.imported == false", "private_key.id == 'a'", "solana.tx.fee > 1", "1 == 2", "'a' != 'b'"),
);
const condition = fc.array(comparison, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" && "));

/** An activity is about one thing, and signs for one chain. */
const onePossible = anyContext.map((context): Context => {
  const { private_key, solana, ...rest } = context;
  const isAccount = rest.wallet !== undefined || rest.wallets !== undefined || rest.wallet_account !== undefined;
  return { ...rest, ...(!isAccount && { private_key }), ...(!rest.eth && { solana }) };
});

test("what is said never to be true is true of no activity, and what is said to be denied is", () => {
  let [never, shadowed] = [0, 0];
  fc.assert(
    fc.property(condition, condition, fc.array(onePossible, { minLength: 4, maxLength: 8 }), (one, other, contexts) => {
      if (!compile(one, "condition").ok || !compile(other, "condition").ok) return;
      const messages = found(allow(one), deny(other));
      for (const context of contexts) {
        const [allows, denies] = [one, other].map((source) => word(evaluate(source, context)));
        const isNever = messages.some((message) => /"A".*(never (both )?true|no activity)/.test(message));
        const isShadowed = messages.some((message) => message.includes("never allows anything"));
        never += Number(isNever);
        shadowed += Number(isShadowed);
        const isWrong = allows === "true" && (isNever || (isShadowed && denies !== "true"));
        expect(isWrong, messages.join("\n")).toBe(false);
      }
    }),
    { numRuns: 600 },
  );
  expect(Math.min(never, shadowed)).toBeGreaterThan(40);
});
