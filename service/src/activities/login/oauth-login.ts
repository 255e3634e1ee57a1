// Opens a session for the user who is linked to the account that an ID token is about.

import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findMemberByIdToken, idTokenRedaction } from "./id-token.js";
import { prepareSession, withoutSession } from "./new-session.js";

const plan: Plan<"ACTIVITY_TYPE_OAUTH_LOGIN"> = async (context, intent) => {
  const member = await findMemberByIdToken(context, intent.oidcToken, intent.publicKey);
  const { session, insert } = await prepareSession(context, member, intent, "Login with OAuth");
  return async (scope) => {
    await insert(scope);
    return { session };
  };
};

export const oauthLogin: Family<"oauthLogin"> = {
  subjects: { sessionProfileId: noSubject("it narrows the session down") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  immediate: true,
  versions: {
    ACTIVITY_TYPE_OAUTH_LOGIN: { ...plain, redaction: idTokenRedaction, redactResult: withoutSession, plan },
  },
};
