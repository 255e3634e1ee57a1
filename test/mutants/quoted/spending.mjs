// Faults in spending limits: what is counted, over which time, and what becomes of what waits.

import { mutantsOf } from "./mutant.mjs";

const ledger = ["spending/ledger.test.ts"];
const limits = ["spending/limits.test.ts"];
const receivers = ["spending/receivers.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const spending = [
  ...mutantsOf("spending/ledger.ts", ledger, [
    ["spent + waiting + amount > maximum", "spent + waiting + amount >= maximum", "a limit is never used up"],
    ["spent + waiting + amount > maximum", "spent + amount > maximum", "what waits does not count"],
    [
      "spent: String(BigInt(after.spent) - BigInt(gone))",
      "spent: after.spent",
      "receivers that are forgotten still count",
    ],
    [
      "spendingLimits.length === 0 && velocityControls.length === 0",
      "spendingLimits.length === 0",
      "what controls hold for what has ended is held for good",
      { tests: ["spending/velocity-controls.test.ts"] },
    ],
    ["BigInt(totals.waiting) - holders[index]!.sum", "BigInt(totals.waiting)", "what has ended is held back for good"],
    [
      "String(amount > counted ? amount : counted)",
      "String(amount)",
      "a small replacement hides a large one",
      { tests: limits },
    ],
    [
      '!isExempt || limit.excess !== "SPENDING_EXCESS_CONSENSUS"',
      '!isExempt || limit.excess === "SPENDING_EXCESS_CONSENSUS"',
      "the root quorum exceeds what denies",
      { tests: limits },
    ],
  ]),
  ...mutantsOf("spending/usage.ts", ledger, [
    ["!left.has(id) && !known.has(slot)", "!left.has(id)", "a receiver who is known counts twice"],
    ["base.at <= past", "true", "an entry counts as past that is not", { equivalent: "times never go back" }],
    [
      "known && known.at > past ? BigInt(known.whole) : 0n",
      "0n",
      "the same transaction counts twice",
      { tests: limits },
    ],
  ]),
  ...mutantsOf(
    "spending/supposed-ledger.ts",
    ["spending/planned.test.ts"],
    [
      ["spent + takes > limit.maximum", "spent + takes >= limit.maximum", "a planned limit is never used up"],
      ["if (exceeded.length > 0) return exceeded;", "", "what a planned limit refuses counts"],
    ],
  ),
  ...mutantsOf(
    "queries/planned-spending.ts",
    ["spending/planned.test.ts"],
    [["names.add(name);", "", "two planned limits have one name"]],
  ),
  ...mutantsOf(
    "spending/plenty.ts",
    ["spending/together.test.ts"],
    [["found.left >= amount * requestsAtOnce", "true", "nobody is told what is left of a limit that is used up"]],
  ),
  ...mutantsOf(
    "store/held-rows.ts",
    ["spending/together.test.ts"],
    [
      [
        "for (const [name, row] of this.#rows) this.#before?.set(name, row);",
        "",
        "what was counted together is not written",
      ],
      ["this.#rows.set(name, row);", "(this.#before ?? this).#rows.set(name, row);", "what has failed counts"],
    ],
  ),
  ...mutantsOf(
    "spending/ledger.ts",
    ["spending/limit-words.test.ts"],
    [
      [
        "if (seenBefore && !isSame(seenBefore, before[index]!)) throw new WriteConflict();",
        "",
        "two requests go by the same count of a limit",
      ],
      [
        "held.reduce((sum, { amount }) => sum - BigInt(amount), BigInt",
        "held.reduce((sum) => sum, BigInt",
        "what waits is seen as changed by itself",
      ],
    ],
  ),
  ...mutantsOf(
    "store/held-rows.ts",
    ["spending/slots.test.ts"],
    [["this.set(name, undefined);", "", "what a deleted limit was to count is written"]],
  ),
  ...mutantsOf(
    "store/spending-slots.ts",
    ["spending/slots.test.ts"],
    [
      [
        "each.limitId === old.limitId && each.holder === old.holder",
        "each.holder === old.holder",
        "a limit forgets what another one has counted",
      ],
      ["removed += each.counts.length - others.length;", "", "what a deleted limit has counted is not given back"],
    ],
  ),
  ...mutantsOf(
    "spending/ledger.ts",
    ["spending/slots.test.ts"],
    [["Math.random() * forgetsEvery < counted.size", "false", "slots are remembered for ever"]],
  ),
  ...mutantsOf(
    "spending/window.ts",
    ["spending/window.test.ts"],
    [
      ["return startOf(window, now) - 1;", "return startOf(window, now);", "the first moment of a day does not count"],
      ["(local.getUTCDay() + 6) % 7", "local.getUTCDay()", "weeks begin on Sunday"],
      [
        "zone.offsetAt(midnight - day), zone.offsetAt(midnight + day)",
        "zone.offsetAt(midnight), zone.offsetAt(midnight)",
        "changes of clocks at midnight are not looked at",
      ],
    ],
  ),
  ...mutantsOf("spending/ethereum.ts", limits, [
    [
      '{ token: "", amount: fee, receiver: undefined, ...place }',
      '{ ...place, token: "", amount: 0n, receiver: undefined }',
      "fees do not count",
    ],
  ]),
  ...mutantsOf("spending/charges.ts", receivers, [
    [
      '.has(lookupForm(receiver ?? "")) !== isOutside',
      '.has(lookupForm(receiver ?? "")) === isOutside',
      "the wrong receivers count",
    ],
    [
      "receivers === undefined &&\n    assets.length === 0",
      "assets.length === 0",
      "a limit for a book counts every signature",
    ],
    ["withFees && movement.amount > 0n", "false", "fees of payments that count are free"],
    ["(isOutside && paid.length === 0)", "false", "a limit for all outside of a book counts no fees of calls"],
  ]),
  ...mutantsOf("spending/written-limit.ts", receivers, [
    ["!Object.hasOwn(books, receivers.book)", "!(receivers.book in books)", "a limit is for a book that is not there"],
  ]),
  ...mutantsOf("spending/charges.ts", limits, [
    ["payload?.blind ?", "false ?", "digests are let through"],
    ["new Set(texts)", "texts.slice(0, 1)", "only the first payload of a request counts"],
    [
      "if (amount > (found.items.get(slot) ?? 0n)) found.items.set(slot, amount);",
      "found.items.set(slot, amount);",
      "of a batch's transactions with one nonce, the last counts",
      { tests: ["spending/batches.test.ts"] },
    ],
  ]),
  ...mutantsOf(
    "policy/limit-words.ts",
    ["spending/batches.test.ts"],
    [
      [
        "isBatch ? one.addedBy(running.of(counter, holder)) : 0n",
        "0n",
        "each transaction of a batch sees the whole limit",
      ],
      ["if (isBatch) running.add(charges);", "", "each transaction of a batch is the first that a control counts"],
    ],
  ),
  ...mutantsOf(
    "policy/controls.ts",
    ["spending/batches.test.ts"],
    [["families.filter(counts).length ||", "", "a batch of single requests is none of them to a control"]],
  ),
  ...mutantsOf("policy/spending.ts", limits, [
    ["if (denied) return", "if (denied && !isExempt) return", "a root user passes what denies"],
    [
      "fits: first === undefined",
      "fits: true",
      "what nobody has approved is held back",
      { equivalent: "only what the root quorum has approved comes here, and it never waits" },
    ],
  ]),
  ...mutantsOf("store/spending.ts", limits, [
    [
      "if (!wasThere) return undefined;",
      "if (true) return undefined;",
      "a limit whose counts were removed begins anew",
    ],
  ]),
  ...mutantsOf("activities/engine/voting.ts", limits, [
    [
      "await spend(inside, charges, { activityId: activity.id, now, isExempt, seen });",
      "",
      "what was voted on does not count",
    ],
  ]),
];
