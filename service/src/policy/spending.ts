// What spending limits say of a request, beside policies: they bind whoever asks, the root quorum too. That approves what goes
// beyond a limit which lets it, and changes limits.

import { Turns } from "../event-loop/turns.js";
import { booksOf } from "../organizations/address-book.js";
import type { Organization } from "../organizations/organization.js";
import { charging, mostReceiversAtOnce } from "../spending/charges.js";
import type { Charge, Charges, Refused } from "../spending/charges.js";
import { findExceeded } from "../spending/ledger.js";
import type { Exceeded, Seen } from "../spending/ledger.js";
import type { SpendingLimit } from "../spending/spending-limit.js";
import type { ToSign } from "../signing/to-sign.js";
import type { Scope } from "../store/store.js";
import type { Proposal } from "./context.js";
import { isRootQuorum } from "./decide.js";
import type { Decision } from "./decide.js";
import type { PolicyRequest } from "./request.js";
import { controlCharges } from "./controls.js";
import { readAllSigned, spenderOf } from "./signed.js";

/** What limits come to. */
export interface SpendingDecision {
  readonly decision: Decision;
  /** What is counted where it is carried out, and held back where it waits. */
  readonly charges: readonly Charge[];
  /** Whether there is room for it. What is to wait because there is none has nothing held back. */
  readonly fits: boolean;
  /** Whether the root quorum has approved, so that limits which let it may be exceeded. */
  readonly isExempt: boolean;
  /** What policies saw of limits. */
  readonly seen: readonly Seen[];
}

interface SpendingOptions {
  readonly toSign: ToSign;
  /** Whether it is to wait for votes, whatever limits say. */
  readonly waits: boolean;
  /** Of an activity that has waited, for which something may be held back. */
  readonly activityId?: string;
  /** Whether it is counted next, where it may: limits with plenty left are looked at then. */
  readonly isSpentNext?: boolean;
}

const none: Charges = { charges: [], refused: [] };

/** What a request would spend. Where an organization has no limits, nothing is read. */
async function readCharges(
  organization: Organization,
  request: PolicyRequest | Proposal,
  toSign: ToSign,
): Promise<Charges> {
  const { spendingLimits } = organization;
  if (spendingLimits.length === 0) return none;
  const signed = await readAllSigned(organization, request, toSign);
  const spender = spenderOf(organization, request.initiatorId);
  return new Turns(organization).run(charging(spendingLimits, booksOf(organization), spender, signed));
}

/**
 * Has the limits of an organization decide, once its policies have allowed a request, or have it wait for votes.
 *
 * @param scope as it is committed
 * @throws ApiError as `readSubjects` does
 */
export async function decideSpending(
  scope: Scope,
  organization: Organization,
  request: PolicyRequest | Proposal,
  { toSign, waits, ...asked }: SpendingOptions,
): Promise<SpendingDecision> {
  const { charges, refused } = await readCharges(organization, request, toSign);
  const counted = [...charges, ...(await controlCharges(scope, organization, request, toSign)).charges];
  const isExempt = isRootQuorum(organization, request);
  const { seen = [] } = "subjects" in request ? request : {};
  const allowed: SpendingDecision = { decision: { outcome: "allow" }, charges: counted, fits: true, isExempt, seen };
  if (charges.length === 0 && refused.length === 0) return allowed;
  const exceeded = await findExceeded(scope, charges, {
    now: request.at,
    waits,
    ...asked,
  });
  const problems = [...refused, ...exceeded];
  const isDenied = ({ limit }: Problem) => limit.excess === "SPENDING_EXCESS_DENY";
  const denied = problems.find(isDenied);
  if (denied) return { ...allowed, decision: denial(denied), fits: false };
  const [first] = problems;
  if (!first || isExempt) return { ...allowed, fits: first === undefined };
  const outcome: Decision = request.immediate ? denial(first) : { outcome: "consensusNeeded" };
  return { ...allowed, decision: outcome, fits: false };
}

type Problem = Refused | Exceeded;

function denial(problem: Problem): Decision {
  return { outcome: "deny", explicit: true, message: `spending limit denied request: ${describe(problem)}` };
}

/** Which limit it is, how much is left, and when more is. */
function describe(problem: Problem): string {
  const name = JSON.stringify(problem.limit.name);
  if ("kind" in problem) {
    return problem.kind === "receivers"
      ? `${name} counts at most ${mostReceiversAtOnce} receivers of a request`
      : `${name} cannot count ${inWords[problem.kind]}, and does not allow ${problem.kind}`;
  }
  const { limit, holder, usage, amount } = problem;
  const whose = holder === "" ? "" : ` for ${holder}`;
  const more = usage.moreAt === undefined ? "" : `; more is left from ${new Date(usage.moreAt).toISOString()} on`;
  return `${name} has ${usage.remaining} of ${limit.maximum} ${unitOf(limit)} left${whose}, and this takes ${amount}${more}`;
}

function unitOf({ measure, assets: [asset] }: SpendingLimit): string {
  if (measure === "SPENDING_MEASURE_COUNT") return "signatures";
  if (measure === "SPENDING_MEASURE_RECEIVERS") return "receivers";
  if (!asset) return "units";
  return asset.token === "" ? `of the smallest unit of ${asset.chain}` : `of the smallest unit of ${asset.token}`;
}

const inWords = {
  UNCOUNTED_SPENDING_DIGEST: "what a payload stands for that the service cannot read",
  UNCOUNTED_SPENDING_CALL: "what an unknown call moves, or whom it pays",
  UNCOUNTED_SPENDING_ALLOWANCE: "what somebody else may move",
  UNCOUNTED_SPENDING_TYPED_DATA: "what typed data lets somebody do",
  UNCOUNTED_SPENDING_DELEGATION: "what code moves that acts for an account",
  UNCOUNTED_SPENDING_DURABLE_NONCE: "when a transaction with a durable nonce is sent",
} as const;
