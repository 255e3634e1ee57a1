// Policies.

import type { ActivePolicyStatus, ActivityPolicyEvaluation, Policy, PolicyEvaluation } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { Turns } from "../event-loop/turns.js";
import { firstVoteId } from "../activities/first-vote.js";
import type { CompiledPolicy } from "../organizations/compiled-policy.js";
import { found } from "../params/found.js";
import { describeFinding } from "../policy-language/policy.js";
import { findActivity, listVotes } from "../store/activities.js";
import type { ActivityRow, VoteRow } from "../store/activities.js";
import { findPolicy, listPolicies } from "../store/policies.js";
import type { PolicyRow } from "../store/policies.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";

export function policyQueries(
  store: Store,
): Pick<Service<Call>, "getActivePolicies" | "getPolicy" | "getPolicyEvaluations" | "listPolicies"> {
  return {
    async getActivePolicies({ caller: { organization } }) {
      const now = Date.now();
      const turns = new Turns();
      const statuses: ActivePolicyStatus[] = [];
      for (const policy of organization.policies) {
        statuses.push({ organizationId: organization.id, policyId: policy.id, ...statusOf(policy, now) });
        await turns.take();
      }
      return { statuses, evaluatedAtMs: String(now) };
    },

    async getPolicy({ caller }, { policyId }) {
      const scope = store.in(caller.organization.id);
      return { policy: toPolicy(await found("policy", policyId, (id) => findPolicy(scope, id))) };
    },

    async getPolicyEvaluations({ caller }, { activityId }) {
      const scope = store.in(caller.organization.id);
      const activity = await found("activity", activityId, (id) => findActivity(scope, id));
      const votes = await listVotes(scope, [activity.id]);
      const first = toEvaluations(activity.id, firstVoteId(activity.id), activity);
      return { policyEvaluations: [first, ...votes.map((vote) => toEvaluations(activity.id, vote.id, vote))].flat() };
    },

    listPolicies: ({ caller }) => new Streamed({ policies: readPolicies(store.in(caller.organization.id)) }),
  };
}

/** What policies came to at a vote. None where it was not kept. */
function toEvaluations(activityId: string, voteId: string, vote: ActivityRow | VoteRow): ActivityPolicyEvaluation[] {
  if (vote.evaluations === null) return [];
  return [
    {
      id: voteId,
      activityId,
      organizationId: vote.organization_id,
      voteId,
      policyEvaluations: JSON.parse(vote.evaluations) as PolicyEvaluation[],
      createdAt: toTimestamp(vote.created_at),
    },
  ];
}

function statusOf(
  { row, time }: CompiledPolicy,
  now: number,
): Pick<ActivePolicyStatus, "active" | "timeExpr" | "error"> {
  const outcome = time.evaluate(now);
  return {
    active: "value" in outcome && outcome.value,
    ...(row.time !== "" && { timeExpr: row.time }),
    ...("error" in outcome && { error: describeFinding(outcome.error) }),
  };
}

/** All policies as they are answered, oldest first. */
export async function* readPolicies(scope: Scope): AsyncGenerator<Policy[]> {
  for await (const rows of listPolicies(scope)) yield rows.map(toPolicy);
}

function toPolicy(row: PolicyRow): Policy {
  return {
    policyId: row.id,
    policyName: row.name,
    effect: row.effect as Policy["effect"],
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    notes: row.notes,
    consensus: row.consensus,
    condition: row.condition,
    ...(row.time !== "" && { time: row.time }),
  };
}
