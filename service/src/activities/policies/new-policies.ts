// New policies: checked against those that there are, then added.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreatePolicyIntentV3 } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { insertPolicy, listPolicyNames } from "../../store/policies.js";
import type { Scope, WriteScope } from "../../store/store.js";
import type { FamilyContext } from "../definition/plan.js";
import { checkExpressions } from "../../organizations/submitted-expressions.js";

/**
 * Makes sure that the organization can take these policies.
 *
 * @param pathOf where the request has the parameters of an index: empty, or with a dot at the end
 * @throws ApiError INVALID_ARGUMENT for an expression that can't be right, ALREADY_EXISTS for a name that is taken or
 *   comes twice, RESOURCE_EXHAUSTED for the limit, or for expressions that are too long together
 */
export async function checkNewPolicies(
  { scope, limits, organization }: Pick<FamilyContext, "scope" | "limits" | "organization">,
  policies: readonly CreatePolicyIntentV3[],
  pathOf: (index: number) => string,
): Promise<void> {
  const present = await listPolicyNames(scope);
  await checkLimit("policies", limits.policies, policies.length, async () => present.length);
  await checkExpressions(
    organization,
    policies.flatMap(({ condition, consensus, time }, index) => [
      { path: `${pathOf(index)}condition`, kind: "condition", source: condition },
      { path: `${pathOf(index)}consensus`, kind: "consensus", source: consensus },
      { path: `${pathOf(index)}time`, kind: "time", source: time },
    ]),
    organization.policies,
  );
  const taken = new Set(present.map(({ name }) => name));
  const asked = new Set<string>();
  policies.forEach(({ policyName }, index) => {
    const path = `${pathOf(index)}policyName`;
    if (taken.has(policyName)) throw nameTaken(path, policyName);
    if (asked.has(policyName)) {
      throw new ApiError(
        ErrorCode.ALREADY_EXISTS,
        `${path}: a policy named ${JSON.stringify(policyName)} is requested twice`,
      );
    }
    asked.add(policyName);
  });
}

/**
 * Makes sure that a policy can be renamed.
 *
 * @throws ApiError ALREADY_EXISTS for a name that another policy has
 */
export async function checkPolicyName(scope: Scope, path: string, name: string, policyId: string): Promise<void> {
  const present = await listPolicyNames(scope);
  if (present.some((policy) => policy.name === name && policy.id !== policyId)) throw nameTaken(path, name);
}

/** Adds policies that have been checked; answers their ids in the same order. */
export async function insertPolicies(
  scope: WriteScope,
  policies: readonly CreatePolicyIntentV3[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { policyName: name, effect, condition = "", consensus = "", time = "", notes = "" } of policies) {
    const id = uuidv7();
    await insertPolicy(scope, { id, name, effect, condition, consensus, time, notes });
    ids.push(id);
  }
  return ids;
}

function nameTaken(path: string, name: string): ApiError {
  return new ApiError(
    ErrorCode.ALREADY_EXISTS,
    `${path}: the organization has a policy named ${JSON.stringify(name)} already`,
  );
}
