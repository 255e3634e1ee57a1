// Faults in brakes: what is frozen, what keys are never used for, and what has waited for too long or not long enough.

import { mutantsOf } from "./mutant.mjs";

const freezes = ["brakes/freeze.test.ts"];
const restrictions = ["brakes/restrictions.test.ts"];
const expiry = ["brakes/expiry.test.ts"];
const delays = ["brakes/delays.test.ts"];
const books = ["brakes/address-book.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const brakes = [
  ...mutantsOf("policy/brakes.ts", freezes, [
    [
      "whyStopped(organization, initiatorId) ?? whyStopped(organization, by)",
      "whyStopped(organization, by)",
      "what a frozen user has asked for is carried out by others",
    ],
    [
      "whyStopped(organization, initiatorId) ?? whyStopped(organization, by)",
      "whyStopped(organization, initiatorId)",
      "a frozen user approves",
    ],
    ["!freezes.has(userId)", "true", "what a frozen user has approved before counts"],
    [
      "return any ? denial(inWords(any)) : allow;",
      "return allow;",
      "an organization is deleted with what is frozen in it",
    ],
  ]),
  ...mutantsOf("activities/brakes/targets.ts", freezes, [
    ["intent.wholeOrganization && named.length > 1", "false", "whoever may freeze a wallet freezes everything"],
  ]),
  ...mutantsOf("signing/restrictions.ts", restrictions, [
    ["before.neverExportable || added", "added", "a later restriction takes an earlier one back"],
    [
      "added.transactionsOnly === true || only.length > 0",
      "added.transactionsOnly === true",
      "a digest is for any chain",
    ],
    ["allowed.length === 0 || allowed.some(", "allowed.length === 0 || true || allowed.some(", "a list becomes wider"],
  ]),
  ...mutantsOf("signing/restricted-transactions.ts", restrictions, [
    [
      'chainId === undefined ? "*" : String(chainId)',
      'String(chainId ?? "1")',
      "a transaction for all chains passes for one",
    ],
  ]),
  ...mutantsOf("signing/places.ts", restrictions, [
    ["other.program === undefined || other.program === place.program", "true", "a key for one contract calls another"],
    ['other.network === "*" || other.network === place.network', "true", "a key for one chain signs for another"],
  ]),
  ...mutantsOf("activities/engine/expiry.ts", expiry, [
    ["await release(scope, organization, activity.id);", "", "it is held back for good"],
  ]),
  ...mutantsOf("activities/engine/delays.ts", delays, [
    [">= (delays.get(change) ?? 0)", ">= 0", "a delay is removed at once"],
    ["setIpAllowlist: widerAllowlist,", "setIpAllowlist: none,", "a network is let in at once"],
    ['namesAny("addUserIds", "removeUserIds")', 'namesAny("addUserIds")', "a tag is taken off at once"],
    [
      "other.milliseconds - one.milliseconds",
      "one.milliseconds - other.milliseconds",
      "the shortest of several delays counts",
    ],
    [
      "Math.max(hold.held_until, hold.held_at + (delays.get(hold.held_as as DelayedChange) ?? 0))",
      "hold.held_until",
      "a delay that was raised is not told of what waits",
    ],
  ]),
  ...mutantsOf("net/network.ts", delays, [
    ["prefix >= wider.prefix && contains", "contains", "a wider network is within a narrow one"],
  ]),
  ...mutantsOf("organizations/ip-allowlist.ts", delays, [
    [
      '(one.onError === "DENY" && other.onError === "ALLOW")',
      "false",
      "addresses that cannot be read are let in at once",
    ],
  ]),
  ...mutantsOf("activities/engine/held.ts", delays, [
    ["heldAt + delay.milliseconds > now", "now < 0", "what waits is carried out by the delay before it was raised"],
    ["if (organization.freezes.size > 0) return;", "", "what is frozen fails instead of waiting"],
    ['decision.outcome === "consensusNeeded"', "false", "votes that count no more are enough"],
    [
      'decision.outcome === "deny"',
      'decision.outcome === "deny" && now < 0',
      "what a policy denies by then is carried out",
    ],
    [
      "await insertLogRecord(scope, newLogRecord(delayEvent({ ...activity, ...after }, now)));",
      "",
      "the log does not have it",
    ],
  ]),
  ...mutantsOf("activities/engine/expiry.ts", delays, [
    ["if (activity.held_at !== null) return false;", "", "what has its votes expires for want of them"],
  ]),
  ...mutantsOf("activities/engine/engine.ts", delays, [
    [
      'decision.outcome === "allow" && !delay',
      'decision.outcome === "allow"',
      "a change that needs no more votes is made at once",
    ],
  ]),
  ...mutantsOf("policy/approvals.ts", delays, [
    ["const at = activity.held_at ?? now;", "const at = now;", "approvals lapse during a delay"],
  ]),
  ...mutantsOf("store/authority/ballot.ts", delays, [
    ["held_at === null ? []", "held_at === null || held_at > 0 ? []", "whoever writes to the database ends a delay"],
  ]),
  ...mutantsOf("organizations/address-book.ts", books, [
    [
      "other === chain || other === `${kind}:*`",
      "other.startsWith(`${kind}:`)",
      "a receiver on one chain is one on another",
    ],
    [
      'isNamed || chain === undefined ? (chain ?? "") : `${kind}:*`',
      "kind",
      "the books of one chain are shown for another",
    ],
  ]),
  ...mutantsOf("policy/context.ts", books, [
    [
      'id === 0n ? "eip155:*" : `eip155:${id}`',
      "`eip155:${id === 0n ? 1n : id}`",
      "a transaction for all chains is one for Ethereum",
    ],
  ]),
  ...mutantsOf("policy-language/compiler.ts", books, [
    [
      'value === "" ? fault("there is no receiver here that can be read") : value',
      "value",
      "no receiver is none that is denied",
    ],
  ]),
  ...mutantsOf("activities/address-book/receiver.ts", books, [
    ["address: lookupForm(address)", "address: address.trim()", "how an address is written makes it another receiver"],
  ]),
  ...mutantsOf("activities/address-book/delete-address-book-entries.ts", books, [
    ["(row.book === book ? row.id : [])", "row.id", "whoever may change one book changes another"],
  ]),
];
