// On which activity two sets of policies differ: found where trying everything finds one, and nowhere else.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { expect, test } from "vitest";
import { atOnce } from "../../../service/src/event-loop/turns.js";
import type { Rule } from "../../../service/src/policy/blind-spots.js";
import { comparing } from "../../../service/src/policy/compare.js";
import { Dice } from "./reading/dice.js";
import { meaningOf, type Facts } from "./reading/meaning.js";

const rule = (effect: "ALLOW" | "DENY", condition: string, consensus = ""): Rule => ({
  name: condition,
  effect: `EFFECT_${effect}`,
  condition,
  consensus,
  time: "",
});
const compare = (one: readonly Rule[], other: readonly Rule[], most = 100_000) => atOnce(comparing(one, other, most));

const parts = [
  "wallet.id == 'a'",
  "wallet.id in ['a', 'b']",
  "wallet.id != 'b'",
  "eth.tx.value <= 1",
  "eth.tx.value < 2",
  "eth.tx.value > 2",
  "eth.tx.to == '0xAb'",
  "eth.tx.to != '0xab'",
  "activity.action == 'SIGN'",
  "activity.resource == 'WALLET'",
  "activity.params.a == 'p'",
  "eth.tx.erc20_transfers.count() == 1",
  "eth.tx.erc20_transfers.all(t, t.amount <= 1)",
] as const;
const consensuses = [
  "",
  "",
  "approvers.count() >= 2",
  "approvers.any(u, u.tags.contains('red'))",
  "approvers.filter(u, u.tags.contains('red')).count() >= 2",
] as const;

function draw(dice: Dice): Rule[] {
  return dice.many(0, 2, () => {
    const condition = dice.many(0, 2, () => dice.of(parts)).join(dice.of([" && ", " && ", " || "]));
    return rule(dice.once(3) ? "DENY" : "ALLOW", condition, dice.of(consensuses));
  });
}

const user = (tags: readonly string[]) => ({ id: "", tags, email: "", alias: "" });
const ballots = [[[]], [["red"]], [[], []], [["red"], []], [["red"], ["red"]]].map((users) => users.map(user));
const types = Object.entries(activityKinds).flatMap(([type, { family, resource, action, version }]) =>
  version === 1 ? [{ type, kind: "", family, resource, action }] : [],
);
const sorts = [
  ...new Map(types.map((each) => [`${each.action === "SIGN"} ${each.resource === "WALLET"}`, each])).values(),
];

/** Everything that the parts above can tell apart. */
const everything: readonly Facts[] = sorts.flatMap((activity) =>
  [{}, { a: "p" }, { a: "q" }].flatMap((params) =>
    [undefined, "a", "b", "c"].flatMap((id) =>
      [undefined, 0n, 1n, 2n, 3n].flatMap((value) =>
        (value === undefined ? [""] : ["", "0xAb"]).flatMap((to) =>
          (value === undefined ? [[]] : [[], [0n], [2n], [0n, 2n]]).flatMap((amounts) =>
            value !== undefined && activity.action !== "SIGN"
              ? []
              : ballots.map((approvers) => ({
                  activity: { ...activity, params },
                  ...(id !== undefined && { wallet: { id } }),
                  ...(value !== undefined && {
                    eth: { tx: { value, to, erc20_transfers: amounts.map((amount) => ({ amount })) } },
                  }),
                  approvers,
                  credentials: [],
                })),
          ),
        ),
      ),
    ),
  ),
);

const firstVersion = (text: string) =>
  Object.hasOwn(activityKinds, text)
    ? types.find(({ family }) => family === activityKinds[text as ActivityType].family)?.type
    : undefined;

/** What each text means for each of the facts, as soon as it was asked for. */
const known = new Map<string, Map<Facts, string>>();

function meaning(source: string, facts: Facts): string {
  if (source === "") return "true";
  const found = known.get(source)?.get(facts);
  if (found !== undefined) return found;
  const meant = meaningOf(source, { facts, firstVersion });
  if (!known.has(source)) known.set(source, new Map());
  known.get(source)?.set(facts, meant);
  return meant;
}

function verdictOf(rules: readonly Rule[], facts: Facts): string {
  const meant = rules.map(({ effect, condition, consensus }) => {
    return { effect, when: meaning(condition, facts), who: meaning(consensus, facts) };
  });
  const maybe = (meaning: string | undefined) => meaning === "true" || meaning === "error";
  if (meant.some(({ effect, when, who }) => effect === "EFFECT_DENY" && maybe(when) && maybe(who))) return "denies";
  const allows = meant.filter(({ effect, when }) => effect === "EFFECT_ALLOW" && when === "true");
  if (allows.some(({ who }) => who === "true")) return "allows";
  return allows.length > 0 ? "waits" : "says nothing";
}

test("of 500 random pairs, a difference is found where there is one, and is one", () => {
  let found = 0;
  for (let seed = 0; seed < 500; seed++) {
    const dice = new Dice(seed);
    const one = draw(dice);
    const other = dice.once(2) ? draw(dice) : one.map((each) => (dice.once(3) ? (draw(dice)[0] ?? each) : each));
    const { difference, isWhole } = compare(one, other);
    const known = everything.find((facts) => verdictOf(one, facts) !== verdictOf(other, facts));
    const told = JSON.stringify({ seed, one, other });
    expect(isWhole, told).toBe(true);
    expect(difference !== undefined, told).toBe(known !== undefined);
    found += Number(difference !== undefined);
    const verdicts = difference && [one, other].map((set) => verdictOf(set, difference.context as unknown as Facts));
    expect(verdicts, told).toEqual(difference && [difference.one, difference.other]);
  }
  expect(found).toBeGreaterThan(150);
  expect(found).toBeLessThan(450);
});
