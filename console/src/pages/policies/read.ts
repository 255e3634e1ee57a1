// One policy, as two answers of the service have it.

import { getPolicy, listPolicies } from "@countersign/api";
import type { Policy } from "@countersign/api";
import { readAgreed } from "../../check/agreement.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

export function readPolicy(organizationId: string, policyId: string, signal?: AbortSignal): Promise<Policy> {
  return readAgreed(async () => {
    const connection = reads(signedIn());
    const [{ policy }, { policies }] = await Promise.all([
      getPolicy(connection, { organizationId, policyId }, { signal }),
      listPolicies(connection, { organizationId }, { signal }),
    ]);
    return [policy, [t.policies.title, policy, policies.find((each) => each.policyId === policyId)]];
  });
}
