// Logs in the user who is linked to the account that an ID token is about.

import { prepareLoginKey } from "../credentials/new-login-key.js";
import { byPolicyOfParentToo, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findMemberByIdToken, idTokenRedaction } from "./id-token.js";

const plan: Plan<"ACTIVITY_TYPE_OAUTH"> = async (context, intent) => {
  const member = await findMemberByIdToken(context, intent.oidcToken, intent.targetPublicKey);
  const key = await prepareLoginKey(context, member, intent, {
    type: "CREDENTIAL_TYPE_OAUTH_KEY_P256",
    name: "OAuth login",
  });
  return async (scope) => {
    await key.insert(scope);
    return { userId: member.id, apiKeyId: key.apiKeyId, credentialBundle: key.credentialBundle };
  };
};

export const oauth: Family<"oauth"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicyOfParentToo,
  immediate: true,
  versions: { ACTIVITY_TYPE_OAUTH: { ...plain, redaction: idTokenRedaction, plan } },
};
