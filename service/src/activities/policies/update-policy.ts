// Changes those parts of a policy that the request names.

import { found } from "../../params/found.js";
import { always } from "../../policy-language/policy.js";
import { anytime } from "../../policy-language/time/program.js";
import { findPolicy, updatePolicy as changePolicy } from "../../store/policies.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkExpressions } from "../../organizations/submitted-expressions.js";
import { checkPolicyName } from "./new-policies.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_POLICY_V2"> = async ({ scope, organization }, intent) => {
  const { policyId, policyName, policyEffect, policyCondition, policyConsensus, policyNotes, time } = intent;
  await found("policy", policyId, (id) => findPolicy(scope, id));
  const kept = organization.policies.map((policy) =>
    policy.id === policyId
      ? {
          condition: policyCondition === undefined ? policy.condition : always,
          consensus: policyConsensus === undefined ? policy.consensus : always,
          time: time === undefined ? policy.time : anytime,
        }
      : policy,
  );
  await checkExpressions(
    organization,
    [
      { path: "policyCondition", kind: "condition", source: policyCondition },
      { path: "policyConsensus", kind: "consensus", source: policyConsensus },
      { path: "time", kind: "time", source: time },
    ],
    kept,
  );
  if (policyName !== undefined) await checkPolicyName(scope, "policyName", policyName, policyId);
  return async (scope) => {
    await changePolicy(scope, policyId, {
      ...(policyName !== undefined && { name: policyName }),
      ...(policyEffect !== undefined && { effect: policyEffect }),
      ...(policyCondition !== undefined && { condition: policyCondition }),
      ...(policyConsensus !== undefined && { consensus: policyConsensus }),
      ...(time !== undefined && { time }),
      ...(policyNotes !== undefined && { notes: policyNotes }),
    });
    return { policyId };
  };
};

export const updatePolicy: Family<"updatePolicy"> = {
  subjects: { policyId: "policy" },
  createsSubject: false,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_UPDATE_POLICY: plain,
    ACTIVITY_TYPE_UPDATE_POLICY_V2: { ...plain, plan },
  },
};
