// Sends a user who has lost their authenticators an e-mail with a key that can register another one.

import { ApiError, ErrorCode } from "@countersign/api";
import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkFeature } from "./feature.js";
import { prepareMailedKey } from "./mailed-key.js";
import { findByEmail } from "./recipients.js";

const plan: Plan<"ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"> = async (context, intent) => {
  const { features } = context.organization;
  const receiver = findByEmail(context.organization, "email", intent.email);
  const { member } = receiver;
  // One of the two features is on; the second is for root users only.
  if (!features.has("FEATURE_NAME_EMAIL_RECOVERY") && !member.root) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      "email: only root users of this organization can be recovered by e-mail; for all others it takes " +
        "FEATURE_NAME_EMAIL_RECOVERY",
    );
  }
  const key = await prepareMailedKey(context, receiver, intent, {
    message: "recovery",
    type: "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
    name: "Recovery by e-mail",
  });
  return async (scope, transaction) => {
    await key.send(scope, transaction);
    return { userId: member.id };
  };
};

export const initUserEmailRecovery: Family<"initUserEmailRecovery"> = {
  subjects: { "emailCustomization.templateId": noSubject("a template of the deployment's") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  sendsMessages: true,
  precondition: (asked) => checkFeature(asked, "FEATURE_NAME_EMAIL_RECOVERY", "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY"),
  versions: {
    ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: plain,
    ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: { ...plain, plan },
  },
};
