// Policies.

import type { Policy } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { findPolicy, listPolicies } from "../store/policies.js";
import type { PolicyRow } from "../store/policies.js";
import type { Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import { found } from "../activities/found.js";

export function policyQueries(store: Store): Pick<Service<Call>, "getPolicy" | "listPolicies"> {
  return {
    async getPolicy({ caller }, { policyId }) {
      const scope = store.in(caller.organization.id);
      return { policy: toPolicy(await found("policy", policyId, (id) => findPolicy(scope, id))) };
    },

    async listPolicies({ caller }) {
      const rows = await listPolicies(store.in(caller.organization.id));
      return { policies: rows.map(toPolicy) };
    },
  };
}

export function toPolicy(row: PolicyRow): Policy {
  return {
    policyId: row.id,
    policyName: row.name,
    effect: row.effect as Policy["effect"],
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    notes: row.notes,
    consensus: row.consensus,
    condition: row.condition,
  };
}
