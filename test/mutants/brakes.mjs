// Faults in brakes: what is frozen, what keys are never used for, and what has waited for too long.

import { mutantsOf } from "./mutant.mjs";

const freezes = ["brakes/freeze.test.ts"];
const restrictions = ["brakes/restrictions.test.ts"];
const expiry = ["brakes/expiry.test.ts"];

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
];
