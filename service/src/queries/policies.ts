// Policies.

import type { Policy } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { found } from "../params/found.js";
import { findPolicy, listPolicies } from "../store/policies.js";
import type { PolicyRow } from "../store/policies.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";

export function policyQueries(store: Store): Pick<Service<Call>, "getPolicy" | "listPolicies"> {
  return {
    async getPolicy({ caller }, { policyId }) {
      const scope = store.in(caller.organization.id);
      return { policy: toPolicy(await found("policy", policyId, (id) => findPolicy(scope, id))) };
    },

    listPolicies: ({ caller }) => new Streamed({ policies: readPolicies(store.in(caller.organization.id)) }),
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
  };
}
