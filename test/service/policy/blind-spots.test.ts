// Which policies are said to be got round by raw signing: those, and with simple policies only those, that are.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../../service/src/event-loop/turns.js";
import { Budget, compile, type Context } from "../../../service/src/policy-language/policy.js";
import { findingBlindSpots, type Rule } from "../../../service/src/policy/blind-spots.js";
import { present } from "../support/results.js";
import { anyKey } from "./language/contexts.js";

const rule = (effect: "ALLOW" | "DENY", condition: string, more: Partial<Rule> = {}): Rule => ({
  name: condition,
  effect: `EFFECT_${effect}`,
  condition,
  consensus: "",
  time: "",
  ...more,
});
const allow = (condition: string, more?: Partial<Rule>) => rule("ALLOW", condition, more);
const deny = (condition: string, more?: Partial<Rule>) => rule("DENY", condition, more);
const spots = (...rules: readonly Rule[]) =>
  present(atOnce(findingBlindSpots(rules)), "told").map(({ limiting, open }) => [limiting.name, open.name]);

const stranger = "eth.tx.to != '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'";
const sign = "activity.action == 'SIGN'";

describe("a policy on a chain's words is got round", () => {
  test.each<[string, ...Rule[]]>([
    ["by one that allows all signing", deny(stranger), allow(sign)],
    ["by one that allows everything", deny(stranger), allow("")],
    ["by one that takes approvals", deny(stranger), allow(sign, { consensus: "approvers.count() > 1" })],
    [
      "by one that allows digests alone",
      deny(stranger),
      allow("activity.params.hash_function == 'HASH_FUNCTION_NO_OP'"),
    ],
    ["by one that allows batches", deny(stranger), allow("activity.type == 'ACTIVITY_TYPE_SIGN_RAW_PAYLOADS'")],
    ["where it limits", allow("eth.tx.value <= 5"), allow("activity.kind == 'SIGN_RAW_PAYLOAD'")],
    ["where it is about one of the wallets", deny(`${stranger} && wallet.id == 'a'`), allow(sign)],
    ["by one about its key", deny(`${stranger} && wallet.id == 'a'`), allow("wallet.id in ['b', 'a']")],
    ["by one of several", deny("bitcoin.tx.fee > 5"), allow("private_key.id == 'k'"), allow("wallet.id == 'b'")],
    ["on TRON", deny("tron.tx.data != ''"), allow(sign)],
    ["on Solana, by messages that can't be read", deny("solana.tx.fee > 5"), allow(sign)],
    [
      "where the deny is about one kind of it",
      deny(stranger),
      allow(sign),
      deny("activity.kind == 'SIGN_RAW_PAYLOAD'"),
    ],
    [
      "where the deny has a time",
      deny(stranger),
      allow(sign),
      deny("payload.blind", { time: "time.now > Timestamp('2030-01-01T00:00:00Z')" }),
    ],
    [
      "where the deny takes a consensus",
      deny(stranger),
      allow(sign),
      deny("payload.blind", { consensus: "approvers.count() == 1" }),
    ],
    ["where the deny is about another key", deny(stranger), allow(sign), deny("payload.blind && wallet.id == 'a'")],
    ["where a parenthesis is around one side", deny(stranger), allow("(activity.action) == 'SIGN'")],
    ["behind parentheses", deny(`(${stranger}) && (wallet.id == 'a')`), allow(`(${sign})`)],
  ])("%s", (_, ...rules) => {
    expect(spots(...rules).length).toBe(1);
  });
});

describe("a policy on a chain's words is not got round", () => {
  test.each<[string, ...Rule[]]>([
    ["where nothing is allowed", deny(stranger)],
    ["where signing is allowed by its words", deny(stranger), allow("eth.tx.value <= 5")],
    ["where transactions alone are allowed", deny(stranger), allow("activity.kind == 'SIGN_TRANSACTION'")],
    ["where something else is allowed", deny(stranger), allow("activity.resource == 'WALLET'")],
    ["beside a deny of what is blind", deny(stranger), allow(sign), deny("payload.blind")],
    [
      "beside a deny of raw signing",
      deny(stranger),
      allow(sign),
      deny("activity.kind in ['SIGN_RAW_PAYLOAD', 'SIGN_RAW_PAYLOADS']"),
    ],
    ["where the other is about another wallet", deny(`${stranger} && wallet.id == 'a'`), allow("wallet.id == 'b'")],
    ["where the other is about a private key", deny(`${stranger} && wallet.id == 'a'`), allow("private_key.id == 'k'")],
    [
      "beside a deny about its key",
      deny(`${stranger} && wallet.id == 'a'`),
      allow(sign),
      deny("payload.blind && wallet.id == 'a'"),
    ],
    [
      "beside a deny about the other's key",
      deny(stranger),
      allow("wallet.id == 'a'"),
      deny("payload.blind && wallet.id in ['a', 'b']"),
    ],
    ["where what is readable is allowed", deny(stranger), allow(`${sign} && payload.blind == false`)],
  ])("%s", (_, ...rules) => {
    expect(spots(...rules)).toEqual([]);
  });
});

const keyParts = [
  "wallet.id == 'a'",
  "wallet.id in ['a', 'b']",
  "wallet.id != 'a'",
  "wallet.label == 'l'",
  "wallet_account.address == '0xAB'",
  "private_key.id == 'k'",
  "private_key.tags.contains('t')",
  "private_key.tags.contains('t') || private_key.id == 'm'",
] as const;
const activityParts = [
  sign,
  "activity.kind == 'SIGN_RAW_PAYLOAD'",
  "activity.type in ['ACTIVITY_TYPE_SIGN_RAW_PAYLOADS', 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2']",
  "activity.params.hash_function == 'HASH_FUNCTION_NO_OP'",
  "payload.blind",
  "payload.kind == 'DIGEST'",
  "activity.params.signWith == 'x'",
] as const;
const chainParts = ["eth.tx.value >= 0", "eth.tx.to == '' || eth.tx.value >= 0"] as const;
const conjunction = (...parts: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(...parts), { maxLength: 3 }).map((all) => all.map((part) => `(${part})`).join(" && "));
const anyRule = fc.oneof(
  fc.tuple(
    fc.constantFrom("ALLOW", "DENY"),
    conjunction(fc.constantFrom(...keyParts), fc.constantFrom(...activityParts)),
  ),
  fc.tuple(fc.constantFrom("ALLOW", "DENY"), conjunction(fc.constantFrom(...chainParts), fc.constantFrom(...keyParts))),
);

const keys: readonly Pick<Context, "wallet" | "wallet_account" | "private_key">[] = [
  ...["a", "b", "c"].flatMap((id) =>
    ["0xab", "0xcd"].map((address) => ({
      wallet: { id, ...anyKey, label: id === "b" ? "l" : "" },
      wallet_account: { address },
    })),
  ),
  ...["k", "m"].flatMap((id) => [[], ["t"]].map((tags) => ({ private_key: { id, ...anyKey, tags } }))),
];
const activityOf = (type: string, kind: string, family: string, params: object = {}) => ({
  activity: { type, kind, family, resource: "PRIVATE_KEY", action: "SIGN", params: { ...params, signWith: "x" } },
  approvers: [],
  credentials: [],
});
const noOp = { hashFunction: "HASH_FUNCTION_NO_OP", encoding: "PAYLOAD_ENCODING_HEXADECIMAL" };
const digests = [
  activityOf("ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", "SIGN_RAW_PAYLOAD", "signRawPayload", noOp),
  activityOf("ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", "SIGN_RAW_PAYLOADS", "signRawPayloads", noOp),
].map((asked) => ({ ...asked, payload: { kind: "DIGEST", blind: true } as const }));
const transaction = {
  ...activityOf("ACTIVITY_TYPE_SIGN_TRANSACTION_V2", "SIGN_TRANSACTION", "signTransaction"),
  eth: { tx: { to: "", value: 1n } as NonNullable<Context["eth"]>["tx"] },
};

function isTrue({ condition }: Rule, context: Context): boolean {
  const compiled = compile(condition, "condition");
  if (!compiled.ok) throw new Error(condition);
  const outcome = compiled.program.evaluate(context, new Budget(1_000_000));
  return "value" in outcome && outcome.value;
}

test("whatever policies there are, one that a key's digests get round is told of", () => {
  let open = 0;
  fc.assert(
    fc.property(fc.array(anyRule, { minLength: 2, maxLength: 5 }), (drawn) => {
      const rules = drawn.map(([effect, condition], at) =>
        rule(effect as "ALLOW" | "DENY", condition, { name: `${at}` }),
      );
      const told = new Set(spots(...rules).map(([limiting]) => limiting));
      for (const key of keys) {
        const signsDigest = digests.some((digest) => {
          const context = { ...digest, ...key };
          const applies = (effect: string) => rules.some((each) => each.effect === effect && isTrue(each, context));
          return applies("EFFECT_ALLOW") && !applies("EFFECT_DENY");
        });
        if (!signsDigest) continue;
        for (const limiting of rules) {
          if (!limiting.condition.includes("eth.tx") || !isTrue(limiting, { ...transaction, ...key })) continue;
          open += 1;
          expect(told).toContain(limiting.name);
        }
      }
    }),
    { numRuns: 600 },
  );
  expect(open).toBeGreaterThan(100);
});
