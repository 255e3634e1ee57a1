// Policies.

import type { ActivePolicyStatus, Policy } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import { toPolicyEvaluations } from "../activities/engine/policy-evaluations.js";
import type { Call } from "../auth/caller.js";
import { Turns } from "../event-loop/turns.js";
import type { CompiledPolicy } from "../organizations/compiled-policy.js";
import { found } from "../params/found.js";
import { describeFinding } from "../policy-language/policy.js";
import { findPolicy, listPolicies } from "../store/policies.js";
import type { PolicyRow } from "../store/policies.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import { foundActivity } from "./found-activity.js";

export function policyQueries(
  store: Store,
): Pick<Service<Call>, "getActivePolicies" | "getPolicy" | "getPolicyEvaluations" | "listPolicies"> {
  return {
    async getActivePolicies({ caller: { organization } }) {
      const now = Date.now();
      const turns = new Turns(organization);
      const statuses: ActivePolicyStatus[] = [];
      for (const policy of organization.policies) {
        statuses.push({ organizationId: organization.id, policyId: policy.id, ...statusOf(policy, now) });
        await turns.take();
      }
      return { statuses, evaluatedAtMs: String(now) };
    },

    async getPolicy({ caller }, { policyId }) {
      const scope = store.in(caller.organization);
      return { policy: toPolicy(await found("policy", policyId, (id) => findPolicy(scope, id))) };
    },

    async getPolicyEvaluations({ caller }, { activityId }) {
      const scope = store.in(caller.organization);
      const { activity, votes } = await foundActivity(scope, activityId);
      return { policyEvaluations: toPolicyEvaluations(activity, votes) };
    },

    listPolicies: ({ caller }) => new Streamed({ policies: readPolicies(store.in(caller.organization)) }),
  };
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
