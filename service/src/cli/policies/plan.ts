// `countersign policies plan`: what proposed policies would have decided otherwise about recorded activities.

import { ActivityType, DecisionOutcome, planPolicies } from "@countersign/api";
import type {
  PlannedChange,
  PlannedDecision,
  PlannedSpending,
  PlanPoliciesRequest,
  PlanPoliciesResponse,
} from "@countersign/api";
import { PlanPoliciesRequest as parser } from "@countersign/api/validators";
import type { Command } from "commander";
import { openSession } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { friendlyName } from "../terminal/enum-values.js";
import { record, show, table } from "../terminal/output.js";
import { beyondLimits, beyondText } from "./plan-limits.js";
import type { BeyondLimit } from "./plan-limits.js";
import { listedPolicies, placeOf, readFile, refusal } from "./file.js";

export interface PlanOptions {
  readonly proposed: string;
  readonly last?: string;
  readonly since?: string;
}

type Proposed = Omit<PlanPoliciesRequest, "organizationId" | "paginationOptions">;
type Whole = Pick<PlanPoliciesResponse, "changes" | "unchanged" | "differed" | "notReplayed" | "archived"> & {
  /** What proposed limits would not have let through; undefined without such limits. */
  readonly beyondLimits?: readonly BeyondLimit[];
};

const lastUnlessAsked = 1000;
const pageSize = 100;

/** Carries `plan` out. */
export async function planChange(io: Io, options: PlanOptions, command: Command): Promise<void> {
  const most = mostOf(options);
  const since = sinceOf(options);
  const proposed = await proposedOf(io, options.proposed);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const { spending, ...decided } = await collect(most, (paginationOptions) =>
    planPolicies(connection, { organizationId, ...proposed, ...since, paginationOptions }),
  );
  const { spendingLimits } = proposed;
  const whole: Whole = {
    ...decided,
    ...(spendingLimits && { beyondLimits: beyondLimits(spendingLimits, spending) }),
  };
  show(session, whole, () => planText(whole));
}

type Ask = (page: NonNullable<PlanPoliciesRequest["paginationOptions"]>) => Promise<PlanPoliciesResponse>;

async function collect(
  most: number,
  ask: Ask,
): Promise<Omit<Whole, "beyondLimits"> & { readonly spending: readonly PlannedSpending[] }> {
  const changes: PlanPoliciesResponse["changes"][number][] = [];
  const [unchanged, differed]: [string[], string[]] = [[], []];
  const notReplayed: PlanPoliciesResponse["notReplayed"][number][] = [];
  const spending: PlannedSpending[] = [];
  let left = most;
  let after: string | undefined;
  for (;;) {
    const limit = String(Math.min(left, pageSize));
    const answer = await ask({ limit, ...(after !== undefined && { after }) });
    changes.push(...answer.changes);
    unchanged.push(...answer.unchanged);
    differed.push(...answer.differed);
    notReplayed.push(...answer.notReplayed);
    spending.push(...(answer.spending ?? []));
    left = most - changes.length - unchanged.length - notReplayed.length;
    const { next } = answer;
    // Ids lie in the order of time: what does not go on to older ones would never end.
    const isEnd = next === undefined || (after !== undefined && next >= after);
    after = next;
    if (isEnd || left <= 0) {
      const { archived } = answer;
      return { changes, unchanged, differed, notReplayed, spending, ...(archived && { archived }) };
    }
  }
}

function mostOf({ last, since }: PlanOptions): number {
  if (last === undefined) return since === undefined ? lastUnlessAsked : Infinity;
  if (since !== undefined) throw new UsageError("give --last or --since, not both");
  if (/^[1-9]\d{0,8}$/.test(last)) return Number(last);
  throw new UsageError(`--last: expected a number from 1, got ${last}`);
}

function sinceOf({ since }: PlanOptions): Pick<Proposed, "since"> {
  if (since === undefined) return {};
  const instant = Date.parse(since);
  if (!Number.isNaN(instant) && instant >= 0) return { since: String(instant) };
  throw new UsageError(`--since: expected a date such as 2026-11-01 or 2026-11-01T09:00:00Z, got ${since}`);
}

/** The file's policies and, where it has them, the root quorum, the tags of users and spending limits. */
async function proposedOf(io: Io, name: string): Promise<Proposed> {
  const file = await readFile(io, name);
  const policies = listedPolicies(file);
  const given = file.value as Readonly<Record<string, unknown>>;
  const others = ["rootQuorum", "userTags", "spendingLimits"].filter((name) => given[name] !== undefined);
  const parsed = parser.parse({
    organizationId: "00000000-0000-4000-8000-000000000000",
    policies,
    ...Object.fromEntries(others.map((name) => [name, given[name]])),
  });
  if (!parsed.ok) {
    const wrong = parsed.issues.map(({ path, expected, got }) => ({
      place: placeOf(path),
      message: `expected ${expected}, got ${got}`,
    }));
    throw refusal(file, wrong);
  }
  const { organizationId: _, ...proposed } = parsed.value;
  return proposed;
}

const headings = [
  ["newly allowed", "DECISION_OUTCOME_ALLOW"],
  ["newly needing votes", "DECISION_OUTCOME_CONSENSUS_NEEDED"],
  ["newly denied", "DECISION_OUTCOME_DENY"],
] as const;

/** Numbers first, then a table for each kind of change, then what was not replayed, by reason. */
function planText({ changes, unchanged, differed, notReplayed, beyondLimits: beyond, archived }: Whole): string {
  const kinds = headings.map(([heading, outcome]) => {
    return [heading, changes.filter(({ proposed }) => proposed.outcome.startsWith(outcome))] as const;
  });
  const summary = record([
    ["decided alike", String(unchanged.length)],
    ...kinds.map(([heading, some]) => [heading, String(some.length)] as const),
    ["beyond a limit", beyond && String(new Set(beyond.map(({ activityId }) => activityId)).size)],
    ["not replayed", String(notReplayed.length)],
    ["decided otherwise then", differed.length > 0 ? String(differed.length) : undefined],
    ["archived", archived ? "older activities have moved to the operator's archive" : undefined],
  ]);
  const tables = kinds.flatMap(([heading, some]) => (some.length > 0 ? [changesText(heading, some)] : []));
  const reasons = new Map<string, number>();
  for (const { reason } of notReplayed) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const rows = [...reasons].map(([reason, count]) => [String(count), reason]);
  const rest = rows.length > 0 ? [`NOT REPLAYED\n${table(["activities", "because"], rows, "")}`] : [];
  const limited = beyond && beyond.length > 0 ? [beyondText(beyond)] : [];
  return [summary, ...tables, ...limited, ...rest].join("\n\n");
}

function changesText(heading: string, changes: readonly PlannedChange[]): string {
  const rows = changes.map(({ activityId, type, userId, today, proposed }) => [
    activityId,
    friendlyName(ActivityType, type),
    userId,
    inWords(today),
    inWords(proposed),
  ]);
  return `${heading.toUpperCase()}\n${table(["activity", "type", "by", "today", "proposed"], rows, "")}`;
}

/** The outcome, and by which policies. */
function inWords({ outcome, policies }: PlannedDecision): string {
  const wanted = {
    DECISION_OUTCOME_ALLOW: ["OUTCOME_ALLOW"],
    DECISION_OUTCOME_CONSENSUS_NEEDED: ["OUTCOME_REQUIRES_CONSENSUS"],
    DECISION_OUTCOME_DENY_EXPLICIT: ["OUTCOME_DENY_EXPLICIT"],
  }[outcome as string] ?? ["OUTCOME_ERROR"];
  const by = policies
    .filter((policy) => wanted.includes(policy.outcome))
    .map(({ policyName }) => JSON.stringify(policyName));
  const words = friendlyName(DecisionOutcome, outcome).replaceAll("-", " ");
  return by.length > 0 ? `${words}: ${by.slice(0, 3).join(", ")}` : words;
}
