// Policies, and parts of them, that can hardly be meant as they are: because they never matter, or always do. It is told from
// their texts. Where those leave it open, nothing is said.

import type { InTurns } from "../event-loop/turns.js";
import { Budget, compile, type Context } from "../policy-language/policy.js";
import type { ParsedTime } from "../policy-language/time/parser.js";
import { roots } from "../policy-language/vocabulary.js";
import type { Rule } from "./blind-spots.js";
import { all, conjunctsOf, PartialEvaluation, type Conjunct } from "./conjuncts.js";
import { stepsOfDecision } from "./decision-budget.js";
import { activitiesByType, neverHad } from "./known-values.js";
import { constantTime, costOfTimes, holdsWithin, readTime } from "./times.js";
import { canMeet, constraintOf, lieWithin, meet, possible, type Values } from "./value-sets.js";

/** What can hardly be meant, in words. */
export interface Oversight {
  readonly message: string;
  readonly suggestion: string;
}

interface ReadRule {
  readonly rule: Rule;
  readonly time: ParsedTime;
  readonly condition: readonly Conjunct[];
  readonly consensus: readonly Conjunct[];
}

/** More are not told at once. */
const most = 100;

/**
 * Finds what can hardly be meant in policies that compile.
 *
 * @param about where only what that one policy has to do with is told
 * @param budget by default that of a decision
 * @returns undefined where it does not suffice
 */
export function* findingOversights(
  rules: readonly Rule[],
  about?: Rule,
  budget = new Budget(stepsOfDecision),
): InTurns<readonly Oversight[] | undefined> {
  const read: ReadRule[] = [];
  for (const rule of rules) {
    const [condition, consensus] = [conjunctsOf(rule.condition), conjunctsOf(rule.consensus)];
    const time = readTime(rule.time);
    if (condition && consensus && time) read.push({ rule, condition, consensus, time });
    yield;
  }
  const found: Oversight[] = [];
  const evaluation = new PartialEvaluation(otherWords, budget);
  for (const each of read) {
    if (about && each.rule !== about) continue;
    found.push(...(yield* withinOne(each, evaluation)));
    if (budget.isExhausted) return undefined;
    if (found.length >= most) break;
  }
  const denials = read.filter(({ rule: { effect, consensus } }) => {
    return effect === "EFFECT_DENY" && consensus.trim() === "";
  });
  for (const allowing of read) {
    if (allowing.rule.effect !== "EFFECT_ALLOW") continue;
    for (const denying of denials) {
      if (found.length >= most) break;
      if (about && allowing.rule !== about && denying.rule !== about) continue;
      if (!budget.take(10 * (1 + allowing.condition.length) * (1 + denying.condition.length))) return undefined;
      const isShadowed = isCovered(allowing.condition, denying.condition);
      if (isShadowed && !budget.take(costOfTimes(allowing.time, denying.time))) return undefined;
      if (isShadowed && holdsWithin(allowing.time, denying.time)) found.push(shadow(allowing.rule, denying.rule));
      yield;
    }
  }
  return found.slice(0, most);
}

/** Whatever a condition can ask of an activity beside its type. */
const otherWords = new Set([...roots.keys(), "activity.params"].filter((word) => word !== "activity"));

function* withinOne(
  { rule, condition, consensus, time }: ReadRule,
  evaluation: PartialEvaluation,
): InTurns<Oversight[]> {
  const found: Oversight[] = [];
  const constant = rule.time.trim() === "" ? undefined : constantTime(time);
  if (constant !== undefined && !/^\s*true\s*$/.test(rule.time)) {
    found.push({
      message: constant
        ? `the time of ${nameOf(rule)} always holds`
        : `the time of ${nameOf(rule)} never holds, so the policy never ${does(rule)}`,
      suggestion: constant ? "leave it out, or correct its bounds" : "correct its bounds, or write two policies",
    });
  }
  for (const [what, parts] of [["condition", condition] as const, ["consensus", consensus] as const]) {
    const misspelt = [
      ...new Map(parts.flatMap(({ expression }) => [...neverHad(expression)]).map((one) => [one.value, one])),
    ];
    for (const [, { word, value, nearest }] of misspelt) {
      found.push({
        message: `the ${what} of ${nameOf(rule)} compares ${word} with '${value}', which it never is`,
        suggestion: nearest === undefined ? `use one of the values that ${word} has` : `did you mean '${nearest}'?`,
      });
    }
    for (const part of parts) {
      const constant = constantOf(part, what);
      if (constant !== undefined && !isWhole(rule[what], part)) {
        found.push({
          message: `in the ${what} of ${nameOf(rule)}, ${excerptOf(part)} is always ${constant}`,
          suggestion: "leave it out, or name what it should depend on",
        });
      }
    }
    const contradiction = contradictionIn(parts);
    if (contradiction) {
      const [one, other] = contradiction;
      const words = one === other ? `${excerptOf(one)} is` : `${excerptOf(one)} and ${excerptOf(other)} are`;
      const never = one === other ? "never true" : "never both true";
      found.push({
        message: `in the ${what} of ${nameOf(rule)}, ${words} ${never}, so the policy never ${does(rule)}`,
        suggestion: "correct the bounds, or write two policies",
      });
    }
    yield;
  }
  const apart = wordsApart(condition);
  if (apart) {
    found.push({
      message: `the condition of ${nameOf(rule)} uses ${apart.join(" and ")}, which no activity has together, so it is never true`,
      suggestion: "write two policies",
    });
  } else if (found.length === 0 && !(yield* hasActivity(condition, evaluation))) {
    found.push({
      message: `no activity fits the condition of ${nameOf(rule)}, so the policy never ${does(rule)}`,
      suggestion: "compare activity.type, activity.resource and activity.action with values that occur together",
    });
  }
  return found;
}

const does = ({ effect }: Rule): string => (effect === "EFFECT_DENY" ? "denies" : "allows");
const nameOf = ({ name }: Rule): string => JSON.stringify(name);

function excerptOf({ text }: Conjunct): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/** Whether a part is all of an expression: `true` alone is how people write "always". */
function isWhole(source: string, { text }: Conjunct): boolean {
  return source.trim() === "true" && text === "true";
}

const nothing: Context = {
  activity: { type: "", family: "", resource: "", action: "", params: {} },
  approvers: [],
  credentials: [],
};

/** What a part comes to that depends on nothing, or compares something with itself. */
function constantOf({ expression, roots: used, text }: Conjunct, what: "condition" | "consensus"): string | undefined {
  if ([...used].some((name) => roots.has(name) || name === "activity")) {
    if (expression.kind !== "comparison") return undefined;
    const { left, right, operator } = expression;
    const [one, other] = [left, right].map(({ start, end }) =>
      text.slice(start - expression.start, end - expression.start),
    );
    if (one !== other || operator === "in") return undefined;
    return operator === "==" || operator === "<=" || operator === ">=" ? "true" : "false";
  }
  const compiled = compile(text, what);
  if (!compiled.ok) return undefined;
  const outcome = compiled.program.evaluate(nothing, new Budget(5_000));
  if ("value" in outcome) return String(outcome.value);
  return "error" in outcome ? "an error" : undefined;
}

/** Two parts that are never both true, or one that never is. */
function contradictionIn(parts: readonly Conjunct[]): readonly [Conjunct, Conjunct] | undefined {
  const known = new Map<string, { readonly part: Conjunct; readonly values: Values }>();
  for (const part of parts) {
    const constraint = constraintOf(part);
    if (!constraint) continue;
    const { of, values } = constraint;
    if (!canMeet(values, possible(of))) return [part, part];
    const before = known.get(of);
    if (before && !canMeet(before.values, values)) return [before.part, part];
    known.set(of, { part, values: before ? meet(before.values, values) : values });
  }
  return undefined;
}

const chainWords = [
  "eth.tx",
  "eth.eip_712",
  "eth.eip_7702_authorization",
  "solana.tx",
  "bitcoin.tx",
  "tron.tx",
  "ssh.sig",
];
const keyWords = [["wallet", "wallets", "wallet_account"], ["private_key"]];
const namedWords = [
  "private_key_tag",
  "user",
  "user_tag",
  "policy",
  "api_key",
  "authenticator",
  "oauth_provider",
  "invitation",
  "webhook_endpoint",
];

/** Words of which an activity has those of one line at most. */
const alternatives: readonly (readonly (readonly string[])[])[] = [
  chainWords.map((word) => [word]),
  [...keyWords, ...namedWords.map((word) => [word])],
  [[...chainWords, "payload"], ...namedWords.map((word) => [word])],
  [["payload"], ["bitcoin.tx"]],
];

/** Two words that are never set together. */
function wordsApart(parts: readonly Conjunct[]): readonly string[] | undefined {
  const used = new Set(parts.flatMap((part) => [...part.roots]));
  for (const lines of alternatives) {
    const apart = lines.flatMap((line) => line.find((word) => used.has(word)) ?? []);
    if (apart.length > 1) return apart.slice(0, 2);
  }
  return undefined;
}

/** Whether an activity of some type may fit a condition. */
function* hasActivity(parts: readonly Conjunct[], evaluation: PartialEvaluation): InTurns<boolean> {
  const asked = parts.filter((part) => part.roots.has("activity"));
  if (asked.length === 0) return true;
  const signs = parts.some((part) => [...chainWords, "payload"].some((word) => part.roots.has(word)));
  for (const activity of activitiesByType) {
    if (signs && activity.action !== "SIGN") continue;
    const verdict = all(asked.map((part) => evaluation.verdict(part, { ...nothing, activity })));
    if (verdict !== false && verdict !== "never") return true;
    yield;
  }
  return false;
}

/** Whether whatever one condition is true of, the other is true of too. */
function isCovered(inner: readonly Conjunct[], outer: readonly Conjunct[]): boolean {
  const texts = new Set(inner.map(({ text }) => text.replace(/\s+/g, " ")));
  const known = new Map<string, Values>();
  for (const part of inner) {
    const constraint = constraintOf(part);
    if (!constraint) continue;
    const { of, values } = constraint;
    const before = known.get(of);
    known.set(of, before ? meet(before, values) : values);
  }
  return outer.every((part) => {
    if (texts.has(part.text.replace(/\s+/g, " "))) return true;
    const constraint = constraintOf(part);
    const values = constraint && known.get(constraint.of);
    return values !== undefined && lieWithin(values, constraint!.values);
  });
}

function shadow(allowing: Rule, denying: Rule): Oversight {
  return {
    message: `${nameOf(allowing)} never allows anything: ${nameOf(denying)} denies all of it`,
    suggestion: "narrow the deny policy, or delete the allow policy",
  };
}

/** The sets of words that an activity can have together, of those that are used, the smallest first. */
export function* alternativesOf(used: ReadonlySet<string>): Generator<ReadonlySet<string>> {
  const among = (words: readonly string[]) => words.filter((word) => used.has(word));
  const keys = [[], ...keyWords.map(among).filter((words) => words.length > 0)];
  const chains = [[], ...among(["payload"]).map((word) => [word]), ...among(chainWords).map((word) => [word])];
  for (const key of keys) for (const chain of chains) yield new Set([...key, ...chain]);
  for (const word of among(namedWords)) yield new Set([word]);
}
