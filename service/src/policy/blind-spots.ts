// Policies on a chain's words that raw signing gets round: a digest has none of these words, so what one policy denies can be
// signed by what another one allows. It is told from the policies' texts. Where those leave it open, it is open.

import type { InTurns } from "../event-loop/turns.js";
import { Budget, type Context } from "../policy-language/policy.js";
import type { ChainWord } from "../policy-language/vocabulary.js";
import { all, conjunctsOf, PartialEvaluation, type Conjunct } from "./conjuncts.js";
import { stepsOfDecision } from "./decision-budget.js";

/** As much of a policy as it takes. One whose condition can't be read counts for nothing. */
export interface Rule {
  readonly name: string;
  readonly effect: string;
  readonly condition: string;
  readonly consensus: string;
  readonly time: string;
}

export interface BlindSpot {
  /** Denies or limits what is signed by the words of chains. */
  readonly limiting: Rule;
  /** Such as `eth.tx`. */
  readonly words: readonly string[];
  /** Allows to sign a digest of the same. */
  readonly open: Rule;
}

interface ReadRule extends Rule {
  readonly parts: readonly Conjunct[];
  /** Such as `eth.tx`. */
  readonly words: readonly string[];
  readonly keys: Keys;
}

/** Which keys a condition is about: by a word such as `wallet.id`, the only values that it lets be. */
type Keys = ReadonlyMap<string, ReadonlySet<string>>;

type Blind = readonly [hashFunction: string, kind: "DIGEST" | "UNKNOWN"];

/** How a chain's transactions can be signed so that the service can't read them. */
const blindPayloads: Readonly<Record<ChainWord, readonly Blind[]>> = {
  eth: [
    ["HASH_FUNCTION_NO_OP", "DIGEST"],
    ["HASH_FUNCTION_KECCAK256", "DIGEST"],
  ],
  tron: [["HASH_FUNCTION_NO_OP", "DIGEST"]],
  bitcoin: [
    ["HASH_FUNCTION_NO_OP", "DIGEST"],
    ["HASH_FUNCTION_SHA256", "DIGEST"],
  ],
  solana: [["HASH_FUNCTION_NOT_APPLICABLE", "UNKNOWN"]],
  ssh: [
    ["HASH_FUNCTION_NO_OP", "DIGEST"],
    ["HASH_FUNCTION_SHA256", "UNKNOWN"],
    ["HASH_FUNCTION_NOT_APPLICABLE", "UNKNOWN"],
  ],
};

const rawTypes = [
  ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", "SIGN_RAW_PAYLOAD", "signRawPayload"],
  ["ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", "SIGN_RAW_PAYLOADS", "signRawPayloads"],
] as const;

const accountWords = ["wallet", "wallets", "wallet_account"];
/** What the text of a policy alone does not tell. */
const unknown = new Set([...accountWords, "private_key", "credentials", "limit", "controls", "book"]);

/**
 * Finds the policies that raw signing gets round, each with the first that lets it.
 *
 * @param about where only those matter that one policy limits or opens
 * @returns undefined where it takes more steps than a decision has
 */
export function* findingBlindSpots(rules: readonly Rule[], about?: Rule): InTurns<readonly BlindSpot[] | undefined> {
  const budget = new Budget(stepsOfDecision);
  const evaluation = new PartialEvaluation(unknown, budget);
  const read: (ReadRule & { readonly rule: Rule })[] = [];
  for (const rule of rules) {
    const parts = conjunctsOf(rule.condition);
    if (parts) read.push({ ...readRule(rule, parts), rule });
    yield;
  }
  const spots: BlindSpot[] = [];
  for (const limiting of read.filter(({ words }) => words.length > 0)) {
    for (const allowing of read) {
      if (about && limiting.rule !== about && allowing.rule !== about) continue;
      if (allowing.effect !== "EFFECT_ALLOW" || !mayShareKey(limiting, allowing)) continue;
      const isOpen = probesOf(limiting).some((probe) => {
        const verdict = all(allowing.parts.map((part) => evaluation.verdict(part, probe)));
        if (verdict === false || verdict === "never") return false;
        return !read.some((each) => closes(each, probe, evaluation, [limiting, allowing]));
      });
      yield;
      if (budget.isExhausted) return undefined;
      if (!isOpen) continue;
      spots.push({ limiting: limiting.rule, words: limiting.words, open: allowing.rule });
      break;
    }
  }
  return spots;
}

function readRule(rule: Rule, parts: readonly Conjunct[]): ReadRule {
  const roots = new Set(parts.flatMap((part) => [...part.roots]));
  const words = [...roots].filter((root) => root.includes(".") && chainOf(root) !== undefined);
  return { ...rule, parts, words, keys: keysOf(parts) };
}

function chainOf(word: string): ChainWord | undefined {
  const chain = word.split(".", 1)[0]!;
  return Object.hasOwn(blindPayloads, chain) ? (chain as ChainWord) : undefined;
}

/** What is signed by key words: `wallet.id == 'a'`, and `in` with a list of texts. */
function keysOf(parts: readonly Conjunct[]): Keys {
  const keys = new Map<string, ReadonlySet<string>>();
  for (const { expression } of parts) {
    if (expression.kind !== "comparison") continue;
    const { left, right, operator } = expression;
    if (left.kind !== "field" || left.base.kind !== "name" || !unknown.has(left.base.name)) continue;
    const list = operator === "in" && right.kind === "list" ? right.items : operator === "==" ? [right] : [];
    const texts = list.flatMap((item) => (item.kind === "literal" ? [String(item.value).toLowerCase()] : []));
    if (texts.length > 0 && texts.length === list.length)
      keys.set(`${left.base.name}.${left.name.text}`, new Set(texts));
  }
  return keys;
}

/** Whether there may be a key that both are about. */
function mayShareKey(one: ReadRule, other: ReadRule): boolean {
  const speaksOf = ({ parts }: ReadRule, words: readonly string[]) =>
    parts.some(({ roots }) => words.some((word) => roots.has(word)));
  // An activity never has both.
  const [accounts, keys] = [accountWords, ["private_key"]].map((words) =>
    [one, other].some((each) => speaksOf(each, words)),
  );
  if (accounts && keys) return false;
  return [...one.keys].every(([word, texts]) => {
    const others = other.keys.get(word);
    return others === undefined || [...texts].some((text) => others.has(text));
  });
}

/** Whether a policy denies a payload, by whichever of the keys that are meant it is signed. */
function closes(
  { effect, consensus, time, parts }: ReadRule,
  probe: Context,
  evaluation: PartialEvaluation,
  meant: readonly ReadRule[],
): boolean {
  if (effect !== "EFFECT_DENY" || consensus.trim() !== "" || time.trim() !== "") return false;
  return parts.every((part) => {
    const verdict = evaluation.verdict(part, probe);
    return verdict === true || (verdict === "maybe" && isMeant(part, meant));
  });
}

/** Whether a part holds for each of the keys that are meant. */
function isMeant(part: Conjunct, meant: readonly ReadRule[]): boolean {
  if (meant.some(({ parts }) => parts.some(({ text }) => text === part.text))) return true;
  const [[word, texts] = []] = keysOf([part]);
  if (word === undefined) return false;
  return meant.some(({ keys }) => [...(keys.get(word) ?? [""])].every((text) => texts?.has(text)));
}

function probesOf({ words }: ReadRule): readonly Context[] {
  const chains = new Set(words.flatMap((word) => chainOf(word) ?? []));
  return [...chains].flatMap((chain) =>
    blindPayloads[chain].flatMap(([hashFunction, kind]) =>
      rawTypes.map(([type, kindOfActivity, family]) => ({
        activity: {
          type,
          kind: kindOfActivity,
          family,
          resource: "PRIVATE_KEY",
          action: "SIGN",
          params: { encoding: "PAYLOAD_ENCODING_HEXADECIMAL", hashFunction },
        },
        payload: { kind, blind: true },
        approvers: [],
        credentials: [],
      })),
    ),
  );
}

/** A blind spot in words. */
export function describeBlindSpot({ limiting, words, open }: BlindSpot): {
  readonly message: string;
  readonly suggestion: string;
} {
  const does = limiting.effect === "EFFECT_DENY" ? "denies" : "limits what is signed";
  return {
    message:
      `${JSON.stringify(limiting.name)} ${does} by ${words.join(", ")}, which payloads that the service can't read do not ` +
      `have; ${JSON.stringify(open.name)} allows signing such payloads`,
    suggestion: "deny payload.blind in another policy, or allow less",
  };
}
