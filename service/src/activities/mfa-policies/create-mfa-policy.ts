// Creates an MFA policy of a user.

import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { insertMfaPolicy } from "../../store/mfa-policies.js";
import { plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkExpressions } from "../../organizations/submitted-expressions.js";
import { checkName, findUser, ofUser, stepsOf } from "./mfa-policy.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_MFA_POLICY"> = async ({ scope: reading, organization, limits }, intent) => {
  const { userId, mfaPolicyName: name, condition, requiredAuthenticationMethods, order, notes = "" } = intent;
  const { record } = await findUser(organization, userId);
  await checkLimit("MFA policies of a user", limits.mfaPoliciesPerUser, 1, async () => record.mfaPolicies.length);
  checkName(record, name);
  await checkExpressions(organization, [{ path: "condition", kind: "condition", source: condition }], []);
  const methods = await stepsOf(reading, organization, record, requiredAuthenticationMethods);
  return async (scope) => {
    const id = uuidv7();
    await insertMfaPolicy(scope, { id, user_id: userId, name, condition, methods, position: order, notes });
    return { mfaPolicyId: id };
  };
};

export const createMfaPolicy: Family<"createMfaPolicy"> = {
  subjects: {
    userId: "user",
  },
  createsSubject: true,
  authority: ofUser,
  versions: { ACTIVITY_TYPE_CREATE_MFA_POLICY: { ...plain, plan } },
};
