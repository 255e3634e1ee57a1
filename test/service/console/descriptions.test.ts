// What the console says that a request asks for: a sentence for every type, and exact lines for what the newer ones say.

import { ActivityType, activityKinds } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { describe as describeRequest } from "../../../console/src/check/describe.js";
import type { Beside } from "../../../console/src/check/describe.js";
import { headlineOf } from "../../../console/src/check/headline.js";
import { inWords } from "../../../console/src/check/limit.js";
import { usesKeys } from "../../../console/src/check/key-use.js";
import { families } from "../../../service/src/activities/families.js";

const walletId = "b8902d55-24d8-4327-a788-c05716165733";
const limit = {
  spendingLimitId: "4d0c8f8e-3d7b-4b8c-9a0e-6a8f1f0c2b55",
  name: "payouts",
  assets: ["eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"],
  measure: "SPENDING_MEASURE_AMOUNT",
  maximum: "10000000",
  window: { period: "SPENDING_PERIOD_DAY", timeZone: "Europe/Paris" },
  scope: "SPENDING_SCOPE_WALLET",
  scopeId: walletId,
  excess: "SPENDING_EXCESS_CONSENSUS",
  uncounted: ["UNCOUNTED_SPENDING_CALL"],
  createdAt: { seconds: "1763631000", nanos: "0" },
  updatedAt: { seconds: "1763631000", nanos: "0" },
} as const;
const beside: Beside = { nameOf: (id) => (id === walletId ? `Treasury (${id})` : id), limits: [limit] };

/** Names with values, as a person reads them. */
function linesOf(type: ActivityType, parameters: object): Readonly<Record<string, readonly string[]>> {
  const { lines = [] } = describeRequest(type, { ...parameters }, beside) ?? {};
  const found: Record<string, string[]> = {};
  for (const { name, value } of lines) (found[name] ??= []).push(inWords(value).replace(/\u2009/g, ""));
  return found;
}

const warningsOf = (type: ActivityType, parameters: object) => describeRequest(type, { ...parameters })?.warnings;

describe("requests in words", () => {
  test("every kind has a sentence that no other has", () => {
    const sentences = new Map<string, string>();
    for (const type of Object.values(ActivityType)) {
      const { family } = activityKinds[type];
      const sentence = describeRequest(type, {})?.sentence ?? "";
      expect(sentence, type).toMatch(/^[A-Z].{12,}\.$/);
      expect(sentences.get(sentence) ?? family, type).toBe(family);
      sentences.set(sentence, family);
    }
    expect(sentences.size).toBe(new Set(Object.values(activityKinds).map(({ family }) => family)).size);
    expect(describeRequest("ACTIVITY_TYPE_OF_TOMORROW", {})).toBeUndefined();
    expect(describeRequest("constructor", {})).toBeUndefined();
  });

  test("a spending limit says its amount in the unit of its asset, its window, whose it is and what it cannot see", () => {
    expect(linesOf(ActivityType.CREATE_SPENDING_LIMIT, limit)).toEqual({
      "At most": ["10 USDC"],
      Counts: ["The amount that leaves, with the largest fee"],
      Asset: ["USDC on Ethereum, 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"],
      Over: ["A calendar day in Europe/Paris"],
      Of: [`A wallet with all its accounts: Treasury (${walletId})`],
      "Beyond it": ["waits for the root quorum"],
      "Allowed uncounted": ["Calls of unknown contracts and programs"],
    });
    const unknown = {
      ...limit,
      assets: ["eip155:1/erc20:0x70997970C51812dc3A010C7d01b50e0d17dc79C8"],
      scopeId: undefined,
    };
    expect(linesOf(ActivityType.CREATE_SPENDING_LIMIT, unknown)).toMatchObject({
      "At most": ["10000000 of the smallest unit"],
      Of: ["Each wallet by itself"],
    });
    for (const [receivers, said] of [
      [{ book: "payouts" }, "only those in the address book “payouts”"],
      [{ book: "payouts", outside: true }, "all but those in the address book “payouts”"],
    ] as const) {
      expect(linesOf(ActivityType.CREATE_SPENDING_LIMIT, { ...limit, receivers })).toMatchObject({ Receivers: [said] });
    }
  });

  test("receivers are told with their chains, and delays by what waits", () => {
    const entries = [
      { chain: "eip155:1", address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", label: "Supplier" },
      { chain: "eip155:*", address: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" },
    ];
    expect(linesOf(ActivityType.CREATE_ADDRESS_BOOK_ENTRIES, { book: "payouts", entries })).toEqual({
      "Address book": ["payouts"],
      "Receiver on Ethereum": ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8"],
      "Receiver on every EVM chain": ["0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"],
    });
    expect(linesOf(ActivityType.SET_DELAYS, { policies: "172800", keyExport: "0" })).toEqual({
      "Changes of policies": ["2 days"],
      "Exports of wallets and keys": ["no longer wait"],
    });
  });

  test("a change of a limit is told in the unit of the limit, beside what it is now", () => {
    const { spendingLimitId } = limit;
    const changed = describeRequest(
      ActivityType.UPDATE_SPENDING_LIMIT,
      { spendingLimitId, maximum: "2500000" },
      beside,
    );
    expect(changed?.lines).toMatchObject([
      { value: { text: `payouts (${spendingLimitId})` } },
      {
        value: { kind: "amount", amount: 2_500_000n, decimals: 6, unit: "USDC" },
        note: "Signed as 2500000. Now: 10 USDC. The service says which unit.",
      },
    ]);
    // Of a limit that the service does not tell of, the number is all there is.
    expect(linesOf(ActivityType.UPDATE_SPENDING_LIMIT, { spendingLimitId: walletId, maximum: "2500000" })).toEqual({
      Limit: [walletId],
      "At most, from now on": ["2500000"],
    });
  });

  test("brakes name what they hold, and restrictions what they take away", () => {
    expect(linesOf(ActivityType.FREEZE, { walletIds: [walletId], reason: "stolen" })).toEqual({
      Wallet: [`Treasury (${walletId})`],
      Reason: ["stolen"],
    });
    expect(linesOf(ActivityType.THAW, { wholeOrganization: true })).toEqual({ Of: ["All of the organization"] });
    const { "Never again": never = [], "Only for": only } = linesOf(ActivityType.RESTRICT_KEYS, {
      walletIds: [walletId],
      only: ["eip155:1"],
    });
    // What `only` implies is said.
    expect([never.length, only]).toEqual([1, ["eip155:1"]]);
    expect(never[0]).toContain("transactions");
    expect(linesOf(ActivityType.SET_VOTE_EXPIRY, { seconds: "604800" })).toEqual({ "Requests wait": ["7 days"] });
    expect(linesOf(ActivityType.SET_VOTE_EXPIRY, {})).toEqual({ "Requests wait": ["for any time"] });
  });

  test("an allowlist warns where it shuts everybody out, lets everybody in, or fails open", () => {
    const rules = [{ cidr: "192.0.2.0/24", label: "Office" }];
    expect(warningsOf(ActivityType.SET_IP_ALLOWLIST, { enabled: true, rules })).toEqual([]);
    expect(warningsOf(ActivityType.SET_IP_ALLOWLIST, { enabled: true })).toHaveLength(1);
    expect(warningsOf(ActivityType.SET_IP_ALLOWLIST, { rules })).toHaveLength(1);
    expect(
      warningsOf(ActivityType.SET_IP_ALLOWLIST, { enabled: true, rules, onEvaluationError: "ALLOW" }),
    ).toHaveLength(1);
    expect(linesOf(ActivityType.SET_IP_ALLOWLIST, { enabled: true, rules }).Network).toEqual(["192.0.2.0/24"]);
  });

  test("steps, controls and interfaces are read as they are meant", () => {
    const any = [{ type: "AUTHENTICATION_TYPE_PASSKEY" }, { type: "AUTHENTICATION_TYPE_API_KEY", id: walletId }];
    const policy = { userId: walletId, condition: "", requiredAuthenticationMethods: [{ any }], order: 0 };
    expect(linesOf(ActivityType.CREATE_MFA_POLICY, policy)).toMatchObject({
      "For activities": ["every activity"],
      "Step 1": [`one of: passkey, API key ${walletId}`],
    });
    const control = {
      identifier: "daily",
      dataSource: { chainAssetTransfer: { definition: [{ caip19: "eip155:1/slip44:60", decimals: "18" }] } },
      aggregation: {
        method: "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM",
        operator: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN",
        threshold: "10.5",
        window: { rolling: { duration: "86400" } },
        groupBy: { wallet: {} },
      },
    };
    expect(linesOf(ActivityType.CREATE_VELOCITY_CONTROL, control)).toMatchObject({
      "In policies": ["controls.daily"],
      "True while": ["the sum is below 10.5"],
      Over: ["the last 24 hours"],
      Of: ["each wallet"],
    });
    const abi = JSON.stringify([
      { type: "function", name: "deposit" },
      { type: "event", name: "Deposit" },
    ]);
    const described = { smartContractAddress: "0x00", smartContractInterface: abi, label: "Wrapped ether" };
    expect(linesOf(ActivityType.CREATE_SMART_CONTRACT_INTERFACE, described)).toMatchObject({ Functions: ["deposit"] });
    const unreadable = { ...described, smartContractInterface: "{" };
    expect(warningsOf(ActivityType.CREATE_SMART_CONTRACT_INTERFACE, unreadable)).toHaveLength(1);
  });

  test("what is no text, number or list where one is expected is told, and stops nothing", () => {
    const odd = [null, 7, "x", {}, [null, 7, {}], { any: null }, "__proto__"];
    for (const type of Object.values(ActivityType)) {
      for (const value of odd) {
        const names = [
          "assets",
          "measure",
          "maximum",
          "window",
          "scope",
          "dataSource",
          "aggregation",
          "rules",
          "userIds",
        ];
        const more = ["requiredAuthenticationMethods", "secrets", "seconds", "smartContractInterface", "order"];
        const parameters = Object.fromEntries([...names, ...more].map((name) => [name, value]));
        expect(() => describeRequest(type, parameters, beside), `${type} ${JSON.stringify(value)}`).not.toThrow();
      }
    }
  });

  test("lists and reviews have the lines that matter", async () => {
    const { title, lines } = await headlineOf(ActivityType.CREATE_SPENDING_LIMIT, { ...limit });
    expect(title).toContain("payouts");
    expect(lines[0]).toMatchObject({ name: "At most", value: { unit: "USDC" } });
  });

  test("the requests that brakes stop are those that the service says use keys", () => {
    const keyUses: Readonly<Record<string, { readonly keyUse?: unknown }>> = families;
    for (const [type, { family }] of Object.entries(activityKinds)) {
      // Votes are no family of their own.
      expect(usesKeys(type), type).toBe(keyUses[family]?.keyUse !== undefined);
    }
  });
});
