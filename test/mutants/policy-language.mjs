// Faults of the policy language: its expressions, and the times of policies.

import { mutantsOf } from "./mutant.mjs";

const language = ["policy/language/table.test.ts", "policy/language/reference.test.ts"];
const expressions = [
  ...mutantsOf("policy-language/logic.ts", language, [
    ["let result = !deciding;", "let result = deciding;", "nothing decides otherwise than it begins"],
    [
      "        if (verdict.isError) return verdict;\n        failure ??= verdict;\n      }\n    }\n    return failure ?? result;",
      "        if (verdict.isError) return verdict;\n      }\n    }\n    return result;",
      "a part that is not applicable is left out of && and ||",
    ],
    [
      "return failure ?? result;",
      "return result === deciding ? result : (failure ?? result);",
      "a part that settles the matter hides one without an answer",
    ],
    [
      "if (state.steps > state.limit) return state.overrun;\n      const one",
      "const one",
      "quantifiers go on past their steps",
      { tests: ["policy/language/quantifiers.test.ts"] },
    ],
    ["holding === elements.length", "holding > 0", "all holds where any does"],
    ["kept.push(one);", "kept.unshift(one);", "filter turns a list around"],
  ]),
  ...mutantsOf("policy-language/comparison.ts", language, [
    [
      '"<=": (left: bigint, right: bigint) => left <= right',
      '"<=": (left: bigint, right: bigint) => left < right',
      "<= means <",
    ],
    [
      '">=": (left: bigint, right: bigint) => left >= right',
      '">=": (left: bigint, right: bigint) => left > right',
      ">= means >",
    ],
    [
      "isAddress(left) || isAddress(right) ? sameAddress : sameText",
      "sameText",
      "addresses differ by the case of their letters",
    ],
    [
      "isAddress(left) || isAddress(right) ? sameAddress : sameText",
      "sameAddress",
      "texts are the same in either case",
      { tests: ["policy/language/table.test.ts", "policy/language/reference.test.ts", "policy/language/docs.test.ts"] },
    ],
    [
      'return typeof verdict === "boolean" ? verdict === wanted : verdict;',
      'return typeof verdict === "boolean" ? verdict : verdict;',
      "!= means ==",
    ],
    ["return known.has(form(sought));", "return known.has(sought);", "addresses in a list differ by their case"],
  ]),
  ...mutantsOf("policy-language/access.ts", language, [
    [
      "if (!(at >= 0 && at < value.length)) {",
      "if (!(at >= 0 && at <= value.length)) {",
      "an index may be one too far",
    ],
    [
      "if (!(start >= 0 && start <= end && end <= value.length)) {",
      "if (!(start >= 0 && start <= end)) {",
      "a slice is cut where the text ends",
    ],
    [
      "return Object.hasOwn(value, found) ? ",
      "return true ? ",
      "policies reach what is no parameter",
      { tests: [...language, "policy/contexts.test.ts"] },
    ],
    [
      "Object.hasOwn(value, name) ? name : other",
      "Object.hasOwn(value, other) ? other : name",
      "a parameter in snake case is hidden by another",
    ],
  ]),
  ...mutantsOf("policy-language/synonyms.ts", language, [
    ["synonyms.get(typed.value)", 'synonyms.get("")', "the names of the hosted service mean nothing"],
    [
      "items.every(({ type }) => type.kind === first.type.kind)",
      "true",
      "a list of names and other text is compared as integers",
      { tests: ["policy/language/findings.test.ts"] },
    ],
  ]),
  ...mutantsOf(
    "policy-language/checker.ts",
    ["policy/language/findings.test.ts"],
    [['isOfActivity(kind, "kind")', 'isOfActivity(kind, "")', "a kind is compared with a version"]],
  ),
  ...mutantsOf("policy-language/checker.ts", language, [
    [
      "isList ? withoutSynonyms(sought, item) : sought",
      "withoutSynonyms(sought, item)",
      "a name that stands for no text is found within any",
    ],
  ]),
  ...mutantsOf("policy-language/value.ts", language, [
    [
      "first === undefined || (second.isError && !first.isError) ? second : first",
      "first ?? second",
      "what is not applicable hides an error",
    ],
    [
      "Number.isSafeInteger(json) ? BigInt(json)",
      "Number.isInteger(json) ? BigInt(json)",
      "integers that JSON has rounded are compared",
    ],
    [
      "return json === null ? undefined : (json as Value);",
      "return json as Value;",
      "null is a value",
      { equivalent: "whoever reads a value takes null and undefined alike" },
    ],
  ]),
];

const times = [
  ...mutantsOf(
    "policy/in-force.ts",
    ["families/policies/times.test.ts"],
    [
      [
        'outcome.value : effect === "EFFECT_DENY"',
        "outcome.value : false",
        "a denial ends with the name of its time zone",
      ],
      ['outcome.value : effect === "EFFECT_DENY"', "outcome.value : true", "a policy whose time is in error allows"],
    ],
  ),
  ...mutantsOf(
    "policy-language/time/cron.ts",
    ["policy/language/time.test.ts"],
    [
      ["return last > earliest;", "return last >= earliest;", "a span holds a moment longer"],
      [
        "? onDay && onWeekday : onDay || onWeekday",
        "? onDay && onWeekday : onDay && onWeekday",
        "both days have to be right",
      ],
      ["if (offset === before)", "if (true)", "changed clocks are not seen"],
    ],
  ),
];
/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const policyLanguage = [...expressions, ...times];
