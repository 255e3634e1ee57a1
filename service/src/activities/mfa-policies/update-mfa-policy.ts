// Changes those parts of an MFA policy that the request names.

import { updateMfaPolicy as changePolicy } from "../../store/mfa-policies.js";
import { noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkExpressions } from "../../organizations/submitted-expressions.js";
import { checkName, findPolicy, findUser, ofUser, stepsOf } from "./mfa-policy.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_MFA_POLICY"> = async ({ scope: reading, organization }, intent) => {
  const {
    userId,
    mfaPolicyId: id,
    mfaPolicyName: name,
    condition,
    requiredAuthenticationMethods,
    order,
    notes,
  } = intent;
  const { record } = await findUser(organization, userId);
  await findPolicy(organization, userId, id);
  if (name !== undefined) checkName(record, name, id);
  await checkExpressions(organization, [{ path: "condition", kind: "condition", source: condition }], []);
  const methods =
    requiredAuthenticationMethods && (await stepsOf(reading, organization, record, requiredAuthenticationMethods));
  return async (scope) => {
    await changePolicy(
      scope,
      { id, user_id: userId },
      {
        ...(name !== undefined && { name }),
        ...(condition !== undefined && { condition }),
        ...(methods !== undefined && { methods }),
        ...(order !== undefined && { position: order }),
        ...(notes !== undefined && { notes }),
      },
    );
    return { mfaPolicyId: id };
  };
};

export const updateMfaPolicy: Family<"updateMfaPolicy"> = {
  subjects: {
    userId: "user",
    mfaPolicyId: noSubject("It belongs to the user, whom the activity is about."),
  },
  createsSubject: false,
  authority: ofUser,
  versions: { ACTIVITY_TYPE_UPDATE_MFA_POLICY: { ...plain, plan } },
};
