// Every policy in the documentation that allows transactions, against transactions that are like those it allows and do
// something more, each signed as what it is and as a payload: by its bytes and by its digest, alone and in a batch. What they
// do is judged by the published libraries, not by what the service reads in them.
//
// `npm run campaign -- drains` tries 100,000 at random for each policy, and prints the figures. A new example needs a campaign in
// campaigns.ts.

import { afterAll, describe, expect, test } from "vitest";
import { parse } from "../../../../service/src/policy-language/parser.js";
import { compile, type Context, type Program } from "../../../../service/src/policy-language/policy.js";
import type { Expression } from "../../../../service/src/policy-language/syntax.js";
import type { ChainWord } from "../../../../service/src/policy-language/vocabulary.js";
import { present } from "../../support/results.js";
import { anyKey } from "../language/contexts.js";
import { plenty } from "../language/outcomes.js";
import { books, campaigns, from, sightings, type Attempt } from "./campaigns.js";
import { documentedPolicies, type DocumentedPolicy } from "./documented.js";
import { Random } from "./random.js";
import { rawWays } from "./raw-signing.js";

const count = Number(process.env["DRAINS"] ?? 300);
const policies = documentedPolicies();
/** What stands beside policies that deny by a chain's words. */
const closing = "payload.blind";
const aboutTransactions = ({ condition }: DocumentedPolicy): boolean =>
  /\b(?:eth|solana|bitcoin|tron)\.(?:tx|eip_712)\b/.test(condition);
const allowing = policies.filter(({ effect }) => effect === "allow");
/** Words of uploaded interfaces are tried in `contract-interfaces/`. */
const readsInterface = ({ condition }: DocumentedPolicy): boolean =>
  /\b(?:function_name|contract_call_args|parsed_instruction_data)\b/.test(condition);
const transactional = allowing.filter((policy) => aboutTransactions(policy) && !readsInterface(policy));
const denying = policies.filter((policy) => policy.effect === "deny" && aboutTransactions(policy));

const figures: string[] = [];
afterAll(() => {
  if (process.env["DRAINS"] !== undefined) console.log(figures.join("\n"));
});

describe("a documented policy that allows transactions", () => {
  test("is among those that are tried here", () => {
    expect(transactional.length).toBeGreaterThan(5);
    for (const { title, where } of transactional) expect(campaigns.has(title), `${where}: ${title}`).toBe(true);
    for (const title of campaigns.keys()) expect(transactional.map((policy) => policy.title)).toContain(title);
  });

  describe.each(transactional.filter(({ title }) => campaigns.has(title)))("$title", ({ title, condition }) => {
    const { legitimate, changed } = present(campaigns.get(title), "the campaign");

    test("allows what it means to", () => {
      const program = compiled(condition);
      for (const { transaction, beyond, changes } of legitimate()) {
        expect(beyond(), changes.join()).toBeUndefined();
        expect(verdict(program, transaction), changes.join()).toBe("allowed");
      }
    });

    test("allows nothing that moves value elsewhere, gives it away or costs more, and every part of it is needed", () => {
      const program = compiled(condition);
      const weaker = weakened(condition).map((source) => ({ source, program: compiled(source), drains: 0 }));
      const tally = { allowed: 0, denied: 0, refused: 0 };
      const raw = { allowed: 0, denied: 0 };
      const drains: string[] = [];
      const [legal] = legitimate();
      const beside = present(legal, "one that is legitimate").asPayload();
      for (const { transaction, asPayload, beyond, changes } of changed(count, new Random(1))) {
        const what = verdict(program, transaction);
        tally[what] += 1;
        for (const { way, contexts } of rawWays(asPayload(), beside, from)) {
          const isAllowed = contexts.every((context) => isTrue(program, context));
          raw[isAllowed ? "allowed" : "denied"] += 1;
          if (isAllowed && what !== "allowed") drains.push(`${changes.join(", ")}: by ${way}`);
        }
        if (what === "refused") continue;
        const weak = weaker.filter((policy) => verdict(policy.program, transaction) === "allowed");
        if (weak.length === 0) continue;
        const drained = beyond();
        if (drained === undefined) continue;
        for (const policy of weak) policy.drains += 1;
        if (what === "allowed") drains.push(`${changes.join(", ")}: ${drained}`);
      }
      figures.push(`${JSON.stringify(tally)} as payloads ${JSON.stringify(raw)} ${title}`);
      expect(drains.slice(0, 5)).toEqual([]);
      expect(raw.denied).toBeGreaterThan(count / 2);
      expect(tally.denied).toBeGreaterThan(count / 2);
      expect(weaker.filter((policy) => policy.drains === 0).map(({ source }) => source)).toEqual([]);
    });
  });
});

describe("a documented policy that denies transactions", () => {
  test("is among those that are tried here", () => {
    for (const { title, where } of denying) expect(sightings.has(title), `${where}: ${title}`).toBe(true);
    for (const title of sightings.keys()) expect(denying.map((policy) => policy.title)).toContain(title);
  });

  test("stands beside one that denies what it can't see", () => {
    for (const { where } of denying) {
      const beside = policies.filter((policy) => policy.where === where && policy.effect === "deny");
      expect(
        beside.map(({ condition }) => condition),
        where,
      ).toContain(closing);
    }
  });

  test.each(denying.filter(({ title }) => sightings.has(title)))(
    "denies all that it means to: $title",
    ({ title, condition }) => {
      const program = compiled(condition);
      const blind = compiled(closing);
      const { changed, isMeant } = present(sightings.get(title), "what was seen");
      const tally = { denied: 0, refused: 0, other: 0 };
      const raw = { denied: 0, other: 0 };
      const missed: string[] = [];
      for (const attempt of changed(count, new Random(2))) {
        for (const { way, contexts } of rawWays(attempt.asPayload(), { digests: [] }, from)) {
          const isDenied = contexts.some((context) => denies(program, context) || denies(blind, context));
          raw[isDenied ? "denied" : "other"] += 1;
          const isRead = attempt.transaction() !== undefined;
          if (!isDenied && (!isRead || isMeant(attempt))) missed.push(`${attempt.changes.join(", ")}: by ${way}`);
        }
        if (attempt.transaction() === undefined) {
          tally.refused += 1;
        } else if (!isMeant(attempt)) {
          tally.other += 1;
        } else {
          tally.denied += 1;
          const context = signing(present(attempt.transaction(), "transaction"));
          if (!denies(program, context)) missed.push(attempt.changes.join(", "));
        }
      }
      figures.push(`${JSON.stringify(tally)} as payloads ${JSON.stringify(raw)} ${title}`);
      expect(missed.slice(0, 5)).toEqual([]);
      expect(tally.denied).toBeGreaterThan(Math.min(20, count / 30));
      expect(tally.other).toBeGreaterThan(Math.min(20, count / 30));
    },
  );
});

describe("a documented policy that allows something else", () => {
  const others = allowing.filter((policy) => !aboutTransactions(policy));

  test("is there", () => {
    expect(others.length).toBeGreaterThan(5);
  });

  test.each(others)("lets nobody sign transactions alone: $title $condition", ({ condition, consensus }) => {
    const allows = compiled(condition);
    // Whoever asks carries every tag and id that the consensus speaks of, and nobody else has approved.
    const words = [...(consensus ?? "").matchAll(/'([^']*)'/g)].map(([, word = ""]) => word);
    const asking = { id: words[0] ?? "u", tags: words, email: "", alias: "" };
    const approves = consensus === undefined ? undefined : compiled(consensus, "consensus");
    const more = { wallet: { id: "treasury", ...anyKey }, approvers: [asking] };
    for (const { legitimate } of campaigns.values()) {
      for (const { transaction, asPayload } of legitimate()) {
        const ways = [
          { contexts: [signing(present(transaction(), "transaction"))] },
          ...rawWays(asPayload(), asPayload(), from),
        ];
        for (const { contexts } of ways) {
          const isAllowed = contexts
            .map((context) => ({ ...context, ...more }))
            .every((context) => isTrue(allows, context) && (!approves || isTrue(approves, context)));
          expect(isAllowed).toBe(false);
        }
      }
    }
  });
});

function isTrue(program: Program, context: Context): boolean {
  const outcome = program.evaluate({ ...context, book: books }, plenty());
  return "value" in outcome && outcome.value;
}

/** An error denies, too. */
function denies(program: Program, context: Context): boolean {
  const outcome = program.evaluate(context, plenty());
  return "error" in outcome || ("value" in outcome && outcome.value);
}

/** An activity that signs a transaction. */
function signing(transaction: Pick<Context, ChainWord>): Context {
  return {
    activity: {
      type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
      family: "signTransaction",
      resource: "PRIVATE_KEY",
      action: "SIGN",
      params: {},
    },
    approvers: [],
    credentials: [],
    ...transaction,
  };
}

function verdict(program: Program, transaction: Attempt["transaction"]): "allowed" | "denied" | "refused" {
  const read = transaction();
  if (read === undefined) return "refused";
  return isTrue(program, signing(read)) ? "allowed" : "denied";
}

function compiled(source: string, kind: "condition" | "consensus" = "condition"): Program {
  const result = compile(source, kind);
  if (!result.ok) throw new Error(JSON.stringify(result.findings));
  return result.program;
}

/** The source once for each part that && joins, with true in its place. */
function weakened(source: string): string[] {
  return partsOf(parse(source).expression).map(({ start, end }) => `${source.slice(0, start)}true${source.slice(end)}`);
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case "logic":
      return [...expression.operands, ...expression.operands.flatMap(partsOf)];
    case "quantifier":
      return [...partsOf(expression.base), ...partsOf(expression.predicate)];
    default:
      return [];
  }
}
