// Sends a user an e-mail with a key to log in with.

import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkFeature } from "./feature.js";
import { prepareMailedKey } from "./mailed-key.js";
import { findByEmail } from "./recipients.js";

const plan: Plan<"ACTIVITY_TYPE_EMAIL_AUTH_V3"> = async (context, intent) => {
  const receiver = findByEmail(context.organization, "email", intent.email);
  const key = await prepareMailedKey(context, receiver, intent, {
    message: "emailAuth",
    type: "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
    name: "Login by e-mail",
  });
  return async (scope, transaction) => {
    await key.send(scope, transaction);
    return { userId: receiver.member.id, apiKeyId: key.apiKeyId };
  };
};

export const emailAuth: Family<"emailAuth"> = {
  subjects: { "emailCustomization.templateId": noSubject("a template of the deployment's") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  sendsMessages: true,
  precondition: (asked) => checkFeature(asked, "FEATURE_NAME_EMAIL_AUTH"),
  versions: {
    ACTIVITY_TYPE_EMAIL_AUTH: plain,
    ACTIVITY_TYPE_EMAIL_AUTH_V2: plain,
    ACTIVITY_TYPE_EMAIL_AUTH_V3: { ...plain, plan },
  },
};
