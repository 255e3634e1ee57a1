// Faults in budgets: what organizations store, webhook events that wait, and the reserve of the disk.

import { mutantsOf } from "./mutant.mjs";

const events = ["budgets/events.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const budgets = [
  ...mutantsOf(
    "budgets/usage.ts",
    ["budgets/usage.test.ts"],
    [
      ["if (this.bytes <= budget) return true;", "return true;", "budgets have no end"],
      ["this.#added - this.#addedAtRead > budget * share", "false", "what other processes add is not looked at"],
      ["this.#base = counted - settled;", "this.#base = counted;", "what was settled counts twice"],
    ],
  ),
  ...mutantsOf("budgets/event-budget.ts", events, [
    ["&& (await this.#makeRoom(owner, exceeded, bytes))", "&& false", "failed events take the place of new ones"],
    ['signedUp ? "signedUpEventBytes" : "eventBytes"', '"eventBytes"', "who has signed up keeps as much as others"],
    ["largest.bytes <= this.#usageOf(id) + bytes", "true", "one organization silences its whole family"],
  ]),
  ...mutantsOf(
    "budgets/storage-budget.ts",
    ["budgets/storage.test.ts"],
    [
      ["limits[limit] * shares[effect]", "limits[limit]", "storing goes on for as long as deleting"],
      ['...this.#budget("familyStoredBytes", familyId, "family"),', "", "a parent has no budget"],
    ],
  ),
  ...mutantsOf(
    "budgets/disk.ts",
    ["budgets/disk.test.ts"],
    [
      ['if (effect === "stores") return false;', "", "the reserve is used up by what stores"],
      ["before + taken > (this.free ?? 0) - taken", "false", "one family takes the whole reserve"],
    ],
  ),
  ...mutantsOf("store/outbox.ts", events, [
    [
      'if (outcome.status === "delivered") await freeBodies(transaction, [event]);',
      "",
      "bodies of events that have arrived stay",
    ],
  ]),
  ...mutantsOf(
    "store/archive.ts",
    ["budgets/storage.test.ts"],
    [["stores(-bytes);", "", "what has moved to the archive still counts"]],
  ),
];
